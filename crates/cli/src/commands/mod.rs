//! One file per subcommand.

pub(crate) mod admin;
pub(crate) mod analyze;
pub(crate) mod bots;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod match_;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod puzzles;
pub(crate) mod render;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod tiles;
pub(crate) mod verify;

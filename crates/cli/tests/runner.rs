//! The tests of the program, in one program.

mod commands;
mod common;
mod engine;
mod games;
mod languages;
mod names;
#[cfg(unix)]
mod online;
#[cfg(unix)]
mod operate;
#[cfg(unix)]
#[path = "../../arena/tests/pulse/mod.rs"]
mod pulse;
mod render;
mod rules;
#[cfg(unix)]
mod screen;
mod strength;
mod table;
mod verify;

//! Tiles, figures and boards, drawn from topology alone.
#![deny(missing_docs)]

pub mod board;
pub mod canvas;
pub mod frame;
pub mod geometry;
pub mod layout;
pub mod letters;
pub mod motion;
pub mod pack;
mod seed;
pub mod sheet;
pub mod sprites;
pub mod stencils;
pub mod theme;
pub mod tile;

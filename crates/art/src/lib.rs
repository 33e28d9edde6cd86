//! Tiles, figures and boards, drawn from topology alone.
#![deny(missing_docs)]

pub mod canvas;
pub mod geometry;
pub mod layout;
mod seed;
pub mod tile;
pub mod stencils;
pub mod theme;

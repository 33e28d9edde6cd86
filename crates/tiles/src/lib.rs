//! What is printed on the tiles: sides, segments, symbols, and the catalogue of all boxes.
//!
//! This crate knows paper, not rules. [`catalogue()`] returns every tile kind of every box, read once from the
//! text files in `data/`; [`Catalogue::parse`] reads the same notation from anywhere else.
#![deny(missing_docs)]

mod catalogue;
mod geometry;
mod parse;
mod print;
mod segment;

pub use catalogue::{Box, Catalogue, Group, KindId, Printing, TileKind, TileSet, catalogue};
pub use geometry::{HalfSide, HalfSideSet, Rotation, Side, SideSet, Terrain};
pub use parse::CatalogueError;
pub use segment::{Goods, Mark, MarkSet, Segment, SegmentKind, SegmentSet, Symbol, SymbolSet};

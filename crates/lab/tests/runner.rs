//! The tests of the laboratory, in one program.

mod common;
mod conform;
mod deep;
mod ladder;
mod playouts;

//! The tests of the laboratory, in one program.

mod common;
mod conform;
mod crash;
mod deep;
mod ladder;
mod playouts;

//! The tests of fair draws, in one program.

mod games;
mod vectors;

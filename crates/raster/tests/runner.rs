//! The tests of pictures, in one program.

mod boards;
mod motion;

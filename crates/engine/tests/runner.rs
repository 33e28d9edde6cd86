//! The tests of the engine that need no whole game, in one program.

mod corners;
mod standings;
mod supposing;

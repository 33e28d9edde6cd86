//! The tests of bots, in one program.

mod fairy;
mod puzzles;
mod search;
mod strength;

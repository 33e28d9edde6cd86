//! The tests that need whole games, in one program.

mod allocation;
mod bytes;
mod laws;
mod reference;

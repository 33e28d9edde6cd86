//! The tests of the catalogue, in one program.

mod carcassonne;
mod consistency;
mod counts;
mod facts;
mod malformed;
mod mutations;
mod shared;

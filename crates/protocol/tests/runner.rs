//! The tests of the protocol, in one program.

mod common;
mod messages;
mod questions;
mod samples;
mod tables;
mod told;

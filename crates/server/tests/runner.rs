//! The tests of the server, in one program.

mod api;
mod cluster;
mod store;

//! The server as its clients see it: conversations over real sockets.

mod bad_input;
mod clocks;
mod endings;
mod faults;
mod fuzz;
mod games;
mod guards;
mod http;
mod player;
mod restart;
mod secrets;
mod server;
mod socket;
mod stream;
mod table;
mod turns;

//! The server as its clients see it: conversations over real sockets.

mod bad_input;
mod browser;
mod clocks;
#[path = "../store/cluster.rs"]
#[expect(dead_code, reason = "tests of the store need more of it")]
mod cluster;
mod codes;
mod endings;
mod faults;
mod fuzz;
mod games;
mod gathering;
mod guards;
mod http;
mod identities;
mod mutate;
mod operator;
mod player;
mod postgres;
mod proxy;
mod puzzles;
mod records;
mod restart;
mod reviews;
mod secrets;
mod server;
mod socket;
mod stream;
mod table;
mod turns;

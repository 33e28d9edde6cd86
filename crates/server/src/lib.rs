//! The server: hosts tables for people and programs.

pub mod store;

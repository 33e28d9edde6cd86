//! The stores: one suite for all of them, and what is particular to each.

mod memory;
mod postgres;
mod proxy;
mod samples;
mod sqlite;
mod suite;

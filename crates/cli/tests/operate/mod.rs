//! What an operator does with the program: read its log, copy games while they go on, and start again elsewhere.

mod admin;
mod backup;
mod log;
mod serving;
mod settings;

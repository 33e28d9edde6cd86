//! A table in the terminal: who sits at it, what they are asked, and where its game is kept. Both ways to play use it, line
//! by line and on the whole screen.

mod ask;
pub(crate) mod keep;
pub(crate) mod menu;
pub(crate) mod pick;
pub(crate) mod plain;
pub(crate) mod sitter;

//! The tests of drawings, in one program.

mod claims;
mod color;
mod crowd;
mod drawing;
mod feet;
mod layout;
mod pack;
mod pixels;
mod small;
mod stamps;
mod tiles;
mod truth;

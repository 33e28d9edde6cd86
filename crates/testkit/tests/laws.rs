//! Laws: what holds at every node of every game, shown by random games with random setups.

#[path = "laws/conservation.rs"]
mod conservation;
#[path = "laws/copies.rs"]
mod copies;
#[path = "laws/game.rs"]
mod game;
#[path = "laws/generation.rs"]
mod generation;
#[path = "laws/held.rs"]
mod held;
#[path = "laws/modules.rs"]
mod modules;
#[path = "laws/notation.rs"]
mod notation;
#[path = "laws/position_texts.rs"]
mod position_texts;
#[path = "laws/positions.rs"]
mod positions;
#[path = "laws/refusals.rs"]
mod refusals;
#[path = "laws/symmetry.rs"]
mod symmetry;

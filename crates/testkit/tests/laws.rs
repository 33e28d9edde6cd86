//! Laws: what holds at every node of every game, shown by random games with random setups.

#[path = "laws/builder.rs"]
mod builder;
#[path = "laws/columns.rs"]
mod columns;
#[path = "laws/conservation.rs"]
mod conservation;
#[path = "laws/copies.rs"]
mod copies;
#[path = "laws/count.rs"]
mod count;
#[path = "laws/dragon.rs"]
mod dragon;
#[path = "laws/game.rs"]
mod game;
#[path = "laws/generation.rs"]
mod generation;
#[path = "laws/magic.rs"]
mod magic;
#[path = "laws/modules.rs"]
mod modules;
#[path = "laws/notation.rs"]
mod notation;
#[path = "laws/parts.rs"]
mod parts;
#[path = "laws/positions.rs"]
mod positions;
#[path = "laws/refusals.rs"]
mod refusals;
#[path = "laws/scores.rs"]
mod scores;
#[path = "laws/symmetry.rs"]
mod symmetry;
#[path = "laws/tokens.rs"]
mod tokens;

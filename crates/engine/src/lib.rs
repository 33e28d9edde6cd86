//! The rules of the game: state, moves, turn and scoring.
//!
//! Four types carry everything: [`Rules`] (fixed for a game), [`State`] (a position), [`Node`] (what the state waits
//! for) and [`Move`] (an answer). The engine does no input or output, reads no clock and draws no random number: what
//! chance decides comes in from outside as an [`Outcome`].
//!
//! ```
//! use carcas_engine::{Edition, Log, Node, Rules, Setup, State};
//!
//! let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2))?;
//! let mut state = State::new(&rules);
//! let mut moves = Vec::new();
//! loop {
//!     match state.node() {
//!         Node::Chance { .. } => {
//!             let outcome = state.sample(&rules, |_| 0).expect("a bag that is drawn from is not empty");
//!             state.draw(&rules, outcome, &mut Log::silent())?;
//!         }
//!         Node::Decide { .. } => {
//!             moves.clear();
//!             state.legal_moves(&rules, &mut moves);
//!             state.play(&rules, moves[0], &mut Log::silent())?;
//!         }
//!         Node::Over => break,
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs)]

mod board;
mod corner;
mod decision;
mod event;
mod feature;
mod figure;
mod figure_action;
mod flat;
mod flow;
mod game;
mod geometry;
mod key;
mod laying;
mod modules;
mod moves;
mod muster;
mod neutral;
pub mod notation;
mod position;
mod query;
mod refusal;
mod rules;
mod score;
mod state;
mod survey;
mod tile_placement;
mod token;
mod turn;

pub use board::{Axis, PlacedTile, TileIx};
pub use decision::{Decision, Leaving};
pub use event::{
    Cause, Departure, Event, Label, Log, Obstacle, Payment, Reason, Release, Removal, Term, Terms,
};
pub use feature::{FeatureIx, SegmentIx};
pub use figure::{Figure, FigureIx, FigureKind, Prisoner, Seat, SeatSet, Supply};
pub use game::{Draw, IllegalMove, Node, Outcome};
pub use geometry::Cell;
pub use modules::{Module, ModuleSet, objection::*};
pub use moves::{Move, Spot};
pub use neutral::{Neutral, Quarter};
pub use notation::NotationError;
pub use position::{Position, PositionError};
pub use query::{FeatureView, FigureView};
pub use refusal::{Answer, Offer, Offers, Refusal, Remedy};
pub use rules::*;
pub use score::{Contest, Powers, Standing};
pub use state::State;
pub use survey::{EdgePattern, Outline};
pub use token::{Title, Token};

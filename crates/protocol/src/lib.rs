//! What clients and servers tell each other: plain data with a JSON form, made from what the engine says.
//!
//! - [`SetupSpec`] is a setup as a client asks for it, [`Catalogue`] is what it can choose from.
//! - [`Question`] is what a seat is asked, with all legal moves in groups.
//! - [`Said`] is a sentence by key and arguments: it stands beside everything that people read.
//! - [`WireEvent`] is something that happened, [`Table`] everything that lies on the table.
//! - [`Query`] asks for more, [`Answer`] is the reply; [`Aids`] says what is told at all.
//!
//! Everything here is a pure function of rules, state and aids. Nothing needs a rule to be understood: what a client must
//! know of a move, an event or a place stands beside it. `docs/protocol.md` is written for authors of clients.
#![deny(missing_docs)]

mod about;
mod aids;
mod analysis;
mod clock;
mod event;
mod http;
mod message;
mod nothing;
mod place;
mod puzzle;
mod query;
mod question;
mod said;
mod setup;
mod table;
#[cfg(feature = "openapi")]
mod tuples;
#[cfg(test)]
mod typescript;

pub use about::{
    About, By, EndReason, GameResult, Holder, SeatAbout, Series, Status, TakeoverReason,
};
pub use aids::Aids;
pub use analysis::{
    AnalysisProgress, Beginning, BestMove, GameAnalysis, GoOn, JudgedDraw, JudgedMove, JudgedSeat,
};
pub use clock::TimeControl;
pub use event::{
    SaidEvent, WireCause, WireContest, WireDeparture, WireEvent, WireObstacle, WireReason,
    WireRemoval, WireTerm,
};
pub use http::{
    CreateGame, DoBody, Done, GameList, GameMade, IdentityMade, ListedGame, SeatBot, SeatPlan,
    SeatToken, Seated, TakeSeat,
};
pub use message::{Awaits, ClientMessage, Command, Problem, ServerMessage, Update, View, What};
pub use place::{FigureAt, WireAxis, WireBridge, WireCell, WireSpot};
pub use puzzle::{GradedMove, PuzzleAbout, PuzzleList, PuzzleView};
pub use query::{
    Answer, DeadCells, FeatureDetail, Features, Fits, FittingTile, MoveScore, Points,
    PointsOfSource, Projection, Query, QueryRefusal, Remaining, RuleText, WhyRefused, Worth,
    rule_ids, rule_scenarios, rule_text,
};
pub use question::{
    Asked, BridgedCell, CellRotations, FigureChoice, Group, NamedSpots, Origin, Question,
    SaidGroup, SpotAt, WayOf,
};
pub use said::{Join, Said, SaidArg};
pub use setup::{
    Catalogue, CatalogueBox, CataloguePreset, CatalogueSwitch, CatalogueValue, PresetChoice,
    SetupProblem, SetupReason, SetupSpec, USUAL_EDITION,
};
pub use table::{
    Awaited, Bag, Bazaar, Castle, NeutralAt, Offer, PlacedTokens, Prisoners, SeatView, Table,
    TableHead, TablePage, TileAt,
};

/// The version of what is told. It rises when a client that was written for it could misunderstand something.
pub const VERSION: u32 = 1;

/// The most bytes of a question, and of the head or a page of a table, as JSON.
pub const MAX_BYTES: usize = 16 * 1024;

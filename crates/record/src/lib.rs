//! Games as text: pictures of the board, records, and scenarios that show a rule.
//!
//! - [`picture()`] draws a board for terminals and test failures.
//! - [`Record`] is a game with everything that was drawn and played; it prints and reads the format of
//!   `docs/record-format.md`, and [`Replay`] steps through it.
//! - [`About`], [`Note`] and [`GameResult`] are what a record may say around its game: players, clocks, how it ended.
//! - [`Scenario`] is a test of a rule that a player can read (`docs/scenarios.md`).
//! - [`Watched`] shows either of them moment by moment.
//! - [`PositionView`] says in words what is on the table and what the game waits for.
//! - [`Teller`] turns events, questions and answers into sentences, and [`Speaker`] says them.
//! - [`told()`] turns refusals into sentences.
//! - [`rules_told`] says what a game plays, and has the pages of rules to read.
#![deny(missing_docs)]

mod about;
mod error;
mod lines;
mod moves;
mod names;
mod picture;
mod points;
mod record;
mod refusal;
mod replay;
pub mod rules_told;
mod scenario;
mod tell;
pub mod view;
mod watched;

pub use about::{
    About, AboutError, Aids, BotLevel, DisplayName, EndReason, GameResult, Note, TimeControl,
    TimeLeft,
};
pub use error::ParseError;
pub use names::{check_names, usual_names};
pub use picture::{
    Drawing, Glyph, PictureOptions, Style, TileDrawing, draw, draw_bare, draw_placed,
    figure_letter, floors_sign, goods_sign, key, key_lines, legend, mark_sign, neutral_letter,
    picture, prisoners_of, quarter_letters, seat_letter, symbol_sign, tile_picture, token_sign,
    tokens_of,
};
pub use points::{PointsRow, points_by_source};
pub use record::{Entry, FORMAT_VERSION, Record, RecordError};
pub use refusal::{Told, told};
pub use replay::{Replay, ReplayStep};
pub use scenario::{Failure, Scenario, ScenarioCase, ScenarioStep};
pub use tell::{Speaker, Teller, describe_tile, idle_signs, pinned, tile_in_game, tile_in_short};
pub use view::PositionView;
pub use watched::{GOLDEN, Keep, Moment, WatchError, Watched};

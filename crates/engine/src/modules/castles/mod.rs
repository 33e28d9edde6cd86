//! Castles (`docs/rules/80-bridges-castles-and-bazaars.md`).
//!
//! A converted city is a feature of its own kind, so that code that looks for cities skips it. Its lord is a figure in it
//! like any other. It stays among the features that the tile completed, as one that has been scored: what is new there
//! cannot score in the same part.

mod refusal;
mod scoring;

use std::ops::ControlFlow;

use carcas_tiles::{Mark, SegmentKind};

pub use refusal::CastlesObjection;
pub(crate) use scoring::{answer_scoring, ask_scoring, let_wagons_go, lets_wagons_go, score};

use super::{Manifest, Module, magic};
use crate::decision::{Decision, Yield};
use crate::event::{Cause, Log};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureIx, Seat};
use crate::moves::{Move, Spot};
use crate::notation::position::{MemoryText, QuestionText, spot_word};
use crate::position::{Position, PositionError};
use crate::rules::Rules;
use crate::score;
use crate::state::State;
use crate::token::Token;

/// Rule: BC-01.
pub(crate) const MANIFEST: Manifest = Manifest {
    tokens: &[(Token::Castle, [3, 3, 3, 3, 2, 2])],
    safe_from_dragon: Some(is_lord),
    check: Some(check),
    memory: Some(MEMORY),
    questions: &[
        QuestionText {
            name: "castle",
            read: |_, _, _| Ok(Decision::Castle),
        },
        QuestionText {
            name: "castle-scoring",
            read: |rules, state, details| {
                let castle = details.next("a segment of the castle such as `0,0/#1`")?;
                let castle = state.features.of(castle.segment(rules, state)?);
                Ok(Decision::CastleScoring { castle })
            },
        },
    ],
    refuse: Some(refusal::refuse),
    ..Manifest::new(Module::Castles)
};

/// The most castles in a game.
const MAX: usize = 12;

/// The castles that have scored in this part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Each castle, and the feature whose value it took.
    scored: [(FeatureIx, FeatureIx); MAX],
    n: u8,
    /// How many of them had scored before this round: those pass their value on. In the first round features do.
    n_before: u8,
}

impl Memory {
    pub(crate) const NONE: Self = Self {
        scored: [(FeatureIx(0), FeatureIx(0)); MAX],
        n: 0,
        n_before: 0,
    };

    /// Adds a castle that scores; `false` if there is no room for it.
    fn add(&mut self, castle: FeatureIx, source: FeatureIx) -> bool {
        let slot = self.scored.get_mut(usize::from(self.n));
        let is_room = slot.is_some();
        if let Some(slot) = slot {
            *slot = (castle, source);
            self.n += 1;
        }
        is_room
    }

    fn scored(&self) -> &[(FeatureIx, FeatureIx)] {
        &self.scored[..usize::from(self.n)]
    }
}

/// `0,0/#1=2,0/#0` for each castle that has scored and the feature whose value it took, and `before=1` for how many had
/// before this round.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        let memory = &state.memory.castles;
        let word = |feature| spot_word(state, state.first_segment(feature));
        for &(castle, source) in memory.scored() {
            line.word(format_args!("{}={}", word(castle), word(source)));
        }
        if memory.n_before > 0 {
            line.word(format_args!("before={}", memory.n_before));
        }
    },
    read: |rules, state, section| {
        while let Some(word) = section.next() {
            if let Some(n) = word.after("before=") {
                let n_scored = state.memory.castles.n;
                state.memory.castles.n_before = n.number(1, n_scored)?;
                continue;
            }
            let (castle, source) =
                word.halves('=', "a castle and a feature such as `0,0/#1=2,0/#0`")?;
            let castle = state.features.of(castle.segment(rules, state)?);
            let source = state.features.of(source.segment(rules, state)?);
            if !state.memory.castles.add(castle, source) {
                return word.refuse("a game has not so many castles");
            }
        }
        Ok(())
    },
};

/// Whether small cities can become castles.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Castles)
}

pub(crate) fn is_castle(state: &State, feature: FeatureIx) -> bool {
    state.features.columns(feature).kind == SegmentKind::Castle
}

/// Asks the owners of small cities that the tile completed, the active seat first.
///
/// Rule: BC-17.
pub(crate) fn begin(rules: &Rules, state: &mut State) {
    if state.flow.completed.is_any() {
        ask_from(rules, state, 0);
    }
}

/// Asks the first seat from a place in the order on that can convert a city.
fn ask_from(rules: &Rules, state: &mut State, from: u8) {
    for place in from..rules.seats {
        let seat = rules.seat_after(state.flow.seat, place);
        if conversions(rules, state, seat, &mut |_| ControlFlow::Break(())).is_break() {
            state.pending.push(seat, Decision::Castle);
            return;
        }
    }
}

/// Whether a feature is a small city: two caps that may become a castle.
///
/// Rule: BC-C3.
pub(crate) fn is_small_city(rules: &Rules, state: &State, feature: FeatureIx) -> bool {
    let columns = state.features.columns(feature);
    let is_cap = |segment: SegmentIx| {
        let printed = state.printed(rules, segment);
        printed.sides.len() == 1
            && printed.shared_sides.is_empty()
            && !printed.marks.contains(Mark::NoCastle)
    };
    columns.kind == SegmentKind::City
        && columns.is_closed()
        && columns.n_segments == 2
        && state.features.members(feature).all(is_cap)
}

/// Yields every way of a seat to convert a city: each of its followers there as the lord.
///
/// Rule: BC-17, BC-86, AM-86.
fn conversions(
    rules: &Rules,
    state: &State,
    seat: Seat,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    if state.n_tokens(seat, Token::Castle) == 0 {
        return ControlFlow::Continue(());
    }
    for city in state.flow.completed.left() {
        if !is_small_city(rules, state, city) || state.features.columns(city).n_followers == 0 {
            continue;
        }
        let strongest = score::contest(rules, state, city).strongest;
        if !strongest.contains(seat) || strongest.len() > 1 {
            continue;
        }
        for (ix, figure) in state.figures.iter().enumerate() {
            if figure.seat == seat
                && figure.kind.may_be_lord()
                && state.features.of(figure.segment) == city
                && state.is_first_alike(ix)
            {
                yield_move(Move::Convert {
                    figure: FigureIx(ix as u8),
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Yields the cities that the seat may convert, and pass.
pub(crate) fn ask(
    rules: &Rules,
    state: &State,
    seat: Seat,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    conversions(rules, state, seat, yield_move)?;
    yield_move(Move::Pass)
}

/// Rule: BC-17.
pub(crate) fn answer(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    answer: Move,
    log: &mut Log<'_>,
) {
    let place = rules.places_from(state.flow.seat, seat);
    match answer {
        Move::Convert { figure } => {
            convert(state, usize::from(figure.0), log);
            ask_from(rules, state, place);
        }
        _ => ask_from(rules, state, place + 1),
    }
}

/// Turns a city into a castle: the chosen follower becomes its lord, everybody else leaves.
///
/// Rule: BC-18, BC-19, BC-59, BC-76.
fn convert(state: &mut State, lord: usize, log: &mut Log<'_>) {
    let Some(&figure) = state.figures.get(lord) else {
        return;
    };
    let city = state.features.of(figure.segment);
    for ix in (0..state.figures.len()).rev() {
        if ix != lord && state.features.of(state.figures[ix].segment) == city {
            state.return_figure(ix, Cause::Converted, log);
        }
    }
    magic::leave(state, city, log);
    state.features.columns_mut(city).kind = SegmentKind::Castle;
    state.flow.completed.mark_scored(city);
    state.place_token(figure.seat, Token::Castle, figure.segment, log);
}

/// Refuses a castle with several figures or with one that cannot be its lord, and more scored castles than a part has.
fn check(_: &Rules, state: &State) -> Result<(), &'static str> {
    if state.memory.castles.scored().len() > state.flow.completed.n_free() {
        return Err("more features and castles are scored than ever are in a part; leave some out");
    }
    let lords = state
        .figures
        .iter()
        .filter(|figure| state.ground(figure) == SegmentKind::Castle);
    for lord in lords {
        let castle = state.features.of(lord.segment);
        let figures = state.figures.iter();
        let here = figures.filter(|other| state.features.of(other.segment) == castle);
        if here.count() > 1 || !lord.kind.may_be_lord() {
            return Err(
                "a castle has one lord, who can be any follower but a mayor; leave the others out",
            );
        }
    }
    Ok(())
}

/// Rule: BC-64.
fn is_lord(_: &Rules, state: &State, figure: &Figure) -> bool {
    state.ground(figure) == SegmentKind::Castle
}

impl Position<'_> {
    /// Turns a small city into a castle, without a lord; the tokens of the seats are not touched.
    ///
    /// # Errors
    /// If there is no small city, or if the game has no further castle.
    pub fn castle(&mut self, spot: Spot) -> Result<(), PositionError> {
        let placed = self.state.placed_tokens.iter();
        let n_castles = placed
            .filter(|placed| placed.token == Token::Castle)
            .count();
        let n_tokens = usize::from(self.rules.tokens.n(Token::Castle)) * self.rules.n_seats();
        if n_castles >= n_tokens {
            return Err(PositionError::NotInPlay("a further castle"));
        }
        let segment = self.state.segment(self.rules, spot);
        let segment = segment.ok_or(PositionError::NoSegment(spot))?;
        let city = self.state.features.of(segment);
        let columns = self.state.features.columns(city);
        if columns.n_followers > 0 || !is_small_city(self.rules, &self.state, city) {
            return Err(PositionError::NoSmallCity(spot));
        }
        self.state.features.columns_mut(city).kind = SegmentKind::Castle;
        self.state.add_placed_token(Token::Castle, segment);
        Ok(())
    }
}

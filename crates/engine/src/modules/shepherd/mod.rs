//! Shepherds and their flocks (`docs/rules/90-hills-and-sheep.md`).
//!
//! A flock is the sheep tokens that the seat of a shepherd holds. The token bag is what nobody holds: it is counted, never
//! kept. A shepherd without a flock has just been placed, and draws.

mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

pub use refusal::ShepherdObjection;

use super::{Manifest, Module};
use crate::decision::{Decision, Yield};
use crate::event::{Cause, Event, Label, Log, Reason, Removal, Terms};
use crate::feature::FeatureIx;
use crate::figure::{Figure, FigureKind, Seat};
use crate::figure_action::Spots;
use crate::flow::Waiting;
use crate::game::Draw;
use crate::moves::Move;
use crate::notation::position::QuestionText;
use crate::rules::{ClosedFieldChoice, Rules};
use crate::score::Of;
use crate::state::State;
use crate::token::Token;

/// Rule: HS-02.
pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Shepherd, 1)],
    tokens: &[
        (Token::OneSheep, [0; Seat::MAX]),
        (Token::TwoSheep, [0; Seat::MAX]),
        (Token::ThreeSheep, [0; Seat::MAX]),
        (Token::FourSheep, [0; Seat::MAX]),
        (Token::Wolf, [0; Seat::MAX]),
    ],
    // Wolves are never held.
    stock: TOKENS.split_at(4).0,
    figure_actions: Some(offer_placement),
    figure_removed: Some(lose_flock),
    draws: Some(Draw::Flock),
    check: Some(check),
    refuse: Some(refusal::refuse),
    questions: &[QuestionText {
        name: "flock",
        read: |_, _, _| Ok(Decision::Flock),
    }],
    ..Manifest::new(Module::Shepherd)
};

/// Refuses flocks without a shepherd, and a question or a draw without one.
fn check(rules: &Rules, state: &State) -> Result<(), &'static str> {
    let has_shepherd = |seat: Seat| state.field_of_shepherd(seat).is_some();
    let mut seats = rules.seats();
    if seats.any(|seat| state.n_sheep(seat) > 0 && !has_shepherd(seat)) {
        return Err(
            "a seat without a shepherd on the board has sheep; add one to the section `figures`",
        );
    }
    let asked = state.pending.as_slice().last();
    let tends = asked.is_some_and(|&(_, asked)| asked == Decision::Flock)
        || state.flow.waiting == Waiting::ForDraw(Draw::Flock);
    match tends && !has_shepherd(state.flow.seat) {
        true => Err("the seat has no shepherd on the board; add one to the section `figures`"),
        false => Ok(()),
    }
}

/// Rule: HS-48, HS-49.
fn lose_flock(_: &Rules, state: &mut State, removed: &Figure, _: Removal, _: &mut Log<'_>) {
    if removed.kind == FigureKind::Shepherd {
        state.scatter_flock(removed.seat);
    }
}

/// The tokens of the bag at the start, the wolves last.
///
/// Rule: HS-01, HS-C1.
const TOKENS: &[(Token, u8)] = &[
    (Token::OneSheep, 4),
    (Token::TwoSheep, 5),
    (Token::ThreeSheep, 5),
    (Token::FourSheep, 2),
    (Token::Wolf, 2),
];

pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Shepherd)
}

impl State {
    /// Returns the tokens in the token bag: which, and how many.
    ///
    /// Rule: HS-01, HS-23.
    pub fn token_bag(&self) -> impl Iterator<Item = (Token, u8)> + '_ {
        TOKENS.iter().map(|&(token, n_tokens)| {
            (
                token,
                n_tokens.saturating_sub(self.n_beside_shepherds(token)),
            )
        })
    }

    fn n_beside_shepherds(&self, token: Token) -> u8 {
        let held = self.seats.iter().map(|seat| seat.tokens.n(token));
        held.fold(0, u8::saturating_add)
    }

    /// Returns the number of sheep in the flock of a seat.
    ///
    /// # Panics
    /// If no game has such a seat.
    pub fn n_sheep(&self, seat: Seat) -> u16 {
        let flock = &self.seats[seat.ix()].tokens;
        TOKENS
            .iter()
            .map(|&(token, _)| u16::from(flock.n(token)) * u16::from(token.n_sheep()))
            .sum()
    }

    /// Returns the number of sheep that herding the field of the active seat's shepherd would score.
    ///
    /// Rule: HS-12.
    pub fn sheep_of_field(&self) -> u16 {
        let field = self.field_of_shepherd(self.flow.seat);
        let here = shepherds(self).filter(|one| Some(self.features.of(one.segment)) == field);
        here.map(|shepherd| self.n_sheep(shepherd.seat)).sum()
    }

    /// Puts the flock of a seat back into the token bag.
    pub(crate) fn scatter_flock(&mut self, seat: Seat) {
        for &(token, _) in TOKENS {
            self.seats[seat.ix()].tokens.set(token, 0);
        }
    }

    pub(crate) fn field_of_shepherd(&self, seat: Seat) -> Option<FeatureIx> {
        let mut shepherds = shepherds(self);
        let own = shepherds.find(|shepherd| shepherd.seat == seat)?;
        Some(self.features.of(own.segment))
    }

    pub(crate) fn has_shepherd(&self, field: FeatureIx) -> bool {
        shepherds(self).any(|shepherd| self.features.of(shepherd.segment) == field)
    }
}

fn shepherds(state: &State) -> impl Iterator<Item = &Figure> {
    let figures = state.figures.iter();
    figures.filter(|figure| figure.kind == FigureKind::Shepherd)
}

/// Whether no half-side of a field faces an empty cell.
fn is_closed(state: &State, field: FeatureIx) -> bool {
    state.features.columns(field).is_closed()
}

/// Yields every field of the new tile that holds no shepherd.
///
/// Rule: HS-03, HS-04, HS-53, HS-54, HS-66, HS-74.
fn offer_placement(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let Some(placed) = state.flow.placed else {
        return ControlFlow::Continue(());
    };
    if state.supply(state.flow.seat)[FigureKind::Shepherd.ix()] == 0 {
        return ControlFlow::Continue(());
    }
    if !Spots::now(rules, state).has(placed) {
        return ControlFlow::Continue(());
    }
    for segment in state.segments_of(rules, placed) {
        let field = state.features.of(segment);
        let is_field = state.features.columns(field).kind == SegmentKind::Field;
        if is_field && !state.has_shepherd(field) {
            yield_move(Move::PlaceFigure {
                figure: FigureKind::Shepherd,
                spot: state.spot(segment),
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Takes the flock step (T5): a new shepherd draws its first token; otherwise the active seat grows or herds if the tile
/// enlarged the field of its shepherd. Closed fields in which nothing is left to choose are herded.
///
/// Rule: HS-06, HS-08, HS-09, HS-15 to HS-18.
pub(crate) fn begin(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let mut seats = rules.seats();
    if !seats.any(|seat| state.is_out(rules, seat, FigureKind::Shepherd)) {
        return;
    }
    let (mut own, mut is_any_closed) = (None, false);
    for shepherd in shepherds(state) {
        let field = state.features.of(shepherd.segment);
        is_any_closed |= is_closed(state, field);
        if shepherd.seat == state.flow.seat {
            own = Some(field);
        }
    }
    if own.is_some() && state.n_sheep(state.flow.seat) == 0 {
        state.flow.waiting = Waiting::ForDraw(Draw::Flock);
        return;
    }
    let choice = own.filter(|&field| may_tend(rules, state, field));
    if is_any_closed {
        herd_closed(rules, state, choice, log);
    }
    if choice.is_some() {
        state.pending.push(state.flow.seat, Decision::Flock);
    }
}

/// Whether the shepherd of a seat has just been placed: it has no sheep.
fn is_new(state: &State, seat: Seat) -> bool {
    state.field_of_shepherd(seat).is_some() && state.n_sheep(seat) == 0
}

/// Returns the field in which the active seat chooses.
///
/// Rule: HS-08, HS-18, HS-67, HS-72.
pub(crate) fn field_to_tend(rules: &Rules, state: &State) -> Option<FeatureIx> {
    let field = state.field_of_shepherd(state.flow.seat)?;
    may_tend(rules, state, field).then_some(field)
}

/// Whether the active seat chooses in the field of its shepherd: the tile has enlarged it.
fn may_tend(rules: &Rules, state: &State, field: FeatureIx) -> bool {
    let may_choose = !is_closed(state, field)
        || rules.choices().closed_field_choice == ClosedFieldChoice::ChoiceFirst;
    let is_enlarged = |placed| state.is_part_of(rules, placed, |feature| feature == field);
    may_choose && state.flow.placed.is_some_and(is_enlarged)
}

/// Yields growing and herding.
///
/// Rule: HS-08, HS-75.
pub(crate) fn ask(yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    yield_move(Move::Grow)?;
    yield_move(Move::Herd)
}

/// Rule: HS-10 to HS-13.
pub(crate) fn answer(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    match answer {
        Move::Grow => state.flow.waiting = Waiting::ForDraw(Draw::Flock),
        Move::Herd => {
            if let Some(field) = state.field_of_shepherd(state.flow.seat) {
                herd(rules, state, field, log);
            }
        }
        _ => {}
    }
}

/// Adds a token that was drawn to the flock of the active seat; a wolf scatters the flocks of the whole field.
///
/// Rule: HS-06, HS-07, HS-10, HS-11, HS-18, HS-19, HS-23.
pub(crate) fn token_drawn(rules: &Rules, state: &mut State, token: Token, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    log.tell(|| Event::TokenDrawn { seat, token });
    if token != Token::Wolf {
        state.seats[seat.ix()].tokens.add(token, 1);
    } else if is_new(state, seat) {
        send_home(state, Cause::Wolf, log, |_, shepherd| shepherd.seat == seat);
    } else if let Some(field) = state.field_of_shepherd(seat) {
        send_home(state, Cause::Wolf, log, |state, shepherd| {
            state.features.of(shepherd.segment) == field
        });
    }
    herd_closed(rules, state, None, log);
}

/// Herds every closed field that holds a shepherd (T5.3), but for one.
///
/// Rule: HS-17.
fn herd_closed(rules: &Rules, state: &mut State, but: Option<FeatureIx>, log: &mut Log<'_>) {
    let next = |state: &State| {
        let mut fields = shepherds(state).map(|shepherd| state.features.of(shepherd.segment));
        fields.find(|&field| Some(field) != but && is_closed(state, field))
    };
    while let Some(field) = next(state) {
        herd(rules, state, field, log);
    }
}

/// Scores all sheep of a field for every seat with a shepherd in it, and sends shepherds and sheep away.
///
/// Rule: HS-12, HS-13, HS-14.
fn herd(rules: &Rules, state: &mut State, field: FeatureIx, log: &mut Log<'_>) {
    let is_here = |state: &State, shepherd: &Figure| state.features.of(shepherd.segment) == field;
    let mut terms = Terms::EMPTY;
    let here = shepherds(state).filter(|shepherd| is_here(state, shepherd));
    let n_sheep = here.map(|shepherd| state.n_sheep(shepherd.seat)).sum();
    terms.add(Label::Sheep, n_sheep, 1);
    for ix in 0..state.figures.len() {
        let figure = state.figures[ix];
        if figure.kind == FigureKind::Shepherd && is_here(state, &figure) {
            let of = Of::Place(SegmentKind::Field, state.spot(figure.segment));
            state.award(rules, figure.seat, (Reason::Herd, of), &terms, log);
        }
    }
    send_home(state, Cause::Herded, log, is_here);
}

/// Sends shepherds home, and their flocks back into the token bag.
fn send_home(
    state: &mut State,
    cause: Cause,
    log: &mut Log<'_>,
    goes: impl Fn(&State, &Figure) -> bool,
) {
    while let Some(ix) = state
        .figures
        .iter()
        .position(|figure| figure.kind == FigureKind::Shepherd && goes(state, figure))
    {
        let shepherd = state.return_figure(ix, cause, log);
        state.scatter_flock(shepherd.seat);
    }
}

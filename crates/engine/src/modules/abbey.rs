//! Abbeys: tiles that seats hold and place into holes (`docs/rules/50-abbey-and-mayor.md`).
//!
//! An abbey that has not been placed is a token. On the board it is a tile like any other: what it closes is in
//! `laying.rs`, what it is worth follows from its segment, a monastery.

use std::ops::ControlFlow;

use carcas_tiles::Rotation;

use super::{Manifest, Module, river};
use crate::decision::{Decision, Yield};
use crate::event::Log;
use crate::figure::Seat;
use crate::moves::Move;
use crate::notation::position::{MemoryText, QuestionText};
use crate::refusal::{
    Answer, Asked, Attempt, BaseObjection, Refusal, Remedy, asks, because, objections,
    wrong_or_pass,
};
use crate::rules::{AbbeyEndOfGame, KindIx, Rules};
use crate::state::State;
use crate::tile_placement;
use crate::token::Token;

/// Rule: AM-01.
pub(crate) const MANIFEST: Manifest = Manifest {
    tokens: &[(Token::Abbey, [1; Seat::MAX])],
    before_draw: Some(begin),
    plays_without_draw: Some(can_place_now),
    memory: Some(MEMORY),
    questions: &[
        QuestionText {
            name: "abbey",
            read: |rules, _, details| {
                Ok(Decision::Abbey {
                    kind: details.seat_tile(rules)?,
                })
            },
        },
        QuestionText {
            name: "final-abbey",
            read: |rules, _, details| {
                Ok(Decision::FinalAbbey {
                    kind: details.seat_tile(rules)?,
                })
            },
        },
    ],
    refuse: Some(refuse),
    ..Manifest::new(Module::Abbey)
};

/// How far the abbey round has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    round: Option<Round>,
}

/// The round after the last turn in which abbeys are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Round {
    /// The seat that placed the last tile before it.
    last: Seat,
    /// The place in the order of the seat that is asked next: 1 is left of that seat.
    next: u8,
}

/// `last=p1 next=2` in the abbey round: who placed the last tile before it, and the place of the seat that is asked next.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        if let Some(Round { last, next }) = state.memory.abbey.round {
            line.word(format_args!("last=p{}", last.0));
            line.word(format_args!("next={next}"));
        }
    },
    read: |rules, state, section| {
        let mut round = Round {
            last: state.flow.placer,
            next: 1,
        };
        while let Some(word) = section.next() {
            section.once(word.split('=').0)?;
            if let Some(seat) = word.after("last=") {
                round.last = seat.seat(rules)?;
            } else if let Some(place) = word.after("next=") {
                round.next = place.number(1, rules.seats + 1)?;
            } else {
                return word.error("last=p1 or next=2");
            }
        }
        state.memory.abbey.round = Some(round);
        Ok(())
    },
};

/// Whether seats may place abbeys after the last turn.
pub(crate) fn has_round(rules: &Rules) -> bool {
    rules.modules().contains(Module::Abbey)
        && rules.choices().abbey_end_of_game != AbbeyEndOfGame::Forfeit
}

/// Whether a seat holds an abbey and the board has a hole for it.
///
/// Rule: AM-03, AM-05.
fn can_place(state: &State, seat: Seat) -> bool {
    state.n_tokens(seat, Token::Abbey) > 0 && state.board.frontier().has_hole()
}

/// Whether the active seat may place its abbey instead of drawing.
///
/// Rule: AM-05, AM-14, AM-53, AM-83, AM-107.
fn can_place_now(rules: &Rules, state: &State) -> bool {
    let seat = state.flow.seat;
    can_place(state, seat)
        && state.memory.abbey.round.is_none()
        && state.owed(seat).is_none()
        && !river::is_flowing(rules, state)
}

/// Asks whether the active seat places its abbey.
///
/// Rule: AM-02, AM-100.
fn begin(rules: &Rules, state: &mut State, _: &mut Log<'_>) {
    if let Some(kind) = rules.seat_tile
        && can_place_now(rules, state)
    {
        state
            .pending
            .push(state.flow.seat, Decision::Abbey { kind });
    }
}

/// Yields every hole, and pass.
///
/// Rule: AM-03, AM-04, AM-05.
pub(crate) fn ask(state: &State, seat: Seat, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    if can_place(state, seat) {
        for cell in state.board.frontier().holes() {
            let rotation = Rotation::R0;
            yield_move(Move::PlaceTile { cell, rotation })?;
        }
    }
    yield_move(Move::Pass)
}

/// Places the abbey of a seat, whose part goes on as after a draw.
///
/// Rule: AM-02, AM-107.
fn place(
    rules: &Rules,
    state: &mut State,
    (seat, kind): (Seat, KindIx),
    answer: Move,
    log: &mut Log<'_>,
) {
    state.flow.seat = seat;
    state.seats[seat.ix()].tokens.take(Token::Abbey);
    tile_placement::answer(rules, state, kind, answer, log);
    state.flow.step = rules.turn.after_draw;
}

/// Rule: AM-02.
pub(crate) fn answer(
    rules: &Rules,
    state: &mut State,
    asked: (Seat, KindIx),
    answer: Move,
    log: &mut Log<'_>,
) {
    if answer != Move::Pass {
        place(rules, state, asked, answer, log);
    }
}

/// Asks the next seat of the abbey round that can place an abbey: once round the table, beginning left of the seat that
/// placed the last tile.
///
/// Rule: AM-13, AM-107, AM-A1, BA-60.
pub(crate) fn go_round(rules: &Rules, state: &mut State) {
    let Some(kind) = rules.seat_tile else {
        return;
    };
    let last = state.flow.placer;
    let Round { last, next } = *state
        .memory
        .abbey
        .round
        .get_or_insert(Round { last, next: 1 });
    let seat_at = |place: u8| rules.seat_after(last, place);
    let n_places = match rules.choices().abbey_end_of_game {
        AbbeyEndOfGame::Peer => next + rules.seats - 1,
        AbbeyEndOfGame::AbbeyRound | AbbeyEndOfGame::Forfeit => rules.seats,
    };
    let mut places = next..=n_places;
    if let Some(place) = places.find(|&place| can_place(state, seat_at(place))) {
        let next = match rules.choices().abbey_end_of_game {
            AbbeyEndOfGame::Peer => place % rules.seats + 1,
            AbbeyEndOfGame::AbbeyRound | AbbeyEndOfGame::Forfeit => place + 1,
        };
        state.memory.abbey.round = Some(Round { last, next });
        let decision = Decision::FinalAbbey { kind };
        state.pending.push(seat_at(place), decision);
    }
}

/// Rule: AM-13.
pub(crate) fn answer_round(
    rules: &Rules,
    state: &mut State,
    asked: (Seat, KindIx),
    answer: Move,
    log: &mut Log<'_>,
) {
    match answer {
        Move::Pass => go_round(rules, state),
        _ => place(rules, state, asked, answer, log),
    }
}

objections! {
    /// What abbeys object to.
    pub enum AbbeyObjection {
        /// The abbey may be placed instead of drawing.
        MayPlace,
        /// The abbey may be placed for the last time.
        MayPlaceLast,
        /// The seats place their abbeys in turn.
        InTurn,
        /// The abbey is placed or kept before a tile is drawn.
        DecideBeforeDraw,
        /// The cell is no hole.
        NoHole,
    }
}

use AbbeyObjection as Abbey;

fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let is_last = match asked.decision {
        Decision::Abbey { .. } => false,
        Decision::FinalAbbey { .. } => true,
        _ => return None,
    };
    Some(match attempt {
        Attempt::Question if is_last => asks("AM-13", Abbey::MayPlaceLast, Answer::PlaceAbbey),
        Attempt::Question => asks("AM-02", Abbey::MayPlace, Answer::PlaceAbbey),
        Attempt::Seat if is_last => because("AM-13", Abbey::InTurn, Remedy::Wait),
        Attempt::Seat => return None,
        Attempt::Draw if is_last => asked.untimely("BA-45", BaseObjection::LastTileLies),
        Attempt::Draw => asked.untimely("AM-02", Abbey::DecideBeforeDraw),
        Attempt::Move(Move::PlaceTile { cell, .. }) => {
            let mut holes = asked.state.board.frontier().holes();
            match holes.any(|hole| hole == cell) {
                // The move names a rotation that looks like the first one.
                true => wrong_or_pass("BA-07", BaseObjection::LooksTheSame),
                false => wrong_or_pass("AM-03", Abbey::NoHole),
            }
        }
        Attempt::Move(_) => return None,
    })
}

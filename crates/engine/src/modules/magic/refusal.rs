//! Why mage and witch do not move.

use carcas_tiles::{Mark, SegmentKind};

use super::super::princess;
use super::{BOTH, are_joined, are_stuck, stands_in};
use crate::decision::Decision;
use crate::moves::{Move, Spot};
use crate::neutral::Neutral;
use crate::refusal::{Answer, Asked, Attempt, Refusal, asks, objections, wrong};

objections! {
    /// What mage and witch object to.
    pub enum MagicObjection {
        /// Mage or witch must be moved.
        MustMove,
        /// Mage and witch must part.
        MustPart,
        /// Mage or witch must leave the board.
        MustLeave,
        /// Mage and witch move before a princess acts.
        BeforePrincess,
        /// It is no time for magic.
        NotNow,
        /// There is no such segment.
        NoSegment,
        /// They do not enter the city of Carcassonne.
        Carcassonne,
        /// They do not stand on a river.
        River,
        /// They stand on roads and in cities only.
        WrongGround,
        /// The feature is complete.
        Complete,
        /// The figure must change its feature.
        SameFeature,
        /// The other magic figure stands there.
        OtherFigureThere,
        /// They stand on segments, not beside figures.
        NotBesideFigures,
        /// The figure is not on the board.
        NotOnBoard,
        /// A figure is put aside only where neither can move.
        NotStuck,
    }
}

use MagicObjection as Magic;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let is_asked = asked.decision == Decision::Magic;
    match attempt {
        Attempt::Question => is_asked.then(|| question(asked)),
        Attempt::Move(Move::MoveNeutral { neutral, to }) if is_magic(neutral) => {
            Some(move_to(asked, neutral, to))
        }
        Attempt::Move(Move::PutBeside { neutral, .. }) if is_magic(neutral) => {
            Some(asked.untimely("MW-05", Magic::NotBesideFigures))
        }
        Attempt::Move(Move::PutAside { neutral }) if is_magic(neutral) => {
            Some(match is_asked && are_stuck(asked.rules, asked.state) {
                true => asked.untimely("MW-13", Magic::NotOnBoard),
                false => asked.untimely("MW-13", Magic::NotStuck),
            })
        }
        // Others who may act later in the part.
        Attempt::Move(Move::MoveNeutral { neutral, .. } | Move::PutBeside { neutral, .. }) => {
            (is_asked && neutral == Neutral::Fairy).then(|| asked.question())
        }
        Attempt::Move(Move::SendHome { .. }) => {
            let is_early = is_asked && princess::is_in_play(asked.rules);
            is_early.then(|| asked.untimely("MW-40", Magic::BeforePrincess))
        }
        Attempt::Move(_) | Attempt::Seat | Attempt::Draw => None,
    }
}

fn is_magic(neutral: Neutral) -> bool {
    BOTH.contains(&neutral)
}

/// Rule: MW-03, MW-10, MW-13.
fn question(asked: &Asked<'_>) -> Refusal {
    if are_stuck(asked.rules, asked.state) {
        asks("MW-13", Magic::MustLeave, Answer::PutMagicAside)
    } else if are_joined(asked.state) {
        asks("MW-10", Magic::MustPart, Answer::PartMagic)
    } else {
        asks("MW-03", Magic::MustMove, Answer::MoveMagic)
    }
}

/// Rule: MW-03, MW-05 to MW-08, MW-30, MW-44, MW-48.
fn move_to(asked: &Asked<'_>, neutral: Neutral, to: Spot) -> Refusal {
    if asked.decision != Decision::Magic {
        return asked.untimely("MW-03", Magic::NotNow);
    }
    let state = asked.state;
    let Some(segment) = state.segment(asked.rules, to) else {
        return wrong("BA-59", Magic::NoSegment);
    };
    let printed = state.printed(asked.rules, segment);
    let feature = state.features.of(segment);
    match printed.kind {
        SegmentKind::Quarter => return wrong("MW-44", Magic::Carcassonne),
        SegmentKind::City if printed.marks.contains(Mark::AtCarcassonne) => {
            return wrong("MW-44", Magic::Carcassonne);
        }
        SegmentKind::Road | SegmentKind::City => {}
        SegmentKind::River => return wrong("MW-48", Magic::River),
        _ => return wrong("MW-30", Magic::WrongGround),
    }
    if state.features.columns(feature).is_closed() {
        let is_fresh = state.flow.completed.contains(feature);
        let rule = if is_fresh { "MW-06" } else { "MW-05" };
        return wrong(rule, Magic::Complete);
    }
    match stands_in(state, neutral, feature) {
        true if are_joined(state) => asked.question(),
        true => wrong("MW-08", Magic::SameFeature),
        false => wrong("MW-07", Magic::OtherFigureThere),
    }
}

//! Why a floor, a guard, a capture, an exchange or a ransom is refused.

use carcas_tiles::SegmentKind;

use super::{
    GUARDS, height, is_capturable, is_held, is_in_range, is_open, is_target, is_time_for_ransom,
    is_triggered,
};
use crate::board::TileIx;
use crate::decision::Decision;
use crate::figure::{FigureIx, FigureKind, Seat};
use crate::moves::{Move, Spot};
use crate::refusal::{Answer, Asked, Attempt, Refusal, asks, objections, wrong, wrong_or_pass};
use crate::token::Token;

objections! {
    /// What towers object to.
    pub enum TowerObjection {
        /// The tower may capture a follower now.
        MayCapture,
        /// The captor chooses who comes back.
        MustExchange,
        /// Towers are used after a foundation tile only.
        NotTriggered,
        /// There is no foundation.
        NoFoundation,
        /// The seat has no floor left.
        NoFloorLeft,
        /// The tower takes no more floors.
        ClosedToFloors,
        /// The figure cannot be a guard.
        WrongGuard,
        /// The foundation has no floors.
        NoFloors,
        /// The tower takes no guard.
        ClosedToGuards,
        /// A tower captures directly after a floor only.
        NoNewFloor,
        /// There is no such figure on the board.
        NoSuchFigure,
        /// Towers capture followers only.
        FollowersOnly,
        /// The follower stands where nobody is captured: in a quarter or a castle.
        Sheltered(SegmentKind),
        /// The figure is out of range.
        OutOfRange,
        /// Towers capture opponents only.
        OpponentsOnly,
        /// Another follower stands for this one.
        StandsForOneLikeIt,
        /// The other seat holds no such follower.
        NoneToExchange,
        /// Followers are exchanged right after a capture only.
        NoExchange,
        /// It is no time for ransom.
        RansomNotNow,
        /// The seat has no such prisoner there.
        NoSuchPrisoner,
        /// A ransom has been paid in this turn.
        RansomPaid,
        /// The seat cannot pay.
        RansomTooDear {
            /// The points of the seat.
            score: i32,
        },
    }
}

use TowerObjection as Tower;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match attempt {
        Attempt::Question => match asked.decision {
            Decision::Capture { .. } => Some(asks("TO-14", Tower::MayCapture, Answer::Capture)),
            Decision::Exchange { .. } => Some(asks("TO-28", Tower::MustExchange, Answer::Exchange)),
            _ => None,
        },
        Attempt::Move(Move::PlaceToken {
            token: Token::Floor,
            spot,
        }) => Some(floor(asked, spot)),
        Attempt::Move(Move::PlaceFigure { figure, spot }) => guard(asked, figure, spot),
        Attempt::Move(Move::Capture { figure }) => Some(match asked.decision {
            Decision::Capture { tower } => capture(asked, tower, figure),
            _ => asked.untimely("TO-14", Tower::NoNewFloor),
        }),
        Attempt::Move(Move::Exchange { .. }) => Some(match asked.decision {
            Decision::Exchange { .. } => wrong("TO-28", Tower::NoneToExchange),
            _ => asked.untimely("TO-26", Tower::NoExchange),
        }),
        Attempt::Move(Move::Ransom { holder, figure }) => Some(ransom(asked, holder, figure)),
        Attempt::Move(_) | Attempt::Seat | Attempt::Draw => None,
    }
}

/// Rule: TO-05, TO-09, TO-11, TO-13.
fn floor(asked: &Asked<'_>, spot: Spot) -> Refusal {
    if asked.decision != Decision::FigureAction {
        return asked.question();
    }
    if !is_triggered(asked.rules, asked.state) {
        return asked.untimely("TO-09", Tower::NotTriggered);
    }
    let segment = asked.state.segment(asked.rules, spot);
    let Some(built) = segment.and_then(|segment| asked.state.tower(segment)) else {
        return wrong("TO-05", Tower::NoFoundation);
    };
    if asked.state.n_tokens(asked.seat, Token::Floor) == 0 {
        return asked.untimely("TO-13", Tower::NoFloorLeft);
    }
    match is_open(asked.state, built) {
        false => wrong("TO-11", Tower::ClosedToFloors),
        true => asked.question(),
    }
}

/// Rule: TO-09 to TO-11, TO-38.
fn guard(asked: &Asked<'_>, figure: FigureKind, spot: Spot) -> Option<Refusal> {
    let placing = asked.placing(figure, spot)?;
    let built = asked.state.tower(placing.segment)?;
    Some(if !GUARDS.contains(&figure) {
        wrong("TO-38", Tower::WrongGuard)
    } else if !is_triggered(asked.rules, asked.state) {
        asked.untimely("TO-09", Tower::NotTriggered)
    } else if built.n == 0 {
        wrong("TO-10", Tower::NoFloors)
    } else {
        wrong("TO-11", Tower::ClosedToGuards)
    })
}

/// Rule: TO-14, TO-15, TO-19, TO-20, TO-22.
fn capture(asked: &Asked<'_>, tower: TileIx, figure: FigureIx) -> Refusal {
    let state = asked.state;
    let Some(figure) = asked.on_board(figure) else {
        return wrong_or_pass("TO-14", Tower::NoSuchFigure);
    };
    let at = state.board.tile(tower).cell;
    let cell = state.spot(figure.segment).cell;
    if !figure.kind.is_follower() {
        wrong_or_pass("TO-19", Tower::FollowersOnly)
    } else if !is_capturable(state, figure) {
        wrong_or_pass("TO-20", Tower::Sheltered(state.ground(figure)))
    } else if !is_in_range(at, height(state, tower), cell) {
        wrong_or_pass("TO-15", Tower::OutOfRange)
    } else if !is_target(asked.rules, state, figure.seat) {
        wrong_or_pass("TO-22", Tower::OpponentsOnly)
    } else {
        // Figures that stand alike are one choice; the notation reads the first.
        wrong_or_pass("TO-17", Tower::StandsForOneLikeIt)
    }
}

/// Rule: TO-34 to TO-36, TO-43.
fn ransom(asked: &Asked<'_>, holder: Seat, figure: FigureKind) -> Refusal {
    let state = asked.state;
    if !is_time_for_ransom(state, (asked.seat, asked.decision)) {
        asked.untimely("TO-43", Tower::RansomNotNow)
    } else if !is_held(state, asked.seat, (holder, figure)) {
        asked.untimely("TO-36", Tower::NoSuchPrisoner)
    } else if state.memory.tower.has_paid {
        asked.untimely("TO-34", Tower::RansomPaid)
    } else {
        let score = state.score(asked.seat);
        asked.untimely("TO-35", Tower::RansomTooDear { score })
    }
}

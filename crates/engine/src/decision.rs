//! Decisions: the questions of the game. The two matches here are its table of contents.

use std::ops::ControlFlow;

use crate::board::TileIx;
use crate::event::Log;
use crate::feature::FeatureIx;
use crate::figure::{FigureKind, Seat};
use crate::modules::{
    abbey, abbot, bazaars, bridges, builder, castles, count, dragon, fairy, magic, princess,
    shepherd, tower, wagon,
};
use crate::moves::Move;
use crate::rules::{KindIx, Rules};
use crate::score::order;
use crate::state::State;
use crate::token::Token;
use crate::{figure_action, tile_placement};

/// Which moves out of the city of Carcassonne are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// Before a scoring, to features that the tile completed.
    Scoring,
    /// Before final scoring.
    Final,
}

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Where to place the drawn tile.
    PlaceTile {
        /// The drawn tile.
        kind: KindIx,
    },
    /// Which figure to place, or what to do instead.
    FigureAction,
    /// Which knight the princess sends home.
    Princess,
    /// Where the fairy goes after a princess.
    MoveFairy,
    /// Where the dragon goes next.
    MoveDragon,
    /// Where mage or witch goes.
    Magic,
    /// Which follower leaves the city of Carcassonne, and where to.
    LeaveQuarter {
        /// When.
        leaving: Leaving,
        /// The place of the seat in the order: 1 is left of the seat that placed the tile.
        place: u8,
    },
    /// Which completed feature is scored next.
    ChooseScoring,
    /// Which follower enters the city of Carcassonne, and where.
    EnterQuarter,
    /// Where the Count goes.
    MoveCount,
    /// Whether to take the second part that the builder gives.
    SecondPart,
    /// Which follower a new floor captures.
    Capture {
        /// The tile of the tower.
        tower: TileIx,
    },
    /// Which of the seat's captured followers comes back for the one it has just captured.
    Exchange {
        /// Who holds them.
        holder: Seat,
        /// What was captured.
        captured: FigureKind,
    },
    /// Whether to build a bridge.
    BuildBridge {
        /// Whether the figure action is over.
        is_late: bool,
    },
    /// Which small city becomes a castle.
    Castle,
    /// Which completed feature a castle takes its points from.
    CastleScoring {
        /// The castle.
        castle: FeatureIx,
    },
    /// Which tile of the bazaar is auctioned, and for how much.
    Auction,
    /// Whether to bid more.
    Bid,
    /// Whether to take the auctioned tile or to leave it to the highest bidder.
    BuyOrSell,
    /// Which tile of the bazaar to take.
    TakeLot,
    /// Whether to place the seat's abbey instead of drawing a tile, and where.
    Abbey {
        /// The abbey.
        kind: KindIx,
    },
    /// Whether to place the seat's abbey after the last turn, and where.
    FinalAbbey {
        /// The abbey.
        kind: KindIx,
    },
    /// Where a wagon goes whose feature has been scored.
    MoveWagon,
    /// Whether the seat's flock grows or is herded.
    Flock,
}

impl Decision {
    /// Returns the tile that is to be placed.
    pub const fn tile(self) -> Option<KindIx> {
        match self {
            Self::PlaceTile { kind } | Self::Abbey { kind } | Self::FinalAbbey { kind } => {
                Some(kind)
            }
            _ => None,
        }
    }

    /// Whether the question comes after the last turn.
    pub(crate) const fn is_after_last_turn(self) -> bool {
        matches!(
            self,
            Self::LeaveQuarter {
                leaving: Leaving::Final,
                ..
            } | Self::FinalAbbey { .. }
        )
    }

    pub(crate) const fn is_at_bazaar(self) -> bool {
        matches!(
            self,
            Self::Auction | Self::Bid | Self::BuyOrSell | Self::TakeLot
        )
    }

    /// Returns the word for people and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PlaceTile { .. } => "tile",
            Self::FigureAction => "figure",
            Self::Princess => "princess",
            Self::MoveFairy => "fairy",
            Self::MoveDragon => "dragon",
            Self::Magic => "mage-and-witch",
            Self::LeaveQuarter {
                leaving: Leaving::Scoring,
                ..
            } => "count-scoring",
            Self::LeaveQuarter {
                leaving: Leaving::Final,
                ..
            } => "count-final-scoring",
            Self::ChooseScoring => "scoring-order",
            Self::EnterQuarter => "count-follower",
            Self::MoveCount => "count",
            Self::SecondPart => "second-part",
            Self::Capture { .. } => "capture",
            Self::Exchange { .. } => "exchange",
            Self::BuildBridge { .. } => "bridge",
            Self::Castle => "castle",
            Self::CastleScoring { .. } => "castle-scoring",
            Self::Auction => "auction",
            Self::Bid => "bid",
            Self::BuyOrSell => "buy-or-sell",
            Self::TakeLot => "bazaar",
            Self::Abbey { .. } => "abbey",
            Self::FinalAbbey { .. } => "final-abbey",
            Self::MoveWagon => "wagon",
            Self::Flock => "flock",
        }
    }
}

/// Receives moves one by one and may stop. Only the two questions of every turn know the receiver's type: theirs is the
/// hot path, and the others would only swell it.
pub(crate) type Yield<'a> = dyn FnMut(Move) -> ControlFlow<()> + 'a;

/// Yields every move that answers a decision, until the receiver has seen enough.
#[inline]
pub(crate) fn ask(
    rules: &Rules,
    state: &State,
    (seat, decision): (Seat, Decision),
    mut yield_move: impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let own = match decision {
        Decision::PlaceTile { kind } => tile_placement::ask(rules, state, kind, &mut yield_move),
        Decision::FigureAction => figure_action::ask(rules, state, &mut yield_move),
        Decision::Princess => princess::ask(rules, state, &mut yield_move),
        Decision::MoveFairy => {
            fairy::moves(rules, state, &mut yield_move)?;
            yield_move(Move::Pass)
        }
        Decision::MoveDragon => dragon::ask(rules, state, &mut yield_move),
        Decision::Magic => magic::ask(rules, state, &mut yield_move),
        Decision::LeaveQuarter { leaving, .. } => {
            count::ask_leave(rules, state, leaving, seat, &mut yield_move)
        }
        Decision::ChooseScoring => order::ask(state, &mut yield_move),
        Decision::EnterQuarter => count::ask_enter(rules, state, &mut yield_move),
        Decision::MoveCount => count::ask_count(rules, state, &mut yield_move),
        Decision::SecondPart => builder::ask(&mut yield_move),
        Decision::Capture { tower } => tower::ask_capture(rules, state, tower, &mut yield_move),
        Decision::Exchange { holder, .. } => {
            tower::ask_exchange(state, (seat, holder), &mut yield_move)
        }
        Decision::BuildBridge { .. } => bridges::ask(rules, state, &mut yield_move),
        Decision::Castle => castles::ask(rules, state, seat, &mut yield_move),
        Decision::CastleScoring { castle } => {
            castles::ask_scoring(rules, state, castle, &mut yield_move)
        }
        Decision::Auction => bazaars::ask_auction(rules, state, seat, &mut yield_move),
        Decision::Bid => bazaars::ask_bid(rules, state, seat, &mut yield_move),
        Decision::BuyOrSell => bazaars::ask_buy_or_sell(&mut yield_move),
        Decision::TakeLot => bazaars::ask_lot(state, &mut yield_move),
        Decision::Abbey { .. } | Decision::FinalAbbey { .. } => {
            abbey::ask(state, seat, &mut yield_move)
        }
        Decision::MoveWagon => wagon::ask(rules, state, &mut yield_move),
        Decision::Flock => shepherd::ask(&mut yield_move),
    };
    own?;
    ask_beside(rules, state, (seat, decision), &mut yield_move)
}

/// Returns how many moves answer a decision, if that is known without listing them.
#[inline]
pub(crate) fn n_answers(rules: &Rules, state: &State, asked: (Seat, Decision)) -> Option<u32> {
    let n = match asked.1 {
        Decision::PlaceTile { .. } => tile_placement::n_counted(state),
        Decision::Magic => magic::n_places(state),
        Decision::Auction => bazaars::n_openings(rules, state, asked.0),
        Decision::Bid => bazaars::n_bids(rules, state, asked.0),
        _ => 0,
    };
    (n > 0).then_some(n)
}

/// Returns the move that comes after `n_before` others in the order of [`ask`], where [`n_answers`] counts them.
#[inline]
pub(crate) fn nth_answer(
    rules: &Rules,
    state: &State,
    (seat, decision): (Seat, Decision),
    (n_answers, n_before): (u32, u32),
) -> Option<Move> {
    match decision {
        Decision::PlaceTile { kind } => tile_placement::nth(rules, state, kind, n_before),
        Decision::Magic => magic::nth_place(state, n_answers, n_before),
        Decision::Auction => bazaars::nth_opening(rules, state, seat, n_before),
        Decision::Bid => Some(bazaars::nth_bid(rules, state, seat, n_before)),
        _ => None,
    }
}

/// Yields every move that may be made beside the answers to a decision.
#[inline]
pub(crate) fn ask_beside(
    rules: &Rules,
    state: &State,
    asked: (Seat, Decision),
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    for beside in &rules.seams.beside {
        (beside.offer)(rules, state, asked, yield_move)?;
    }
    ControlFlow::Continue(())
}

/// Applies a move that comes beside the question, which stays open; `false` if it is an answer instead.
#[inline]
pub(crate) fn answer_beside(
    rules: &Rules,
    state: &mut State,
    answer: Move,
    log: &mut Log<'_>,
) -> bool {
    let mut seams = rules.seams.beside.iter();
    seams.any(|beside| (beside.answer)(state, answer, log))
}

/// Applies a move that [`ask`] yields.
pub(crate) fn answer(
    rules: &Rules,
    state: &mut State,
    (seat, decision): (Seat, Decision),
    answer: Move,
    log: &mut Log<'_>,
) {
    match decision {
        Decision::PlaceTile { kind } => {
            tile_placement::answer(rules, state, kind, answer, log);
        }
        Decision::FigureAction | Decision::Princess | Decision::MoveFairy => {
            act(rules, state, answer, log);
        }
        Decision::MoveDragon => dragon::answer(rules, state, answer, log),
        Decision::Magic => magic::answer(rules, state, answer, log),
        Decision::LeaveQuarter { leaving, place } => {
            count::answer_leave(rules, state, (leaving, place, seat), answer, log);
        }
        Decision::ChooseScoring => order::answer(rules, state, answer, log),
        Decision::EnterQuarter => count::answer_enter(rules, state, answer, log),
        Decision::MoveCount => count::answer_count(rules, state, answer, log),
        Decision::SecondPart => builder::answer(rules, state, answer),
        Decision::Capture { .. } => tower::answer_capture(rules, state, answer, log),
        Decision::Exchange { holder, captured } => {
            tower::answer_exchange(state, (holder, captured), answer, log);
        }
        Decision::BuildBridge { is_late } => bridges::answer(rules, state, (is_late, answer), log),
        Decision::Castle => castles::answer(rules, state, seat, answer, log),
        Decision::CastleScoring { castle } => {
            castles::answer_scoring(rules, state, castle, answer, log);
        }
        Decision::Auction => bazaars::answer_auction(rules, state, answer, log),
        Decision::Bid => bazaars::answer_bid(rules, state, seat, answer, log),
        Decision::BuyOrSell => bazaars::answer_buy_or_sell(rules, state, answer, log),
        Decision::TakeLot => bazaars::answer_lot(rules, state, seat, answer, log),
        Decision::Abbey { kind } => abbey::answer(rules, state, (seat, kind), answer, log),
        Decision::FinalAbbey { kind } => {
            abbey::answer_round(rules, state, (seat, kind), answer, log);
        }
        Decision::MoveWagon => wagon::answer(rules, state, answer, log),
        Decision::Flock => shepherd::answer(rules, state, answer, log),
    }
}

/// Carries out a figure action.
fn act(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    match answer {
        Move::PlaceFigure { figure, spot } => {
            figure_action::place(rules, state, figure, spot, log);
        }
        Move::TakeBack { figure } => abbot::take_back(rules, state, figure, log),
        Move::SendHome { figure } => princess::send_home(rules, state, figure, log),
        Move::MoveNeutral { to, .. } => fairy::move_to_tile(state, to, log),
        Move::PutBeside { figure, .. } => fairy::put_beside(state, figure, log),
        Move::PlaceToken {
            token: Token::Floor,
            spot,
        } => tower::build(rules, state, spot, log),
        Move::BuildBridge { cell, axis } => {
            bridges::build_before_figure(rules, state, (cell, axis), log);
        }
        Move::PlaceToken { .. }
        | Move::PlaceTile { .. }
        | Move::MoveFigure { .. }
        | Move::PutAside { .. }
        | Move::Capture { .. }
        | Move::Exchange { .. }
        | Move::Ransom { .. }
        | Move::Choose { .. }
        | Move::Again
        | Move::Convert { .. }
        | Move::Auction { .. }
        | Move::Bid { .. }
        | Move::Buy
        | Move::Sell
        | Move::TakeLot { .. }
        | Move::Grow
        | Move::Herd
        | Move::Pass => {}
    }
}

/// The decisions that wait, the top one asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    stack: [(Seat, Decision); Self::MAX],
    n: u8,
}

impl Pending {
    /// Far more than ever wait together: the turn goes on only when none is left, and an answer asks one question more
    /// at most.
    pub(crate) const MAX: usize = 8;
    const BLANK: (Seat, Decision) = (Seat(0), Decision::FigureAction);
    pub(crate) const NONE: Self = Self {
        stack: [Self::BLANK; Self::MAX],
        n: 0,
    };

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, decision: Decision) {
        let top = self.stack.get_mut(usize::from(self.n));
        debug_assert!(top.is_some(), "more questions wait than ever do");
        if let Some(top) = top {
            *top = (seat, decision);
            self.n += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<(Seat, Decision)> {
        let top = self.stack.get_mut(usize::from(self.n).wrapping_sub(1))?;
        self.n -= 1;
        // A popped entry leaves no trace, so that equal positions are equal as data.
        Some(std::mem::replace(top, Self::BLANK))
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Returns the decisions, the one that is asked next last.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[(Seat, Decision)] {
        &self.stack[..usize::from(self.n)]
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<(Seat, Decision)> {
        self.as_slice().last().copied()
    }
}

//! Why a word at a bazaar is refused.

use super::limit;
use crate::decision::Decision;
use crate::moves::Move;
use crate::refusal::{
    Answer, Asked, Attempt, Refusal, Remedy, asks, because, objections, wrong, wrong_or_pass,
};

objections! {
    /// What bazaars object to.
    pub enum BazaarsObjection {
        /// The auctioneer must choose a tile and open with a bid.
        MustOpen,
        /// The seat may bid more once.
        MayBid,
        /// The auctioneer must buy or sell.
        MustBuyOrSell,
        /// The seat must take a tile.
        MustTake,
        /// This is for the auctioneer.
        Auctioneer,
        /// The seats bid in turn.
        BidInTurn,
        /// The seats take tiles in turn.
        TakeInTurn,
        /// The tiles of a bazaar are placed in the next turns.
        PlacedLater,
        /// A bazaar is held before a tile is drawn.
        DrawnLater,
        /// The tile is not among those turned up and left.
        NoLot,
        /// The bid is higher than the game allows.
        TooHigh {
            /// The highest that the seat may bid.
            most: u16,
        },
        /// The bid is not higher than the highest.
        TooLow {
            /// The highest bid so far.
            highest: u16,
        },
        /// Nothing is auctioned in this way now.
        NotNow,
    }
}

use BazaarsObjection as Bazaars;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match attempt {
        Attempt::Question => question(asked.decision),
        Attempt::Seat => {
            let (rule, objection) = match asked.decision {
                Decision::Auction | Decision::BuyOrSell => ("BC-44", Bazaars::Auctioneer),
                Decision::Bid => ("BC-40", Bazaars::BidInTurn),
                Decision::TakeLot => ("BC-50", Bazaars::TakeInTurn),
                _ => return None,
            };
            Some(because(rule, objection, Remedy::Wait))
        }
        Attempt::Draw if asked.decision.is_at_bazaar() => {
            Some(asked.untimely("BC-36", Bazaars::DrawnLater))
        }
        Attempt::Move(Move::PlaceTile { .. }) if asked.decision.is_at_bazaar() => {
            Some(asked.untimely("BC-46", Bazaars::PlacedLater))
        }
        Attempt::Move(refused) => word(asked, refused),
        Attempt::Draw => None,
    }
}

fn question(decision: Decision) -> Option<Refusal> {
    match decision {
        Decision::Auction => Some(asks("BC-39", Bazaars::MustOpen, Answer::Auction)),
        Decision::Bid => Some(asks("BC-40", Bazaars::MayBid, Answer::Bid)),
        Decision::BuyOrSell => Some(asks("BC-43", Bazaars::MustBuyOrSell, Answer::BuyOrSell)),
        Decision::TakeLot => Some(asks("BC-50", Bazaars::MustTake, Answer::TakeLot)),
        _ => None,
    }
}

/// Rule: BC-39 to BC-43, BC-49, BC-50.
fn word(asked: &Asked<'_>, refused: Move) -> Option<Refusal> {
    let most = limit(asked.rules, asked.state, asked.seat);
    Some(match (refused, asked.decision) {
        (Move::Auction { kind, .. }, Decision::Auction) => {
            match asked.state.lots().any(|lot| lot == kind) {
                true => wrong("BC-49", Bazaars::TooHigh { most }),
                false => wrong("BC-39", Bazaars::NoLot),
            }
        }
        (Move::Bid { bid }, Decision::Bid) => match asked.state.offer() {
            Some((_, highest, _)) if bid <= highest => {
                wrong_or_pass("BC-41", Bazaars::TooLow { highest })
            }
            _ => wrong_or_pass("BC-49", Bazaars::TooHigh { most }),
        },
        (Move::TakeLot { .. }, Decision::TakeLot) => wrong("BC-50", Bazaars::NoLot),
        (Move::Auction { .. }, _) => asked.untimely("BC-39", Bazaars::NotNow),
        (Move::Bid { .. }, _) => asked.untimely("BC-40", Bazaars::NotNow),
        (Move::Buy | Move::Sell, _) => asked.untimely("BC-43", Bazaars::NotNow),
        (Move::TakeLot { .. }, _) => asked.untimely("BC-50", Bazaars::NotNow),
        _ => return None,
    })
}

//! Bazaars: what each tile would bring the seat that places it, and what to pay for it.
//!
//! Everybody leaves a bazaar with a tile, so a tile is worth what it brings beyond the others. Between two seats the swing
//! counts: what one gains by the tile plus what the other loses by missing it. A point paid to the other is two points of
//! margin, and the auctioneer either pays the highest bid or gets it: at a quarter of the swing both are the same, so that
//! is the price. An opening bid of a third of the swing leaves the other nothing to gain by bidding or passing. Nobody bids
//! more than it takes against a seat that cannot pay more.

use std::ops::RangeInclusive;

use carcas_engine::{Decision, KindIx, Move, Node, Rules, Seat, State};

use super::turn::Look;
use crate::{Stop, bazaar};

/// The highest bid, whatever is expected of a tile.
const MOST: f64 = 100.0;

impl Look {
    /// Returns the answer to a question of a bazaar, or nothing if another question is open.
    pub(super) fn answer_at_bazaar(
        &mut self,
        rules: &Rules,
        state: &State,
        stop: &Stop,
    ) -> Option<Move> {
        let Node::Decide { seat, decision } = state.node() else {
            return None;
        };
        if !matches!(
            decision,
            Decision::Auction | Decision::TakeLot | Decision::Bid | Decision::BuyOrSell
        ) {
            return None;
        }
        let swings = self.swings(rules, state, seat, stop);
        if stop.is_set() {
            // Tiles that were looked at in haste cannot be compared.
            return bazaar::answer(rules, state);
        }
        // What a point that is paid to another seat costs in margin.
        let n_rivals = match self.evaluation.counts_others() {
            true => (rules.n_seats() - 1) as f64,
            false => f64::INFINITY,
        };
        let cost = 1.0 + 1.0 / n_rivals;
        let (kind, swing) = match state.offer() {
            Some((kind, ..)) => *swings.iter().find(|(lot, _)| *lot == kind)?,
            None => *swings.iter().max_by(|(_, a), (_, b)| a.total_cmp(b))?,
        };
        let price = swing / (2.0 * cost);
        let highest = state.offer().map_or(0, |(_, bid, _)| bid);
        let greatest = |bids: RangeInclusive<u16>, make: fn(KindIx, u16) -> Move| {
            let mut bids = bids.rev().map(|bid| make(kind, bid));
            bids.find(|&bid| state.is_legal(rules, bid))
        };
        match decision {
            Decision::TakeLot => Some(Move::TakeLot { kind }),
            Decision::Auction => {
                // With more than two seats nobody knows how much the others want it.
                let opening = if n_rivals == 1.0 { swing / 3.0 } else { 0.0 };
                let others = rules.seats().filter(|&other| other != seat);
                let most = others.map(|other| state.bid_limit(rules, other)).max();
                let opening = whole(opening).min(most.unwrap_or(0));
                greatest(0..=opening, |kind, bid| Move::Auction { kind, bid })
            }
            Decision::Bid => {
                let next = highest.saturating_add(1);
                // A bid below the price comes in, a bid above it is paid.
                let (low, high) = (price.floor(), price.ceil());
                let bid = match swing - cost * high > cost * low {
                    true => high,
                    false => low,
                };
                // An auctioneer who cannot pay as much must sell.
                let auctioneer = state.auctioneer();
                let limit = auctioneer.and_then(|seat| state.buying_limit(rules, seat));
                let enough = limit.map_or(u16::MAX, |limit| limit.saturating_add(1));
                let bid = whole(bid).min(enough).max(next);
                // Passing gains a share of what the auctioneer pays for the tile.
                let is_worth = swing - cost * f64::from(bid) > f64::from(highest) / n_rivals;
                let bid = match is_worth {
                    true => greatest(next..=bid, |_, bid| Move::Bid { bid }),
                    false => None,
                };
                bid.or(Some(Move::Pass))
            }
            _ => {
                let buys = f64::from(highest) <= price && state.is_legal(rules, Move::Buy);
                Some(if buys { Move::Buy } else { Move::Sell })
            }
        }
    }

    /// Returns by how many points of margin a seat is better off with each of the tiles than without it.
    fn swings(
        &mut self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        stop: &Stop,
    ) -> Vec<(KindIx, f64)> {
        let lots: Vec<KindIx> = state.lots().collect();
        let waiting = rules.seats().filter(|&seat| state.owed(seat).is_none());
        // A seat that gets none of too few tiles draws one.
        let is_short = lots.len() < waiting.count();
        let of_seat = |look: &mut Self, seat: Seat| {
            let gains = lots.iter();
            let gains = gains.map(|&kind| look.gain(rules, state, (seat, kind), stop));
            let mut gains: Vec<f64> = gains.collect();
            if is_short {
                gains.push(look.gain_of_a_draw(rules, state, seat));
            }
            beyond_others(&gains)
        };
        let mut swings = of_seat(self, seat);
        // With more seats it is open who gets what is left, and looking at it for all of them takes long.
        if rules.n_seats() == 2 && self.evaluation.counts_others() {
            let other = rules.seats().find(|&other| other != seat);
            let of_other = other.map_or(vec![], |other| of_seat(self, other));
            for (swing, lost) in swings.iter_mut().zip(of_other) {
                *swing += lost;
            }
        }
        lots.into_iter().zip(swings).collect()
    }

    /// Returns the margin of a seat once it has placed a tile as well as it can.
    fn gain(
        &mut self,
        rules: &Rules,
        state: &State,
        (seat, kind): (Seat, KindIx),
        stop: &Stop,
    ) -> f64 {
        let Some(supposed) = state.supposing(rules, seat, kind) else {
            return self.gain_of_a_draw(rules, state, seat);
        };
        let mut candidates = Vec::new();
        let is_rough = std::mem::replace(&mut self.is_rough, true);
        self.list(rules, &supposed, stop, &mut candidates);
        self.is_rough = is_rough;
        let margins = candidates.iter().map(|found| found.margins[seat.ix()]);
        margins.fold(f64::NEG_INFINITY, f64::max)
    }

    /// Returns the margin of a seat once it has drawn and placed an average tile.
    fn gain_of_a_draw(&mut self, rules: &Rules, state: &State, seat: Seat) -> f64 {
        // The tempo is half of a turn.
        self.evaluation.margins(rules, state)[seat.ix()] + 2.0 * self.evaluation.tempo()
    }
}

/// Returns by how much each gain exceeds the mean of the others.
fn beyond_others(gains: &[f64]) -> Vec<f64> {
    let sum: f64 = gains.iter().sum();
    let n_others = gains.len().saturating_sub(1).max(1) as f64;
    gains
        .iter()
        .map(|gain| gain - (sum - gain) / n_others)
        .collect()
}

/// Returns a bid in whole points.
fn whole(points: f64) -> u16 {
    points.clamp(0.0, MOST) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_count_beyond_the_mean_of_the_others() {
        assert_eq!(beyond_others(&[7.0, 1.0]), [6.0, -6.0]);
        assert_eq!(beyond_others(&[7.0, 1.0, 4.0]), [4.5, -4.5, 0.0]);
        assert_eq!(beyond_others(&[]), Vec::<f64>::new());
    }

    #[test]
    fn bids_are_whole_points_that_somebody_may_pay() {
        assert_eq!(
            [-3.0, 0.9, 4.0, 1e9, f64::NAN].map(whole),
            [0, 0, 4, 100, 0]
        );
    }
}

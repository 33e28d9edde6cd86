//! What the greedy bot says at a bazaar.
//!
//! Everybody leaves a bazaar with a tile, so a tile is worth only what it brings beyond the others: above all, the seat's
//! features that it would complete. Nobody pays more than that.

use carcas_engine::{Cell, Decision, FigureKind, KindIx, Move, Node, Rules, Seat, Standing, State};
use carcas_tiles::{Rotation, SegmentKind, Side};

use crate::greedy::RETURN_VALUE;

/// Points for a tile with a monastery, abbey or garden while a follower is left for it.
const CENTER_VALUE: f64 = 3.0;

/// A feature of the seat that lacks one tile.
struct NearlyComplete {
    kind: SegmentKind,
    /// Where the tile is missing.
    cell: Cell,
    /// The side of that cell that the feature ends at, unless it is surrounded instead.
    side: Option<Side>,
    gain: f64,
}

/// Returns the answer to a question of a bazaar, or nothing if another question is open.
///
/// An auction opens with 0: the auctioneer may buy for the highest bid anyway. A bid is one point more than the highest.
pub(crate) fn answer(rules: &Rules, state: &State) -> Option<Move> {
    let Node::Decide { seat, decision } = state.node() else {
        return None;
    };
    let is_worth = |bid: u16| {
        let offered = state.offer().map(|(kind, ..)| kind);
        offered.is_some_and(|kind| f64::from(bid) <= worth(rules, state, seat, kind))
    };
    let highest = state.offer().map_or(0, |(_, bid, _)| bid);
    let chosen = match decision {
        Decision::Auction => Move::Auction {
            kind: best_lot(rules, state, seat)?,
            bid: 0,
        },
        Decision::TakeLot => Move::TakeLot {
            kind: best_lot(rules, state, seat)?,
        },
        Decision::Bid if is_worth(highest.saturating_add(1)) => Move::Bid { bid: highest + 1 },
        Decision::Bid => Move::Pass,
        Decision::BuyOrSell if is_worth(highest) => Move::Buy,
        Decision::BuyOrSell => Move::Sell,
        _ => return None,
    };
    state.is_legal(rules, chosen).then_some(chosen)
}

/// Returns the first of the tiles that bring a seat most.
fn best_lot(rules: &Rules, state: &State, seat: Seat) -> Option<KindIx> {
    let mut best = None;
    for kind in state.lots() {
        let gain = gain(rules, state, seat, kind);
        if best.is_none_or(|(greatest, _)| gain > greatest) {
            best = Some((gain, kind));
        }
    }
    best.map(|(_, kind)| kind)
}

/// Returns how many points a tile brings a seat beyond the average of the tiles on offer; never less than 0.
fn worth(rules: &Rules, state: &State, seat: Seat, kind: KindIx) -> f64 {
    let (mut sum, mut n) = (0.0, 0.0);
    for lot in state.lots() {
        sum += gain(rules, state, seat, lot);
        n += 1.0;
    }
    let average = if n > 0.0 { sum / n } else { 0.0 };
    (gain(rules, state, seat, kind) - average).max(0.0)
}

/// Returns what the best placement of a tile would bring a seat now.
fn gain(rules: &Rules, state: &State, seat: Seat, kind: KindIx) -> f64 {
    let wanted = nearly_complete(rules, state, seat);
    let placements = state.placements(rules, kind).into_iter();
    let completed = placements.map(|(cell, rotation)| {
        let done = wanted
            .iter()
            .filter(|one| one.cell == cell && completes(rules, kind, rotation, one));
        done.map(|one| one.gain).sum()
    });
    let has_center = rules.segments(kind).iter().any(|segment| {
        matches!(
            segment.kind,
            SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden
        )
    });
    let is_usable = has_center && state.supply(seat)[FigureKind::Follower.ix()] > 0;
    completed.fold(0.0, f64::max) + if is_usable { CENTER_VALUE } else { 0.0 }
}

/// Whether a tile in this rotation, in the missing cell, leaves the feature no open side.
fn completes(rules: &Rules, kind: KindIx, rotation: Rotation, wanted: &NearlyComplete) -> bool {
    let Some(side) = wanted.side else {
        return true;
    };
    let mut segments = rules
        .segments(kind)
        .iter()
        .map(|segment| segment.turned(rotation));
    segments.any(|segment| {
        segment.kind == wanted.kind && segment.sides.contains(side) && segment.sides.len() == 1
    })
}

/// Returns the features of a seat that lack one tile.
fn nearly_complete(rules: &Rules, state: &State, seat: Seat) -> Vec<NearlyComplete> {
    let mut found = Vec::new();
    state.for_each_standing(rules, |standing| {
        if standing.open == 1 && standing.contest.owners.contains(seat) {
            found.extend(missing(rules, state, &standing));
        }
    });
    found
}

/// Returns where the last tile of a feature is missing.
fn missing(rules: &Rules, state: &State, standing: &Standing) -> Option<NearlyComplete> {
    let kind = standing.kind;
    let gain = f64::from(standing.value_complete - standing.value_now) + RETURN_VALUE;
    let is_empty = |cell: &Cell| state.tile_at(*cell).is_none();
    if !matches!(kind, SegmentKind::Road | SegmentKind::City) {
        return Some(NearlyComplete {
            kind,
            cell: standing.spot.cell.around().find(is_empty)?,
            side: None,
            gain,
        });
    }
    let feature = state.feature(rules, standing.spot)?;
    state.spots_of(feature.ix).find_map(|spot| {
        let tile = state.tile_at(spot.cell)?;
        let segments = rules.segments(tile.kind);
        let segment = segments.get(usize::from(spot.segment))?;
        let mut sides = segment.turned(tile.rotation).sides.iter();
        let open = sides.find(|&side| is_empty(&spot.cell.step(side)))?;
        Some(NearlyComplete {
            kind,
            cell: spot.cell.step(open),
            side: Some(open.opposite()),
            gain,
        })
    })
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Event, Log, Setup};

    use super::*;
    use crate::{Bot, Rng, Stop};

    /// More than any tile is worth that ends a city of twenty tiles.
    const SANE: u16 = 45;

    #[test]
    fn greedy_pays_no_more_than_a_tile_is_worth() {
        let (mut n_bids, mut n_paid, mut n_sold, mut points_paid) = (0, 0, 0, 0);
        for seed in 0..6 {
            let mut setup = Setup::new(Edition::ZmanC2, 2 + (seed % 3) as u8);
            setup.add_box("bridges-castles-and-bazaars").unwrap();
            setup.set("bazaar-bid-limit", "unlimited").unwrap();
            let rules = Rules::new(&setup).unwrap();
            let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
            let mut bot = Bot::from_name("greedy", seed).unwrap();
            while state.node() != Node::Over {
                let mut events = Vec::new();
                let Node::Decide { seat, .. } = state.node() else {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                    continue;
                };
                let chosen = bot.choose(&rules, &state, &Stop::never()).unwrap();
                let offered = state.offer();
                match (chosen, offered) {
                    (Move::Auction { bid, .. }, _) => assert_eq!(bid, 0),
                    (Move::Bid { bid }, Some((kind, ..))) | (Move::Buy, Some((kind, bid, _))) => {
                        n_bids += 1;
                        assert!(bid <= SANE, "{bid}");
                        assert!(f64::from(bid) <= worth(&rules, &state, seat, kind));
                    }
                    (Move::Sell, Some((kind, bid, _))) => {
                        n_sold += 1;
                        assert!(f64::from(bid) > worth(&rules, &state, seat, kind));
                    }
                    _ => {}
                }
                state
                    .play(&rules, chosen, &mut Log::to(&mut events))
                    .unwrap();
                for event in events {
                    if let Event::Paid { points, .. } = event {
                        n_paid += 1;
                        points_paid += points;
                    }
                }
            }
        }
        println!("{n_bids} bids, {n_paid} tiles paid with {points_paid} points, {n_sold} sold");
        assert!(n_bids > 0 && n_paid > 0 && n_sold > 0);
    }
}

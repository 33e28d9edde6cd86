//! The auction of a tile: opening bid, one bid each, buy or sell.

use std::ops::ControlFlow;

use super::{buying_limit, give, limit, lots, offer_next, seats_from};
use crate::decision::{Decision, Yield};
use crate::event::{Event, Log, Payment};
use crate::figure::Seat;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::State;

/// Yields every tile with every opening bid.
///
/// Rule: BC-39, BC-49.
pub(crate) fn ask_auction(
    rules: &Rules,
    state: &State,
    seat: Seat,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    for kind in lots(state) {
        for bid in 0..=limit(rules, state, seat) {
            yield_move(Move::Auction { kind, bid })?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns how many moves [`ask_auction`] yields.
pub(crate) fn n_openings(rules: &Rules, state: &State, seat: Seat) -> u32 {
    lots(state).count() as u32 * (u32::from(limit(rules, state, seat)) + 1)
}

/// Returns the move that [`ask_auction`] yields after `n_before` others.
pub(crate) fn nth_opening(rules: &Rules, state: &State, seat: Seat, n_before: u32) -> Option<Move> {
    let n_each = u32::from(limit(rules, state, seat)) + 1;
    let kind = lots(state).nth((n_before / n_each) as usize)?;
    let bid = (n_before % n_each) as u16;
    Some(Move::Auction { kind, bid })
}

/// Rule: BC-39.
pub(crate) fn answer_auction(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    if let Move::Auction { kind, bid } = answer {
        let auction = &mut state.memory.bazaars.auction;
        (auction.lot, auction.bid) = (Some(kind), bid);
        let seat = auction.auctioneer;
        log.tell(|| Event::Offered { seat, kind, bid });
        ask_bid_after(rules, state, seat, log);
    }
}

/// Asks the next seat that may bid more, up to the auctioneer's right.
///
/// Rule: BC-40, BC-41.
fn ask_bid_after(rules: &Rules, state: &mut State, last: Seat, log: &mut Log<'_>) {
    let auction = state.memory.bazaars.auction;
    let place = rules.places_from(auction.auctioneer, last);
    let mut others = seats_from(rules, auction.auctioneer, place + 1);
    let next = others.find(|&seat| {
        seat != auction.auctioneer
            && state.owed(seat).is_none()
            && limit(rules, state, seat) > auction.bid
    });
    match next {
        Some(seat) => state.pending.push(seat, Decision::Bid),
        None => end_auction(rules, state, log),
    }
}

/// Yields every higher bid, and pass.
///
/// Rule: BC-40, BC-41, BC-49.
pub(crate) fn ask_bid(
    rules: &Rules,
    state: &State,
    seat: Seat,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    let highest = state.memory.bazaars.auction.bid;
    for bid in highest + 1..=limit(rules, state, seat) {
        yield_move(Move::Bid { bid })?;
    }
    yield_move(Move::Pass)
}

/// Returns how many moves [`ask_bid`] yields.
pub(crate) fn n_bids(rules: &Rules, state: &State, seat: Seat) -> u32 {
    let highest = state.memory.bazaars.auction.bid;
    u32::from(limit(rules, state, seat).saturating_sub(highest)) + 1
}

/// Returns the move that [`ask_bid`] yields after `n_before` others.
pub(crate) fn nth_bid(rules: &Rules, state: &State, seat: Seat, n_before: u32) -> Move {
    let highest = state.memory.bazaars.auction.bid;
    match n_before + 1 < n_bids(rules, state, seat) {
        true => Move::Bid {
            bid: highest + 1 + n_before as u16,
        },
        false => Move::Pass,
    }
}

/// Rule: BC-40.
pub(crate) fn answer_bid(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    answer: Move,
    log: &mut Log<'_>,
) {
    if let Move::Bid { bid } = answer {
        let auction = &mut state.memory.bazaars.auction;
        (auction.bid, auction.bidder) = (bid, seat);
        log.tell(|| Event::Bid { seat, bid });
    }
    ask_bid_after(rules, state, seat, log);
}

/// Lets the auctioneer buy or sell, if somebody has bid more.
///
/// Rule: BC-42, BC-43, BC-49, BC-A9.
fn end_auction(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let auction = state.memory.bazaars.auction;
    let limit = buying_limit(rules, state, auction.auctioneer);
    let can_buy = limit.is_none_or(|limit| auction.bid <= limit);
    if auction.bidder == auction.auctioneer {
        settle(rules, state, auction.auctioneer, None, log);
    } else if can_buy {
        state.pending.push(auction.auctioneer, Decision::BuyOrSell);
    } else {
        settle(rules, state, auction.bidder, Some(auction.auctioneer), log);
    }
}

/// Gives the tile to a seat, which pays the bid to another or to nobody, and turns to the next tile.
///
/// Rule: BC-42, BC-43, BC-44, BC-51.
fn settle(rules: &Rules, state: &mut State, winner: Seat, to: Option<Seat>, log: &mut Log<'_>) {
    let auction = state.memory.bazaars.auction;
    let Some(kind) = auction.lot else {
        return;
    };
    if auction.bid > 0 {
        let price = (i32::from(auction.bid), Payment::Bazaar);
        state.pay(winner, to, price, log);
    }
    give(state, winner, kind, log);
    offer_next(rules, state, auction.auctioneer, log);
}

/// Yields both.
pub(crate) fn ask_buy_or_sell(yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    yield_move(Move::Buy)?;
    yield_move(Move::Sell)
}

/// Rule: BC-43.
pub(crate) fn answer_buy_or_sell(
    rules: &Rules,
    state: &mut State,
    answer: Move,
    log: &mut Log<'_>,
) {
    let auction = state.memory.bazaars.auction;
    let (winner, to) = match answer {
        Move::Buy => (auction.auctioneer, auction.bidder),
        _ => (auction.bidder, auction.auctioneer),
    };
    settle(rules, state, winner, Some(to), log);
}

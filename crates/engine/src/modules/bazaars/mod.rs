//! Bazaars (`docs/rules/80-bridges-castles-and-bazaars.md`): tiles are turned up and auctioned; everybody gets one and
//! places it in the next turn.

mod auction;
mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::Symbol;

pub(crate) use auction::{
    answer_auction, answer_bid, answer_buy_or_sell, ask_auction, ask_bid, ask_buy_or_sell, n_bids,
    n_openings, nth_bid, nth_opening,
};
pub use refusal::BazaarsObjection;

use super::{Manifest, Module, builder};
use crate::decision::{Decision, Pending, Yield};
use crate::event::{Event, Log};
use crate::figure::Seat;
use crate::flow::Waiting;
use crate::game::Draw;
use crate::moves::Move;
use crate::notation::position::{MemoryText, Part, QuestionText};
use crate::position::{Position, PositionError};
use crate::rules::{BazaarBidLimit, BazaarMode, KindIx, Rules};
use crate::state::State;
use crate::tile_placement;

pub(crate) const MANIFEST: Manifest = Manifest {
    before_draw: Some(take_owed),
    turn_ended: Some(turn_ended),
    owes_tiles: true,
    hides_tiles: true,
    draws: Some(Draw::Lot),
    check: Some(check),
    memory: Some(MEMORY),
    questions: &[
        QuestionText {
            name: "auction",
            read: |_, _, _| Ok(Decision::Auction),
        },
        QuestionText {
            name: "bid",
            read: |_, _, _| Ok(Decision::Bid),
        },
        QuestionText {
            name: "buy-or-sell",
            read: |_, _, _| Ok(Decision::BuyOrSell),
        },
        QuestionText {
            name: "bazaar",
            read: |_, _, _| Ok(Decision::TakeLot),
        },
    ],
    refuse: Some(refusal::refuse),
    ..Manifest::new(Module::Bazaars)
};

/// How far a bid may exceed the score of its seat where nothing else limits it.
///
/// Rule: BC-88.
const BEYOND_SCORE: i32 = 100;

/// The bazaar of this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Whether a tile of this turn calls for a bazaar.
    is_due: bool,
    /// Whether tiles of the last bazaar are still to be placed, or are in this turn.
    is_settling: bool,
    /// How many tiles lie face down until the second part is over.
    n_face_down: u8,
    lots: Lots,
    pub(crate) auction: Auction,
}

/// The tiles that are turned up and nobody has taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lots {
    kinds: [Option<KindIx>; Seat::MAX],
}

impl Lots {
    fn iter(&self) -> impl Iterator<Item = KindIx> + '_ {
        self.kinds.iter().copied().flatten()
    }

    /// Adds a tile where it belongs by its kind: the order in which tiles are turned up means nothing. Tells whether there
    /// was a place for it.
    fn add(&mut self, kind: KindIx) -> bool {
        let n_before = self.iter().filter(|other| other.0 <= kind.0).count();
        let has_place = self.kinds[Seat::MAX - 1].is_none();
        if has_place {
            self.kinds[n_before..].rotate_right(1);
            self.kinds[n_before] = Some(kind);
        }
        has_place
    }

    /// Takes a tile away and moves the later ones up.
    fn take(&mut self, kind: KindIx) {
        if let Some(ix) = self.kinds.iter().position(|&lot| lot == Some(kind)) {
            self.kinds[ix..].rotate_left(1);
            self.kinds[Seat::MAX - 1] = None;
        }
    }
}

/// Where the auction of one tile stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Auction {
    pub(crate) auctioneer: Seat,
    /// The tile, once it has been chosen.
    pub(crate) lot: Option<KindIx>,
    /// The highest bid so far, and whose it is.
    pub(crate) bid: u16,
    pub(crate) bidder: Seat,
}

/// `due`, `settling`, `face-down=2`, `lot=12` by the number of the tile's kind, `auctioneer=p0`, `offer=12`, `bid=3` and
/// `bidder=p1`.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        let &Memory {
            is_due,
            is_settling,
            n_face_down,
            lots,
            auction,
        } = &state.memory.bazaars;
        if is_due {
            line.word("due");
        }
        if is_settling {
            line.word("settling");
        }
        if n_face_down > 0 {
            line.word(format_args!("face-down={n_face_down}"));
        }
        for kind in lots.iter() {
            line.word(format_args!("lot={}", kind.0));
        }
        if auction != Auction::default() {
            line.word(format_args!("auctioneer=p{}", auction.auctioneer.0));
            if let Some(kind) = auction.lot {
                line.word(format_args!("offer={}", kind.0));
            }
            line.word(format_args!("bid={}", auction.bid));
            line.word(format_args!("bidder=p{}", auction.bidder.0));
        }
    },
    read: |rules, state, section| {
        let last_kind = rules.kinds().count().saturating_sub(1) as u8;
        let memory = &mut state.memory.bazaars;
        while let Some(word) = section.next() {
            let (key, value) = word.split('=');
            if key.text != "lot" {
                section.once(key)?;
            }
            let lot = |kind: Part<'_>| match kind.number(0, last_kind)? {
                ix if rules.seat_tile == Some(KindIx(ix)) => {
                    kind.refuse("this tile belongs to seats and is never drawn; name another")
                }
                ix => Ok(KindIx(ix)),
            };
            match (key.text, value) {
                ("due", None) => memory.is_due = true,
                ("settling", None) => memory.is_settling = true,
                ("face-down", Some(n)) => memory.n_face_down = n.number(1, rules.seats)?,
                ("lot", Some(kind)) => {
                    if !memory.lots.add(lot(kind)?) {
                        return word.refuse("more tiles are turned up than seats can take");
                    }
                }
                ("auctioneer", Some(seat)) => memory.auction.auctioneer = seat.seat(rules)?,
                ("offer", Some(kind)) => {
                    memory.auction.lot = Some(lot(kind)?);
                }
                ("bid", Some(bid)) => memory.auction.bid = bid.number(0, u16::MAX - 1)?,
                ("bidder", Some(seat)) => memory.auction.bidder = seat.seat(rules)?,
                _ => {
                    return word.error(
                        "due, settling, face-down=2, lot=12, auctioneer=p0, offer=12, bid=3 or bidder=p1",
                    );
                }
            }
        }
        Ok(())
    },
};

/// Refuses a bazaar without a tile for its question, with more tiles than seats that can take one, or with tiles face down
/// that are not hidden.
fn check(rules: &Rules, state: &State) -> Result<(), &'static str> {
    let memory = &state.memory.bazaars;
    if usize::from(memory.n_face_down) > state.n_hidden() {
        return Err(
            "tiles of the bazaar lie face down that are not hidden; add `hidden=` to the section `turn`",
        );
    }
    let n_lots = memory.lots.iter().count();
    let without = rules.seats().filter(|&seat| state.owed(seat).is_none());
    if n_lots > without.count() {
        return Err("more tiles are turned up than seats that owe none; leave a `lot=` out");
    }
    let Some((_, asked)) = state
        .pending
        .as_slice()
        .last()
        .filter(|(_, asked)| asked.is_at_bazaar())
    else {
        return Ok(());
    };
    let is_offered = |lot| memory.lots.iter().any(|kind| kind == lot);
    match (asked, memory.auction.lot) {
        _ if n_lots == 0 => Err("a bazaar has no tile; add `lot=` to the section `bazaars`"),
        (_, Some(lot)) if !is_offered(lot) => {
            Err("the tile of `offer=` is none of the `lot=`; name one of them")
        }
        (Decision::Bid | Decision::BuyOrSell, None) => {
            Err("no tile is auctioned; add `offer=` to the section `bazaars`")
        }
        _ => Ok(()),
    }
}

/// Tells whether bazaars are held.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Bazaars)
}

/// Notes that the tile of this part calls for a bazaar. If a second part follows, the tiles for it are laid aside first.
///
/// Rule: BC-36, BC-47, BC-61, BC-84, BC-A10.
pub(crate) fn note_tile(rules: &Rules, state: &mut State) {
    let memory = &state.memory.bazaars;
    if !state.has_placed(rules, Symbol::Bazaar) || memory.is_settling || memory.is_due {
        return;
    }
    if builder::is_second_part_ahead(state) {
        if !are_enough(rules, state) {
            return;
        }
        state.memory.bazaars.n_face_down = rules.seats;
        state.flow.n_hidden += u16::from(rules.seats);
    }
    state.memory.bazaars.is_due = true;
}

/// Tells whether a tile for everybody can be turned up, whichever come first.
///
/// Rule: BC-37, BC-69, HS-70.
fn are_enough(rules: &Rules, state: &State) -> bool {
    let mut reasons = rules.seams.sets_aside.iter();
    let n_aside: usize = match reasons.any(|reason| (reason.holds)(state)) {
        true => {
            let slots = rules.slots.iter().zip(state.bag.iter());
            let aside = slots.filter(|(slot, _)| state.sets_aside(rules, slot.kind));
            aside.map(|(_, &n)| usize::from(n)).sum()
        }
        false => 0,
    };
    state.bag_size() >= rules.n_seats() + n_aside
}

/// Holds the bazaar, if one is due: tiles are turned up first.
///
/// Rule: BC-36 to BC-38, BC-61, BC-A10.
pub(crate) fn begin(rules: &Rules, state: &mut State) {
    let memory = &mut state.memory.bazaars;
    let n_face_down = u16::from(std::mem::take(&mut memory.n_face_down));
    let is_due = std::mem::take(&mut memory.is_due);
    // A bag that was emptied has nothing hidden.
    state.flow.n_hidden = state.flow.n_hidden.saturating_sub(n_face_down);
    if is_due && (n_face_down > 0 || are_enough(rules, state)) && state.is_tile_left(rules) {
        state.flow.waiting = Waiting::ForDraw(Draw::Lot);
    }
}

/// Turns up a tile; the last one opens the auction.
///
/// Rule: BC-38, BC-39, BC-69, PD-102.
#[inline(never)]
pub(crate) fn lot_drawn(
    rules: &Rules,
    state: &mut State,
    slot: usize,
    kind: KindIx,
    log: &mut Log<'_>,
) {
    log.tell(|| Event::LotTurnedUp { kind });
    if state.sets_aside(rules, kind) {
        state.aside[slot] += 1;
        log.tell(|| Event::SetAside { kind });
    } else {
        state.memory.bazaars.lots.add(kind);
    }
    let n_lots = state.memory.bazaars.lots.iter().count();
    if n_lots < rules.n_seats() && state.is_tile_left(rules) {
        return;
    }
    state.flow.waiting = Waiting::No;
    offer_next(rules, state, state.flow.seat, log);
}

/// Lets the next seat without a tile choose one; the last gets what is left.
///
/// Rule: BC-39, BC-44, BC-45, BC-46, BC-50.
fn offer_next(rules: &Rules, state: &mut State, after: Seat, log: &mut Log<'_>) {
    let mut waiting = seats_from(rules, after, 1).filter(|&seat| state.owed(seat).is_none());
    let (next, is_last) = (waiting.next(), waiting.next().is_none());
    drop(waiting);
    // Where dragon tiles were set aside instead, the tiles may not go round.
    let is_over = state.memory.bazaars.lots.iter().next().is_none();
    let Some(seat) = next.filter(|_| !is_over) else {
        return close(state);
    };
    if is_last {
        let last = state.memory.bazaars.lots.iter().next();
        if let Some(kind) = last {
            give(state, seat, kind, log);
        }
        return close(state);
    }
    state.memory.bazaars.auction = Auction {
        auctioneer: seat,
        bidder: seat,
        ..Auction::default()
    };
    let decision = match rules.choices().bazaar_mode {
        BazaarMode::Auction => Decision::Auction,
        BazaarMode::Draft => Decision::TakeLot,
    };
    state.pending.push(seat, decision);
}

fn close(state: &mut State) {
    state.memory.bazaars = Memory {
        is_settling: true,
        ..Memory::default()
    };
}

fn give(state: &mut State, seat: Seat, kind: KindIx, log: &mut Log<'_>) {
    state.memory.bazaars.lots.take(kind);
    state.seats[seat.ix()].owed = Some(kind);
    log.tell(|| Event::LotTaken { seat, kind });
}

/// Returns the seats clockwise from a place behind another seat, up to that seat itself.
fn seats_from(rules: &Rules, after: Seat, place: u8) -> impl Iterator<Item = Seat> + '_ {
    (place..=rules.seats).map(move |place| rules.seat_after(after, place))
}

/// Returns the highest bid that a seat may make; an opening bid of 0 is always possible.
///
/// Rule: BC-39, BC-49, BC-88.
pub(crate) fn limit(rules: &Rules, state: &State, seat: Seat) -> u16 {
    let limit = match rules.choices().bazaar_bid_limit {
        BazaarBidLimit::OwnScore => state.score(seat),
        BazaarBidLimit::Unlimited => state.score(seat) + BEYOND_SCORE,
    };
    limit.clamp(0, i32::from(u16::MAX)) as u16
}

/// Returns the highest bid at which an auctioneer may still buy, if there is such a limit.
///
/// Rule: BC-49.
fn buying_limit(rules: &Rules, state: &State, auctioneer: Seat) -> Option<u16> {
    match rules.choices().bazaar_bid_limit {
        BazaarBidLimit::OwnScore => Some(limit(rules, state, auctioneer)),
        BazaarBidLimit::Unlimited => None,
    }
}

/// Yields each tile that is turned up once.
fn lots(state: &State) -> impl Iterator<Item = KindIx> + '_ {
    let lots = &state.memory.bazaars.lots;
    let is_first = |&(ix, kind): &(usize, KindIx)| lots.iter().take(ix).all(|other| other != kind);
    lots.iter()
        .enumerate()
        .filter(is_first)
        .map(|(_, kind)| kind)
}

/// Yields the tiles that are turned up.
///
/// Rule: BC-50.
pub(crate) fn ask_lot(state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    for kind in lots(state) {
        yield_move(Move::TakeLot { kind })?;
    }
    ControlFlow::Continue(())
}

/// Rule: BC-50.
pub(crate) fn answer_lot(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    answer: Move,
    log: &mut Log<'_>,
) {
    if let Move::TakeLot { kind } = answer {
        give(state, seat, kind, log);
        offer_next(rules, state, seat, log);
    }
}

/// Lets the seat place the tile it owes instead of drawing one. If it fits nowhere, it is discarded and one is drawn.
///
/// Rule: BC-46, BC-48, BC-83.
fn take_owed(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    let Some(kind) = state.seats[seat.ix()].owed.take() else {
        return;
    };
    log.tell(|| Event::OwedTaken { seat, kind });
    if tile_placement::begin(rules, state, kind) {
        state.pending.push(seat, Decision::PlaceTile { kind });
        state.flow.step = rules.turn.after_draw;
    } else {
        state.discard(kind, log);
    }
}

/// Rule: BC-47.
fn turn_ended(_: &Rules, state: &mut State) {
    let is_owed = state.seats.iter().any(|seat| seat.owed.is_some());
    state.memory.bazaars.is_settling &= is_owed;
}

impl State {
    /// Returns the tiles of a bazaar that are turned up and nobody has taken.
    pub fn lots(&self) -> impl Iterator<Item = KindIx> + '_ {
        self.memory.bazaars.lots.iter()
    }

    /// Returns the tile that is being auctioned, the highest bid and who made it.
    pub fn offer(&self) -> Option<(KindIx, u16, Seat)> {
        let auction = &self.memory.bazaars.auction;
        Some((auction.lot?, auction.bid, auction.bidder))
    }

    /// Returns who auctions the tile that is being auctioned.
    pub fn auctioneer(&self) -> Option<Seat> {
        let auction = &self.memory.bazaars.auction;
        auction.lot.map(|_| auction.auctioneer)
    }

    /// Returns the highest bid that a seat may make.
    pub fn bid_limit(&self, rules: &Rules, seat: Seat) -> u16 {
        limit(rules, self, seat)
    }

    /// Returns the highest bid at which an auctioneer may still buy, if there is such a limit; above it the tile must be sold.
    pub fn buying_limit(&self, rules: &Rules, auctioneer: Seat) -> Option<u16> {
        buying_limit(rules, self, auctioneer)
    }

    /// Returns the position as it would be if the turn were over and a seat that has no tile of the bazaar yet had to place one of
    /// those that are turned up, for programs that ask what it would bring; nothing if it fits nowhere.
    pub fn supposing(&self, rules: &Rules, seat: Seat, kind: KindIx) -> Option<Self> {
        let mut state = self.clone();
        state.pending = Pending::NONE;
        for turn_ended in &rules.seams.turn_ended {
            turn_ended(rules, &mut state);
        }
        state.end_part();
        close(&mut state);
        state.flow.same_seat_again = false;
        state.flow.seat = seat;
        state.seats[seat.ix()].owed = Some(kind);
        take_owed(rules, &mut state, &mut Log::silent());
        (state.pending != Pending::NONE).then_some(state)
    }
}

impl Position<'_> {
    /// Gives a seat a tile of a bazaar to place in its next turn; its copy is not in the bag.
    ///
    /// # Errors
    /// If there is no such seat, if it has such a tile, or if the bag has no such tile left.
    pub fn owed(&mut self, seat: Seat, kind: KindIx) -> Result<(), PositionError> {
        self.check_seat(seat)?;
        if !is_in_play(self.rules) {
            return Err(PositionError::NotInPlay("a bazaar"));
        }
        if self.state.owed(seat).is_some() {
            return Err(PositionError::OwesTile(seat));
        }
        let slot = (0..self.state.bag.len())
            .find(|&slot| self.rules.slots[slot].kind == kind && self.state.bag[slot] > 0)
            .ok_or(PositionError::NoCopyLeft)?;
        self.state.bag[slot] -= 1;
        self.state.seats[seat.ix()].owed = Some(kind);
        self.state.memory.bazaars.is_settling = true;
        Ok(())
    }
}

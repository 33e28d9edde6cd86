//! Bazaars: tiles turned up, auctioned, and placed in the next turns.

use std::collections::BTreeSet;

use carcas_engine::{BazaarBidLimit, BazaarMode, Neutral, Seat};
use carcas_tiles::{KindId, Rotation, Symbol};

use super::flow::{Next, Step};
use super::table::Tile;
use super::{Answer, Case, Reference, Waiting};

/// What belongs to bazaars.
#[derive(Clone, Debug, Default)]
pub(super) struct Bazaar {
    /// Whether a bazaar is due at the end of this turn.
    is_due: bool,
    /// Whether this turn or a later one places a tile of the last bazaar.
    is_settling: bool,
    /// Tiles that lie face down for the bazaar of this turn.
    pub(super) n_face_down: usize,
    lots: Vec<KindId>,
    /// The tile that each seat got and has not placed.
    pub(super) owed: Vec<Option<KindId>>,
    auctioneer: Seat,
    /// The tile, the highest bid and who made it.
    offer: Option<(KindId, u16, Seat)>,
}

impl Bazaar {
    pub(super) fn new(n_seats: usize) -> Self {
        Self {
            owed: vec![None; n_seats],
            ..Self::default()
        }
    }

    /// Lets a seat have a tile of an earlier bazaar to place.
    pub(super) fn owe(&mut self, seat: Seat, kind: KindId) {
        self.owed[seat.ix()] = Some(kind);
        self.is_settling = true;
    }

    pub(super) fn is_any_owed(&self) -> bool {
        self.owed.iter().any(Option::is_some)
    }
}

impl Reference {
    /// Returns the tile that a seat got at a bazaar and has not placed.
    pub fn owed(&self, seat: Seat) -> Option<KindId> {
        self.bazaar.owed[seat.ix()]
    }

    /// Returns the tiles that are turned up and nobody has.
    pub fn lots(&self) -> &[KindId] {
        &self.bazaar.lots
    }

    pub(super) fn is_tile_left(&self) -> bool {
        !self.bag.pool().is_empty() && self.n_in_bag() > 0
    }

    fn is_set_aside(&self, kind: KindId) -> bool {
        let tile = Tile {
            kind,
            rotation: Rotation::R0,
        };
        self.played.has_symbol(tile, Symbol::Dragon)
            && !self.neutrals.contains_key(&Neutral::Dragon)
    }

    /// Whether everybody can get a tile, whichever come first.
    ///
    /// Rule: BC-37, BC-69, HS-70.
    fn is_bag_full_enough(&self) -> bool {
        let tiles = self.bag.tiles();
        let n_good = tiles
            .iter()
            .filter(|&&kind| !self.is_set_aside(kind))
            .count();
        n_good >= self.scores.len() + self.bazaar.n_face_down + self.n_hidden()
    }

    /// T9: notes a bazaar tile, and lays tiles aside before a second part.
    ///
    /// Rule: BC-36, BC-47, BC-61, BC-84, BC-A10.
    pub(super) fn note_bazaar(&mut self) {
        let is_bazaar = self.has_symbol(self.flow.cell, Symbol::Bazaar);
        if !is_bazaar || self.bazaar.is_settling || self.bazaar.is_due {
            self.cases
                .see_if(is_bazaar && self.bazaar.is_settling, Case::NoBazaarYet);
            return;
        }
        let has_second_part = self.flow.is_triggered && !self.flow.is_second_part;
        if has_second_part {
            if !self.is_bag_full_enough() {
                return;
            }
            self.bazaar.n_face_down = self.scores.len();
            self.cases.see(Case::BazaarFaceDown);
        }
        self.cases
            .see_if(self.flow.is_second_part, Case::BazaarOfSecondPart);
        self.bazaar.is_due = true;
    }

    /// T10: holds the bazaar.
    ///
    /// Rule: BC-36, BC-37, BC-38, BC-A10.
    pub(super) fn bazaar_step(&mut self) -> Next {
        let were_laid_aside = std::mem::take(&mut self.bazaar.n_face_down) > 0;
        let is_due = std::mem::take(&mut self.bazaar.is_due);
        if is_due && (were_laid_aside || self.is_bag_full_enough()) {
            return Next::Wait(Waiting::ForLot);
        }
        self.cases.see_if(is_due, Case::BagTooSmall);
        Next::Go(Step::EndTurn)
    }

    /// Rule: BC-38, BC-69.
    pub(super) fn turn_up(&mut self, kind: KindId) {
        self.bag.draw(kind);
        if self.is_set_aside(kind) {
            self.cases.see(Case::LotSetAside);
            self.bag.set_aside(kind);
        } else {
            self.bazaar.lots.push(kind);
        }
        if self.bazaar.lots.len() == self.scores.len() || self.n_in_bag() == 0 {
            self.cases.see(Case::BazaarHeld);
            self.offer_next(self.seat);
        }
    }

    fn seats_after(&self, seat: Seat) -> Vec<Seat> {
        (1..=self.scores.len())
            .map(|place| self.seat_after(seat, place))
            .collect()
    }

    /// Rule: BC-39, BC-44, BC-45, BC-50.
    fn offer_next(&mut self, after: Seat) {
        let mut waiting = self.seats_after(after);
        waiting.retain(|&seat| self.owed(seat).is_none());
        if self.bazaar.lots.is_empty() {
            waiting.clear();
        }
        match waiting[..] {
            [] => self.close_bazaar(),
            [last] => {
                self.cases.see(Case::LastLotFree);
                let kind = self.bazaar.lots[0];
                self.give(last, kind);
                self.close_bazaar();
            }
            [seat, ..] => {
                (self.bazaar.auctioneer, self.bazaar.offer) = (seat, None);
                self.asked = seat;
                self.waiting = match self.played.choices.bazaar_mode {
                    BazaarMode::Auction => Waiting::ForAuction,
                    BazaarMode::Draft => Waiting::ForDraft,
                };
            }
        }
    }

    fn close_bazaar(&mut self) {
        self.bazaar.is_settling = true;
        self.bazaar.offer = None;
        self.go(Step::EndTurn);
    }

    fn give(&mut self, seat: Seat, kind: KindId) {
        let lots = &mut self.bazaar.lots;
        let ix = lots.iter().position(|&lot| lot == kind);
        lots.remove(ix.expect("the tile is turned up"));
        self.bazaar.owed[seat.ix()] = Some(kind);
    }

    /// Rule: BC-49, BC-88.
    fn most_bid(&self, seat: Seat) -> i32 {
        let beyond = match self.played.choices.bazaar_bid_limit {
            BazaarBidLimit::OwnScore => 0,
            BazaarBidLimit::Unlimited => 100,
        };
        (self.score(seat) + beyond).max(0)
    }

    /// Rule: BC-39, BC-49.
    pub(super) fn auction_answers(&self) -> BTreeSet<Answer> {
        let bids = 0..=self.most_bid(self.asked);
        let lots = self.bazaar.lots.iter();
        lots.flat_map(|&kind| {
            bids.clone()
                .map(move |bid| Answer::Auction(kind, bid as u16))
        })
        .collect()
    }

    /// Rule: BC-40, BC-41, BC-49.
    pub(super) fn bid_answers(&self) -> BTreeSet<Answer> {
        let highest = self.bazaar.offer.map_or(0, |offer| i32::from(offer.1));
        let bids = highest + 1..=self.most_bid(self.asked);
        bids.map(|bid| Answer::Bid(bid as u16)).collect()
    }

    pub(super) fn draft_answers(&self) -> BTreeSet<Answer> {
        let lots = self.bazaar.lots.iter();
        lots.map(|&kind| Answer::TakeLot(kind)).collect()
    }

    /// Plays an answer at a bazaar.
    ///
    /// Rule: BC-39 to BC-45, BC-50, BC-51.
    pub(super) fn play_at_bazaar(&mut self, answer: Answer) {
        let asked = self.asked;
        match answer {
            Answer::Auction(kind, bid) => {
                self.tally_bid(bid);
                self.bazaar.offer = Some((kind, bid, asked));
                self.ask_bidder_after(asked);
                let is_alone = self.waiting != Waiting::ForBid;
                self.cases.see_if(is_alone, Case::NobodyBids);
            }
            Answer::Bid(bid) => {
                self.tally_bid(bid);
                let auctioneer = self.bazaar.auctioneer;
                let highest = self.bazaar.offer.map(|offer| offer.2);
                self.cases.see_if(highest != Some(auctioneer), Case::Outbid);
                if let Some(offer) = &mut self.bazaar.offer {
                    (offer.1, offer.2) = (bid, asked);
                }
                self.ask_bidder_after(asked);
            }
            Answer::Buy => {
                self.cases.see(Case::LotBought);
                self.settle(true);
            }
            Answer::Sell => {
                self.cases.see(Case::LotSold);
                self.settle(false);
            }
            Answer::TakeLot(kind) => {
                self.give(asked, kind);
                self.cases.see(Case::LotDrafted);
                self.offer_next(asked);
            }
            _ => {
                self.cases.see(Case::BidDeclined);
                self.ask_bidder_after(asked);
            }
        }
    }

    fn tally_bid(&mut self, bid: u16) {
        let is_above = i32::from(bid) > self.score(self.asked).max(0);
        self.cases.see_if(is_above, Case::BidAboveScore);
    }

    fn ask_bidder_after(&mut self, last: Seat) {
        let auctioneer = self.bazaar.auctioneer;
        let order = self.seats_after(auctioneer);
        let done = order.iter().position(|&seat| seat == last);
        let rest = match done {
            Some(ix) if last != auctioneer => order[ix + 1..].to_vec(),
            _ => order,
        };
        for seat in rest {
            self.asked = seat;
            let may_bid =
                seat != auctioneer && self.owed(seat).is_none() && !self.bid_answers().is_empty();
            if may_bid {
                self.waiting = Waiting::ForBid;
                return;
            }
        }
        let (_, bid, bidder) = self.bazaar.offer.expect("a tile is auctioned");
        let can_buy = self.played.choices.bazaar_bid_limit == BazaarBidLimit::Unlimited
            || self.score(auctioneer) >= i32::from(bid);
        if bidder == auctioneer {
            self.cases.see(Case::LotKept);
            self.cases.see_if(bid > 0, Case::LotPaidToNobody);
            self.settle(true);
        } else if can_buy {
            self.asked = auctioneer;
            self.waiting = Waiting::ForBuyOrSell;
        } else {
            self.cases.see(Case::MustSell);
            self.settle(false);
        }
    }

    /// The auctioneer keeps the tile or leaves it to the highest bidder; the one who gets it pays the other.
    fn settle(&mut self, keeps: bool) {
        let auctioneer = self.bazaar.auctioneer;
        let (kind, bid, bidder) = self.bazaar.offer.expect("a tile is auctioned");
        let (winner, paid) = match keeps {
            true => (auctioneer, bidder),
            false => (bidder, auctioneer),
        };
        self.scores[winner.ix()] -= i32::from(bid);
        if paid != winner {
            self.scores[paid.ix()] += i32::from(bid);
        }
        self.give(winner, kind);
        self.offer_next(auctioneer);
    }

    /// T1: the tile of a bazaar instead of a draw; nothing if the seat has none or it fits nowhere.
    ///
    /// Rule: BC-46, BC-48, BC-83.
    pub(super) fn take_owed(&mut self) -> Option<KindId> {
        let kind = self.bazaar.owed[self.seat.ix()].take()?;
        let is_hill = self.hide_under(kind);
        self.cases.see_if(is_hill, Case::OwedHill);
        let is_bag_empty = !self.is_tile_left();
        self.cases.see_if(is_bag_empty, Case::OwedAfterLastTile);
        if self.placements(kind).is_empty() {
            self.n_discarded += 1;
            self.cases.see(Case::OwedDiscarded);
            return None;
        }
        Some(kind)
    }

    /// Rule: BC-47.
    pub(super) fn end_settling(&mut self) {
        self.bazaar.is_settling &= self.bazaar.is_any_owed();
    }
}

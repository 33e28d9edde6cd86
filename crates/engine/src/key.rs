//! The key of a position: one number that is equal for equal positions, whatever the order in which they came about.
//!
//! It is computed on request, so playing does not pay for it. Parts without an order are added up; the rest is mixed one
//! after the other.

use std::fmt;

use crate::board::{Bridge, PlacedTile};
use crate::figure::{Figure, Prisoner, Seat};
use crate::flow::{Flow, Waiting};
use crate::moves::Spot;
use crate::neutral::{Neutral, Stand};
use crate::notation::position::{Line, write_memory, write_question};
use crate::rules::Rules;
use crate::state::{SeatState, State};
use crate::token::{PlacedToken, Token};

impl State {
    /// Returns a number that is equal for equal positions of a game: everything that influences how the game goes on, and
    /// nothing else, such as the order in which tiles and figures were placed. Different positions have different keys but
    /// for a chance of one in 2⁶⁴.
    ///
    /// Positions with equal keys have equal moves and go on alike; the order in which the moves are generated may differ.
    pub fn key(&self, rules: &Rules) -> u64 {
        let Self {
            board: _,
            // Follows from tiles and figures.
            features: _,
            figures,
            prisoners,
            placed_tokens,
            bridges,
            bag,
            seats,
            neutrals: _,
            aside,
            pending,
            flow,
            memory: _,
        } = self;
        let mut key = Mixer(0);
        key.mix(u64::from(self.has_start(rules)));
        key.mix(sum(self.tiles().iter().map(tile_key)));
        key.mix(sum((0..figures.len()).map(|ix| self.figure_key(ix))));
        key.mix(sum(prisoners.iter().map(prisoner_key)));
        key.mix(sum(placed_tokens
            .iter()
            .filter(|placed| placed.is_any())
            .map(|placed| self.placed_token_key(placed))));
        key.mix(sum(bridges.iter().map(|bridge| self.bridge_key(bridge))));
        key.bytes(bag);
        key.bytes(aside);
        for seat in &seats[..rules.n_seats()] {
            let SeatState {
                score,
                supply,
                tokens,
                owed,
            } = seat;
            key.mix(*score as u64);
            key.bytes(supply);
            key.bytes(&Token::ALL.map(|token| tokens.n(token)));
            key.mix(owed.map_or(0, |kind| 1 + u64::from(kind.0)));
        }
        for neutral in Neutral::ALL {
            key.mix(match self.neutrals.at(neutral) {
                None => 0,
                Some(Stand::Tile(tile)) => 1 + spot_bits(Spot::tile(self.board.tile(tile).cell)),
                Some(Stand::Segment(segment)) => 1 + spot_bits(self.spot(segment)),
            });
        }
        self.mix_flow(flow, &mut key);
        // Questions and what modules remember are seldom more than a word: their text says all.
        let line = &mut Line::new(&mut key);
        for &asked in pending.as_slice() {
            write_question(rules, self, asked, line);
        }
        write_memory(rules, self, line);
        key.0
    }

    fn figure_key(&self, ix: usize) -> u64 {
        let Figure {
            seat,
            kind,
            segment,
            has_fairy,
        } = self.figures[ix];
        // A move names the first of several figures that look alike, so it matters which of them the fairy is with.
        let fairy = match has_fairy {
            false => 0,
            true if self.is_first_alike(ix) => 1,
            true => 2,
        };
        scramble(spot_bits(self.spot(segment)) | bits(&[seat.0, kind as u8, fairy]) << 40)
    }

    fn placed_token_key(&self, placed: &PlacedToken) -> u64 {
        let &PlacedToken {
            segment,
            token,
            n,
            is_sealed,
        } = placed;
        let what = bits(&[token as u8 | u8::from(is_sealed) << 7, n]);
        scramble(spot_bits(self.spot(segment)) | what << 40)
    }

    fn bridge_key(&self, bridge: &Bridge) -> u64 {
        let &Bridge {
            tile,
            axis,
            segment: _,
        } = bridge;
        let cell = self.board.tile(tile).cell;
        scramble(spot_bits(Spot::tile(cell)) | bits(&[axis as u8]) << 40)
    }

    fn mix_flow(&self, flow: &Flow, key: &mut Mixer) {
        let &Flow {
            step,
            seat,
            waiting,
            placed,
            completed,
            // The bag tells what is drawn from.
            pool: _,
            n_in_pool: _,
            n_hidden,
            n_discarded,
            // Follows from board and question.
            n_placements: _,
            same_seat_again,
            is_action_used,
            placer,
            gained,
        } = flow;
        let waiting = match waiting {
            Waiting::No => 0,
            Waiting::ForNothing => 1,
            Waiting::ForDraw(draw) => 2 + draw as u8,
        };
        let flags = u8::from(same_seat_again) | u8::from(is_action_used) << 1;
        key.bytes(&[step, seat.0, waiting, flags, placer.0]);
        key.mix(u64::from(n_discarded));
        key.mix(u64::from(n_hidden));
        key.mix(placed.map_or(0, |tile| {
            1 + spot_bits(Spot::tile(self.board.tile(tile).cell))
        }));
        for (feature, is_scored) in completed.iter() {
            let first = self.spot(self.first_segment(feature));
            let is_chosen = completed.chosen == Some(feature);
            key.mix(spot_bits(first) | bits(&[1, is_scored.into(), is_chosen.into()]) << 40);
        }
        for points in &gained[..Seat::MAX] {
            key.mix(*points as u64);
        }
    }
}

fn tile_key(tile: &PlacedTile) -> u64 {
    let &PlacedTile {
        kind,
        rotation,
        cell,
        // Counts segments in the order of placement.
        first_segment: _,
    } = tile;
    scramble(spot_bits(Spot::tile(cell)) | bits(&[kind.0, rotation.ix() as u8]) << 40)
}

fn prisoner_key(prisoner: &Prisoner) -> u64 {
    let &Prisoner { holder, seat, kind } = prisoner;
    scramble(bits(&[holder.0, seat.0, kind as u8]))
}

/// Packs up to eight bytes.
fn bits(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}

/// Packs a spot into the lowest 40 bits.
fn spot_bits(spot: Spot) -> u64 {
    let Spot { cell, segment } = spot;
    u64::from(cell.x as u16) | u64::from(cell.y as u16) << 16 | u64::from(segment) << 32
}

/// Adds numbers up, so that their order does not matter.
fn sum(numbers: impl Iterator<Item = u64>) -> u64 {
    numbers.fold(0, u64::wrapping_add)
}

/// Turns a number into one that shows no pattern; no two numbers become the same one.
fn scramble(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}

/// Mixes numbers in their order.
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, number: u64) {
        self.0 = scramble(self.0 ^ scramble(number));
    }

    fn bytes(&mut self, bytes: &[u8]) {
        bytes.chunks(8).for_each(|eight| self.mix(bits(eight)));
    }
}

impl fmt::Write for Mixer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(|byte| self.mix(byte.into()));
        Ok(())
    }
}

//! Positions: a state put together from tiles, figures and scores instead of a history.

mod error;

use carcas_tiles::Rotation;

pub use error::PositionError;

use crate::board::Content;
use crate::event::Log;
use crate::figure::{FigureKind, Prisoner, Seat};
use crate::flow::{Completed, Waiting};
use crate::game::Node;
use crate::geometry::Cell;
use crate::moves::Spot;
use crate::neutral::{Neutral, Stand};
use crate::query::FigureView;
use crate::rules::{Edges, KindIx, RotationSet, Rules};
use crate::state::State;
use crate::token::Token;
use crate::turn;

/// A state in the making, before the turn of a seat.
#[derive(Clone, Debug)]
pub struct Position<'r> {
    pub(crate) rules: &'r Rules,
    pub(crate) state: State,
    /// The tokens that were said to be with a seat.
    held: Vec<(Seat, Token)>,
}

/// The greatest coordinate of a position; no game can walk from there to the end of the notation's cells.
const FARTHEST: u16 = 1000;

impl<'r> Position<'r> {
    /// A board with the start tiles only, or none at all.
    pub fn new(rules: &'r Rules, with_start: bool) -> Self {
        let mut state = State::blank(rules);
        if with_start {
            state.lay_start(rules);
        }
        Self::of(rules, state)
    }

    /// Goes on with a state that others began.
    pub(crate) const fn of(rules: &'r Rules, state: State) -> Self {
        let held = Vec::new();
        Self { rules, state, held }
    }

    /// Returns the board so far, to name segments on it.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Lays a tile; it must match its neighbors and touch one of them. Its copy leaves the bag.
    ///
    /// # Errors
    /// Why it cannot lie there.
    pub fn tile(
        &mut self,
        kind: KindIx,
        cell: Cell,
        rotation: Rotation,
    ) -> Result<(), PositionError> {
        if cell.x.unsigned_abs() > FARTHEST || cell.y.unsigned_abs() > FARTHEST {
            return Err(PositionError::TooFar(cell));
        }
        match self.state.board.content(cell) {
            Content::Tile(_) => return Err(PositionError::CellTaken(cell)),
            Content::Void if !self.state.tiles().is_empty() => {
                return Err(PositionError::NotConnected(cell));
            }
            Content::Void => {}
            Content::Frontier(_) => {
                let edges = self.rules.kind(kind).edges(rotation);
                let allowed = self.state.board.allowed_at(cell).unwrap_or(Edges::NONE);
                let wanted = RotationSet::of(self.rules.canonical_rotation(kind, rotation));
                let fits_too = self.rules.seams.fits_too.iter();
                let mut fits_too = fits_too.map(|more| {
                    (more.fits)(self.rules, &self.state, kind, (cell, allowed), wanted)
                });
                let fits_too = self.state.bridges.len() < self.rules.limits.n_bridges
                    && fits_too.any(|fitting| !fitting.is_empty());
                if edges.0 & !allowed.0 != 0 && !fits_too {
                    return Err(PositionError::NoMatch(cell));
                }
            }
        }
        let n_placed = self
            .state
            .tiles()
            .iter()
            .filter(|tile| tile.kind == kind)
            .count();
        if n_placed >= self.rules.n_copies(kind) {
            return Err(PositionError::NoCopyLeft);
        }
        let at_start = self.rules.start.iter().filter(|start| start.0 == kind);
        if self.rules.seat_tile == Some(kind) {
            let mut holes = self.state.board.frontier().holes();
            if !holes.any(|hole| hole == cell) {
                return Err(PositionError::NoHole(cell));
            }
        } else if n_placed >= at_start.count() {
            let slot = (0..self.rules.slots.len())
                .find(|&slot| self.rules.slots[slot].kind == kind && self.state.bag[slot] > 0)
                .ok_or(PositionError::NoCopyLeft)?;
            self.state.bag[slot] -= 1;
        }
        let rotation = self.rules.canonical_rotation(kind, rotation);
        self.state.lay_tile(self.rules, kind, cell, rotation);
        // What is complete was scored long ago.
        self.state.flow.completed = Completed::NONE;
        Ok(())
    }

    /// Puts a figure of a seat on the board, beside whatever stands there.
    ///
    /// # Errors
    /// Why it cannot stand there.
    pub fn figure(
        &mut self,
        seat: Seat,
        kind: FigureKind,
        spot: Spot,
    ) -> Result<(), PositionError> {
        self.check_seat(seat)?;
        let segment = self
            .state
            .segment(self.rules, spot)
            .ok_or(PositionError::NoSegment(spot))?;
        if !self.state.may_stand(self.rules, kind, segment) {
            return Err(PositionError::CannotStand(kind, spot));
        }
        if self.state.supply(seat)[kind.ix()] == 0 {
            return Err(PositionError::NoFigureLeft(seat, kind));
        }
        self.check_open(spot)?;
        self.state.place_figure(seat, kind, segment);
        if let Some(&placed) = self.state.figures.last() {
            for act in &self.rules.seams.figure_placed {
                act(self.rules, &mut self.state, &placed);
            }
        }
        Ok(())
    }

    /// Puts a neutral figure on the board: dragon and fairy on a tile, the others on a segment.
    ///
    /// # Errors
    /// Why it cannot stand there.
    pub fn neutral(&mut self, neutral: Neutral, to: Spot) -> Result<(), PositionError> {
        let mut known = self.rules.seams.neutrals.iter();
        let &(_, may_stand) = known
            .find(|&&(other, _)| other == neutral)
            .ok_or(PositionError::NotInPlay(neutral.name()))?;
        let stand = if neutral.is_on_tile() {
            self.state.board.tile_at(to.cell).map(Stand::Tile)
        } else {
            self.state.segment(self.rules, to).map(Stand::Segment)
        };
        let stand = stand.ok_or(PositionError::NoSegment(to))?;
        if !may_stand(self.rules, &self.state, stand) {
            return Err(PositionError::NeutralCannotStand(neutral, to));
        }
        self.state.neutrals.put(neutral, Some(stand));
        Ok(())
    }

    /// Puts the fairy beside the figure of a seat that stands at a spot.
    ///
    /// # Errors
    /// If there is no such follower.
    pub fn fairy_beside(
        &mut self,
        seat: Seat,
        kind: FigureKind,
        spot: Spot,
    ) -> Result<(), PositionError> {
        let is_it = |other: &FigureView| {
            (other.seat, other.kind, other.spot) == (seat, kind, spot) && kind.is_follower()
        };
        let found = self.state.figures().find(is_it);
        let figure = found.ok_or(PositionError::NoFigureThere(seat, kind, spot))?;
        self.state.put_fairy_beside(figure.ix);
        Ok(())
    }

    /// Lets a seat hold `n` tokens of a kind.
    ///
    /// # Errors
    /// If there is no such seat, or if the game has no such tokens.
    pub fn tokens(&mut self, seat: Seat, token: Token, n: u8) -> Result<(), PositionError> {
        self.check_seat(seat)?;
        if self.rules.tokens().all(|other| other != token) {
            return Err(PositionError::NotInPlay(token.name()));
        }
        self.state.seats[seat.ix()].tokens.set(token, n);
        self.held.push((seat, token));
        Ok(())
    }

    /// Puts tokens on a segment of the board, such as the floors of a tower. In the end they are taken from the seats in
    /// turn, as if these had placed them; a seat whose number was said keeps it.
    ///
    /// # Errors
    /// If there is no such segment, or if the game has too few such tokens.
    pub fn placed_tokens(&mut self, token: Token, spot: Spot, n: u8) -> Result<(), PositionError> {
        if self.rules.tokens().all(|other| other != token) {
            return Err(PositionError::NotInPlay(token.name()));
        }
        let segment = self.state.segment(self.rules, spot);
        let segment = segment.ok_or(PositionError::NoSegment(spot))?;
        if self.state.token_place(token, segment).is_none() {
            return Err(PositionError::NoPlaceForToken(token, spot));
        }
        let dealt = usize::from(self.rules.tokens.n(token)) * self.rules.n_seats();
        let placed = self
            .state
            .placed_tokens()
            .filter(|placed| placed.0 == token);
        let n_placed: usize = placed.map(|placed| usize::from(placed.2)).sum();
        if n_placed + usize::from(n) > dealt {
            return Err(PositionError::NoTokenLeft(token));
        }
        for _ in 0..n {
            self.state.add_placed_token(token, segment);
        }
        Ok(())
    }

    /// Lets a seat hold a figure of another, taken from that one's supply.
    ///
    /// Rule: TO-21, TO-29.
    ///
    /// # Errors
    /// If there is no such seat or figure, if the game has no prisoners, or if the two seats would hold prisoners of each
    /// other.
    pub fn prisoner(
        &mut self,
        holder: Seat,
        seat: Seat,
        kind: FigureKind,
    ) -> Result<(), PositionError> {
        self.check_seat(holder)?;
        self.check_seat(seat)?;
        if self.rules.limits.n_prisoners == 0 {
            return Err(PositionError::NotInPlay("a prisoner"));
        }
        if holder == seat || !kind.is_follower() || self.state.supply(seat)[kind.ix()] == 0 {
            return Err(PositionError::NoFigureLeft(seat, kind));
        }
        let mut held = self.state.prisoners.iter();
        if held.any(|other| (other.holder, other.seat) == (seat, holder)) {
            return Err(PositionError::NotExchanged(holder, seat));
        }
        self.state.seats[seat.ix()].supply[kind.ix()] -= 1;
        self.state.prisoners.push(Prisoner { holder, seat, kind });
        Ok(())
    }

    /// Sets a tile of the bag aside, as drawn before the dragon came.
    ///
    /// Rule: PD-09.
    ///
    /// # Errors
    /// If the tile would be placed instead, or if the bag has no such tile left.
    pub fn aside(&mut self, kind: KindIx) -> Result<(), PositionError> {
        self.check_aside(kind)?;
        let slot = (0..self.state.aside.len())
            .find(|&slot| self.rules.slots[slot].kind == kind && self.state.bag[slot] > 0)
            .ok_or(PositionError::NoCopyLeft)?;
        self.state.bag[slot] -= 1;
        self.state.aside[slot] += 1;
        Ok(())
    }

    /// Sets a seat's score.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn score(&mut self, seat: Seat, score: i32) -> Result<(), PositionError> {
        self.check_seat(seat)?;
        self.state.seats[seat.ix()].score = score;
        Ok(())
    }

    /// Takes figures away until a seat has `n` in supply.
    ///
    /// # Errors
    /// If the seat has fewer than that.
    pub fn supply(&mut self, seat: Seat, kind: FigureKind, n: u8) -> Result<(), PositionError> {
        self.check_seat(seat)?;
        let supply = &mut self.state.seats[seat.ix()].supply[kind.ix()];
        if *supply < n {
            return Err(PositionError::NoFigureLeft(seat, kind));
        }
        *supply = n;
        Ok(())
    }

    /// Leaves only these tiles in the bag.
    ///
    /// # Errors
    /// If the game has too few copies left.
    pub fn bag(&mut self, kinds: &[KindIx]) -> Result<(), PositionError> {
        let mut left = vec![0; self.state.bag.len()];
        for &kind in kinds {
            let slot = (0..left.len()).find(|&slot| {
                self.rules.slots[slot].kind == kind && left[slot] < self.state.bag[slot]
            });
            left[slot.ok_or(PositionError::NoCopyLeft)?] += 1;
        }
        self.state.bag.copy_from_slice(&left);
        Ok(())
    }

    /// Lets a seat begin the next turn. The seat before it counts as the one that placed the last tile.
    ///
    /// Rule: BA-60.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn turn(&mut self, seat: Seat) -> Result<(), PositionError> {
        self.check_seat(seat)?;
        self.state.flow.seat = seat;
        self.state.flow.placer = self.rules.seat_before(seat);
        Ok(())
    }

    /// Returns the finished state at its first node.
    ///
    /// # Errors
    /// If start tiles lack that the game cannot do without, or if a figure stands in a complete feature.
    pub fn finish(self) -> Result<State, PositionError> {
        self.finish_telling(&mut Log::silent())
    }

    /// Returns the finished state at its first node and tells what happens on the way there: with an empty bag the game
    /// ends at once.
    ///
    /// # Errors
    /// If start tiles lack that the game cannot do without, if a figure stands in a complete feature, or if tiles are set
    /// aside although the dragon has come.
    pub fn finish_telling(mut self, log: &mut Log<'_>) -> Result<State, PositionError> {
        if self.rules.needs_start() && !self.state.has_start(self.rules) {
            return Err(PositionError::NoStart);
        }
        for figure in self.state.figures() {
            self.check_open(figure.spot)?;
        }
        for token in self.rules.tokens() {
            self.take_from_seats(token)?;
        }
        for kind in self.rules.kinds() {
            if self.state.n_aside(self.rules, kind) > 0 {
                self.check_aside(kind)?;
            }
        }
        self.state.flow.completed = Completed::NONE;
        turn::advance(self.rules, &mut self.state, log);
        Ok(self.state)
    }

    /// Takes from the seats what lies on the board, until there are not more tokens of a kind than the game has.
    fn take_from_seats(&mut self, token: Token) -> Result<(), PositionError> {
        let most = self.rules.n_tokens(token);
        let mut n_surplus = self.state.n_in_play(self.rules, token).saturating_sub(most);
        while n_surplus > 0 {
            let n_before = n_surplus;
            for seat in self.rules.seats() {
                let n_held = self.state.n_tokens(seat, token);
                if n_surplus > 0 && n_held > 0 && !self.held.contains(&(seat, token)) {
                    self.state.seats[seat.ix()].tokens.set(token, n_held - 1);
                    n_surplus -= 1;
                }
            }
            if n_surplus == n_before {
                return Err(PositionError::TooManyTokens(token, most));
            }
        }
        Ok(())
    }

    /// Refuses a complete feature; the quarters of Carcassonne are none.
    fn check_open(&self, spot: Spot) -> Result<(), PositionError> {
        match self.state.feature(self.rules, spot) {
            Some(feature) if feature.is_complete() => Err(PositionError::Complete(spot)),
            _ => Ok(()),
        }
    }

    /// Refuses a tile that is not set aside as the board stands.
    fn check_aside(&self, kind: KindIx) -> Result<(), PositionError> {
        match self.state.sets_aside(self.rules, kind) {
            true => Ok(()),
            false => Err(PositionError::NotSetAside),
        }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), PositionError> {
        if seat.ix() < self.rules.n_seats() {
            Ok(())
        } else {
            Err(PositionError::NoSeat(seat))
        }
    }
}

impl State {
    /// Puts one more copy of a kind into the bag, whatever the boxes hold: for replaying games of engines that count
    /// differently. `false` if no tile of that kind is ever drawn in this game.
    pub fn add_to_bag(&mut self, rules: &Rules, kind: KindIx) -> bool {
        let slot = (0..rules.slots.len())
            .rev()
            .find(|&slot| rules.slots[slot].kind == kind);
        if let Some(slot) = slot {
            self.bag[slot] += 1;
            let is_open = rules.pools.get(usize::from(self.flow.pool));
            self.flow.n_in_pool += u16::from(is_open.is_some_and(|pool| pool.contains(&slot)));
        }
        slot.is_some()
    }

    /// Takes all tiles out of the bag, so that the game ends with this turn; if a tile was to be drawn, it ends at once.
    ///
    /// Rule: BA-10, BA-45.
    pub fn empty_bag(&mut self, rules: &Rules, log: &mut Log<'_>) {
        self.bag.fill(0);
        self.aside.fill(0);
        self.flow.n_in_pool = 0;
        self.flow.n_hidden = 0;
        if self.node().is_chance() {
            turn::await_tile(rules, self);
            turn::advance(rules, self, log);
        }
    }
    /// Ends the game at once and scores it. What is asked or to be drawn is left out, and so are the questions after the
    /// last turn; a feature that is complete but has not been scored counts as a complete one.
    ///
    /// Rule: BA-45.
    pub fn end_now(&mut self, rules: &Rules, log: &mut Log<'_>) {
        if self.node() == Node::Over {
            return;
        }
        while self.pending.pop().is_some() {}
        self.flow.waiting = Waiting::No;
        self.flow.step = rules.turn.final_scoring;
        turn::advance(rules, self, log);
    }
}

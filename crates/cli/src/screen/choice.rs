//! What a person chooses from, and what is chosen so far.

use carcas_engine::{Cell, Decision, KindIx, Move, Node, Spot, State};
use carcas_record::Record;
use carcas_tiles::{Rotation, Side};

use super::filter::Filter;
use crate::table::menu::{Menu, bid_of};

/// An open question to a person.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    menu: Menu,
    /// The chosen cell or line.
    at: usize,
    /// The chosen rotation, if it fits the chosen cell.
    rotation: Rotation,
    /// The bid that is being typed.
    typed: Option<u16>,
    /// The number of an answer that is being typed.
    number: usize,
    /// What is looked for among many answers.
    filter: Option<Filter>,
}

/// With more answers than digits, arrows point at places on the board instead of lines.
const MANY: usize = 9;

impl Choice {
    /// Returns the question that is open, with the answer nearest to the last tile chosen first.
    pub(crate) fn new(record: &Record) -> Self {
        let menu = Menu::new(record);
        let last = record.state().tiles().last().map(|tile| tile.cell);
        let distance = |cell: Cell| {
            last.map_or(0, |last| {
                let (dx, dy) = offset(last, cell);
                dx.abs() + dy.abs()
            })
        };
        let nearest = (0..menu.cells.len()).min_by_key(|&ix| distance(menu.cells[ix].0));
        // Where answers are all over the board, the eyes stay at the tile.
        let is_here = |&item: &Move| spot_of(record.state(), item).map(|spot| spot.cell) == last;
        let here = menu.moves.iter().position(is_here);
        let here = here.filter(|_| menu.cells.is_empty() && menu.moves.len() > MANY);
        Self {
            at: nearest.or(here).unwrap_or(0),
            menu,
            rotation: Rotation::R0,
            typed: None,
            number: 0,
            filter: None,
        }
    }

    /// Whether a tile is to be placed.
    pub(crate) fn is_tile(&self) -> bool {
        !self.menu.cells.is_empty()
    }

    /// Whether a place for the tile is chosen, and not something else.
    pub(crate) fn is_on_cell(&self) -> bool {
        self.at < self.menu.cells.len()
    }

    /// Returns the cells of a tile placement with the rotations that fit.
    pub(crate) fn cells(&self) -> &[(Cell, Vec<Rotation>)] {
        &self.menu.cells
    }

    /// Returns the moves of any other question.
    pub(crate) fn moves(&self) -> &[Move] {
        &self.menu.moves
    }

    /// Returns the index of the chosen cell or line.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Whether answers can be looked for: where they are listed in words.
    pub(crate) fn can_filter(&self) -> bool {
        !self.is_tile() && !self.has_bids() && self.menu.moves.len() > 1
    }

    /// Whether there are enough answers to make searching useful.
    pub(crate) fn is_long(&self) -> bool {
        self.can_filter() && self.menu.moves.len() > MANY
    }

    /// Returns what is looked for, if anything is.
    pub(crate) fn filter(&self) -> Option<&Filter> {
        self.filter.as_ref()
    }

    /// Looks for other answers, or for all; the chosen one stays, or the first one that is left is chosen.
    pub(crate) fn set_filter(&mut self, filter: Option<Filter>) {
        self.filter = filter;
        if !self.is_left(self.at)
            && let Some(&first) = self.filter.as_ref().and_then(|all| all.left().first())
        {
            self.at = first;
        }
    }

    /// Changes what is looked for.
    pub(crate) fn look_for(&mut self, change: impl FnOnce(&mut Filter)) {
        if let Some(mut filter) = self.filter.take() {
            change(&mut filter);
            self.set_filter(Some(filter));
        }
    }

    /// Whether an answer is left of those that are looked for.
    pub(crate) fn is_left(&self, ix: usize) -> bool {
        let filter = self.filter.as_ref();
        filter.is_none_or(|filter| filter.left().contains(&ix))
    }

    /// Returns the answers that are left, in their order.
    pub(crate) fn left(&self) -> Vec<usize> {
        (0..self.len()).filter(|&ix| self.is_left(ix)).collect()
    }

    /// Returns the move that Enter would play.
    pub(crate) fn chosen(&self) -> Option<Move> {
        if !self.is_left(self.at) {
            return None;
        }
        if let Some((cell, rotations)) = self.menu.cells.get(self.at) {
            let rotation = self.turned(rotations);
            return Some(Move::PlaceTile {
                cell: *cell,
                rotation,
            });
        }
        self.beside(self.at)
    }

    /// Returns the move of a line; where a tile is to be placed, the lines come behind the cells.
    fn beside(&self, ix: usize) -> Option<Move> {
        let ix = ix.checked_sub(self.menu.cells.len())?;
        self.menu.moves.get(ix).copied()
    }

    /// Returns which of how many rotations is chosen.
    pub(crate) fn turn(&self) -> Option<(usize, usize)> {
        let (_, rotations) = self.menu.cells.get(self.at)?;
        let turned = self.turned(rotations);
        let ix = rotations.iter().position(|&other| other == turned)?;
        Some((ix, rotations.len()))
    }

    fn turned(&self, rotations: &[Rotation]) -> Rotation {
        if rotations.contains(&self.rotation) {
            return self.rotation;
        }
        rotations.first().copied().unwrap_or(Rotation::R0)
    }

    /// Whether a bid is asked for, whose amount is typed instead of picked from a list.
    pub(crate) fn has_bids(&self) -> bool {
        self.menu.bids().is_some()
    }

    /// Returns the tiles of a bazaar that can be chosen, each once, in their order.
    pub(crate) fn lots(&self) -> Vec<KindIx> {
        self.menu.lots()
    }

    /// Returns the chosen tile of a bazaar.
    pub(crate) fn lot(&self) -> Option<KindIx> {
        match self.chosen()? {
            Move::Auction { kind, .. } | Move::TakeLot { kind } => Some(kind),
            _ => None,
        }
    }

    /// Returns the least and the highest bid.
    pub(crate) fn limits(&self) -> Option<(u16, u16)> {
        self.menu.bids()
    }

    /// Bids more or less.
    pub(crate) fn raise(&mut self, is_up: bool) {
        self.typed = None;
        let Some((least, most)) = self.limits() else {
            return;
        };
        let bid = match self.chosen().and_then(bid_of) {
            Some(bid) if is_up => bid.saturating_add(1),
            Some(bid) => bid.saturating_sub(1),
            None => least,
        };
        self.set_bid(self.lot(), bid.clamp(least, most));
    }

    /// Takes another digit of a bid.
    ///
    /// # Errors
    /// With the least and the highest bid, if the number leads to none.
    pub(crate) fn type_bid(&mut self, digit: u16) -> Result<(), (u16, u16)> {
        let Some((least, most)) = self.limits() else {
            return Ok(());
        };
        let bid = self
            .typed
            .unwrap_or(0)
            .saturating_mul(10)
            .saturating_add(digit);
        // A number that is no bid stays in sight until it is deleted, and Enter refuses it.
        self.typed = Some(bid);
        if (least..=most).contains(&bid) {
            self.set_bid(self.lot(), bid);
            return Ok(());
        }
        // More digits may follow, if they lead to a bid.
        if bid > 0 && bid.saturating_mul(10) <= most {
            Ok(())
        } else {
            Err((least, most))
        }
    }

    /// Takes the last digit of a bid back.
    pub(crate) fn delete_digit(&mut self) {
        self.typed = self
            .typed
            .map(|typed| typed / 10)
            .filter(|&typed| typed > 0);
        if let Some(typed) = self.typed {
            self.set_bid(self.lot(), typed);
        }
    }

    /// Returns the number that was typed but is no bid.
    pub(crate) fn unfinished(&self) -> Option<u16> {
        self.typed
            .filter(|&typed| self.chosen().and_then(bid_of) != Some(typed))
    }

    fn set_bid(&mut self, lot: Option<KindIx>, bid: u16) {
        let is_wanted = |&item: &Move| {
            let is_lot = match item {
                Move::Auction { kind, .. } => Some(kind) == lot,
                _ => true,
            };
            is_lot && bid_of(item) == Some(bid)
        };
        if let Some(ix) = self.menu.moves.iter().position(is_wanted) {
            self.at = ix;
        }
    }

    /// Goes to the next or the previous answer; where a tile is auctioned, to the next or previous tile, and between a
    /// bid and passing.
    pub(crate) fn step(&mut self, is_forward: bool) {
        self.typed = None;
        if self.has_bids() {
            return self.step_lot(is_forward);
        }
        let left = self.left();
        let (n, at) = (left.len(), left.iter().position(|&ix| ix == self.at));
        if let Some(at) = at {
            let step = if is_forward { 1 } else { n - 1 };
            self.at = left[(at + step) % n];
        }
    }

    fn step_lot(&mut self, is_forward: bool) {
        let lots = self.lots();
        let n = lots.len();
        if let Some(ix) = lots.iter().position(|&kind| Some(kind) == self.lot()) {
            let next = lots[(ix + if is_forward { 1 } else { n - 1 }) % n];
            let bid = self.chosen().and_then(bid_of).unwrap_or(0);
            return self.set_bid(Some(next), bid);
        }
        match self.chosen() {
            Some(Move::Pass) => self.raise(true),
            _ => self.select(Move::Pass),
        }
    }

    /// Turns the tile to the next rotation that fits.
    pub(crate) fn rotate(&mut self) {
        if let Some((_, rotations)) = self.menu.cells.get(self.at)
            && let Some((ix, n)) = self.turn()
        {
            self.rotation = rotations[(ix + 1) % n];
        }
    }

    /// Goes to the nearest answer in a direction on the board.
    pub(crate) fn go(&mut self, state: &State, side: Side) {
        let Some(from) = self.cell_of(state, self.at) else {
            return self.step(matches!(side, Side::S | Side::E));
        };
        let ahead = |cell: Cell| {
            let (dx, dy) = offset(from, cell);
            let (along, aside) = match side {
                Side::N => (-dy, dx),
                Side::E => (dx, dy),
                Side::S => (dy, dx),
                Side::W => (-dx, dy),
            };
            (along > 0).then_some(along + 2 * aside.abs())
        };
        let nearest = (self.left().into_iter())
            .filter_map(|ix| Some((ahead(self.cell_of(state, ix)?)?, ix)))
            .min();
        if let Some((_, ix)) = nearest {
            self.at = ix;
        }
    }

    /// Chooses the cell that somebody points at, and turns the tile if it is there already; returns whether it may go there.
    pub(crate) fn point_at_cell(&mut self, cell: Cell) -> bool {
        let found = self.menu.cells.iter().position(|(other, _)| *other == cell);
        match found {
            Some(ix) if ix == self.at => self.rotate(),
            Some(ix) => self.at = ix,
            None => return false,
        }
        true
    }

    /// Chooses an answer about a spot that somebody points at, the next one if one is chosen already; returns whether there
    /// is any.
    pub(crate) fn point_at_spot(&mut self, state: &State, is_meant: impl Fn(Spot) -> bool) -> bool {
        let (first, n) = (self.menu.cells.len(), self.menu.moves.len());
        let from = self.at.saturating_sub(first);
        let found = (1..=n).map(|step| (from + step) % n).find(|&ix| {
            let spot = spot_of(state, self.menu.moves[ix]);
            self.is_left(first + ix) && spot.is_some_and(&is_meant)
        });
        let found = found.map(|ix| first + ix);
        if let Some(ix) = found {
            self.at = ix;
        }
        found.is_some()
    }

    /// Chooses a line by its number from 1, or a tile of an auction; returns whether there is one.
    pub(crate) fn pick(&mut self, number: usize) -> bool {
        self.typed = None;
        let ix = number.wrapping_sub(1);
        if let Some(&lot) = self.lots().get(ix) {
            let bid = self.chosen().and_then(bid_of);
            match bid {
                Some(bid) => self.set_bid(Some(lot), bid),
                None => self.select(Move::TakeLot { kind: lot }),
            }
            return true;
        }
        let is_there = ix < self.menu.moves.len();
        if is_there {
            self.at = self.menu.cells.len() + ix;
        }
        is_there
    }

    /// Takes another digit of the number of an answer; returns the number, and whether there is such an answer.
    pub(crate) fn type_number(&mut self, digit: usize) -> (usize, bool) {
        let longer = self.number * 10 + digit;
        let is_longer = self.number > 0 && longer <= self.menu.moves.len();
        let number = if is_longer { longer } else { digit };
        let is_there = self.pick(number);
        self.number = number;
        (number, is_there)
    }

    /// Whether the number of an answer is being typed.
    pub(crate) fn has_number(&self) -> bool {
        self.number > 0
    }

    /// Forgets the digits of a number.
    pub(crate) fn end_number(&mut self) {
        self.number = 0;
    }

    /// Whether there are many answers on several tiles, which arrows point at best.
    pub(crate) fn is_spread(&self, state: &State) -> bool {
        let mut cells = (0..self.len()).filter_map(|ix| self.cell_of(state, ix));
        let first = cells.next();
        self.len() > MANY && cells.any(|cell| Some(cell) != first)
    }

    /// Chooses a move.
    pub(crate) fn select(&mut self, wanted: Move) {
        self.typed = None;
        if let Move::PlaceTile { cell, rotation } = wanted {
            let found = self.menu.cells.iter().position(|(other, _)| *other == cell);
            if let Some(ix) = found {
                (self.at, self.rotation) = (ix, rotation);
            }
        } else if let Some(ix) = self.menu.moves.iter().position(|&other| other == wanted) {
            self.at = self.menu.cells.len() + ix;
        }
    }

    /// Returns the cell that is looked at.
    pub(crate) fn cell(&self, state: &State) -> Option<Cell> {
        self.cell_of(state, self.at)
    }

    fn cell_of(&self, state: &State, ix: usize) -> Option<Cell> {
        match self.menu.cells.get(ix) {
            Some((cell, _)) => Some(*cell),
            None => spot_of(state, self.beside(ix)?).map(|spot| spot.cell),
        }
    }

    fn len(&self) -> usize {
        self.menu.cells.len() + self.menu.moves.len()
    }

    /// Whether the answers are tiles next to each other, which arrows point at best.
    pub(crate) fn is_walk(&self, state: &State) -> bool {
        matches!(
            state.node(),
            Node::Decide {
                decision: Decision::MoveDragon,
                ..
            }
        )
    }
}

/// Returns the place that a move is about.
pub(crate) fn spot_of(state: &State, item: Move) -> Option<Spot> {
    let stands = |figure| {
        let found = state.figures().find(|other| other.ix == figure);
        found.map(|figure| figure.spot)
    };
    match item {
        Move::PlaceFigure { spot, .. } | Move::PlaceToken { spot, .. } | Move::Choose { spot } => {
            Some(spot)
        }
        Move::MoveFigure { to, .. } | Move::MoveNeutral { to, .. } => Some(to),
        Move::TakeBack { figure }
        | Move::SendHome { figure }
        | Move::Capture { figure }
        | Move::Convert { figure }
        | Move::PutBeside { figure, .. } => stands(figure),
        Move::PlaceTile { cell, .. } | Move::BuildBridge { cell, .. } => Some(Spot::tile(cell)),
        Move::PutAside { .. }
        | Move::Exchange { .. }
        | Move::Ransom { .. }
        | Move::Again
        | Move::Auction { .. }
        | Move::Bid { .. }
        | Move::Buy
        | Move::Sell
        | Move::TakeLot { .. }
        | Move::Grow
        | Move::Herd
        | Move::Pass => None,
    }
}

fn offset(from: Cell, to: Cell) -> (i32, i32) {
    (
        i32::from(to.x) - i32::from(from.x),
        i32::from(to.y) - i32::from(from.y),
    )
}

//! Reference rules: slow, plain, and independent of the engine.
//!
//! Written from `docs/rules` alone, for the base game, abbot and gardens, and both rivers. The state is what lies on a
//! real table: tiles on cells, figures on segments, points, supplies and the bag. Everything else is found by walking
//! over the tiles whenever it is asked for, so that nothing can be out of date.

mod bag;
mod case;
mod feature;
mod fields;
mod figure_action;
mod placement;
mod river;
mod scoring;
mod table;
mod tally;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{Abbot, Cell, Choices, FigureKind, Seat, Setup, Spot};
use carcas_tiles::{KindId, Rotation};

use bag::Bag;

pub use case::{Case, Tally};
pub use feature::Feature;
pub use river::Refusal;
pub use scoring::{Standing, owners, powers};
pub use table::{Table, Tile};

/// What the reference waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A tile is drawn.
    ForTile,
    /// The seat places the drawn tile.
    ForPlacement(KindId),
    /// The seat may place a figure on the tile of this cell, or do something else instead.
    ForFigure(Cell),
    /// The game is over.
    ForNothing,
}

/// An answer of a seat. It names a figure on the board by what it is, not by an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Answer {
    /// Places the drawn tile.
    PlaceTile(Cell, Rotation),
    /// Places a figure from the supply.
    PlaceFigure(FigureKind, Spot),
    /// Recalls the own figure at a spot.
    Recall(FigureKind, Spot),
    /// Declines.
    Pass,
}

/// What lies on the table beside the first tile when a game does not begin at its beginning.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// More tiles, in an order in which each touches an earlier one.
    pub tiles: Vec<(Cell, Tile)>,
    /// Figures.
    pub figures: Vec<Standing>,
    /// The tiles left in the bag, if not all of them are.
    pub bag: Option<Vec<KindId>>,
    /// The seat that begins.
    pub seat: Seat,
}

/// A game played by the reference rules.
#[derive(Clone, Debug)]
pub struct Reference {
    choices: Choices,
    table: Table,
    figures: Vec<Standing>,
    scores: Vec<i32>,
    supplies: Vec<BTreeMap<FigureKind, u32>>,
    bag: Bag,
    n_discarded: usize,
    seat: Seat,
    waiting: Waiting,
    tally: Tally,
}

impl Reference {
    /// Sets up a game; seat 0 is about to draw.
    ///
    /// Rule: BA-02, BA-03, BA-04, AB-01, RV-01.
    pub fn new(setup: &Setup) -> Self {
        Self::from_start(setup, &Start::default())
    }

    /// Sets up a game that goes on from a start of its own.
    pub fn from_start(setup: &Setup, start: &Start) -> Self {
        let choices = setup.choices();
        let (bag, first) = Bag::new(setup);
        let mut supply = BTreeMap::from([(FigureKind::Follower, 7)]);
        if choices.abbot == Abbot::On {
            supply.insert(FigureKind::Abbot, 1);
        }
        let n_seats = usize::from(setup.seats);
        let mut reference = Self {
            choices,
            table: Table::default(),
            figures: Vec::new(),
            scores: vec![0; n_seats],
            supplies: vec![supply; n_seats],
            bag,
            n_discarded: 0,
            seat: start.seat,
            waiting: Waiting::ForTile,
            tally: Tally::default(),
        };
        let first = Tile {
            kind: first,
            rotation: Rotation::R0,
        };
        reference.table.put(Cell::new(0, 0), first);
        for &(cell, tile) in &start.tiles {
            reference.bag.lose(tile.kind);
            reference.table.put(cell, tile);
        }
        for &figure in &start.figures {
            reference.stand(figure);
        }
        if let Some(kept) = &start.bag {
            reference.bag.keep(kept);
        }
        reference.begin_draw();
        reference
    }

    /// Puts a figure of a seat's supply on the board.
    fn stand(&mut self, figure: Standing) {
        let supply = &mut self.supplies[figure.seat.ix()];
        *supply.entry(figure.kind).or_insert(0) -= 1;
        self.figures.push(figure);
    }

    /// Returns what the game waits for.
    pub fn waiting(&self) -> Waiting {
        self.waiting
    }

    /// Returns the seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns every legal answer; none unless a seat is asked.
    pub fn legal_answers(&self) -> BTreeSet<Answer> {
        match self.waiting {
            Waiting::ForPlacement(kind) => self.placements(kind),
            Waiting::ForFigure(cell) => self.figure_answers(cell),
            Waiting::ForTile | Waiting::ForNothing => BTreeSet::new(),
        }
    }

    /// Returns every tile kind that can be drawn now, with the number of copies.
    pub fn outcomes(&self) -> BTreeMap<KindId, u32> {
        match self.waiting {
            Waiting::ForTile => self.bag.pool(),
            _ => BTreeMap::new(),
        }
    }

    /// Returns the placed tiles.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the figures on the board.
    pub fn figures(&self) -> &[Standing] {
        &self.figures
    }

    /// Returns a seat's points.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.ix()]
    }

    /// Returns how many figures of a kind a seat may still place.
    pub fn supply(&self, seat: Seat, kind: FigureKind) -> u32 {
        self.supplies[seat.ix()].get(&kind).copied().unwrap_or(0)
    }

    /// Returns the number of tiles that were drawn and fitted nowhere.
    pub fn n_discarded(&self) -> usize {
        self.n_discarded
    }

    /// Returns the tiles not drawn yet, one entry per copy.
    pub fn bag(&self) -> Vec<KindId> {
        self.bag.tiles()
    }

    /// Returns the seats with the most points.
    ///
    /// Rule: BA-56.
    pub fn winners(&self) -> Vec<Seat> {
        let best = self.scores.iter().max();
        let seats = (0..).map(Seat).zip(&self.scores);
        let winners = seats.filter(|(_, score)| Some(*score) == best);
        winners.map(|(seat, _)| seat).collect()
    }

    /// Returns the cases met so far.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}

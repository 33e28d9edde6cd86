//! What can be asked of a state.

use carcas_tiles::SegmentKind;

use crate::board::PlacedTile;
use crate::feature::{FeatureIx, can_be_complete};
use crate::figure::{Figure, FigureIx, FigureKind, Prisoner, Seat, Supply};
use crate::geometry::Cell;
use crate::moves::Spot;
use crate::neutral::{Neutral, Stand};
use crate::rules::{KindIx, Rules};
use crate::state::State;
use crate::token::Token;

/// What the state says about a figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureView {
    /// Its index; it changes when a figure leaves the board.
    pub ix: FigureIx,
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// Where it stands.
    pub spot: Spot,
    /// Whether the fairy stands beside it.
    pub has_fairy: bool,
}

/// What the state says about a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureView {
    /// Its index; equal for all segments of the feature.
    pub ix: FeatureIx,
    /// What it is.
    pub kind: SegmentKind,
    /// Free sides, or empty cells around.
    pub open: u16,
    /// The number of different tiles; for a monastery, abbey or garden the tiles of its block of nine.
    pub n_tiles: u16,
    /// Pennants.
    pub pennants: u8,
    /// Followers of all seats.
    pub n_followers: u8,
}

impl FeatureView {
    /// Whether the feature is complete. Fields never are.
    ///
    /// Rule: BA-26 to BA-29.
    pub const fn is_complete(&self) -> bool {
        self.open == 0 && can_be_complete(self.kind)
    }
}

impl State {
    /// Returns the points of a seat.
    ///
    /// # Panics
    /// If no game has such a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.seats[seat.ix()].score
    }

    /// Returns what a seat may still place.
    ///
    /// # Panics
    /// If no game has such a seat.
    pub fn supply(&self, seat: Seat) -> &Supply {
        &self.seats[seat.ix()].supply
    }

    /// Returns the seat whose turn it is.
    pub fn active_seat(&self) -> Seat {
        self.flow.seat
    }

    /// Returns the placed tiles in the order of placement.
    pub fn tiles(&self) -> &[PlacedTile] {
        self.board.tiles()
    }

    /// Returns the tile at a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<&PlacedTile> {
        self.board.tile_at(cell).map(|tile| self.board.tile(tile))
    }

    /// Returns where a neutral figure stands: a tile as a whole, or a segment.
    pub fn neutral(&self, neutral: Neutral) -> Option<Spot> {
        self.neutrals.at(neutral).map(|stand| match stand {
            Stand::Tile(tile) => Spot::tile(self.board.tile(tile).cell),
            Stand::Segment(segment) => self.spot(segment),
        })
    }

    /// Returns what kind of feature a figure stands on.
    pub(crate) fn ground(&self, figure: &Figure) -> SegmentKind {
        let feature = self.features.of(figure.segment);
        self.features.columns(feature).kind
    }

    /// Whether a figure is in a quarter of the city of Carcassonne.
    pub(crate) fn is_in_quarter(&self, figure: &Figure) -> bool {
        self.ground(figure) == SegmentKind::Quarter
    }

    /// Returns the follower that the fairy stands beside, if the edition puts her beside one.
    pub fn fairy_companion(&self) -> Option<FigureIx> {
        let ix = self.figures.iter().position(|figure| figure.has_fairy)?;
        Some(FigureIx(ix as u8))
    }

    /// Returns how many tokens of a kind a seat holds.
    ///
    /// # Panics
    /// If no game has such a seat.
    pub fn n_tokens(&self, seat: Seat, token: Token) -> u8 {
        self.seats[seat.ix()].tokens.n(token)
    }

    /// Returns the first seat that holds a token, for those of which there is but one.
    pub fn holder(&self, token: Token) -> Option<Seat> {
        let seat = self
            .seats
            .iter()
            .position(|seat| seat.tokens.n(token) > 0)?;
        Some(Seat(seat as u8))
    }

    /// Returns the figures that another seat holds, in the order of their capture.
    pub fn prisoners(&self) -> &[Prisoner] {
        &self.prisoners
    }

    /// Returns the tokens on the board: which, where and how many.
    pub fn placed_tokens(&self) -> impl Iterator<Item = (Token, Spot, u8)> + '_ {
        let placed = self.placed_tokens.iter().filter(|placed| placed.n > 0);
        placed.map(|placed| (placed.token, self.spot(placed.segment), placed.n))
    }

    /// Returns the number of copies of a kind that were drawn and set aside.
    pub fn n_aside(&self, rules: &Rules, kind: KindIx) -> usize {
        let slots = rules.slots.iter().zip(self.aside.iter());
        slots
            .filter(|(slot, _)| slot.kind == kind)
            .map(|(_, &n)| usize::from(n))
            .sum()
    }

    /// Returns the tile placed in this part, if there is one.
    pub fn placed_tile(&self) -> Option<&PlacedTile> {
        self.flow.placed.map(|tile| self.board.tile(tile))
    }

    /// Returns the empty cells beside placed tiles, in no particular order.
    pub fn frontier(&self) -> impl Iterator<Item = Cell> + '_ {
        self.board.frontier().cells().iter().copied()
    }

    /// Returns the figures on the board with their places.
    pub fn figures(&self) -> impl Iterator<Item = FigureView> + '_ {
        let figures = self.figures.iter().enumerate();
        figures.map(|(ix, figure)| FigureView {
            ix: FigureIx(ix as u8),
            seat: figure.seat,
            kind: figure.kind,
            spot: self.spot(figure.segment),
            has_fairy: figure.has_fairy,
        })
    }

    /// Returns the number of copies of a kind that nobody has seen.
    pub fn n_in_bag(&self, rules: &Rules, kind: KindIx) -> usize {
        let of_kind = |&(slot, _): &(&crate::rules::Slot, &u8)| slot.kind == kind;
        rules
            .slots
            .iter()
            .zip(self.bag.iter())
            .filter(of_kind)
            .map(|(_, &n)| usize::from(n))
            .sum()
    }

    /// Returns the kinds of which nobody has seen all copies, with how many are left, pool by pool: a pool is drawn from
    /// when all before it are empty.
    pub fn pools(&self, rules: &Rules) -> Vec<Vec<(KindIx, usize)>> {
        let pools = rules.pools.iter().map(|pool| {
            let slots = rules.slots[pool.clone()].iter();
            let left = slots.zip(&self.bag[pool.clone()]);
            let left = left.map(|(slot, &n)| (slot.kind, usize::from(n)));
            left.filter(|&(_, n)| n > 0).collect()
        });
        pools.collect()
    }

    /// Returns the number of tiles that can still be drawn.
    pub fn bag_size(&self) -> usize {
        let n_in_bag: usize = self.bag.iter().map(|&n| usize::from(n)).sum();
        n_in_bag.saturating_sub(self.n_hidden())
    }

    /// Returns the number of tiles that lie unseen under others and are never drawn.
    pub fn n_hidden(&self) -> usize {
        usize::from(self.flow.n_hidden)
    }

    /// Returns the tile that a seat places in its next turn instead of drawing one.
    ///
    /// # Panics
    /// If no game has such a seat.
    pub fn owed(&self, seat: Seat) -> Option<KindIx> {
        self.seats[seat.ix()].owed
    }

    /// Returns the number of copies of a kind that seats hold, or that lie turned up for them.
    pub fn n_held(&self, rules: &Rules, kind: KindIx) -> usize {
        let owed = rules.seats().filter(|&seat| self.owed(seat) == Some(kind));
        let lots = self.lots().filter(|&lot| lot == kind);
        let n_open = owed.count() + lots.count();
        if rules.seat_tile != Some(kind) {
            return n_open;
        }
        let held = rules.seats().map(|seat| self.n_tokens(seat, Token::Abbey));
        n_open + held.map(usize::from).sum::<usize>()
    }

    /// Returns how many tokens of a kind all seats hold and lie on the board.
    pub(crate) fn n_in_play(&self, rules: &Rules, token: Token) -> usize {
        let held = rules.seats().map(|seat| self.n_tokens(seat, token));
        let placed = self.placed_tokens().filter(|placed| placed.0 == token);
        let all = held.chain(placed.map(|placed| placed.2));
        let n_bridges = match token {
            Token::Bridge => self.bridges.len(),
            _ => 0,
        };
        all.map(usize::from).sum::<usize>() + n_bridges
    }

    /// Returns the number of tiles that were drawn and fitted nowhere.
    pub fn n_discarded(&self) -> usize {
        usize::from(self.flow.n_discarded)
    }

    /// Returns what is known about the feature at a spot, if there is such a segment.
    pub fn feature(&self, rules: &Rules, spot: Spot) -> Option<FeatureView> {
        let ix = self.features.of(self.segment(rules, spot)?);
        let columns = self.features.columns(ix);
        let tally = crate::score::Tally::of(self, ix);
        Some(FeatureView {
            ix,
            kind: columns.kind,
            open: columns.open,
            n_tiles: tally.n_tiles,
            pennants: columns.pennants,
            n_followers: columns.n_followers,
        })
    }

    /// Returns all segments of a feature.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    pub fn spots_of(&self, feature: FeatureIx) -> impl Iterator<Item = Spot> + '_ {
        self.features
            .members(feature)
            .map(|member| self.spot(member))
    }
}

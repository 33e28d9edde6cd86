//! The state: a whole position as flat data.

use carcas_tiles::{Segment, SegmentKind};

use crate::board::{Board, Bridge, Bridges, PlacedTile, TileIx};
use crate::decision::Pending;
use crate::feature::{FeatureIx, Features, SegmentIx, can_be_complete};
use crate::figure::{Figure, FigureIx, FigureKind, Prisoner, Seat, Supply};
use crate::flat::Flat;
use crate::game::Draw;
use crate::geometry::Cell;
use crate::modules::Memory;
use crate::moves::Spot;
use crate::neutral::{Neutral, Neutrals, Stand};
use crate::rules::{KindIx, Rules};
use crate::token::{PlacedToken, Token, Tokens};

/// Score, supply and tokens of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatState {
    pub(crate) score: i32,
    pub(crate) supply: Supply,
    pub(crate) tokens: Tokens,
    /// A tile that the seat places in its next turn instead of drawing one.
    pub(crate) owed: Option<KindIx>,
}

/// What the game does when no decision is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// Nothing is awaited: the next step of the turn runs.
    No,
    /// Something is to be drawn.
    ForDraw(Draw),
    /// The game is over.
    ForNothing,
}

/// The features that the tile of this part completed, and how far their scoring has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Completed {
    features: [FeatureIx; Self::MAX],
    n: u8,
    /// Features that have been scored, a bit each.
    scored: u32,
    /// The feature whose scoring is prepared, where features are scored one by one.
    pub(crate) chosen: Option<FeatureIx>,
}

impl Completed {
    /// Four roads or cities on the tile, four behind the sides of an abbey, nine centers around, and the road of a bridge.
    const MAX: usize = 18;
    pub(crate) const NONE: Self = Self {
        features: [FeatureIx(0); Self::MAX],
        n: 0,
        scored: 0,
        chosen: None,
    };

    #[inline]
    pub(crate) fn add(&mut self, feature: FeatureIx) {
        if self.contains(feature) {
            return;
        }
        let slot = self.features.get_mut(usize::from(self.n));
        debug_assert!(slot.is_some(), "more features are complete than ever are");
        if let Some(slot) = slot {
            *slot = feature;
            self.n += 1;
        }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[FeatureIx] {
        &self.features[..usize::from(self.n)]
    }

    #[inline]
    pub(crate) fn contains(&self, feature: FeatureIx) -> bool {
        self.as_slice().contains(&feature)
    }

    /// Returns the features that have not been scored.
    pub(crate) fn left(&self) -> impl Iterator<Item = FeatureIx> + '_ {
        let features = self.as_slice().iter().enumerate();
        features
            .filter(|&(ix, _)| self.scored >> ix & 1 == 0)
            .map(|(_, &feature)| feature)
    }

    pub(crate) fn mark_scored(&mut self, feature: FeatureIx) {
        if let Some(ix) = self.as_slice().iter().position(|&other| other == feature) {
            self.scored |= 1 << ix;
        }
    }

    /// Tells whether a feature is left to be scored and, where one has been chosen, is that one.
    ///
    /// Rule: CO-27, CO-A3.
    pub(crate) fn is_due(&self, feature: FeatureIx) -> bool {
        self.chosen.is_none_or(|chosen| chosen == feature)
            && self.left().any(|left| left == feature)
    }

    #[inline]
    pub(crate) const fn is_any(&self) -> bool {
        self.n > 0
    }

    /// Tells whether no tile completes more.
    pub(crate) const fn is_full(&self) -> bool {
        self.n as usize == Self::MAX
    }

    /// Returns all features and whether each has been scored.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (FeatureIx, bool)> + '_ {
        let features = self.as_slice().iter().enumerate();
        features.map(|(ix, &feature)| (feature, self.scored >> ix & 1 == 1))
    }
}

/// Where the game stands in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flow {
    /// Index of the next step in the turn table of the rules.
    pub(crate) step: u8,
    /// The seat whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) waiting: Waiting,
    /// The tile placed in this part.
    pub(crate) placed: Option<TileIx>,
    pub(crate) completed: Completed,
    /// The pool that is drawn from, and how many tiles it still holds.
    pub(crate) pool: u8,
    pub(crate) n_in_pool: u16,
    /// How many tiles of the last pool lie unseen under others. Nobody knows which they are, so they stay among those that
    /// can be drawn, but so many fewer are.
    pub(crate) n_hidden: u16,
    pub(crate) n_discarded: u16,
    /// How many placements the drawn tile has, while its place is asked for; 0 if that was not counted.
    pub(crate) n_placements: u16,
    /// Whether the same seat takes the next turn too.
    pub(crate) same_seat_again: bool,
    /// Whether the figure action of this part is used up.
    pub(crate) is_action_used: bool,
    /// The seat that placed the last tile; before the first placement, the one before the active seat.
    ///
    /// Rule: BA-60.
    pub(crate) placer: Seat,
    /// What each seat has scored through the tile of this part.
    pub(crate) gained: [i16; Seat::MAX],
}

/// A whole position. [`State::new`] sets up a game; [`Rules`] says how it goes on.
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) features: Features,
    pub(crate) figures: Flat<Figure>,
    /// Figures that another seat holds, in the order of their capture.
    pub(crate) prisoners: Flat<Prisoner>,
    /// Tokens on the board, in the order of their places.
    pub(crate) placed_tokens: Flat<PlacedToken>,
    /// Bridges over tiles.
    pub(crate) bridges: Bridges,
    /// Tiles not drawn: a count per slot of the rules.
    pub(crate) bag: Flat<u8>,
    pub(crate) seats: [SeatState; Seat::MAX],
    pub(crate) neutrals: Neutrals,
    /// Tiles set aside until they come back into the bag: a count per slot, or nothing if that cannot happen.
    pub(crate) aside: Flat<u8>,
    pub(crate) pending: Pending,
    pub(crate) flow: Flow,
    pub(crate) memory: Memory,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            features: self.features.clone(),
            figures: self.figures.clone(),
            prisoners: self.prisoners.clone(),
            placed_tokens: self.placed_tokens.clone(),
            bridges: self.bridges.clone(),
            bag: self.bag.clone(),
            aside: self.aside.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self {
            board,
            features,
            figures,
            prisoners,
            placed_tokens,
            bridges,
            bag,
            seats,
            neutrals,
            aside,
            pending,
            flow,
            memory,
        } = source;
        self.board.clone_from(board);
        self.features.clone_from(features);
        self.figures.clone_from(figures);
        self.prisoners.clone_from(prisoners);
        self.placed_tokens.clone_from(placed_tokens);
        self.bridges.clone_from(bridges);
        self.bag.clone_from(bag);
        self.aside.clone_from(aside);
        self.seats = *seats;
        self.neutrals = *neutrals;
        self.pending = *pending;
        self.flow = *flow;
        self.memory = *memory;
    }
}

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
    /// Tells whether the feature is complete. Fields never are.
    ///
    /// Rule: BA-26 to BA-29.
    pub const fn is_complete(&self) -> bool {
        self.open == 0 && can_be_complete(self.kind)
    }
}

impl State {
    /// Returns the state without tiles, figures and decisions, seat 0 about to begin its turn.
    pub(crate) fn blank(rules: &Rules) -> Self {
        let mut seats = [SeatState::default(); Seat::MAX];
        for seat in &mut seats[..rules.n_seats()] {
            seat.supply = rules.supply;
            seat.tokens = rules.tokens;
        }
        let mut bag = Flat::with_capacity(rules.slots.len());
        bag.extend(rules.slots.iter().map(|slot| slot.n_tiles));
        let n_aside = if rules.seams.sets_aside.is_empty() {
            0
        } else {
            rules.slots.len()
        };
        let mut aside = Flat::with_capacity(n_aside);
        aside.resize(n_aside, 0);
        Self {
            aside,
            memory: Memory::new(),
            board: Board::with_capacity(rules.limits.n_tiles),
            features: Features::with_capacity(rules.limits.n_segments),
            figures: Flat::with_capacity(rules.limits.n_figures),
            prisoners: Flat::with_capacity(rules.limits.n_prisoners),
            placed_tokens: Flat::with_capacity(rules.limits.n_placed_tokens),
            bridges: Bridges::with_capacity(rules.limits.n_bridges),
            bag,
            seats,
            neutrals: Neutrals::NONE,
            pending: Pending::NONE,
            flow: Flow {
                step: 0,
                seat: Seat(0),
                waiting: Waiting::No,
                placed: None,
                completed: Completed::NONE,
                pool: 0,
                n_in_pool: 0,
                n_hidden: 0,
                n_discarded: 0,
                n_placements: 0,
                same_seat_again: false,
                is_action_used: false,
                placer: rules.seat_before(Seat(0)),
                gained: [0; Seat::MAX],
            },
        }
    }

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

    /// Tells whether a figure is in a quarter of the city of Carcassonne.
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

    /// Returns the segment that names a feature, whatever the order in which its tiles were placed: that of the first
    /// spot.
    pub(crate) fn first_segment(&self, feature: FeatureIx) -> SegmentIx {
        let members = self.features.members(feature);
        let first = members.min_by_key(|&member| self.spot(member));
        first.unwrap_or(SegmentIx(feature.0))
    }

    /// Tells whether the start tiles lie where the game begins; where they are joined, before all others.
    pub(crate) fn has_start(&self, rules: &Rules) -> bool {
        if rules.start_joins.is_empty() {
            let mut start = rules.start.iter();
            return start.all(|&(kind, cell, rotation)| {
                let tile = self.tile_at(cell);
                tile.is_some_and(|tile| (tile.kind, tile.rotation) == (kind, rotation))
            });
        }
        let tiles = self
            .tiles()
            .iter()
            .map(|tile| (tile.kind, tile.cell, tile.rotation));
        let mut joins = rules.start_joins.iter();
        self.tiles().len() >= rules.start.len()
            && tiles.zip(&rules.start).all(|(tile, &start)| tile == start)
            && joins.all(|&(a, b)| self.features.of(a) == self.features.of(b))
    }

    /// Tells whether figures of a kind are ever found on a segment.
    pub(crate) fn may_stand(&self, rules: &Rules, kind: FigureKind, segment: SegmentIx) -> bool {
        if kind == FigureKind::Barn {
            let corner = self.spot(segment).cell;
            return self.field_at_corner(rules, corner) == Ok(segment);
        }
        let mut may_hold = rules.seams.may_hold.iter();
        kind.may_stand_on(self.printed(rules, segment).kind)
            || may_hold.any(|may| may(rules, self, kind, segment))
    }

    /// Returns the segment at a spot.
    pub(crate) fn segment(&self, rules: &Rules, spot: Spot) -> Option<SegmentIx> {
        let tile_ix = self.board.tile_at(spot.cell)?;
        if spot.segment == Spot::BRIDGE {
            return self.bridge_over(tile_ix).map(|bridge| bridge.segment);
        }
        let tile = self.board.tile(tile_ix);
        let n_segments = rules.kind(tile.kind).segments.len();
        (usize::from(spot.segment) < n_segments)
            .then(|| SegmentIx(tile.first_segment + u16::from(spot.segment)))
    }

    /// Returns the spot of a segment.
    pub(crate) fn spot(&self, segment: SegmentIx) -> Spot {
        let tile = self.board.tile(self.features.tile(segment));
        Spot {
            cell: tile.cell,
            segment: match self.features.is_bridge(segment) {
                true => Spot::BRIDGE,
                false => (segment.0 - tile.first_segment) as u8,
            },
        }
    }

    /// Returns what is printed on a segment; a bridge is a road from side to side.
    pub(crate) fn printed<'r>(&self, rules: &'r Rules, segment: SegmentIx) -> &'r Segment {
        let tile = self.board.tile(self.features.tile(segment));
        match self.bridge(segment) {
            Some(bridge) => rules.bridge(bridge.axis, tile.rotation),
            None => &rules.kind(tile.kind).segments[usize::from(segment.0 - tile.first_segment)],
        }
    }

    /// Returns the segments of a placed tile: those that are printed, then the bridge over it.
    pub(crate) fn segments_of(
        &self,
        rules: &Rules,
        tile: TileIx,
    ) -> impl Iterator<Item = SegmentIx> + use<> {
        let placed = self.board.tile(tile);
        let first = placed.first_segment;
        let n_segments = rules.kind(placed.kind).segments.len() as u16;
        let mut bridge = self.bridge_over(tile).map(|bridge| bridge.segment);
        let mut printed = first..first + n_segments;
        // A chain, which the compiler keeps in one loop.
        std::iter::from_fn(move || match printed.next() {
            Some(segment) => Some(SegmentIx(segment)),
            None => bridge.take(),
        })
    }

    /// Returns the bridge over a tile.
    #[inline]
    pub(crate) fn bridge_over(&self, tile: TileIx) -> Option<&Bridge> {
        self.bridges.over(tile)
    }

    /// Returns the bridge that a segment is.
    #[inline]
    fn bridge(&self, segment: SegmentIx) -> Option<&Bridge> {
        if !self.features.is_bridge(segment) {
            return None;
        }
        self.bridges.iter().find(|bridge| bridge.segment == segment)
    }
}

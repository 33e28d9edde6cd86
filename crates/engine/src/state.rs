//! The state: a whole position as flat data.

use carcas_tiles::{Segment, Symbol};

use crate::board::{Board, Bridge, Bridges, TileIx};
use crate::decision::Pending;
use crate::feature::{FeatureIx, Features, SegmentIx};
use crate::figure::{Figure, FigureKind, Prisoner, Seat, Supply};
use crate::flat::Flat;
use crate::flow::{Completed, Flow, Waiting};
use crate::modules::Memory;
use crate::moves::Spot;
use crate::neutral::Neutrals;
use crate::rules::{KindIx, Rules};
use crate::token::{PlacedToken, Tokens};

/// Score, supply and tokens of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatState {
    pub(crate) score: i32,
    pub(crate) supply: Supply,
    pub(crate) tokens: Tokens,
    /// A tile that the seat places in its next turn instead of drawing one.
    pub(crate) owed: Option<KindIx>,
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

    /// Returns the segment that names a feature, whatever the order in which its tiles were placed: that of the first
    /// spot.
    pub(crate) fn first_segment(&self, feature: FeatureIx) -> SegmentIx {
        let members = self.features.members(feature);
        let first = members.min_by_key(|&member| self.spot(member));
        first.unwrap_or(SegmentIx(feature.0))
    }

    /// Whether the start tiles lie where the game begins; where they are joined, before all others.
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

    /// Whether figures of a kind are ever found on a segment.
    pub(crate) fn may_stand(&self, rules: &Rules, kind: FigureKind, segment: SegmentIx) -> bool {
        if kind == FigureKind::Barn {
            let corner = self.spot(segment).cell;
            return self.field_at_corner(rules, corner) == Ok(segment);
        }
        let mut may_hold = rules.seams.may_hold.iter();
        kind.may_stand_on(self.printed(rules, segment).kind)
            || may_hold.any(|may| may(rules, self, kind, segment))
    }

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

    /// Whether a placed tile has a part in a feature that passes a test; a bridge over it is one.
    #[inline]
    pub(crate) fn is_part_of(
        &self,
        rules: &Rules,
        tile: TileIx,
        test: impl Fn(FeatureIx) -> bool,
    ) -> bool {
        let placed = self.board.tile(tile);
        let n_segments = rules.kind(placed.kind).segments.len();
        let mut printed = self.features.of_run(placed.first_segment, n_segments);
        let is_bridge_of = |bridge: &Bridge| test(self.features.of(bridge.segment));
        printed.any(&test) || self.bridge_over(tile).is_some_and(is_bridge_of)
    }

    /// Whether tiles of a kind are set aside when they are drawn.
    #[inline]
    pub(crate) fn sets_aside(&self, rules: &Rules, kind: KindIx) -> bool {
        let mut reasons = rules.seams.sets_aside.iter();
        reasons.any(|reason| (reason.holds)(self) && (reason.concerns)(rules.kind(kind)))
    }

    /// Whether the tile of this part carries a symbol.
    #[inline]
    pub(crate) fn has_placed(&self, rules: &Rules, symbol: Symbol) -> bool {
        self.placed_tile()
            .is_some_and(|placed| rules.kind(placed.kind).has(symbol))
    }

    #[inline]
    pub(crate) fn bridge_over(&self, tile: TileIx) -> Option<&Bridge> {
        self.bridges.over(tile)
    }

    #[inline]
    fn bridge(&self, segment: SegmentIx) -> Option<&Bridge> {
        if !self.features.is_bridge(segment) {
            return None;
        }
        self.bridges.iter().find(|bridge| bridge.segment == segment)
    }
}

//! Rules: everything fixed for one game, prepared from a [`Setup`].

mod bag;
mod choices;
mod edges;
mod edition;
mod kind;
mod printed;
mod setup;
mod text;
mod version;

use carcas_tiles::{Catalogue, KindId, Mark, Rotation, Segment, SegmentKind, Side, catalogue};

pub use choices::*;
pub use edges::RotationSet;
pub use edition::Edition;
pub use kind::KindIx;
pub use setup::{Setup, SetupError, SetupErrors};
pub use version::{RulesVersion, VersionError};

pub(crate) use bag::Slot;
pub(crate) use edges::{Edges, Turns};
pub(crate) use kind::{Border, Kind, NO_SEGMENT};
pub(crate) use text::{read_setup, write_setup};

use crate::board::Axis;
use crate::feature::SegmentIx;
use crate::figure::{FigureKind, FigureSet, Seat, Supply};
use crate::geometry::Cell;
use crate::modules::{MANIFESTS, Module, ModuleSet, Seams};
use crate::neutral::{Neutral, Stand};
use crate::score::BitSet;
use crate::token::{Token, Tokens};
use crate::turn::Turn;

/// The most figures of all seats together. Figures are numbered in a byte, and so is the power of a seat in a feature, to
/// which a large follower adds two.
pub const MAX_FIGURES: usize = 127;

/// The greatest sizes a game can reach, for buffers that never grow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) n_tiles: usize,
    pub(crate) n_segments: usize,
    pub(crate) n_figures: usize,
    pub(crate) n_prisoners: usize,
    pub(crate) n_placed_tokens: usize,
    pub(crate) n_bridges: usize,
}

/// Everything that is fixed for one game: typed choices and prepared lists.
///
/// Nothing here remembers which edition or box a choice came from, so that no rule can ask.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) seats: u8,
    pub(crate) choices: Choices,
    pub(crate) modules: ModuleSet,
    kinds: Vec<Kind>,
    /// What is in the bag at the start, pool by pool.
    pub(crate) slots: Vec<Slot>,
    /// The slots of each pool; a pool is drawn from when all before it are empty.
    pub(crate) pools: Vec<std::ops::Range<usize>>,
    pub(crate) start: Vec<(KindIx, Cell, Rotation)>,
    /// The kind of tile that every seat holds one of.
    pub(crate) seat_tile: Option<KindIx>,
    /// Segments of start tiles that belong together without meeting at an edge.
    pub(crate) start_joins: Vec<(SegmentIx, SegmentIx)>,
    /// The first of the four quarters of the city of Carcassonne, if it is on the table.
    pub(crate) first_quarter: Option<SegmentIx>,
    /// Neutral figures that are on the board from the start.
    pub(crate) start_neutrals: Vec<(Neutral, Stand)>,
    pub(crate) supply: Supply,
    /// What every seat holds at the start.
    pub(crate) tokens: Tokens,
    /// What seats take from a common stock.
    stock: Tokens,
    /// The tokens in play.
    has_token: [bool; Token::N],
    /// The figures in play, with a bit per kind of segment they may be placed on.
    pub(crate) placeable: Vec<(FigureKind, u16)>,
    /// The same the other way round: the figures that may be placed on each kind of segment.
    pub(crate) may_take: [FigureSet; SegmentKind::ALL.len()],
    pub(crate) turn: Turn,
    /// A bridge as a segment of an unturned tile, from north to south and from east to west.
    bridges: [Segment; 2],
    pub(crate) seams: Seams,
    pub(crate) limits: Limits,
}

impl Rules {
    /// Prepares a game.
    ///
    /// # Errors
    /// Every reason why the setup is impossible.
    pub fn new(setup: &Setup) -> Result<Self, SetupErrors> {
        let modules = setup.check()?;
        let choices = setup.choices();
        let mut bag = bag::Bag::new(catalogue(), setup);
        let mut tokens = Tokens::default();
        let mut stock = Tokens::default();
        let mut has_token = [false; Token::N];
        let mut supply = [0; FigureKind::N];
        supply[FigureKind::Follower.ix()] = 7;
        let mut open_segments = [
            SegmentKind::Road,
            SegmentKind::City,
            SegmentKind::Monastery,
            SegmentKind::Abbey,
        ]
        .iter()
        .fold(0, |set, &kind| set | 1 << kind as u16);
        if choices.farmers == Farmers::On {
            open_segments |= 1 << SegmentKind::Field as u16;
        }
        for manifest in MANIFESTS
            .iter()
            .filter(|manifest| modules.contains(manifest.module))
        {
            for &(figure, n) in manifest.supply {
                supply[figure.ix()] += n;
            }
            for &(token, n_each) in manifest.tokens {
                has_token[token.ix()] = true;
                tokens.add(token, n_each[usize::from(setup.seats) - 1]);
            }
            for &(token, n) in manifest.stock {
                stock.add(token, n);
            }
            for &kind in manifest.opens {
                open_segments |= 1 << kind as u16;
            }
        }
        for kind in FigureKind::ALL {
            supply[kind.ix()] = setup.supply(kind).unwrap_or(supply[kind.ix()]);
        }
        let placeable: Vec<(FigureKind, u16)> = FigureKind::ALL
            .into_iter()
            .filter(|figure| figure.is_follower() && supply[figure.ix()] > 0)
            .map(|figure| {
                let stands_on = SegmentKind::ALL
                    .into_iter()
                    .filter(|&kind| figure.may_stand_on(kind))
                    .fold(0, |set, kind| set | 1 << kind as u16);
                (figure, stands_on & open_segments)
            })
            .collect();
        let may_take = SegmentKind::ALL.map(|kind| {
            let figures = placeable.iter();
            let takes = figures.filter(|&&(_, stands_on)| stands_on >> kind as u16 & 1 == 1);
            takes.map(|&(figure, _)| figure).collect()
        });
        let per_seat: usize = supply.iter().map(|&n| usize::from(n)).sum();
        let n_figures = per_seat * usize::from(setup.seats);
        if n_figures > MAX_FIGURES {
            return Err(SetupErrors(vec![SetupError::TooManyFigures(n_figures)]));
        }
        let seat_tile = match modules.contains(Module::Abbey) {
            true => bag.add_seat_tile(catalogue(), setup),
            false => None,
        };
        let n_seat_tiles = seat_tile.map_or(0, |_| usize::from(setup.seats));
        let limits = Limits {
            n_tiles: bag.n_tiles() + n_seat_tiles,
            n_segments: bag.n_segments()
                + n_seat_tiles
                + usize::from(tokens.n(Token::Bridge)) * usize::from(setup.seats),
            n_figures,
            n_prisoners: match modules.contains(Module::Tower) {
                true => n_figures,
                false => 0,
            },
            n_placed_tokens: match modules.contains(Module::Tower) {
                true => bag.n_segments_of(SegmentKind::Tower),
                false => 0,
            } + usize::from(tokens.n(Token::Castle)) * usize::from(setup.seats),
            n_bridges: usize::from(tokens.n(Token::Bridge)) * usize::from(setup.seats),
        };
        if limits.n_segments.max(limits.n_tiles) > BitSet::LIMIT {
            let too_many = SetupError::TooManySegments(limits.n_segments);
            return Err(SetupErrors(vec![too_many]));
        }
        let mut rules = Self {
            seats: setup.seats,
            choices,
            modules,
            kinds: bag.kinds,
            slots: bag.slots,
            pools: bag.pools,
            start: bag.start,
            seat_tile,
            start_joins: Vec::new(),
            first_quarter: None,
            start_neutrals: Vec::new(),
            supply,
            tokens,
            stock,
            has_token,
            placeable,
            may_take,
            turn: Turn::default(),
            bridges: Axis::ALL.map(|axis| Segment {
                sides: axis.sides().into_iter().collect(),
                ..Segment::new(SegmentKind::Road)
            }),
            seams: Seams::new(modules),
            limits,
        };
        rules.find_start_segments();
        rules.turn = Turn::new(&rules);
        Ok(rules)
    }

    /// Finds the segments of the start tiles that rules ask for, by the order in which the tiles are laid.
    fn find_start_segments(&mut self) {
        let segments = self
            .start
            .iter()
            .flat_map(|&(kind, ..)| &self.kinds[usize::from(kind.0)].segments);
        let mut city = Vec::new();
        for (ix, segment) in segments.enumerate() {
            let ix = SegmentIx(ix as u16);
            if segment.kind == SegmentKind::Quarter && self.first_quarter.is_none() {
                self.first_quarter = Some(ix);
            }
            if segment.kind == SegmentKind::City && segment.marks.contains(Mark::AtCarcassonne) {
                city.push(ix);
            }
        }
        self.start_joins = city.windows(2).map(|pair| (pair[0], pair[1])).collect();
        // The Count begins in the castle, the first of the quarters. Rule: CO-03.
        let count = self.first_quarter.map(Stand::Segment);
        self.start_neutrals = count
            .map(|stand| (Neutral::Count, stand))
            .into_iter()
            .collect();
    }

    /// Returns the number of seats.
    pub fn n_seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// Returns all seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Returns the seat `n_places` further in turn order.
    #[inline]
    pub(crate) const fn seat_after(&self, seat: Seat, n_places: u8) -> Seat {
        Seat((seat.0 + n_places) % self.seats)
    }

    /// Returns how many places further in turn order a seat sits than another.
    pub(crate) const fn places_from(&self, first: Seat, seat: Seat) -> u8 {
        (seat.0 + self.seats - first.0) % self.seats
    }

    /// Returns the seat whose turn comes before that of another.
    ///
    /// Rule: BA-58.
    pub(crate) fn seat_before(&self, seat: Seat) -> Seat {
        self.seat_after(seat, self.seats - 1)
    }

    /// Returns the value of every switch.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Returns the modules in play.
    pub fn modules(&self) -> ModuleSet {
        self.modules
    }

    /// Returns what every seat has in supply at the start.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// Returns the tokens that take part in this game.
    pub fn tokens(&self) -> impl Iterator<Item = Token> + '_ {
        Token::ALL
            .into_iter()
            .filter(|token| self.has_token[token.ix()])
    }

    /// Whether a neutral figure takes part in this game.
    pub fn has_neutral(&self, neutral: Neutral) -> bool {
        self.seams
            .neutrals
            .iter()
            .any(|&(other, _)| other == neutral)
    }

    /// Returns the tile kinds of this game.
    pub fn kinds(&self) -> impl Iterator<Item = KindIx> + use<> {
        (0..self.kinds.len()).map(|ix| KindIx(ix as u8))
    }

    /// Returns what is printed on a kind.
    pub fn tile_kind(&self, kind: KindIx) -> &'static carcas_tiles::TileKind {
        catalogue().kind(self.kind(kind).id)
    }

    /// Returns the segments of a kind as this game plays them; spots count along this list.
    pub fn segments(&self, kind: KindIx) -> &[Segment] {
        &self.kind(kind).segments
    }

    /// Finds a kind of this game by its id or alias.
    pub fn find_kind(&self, name: &str) -> Option<KindIx> {
        let id: KindId = Catalogue::find(catalogue(), name)?;
        self.kinds().find(|&kind| self.kind(kind).id == id)
    }

    /// Returns a bridge as a segment of a turned tile.
    pub(crate) fn bridge(&self, axis: Axis, rotation: Rotation) -> &Segment {
        let is_along = matches!(
            axis.sides()[0].turned(rotation.inverse()),
            Side::N | Side::S
        );
        &self.bridges[usize::from(!is_along)]
    }

    /// Returns the number of copies of a kind in this game, the start tile and those of seats included.
    pub fn n_copies(&self, kind: KindIx) -> usize {
        let in_bag = self.slots.iter().filter(|slot| slot.kind == kind);
        let at_start = self.start.iter().filter(|start| start.0 == kind);
        let n_held = match self.seat_tile == Some(kind) {
            true => self.n_seats(),
            false => 0,
        };
        in_bag.map(|slot| usize::from(slot.n_tiles)).sum::<usize>() + at_start.count() + n_held
    }

    /// Returns the tiles on the table before the first turn.
    pub fn start_tiles(&self) -> &[(KindIx, Cell, Rotation)] {
        &self.start
    }

    /// Whether rules ask for segments of the start tiles, so that no board can do without these.
    pub(crate) fn needs_start(&self) -> bool {
        self.first_quarter.is_some()
            || !self.start_joins.is_empty()
            || !self.start_neutrals.is_empty()
    }

    /// Returns how many tokens of a kind the game has, on the board and with all seats.
    ///
    /// Rule: TB-01, KR-01, TO-02, HS-01.
    pub(crate) fn n_tokens(&self, token: Token) -> usize {
        if token.is_title() {
            return 1;
        }
        let dealt = usize::from(self.tokens.n(token)) * self.n_seats();
        let printed = self.kinds().map(|kind| {
            let segments = self.segments(kind).iter();
            let goods = segments.filter(|segment| segment.goods.map(Token::from) == Some(token));
            goods.count() * self.n_copies(kind)
        });
        dealt + printed.sum::<usize>() + usize::from(self.stock.n(token))
    }

    /// Returns how many tokens of a kind a seat can hold: those that it was dealt, or those that all seats compete for.
    pub(crate) fn n_tokens_of_seat(&self, token: Token) -> usize {
        match usize::from(self.tokens.n(token)) {
            0 => self.n_tokens(token),
            dealt => dealt,
        }
    }

    /// Returns the rotation under which moves and records know an equal-looking one.
    pub fn canonical_rotation(&self, kind: KindIx, rotation: Rotation) -> Rotation {
        self.kind(kind).canonical(rotation)
    }

    pub(crate) fn acts_before_draw(&self) -> bool {
        !self.seams.before_draw.is_empty()
    }

    pub(crate) fn acts_before_scoring(&self) -> bool {
        !self.seams.before_scoring.is_empty()
    }

    pub(crate) fn has_farmers(&self) -> bool {
        self.choices.farmers == Farmers::On
    }

    #[inline]
    pub(crate) fn kind(&self, kind: KindIx) -> &Kind {
        &self.kinds[usize::from(kind.0)]
    }
}

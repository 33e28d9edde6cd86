//! Everything that lies on the table, whole or in pages.

use std::collections::BTreeMap;

use carcas_engine::{FigureKind, KindIx, Neutral, Node, Rules, Seat, Spot, State, Token};
use serde::{Deserialize, Serialize};

use crate::Aids;
use crate::place::{FigureAt, WireBridge, WireCell, WireSpot};

/// Everything that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Table {
    /// Everything but the tiles.
    pub head: TableHead,
    /// The tiles in the order in which they were placed.
    pub tiles: Vec<TileAt>,
}

/// Everything on the table but the tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct TableHead {
    /// What every seat has.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: u8,
    /// What the game waits for.
    pub awaited: Awaited,
    /// How many tiles are on the board.
    pub n_tiles: u16,
    /// How many of them were there before the first turn.
    pub n_start_tiles: u16,
    /// In how many pages the tiles are told.
    pub n_pages: u16,
    /// The figures on the board.
    pub figures: Vec<FigureAt>,
    /// The neutral figures on the board.
    pub neutrals: Vec<NeutralAt>,
    /// The tokens on the board, such as the floors of towers.
    pub tokens: Vec<PlacedTokens>,
    /// The bridges.
    pub bridges: Vec<WireBridge>,
    /// The castles.
    pub castles: Vec<Castle>,
    /// The bazaar, if there is one now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bazaar: Option<Bazaar>,
    /// The bag.
    pub bag: Bag,
    /// What is printed on tiles and does nothing in this game, by the names in `tiles.ts`; whoever tells of a tile leaves it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub idle_signs: Vec<String>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Its points.
    pub score: i32,
    /// The figures that it may still place, without kinds of which it has none.
    pub supply: BTreeMap<String, u8>,
    /// Its tokens, without those that it lacks.
    pub tokens: BTreeMap<String, u8>,
    /// The prisoners that it holds.
    pub prisoners: Vec<Prisoners>,
    /// The tile of a bazaar that it places in its next turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<String>,
}

/// Prisoners of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Prisoners {
    /// Whose figures they are.
    pub seat: u8,
    /// What they are.
    pub figure: String,
    /// How many.
    pub count: u8,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Awaited {
    /// A seat answers a question.
    Decision {
        /// Who is asked.
        seat: u8,
        /// The name of the question.
        name: String,
        /// The id of the tile that is to be placed, if one is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<String>,
    },
    /// Something is drawn.
    Draw {
        /// Whose turn it is.
        seat: u8,
        /// What is drawn: `tile`, `bazaar` or `flock`.
        draw: String,
    },
    /// Nothing: the game is over.
    Over,
}

/// A tile on the board, as `[id, x, y, quarter turns]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileAt(
    /// The id of the tile.
    pub String,
    /// The column.
    pub i16,
    /// The row.
    pub i16,
    /// How it was turned, in quarter turns clockwise.
    pub u8,
);

/// A neutral figure on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct NeutralAt {
    /// Which.
    pub neutral: String,
    /// Where it stands.
    pub spot: WireSpot,
    /// The figure that it stands beside, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<FigureAt>,
}

/// Tokens on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlacedTokens {
    /// Which.
    pub token: String,
    /// Where.
    pub spot: WireSpot,
    /// How many.
    pub count: u8,
}

/// A castle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Castle {
    /// All its segments.
    pub spots: Vec<WireSpot>,
}

/// A bazaar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Bazaar {
    /// The ids of the tiles that nobody has.
    pub lots: Vec<String>,
    /// The tile that is auctioned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
}

/// A tile that is auctioned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// The id of the tile.
    pub tile: String,
    /// The highest bid.
    pub bid: u16,
    /// Who made it.
    pub bidder: u8,
}

/// The bag and what has left it for good or for a while.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Bag {
    /// How many tiles can still be drawn.
    pub n_tiles: u16,
    /// How many tiles are set aside.
    pub n_aside: u16,
    /// How many tiles were discarded.
    pub n_discarded: u16,
    /// How many tokens are in the token bag, if the game has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n_tokens: Option<u16>,
    /// How many tiles of each kind nobody has seen; only with all aids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<BTreeMap<String, u16>>,
    /// How many tokens of each kind are in the token bag; only with all aids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens: Option<BTreeMap<String, u8>>,
}

/// A range of the tiles on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TablePage {
    /// Which page, from 0 on.
    pub page: u16,
    /// The place of the first tile in the order of placement, from 0 on.
    pub first: u16,
    /// The tiles.
    pub tiles: Vec<TileAt>,
}

impl Table {
    /// How many tiles a page holds; even those with the longest ids stay far below [`MAX_BYTES`](crate::MAX_BYTES).
    pub const TILES_PER_PAGE: usize = 200;

    /// Looks at a position.
    pub fn of(rules: &Rules, state: &State, aids: Aids) -> Self {
        let placed = state.tiles().iter();
        Self {
            head: TableHead::of(rules, state, aids),
            tiles: placed
                .map(|tile| {
                    let id = rules.tile_kind(tile.kind).id.clone();
                    TileAt(id, tile.cell.x, tile.cell.y, tile.rotation.ix() as u8)
                })
                .collect(),
        }
    }

    /// Returns a page of the tiles; there are [`TableHead::n_pages`].
    pub fn page(&self, page: u16) -> Option<TablePage> {
        let pages = self.tiles.chunks(Self::TILES_PER_PAGE);
        let tiles = pages.into_iter().nth(usize::from(page))?;
        Some(TablePage {
            page,
            first: page * Self::TILES_PER_PAGE as u16,
            tiles: tiles.to_vec(),
        })
    }

    /// Returns all pages of the tiles.
    pub fn pages(&self) -> impl Iterator<Item = TablePage> + '_ {
        (0..self.head.n_pages).filter_map(|page| self.page(page))
    }
}

impl TableHead {
    /// Looks at everything but the tiles.
    pub fn of(rules: &Rules, state: &State, aids: Aids) -> Self {
        let n_tiles = state.tiles().len();
        let figures = state.figures();
        let tokens = state.placed_tokens();
        let bridges = state.bridges();
        Self {
            seats: rules
                .seats()
                .map(|seat| SeatView::of(rules, state, seat))
                .collect(),
            turn: state.active_seat().0,
            awaited: Awaited::of(rules, state),
            n_tiles: n_tiles as u16,
            n_start_tiles: rules.start_tiles().len() as u16,
            n_pages: n_tiles.div_ceil(Table::TILES_PER_PAGE) as u16,
            figures: figures
                .map(|figure| FigureAt::of(rules, state, &figure))
                .collect(),
            neutrals: neutrals(rules, state),
            tokens: tokens
                .map(|(token, spot, count)| PlacedTokens {
                    token: token.name().to_owned(),
                    spot: WireSpot::of(rules, state, spot),
                    count,
                })
                .collect(),
            bridges: bridges
                .map(|(spot, axis)| WireBridge {
                    cell: WireCell::from(spot.cell),
                    axis: axis.into(),
                })
                .collect(),
            castles: castles(rules, state),
            bazaar: Bazaar::of(rules, state),
            bag: Bag::of(rules, state, aids),
            idle_signs: carcas_record::idle_signs(rules)
                .into_iter()
                .map(str::to_owned)
                .collect(),
        }
    }
}

impl SeatView {
    fn of(rules: &Rules, state: &State, seat: Seat) -> Self {
        let in_supply = state.supply(seat);
        let figures = FigureKind::ALL.into_iter();
        let figures = figures.map(|kind| (kind.name().to_owned(), in_supply[kind.ix()]));
        let held = rules.tokens();
        let held = held.map(|token| (token.name().to_owned(), state.n_tokens(seat, token)));
        let mut prisoners: Vec<Prisoners> = Vec::new();
        let captured = state.prisoners().iter();
        for prisoner in captured.filter(|prisoner| prisoner.holder == seat) {
            let figure = prisoner.kind.name();
            let alike = prisoners
                .iter_mut()
                .find(|other| other.seat == prisoner.seat.0 && other.figure == figure);
            match alike {
                Some(alike) => alike.count += 1,
                None => prisoners.push(Prisoners {
                    seat: prisoner.seat.0,
                    figure: figure.to_owned(),
                    count: 1,
                }),
            }
        }
        Self {
            score: state.score(seat),
            supply: figures.filter(|&(_, n)| n > 0).collect(),
            tokens: held.filter(|&(_, n)| n > 0).collect(),
            prisoners,
            owed: state.owed(seat).map(|kind| id_of(rules, kind)),
        }
    }
}

impl Awaited {
    /// Says what a state waits for.
    pub fn of(rules: &Rules, state: &State) -> Self {
        match state.node() {
            Node::Decide { seat, decision } => Self::Decision {
                seat: seat.0,
                name: decision.name().to_owned(),
                tile: decision.tile().map(|kind| id_of(rules, kind)),
            },
            Node::Chance { draw } => Self::Draw {
                seat: state.active_seat().0,
                draw: draw.name().to_owned(),
            },
            Node::Over => Self::Over,
        }
    }
}

impl Bazaar {
    fn of(rules: &Rules, state: &State) -> Option<Self> {
        let lots: Vec<String> = state.lots().map(|kind| id_of(rules, kind)).collect();
        let offer = state.offer().map(|(kind, bid, bidder)| Offer {
            tile: id_of(rules, kind),
            bid,
            bidder: bidder.0,
        });
        (!lots.is_empty() || offer.is_some()).then_some(Self { lots, offer })
    }
}

impl Bag {
    /// Looks at the bag.
    pub fn of(rules: &Rules, state: &State, aids: Aids) -> Self {
        let aside = rules.kinds().map(|kind| state.n_aside(rules, kind));
        let has_tokens = has_token_bag(rules, state);
        let n_tokens: u16 = state.token_bag().map(|(_, n)| u16::from(n)).sum();
        Self {
            n_tiles: state.bag_size() as u16,
            n_aside: aside.sum::<usize>() as u16,
            n_discarded: state.n_discarded() as u16,
            n_tokens: has_tokens.then_some(n_tokens),
            tiles: aids.counts_tiles().then(|| tiles_left(rules, state)),
            tokens: (has_tokens && aids.counts_tiles()).then(|| {
                let tokens = state.token_bag().filter(|&(_, n)| n > 0);
                tokens
                    .map(|(token, n)| (token.name().to_owned(), n))
                    .collect()
            }),
        }
    }
}

/// Tells whether the game draws tokens: whether those of the token bag take part in it.
fn has_token_bag(rules: &Rules, state: &State) -> bool {
    let mut tokens = state.token_bag();
    tokens.any(|(token, _)| rules.tokens().any(|known| known == token))
}

/// Counts the tiles that nobody has seen by their ids.
pub(crate) fn tiles_left(rules: &Rules, state: &State) -> BTreeMap<String, u16> {
    let kinds = rules.kinds();
    let counts = kinds.map(|kind| (id_of(rules, kind), state.n_in_bag(rules, kind) as u16));
    counts.filter(|&(_, n)| n > 0).collect()
}

pub(crate) fn id_of(rules: &Rules, kind: KindIx) -> String {
    rules.tile_kind(kind).id.clone()
}

fn neutrals(rules: &Rules, state: &State) -> Vec<NeutralAt> {
    let companion = state.figures().find(|figure| figure.has_fairy);
    let standing = |neutral: Neutral| {
        let beside = companion.filter(|_| neutral == Neutral::Fairy);
        let spot = match beside {
            Some(figure) => figure.spot,
            None => state.neutral(neutral)?,
        };
        Some(NeutralAt {
            neutral: neutral.name().to_owned(),
            spot: WireSpot::of(rules, state, spot),
            beside: beside.map(|figure| FigureAt::of(rules, state, &figure)),
        })
    };
    Neutral::ALL.into_iter().filter_map(standing).collect()
}

/// Returns every castle with all its segments.
fn castles(rules: &Rules, state: &State) -> Vec<Castle> {
    let castles = state
        .placed_tokens()
        .filter(|&(token, ..)| token == Token::Castle);
    castles
        .map(|(_, spot, _)| {
            let feature = state.feature(rules, spot);
            let spots: Vec<Spot> =
                feature.map_or(Vec::new(), |feature| state.spots_of(feature.ix).collect());
            let spots = spots.into_iter();
            Castle {
                spots: spots.map(|spot| WireSpot::of(rules, state, spot)).collect(),
            }
        })
        .collect()
}

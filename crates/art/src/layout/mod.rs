//! The layout of a tile: where every segment lies, drawn from its topology alone.
//!
//! Everything crosses the border by one contract: walls end at the corners, roads and rivers cross the middle of a side
//! at right angles, and nothing else touches it. So any two tiles that fit join without a seam.

pub(crate) mod anchor;
pub mod carcassonne;
mod city;
mod core;
mod grid;
mod odd;
pub(crate) mod place;
mod way;

use carcas_tiles::{Goods, Segment, SegmentKind, Symbol, TileKind};

pub use self::city::Wall;
use self::core::Core;
pub use self::way::{End, Way};
use crate::geometry::{Area, Point, at};

/// The width of a road, its edges included.
pub const ROAD_WIDTH: f64 = 104.0;

/// The width of a river.
pub const RIVER_WIDTH: f64 = 170.0;

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PieceKind {
    /// Houses where roads meet.
    Village,
    /// The house at the end of a road.
    Hamlet,
    /// A monastery.
    Monastery,
    /// A garden.
    Garden,
    /// A volcano.
    Volcano,
    /// The seal of the dragon.
    Dragon,
    /// A magic portal.
    Portal,
    /// The sign of mage and witch.
    Magic,
    /// A hill.
    Hill,
    /// A vineyard.
    Vineyard,
    /// A bazaar.
    Bazaar,
    /// The foundation of a tower.
    Tower,
    /// An inn at a lake.
    Inn,
    /// A cathedral.
    Cathedral,
    /// The tower of a princess.
    Princess,
    /// A herd of pigs.
    PigHerd,
    /// A well.
    Well,
    /// A pennant.
    Pennant,
    /// Goods of a city.
    Goods(Goods),
    /// A spring.
    Spring,
    /// A lake.
    Pond,
}

impl PieceKind {
    /// Whether it is a sign, which grows where tiles are small.
    pub(crate) const fn is_sign(self) -> bool {
        matches!(
            self,
            Self::Dragon
                | Self::Portal
                | Self::Magic
                | Self::Pennant
                | Self::Goods(_)
                | Self::Princess
        )
    }
}

/// Something that stands on a tile, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// Its middle.
    pub at: Point,
    /// The radius of the ground that it takes.
    pub radius: f64,
    /// The segment that it belongs to, if any.
    pub segment_ix: Option<usize>,
}

/// Where everything lies on a tile in rotation 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The area of each segment, in the order of the tile's segments.
    pub areas: Vec<Area>,
    /// The ground of the city of Carcassonne, which is no segment.
    pub closed: Area,
    /// The walls of cities.
    pub walls: Vec<Wall>,
    /// Where walls end inside the tile or at a side; a tower stands there, as at the corners.
    pub posts: Vec<Point>,
    /// The courses of roads.
    pub roads: Vec<Way>,
    /// The courses of rivers.
    pub rivers: Vec<Way>,
    /// What stands on the tile.
    pub pieces: Vec<Piece>,
    /// Where a figure stands on each segment.
    pub anchors: Vec<Point>,
}

impl Layout {
    /// Lays a tile out.
    pub fn new(kind: &TileKind) -> Self {
        let core = Core::new(kind);
        let mut areas = vec![Area::default(); kind.segments.len()];
        let mut walls = Vec::new();
        raise_cities(kind, &mut areas, &mut walls);
        let mut roads = Vec::new();
        let mut rivers = Vec::new();
        for (ix, segment) in kind.segments.iter().enumerate() {
            match segment.kind {
                SegmentKind::Road => roads.extend(way::ways(kind, ix, &walls, &core)),
                SegmentKind::River => rivers.extend(way::ways(kind, ix, &walls, &core)),
                _ => {}
            }
        }
        rivers.extend(way::fillets(&rivers));
        let mut layout = Self {
            areas,
            closed: Area::default(),
            posts: city::posts(&walls),
            walls,
            roads,
            rivers,
            pieces: Vec::new(),
            anchors: Vec::new(),
        };
        layout.settle(kind, &core);
        layout
    }

    /// Gives every segment its ground, finds places for symbols, then for figures.
    fn settle(&mut self, kind: &TileKind, core: &Core) {
        place::core(self, kind, core);
        let mut taken = Area::default();
        for piece in &self.pieces {
            if let Some(ix) = piece
                .segment_ix
                .filter(|&ix| has_ground(&kind.segments[ix]))
            {
                self.areas[ix] = Area::disc(piece.at, piece.radius);
                taken = taken.with(&self.areas[ix]);
            }
        }
        if let Some(place) = carcassonne::place(kind) {
            self.closed = carcassonne::ground(place);
            taken = taken.with(&self.closed);
            self.walls.extend(carcassonne::walls(place));
        }
        let mut streets = Area::default();
        for way in &self.roads {
            if odd::crosses_city(kind, way.segment_ix) {
                streets = streets.with(&Area::of(way.ground(ROAD_WIDTH)));
            }
        }
        let mut cities = Area::default();
        for ix in of_kind(kind, SegmentKind::City) {
            self.areas[ix] = self.areas[ix]
                .without(&taken)
                .without(&streets)
                .without(&cities);
            // Where two walls meet, crumbs are left over.
            self.areas[ix].pieces.retain(|piece| {
                Area {
                    pieces: vec![piece.clone()],
                }
                .size()
                    > CRUMB
            });
            cities = cities.with(&self.areas[ix]);
        }
        taken = taken.with(&cities);
        for (ways, width) in [(&self.roads, ROAD_WIDTH), (&self.rivers, RIVER_WIDTH)] {
            for way in ways {
                let mut ground = Area::of(way.ground(width));
                if way.ends[1] == End::Place
                    && width == RIVER_WIDTH
                    && core.kind == core::CoreKind::Pond
                {
                    ground = ground.with(&Area::disc(core.junction, core.radius));
                }
                let ground = ground.within(&Area::tile()).without(&taken);
                taken = taken.with(&ground);
                self.areas[way.segment_ix] = self.areas[way.segment_ix].with(&ground);
            }
        }
        for ix in of_kind(kind, SegmentKind::Abbey) {
            self.areas[ix] = Area::tile();
            taken = Area::tile();
        }
        for ix in of_kind(kind, SegmentKind::Quarter) {
            self.areas[ix] = Area::tile();
            taken = Area::tile();
        }
        self.sow(kind, &Area::tile().without(&taken));
        place::symbols(self, kind);
        self.find_anchors(kind);
    }

    /// Finds a spot for a figure on every segment, as the tile lies now: figures stay upright when it is turned.
    pub(crate) fn find_anchors(&mut self, kind: &TileKind) {
        self.anchors = anchor::anchors(self, kind);
    }

    /// Gives the grass that is left to the fields.
    fn sow(&mut self, kind: &TileKind, grass: &Area) {
        let mut inner = of_kind(kind, SegmentKind::Field)
            .filter(|&ix| kind.segments[ix].halves.is_empty())
            .collect::<Vec<_>>()
            .into_iter();
        let mut pieces: Vec<&Vec<_>> = grass.pieces.iter().collect();
        pieces.sort_by(|a, b| {
            let size = |piece: &&Vec<_>| {
                Area {
                    pieces: vec![(*piece).clone()],
                }
                .size()
            };
            size(b).total_cmp(&size(a))
        });
        for piece in pieces {
            let area = Area {
                pieces: vec![piece.clone()],
            };
            let outer = of_kind(kind, SegmentKind::Field).find(|&ix| {
                kind.segments[ix]
                    .halves
                    .iter()
                    .any(|half| area.contains(inside(half.ix())))
            });
            let owner = outer.or_else(|| {
                if area.size() > SLIVER {
                    inner.next()
                } else {
                    None
                }
            });
            if let Some(ix) = owner {
                self.areas[ix].pieces.extend(area.pieces);
            }
        }
    }
}

/// A piece of a city below this size is none.
const CRUMB: f64 = 1_500.0;

/// Grass below this size is no field.
const SLIVER: f64 = 4_000.0;

/// A point just inside a half-side.
pub(crate) fn inside(half: usize) -> Point {
    const NEAR: f64 = 3.0;
    let along = if half.is_multiple_of(2) { 300.0 } else { 700.0 };
    match half / 2 {
        0 => at(along, NEAR),
        1 => at(1000.0 - NEAR, along),
        2 => at(1000.0 - along, 1000.0 - NEAR),
        _ => at(NEAR, 1000.0 - along),
    }
}

fn has_ground(segment: &Segment) -> bool {
    matches!(
        segment.kind,
        SegmentKind::Monastery | SegmentKind::Garden | SegmentKind::Tower
    )
}

fn of_kind(kind: &TileKind, wanted: SegmentKind) -> impl Iterator<Item = usize> + '_ {
    (0..kind.segments.len()).filter(move |&ix| kind.segments[ix].kind == wanted)
}

fn raise_cities(kind: &TileKind, areas: &mut [Area], walls: &mut Vec<Wall>) {
    if let Some((found, built)) = odd::cities(kind) {
        for (ix, area) in found {
            areas[ix] = area;
        }
        walls.extend(built);
        return;
    }
    for ix in of_kind(kind, SegmentKind::City) {
        let (area, built) = city::city(kind, ix);
        areas[ix] = area;
        walls.extend(built);
    }
}

/// The symbol of a tile as a whole that stands on it as a piece.
const fn piece_of(symbol: Symbol) -> PieceKind {
    match symbol {
        Symbol::Volcano => PieceKind::Volcano,
        Symbol::Dragon => PieceKind::Dragon,
        Symbol::Portal => PieceKind::Portal,
        Symbol::Magic => PieceKind::Magic,
        Symbol::Hill => PieceKind::Hill,
        Symbol::Vineyard => PieceKind::Vineyard,
        Symbol::Bazaar => PieceKind::Bazaar,
    }
}

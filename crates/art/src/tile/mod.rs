//! Tiles: the ground in plan, and everything that stands up drawn upright, whatever the tile's rotation.

mod field;
mod ground;
mod pieces;
mod town;
mod wall;

pub use self::ground::area_data;

use std::sync::{LazyLock, OnceLock};

use carcas_tiles::{Catalogue, KindId, Rotation, SegmentKind, TileKind, catalogue};

use crate::canvas::{Canvas, Colors, Stencil, Tint};
use crate::geometry::{Area, Point, Vec2, turned};
use crate::layout::{Layout, Piece, PieceKind, Wall, Way};
use crate::seed::Seed;
use crate::theme::Theme;

/// How much is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Ground, roads, walls and symbols, flat and bold.
    Low,
    /// Houses as well.
    Middle,
    /// Everything.
    High,
}

impl Detail {
    /// Returns the detail for a tile of this many pixels; diagrams are flat at any size.
    pub fn of(tile_px: f64, colors: Colors) -> Self {
        if tile_px < 48.0 || colors == Colors::Fixed(Theme::Diagram) {
            Self::Low
        } else if tile_px <= 120.0 {
            Self::Middle
        } else {
            Self::High
        }
    }
}

/// How many different drawings there are of every tile.
pub const N_COPIES: u8 = 4;

/// A drawn tile, in parts that a board draws at different times.
#[derive(Clone, Debug)]
pub struct TileArt {
    /// What lies flat on the grass.
    pub ground: Canvas,
    /// What stands up, from north to south.
    pub upright: Canvas,
    /// The corners where walls end, clockwise from the north-west as the tile lies.
    pub towers: [bool; 4],
}

/// Layouts of all kinds of a catalogue, made when they are first needed.
#[derive(Debug)]
pub struct Atlas {
    layouts: Vec<OnceLock<Layout>>,
    catalogue: &'static Catalogue,
}

static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
    let catalogue = catalogue();
    Atlas {
        layouts: catalogue.kinds().map(|_| OnceLock::new()).collect(),
        catalogue,
    }
});

/// Returns the layouts of the shipped catalogue.
pub fn atlas() -> &'static Atlas {
    &ATLAS
}

impl Atlas {
    /// Returns the layout of a kind in rotation 0.
    ///
    /// # Panics
    /// If the index comes from another catalogue.
    pub fn layout(&self, kind: KindId) -> &Layout {
        self.layouts[usize::from(kind.0)].get_or_init(|| Layout::new(self.catalogue.kind(kind)))
    }

    /// Returns a kind.
    ///
    /// # Panics
    /// If the index comes from another catalogue.
    pub fn kind(&self, kind: KindId) -> &'static TileKind {
        self.catalogue.kind(kind)
    }
}

/// What stands up: its place in the order from north to south, and its elements.
struct Upright {
    foot: f64,
    canvas: Canvas,
}

/// A tile while it is drawn.
struct Easel<'a> {
    kind: &'a TileKind,
    /// The layout as the tile lies on the board.
    layout: &'a Layout,
    detail: Detail,
    seed: Seed,
    colors: Colors,
    ground: Canvas,
    uprights: Vec<Upright>,
    /// Discs that houses and trees keep away from.
    kept: Vec<(Point, f64)>,
}

impl Easel<'_> {
    fn canvas(&self) -> Canvas {
        Canvas::new(self.colors)
    }

    /// Adds something that stands with its foot at this height of the tile.
    fn stand(&mut self, foot: f64, canvas: Canvas) {
        self.uprights.push(Upright { foot, canvas });
    }

    fn stamp(&mut self, stencil: &Stencil, tint: Tint, at: Point, scale: f64) {
        let mut canvas = self.canvas();
        canvas.stamp(stencil, tint, at, scale);
        self.stand(at.y, canvas);
    }

    fn is_kept(&self, point: Point, margin: f64) -> bool {
        self.kept
            .iter()
            .any(|&(center, radius)| (center - point).hypot() < radius + margin)
    }

    fn areas(&self, wanted: SegmentKind) -> Vec<(usize, Area)> {
        self.kind
            .segments
            .iter()
            .enumerate()
            .filter(|(_, segment)| segment.kind == wanted)
            .map(|(ix, _)| (ix, self.layout.areas[ix].clone()))
            .collect()
    }
}

/// Returns a layout as it lies after the tile has been turned clockwise.
pub fn turned_layout(layout: &Layout, quarters: u8) -> Layout {
    let point = |p: &Point| turned(*p, quarters);
    let way = |way: &Way| Way {
        segment_ix: way.segment_ix,
        line: way.line.iter().map(point).collect(),
        ends: way.ends.map(|end| end.turned(quarters)),
    };
    Layout {
        areas: layout
            .areas
            .iter()
            .map(|area| area.turned(quarters))
            .collect(),
        closed: layout.closed.turned(quarters),
        walls: layout
            .walls
            .iter()
            .map(|wall| Wall {
                segment_ix: wall.segment_ix,
                line: wall.line.iter().map(point).collect(),
            })
            .collect(),
        roads: layout.roads.iter().map(way).collect(),
        rivers: layout.rivers.iter().map(way).collect(),
        pieces: layout
            .pieces
            .iter()
            .map(|piece| Piece {
                at: point(&piece.at),
                ..*piece
            })
            .collect(),
        anchors: (0..layout.anchors.len())
            .map(|ix| {
                let church = layout.pieces.iter().find(|piece| {
                    piece.kind == PieceKind::Monastery && piece.segment_ix == Some(ix)
                });
                match church {
                    Some(church) => point(&church.at) + BESIDE_CHURCH,
                    None => point(&layout.anchors[ix]),
                }
            })
            .collect(),
    }
}

/// Monks stand in the yard, whatever the rotation, and leave the church in sight.
const BESIDE_CHURCH: Vec2 = Vec2::new(92.0, 44.0);

/// Draws a tile of the shipped catalogue.
pub fn draw(kind: KindId, rotation: Rotation, copy: u8, detail: Detail, colors: Colors) -> TileArt {
    let layout = turned_layout(atlas().layout(kind), rotation.ix() as u8);
    draw_turned(atlas().kind(kind), &layout, copy, detail, colors)
}

/// Draws a tile from its layout as it lies.
pub(crate) fn draw_turned(
    kind: &TileKind,
    layout: &Layout,
    copy: u8,
    detail: Detail,
    colors: Colors,
) -> TileArt {
    let mut easel = Easel {
        kind,
        detail,
        seed: Seed::new(&kind.id, 0x1000 + u64::from(copy)),
        colors,
        ground: Canvas::new(colors),
        uprights: Vec::new(),
        kept: Vec::new(),
        layout,
    };
    easel.keep_clear();
    easel.paint_water();
    easel.paint_city_ground();
    easel.paint_roads();
    easel.raise_walls();
    easel.place_pieces();
    if detail >= Detail::Middle {
        easel.build_town();
    }
    if detail >= Detail::High {
        easel.sow_life();
    }
    easel.uprights.sort_by(|a, b| a.foot.total_cmp(&b.foot));
    let mut upright = Canvas::new(colors);
    for item in easel.uprights {
        upright.append(item.canvas);
    }
    TileArt {
        ground: easel.ground,
        upright,
        towers: wall::towers(&easel.layout.walls),
    }
}

//! Tiles: the ground in plan, and everything that stands up drawn upright, whatever the tile's rotation.

mod detail;
mod field;
mod ground;
mod pieces;
mod town;
mod wall;
mod way;

pub use self::ground::area_data;
pub(crate) use self::pieces::piece_art;

use std::sync::{LazyLock, OnceLock};

use carcas_tiles::{Catalogue, KindId, Rotation, SegmentKind, TileKind, catalogue};

use crate::canvas::{Canvas, Colors, Stencil, Tint};
use crate::geometry::{Area, Point, turned};
use crate::layout::{Layout, Piece, Wall, Way};
use crate::seed::Seed;

pub use self::detail::Detail;

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

/// Layouts of all kinds of a catalogue in all rotations, made when they are first needed.
#[derive(Debug)]
pub struct Atlas {
    layouts: Vec<[OnceLock<Layout>; 4]>,
    catalogue: &'static Catalogue,
}

static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
    let catalogue = catalogue();
    Atlas {
        layouts: catalogue.kinds().map(|_| Default::default()).collect(),
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
        self.layouts[usize::from(kind.0)][0].get_or_init(|| Layout::new(self.catalogue.kind(kind)))
    }

    /// Returns the layout of a kind as it lies, with the spots of figures, which stay upright.
    ///
    /// # Panics
    /// If the index comes from another catalogue.
    pub fn turned(&self, kind: KindId, rotation: Rotation) -> &Layout {
        let plain = self.layout(kind);
        self.layouts[usize::from(kind.0)][rotation.ix()].get_or_init(|| {
            let mut turned = turned_layout(plain, rotation.ix() as u8);
            turned.find_anchors(self.catalogue.kind(kind));
            turned
        })
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

/// Returns a layout as it lies after the tile has been turned clockwise; spots of figures are yet to be found.
fn turned_layout(layout: &Layout, quarters: u8) -> Layout {
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
        posts: layout.posts.iter().map(point).collect(),
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
        anchors: Vec::new(),
    }
}

/// Draws a tile of the shipped catalogue.
pub fn draw(kind: KindId, rotation: Rotation, copy: u8, detail: Detail, colors: Colors) -> TileArt {
    let layout = atlas().turned(kind, rotation);
    draw_turned(atlas().kind(kind), layout, copy, detail, colors)
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
    // Every part has its own seed, so that more detail does not move what is there already.
    let seed = |part: u64| Seed::new(&kind.id, part << 12 | u64::from(copy));
    easel.keep_clear();
    easel.paint_water();
    easel.paint_city_ground();
    easel.paint_roads();
    easel.raise_walls();
    easel.place_pieces();
    if detail.has_houses() {
        easel.seed = seed(2);
        easel.build_town();
    }
    if detail.has_life() {
        easel.seed = seed(3);
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

//! Boards: placed tiles as one landscape, with the figures that stand on it.

mod figures;
mod marks;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use carcas_tiles::{KindId, Rotation};

use crate::canvas::{Canvas, Colors, Data, Tint, fill};
use crate::geometry::{Point, SIZE, Vec2, at, direction};
use crate::layout::{Layout, carcassonne};
use crate::seed::Seed;
use crate::stencils::figure::{self, FigureArt};
use crate::stencils::gate::TOWER_CORNER;
use crate::theme::Role;
use crate::tile::{Detail, TileArt, atlas, draw, turned_layout};

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTile {
    /// What is printed on it.
    pub kind: KindId,
    /// Column and row; rows grow to the south.
    pub cell: (i32, i32),
    /// How it lies.
    pub rotation: Rotation,
    /// Which of the variants of equal tiles it shows.
    pub copy: u8,
}

/// The shape of a seat's figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FigureShape {
    /// A follower, lying on fields.
    Follower,
    /// A large follower, lying on fields.
    LargeFollower,
    /// An abbot.
    Abbot,
    /// A builder.
    Builder,
    /// A pig.
    Pig,
    /// A mayor.
    Mayor,
    /// A wagon.
    Wagon,
    /// A barn.
    Barn,
    /// A shepherd.
    Shepherd,
}

impl FigureShape {
    /// All shapes.
    pub const ALL: [Self; 9] = [
        Self::Follower,
        Self::LargeFollower,
        Self::Abbot,
        Self::Builder,
        Self::Pig,
        Self::Mayor,
        Self::Wagon,
        Self::Barn,
        Self::Shepherd,
    ];

    /// Returns the drawing of the figure, standing or lying.
    pub const fn art(self, lies: bool) -> FigureArt {
        match (self, lies) {
            (Self::Follower, false) => figure::FOLLOWER_STANDING,
            (Self::Follower, true) => figure::FOLLOWER_LYING,
            (Self::LargeFollower, false) => figure::LARGE_FOLLOWER,
            (Self::LargeFollower, true) => figure::LARGE_FOLLOWER_LYING,
            (Self::Abbot, _) => figure::ABBOT,
            (Self::Builder, _) => figure::BUILDER,
            (Self::Pig, _) => figure::PIG,
            (Self::Mayor, _) => figure::MAYOR,
            (Self::Wagon, _) => figure::WAGON,
            (Self::Barn, _) => figure::BARN,
            (Self::Shepherd, _) => figure::SHEPHERD,
        }
    }
}

/// A figure of a seat on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFigure {
    /// The cell of its tile.
    pub cell: (i32, i32),
    /// The segment that it stands on.
    pub segment_ix: usize,
    /// What it is.
    pub figure: FigureShape,
    /// Whose it is.
    pub seat: u8,
    /// Whether the fairy stands beside it.
    pub has_fairy: bool,
}

/// The shape of a figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NeutralShape {
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// The Count.
    Count,
    /// The mage.
    Mage,
    /// The witch.
    Witch,
}

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardNeutral {
    /// The cell of its tile.
    pub cell: (i32, i32),
    /// What it is.
    pub shape: NeutralShape,
    /// The segment that it stands on, if it stands on one.
    pub segment_ix: Option<usize>,
    /// The quarter of the city of Carcassonne that it stands in: castle, market, blacksmith, cathedral.
    pub quarter: Option<u8>,
}

/// A figure in a quarter of the city of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuarterFigure {
    /// Castle, market, blacksmith, cathedral.
    pub quarter: u8,
    /// What it is.
    pub figure: FigureShape,
    /// Whose it is.
    pub seat: u8,
}

/// Ground with the seats that own it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedArea {
    /// The cell of the tile.
    pub cell: (i32, i32),
    /// The segment.
    pub segment_ix: usize,
    /// The owners.
    pub seats: Vec<u8>,
}

/// Everything on a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    /// The tiles.
    pub tiles: Vec<BoardTile>,
    /// Figures of seats.
    pub figures: Vec<BoardFigure>,
    /// Figures of nobody.
    pub neutrals: Vec<BoardNeutral>,
    /// Figures in the quarters of the city of Carcassonne.
    pub quarters: Vec<QuarterFigure>,
    /// Ground that is hatched for its owners.
    pub owned: Vec<OwnedArea>,
    /// The cells of the dragon's journey so far.
    pub dragon_path: Vec<(i32, i32)>,
    /// Segments that are lit up.
    pub highlights: Vec<((i32, i32), usize)>,
    /// Cells of the last moves.
    pub last: Vec<(i32, i32)>,
    /// Whether rows and columns are numbered.
    pub has_coordinates: bool,
    /// Cells that the picture shows at least, so that frames of one game show the same part of the table.
    pub extent: Option<Extent>,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardStyle {
    /// How colors are written.
    pub colors: Colors,
    /// Pixels per tile.
    pub tile_px: f64,
}

/// The empty table around the board.
const MARGIN: f64 = 200.0;

/// A board with the layouts of its tiles as they lie.
struct Land<'a> {
    board: &'a Board,
    layouts: BTreeMap<(i32, i32), (Layout, KindId)>,
}

impl<'a> Land<'a> {
    fn new(board: &'a Board) -> Self {
        let layouts = board.tiles.iter().map(|tile| {
            let layout = turned_layout(atlas().layout(tile.kind), tile.rotation.ix() as u8);
            (tile.cell, (layout, tile.kind))
        });
        Self {
            board,
            layouts: layouts.collect(),
        }
    }

    fn at(&self, cell: (i32, i32)) -> Option<&(Layout, KindId)> {
        self.layouts.get(&cell)
    }
}

fn corner(cell: (i32, i32)) -> Point {
    at(f64::from(cell.0) * SIZE, f64::from(cell.1) * SIZE)
}

/// The first and the last cell, at opposite corners of a board.
pub type Extent = ((i32, i32), (i32, i32));

/// Returns what a board shows: its tiles, and what it was told to show at least.
pub fn extent(board: &Board) -> Extent {
    let cells = board.tiles.iter().map(|tile| tile.cell);
    let given = board.extent.into_iter().flat_map(|(from, to)| [from, to]);
    let mut found: Option<Extent> = None;
    for (x, y) in cells.chain(given) {
        let ((x0, y0), (x1, y1)) = found.unwrap_or(((x, y), (x, y)));
        found = Some(((x0.min(x), y0.min(y)), (x1.max(x), y1.max(y))));
    }
    found.unwrap_or(((0, 0), (0, 0)))
}

/// Returns the part of the plane that a board takes.
pub fn view(board: &Board) -> kurbo::Rect {
    let (from, to) = extent(board);
    let (start, end) = (corner(from), corner(to) + Vec2::new(SIZE, SIZE));
    kurbo::Rect::new(
        start.x - MARGIN,
        start.y - MARGIN,
        end.x + MARGIN,
        end.y + MARGIN,
    )
}

/// Returns a board as an SVG file.
pub fn draw_board(board: &Board, style: &BoardStyle) -> String {
    let view = view(board);
    let mut canvas = Canvas::new(style.colors);
    paint_board(&mut canvas, board, style);
    canvas.finish(view, view.width() / SIZE * style.tile_px)
}

/// Paints a board on a canvas, in units of a tile from the corner of cell 0,0.
pub fn paint_board(canvas: &mut Canvas, board: &Board, style: &BoardStyle) {
    let detail = Detail::of(style.tile_px, style.colors);
    let mut tiles = board.tiles.clone();
    tiles.sort_by_key(|tile| (tile.cell.1, tile.cell.0));
    let arts: Vec<TileArt> = tiles
        .iter()
        .map(|tile| draw(tile.kind, tile.rotation, tile.copy, detail, style.colors))
        .collect();
    paint_table(canvas, board);
    paint_grass(canvas, &tiles, detail);
    for (tile, art) in tiles.iter().zip(&arts) {
        canvas.adopt(&art.ground);
        canvas.moved(corner(tile.cell), |canvas| {
            canvas.body.push_str(&art.ground.body);
        });
    }
    let land = Land::new(board);
    marks::paint_owned(canvas, &land);
    paint_uprights(canvas, &tiles, &arts, detail);
    marks::paint_marks(canvas, &land);
    figures::paint_figures(canvas, &land, detail);
    if board.has_coordinates {
        marks::paint_coordinates(canvas, board);
    }
}

fn paint_table(canvas: &mut Canvas, board: &Board) {
    let view = view(board);
    let mut data = Data::new();
    data.ring([
        at(view.x0, view.y0),
        at(view.x1, view.y0),
        at(view.x1, view.y1),
        at(view.x0, view.y1),
    ]);
    canvas.path(fill(Role::Table), &data.0);
}

fn square(cell: (i32, i32), grow: f64) -> [Point; 4] {
    let (start, end) = (corner(cell), corner(cell) + Vec2::new(SIZE, SIZE));
    [
        at(start.x - grow, start.y - grow),
        at(end.x + grow, start.y - grow),
        at(end.x + grow, end.y + grow),
        at(start.x - grow, end.y + grow),
    ]
}

/// The grass under all tiles, with patches of light and shade that pay no heed to the grid.
fn paint_grass(canvas: &mut Canvas, tiles: &[BoardTile], detail: Detail) {
    let mut shade = Data::new();
    let mut grass = Data::new();
    for tile in tiles {
        shade.ring(square(tile.cell, 0.0).map(|point| point + Vec2::new(22.0, 30.0)));
        grass.ring(square(tile.cell, 1.0));
    }
    canvas.path(fill(Role::Shadow).faded(30), &shade.0);
    canvas.path(fill(Role::Field).lined(Role::InkSoft, 5.0), &grass.0);
    canvas.path(fill(Role::Field), &grass.0);
    if detail < Detail::High {
        return;
    }
    let mut dark = Data::new();
    let mut light = Data::new();
    for tile in tiles {
        let mut seed = Seed::new(
            "grass",
            (tile.cell.0 as u64) << 32 ^ tile.cell.1 as u64 & 0xffff_ffff,
        );
        for _ in 0..2 {
            let middle =
                corner(tile.cell) + Vec2::new(seed.between(0.0, SIZE), seed.between(0.0, SIZE));
            let (wide, high) = (seed.between(190.0, 400.0), seed.between(110.0, 240.0));
            let blob: Vec<Point> = (0..9)
                .map(|step| {
                    let reach = seed.between(0.8, 1.2);
                    let way = direction(step * 32 / 9);
                    middle + Vec2::new(way.x * wide, way.y * high) * reach
                })
                .collect();
            if seed.chance(50) {
                dark.blob(&blob);
            } else {
                light.blob(&blob);
            }
        }
    }
    // Patches end with the board.
    let _ = write!(
        canvas.body,
        "<clipPath id=\"board\"><path d=\"{}\"/></clipPath><g clip-path=\"url(#board)\">",
        grass.0
    );
    canvas.path(fill(Role::FieldDark).faded(50), &dark.0);
    canvas.path(fill(Role::FieldLight).faded(50), &light.0);
    canvas.close();
}

/// Everything that stands, row by row from the north; towers last in each row, where walls of four tiles meet.
fn paint_uprights(canvas: &mut Canvas, tiles: &[BoardTile], arts: &[TileArt], detail: Detail) {
    let mut towers: BTreeSet<(i32, i32)> = BTreeSet::new();
    for (tile, art) in tiles.iter().zip(arts) {
        let (x, y) = tile.cell;
        let (east, south) = (x.saturating_add(1), y.saturating_add(1));
        let spots = [(x, y), (east, y), (east, south), (x, south)];
        for (spot, has_tower) in spots.into_iter().zip(art.towers) {
            if has_tower {
                towers.insert((spot.1, spot.0));
            }
        }
    }
    let towers: Vec<(i32, i32)> = towers.into_iter().map(|(y, x)| (x, y)).collect();
    let mut next = 0;
    let mut paint_towers = |canvas: &mut Canvas, below: i32| {
        while next < towers.len() && towers[next].1 <= below {
            paint_tower(canvas, corner(towers[next]), detail);
            next += 1;
        }
    };
    let mut row = None;
    for (tile, art) in tiles.iter().zip(arts) {
        if let Some(row) = row.filter(|&row| row != tile.cell.1) {
            paint_towers(canvas, row);
        }
        row = Some(tile.cell.1);
        canvas.adopt(&art.upright);
        canvas.moved(corner(tile.cell), |canvas| {
            canvas.body.push_str(&art.upright.body);
        });
    }
    paint_towers(canvas, i32::MAX);
}

/// Paints a tower at a corner of the grid.
pub fn paint_tower(canvas: &mut Canvas, at: Point, detail: Detail) {
    if detail == Detail::Low {
        canvas.ellipse(fill(Role::Stone).lined(Role::InkWall, 20.0), at, 46.0, 46.0);
    } else {
        canvas.stamp(&TOWER_CORNER, Tint::None, at + Vec2::new(0.0, 12.0), 1.0);
    }
}

/// Paints one tile alone in a square of 1000 units, grass and towers included.
pub fn paint_tile(canvas: &mut Canvas, kind: KindId, rotation: Rotation, copy: u8, detail: Detail) {
    let art = draw(kind, rotation, copy, detail, canvas.colors());
    // The scene of Carcassonne goes on beyond its tiles; alone, each shows its own part.
    let is_cut = carcassonne::place(atlas().kind(kind)).is_some();
    if is_cut {
        canvas
            .body
            .push_str("<svg width=\"1000\" height=\"1000\" viewBox=\"0 0 1000 1000\">");
    }
    canvas.path(fill(Role::Field), "M0 0h1000v1000h-1000z");
    canvas.append(art.ground);
    canvas.append(art.upright);
    if is_cut {
        canvas.body.push_str("</svg>");
    }
    let corners = [at(0.0, 0.0), at(SIZE, 0.0), at(SIZE, SIZE), at(0.0, SIZE)];
    for (corner, has_tower) in corners.into_iter().zip(art.towers) {
        if has_tower {
            paint_tower(canvas, corner, detail);
        }
    }
}

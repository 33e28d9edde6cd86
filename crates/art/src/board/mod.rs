//! Boards: placed tiles as one landscape, with the figures that stand on it.

mod figures;
mod marks;
mod patch;
mod position;
pub(crate) mod stance;
mod structures;
mod table;
pub(crate) mod towers;

pub use self::figures::figure_art;
pub use self::patch::{changed_cells, changed_land, near};
pub use self::position::{Looks, Overlay, Recent};
pub(crate) use self::position::{kind_id, printed};
pub(crate) use self::structures::{
    BRIDGE_END, BRIDGE_ROAD, CASTLE_SCALE, Course, bridge_art, bridge_spots, castle_ways, course,
    paint_over,
};
pub use self::structures::{BoardBridge, BoardCastle};
pub use self::towers::BoardTower;

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{Cell, FigureKind, Neutral, Quarter, Seat};
use carcas_tiles::{KindId, Rotation};

use crate::canvas::{Canvas, Colors, Data, Tint, fill};
use crate::geometry::{Area, Point, Rect, SIZE, Vec2, at, direction};
use crate::layout::{Layout, carcassonne};
use crate::seed::Seed;
use crate::stencils::gate::TOWER_CORNER;
use crate::theme::{Role, Theme};
use crate::tile::{Detail, TileArt, atlas, draw, draw_turned};

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTile {
    /// What is printed on it.
    pub kind: KindId,
    /// Where it lies.
    pub cell: Cell,
    /// How it lies.
    pub rotation: Rotation,
    /// Which of the variants of equal tiles it shows.
    pub copy: u8,
}

/// A figure of a seat on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFigure {
    /// The cell of its tile.
    pub cell: Cell,
    /// The segment that it stands on; none on a bridge.
    pub segment_ix: Option<usize>,
    /// What it is.
    pub kind: FigureKind,
    /// Whose it is.
    pub seat: Seat,
    /// The number of sheep that it tends, if it is a shepherd.
    pub n_sheep: Option<u16>,
    /// Whether the fairy stands beside it.
    pub has_fairy: bool,
}

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardNeutral {
    /// The cell of its tile.
    pub cell: Cell,
    /// What it is.
    pub neutral: Neutral,
    /// The segment that it stands on, if it stands on one.
    pub segment_ix: Option<usize>,
    /// The quarter of the city of Carcassonne that it stands in, if it stands in one.
    pub quarter: Option<Quarter>,
}

/// A figure in a quarter of the city of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuarterFigure {
    /// Where it stands.
    pub quarter: Quarter,
    /// What it is.
    pub kind: FigureKind,
    /// Whose it is.
    pub seat: Seat,
}

/// Ground with the seats that own it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedArea {
    /// The cell of the tile.
    pub cell: Cell,
    /// The segment.
    pub segment_ix: usize,
    /// The owners.
    pub seats: Vec<Seat>,
}

/// Everything on a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    /// The tiles.
    pub tiles: Vec<BoardTile>,
    /// Figures of seats.
    pub figures: Vec<BoardFigure>,
    /// Towers with floors.
    pub towers: Vec<BoardTower>,
    /// Bridges.
    pub bridges: Vec<BoardBridge>,
    /// Castles.
    pub castles: Vec<BoardCastle>,
    /// Figures of nobody.
    pub neutrals: Vec<BoardNeutral>,
    /// Figures in the quarters of the city of Carcassonne.
    pub quarters: Vec<QuarterFigure>,
    /// Ground that is hatched for its owners.
    pub owned: Vec<OwnedArea>,
    /// The cells of the dragon's journey so far.
    pub dragon_path: Vec<Cell>,
    /// Segments that are lit up.
    pub highlights: Vec<(Cell, usize)>,
    /// Cells of the last moves.
    pub last: Vec<Cell>,
    /// Whether rows and columns are numbered.
    pub has_coordinates: bool,
    /// Whether tiles are a plain map instead of cards on a wooden table.
    pub is_plain: bool,
    /// Cells that the picture shows at least, so that frames of one game show the same part of the table.
    pub extent: Option<Extent>,
    /// Whether there is more room in the north, for the hats of those who stand in the northernmost row. All frames of one
    /// game have it or none.
    pub has_hats: bool,
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

/// How much more there is in the north for hats.
const HATS: f64 = 140.0;

/// A board with the layouts of its tiles as they lie.
struct Land<'a> {
    board: &'a Board,
    /// From north to south, and from west to east in each row.
    tiles: Vec<(BoardTile, &'static Layout)>,
    by_cell: BTreeMap<Cell, usize>,
}

impl<'a> Land<'a> {
    fn new(board: &'a Board) -> Self {
        let turned = |tile: &BoardTile| (*tile, atlas().turned(tile.kind, tile.rotation));
        let mut tiles: Vec<_> = board.tiles.iter().map(turned).collect();
        tiles.sort_by_key(|(tile, _)| (tile.cell.y, tile.cell.x));
        let by_cell = tiles
            .iter()
            .enumerate()
            .map(|(ix, (tile, _))| (tile.cell, ix));
        Self {
            board,
            by_cell: by_cell.collect(),
            tiles,
        }
    }

    /// Returns the tile on a cell and its layout.
    fn at(&self, cell: Cell) -> Option<(BoardTile, &'static Layout)> {
        self.tiles.get(*self.by_cell.get(&cell)?).copied()
    }
}

/// Returns the point where four tiles meet, north-west of the cell in a column and row.
fn grid_point(x: i32, y: i32) -> Point {
    at(f64::from(x) * SIZE, f64::from(y) * SIZE)
}

fn corner(cell: Cell) -> Point {
    grid_point(i32::from(cell.x), i32::from(cell.y))
}

/// The first and the last cell, at opposite corners of a board.
pub type Extent = (Cell, Cell);

/// Returns what a board shows: its tiles, and what it was told to show at least.
pub fn extent(board: &Board) -> Extent {
    let cells = board.tiles.iter().map(|tile| tile.cell);
    let given = board.extent.into_iter().flat_map(|(from, to)| [from, to]);
    let mut found: Option<Extent> = None;
    for cell in cells.chain(given) {
        let (from, to) = found.unwrap_or((cell, cell));
        found = Some((
            Cell::new(from.x.min(cell.x), from.y.min(cell.y)),
            Cell::new(to.x.max(cell.x), to.y.max(cell.y)),
        ));
    }
    found.unwrap_or_default()
}

/// Whether somebody in a row is drawn farther north than those who lie, so that a hat may be over the tile.
pub fn has_hats(board: &Board, row: i16) -> bool {
    let mut figures = board.figures.iter();
    figures.any(|one| one.cell.y == row && stance::is_upright(one.kind))
}

/// Returns how much more table there is in the north than elsewhere.
const fn above(board: &Board) -> f64 {
    if board.has_hats { HATS } else { 0.0 }
}

/// Returns the part of the plane that a board takes.
pub fn view(board: &Board) -> Rect {
    let (from, to) = extent(board);
    let (start, end) = (corner(from), corner(to) + Vec2::new(SIZE, SIZE));
    Rect::new(
        start.x - MARGIN,
        start.y - MARGIN - above(board),
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
    let land = Land::new(board);
    paint_ground(canvas, &land, style);
    paint_above(canvas, &land, style);
}

/// Paints the lower layer of a board: the table, tiles and what is hatched, which change only where a tile is placed.
pub fn paint_land(canvas: &mut Canvas, board: &Board, style: &BoardStyle) {
    paint_ground(canvas, &Land::new(board), style);
}

/// Paints the upper layer of a board: everything that stands or lies on its tiles.
pub fn paint_pieces(canvas: &mut Canvas, board: &Board, style: &BoardStyle) {
    paint_above(canvas, &Land::new(board), style);
}

fn paint_ground(canvas: &mut Canvas, land: &Land<'_>, style: &BoardStyle) {
    let detail = Detail::of(style.tile_px, style.colors);
    let draw = |&(tile, layout): &(BoardTile, &Layout)| {
        let kind = atlas().kind(tile.kind);
        draw_turned(kind, layout, tile.copy, detail, style.colors)
    };
    let arts: Vec<(BoardTile, TileArt)> =
        land.tiles.iter().map(|item| (item.0, draw(item))).collect();
    let is_plain = is_plain(land.board, style);
    table::paint_table(canvas, land.board, is_plain);
    table::paint_edges(canvas, land.board, is_plain);
    paint_grass(canvas, &arts, detail);
    for (tile, art) in &arts {
        canvas.adopt(&art.ground);
        canvas.moved(corner(tile.cell), |canvas| {
            canvas.body.push_str(&art.ground.body);
        });
    }
    marks::paint_owned(canvas, land);
    if !is_plain {
        let corners = land.board.tiles.iter().map(|tile| corner(tile.cell));
        table::paint_bevel(canvas, corners);
    }
    paint_uprights(canvas, &arts, detail);
}

/// Whether tiles lie flat, without edge and shadow.
fn is_plain(board: &Board, style: &BoardStyle) -> bool {
    board.is_plain || style.colors == Colors::Fixed(Theme::Diagram)
}

fn paint_above(canvas: &mut Canvas, land: &Land<'_>, style: &BoardStyle) {
    let detail = Detail::of(style.tile_px, style.colors);
    marks::paint_marks(canvas, land, detail);
    structures::paint_bridges(canvas, land, detail);
    structures::paint_castles(canvas, land);
    towers::paint_towers(canvas, land);
    figures::paint_figures(canvas, land, detail);
    towers::paint_heights(canvas, land, detail);
    if land.board.has_coordinates {
        marks::paint_coordinates(canvas, land.board, detail);
    }
}

fn square(cell: Cell, grow: f64) -> [Point; 4] {
    let (start, end) = (corner(cell), corner(cell) + Vec2::new(SIZE, SIZE));
    [
        at(start.x - grow, start.y - grow),
        at(end.x + grow, start.y - grow),
        at(end.x + grow, end.y + grow),
        at(start.x - grow, end.y + grow),
    ]
}

/// The grass under all tiles, with patches of light and shade that pay no heed to the grid.
fn paint_grass(canvas: &mut Canvas, tiles: &[(BoardTile, TileArt)], detail: Detail) {
    let mut grass = Data::new();
    for (tile, _) in tiles {
        grass.ring(square(tile.cell, 1.0));
    }
    canvas.path(fill(Role::Field), &grass.0);
    if !detail.has_life() {
        return;
    }
    let on_board: BTreeSet<Cell> = tiles.iter().map(|(tile, _)| tile.cell).collect();
    let mut dark = Data::new();
    let mut light = Data::new();
    for (tile, _) in tiles {
        let mut seed = Seed::new(
            "grass",
            (tile.cell.x as u64) << 32 ^ tile.cell.y as u64 & 0xffff_ffff,
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
            let data = if seed.chance(50) {
                &mut dark
            } else {
                &mut light
            };
            lay_patch(data, &blob, &on_board);
        }
    }
    canvas.path(fill(Role::FieldDark).faded(50), &dark.0);
    canvas.path(fill(Role::FieldLight).faded(50), &light.0);
}

/// Adds a patch of light or shade, which ends where the board does.
///
/// It is cut here: a clip of the whole board takes a picture of its own, which is a fifth of the time of all drawing.
fn lay_patch(data: &mut Data, blob: &[Point], on_board: &BTreeSet<Cell>) {
    let bounds = blob
        .iter()
        .fold(Rect::from_points(blob[0], blob[0]), |rect, &point| {
            rect.union_pt(point)
        });
    let cell = |along: f64| (along / SIZE).floor() as i16;
    let (left, right) = (cell(bounds.x0), cell(bounds.x1));
    let touched = (cell(bounds.y0)..=cell(bounds.y1))
        .flat_map(|y| (left..=right).map(move |x| Cell::new(x, y)));
    let (inside, outside): (Vec<Cell>, Vec<Cell>) =
        touched.partition(|cell| on_board.contains(cell));
    if outside.is_empty() {
        data.blob(blob);
        return;
    }
    let board = Area {
        pieces: inside
            .into_iter()
            .map(|cell| vec![square(cell, 0.0).to_vec()])
            .collect(),
    };
    let patch = Area::of(Data::outline_of_blob(blob)).within(&board);
    for line in patch.lines() {
        // All in the same direction, or two that overlap would be neither.
        let next = line.iter().cycle().skip(1);
        let turn: f64 = line
            .iter()
            .zip(next)
            .map(|(one, two)| one.to_vec2().cross(two.to_vec2()))
            .sum();
        if turn < 0.0 {
            data.ring(line.iter().rev().copied());
        } else {
            data.ring(line.iter().copied());
        }
    }
}

/// Everything that stands, row by row from the north; towers last in each row, where walls of four tiles meet.
fn paint_uprights(canvas: &mut Canvas, tiles: &[(BoardTile, TileArt)], detail: Detail) {
    let mut towers: BTreeSet<(i32, i32)> = BTreeSet::new();
    for (tile, art) in tiles {
        let (x, y) = (i32::from(tile.cell.x), i32::from(tile.cell.y));
        let (east, south) = (x + 1, y + 1);
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
            let (x, y) = towers[next];
            paint_tower(canvas, grid_point(x, y), detail);
            next += 1;
        }
    };
    let mut row = None;
    for (tile, art) in tiles {
        let y = i32::from(tile.cell.y);
        if let Some(row) = row.filter(|&row| row != y) {
            paint_towers(canvas, row);
        }
        row = Some(y);
        canvas.adopt(&art.upright);
        canvas.moved(corner(tile.cell), |canvas| {
            canvas.body.push_str(&art.upright.body);
        });
    }
    paint_towers(canvas, i32::MAX);
}

/// Paints a tower at a corner of the grid.
pub fn paint_tower(canvas: &mut Canvas, at: Point, detail: Detail) {
    if detail.is_flat() {
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
    if !detail.is_flat() {
        table::paint_bevel(canvas, [at(0.0, 0.0)]);
    }
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

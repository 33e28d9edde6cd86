//! Boards: placed tiles as one landscape, with the figures that stand on it.

use std::fmt::Write;

use carcas_tiles::{KindId, Rotation, SegmentKind};

use crate::canvas::{Canvas, Colors, Data, Paint, Stencil, Tint, fill, line};
use crate::geometry::{Point, SIZE, Vec2, at, direction};
use crate::layout::carcassonne;
use crate::letters;
use crate::seed::Seed;
use crate::stencils::figure::{self, FigureArt};
use crate::stencils::gate::TOWER_CORNER;
use crate::theme::{Role, SEATS};
use crate::tile::{Detail, TileArt, area_data, atlas, draw, turned_layout};

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
    pub extent: Option<((i32, i32), (i32, i32))>,
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
const MARGIN: f64 = 190.0;

fn corner(cell: (i32, i32)) -> Point {
    at(f64::from(cell.0) * SIZE, f64::from(cell.1) * SIZE)
}

/// Returns the first and last column and row of a board.
fn extent(board: &Board) -> ((i32, i32), (i32, i32)) {
    let cells = board.tiles.iter().map(|tile| tile.cell);
    let given = board.extent.into_iter().flat_map(|(from, to)| [from, to]);
    let mut found: Option<((i32, i32), (i32, i32))> = None;
    for (x, y) in cells.chain(given) {
        let ((x0, y0), (x1, y1)) = found.unwrap_or(((x, y), (x, y)));
        found = Some(((x0.min(x), y0.min(y)), (x1.max(x), y1.max(y))));
    }
    found.unwrap_or(((0, 0), (0, 0)))
}

/// Returns the part of the plane that a board takes.
pub fn view(board: &Board) -> kurbo::Rect {
    let (from, to) = extent(board);
    let (start, end) = (corner(from), corner((to.0 + 1, to.1 + 1)));
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
    let detail = Detail::of(style.tile_px);
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
    paint_owned(canvas, board);
    paint_uprights(canvas, &tiles, &arts, detail);
    paint_marks(canvas, board);
    paint_figures(canvas, board);
    if board.has_coordinates {
        paint_coordinates(canvas, board);
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
    let (start, end) = (corner(cell), corner((cell.0 + 1, cell.1 + 1)));
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
    let mut towers: Vec<(i32, i32)> = Vec::new();
    for (tile, art) in tiles.iter().zip(arts) {
        let (x, y) = tile.cell;
        let spots = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        for (spot, has_tower) in spots.into_iter().zip(art.towers) {
            if has_tower && !towers.contains(&spot) {
                towers.push(spot);
            }
        }
    }
    towers.sort_by_key(|&(x, y)| (y, x));
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

/// The turned layout of the tile on a cell.
fn layout_at(board: &Board, cell: (i32, i32)) -> Option<(crate::layout::Layout, KindId)> {
    let tile = board.tiles.iter().find(|tile| tile.cell == cell)?;
    let layout = atlas().layout(tile.kind);
    Some((turned_layout(layout, tile.rotation.ix() as u8), tile.kind))
}

/// Owned ground in the owner's color and hatch, faint enough that the land stays in sight.
fn paint_owned(canvas: &mut Canvas, board: &Board) {
    let mut grounds: Vec<Data> = SEATS.iter().map(|_| Data::new()).collect();
    for owned in &board.owned {
        let Some((layout, _)) = layout_at(board, owned.cell) else {
            continue;
        };
        let Some(area) = layout.areas.get(owned.segment_ix) else {
            continue;
        };
        let shift = corner(owned.cell).to_vec2();
        for &seat in &owned.seats {
            let ground = &mut grounds[usize::from(seat) % SEATS.len()];
            for contour in area.lines() {
                ground.ring(contour.iter().map(|&point| point + shift));
            }
        }
    }
    for (seat, ground) in grounds.iter().enumerate() {
        if ground.0.is_empty() {
            continue;
        }
        let look = SEATS[seat];
        let _ = write!(
            canvas.body,
            "<pattern id=\"hatch-{seat}\" width=\"88\" height=\"88\" patternUnits=\"userSpaceOnUse\">\
             <path d=\"{}\" transform=\"scale(2.2)\" stroke=\"{}\" stroke-width=\"4\"/></pattern>\
             <path d=\"{data}\" fill=\"{}\" opacity=\".16\"/><path d=\"{data}\" fill=\"url(#hatch-{seat})\" opacity=\".5\"/>",
            figure::SEAT_HATCHES[seat],
            look.shade,
            look.body,
            data = ground.0,
        );
    }
}

fn paint_marks(canvas: &mut Canvas, board: &Board) {
    for &(cell, segment_ix) in &board.highlights {
        if let Some((layout, _)) = layout_at(board, cell)
            && let Some(area) = layout.areas.get(segment_ix)
        {
            let data = area_data(area);
            canvas.moved(corner(cell), |canvas| {
                canvas.path(fill(Role::Glow).faded(30), &data);
                canvas.path(line(Role::Glow, 16.0), &data);
            });
        }
    }
    for &cell in &board.last {
        let mut data = Data::new();
        data.ring(square(cell, -8.0));
        canvas.path(line(Role::Glow, 18.0), &data.0);
    }
    let path: Vec<Point> = board
        .dragon_path
        .iter()
        .map(|&cell| corner(cell) + Vec2::new(SIZE / 2.0, SIZE / 2.0))
        .collect();
    if path.len() > 1 {
        let mut data = Data::new();
        data.line(path.iter().copied());
        canvas.path(line(Role::Halo, 44.0).faded(80), &data.0);
        canvas.path(line(Role::Dragon, 22.0), &data.0);
    }
    for (step, &point) in path.iter().enumerate() {
        canvas.ellipse(
            fill(Role::Halo).lined(Role::Dragon, 14.0),
            point,
            62.0,
            62.0,
        );
        letters::text(
            canvas,
            point + Vec2::new(0.0, 30.0),
            60.0,
            Role::DragonDark,
            letters::Align::Middle,
            &step.to_string(),
        );
    }
}

/// What a figure is drawn with.
#[derive(Clone, Copy)]
enum Look {
    Seat(FigureArt, u8),
    Nobody(Stencil),
}

fn paint_figures(canvas: &mut Canvas, board: &Board) {
    let mut standing: Vec<(Point, Look)> = Vec::new();
    stand_on_tiles(board, &mut standing);
    stand_in_quarters(board, &mut standing);
    stand_for_nobody(board, &mut standing);
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y).then(a.0.x.total_cmp(&b.0.x)));
    for (at, look) in standing {
        let foot = at + Vec2::new(0.0, FOOT);
        match look {
            Look::Seat(art, seat) => art.stamp(canvas, seat, foot, SCALE),
            Look::Nobody(stencil) => canvas.stamp(&stencil, Tint::None, foot, SCALE),
        }
    }
}

fn stand_on_tiles(board: &Board, standing: &mut Vec<(Point, Look)>) {
    let mut taken: Vec<((i32, i32), usize)> = Vec::new();
    for item in &board.figures {
        let Some((layout, kind)) = layout_at(board, item.cell) else {
            continue;
        };
        let Some(&anchor) = layout.anchors.get(item.segment_ix) else {
            continue;
        };
        let key = (item.cell, item.segment_ix);
        let crowd = taken.iter().filter(|&&other| other == key).count() as f64;
        taken.push(key);
        let lies = atlas().kind(kind).segments[item.segment_ix].kind == SegmentKind::Field;
        // Several on one spot stand in a row.
        let at = corner(item.cell) + anchor.to_vec2() + Vec2::new(110.0, 26.0) * crowd;
        standing.push((at, Look::Seat(item.figure.art(lies), item.seat)));
        if item.has_fairy {
            standing.push((at + Vec2::new(130.0, 18.0), Look::Nobody(figure::FAIRY)));
        }
    }
}

fn stand_in_quarters(board: &Board, standing: &mut Vec<(Point, Look)>) {
    let Some(city) = carcassonne_corner(board) else {
        return;
    };
    for (ix, item) in board.quarters.iter().enumerate() {
        let before = board.quarters[..ix]
            .iter()
            .filter(|other| other.quarter == item.quarter)
            .count() as f64;
        let at = quarter_at(city, item.quarter) + Vec2::new(before * 120.0 - 240.0, 200.0);
        standing.push((at, Look::Seat(item.figure.art(false), item.seat)));
    }
}

fn stand_for_nobody(board: &Board, standing: &mut Vec<(Point, Look)>) {
    let city = carcassonne_corner(board);
    for item in &board.neutrals {
        let layout = layout_at(board, item.cell);
        let anchor = item
            .segment_ix
            .and_then(|ix| layout.as_ref()?.0.anchors.get(ix).copied());
        let at = match (item.quarter, city, anchor) {
            (Some(quarter), Some(city), _) => quarter_at(city, quarter) + Vec2::new(330.0, 150.0),
            (_, _, Some(anchor)) => corner(item.cell) + anchor.to_vec2() + Vec2::new(-20.0, 10.0),
            _ => {
                let side = if item.shape == NeutralShape::Fairy {
                    150.0
                } else {
                    0.0
                };
                corner(item.cell) + Vec2::new(SIZE / 2.0 + side, SIZE / 2.0 + 90.0)
            }
        };
        let stencil = match item.shape {
            NeutralShape::Dragon => figure::DRAGON,
            NeutralShape::Fairy => figure::FAIRY,
            NeutralShape::Count => figure::COUNT,
            NeutralShape::Mage => figure::MAGE,
            NeutralShape::Witch => figure::WITCH,
        };
        standing.push((at, Look::Nobody(stencil)));
    }
}

/// Figures stand a little below their anchor, so that their middle covers it.
const FOOT: f64 = 110.0;
/// The size of figures on the board.
const SCALE: f64 = 0.9;

/// The corner of the first tile of the city of Carcassonne, if it is on the board.
fn carcassonne_corner(board: &Board) -> Option<Point> {
    board.tiles.iter().find_map(|tile| {
        let (column, row) = carcassonne::place(atlas().kind(tile.kind))?;
        let cell = (tile.cell.0 - column as i32, tile.cell.1 - row as i32);
        Some(corner(cell))
    })
}

fn quarter_at(city: Point, quarter: u8) -> Point {
    city + carcassonne::QUARTERS[usize::from(quarter) % 4].to_vec2()
}

fn paint_coordinates(canvas: &mut Canvas, board: &Board) {
    let (from, to) = extent(board);
    let mut label = |at: Point, text: &str| {
        letters::text(
            canvas,
            at,
            90.0,
            Role::Letters,
            letters::Align::Middle,
            text,
        );
    };
    for x in from.0..=to.0 {
        let start = corner((x, from.1));
        label(at(start.x + SIZE / 2.0, start.y - 60.0), &x.to_string());
    }
    for y in from.1..=to.1 {
        let start = corner((from.0, y));
        label(
            at(start.x - 100.0, start.y + SIZE / 2.0 + 45.0),
            &y.to_string(),
        );
    }
}

/// Paints one tile alone in a square of 1000 units, grass and towers included.
pub fn paint_tile(canvas: &mut Canvas, kind: KindId, rotation: Rotation, copy: u8, detail: Detail) {
    let art = draw(kind, rotation, copy, detail, canvas.colors());
    let grass: Paint = fill(Role::Field);
    canvas.path(grass, "M0 0h1000v1000h-1000z");
    canvas.append(art.ground);
    canvas.append(art.upright);
    let corners = [at(0.0, 0.0), at(SIZE, 0.0), at(SIZE, SIZE), at(0.0, SIZE)];
    for (corner, has_tower) in corners.into_iter().zip(art.towers) {
        if has_tower {
            paint_tower(canvas, corner, detail);
        }
    }
}

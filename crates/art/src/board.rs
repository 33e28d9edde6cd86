//! Boards: placed tiles with everything that stands on them.

use carcas_tiles::{KindId, Rotation, catalogue};

use crate::canvas::{Canvas, Colors, Stencil, Tint, fill, line, path};
use crate::geometry::{Point, turned};
use crate::layout::Layout;
use crate::letters::{Align, text};
use crate::theme::Role;
use crate::tile::draw_tile;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardTile {
    /// Which.
    pub kind: KindId,
    /// Where.
    pub cell: (i32, i32),
    /// How it is turned.
    pub rotation: Rotation,
    /// Which of the looks that copies of a kind have.
    pub copy: u8,
}

/// What a figure looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureShape {
    /// The normal follower.
    Follower,
    /// The large follower.
    LargeFollower,
    /// The abbot.
    Abbot,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
    /// The mayor.
    Mayor,
    /// The wagon.
    Wagon,
    /// The barn.
    Barn,
    /// The shepherd.
    Shepherd,
}

/// A figure of a seat on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardFigure {
    /// The cell of its tile.
    pub cell: (i32, i32),
    /// The segment that it stands on.
    pub segment_ix: usize,
    /// What it looks like.
    pub figure: FigureShape,
    /// Whose it is.
    pub seat: u8,
    /// Whether the fairy stands beside it.
    pub has_fairy: bool,
}

/// What a neutral figure looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// A neutral figure on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardNeutral {
    /// The cell of its tile.
    pub cell: (i32, i32),
    /// What it looks like.
    pub shape: NeutralShape,
    /// The segment that it stands on, if on one.
    pub segment_ix: Option<usize>,
    /// The quarter that it stands in, if in one.
    pub quarter: Option<u8>,
}

/// A figure in a quarter of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuarterFigure {
    /// The quarter, clockwise from the castle.
    pub quarter: u8,
    /// What it looks like.
    pub figure: FigureShape,
    /// Whose it is.
    pub seat: u8,
}

/// A segment that seats own.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnedArea {
    /// The cell of its tile.
    pub cell: (i32, i32),
    /// The segment.
    pub segment_ix: usize,
    /// Who owns it.
    pub seats: Vec<u8>,
}

/// Everything that is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    /// The tiles.
    pub tiles: Vec<BoardTile>,
    /// The figures of seats.
    pub figures: Vec<BoardFigure>,
    /// The neutral figures.
    pub neutrals: Vec<BoardNeutral>,
    /// The figures in the quarters of Carcassonne.
    pub quarters: Vec<QuarterFigure>,
    /// What is hatched in the colors of its owners.
    pub owned: Vec<OwnedArea>,
    /// Where the dragon has been in its journey.
    pub dragon_path: Vec<(i32, i32)>,
    /// Segments that are lit.
    pub highlights: Vec<((i32, i32), usize)>,
    /// The tiles placed last.
    pub last: Vec<(i32, i32)>,
    /// Whether the numbers of columns and rows are written at the edges.
    pub has_coordinates: bool,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardStyle {
    /// How colors are written.
    pub colors: Colors,
    /// The width of a tile in pixels.
    pub tile_px: f64,
}

const MARK: Stencil = Stencil {
    name: "stub",
    strokes: &[path(
        fill(Role::Seat).lined(Role::InkFigure, 8.0),
        "M-60 40l60-140l60 140z",
    )],
};

/// Draws a board as a file of its own.
pub fn draw_board(board: &Board, style: &BoardStyle) -> String {
    let mut canvas = Canvas::new(style.colors);
    let xs = board.tiles.iter().map(|tile| tile.cell.0);
    let ys = board.tiles.iter().map(|tile| tile.cell.1);
    let (x0, x1) = (xs.clone().min().unwrap_or(0), xs.max().unwrap_or(0));
    let (y0, y1) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
    let margin = 300.0;
    let view = kurbo::Rect::new(
        f64::from(x0) * 1000.0 - margin,
        f64::from(y0) * 1000.0 - margin,
        f64::from(x1 + 1) * 1000.0 + margin,
        f64::from(y1 + 1) * 1000.0 + margin,
    );
    let ground = format!(
        "M{} {}h{}v{}h-{}z",
        view.x0,
        view.y0,
        view.width(),
        view.height(),
        view.width()
    );
    canvas.path(fill(Role::Table), &ground);
    let corner =
        |cell: (i32, i32)| Point::new(f64::from(cell.0) * 1000.0, f64::from(cell.1) * 1000.0);
    for tile in &board.tiles {
        canvas.moved(corner(tile.cell), |canvas| {
            draw_tile(
                canvas,
                catalogue(),
                tile.kind,
                tile.rotation,
                tile.copy,
                style.tile_px,
            );
        });
    }
    for &cell in &board.last {
        canvas.moved(corner(cell), |canvas| {
            canvas.path(line(Role::Glow, 40.0), "M0 0h1000v1000h-1000z");
        });
    }
    for figure in &board.figures {
        let Some(tile) = board.tiles.iter().find(|tile| tile.cell == figure.cell) else {
            continue;
        };
        let layout = Layout::new(catalogue().kind(tile.kind));
        let Some(&anchor) = layout.anchors.get(figure.segment_ix) else {
            continue;
        };
        let at = turned(anchor, tile.rotation.ix() as u8);
        canvas.stamp(
            &MARK,
            Tint::Seat(figure.seat),
            at + corner(figure.cell).to_vec2(),
            1.0,
        );
    }
    if board.has_coordinates {
        for x in x0..=x1 {
            let at = Point::new(f64::from(x) * 1000.0 + 500.0, view.y0 + 200.0);
            text(
                &mut canvas,
                at,
                120.0,
                Role::Ink,
                Align::Middle,
                &x.to_string(),
            );
        }
        for y in y0..=y1 {
            let at = Point::new(view.x0 + 150.0, f64::from(y) * 1000.0 + 550.0);
            text(
                &mut canvas,
                at,
                120.0,
                Role::Ink,
                Align::Middle,
                &y.to_string(),
            );
        }
    }
    canvas.finish(view, view.width() * style.tile_px / 1000.0)
}

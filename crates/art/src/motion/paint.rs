//! Motions as pictures: what stands still during an act, and what moves above it.

use std::fmt::Write;

use carcas_engine::{Cell, Neutral, Seat};

use super::stencil::{CLAW_PRINTS, FLAME, MAGIC_RING, SCORCH};
use super::{Actor, Cue, Motion, Pose};
use crate::board::{Board, BoardFigure, BoardStyle, near, paint_pieces, paint_tile};
use crate::canvas::{Canvas, Data, Num, Tint, fill, line};
use crate::geometry::{Point, Rect, SIZE, Vec2, at};
use crate::letters;
use crate::stencils::figure::SEAT_MARKS;
use crate::theme::Role;
use crate::tile::{Detail, area_data, atlas};

/// Returns the board below everything that moves in an act: the first act begins on the board before, later ones on the
/// board after, where those still stand who leave in a later act.
pub fn staged([before, after]: [&Board; 2], cues: &[Cue], act: u8) -> Board {
    let now = |cue: &&Cue| cue.motion.timing().act == act;
    let mut board = if act == 0 {
        before.clone()
    } else {
        let mut board = after.clone();
        let later = cues.iter().filter(|cue| cue.motion.timing().act > act);
        for cue in later {
            if let Actor::Figure(figure) = cue.actor {
                board.figures.push(figure);
            }
        }
        board
    };
    board.extent = after.extent;
    for cue in cues.iter().filter(now) {
        match &cue.actor {
            // A walking figure no longer stands where the way begins; one that comes or goes does not stand here anyway.
            Actor::Figure(figure) if cue.motion == Motion::FigureWalks && act == 0 => {
                let walks = |other: &BoardFigure| {
                    let whose = (other.seat, other.kind) == (figure.seat, figure.kind);
                    whose && is_on(other.cell, cue.from)
                };
                if let Some(place) = board.figures.iter().position(walks) {
                    board.figures.remove(place);
                }
            }
            Actor::Neutral(neutral) => {
                board
                    .neutrals
                    .retain(|other| other.neutral != neutral.neutral);
                if neutral.neutral == Neutral::Fairy {
                    for figure in &mut board.figures {
                        figure.has_fairy = false;
                    }
                }
            }
            _ => {}
        }
    }
    board
}

fn corner(cell: Cell) -> Point {
    at(f64::from(cell.x) * SIZE, f64::from(cell.y) * SIZE)
}

fn is_on(cell: Cell, point: Point) -> bool {
    let start = corner(cell);
    Rect::from_origin_size(start, (SIZE, SIZE)).contains(point)
}

/// Where the middle of what moves is.
fn place_of(cue: &Cue, pose: &Pose) -> Point {
    cue.from + (cue.to - cue.from) * pose.along - Vec2::new(0.0, pose.up)
}

/// Returns the parts of the plane that a cue covers after a share of its motion.
pub fn box_of(cue: &Cue, share: f64) -> Vec<Rect> {
    let pose = cue.motion.pose(share);
    let middle = place_of(cue, &pose);
    let around = |wide: f64, above: f64, below: f64| {
        let (wide, above, below) = (wide * pose.scale, above * pose.scale, below * pose.scale);
        vec![Rect::new(
            middle.x - wide,
            middle.y - above,
            middle.x + wide,
            middle.y + below,
        )]
    };
    match &cue.actor {
        Actor::Tile(_) => around(760.0, 760.0, 760.0),
        Actor::Figure(_) => around(420.0, 520.0, 320.0),
        Actor::Neutral(_) => around(640.0, 620.0, 480.0),
        Actor::Points(..) => around(360.0, 220.0, 140.0),
        Actor::Sign => around(330.0, 380.0, 200.0),
        Actor::Feature(ground) => ground
            .iter()
            .map(|&(cell, _)| {
                Rect::from_origin_size(corner(cell), (SIZE, SIZE)).inflate(30.0, 30.0)
            })
            .collect(),
    }
}

/// Paints a cue after a share of its motion, above a board that has its tiles.
pub fn paint_cue(canvas: &mut Canvas, cue: &Cue, share: f64, board: &Board, style: &BoardStyle) {
    let pose = cue.motion.pose(share);
    if pose.opacity < 0.02 {
        return;
    }
    let detail = Detail::of(style.tile_px, style.colors);
    let middle = place_of(cue, &pose);
    // Where it would be painted if nothing moved.
    let home = match &cue.actor {
        Actor::Tile(_) | Actor::Neutral(_) => cue.to,
        Actor::Figure(_) if cue.motion == Motion::FigureWalks => cue.to,
        Actor::Figure(_) => cue.from,
        Actor::Feature(_) => middle,
        Actor::Points(..) | Actor::Sign => Point::ZERO,
    };
    let mut group = format!(
        "transform=\"translate({} {})scale({:.2})translate({} {})\"",
        Num(middle.x),
        Num(middle.y),
        pose.scale,
        Num(-home.x),
        Num(-home.y),
    );
    // What shows as a whole needs no layer of its own.
    if pose.opacity < 0.99 {
        let _ = write!(group, " opacity=\"{:.2}\"", pose.opacity);
    }
    canvas.open(&group);
    match &cue.actor {
        Actor::Tile(tile) => canvas.moved(corner(tile.cell), |canvas| {
            paint_tile(canvas, tile.kind, tile.rotation, tile.copy, detail);
        }),
        Actor::Figure(figure) => {
            let alone = Board {
                figures: vec![*figure],
                ..lone(board, figure.cell)
            };
            paint_pieces(canvas, &alone, style);
        }
        Actor::Neutral(neutral) => {
            let alone = Board {
                neutrals: vec![*neutral],
                ..lone(board, neutral.cell)
            };
            paint_pieces(canvas, &alone, style);
        }
        Actor::Feature(ground) => shine(canvas, cue.motion, ground, board),
        Actor::Points(seat, points) => paint_points(canvas, *seat, *points),
        Actor::Sign => match cue.motion {
            Motion::ClawPrints => {
                canvas.stamp(&SCORCH, Tint::None, Point::ZERO, 1.0);
                canvas.stamp(&CLAW_PRINTS, Tint::None, Point::ZERO, 1.0);
            }
            Motion::FireBreathes => canvas.stamp(&FLAME, Tint::None, Point::ZERO, 1.0),
            _ => canvas.stamp(&MAGIC_RING, Tint::None, Point::ZERO, 1.0),
        },
    }
    canvas.close();
}

/// Returns the tiles, towers, bridges and castles that say where somebody on a cell stands, and nothing to be seen.
fn lone(board: &Board, cell: Cell) -> Board {
    let around = near(board, &[cell], 0);
    Board {
        tiles: around.tiles,
        extent: board.extent,
        ..Board::default()
    }
}

/// Gold on the ground of a feature: walls and places along their outline, roads as a whole.
fn shine(canvas: &mut Canvas, motion: Motion, ground: &[(Cell, usize)], board: &Board) {
    for &(cell, segment_ix) in ground {
        let Some(tile) = board.tiles.iter().find(|tile| tile.cell == cell) else {
            continue;
        };
        let layout = atlas().turned(tile.kind, tile.rotation);
        canvas.moved(corner(cell), |canvas| {
            if motion == Motion::WallShines {
                let mut walls = Data::new();
                for wall in layout
                    .walls
                    .iter()
                    .filter(|wall| wall.segment_ix == Some(segment_ix))
                {
                    walls.line(wall.line.iter().copied());
                }
                canvas.path(line(Role::Gold, 64.0).faded(60), &walls.0);
                canvas.path(line(Role::Glow, 30.0), &walls.0);
            }
            if let Some(area) = layout.areas.get(segment_ix) {
                let data = area_data(area);
                let percent = if motion == Motion::WallShines { 18 } else { 60 };
                canvas.path(fill(Role::Glow).faded(percent), &data);
            }
        });
    }
}

/// Points on a disc in the color of the seat, with its mark.
fn paint_points(canvas: &mut Canvas, seat: Seat, points: i32) {
    let tint = Tint::Seat(seat.0);
    let text = if points > 0 {
        format!("+{points}")
    } else {
        points.to_string()
    };
    let half = letters::width_of(120.0, &text) / 2.0;
    let (body, ink) = (
        canvas.color(Role::Seat, tint),
        canvas.color(Role::InkFigure, tint),
    );
    let wide = half + 150.0;
    let _ = write!(
        canvas.body,
        "<rect x=\"{}\" y=\"-105\" width=\"{}\" height=\"210\" rx=\"105\" fill=\"{}\" stroke=\"{ink}\" \
         stroke-width=\"14\"/><ellipse cx=\"{}\" rx=\"70\" ry=\"70\" fill=\"{body}\" stroke=\"{ink}\" stroke-width=\"10\"/>",
        Num(-wide),
        Num(wide * 2.0),
        canvas.color(Role::Halo, tint),
        Num(-wide + 100.0),
    );
    let mark = &SEAT_MARKS[seat.ix() % SEAT_MARKS.len()];
    canvas.stamp(mark, tint, at(-wide + 100.0, 0.0), 1.5);
    let start = at(80.0, 60.0);
    letters::text(
        canvas,
        start,
        120.0,
        Role::InkFigure,
        letters::Align::Middle,
        &text,
    );
}

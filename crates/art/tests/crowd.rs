//! Where several stand together, each is seen and told by its mark.

use carcas_art::board::{
    Board, BoardFigure, BoardNeutral, BoardStyle, BoardTile, QuarterFigure, draw_board,
};
use carcas_art::stencils::figure::SEAT_MARKS;
use carcas_engine::{Cell, FigureKind, Neutral, Quarter, Seat};
use carcas_tiles::{Box as TileBox, Group, Rotation, SegmentKind, catalogue};

use crate::stamps::{alone, pixels_of};
use crate::tiles::{DAY, assert_all_hold, lone, rotations};

const SIZES: [f64; 4] = [48.0, 64.0, 96.0, 160.0];

/// Returns how much of some stamped drawings is in sight.
fn in_sight(board: &Board, tile_px: f64, names: &[&str]) -> Vec<f64> {
    let style = BoardStyle {
        colors: DAY,
        tile_px,
    };
    let svg = draw_board(board, &style);
    let seen = pixels_of(&svg, names);
    let whole = names
        .iter()
        .map(|&name| pixels_of(&alone(&svg, &[name]), &[name])[0]);
    let shares = seen.iter().zip(whole);
    shares
        .map(|(&seen, whole)| seen as f64 / whole.max(1) as f64)
        .collect()
}

fn mark(seat: usize) -> String {
    format!("{}-s{seat}", SEAT_MARKS[seat].name)
}

/// The fairy protects one figure: she is seen beside it, whoever it is, and hides neither its mark nor the figure.
#[test]
fn the_fairy_is_seen_beside_her_figure() {
    use FigureKind::{Abbot, Follower, Large, Mayor, Wagon};
    assert_all_hold(|id, kind, wrong| {
        // What is on a tile hides nobody.
        if kind.home != TileBox::Base {
            return;
        }
        for (segment_ix, segment) in kind.segments.iter().enumerate() {
            let figures: &[FigureKind] = match segment.kind {
                SegmentKind::Field => &[Follower, Large],
                SegmentKind::City => &[Follower, Mayor, Wagon],
                SegmentKind::Road => &[Follower],
                SegmentKind::Garden => &[Abbot],
                _ => continue,
            };
            for rotation in rotations(id) {
                for &figure in figures {
                    let mut board = lone(id, rotation);
                    board.figures.push(BoardFigure {
                        cell: Cell::new(0, 0),
                        segment_ix: Some(segment_ix),
                        kind: figure,
                        seat: Seat(1),
                        n_sheep: None,
                        has_fairy: true,
                    });
                    let found = in_sight(&board, 64.0, &["fairy", &mark(1)]);
                    // A figure at the far edge of a road is a little nearer to her.
                    let is_road = segment.kind == SegmentKind::Road;
                    if found[0] < 0.97 || found[1] < if is_road { 0.96 } else { 0.97 } {
                        let degrees = rotation.degrees();
                        wrong.push(format!(
                            "r{degrees}, {figure:?} on {segment_ix}: the fairy {:.2}, the mark {:.2}",
                            found[0], found[1]
                        ));
                    }
                }
            }
        }
    });
}

/// The city of Carcassonne with somebody of every seat in every quarter, some of them twice, and the Count among them.
fn carcassonne(count: Quarter) -> Board {
    let mut board = Board::default();
    for (id, kind) in catalogue().kinds() {
        let number = kind.id.strip_prefix("carcassonne-");
        let number = number.and_then(|number| number.parse::<i16>().ok());
        let Some(ix) = number.filter(|_| kind.group == Group::Carcassonne) else {
            continue;
        };
        board.tiles.push(BoardTile {
            kind: id,
            cell: Cell::new((ix - 1) % 4, (ix - 1) / 4),
            rotation: Rotation::R0,
            copy: 0,
        });
    }
    for quarter in Quarter::ALL {
        for seat in [0, 1, 1, 2, 3, 4, 5, 5] {
            board.quarters.push(QuarterFigure {
                quarter,
                kind: FigureKind::Follower,
                seat: Seat(seat),
            });
        }
    }
    board.neutrals.push(BoardNeutral {
        cell: Cell::new(0, 0),
        neutral: Neutral::Count,
        segment_ix: None,
        quarter: Some(count),
    });
    board
}

#[test]
fn marks_in_the_quarters_of_carcassonne_are_seen() {
    let mut wrong = Vec::new();
    for count in Quarter::ALL {
        let board = carcassonne(count);
        for tile_px in SIZES {
            let marks: Vec<String> = (0..6).map(mark).collect();
            let mut names: Vec<&str> = marks.iter().map(String::as_str).collect();
            names.push("count");
            let found = in_sight(&board, tile_px, &names);
            for (name, share) in names.iter().zip(found) {
                let least = if *name == "count" { 0.75 } else { 0.95 };
                if share < least {
                    wrong.push(format!("{count:?} at {tile_px} px: {share:.2} of {name}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

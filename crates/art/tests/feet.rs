//! Figures stand on what they claim, and at the same place at every size.

mod tiles;

use carcas_art::board::{Board, BoardFigure, BoardNeutral, BoardStyle, figure_art, paint_pieces};
use carcas_art::canvas::{Canvas, Colors};
use carcas_art::geometry::{Point, at};
use carcas_art::theme::Theme;
use carcas_art::tile::{Detail, atlas};
use carcas_engine::{Cell, Neutral, Seat};
use carcas_tiles::{Rotation, SegmentKind};

use self::tiles::{DAY, assert_all_hold, claimants, lone};

/// The sizes at which figures are looked at, small to large.
const SIZES: [f64; 6] = [40.0, 48.0, 56.0, 64.0, 96.0, 160.0];

/// Returns where a stencil stands at some sizes and in the diagram theme, and how large it is.
fn feet(board: &Board, name: &str) -> Vec<(Point, f64)> {
    let styles = SIZES.iter().map(|&tile_px| BoardStyle {
        colors: DAY,
        tile_px,
    });
    let diagram = BoardStyle {
        colors: Colors::Fixed(Theme::Diagram),
        tile_px: 96.0,
    };
    let foot = |style: BoardStyle| {
        let mut canvas = Canvas::new(style.colors);
        paint_pieces(&mut canvas, board, &style);
        let mut at = stamped(&canvas.body, name);
        let at = at.pop().unwrap_or_else(|| panic!("no {name}"));
        (at, Detail::of(style.tile_px, style.colors).figure_scale())
    };
    styles.chain([diagram]).map(foot).collect()
}

/// Returns where a stencil is stamped, at whatever scale.
fn stamped(body: &str, name: &str) -> Vec<Point> {
    let wanted = format!("\"#{name}\"");
    let mut found = Vec::new();
    for stamp in body.split('<').filter(|part| part.contains(&wanted)) {
        let numbers = |text: &str| -> Vec<f64> {
            let parts = text.split(|c: char| c != '.' && c != '-' && !c.is_ascii_digit());
            parts.filter_map(|part| part.parse().ok()).collect()
        };
        let value = |key: &str| {
            let from = stamp.find(key)? + key.len();
            stamp[from..].split('"').next()
        };
        let place = match value("translate(") {
            Some(moved) => numbers(moved.split(')').next().unwrap()),
            None => [" x=\"", " y=\""]
                .into_iter()
                .flat_map(|key| numbers(value(key).unwrap_or("0")))
                .collect(),
        };
        found.push(at(place[0], place.get(1).copied().unwrap_or(0.0)));
    }
    found
}

/// Whoever claims something stands on it with both feet, at every size in the same place; whoever claims a church or a
/// garden stands on its plot or on the grass beside it.
#[test]
fn feet_stand_on_what_is_claimed() {
    assert_all_hold(|id, kind, wrong| {
        for rotation in Rotation::ALL {
            let layout = atlas().turned(id, rotation);
            for (ix, segment) in kind.segments.iter().enumerate() {
                let Some(&figure) = claimants(segment.kind).first() else {
                    continue;
                };
                if matches!(segment.kind, SegmentKind::River | SegmentKind::Tower) {
                    continue;
                }
                let mut board = lone(id, rotation);
                board.figures = vec![BoardFigure {
                    cell: Cell::new(0, 0),
                    segment_ix: Some(ix),
                    kind: figure,
                    seat: Seat(1),
                    n_sheep: None,
                    has_fairy: false,
                }];
                let is_field = segment.kind == SegmentKind::Field;
                let art = figure_art(figure, is_field);
                let found = feet(&board, &format!("{}-s1", art.stencil.name));
                let foot = found[0].0;
                let mut say = |what: &str| {
                    let (degrees, x, y) = (rotation.degrees(), foot.x, foot.y);
                    wrong.push(format!(
                        "r{degrees}: whoever claims {:?} {ix} stands at {x}, {y}: {what}",
                        segment.kind
                    ));
                };
                if found.iter().any(|one| (one.0 - foot).hypot() > 1.0) {
                    say("elsewhere at another size");
                }
                let is_on = |ix: usize| {
                    let least = match kind.segments[ix].kind {
                        SegmentKind::City => 40.0,
                        SegmentKind::Road => 25.0,
                        _ => 0.0,
                    };
                    let area = &layout.areas[ix];
                    area.contains(foot)
                        && (area.distance_to_edge(foot) >= least
                            || foot.y.max(foot.x) > 960.0
                            || foot.y.min(foot.x) < 40.0)
                };
                let own = layout.pieces.iter();
                let mut own = own.filter(|piece| piece.segment_ix == Some(ix));
                match own.next().filter(|_| {
                    matches!(segment.kind, SegmentKind::Monastery | SegmentKind::Garden)
                }) {
                    Some(piece) => {
                        let apart = (piece.at - foot).hypot() - piece.radius;
                        let others = (0..kind.segments.len()).filter(|&other| other != ix);
                        let mut others =
                            others.filter(|&other| kind.segments[other].kind != SegmentKind::Field);
                        if apart > 95.0 {
                            say("far from it");
                        }
                        if others.any(|other| layout.areas[other].contains(foot)) {
                            say("on something else");
                        }
                    }
                    None if !is_on(ix) => say("not on it"),
                    None => {}
                }
            }
        }
    });
}

/// The dragon is as large as a house and stands on its own tile all the same, at the same place at every size.
#[test]
fn neutral_figures_stay_on_their_tile() {
    // What they cover around their feet.
    let all = [
        (Neutral::Dragon, "dragon", [-230.0, -330.0, 250.0]),
        (Neutral::Fairy, "fairy", [-130.0, -270.0, 130.0]),
    ];
    assert_all_hold(|id, _, wrong| {
        for rotation in Rotation::ALL {
            for (neutral, name, [left, top, right]) in all {
                let mut board = lone(id, rotation);
                board.neutrals = vec![BoardNeutral {
                    cell: Cell::new(0, 0),
                    neutral,
                    segment_ix: None,
                    quarter: None,
                }];
                let found = feet(&board, name);
                let degrees = rotation.degrees();
                let share = if neutral == Neutral::Dragon {
                    0.88
                } else {
                    1.0
                };
                for (foot, scale) in found.iter().map(|(foot, scale)| (foot, scale * share)) {
                    let (x, y) = (foot.x, foot.y);
                    let is_in = x + left * scale >= 0.0
                        && x + right * scale <= 1000.0
                        && y + top * scale >= 0.0
                        && y <= 1000.0;
                    if !is_in || (*foot - found[0].0).hypot() > 1.0 {
                        wrong.push(format!(
                            "r{degrees}: {neutral:?} at {x}, {y}, {scale} large"
                        ));
                    }
                }
            }
        }
    });
}

/// Mage and witch stand on a road or in a city, at the same place at every size.
#[test]
fn mage_and_witch_stand_on_their_feature() {
    assert_all_hold(|id, kind, wrong| {
        for (ix, segment) in kind.segments.iter().enumerate() {
            if !matches!(segment.kind, SegmentKind::Road | SegmentKind::City) {
                continue;
            }
            for rotation in Rotation::ALL {
                let mut board = lone(id, rotation);
                board.neutrals = vec![BoardNeutral {
                    cell: Cell::new(0, 0),
                    neutral: Neutral::Witch,
                    segment_ix: Some(ix),
                    quarter: None,
                }];
                let found = feet(&board, "witch");
                let foot = found[0].0;
                let is_on = atlas().turned(id, rotation).areas[ix].contains(foot);
                if !is_on || found.iter().any(|one| (one.0 - foot).hypot() > 1.0) {
                    let (degrees, x, y) = (rotation.degrees(), foot.x, foot.y);
                    wrong.push(format!(
                        "r{degrees}: on segment {ix} she stands at {x}, {y}"
                    ));
                }
            }
        }
    });
}

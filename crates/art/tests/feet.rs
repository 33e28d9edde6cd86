//! Figures stand on what they claim, and at the same place at every size.

use std::collections::BTreeMap;

use carcas_art::board::{Board, BoardFigure, BoardNeutral, BoardStyle, figure_art, paint_pieces};
use carcas_art::canvas::{Canvas, Colors};
use carcas_art::geometry::{Point, at, direction};
use carcas_art::layout::Piece;
use carcas_art::theme::Theme;
use carcas_art::tile::{Detail, atlas};
use carcas_engine::{Cell, FigureKind, Neutral, Seat};
use carcas_tiles::{KindId, Rotation, SegmentKind, TileKind};

use crate::claims::claimants;
use crate::tiles::{DAY, assert_all_hold, lone, rotations};

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

/// Figures stand with both feet on what they claim, at every size in the same place; those that claim a church or a garden
/// stands on its plot or on the grass beside it.
#[test]
fn feet_stand_on_what_is_claimed() {
    assert_all_hold(|id, kind, wrong| {
        for rotation in rotations(id) {
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
        for rotation in rotations(id) {
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
            for rotation in rotations(id) {
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

/// What a figure covers around its foot where tiles have 64 pixels, as rows: how far up, and how far to both sides.
type Rows = [(f64, f64)];

const STANDING: &Rows = &[
    (20.0, 92.0),
    (80.0, 92.0),
    (140.0, 85.0),
    (200.0, 75.0),
    (260.0, 60.0),
    (320.0, 30.0),
];
const LYING: &Rows = &[(20.0, 150.0), (65.0, 150.0), (110.0, 120.0)];

/// Returns how much of a figure is over what is asked for. Ground goes on beyond the sides of a tile.
fn share_over(rows: &Rows, foot: Point, scale: f64, is_over: impl Fn(Point) -> bool) -> f64 {
    let (mut over, mut all) = (0.0, 0.0);
    for &(up, aside) in rows {
        for step in -6..=6 {
            let x = foot.x + f64::from(step) / 6.0 * aside * scale;
            let place = at(x.clamp(2.0, 998.0), (foot.y - up * scale).clamp(2.0, 998.0));
            all += aside;
            over += if is_over(place) { aside } else { 0.0 };
        }
    }
    over / all
}

/// Returns where a stencil stands where tiles have 64 pixels, and how large it is there, its growth left out.
fn stance(board: &Board, name: &str) -> (Point, f64) {
    let style = BoardStyle {
        colors: DAY,
        tile_px: 64.0,
    };
    let mut canvas = Canvas::new(style.colors);
    paint_pieces(&mut canvas, board, &style);
    let wanted = format!("\"#{name}\"");
    let mut stamps = canvas.body.split('<');
    let stamp = stamps.find(|part| part.contains(&wanted)).unwrap();
    let scale = stamp.split("scale(").nth(1);
    let scale = scale.and_then(|rest| rest.split(')').next()?.parse().ok());
    (stamped(&canvas.body, name)[0], scale.unwrap_or(1.0))
}

fn claimed_by(id: KindId, rotation: Rotation, segment_ix: usize, kind: FigureKind) -> Board {
    let mut board = lone(id, rotation);
    board.figures = vec![BoardFigure {
        cell: Cell::new(0, 0),
        segment_ix: Some(segment_ix),
        kind,
        seat: Seat(1),
        n_sheep: None,
        has_fairy: false,
    }];
    board
}

/// Figures on a road, a church or a garden are not taken for knights, and knights, mages and farmers are seen to be where
/// they are: what a figure covers tells, its skirt more than its hat.
#[test]
fn figures_are_over_what_they_claim() {
    let mut least: BTreeMap<&str, (f64, String)> = BTreeMap::new();
    assert_all_hold(|id, kind, wrong| {
        for (ix, segment) in kind.segments.iter().enumerate() {
            for rotation in rotations(id) {
                for (what, bound, share) in shares(id, kind, ix, rotation) {
                    let degrees = rotation.degrees();
                    let lowest = least.entry(what).or_insert((1.0, String::new()));
                    if share < lowest.0 {
                        *lowest = (share, format!("{} r{degrees}", kind.id));
                    }
                    let cramped = CRAMPED.iter().find(|(id, _)| *id == kind.id);
                    if share < bound * cramped.map_or(1.0, |(_, part)| *part) {
                        let of = segment.kind;
                        wrong.push(format!("r{degrees}: {share:.2} of {what} on {of:?} {ix}"));
                    }
                }
            }
        }
    });
    println!("least: {least:?}");
}

/// Tiles on which a cap or a road is shorter than anywhere else, and how much less is asked there.
const CRAMPED: [(&str, f64); 3] = [
    ("tower-city-three-cap-pennant", 0.75),
    ("tower-city-tube-crossing", 0.9),
    ("magic-three-caps-road", 0.72),
];

/// Returns, for each figure that may be on a segment, what is looked at, how much of it has to be where it belongs, and how
/// much is.
fn shares(
    id: KindId,
    kind: &TileKind,
    ix: usize,
    rotation: Rotation,
) -> Vec<(&'static str, f64, f64)> {
    let layout = atlas().turned(id, rotation);
    let own = |place: Point| layout.areas[ix].contains(place);
    let off_towns = |place: Point| {
        let towns = kind.segments.iter().zip(&layout.areas);
        let mut towns = towns.filter(|(one, _)| one.kind == SegmentKind::City);
        !towns.any(|(_, area)| area.contains(place))
    };
    let follower = |lies| {
        let board = claimed_by(id, rotation, ix, FigureKind::Follower);
        let name = figure_art(FigureKind::Follower, lies).stencil.name;
        stance(&board, &format!("{name}-s1"))
    };
    let neutral = |neutral, name| {
        let mut board = lone(id, rotation);
        board.neutrals = vec![BoardNeutral {
            cell: Cell::new(0, 0),
            neutral,
            segment_ix: Some(ix),
            quarter: None,
        }];
        let (foot, scale) = stance(&board, name);
        share_over(STANDING, foot, scale, own)
    };
    // Some churches stand inside of a city.
    let has_grass = (0..32).any(|step| {
        let piece = layout.pieces.iter().find(|one| one.segment_ix == Some(ix));
        piece.is_some_and(|one| off_towns(one.at + direction(step) * (one.radius + 30.0)))
    });
    match kind.segments[ix].kind {
        SegmentKind::Road => {
            let (foot, scale) = follower(false);
            let of = |rows| share_over(rows, foot, scale, off_towns);
            vec![
                ("a traveler's skirt", 0.8, of(&STANDING[..2])),
                ("a traveler", 0.4, of(STANDING)),
            ]
        }
        SegmentKind::Monastery if has_grass => {
            let (foot, scale) = follower(false);
            let of = |rows| share_over(rows, foot, scale, off_towns);
            vec![
                ("a monk's skirt", 0.95, of(&STANDING[..2])),
                ("a monk", 0.65, of(STANDING)),
            ]
        }
        SegmentKind::City => {
            let (foot, scale) = follower(false);
            vec![
                ("a knight", 0.4, share_over(STANDING, foot, scale, own)),
                ("the mage", 0.4, neutral(Neutral::Mage, "mage")),
                ("the witch", 0.42, neutral(Neutral::Witch, "witch")),
            ]
        }
        SegmentKind::Field => {
            let (foot, scale) = follower(true);
            vec![("a farmer", 0.5, share_over(LYING, foot, scale, own))]
        }
        _ => Vec::new(),
    }
}

/// A road that leaves the tile is seen to do so, even beside the figure that claims it: otherwise people take it for a
/// field. Only in the north do those who stand there hide it.
#[test]
fn roads_are_seen_to_go_on_beside_travelers() {
    let mut all = Vec::new();
    assert_all_hold(|id, kind, wrong| {
        for rotation in rotations(id) {
            let layout = atlas().turned(id, rotation);
            let roads = kind.segments.iter().enumerate();
            for (ix, _) in roads.filter(|(_, one)| one.kind == SegmentKind::Road) {
                let board = claimed_by(id, rotation, ix, FigureKind::Follower);
                let name = figure_art(FigureKind::Follower, false).stencil.name;
                let (foot, scale) = stance(&board, &format!("{name}-s1"));
                let is_hidden = |place: Point| {
                    let up = (foot.y - place.y) / scale;
                    let rows = STANDING.iter().rev();
                    let mut below = rows.filter(|(row, _)| *row <= up.max(20.0));
                    let aside = below.next().map_or(0.0, |(_, aside)| aside + 20.0);
                    (-20.0..=345.0).contains(&up) && (foot.x - place.x).abs() <= aside * scale
                };
                for (x, y) in [(0.0, 500.0), (500.0, 1000.0), (1000.0, 500.0)] {
                    let inward = at(500.0, 500.0) - at(x, y);
                    let (deep, wide) = (inward / 500.0, at(inward.y, -inward.x).to_vec2() / 500.0);
                    let near = at(x, y) + deep * 8.0;
                    if !layout.areas[ix].contains(near) {
                        continue;
                    }
                    let places = (1..=8).flat_map(|row| {
                        (-4..=4).map(move |by| {
                            at(x, y) + deep * f64::from(row * 10) + wide * f64::from(by * 11)
                        })
                    });
                    let n_seen = places.filter(|&place| !is_hidden(place)).count();
                    let seen = n_seen as f64 / 72.0;
                    all.push((seen, format!("{} r{} {ix}", kind.id, rotation.degrees())));
                    // Between a bazaar and an inn there is not more road than that.
                    let is_cramped = kind.id == "bazaar-inn-road-end";
                    if seen < if is_cramped { 0.12 } else { 0.24 } {
                        wrong.push(format!(
                            "r{}: {seen:.2} of road {ix} at {x}, {y}, foot {foot}",
                            rotation.degrees()
                        ));
                    }
                }
            }
        }
    });
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    println!("least in sight: {:?}", &all[..12]);
}

/// Shepherds stand where others lie: on their field, and with their head on the tile as far as the field has room.
#[test]
fn shepherds_stand_on_their_field_and_tile() {
    let (mut n_all, mut n_over) = (0, 0);
    assert_all_hold(|id, kind, wrong| {
        for rotation in Rotation::ALL {
            let layout = atlas().turned(id, rotation);
            let fields = kind.segments.iter().enumerate();
            for (ix, _) in fields.filter(|(_, one)| one.kind == SegmentKind::Field) {
                let board = claimed_by(id, rotation, ix, FigureKind::Shepherd);
                let name = figure_art(FigureKind::Shepherd, true).stencil.name;
                let all = feet(&board, &format!("{name}-s1"));
                let foot = all[0].0;
                n_all += 1;
                n_over += u32::from(foot.y < 290.0);
                let lying = layout.anchors[ix];
                let on_field = layout.areas[ix].contains(foot);
                let is_steady = all.iter().all(|(other, _)| *other == foot);
                if !on_field || !is_steady || foot.y < lying.y.round() {
                    wrong.push(format!("r{}: {ix} at {foot}", rotation.degrees()));
                }
                // A step farther south the field ends, or a sign would be hidden.
                let may_stand = |foot: Point| {
                    let soles = [at(-60.0, 0.0), at(60.0, 0.0), at(0.0, 30.0)];
                    // Buildings are higher than their ground is deep.
                    let is_sign = |sign: &Piece| {
                        let reach = sign.radius;
                        (sign.at.x - foot.x).abs() < 180.0 + reach
                            && (-2.0 * reach - 50.0..=390.0 + reach).contains(&(foot.y - sign.at.y))
                    };
                    soles
                        .iter()
                        .all(|sole| layout.areas[ix].contains(foot + sole.to_vec2()))
                        && !layout.pieces.iter().any(is_sign)
                };
                let farther = [9.0, 10.0, 11.0].map(|down| foot + at(0.0, down).to_vec2());
                if foot.y < 290.0 && farther.into_iter().all(may_stand) {
                    let degrees = rotation.degrees();
                    wrong.push(format!(
                        "r{degrees}: {ix} at {foot} reaches over its tile, and could stand farther south"
                    ));
                }
            }
        }
    });
    println!("{n_over} of {n_all} shepherds reach over their tile");
}

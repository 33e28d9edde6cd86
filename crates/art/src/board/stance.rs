//! How figures stand: smaller where they would reach far over something else, and where they stand together. Clients stand
//! them by the same numbers (`crate::pack`).

use carcas_engine::{FigureKind, Neutral};
use carcas_tiles::{SegmentKind, TileKind};

use super::figures::neutral_art;

use crate::geometry::{Area, Point, SIZE, Vec2, at};
use crate::layout::Layout;
use crate::layout::anchor::{LYING_MIDDLE, STANDING, hidden};
use crate::stencils::figure::{FigureArt, WAGON};

/// Where the foot of somebody is whose middle covers a point.
pub(crate) const BELOW: Vec2 = Vec2::new(0.0, 125.0);

/// The way from one to the next of several on one spot.
pub(crate) const APART: Vec2 = Vec2::new(110.0, 26.0);

/// Where a number is that tells how many are drawn as one, from their foot.
pub(crate) const OVERHEAD: Vec2 = Vec2::new(20.0, -300.0);

/// How far apart those who share a quarter stand, so that nobody hides the mark of another.
pub(crate) const IN_A_ROW: f64 = 168.0;

/// How long their row is at most.
pub(crate) const ROW: f64 = 1160.0;

/// More than these are smaller, and how large.
pub(crate) const LONG_ROW: (usize, f64) = (4, 0.85);

/// The first of those who share a quarter, from its middle; and the Count, at the other end.
pub(crate) const FIRST: Vec2 = Vec2::new(-590.0, 200.0);
pub(crate) const COUNT: Vec2 = Vec2::new(600.0, 90.0);

/// The fairy beside somebody is smaller than alone.
pub(crate) const FAIRY_SHARE: f64 = 0.72;

/// Returns the ways from somebody's foot to the fairy's, in the east and in the west: a step before and to the side, so that
/// she hides nothing but an elbow and nobody hides her.
pub(crate) const fn fairy_ways(is_wide: bool) -> [Vec2; 2] {
    let aside = if is_wide { 240.0 } else { 190.0 };
    // She holds her wand out to the east.
    [Vec2::new(aside, 12.0), Vec2::new(-aside - 25.0, 12.0)]
}

/// Whether a figure stands upright on a field, where others lie.
pub(crate) fn is_upright(kind: FigureKind) -> bool {
    kind == FigureKind::Shepherd
}

/// Whether the fairy needs a longer step to get past somebody.
pub(crate) fn is_wide(art: &FigureArt) -> bool {
    art.is_low() || art.stencil.name == WAGON.stencil.name
}

/// Returns the way from somebody's foot to the fairy's, on the side where she covers fewer signs and stays on the tile and
/// on the ground of the figure she protects, if that is a field.
pub(crate) fn to_fairy(
    layout: &Layout,
    field: Option<&Area>,
    on_tile: Vec2,
    is_wide: bool,
) -> Vec2 {
    let (_, body) = neutral_art(Neutral::Fairy);
    let harm = |way: Vec2| {
        let body = body.scale_from_origin(FAIRY_SHARE) + on_tile + way;
        let hidden = hidden(layout, body);
        let foot = (on_tile + way).to_point();
        let is_off = field.is_some_and(|field| !field.contains(foot));
        hidden + (body.x1 - SIZE).max(-body.x0).max(0.0) * 0.01 + if is_off { 0.5 } else { 0.0 }
    };
    let [east, west] = fairy_ways(is_wide);
    if harm(west) < harm(east) { west } else { east }
}

/// The size of a guard compared with others.
const GUARD: f64 = 0.84;

/// What a standing figure covers, as rows: how far up, and how far to both sides.
const ROWS: [(f64, f64); 5] = [
    (30.0, 100.0),
    (100.0, 100.0),
    (170.0, 85.0),
    (240.0, 70.0),
    (310.0, 45.0),
];

/// Returns the relative size of a figure on a segment, standing there or, on a field, lying.
pub(crate) fn share(kind: &TileKind, layout: &Layout, segment_ix: usize, foot: Point) -> f64 {
    let area = &layout.areas[segment_ix];
    let misled = match kind.segments[segment_ix].kind {
        SegmentKind::Field => return lying_share(area, foot),
        // A guard is smaller than the tower is wide, so that nobody is taken for a knight.
        SegmentKind::Tower => return GUARD,
        SegmentKind::City => 1.0 - covered(foot, &[area]),
        SegmentKind::Road => {
            let towns = kind.segments.iter().zip(&layout.areas);
            let towns = towns.filter(|(one, _)| one.kind == SegmentKind::City);
            let towns: Vec<&Area> = towns.map(|(_, area)| area).collect();
            covered(foot, &towns)
        }
        _ => 0.0,
    };
    if misled > 0.35 { 0.84 } else { 1.0 }
}

/// About how far a figure that stands upright on a field reaches above its foot.
const HEAD: f64 = 320.0;

/// Returns how much farther south than a lying figure an upright one stands on a field, so that its head does not reach over
/// the tile in the north: as far as the field goes and no sign is hidden.
pub(crate) fn upright_down(layout: &Layout, segment_ix: usize, foot: Point) -> f64 {
    const STEP: f64 = 10.0;
    let area = &layout.areas[segment_ix];
    let hidden = |foot: Point| hidden(layout, STANDING + foot.to_vec2());
    let most_hidden = hidden(foot) + 0.1;
    let fits = |foot: Point| {
        let soles = [(-60.0, 0.0), (60.0, 0.0), (0.0, 30.0)];
        let mut soles = soles.into_iter().map(|by| foot + Vec2::from(by));
        soles.all(|sole| area.contains(sole)) && hidden(foot) <= most_hidden
    };
    let mut down = 0.0;
    while foot.y + down < HEAD && fits(foot + Vec2::new(0.0, down + STEP)) {
        down += STEP;
    }
    down
}

/// Returns how much of a standing figure is over some ground, which goes on beyond the sides of the tile.
fn covered(foot: Point, grounds: &[&Area]) -> f64 {
    const SIDES: [f64; 5] = [-1.0, -0.5, 0.0, 0.5, 1.0];
    let on_tile = |along: f64| along.clamp(1.0, SIZE - 1.0);
    let places = ROWS.iter().flat_map(|&(up, aside)| {
        SIDES.map(|side| at(on_tile(foot.x + side * aside), on_tile(foot.y - up)))
    });
    let over = places.filter(|&place| grounds.iter().any(|area| area.contains(place)));
    over.count() as f64 / (ROWS.len() * SIDES.len()) as f64
}

/// A lying figure needs a wide place; in a narrow one it is smaller.
fn lying_share(area: &Area, foot: Point) -> f64 {
    let middle = foot - Vec2::new(0.0, LYING_MIDDLE);
    let fits = [
        (-150.0, 0.0),
        (150.0, 0.0),
        (-110.0, -60.0),
        (110.0, -60.0),
        (-110.0, 60.0),
        (110.0, 60.0),
    ]
    .iter()
    .filter(|&&(x, y)| area.contains(at(middle.x + x, middle.y + y)))
    .count();
    match fits {
        6 => 1.0,
        4 | 5 => 0.9,
        _ => 0.8,
    }
}

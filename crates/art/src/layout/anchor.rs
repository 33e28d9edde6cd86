//! Spots for figures: where their feet are. They stand on their segment, in sight, and off everything that has to stay in
//! sight.
//!
//! Figures stay upright when a tile is turned, so spots are found for the tile as it lies. They grow where tiles are small,
//! but from their feet upward: a spot is the same at any size.

use carcas_tiles::{SegmentKind, TileKind};

use super::grid::{Room, Shares};
use super::{End, Layout, Piece, PieceKind, ROAD_WIDTH};
use crate::geometry::{Area, CENTER, Point, Rect, SIZE, Vec2, along, at, direction, length};

/// What a standing figure covers around its foot, where tiles are small and figures large.
pub(crate) const STANDING: Rect = Rect::new(-165.0, -385.0, 170.0, 30.0);

/// What a lying figure covers around its foot.
const LYING: Rect = Rect::new(-185.0, -165.0, 200.0, 25.0);

/// How far the middle of a lying figure is above its foot.
pub(crate) const LYING_MIDDLE: f64 = 65.0;

/// What the skirt of a standing figure covers: people look there to see on what it stands.
const SKIRT: Rect = Rect::new(-110.0, -130.0, 110.0, 10.0);

/// What a standing figure hides, without air around it.
const SOLID: Rect = Rect::new(-105.0, -330.0, 105.0, 20.0);

/// How far from the side of the tile a road has to be seen, so that people know that it goes on there.
const MOUTH: f64 = 90.0;

/// How far beyond the middle of a road that runs across the feet of a figure are, so that the road is seen before them.
const BEHIND: Vec2 = Vec2::new(0.0, -26.0);

/// The spot of somebody, and what they cover.
pub(crate) type Taken = (Point, Rect);

/// Spots are at least this far apart.
const APART: f64 = 118.0;

/// Feet keep this far from the edge of what they stand on, so that nobody stands on a wall.
const INSIDE: f64 = 62.0;

/// Returns how much of what is around a foot is city.
fn towns(layout: &Layout, kind: &TileKind) -> Shares {
    let cities = super::of_kind(kind, SegmentKind::City);
    let pieces = cities.flat_map(|ix| layout.areas[ix].pieces.clone());
    Shares::of(&Room::of(&Area {
        pieces: pieces.collect(),
    }))
}

/// How much of a figure at a spot is within some ground, its skirt counted apart because it counts more.
fn cover(ground: &Shares, body: Rect, spot: Point) -> f64 {
    ground.within(body) + 1.5 * ground.within(SKIRT + spot.to_vec2())
}

/// Finds a spot for a figure on every segment.
pub(super) fn anchors(layout: &Layout, kind: &TileKind) -> Vec<Point> {
    let towns = towns(layout, kind);
    let mut spots: Vec<Option<Point>> = vec![None; kind.segments.len()];
    let mut taken: Vec<Taken> = Vec::new();
    // Small segments choose first, they have the least choice.
    let mut order: Vec<usize> = (0..kind.segments.len()).collect();
    order.sort_by(|&a, &b| {
        let size = |ix: usize| layout.areas[ix].size();
        size(a).total_cmp(&size(b))
    });
    for ix in order {
        let of = kind.segments[ix].kind;
        let spot = match of {
            // In the court of an abbey, below its church.
            SegmentKind::Abbey => at(590.0, 845.0),
            SegmentKind::Road | SegmentKind::River => on_way(layout, &towns, ix, &taken),
            _ => on_ground(layout, kind, (ix, &towns), &taken),
        };
        taken.push((spot, body(of) + spot.to_vec2()));
        spots[ix] = Some(spot);
    }
    spots.into_iter().flatten().collect()
}

const fn body(of: SegmentKind) -> Rect {
    match of {
        SegmentKind::Field => LYING,
        _ => STANDING,
    }
}

/// How far a body reaches over the sides of the tile and over its southern edge; what is over the northern one counts less,
/// because heads may reach there.
fn overhang(body: Rect) -> f64 {
    let aside = (-body.x0).max(body.x1 - SIZE).max(body.y1 - SIZE).max(0.0);
    aside + (-body.y0).max(0.0) * 0.3
}

/// Returns what a piece covers, upright, if anything of it must stay in sight; and how much that matters.
pub(crate) fn in_sight(piece: &Piece) -> Option<(Rect, f64)> {
    let (left, top, right, bottom, weight) = match piece.kind {
        PieceKind::Pond | PieceKind::Spring => return None,
        PieceKind::Hill => (-0.8, -0.5, 0.8, 0.6, 1.0),
        PieceKind::Village | PieceKind::Hamlet | PieceKind::Well => (-0.8, -0.8, 0.8, 0.8, 0.4),
        PieceKind::Monastery => (-0.8, -1.6, 0.7, 0.3, 1.0),
        PieceKind::Volcano => (-0.7, -1.4, 0.7, 0.7, 1.0),
        PieceKind::Cathedral => (-0.9, -1.6, 0.9, 0.6, 1.0),
        PieceKind::Princess => (-0.9, -2.0, 1.2, 1.0, 1.5),
        PieceKind::Inn => (-0.9, -1.1, 1.0, 0.8, 1.7),
        PieceKind::Portal => (-0.9, -1.1, 0.9, 0.9, 1.5),
        PieceKind::Garden | PieceKind::Vineyard | PieceKind::PigHerd | PieceKind::Bazaar => {
            (-0.9, -0.9, 0.9, 0.9, 1.2)
        }
        PieceKind::Dragon | PieceKind::Magic | PieceKind::Pennant => (-1.0, -1.0, 1.0, 1.0, 1.5),
        PieceKind::Goods(_) => (-1.2, -1.2, 1.2, 1.2, 1.5),
        PieceKind::Tower => (-0.9, -0.9, 0.9, 0.9, 1.0),
    };
    // Signs grow where tiles are small.
    let least = match piece.kind {
        PieceKind::Portal => 97.0,
        PieceKind::Princess => 88.0,
        PieceKind::Dragon | PieceKind::Magic | PieceKind::Goods(_) => 76.0,
        _ => 60.0,
    };
    let r = piece.radius.max(least) * if weight > 1.2 { 1.15 } else { 1.0 };
    let rect = Rect::new(left * r, top * r, right * r, bottom * r);
    Some((rect + piece.at.to_vec2(), weight))
}

/// Returns how much of the smaller of two rectangles is in both.
fn overlap(one: Rect, other: Rect) -> f64 {
    let both = one.intersect(other);
    let (width, height) = (both.width().max(0.0), both.height().max(0.0));
    width * height / one.area().min(other.area()).max(1.0)
}

/// How much a body hides of signs and buildings, each by what it is worth.
pub(crate) fn hidden(layout: &Layout, body: Rect) -> f64 {
    let pieces = layout.pieces.iter().filter_map(in_sight);
    pieces
        .map(|(rect, worth)| overlap(body, rect) * worth)
        .sum()
}

/// How bad it is to stand on a spot, for what a body covers there.
fn harm(layout: &Layout, (spot, body): Taken, taken: &[Taken]) -> f64 {
    let hidden = hidden(layout, body);
    let crowd: f64 = taken
        .iter()
        .map(|&(other, rect)| {
            let is_near = (other - spot).hypot() < APART;
            overlap(body, rect) + if is_near { 3.0 } else { 0.0 }
        })
        .sum();
    (hidden * 1.9 + crowd) * 420.0
}

/// Returns the best spot for somebody who may stand anywhere on a segment, or on the tile: near what is liked, and off
/// signs, buildings and others. All are given as they lie on the tile.
pub(crate) fn free_spot(
    layout: &Layout,
    (kind, segment_ix): (&TileKind, Option<usize>),
    (body, liked): (Rect, Point),
    taken: &[Taken],
) -> Point {
    let area = segment_ix.and_then(|ix| layout.areas.get(ix));
    let room = area.map_or_else(|| Room::of(&Area::tile()), Room::of);
    let is = |wanted| segment_ix.is_some_and(|ix| kind.segments[ix].kind == wanted);
    let towns = match (is(SegmentKind::City), is(SegmentKind::Road)) {
        (true, _) => Some((Shares::of(&room), 260.0)),
        (_, true) => Some((towns(layout, kind), -300.0)),
        _ => None,
    };
    let mut best = (f64::NEG_INFINITY, liked);
    for (point, depth) in room.places() {
        let body = body + point.to_vec2();
        // A figure on no segment stands on the tile from head to foot.
        let over = match area {
            Some(_) => overhang(body) * 0.8,
            None => (overhang(body) + (-body.y0).max(0.0)) * 400.0,
        };
        let within = towns
            .as_ref()
            .map_or(0.0, |(ground, worth)| cover(ground, body, point) * worth);
        let score = depth.min(INSIDE) * 2.0 + within
            - over
            - (point - liked).hypot() * 0.22
            - harm(layout, (point, body), taken);
        if score > best.0 {
            best = (score, point);
        }
    }
    best.1
}

/// Returns the ends of the ways of a segment at the sides of the tile, as far as they have to be in sight. A figure on a
/// short road to the north hides it anyway.
fn mouths(layout: &Layout, ix: usize) -> Vec<Rect> {
    let ways = layout.roads.iter().filter(|way| way.segment_ix == ix);
    let ends = ways.flat_map(|way| {
        let (first, last) = (way.line[0], way.line[way.line.len() - 1]);
        way.ends.into_iter().zip([first, last])
    });
    let tile = Rect::new(0.0, 0.0, SIZE, SIZE);
    let around = |point: Point| {
        let half = ROAD_WIDTH / 2.0;
        let (wide, high) = match point.x < 1.0 || point.x > SIZE - 1.0 {
            true => (MOUTH, half),
            false => (half, MOUTH),
        };
        tile.intersect(Rect::new(-wide, -high, wide, high) + point.to_vec2())
    };
    let open = ends.filter(|(end, point)| *end == End::Border && point.y > 1.0);
    open.map(|(_, point)| around(point)).collect()
}

/// A spot on a road: on its longest stretch, halfway between its ends, clear of the pieces and of where it goes on.
fn on_way(layout: &Layout, towns: &Shares, ix: usize, taken: &[Taken]) -> Point {
    let mouths = mouths(layout, ix);
    let mut best = (f64::NEG_INFINITY, CENTER);
    for way in layout.roads.iter().chain(&layout.rivers) {
        if way.segment_ix != ix {
            continue;
        }
        let total = length(&way.line);
        for step in 1..40 {
            let share = f64::from(step) / 40.0;
            let (middle, toward) = along(&way.line, total * share);
            let point = middle + BEHIND * toward.x.abs();
            if !layout.areas[ix].contains(point) {
                continue;
            }
            let solid = SOLID + point.to_vec2();
            let hidden: f64 = mouths.iter().map(|&mouth| overlap(solid, mouth)).sum();
            let mut pieces = layout.pieces.iter();
            let is_in = pieces.any(|piece| (piece.at - point).hypot() < piece.radius - 30.0);
            let near = point.x.min(point.y).min(SIZE - point.x);
            let border = near.min(SIZE - point.y);
            let body = STANDING + point.to_vec2();
            // At a gate or a bridge nobody stands on the wall or on the other road.
            let free = layout.areas[ix].distance_to_edge(middle);
            let score = border.min(170.0) * 0.8
                - (40.0 - free).max(0.0) * 12.0
                - overhang(body)
                - (share - 0.5).abs() * 40.0
                - cover(towns, body, point) * 300.0
                - hidden * 200.0
                - if is_in { 150.0 } else { 0.0 }
                - harm(layout, (point, body), taken);
            if score > best.0 {
                best = (score, point);
            }
        }
    }
    best.1
}

fn on_ground(
    layout: &Layout,
    kind: &TileKind,
    (ix, towns): (usize, &Shares),
    taken: &[Taken],
) -> Point {
    let of = kind.segments[ix].kind;
    let own = layout.pieces.iter();
    let mut own = own.filter(|piece| piece.segment_ix == Some(ix));
    if let Some(spot) = own.find_map(|piece| beside(layout, kind, (piece, towns), taken)) {
        return spot;
    }
    let room = Room::of(&layout.areas[ix]);
    let shares = Shares::of(&room);
    let is_low = of == SegmentKind::Field;
    let mut best = (f64::NEG_INFINITY, CENTER);
    for (point, depth) in room.places() {
        // A lying figure has its middle on it.
        let (foot, depth) = match is_low {
            true => (point + Vec2::new(0.0, LYING_MIDDLE), depth.min(150.0)),
            false => (point, depth.min(INSIDE) * 3.0),
        };
        let body = body(of) + foot.to_vec2();
        let over = overhang(body) * if is_low { 2.0 } else { 0.7 };
        let within = match is_low {
            true => shares.within(body) * 420.0,
            false => cover(&shares, body, foot) * 200.0,
        };
        let score = depth + within
            - over
            - (point - CENTER).hypot() * 0.03
            - harm(layout, (foot, body), taken);
        if score > best.0 && (!is_low || layout.areas[ix].contains(foot)) {
            best = (score, foot);
        }
    }
    best.1
}

/// Returns the spot of a figure that claims a piece with its own ground: on a tower, before a church, beside a garden.
fn beside(
    layout: &Layout,
    kind: &TileKind,
    (piece, towns): (&Piece, &Shares),
    taken: &[Taken],
) -> Option<Point> {
    let r = piece.radius;
    // On the rim of its ground, or beside it.
    let rings = match piece.kind {
        PieceKind::Tower => return Some(piece.at),
        PieceKind::Monastery => [r * 0.95, r + 20.0, r + 60.0],
        PieceKind::Garden => [r * 0.9, r + 45.0, r + 90.0],
        _ => return None,
    };
    let misleads = |point: Point| {
        // A figure on a road or in a city is taken for its owner.
        let of_others = kind.segments.iter().zip(&layout.areas);
        let mut of_others = of_others.filter(|(segment, _)| {
            use SegmentKind::{City, River, Road};
            matches!(segment.kind, Road | City | River)
        });
        let is_off = point.x.min(point.y) < 20.0 || point.x.max(point.y) > SIZE - 20.0;
        is_off || of_others.any(|(_, area)| area.contains(point))
    };
    let badness = |spot: Point| {
        let body = STANDING + spot.to_vec2();
        let around = [(-55.0, 0.0), (55.0, 0.0), (0.0, 30.0), (0.0, -30.0)];
        let n_off = around
            .iter()
            .filter(|&&by| misleads(spot + Vec2::from(by)))
            .count();
        let wrong = if misleads(spot) { 4_000.0 } else { 0.0 };
        let crowned = cover(towns, body, spot) * 240.0;
        wrong
            + crowned
            + n_off as f64 * 110.0
            + harm(layout, (spot, body), taken)
            + overhang(body) * 3.5
    };
    let around = (0..32).map(direction);
    let places = rings
        .into_iter()
        .flat_map(|ring| around.clone().map(move |way| piece.at + way * ring));
    places.min_by(|&a, &b| badness(a).total_cmp(&badness(b)))
}

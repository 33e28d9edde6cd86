//! Places for what stands on a tile: symbols first, then spots for figures.

use carcas_tiles::{Mark, SegmentKind, Symbol, TileKind};

use super::core::{Core, CoreKind};
use super::grid::Room;
use super::{Layout, Piece, PieceKind, ROAD_WIDTH, of_kind, piece_of};
use crate::geometry::{Area, CENTER, Point, along, distance_to_line, length};

/// Places what stands at the core of the tile.
pub(super) fn core(layout: &mut Layout, kind: &TileKind, core: &Core) {
    let (what, segment_ix) = match core.kind {
        CoreKind::Nothing => return,
        CoreKind::Village => (PieceKind::Village, None),
        CoreKind::Hamlet => (PieceKind::Hamlet, None),
        CoreKind::Monastery => (
            PieceKind::Monastery,
            of_kind(kind, SegmentKind::Monastery).next(),
        ),
        CoreKind::Volcano => (PieceKind::Volcano, None),
        CoreKind::Tower => (PieceKind::Tower, of_kind(kind, SegmentKind::Tower).next()),
        CoreKind::Bazaar => (PieceKind::Bazaar, None),
        CoreKind::Pond => (PieceKind::Pond, None),
    };
    let at = if core.kind == CoreKind::Hamlet {
        let loose = layout
            .roads
            .iter()
            .find(|way| way.ends[1] == super::End::Place);
        loose.map_or(core.junction, |way| way.line[way.line.len() - 1])
    } else {
        core.junction
    };
    layout.pieces.push(Piece {
        kind: what,
        at,
        radius: core.radius,
        segment_ix,
    });
}

/// Signs leave this much around a gate.
const GATE: f64 = 110.0;

/// What a symbol needs.
struct Wish {
    kind: PieceKind,
    radius: f64,
    /// The segment it marks.
    segment_ix: Option<usize>,
    /// The segments it may stand on.
    on: Vec<usize>,
    /// The segment it should be near.
    near: Option<usize>,
}

/// Places everything else that is printed on the tile.
pub(super) fn symbols(layout: &mut Layout, kind: &TileKind) {
    for wish in wishes(layout, kind) {
        let line = wish.near.and_then(|ix| {
            let way = layout.roads.iter().find(|way| way.segment_ix == ix);
            way.map(|way| way.line.clone())
        });
        let found = wish
            .on
            .iter()
            .filter_map(|&ix| {
                // One segment at a time: a sign on a wall would belong to neither side.
                let mut room = Room::of(&layout.areas[ix]);
                for piece in &layout.pieces {
                    room.block(piece.at, piece.radius + 8.0);
                }
                for way in &layout.roads {
                    if matches!(way.ends[1], super::End::Gate(_) | super::End::Tunnel(_)) {
                        room.block(way.line[way.line.len() - 1], GATE);
                    }
                }
                if let Some(line) = &line {
                    room.keep(|point| {
                        distance_to_line(line, point, false) < wish.radius + ROAD_WIDTH
                    });
                }
                // Inside walls a sign needs more room, for walls stand up and would hide it.
                let is_city = kind.segments[ix].kind == SegmentKind::City;
                let wanted = wish.radius * if is_city { 1.7 } else { 1.2 };
                let (at, free) = room.best(wanted, |point| -(point - CENTER).hypot() * 0.04)?;
                // Grass is the calmer ground, if there is room enough.
                let room = match (free / wanted).min(1.0) {
                    full if full >= 1.0 && !is_city => 1.1,
                    part => part,
                };
                Some((room, at, free))
            })
            .max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, at, free)) = found else { continue };
        let takes_ground = wish
            .segment_ix
            .is_some_and(|ix| super::has_ground(&kind.segments[ix]));
        // A sign may overlap its neighbors a little; ground of its own may not.
        let free = if takes_ground {
            let ground = wish.on.iter().map(|&ix| &layout.areas[ix]);
            ground
                .filter(|area| area.contains(at))
                .map(|area| area.distance_to_edge(at))
                .fold(free, f64::min)
        } else {
            free.max(wish.radius * 0.6 + 6.0)
        };
        layout.pieces.push(Piece {
            kind: wish.kind,
            at,
            radius: wish.radius.min(free - 6.0),
            segment_ix: wish.segment_ix,
        });
        if let Some(ix) = wish.segment_ix.filter(|_| takes_ground) {
            let radius = layout.pieces[layout.pieces.len() - 1].radius;
            let ground = Area::disc(at, radius);
            for other in 0..layout.areas.len() {
                // Areas out of reach stay as they are, to the last bit.
                let area = &layout.areas[other];
                if area.contains(at) || area.distance_to_edge(at) < radius {
                    layout.areas[other] = area.without(&ground);
                }
            }
            layout.areas[ix] = ground;
        }
    }
}

fn wishes(layout: &Layout, kind: &TileKind) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let fields: Vec<usize> = of_kind(kind, SegmentKind::Field).collect();
    let cities: Vec<usize> = of_kind(kind, SegmentKind::City).collect();
    let land: Vec<usize> = fields.iter().chain(&cities).copied().collect();
    for (ix, segment) in kind.segments.iter().enumerate() {
        let mut wish = |kind, radius, on: &[usize], near| {
            wishes.push(Wish {
                kind,
                radius,
                segment_ix: Some(ix),
                on: on.to_vec(),
                near,
            });
        };
        if segment.marks.contains(Mark::Cathedral) {
            wish(PieceKind::Cathedral, 190.0, &[ix], None);
        }
        if segment.marks.contains(Mark::Princess) {
            wish(PieceKind::Princess, 95.0, &[ix], None);
        }
        if segment.kind == SegmentKind::Tower
            && !layout
                .pieces
                .iter()
                .any(|piece| piece.kind == PieceKind::Tower)
        {
            wish(PieceKind::Tower, 85.0, &land, None);
        }
        if segment.marks.contains(Mark::Inn) {
            wish(PieceKind::Inn, 95.0, &land, Some(ix));
        }
        if segment.marks.contains(Mark::PigHerd) {
            wish(PieceKind::PigHerd, 110.0, &[ix], None);
        }
        if segment.marks.contains(Mark::Well) {
            wish(PieceKind::Well, 50.0, &fields, Some(ix));
        }
        for _ in 0..segment.pennants {
            wish(PieceKind::Pennant, 72.0, &[ix], None);
        }
        if let Some(goods) = segment.goods {
            wish(PieceKind::Goods(goods), 78.0, &[ix], None);
        }
        if segment.kind == SegmentKind::Garden {
            wish(PieceKind::Garden, 105.0, &fields, None);
        }
    }
    for symbol in kind.symbols.iter() {
        let (radius, on) = match symbol {
            Symbol::Volcano | Symbol::Bazaar => continue,
            Symbol::Hill => (150.0, &fields),
            Symbol::Vineyard => (115.0, &fields),
            Symbol::Portal => (105.0, &land),
            Symbol::Dragon | Symbol::Magic => (84.0, &land),
        };
        wishes.push(Wish {
            kind: piece_of(symbol),
            radius,
            segment_ix: None,
            on: on.clone(),
            near: None,
        });
    }
    wishes
}

/// The least ground that a figure needs around its anchor, as a radius.
const FOOT: f64 = 70.0;

/// Finds a spot for a figure on every segment.
pub(super) fn anchors(layout: &mut Layout, kind: &TileKind) {
    let mut spots: Vec<Option<Point>> = vec![None; kind.segments.len()];
    // Small segments choose first, they have the least choice.
    let mut order: Vec<usize> = (0..kind.segments.len()).collect();
    order.sort_by(|&a, &b| {
        let size = |ix: usize| layout.areas[ix].size();
        size(a).total_cmp(&size(b))
    });
    for ix in order {
        let taken: Vec<Point> = spots.iter().flatten().copied().collect();
        let spot = match kind.segments[ix].kind {
            SegmentKind::Road | SegmentKind::River => on_way(layout, ix, &taken),
            _ => on_ground(layout, ix, &taken),
        };
        spots[ix] = Some(spot);
    }
    layout.anchors = spots.into_iter().flatten().collect();
}

/// A spot on the middle line of a road: on its longest stretch, halfway between its ends, clear of the pieces.
fn on_way(layout: &Layout, ix: usize, taken: &[Point]) -> Point {
    let mut best = (f64::NEG_INFINITY, CENTER);
    for way in layout.roads.iter().chain(&layout.rivers) {
        if way.segment_ix != ix {
            continue;
        }
        let total = length(&way.line);
        for step in 1..40 {
            let share = f64::from(step) / 40.0;
            let (point, _) = along(&way.line, total * share);
            if !layout.areas[ix].contains(point) {
                continue;
            }
            let clear = layout
                .pieces
                .iter()
                .map(|piece| (piece.at - point).hypot() - piece.radius)
                .chain(taken.iter().map(|other| (*other - point).hypot() - FOOT))
                .fold(120.0, f64::min);
            let border = point
                .x
                .min(point.y)
                .min(1000.0 - point.x)
                .min(1000.0 - point.y);
            let score = clear + border.min(170.0) * 0.8 - (share - 0.5).abs() * 40.0;
            if score > best.0 {
                best = (score, point);
            }
        }
    }
    best.1
}

fn on_ground(layout: &Layout, ix: usize, taken: &[Point]) -> Point {
    let piece = layout
        .pieces
        .iter()
        .find(|piece| piece.segment_ix == Some(ix) && owns(piece.kind));
    if let Some(piece) = piece {
        return piece.at;
    }
    let whole = Room::of(&layout.areas[ix]);
    for margin in [40.0, 0.0, -25.0, -60.0] {
        let mut room = whole.clone();
        for piece in &layout.pieces {
            room.block(piece.at, piece.radius + margin + 20.0);
        }
        for &other in taken {
            room.block(other, FOOT + margin);
        }
        if let Some((point, free)) = room.best(160.0, |point| -(point - CENTER).hypot() * 0.02)
            && (free >= 55.0 || margin < -50.0)
        {
            return point;
        }
    }
    whole.best(160.0, |_| 0.0).map_or(CENTER, |found| found.0)
}

/// Whether a figure on the segment stands on the piece itself.
const fn owns(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Monastery | PieceKind::Garden | PieceKind::Tower
    )
}

//! Places for what stands on a tile.

use carcas_tiles::{Mark, SegmentKind, Symbol, TileKind};

use super::core::{Core, CoreKind};
use super::grid::Room;
use super::{End, Layout, Piece, PieceKind, ROAD_WIDTH, Way, odd, of_kind, piece_of};
use crate::geometry::{Area, CENTER, Point, Vec2, crossing, distance_to_line};

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
        CoreKind::Pond if odd::is_spring(kind) => (PieceKind::Spring, None),
        CoreKind::Pond => (PieceKind::Pond, None),
    };
    let at = if core.kind == CoreKind::Hamlet {
        let loose = layout.roads.iter().find(|way| way.ends[1] == End::Place);
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

/// And this much around a bridge.
const BRIDGE: f64 = 165.0;

/// A wall hides what is nearer behind it than this.
const WALL: f64 = 92.0;

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
    let bridges = bridges(layout);
    for wish in wishes(layout, kind) {
        let found = wish
            .on
            .iter()
            .filter_map(|&ix| find(layout, kind, &wish, (ix, &bridges)))
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

/// Returns where roads cross rivers or each other.
pub(crate) fn bridges(layout: &Layout) -> Vec<(Point, Vec2)> {
    let mut spots = Vec::new();
    for (ix, road) in layout.roads.iter().enumerate() {
        let later = &layout.roads[ix + 1..];
        for other in layout.rivers.iter().chain(later) {
            if other.segment_ix != road.segment_ix {
                spots.extend(crossing(&road.line, &other.line));
            }
        }
    }
    spots
}

/// Returns where roads go on through the walls of a city: the direction out of it, and where the gate stands.
pub(crate) fn through_gates(layout: &Layout) -> Vec<(Vec2, Point)> {
    let mut gates = Vec::new();
    let is_through = |way: &&Way| way.ends == [End::Border; 2];
    for road in layout.roads.iter().filter(is_through) {
        for wall in &layout.walls {
            let inside = wall.segment_ix.map(|ix| &layout.areas[ix]);
            if let (Some(city), Some((point, along))) = (inside, crossing(&road.line, &wall.line)) {
                let step = along / along.hypot().max(1e-9);
                // Beside the road, which is no part of the city.
                let beside = Vec2::new(-step.y, step.x) * ROAD_WIDTH;
                let leads_in = city.contains(point + step * 40.0 + beside);
                gates.push((if leads_in { -step } else { step }, point));
            }
        }
    }
    gates
}

/// Finds the best place for a symbol on one segment: how well it suits, the place, and how much room it has.
fn find(
    layout: &Layout,
    kind: &TileKind,
    wish: &Wish,
    (ix, bridges): (usize, &[(Point, Vec2)]),
) -> Option<(f64, Point, f64)> {
    // One segment at a time: a sign on a wall would belong to neither side.
    let mut room = Room::of(&layout.areas[ix]);
    for piece in &layout.pieces {
        // A spire would hide what stands behind it, whichever side that is.
        let spire: f64 = if piece.kind == PieceKind::Monastery {
            95.0
        } else {
            0.0
        };
        // Two signs do not touch, however much they grow; equal ones are counted.
        let grown = match piece.kind == wish.kind {
            true => piece.radius * 0.9,
            false if piece.kind.is_sign() && wish.kind.is_sign() => piece.radius * 0.75,
            false => 0.0,
        };
        room.block(piece.at, piece.radius + 8.0 + spire.max(grown));
    }
    for &(bridge, _) in bridges {
        room.block(bridge, BRIDGE);
    }
    for way in &layout.roads {
        if matches!(way.ends[1], End::Gate(_) | End::Tunnel(_)) {
            room.block(way.line[way.line.len() - 1], GATE);
        }
    }
    let near = wish.near.and_then(|ix| {
        let way = layout.roads.iter().find(|way| way.segment_ix == ix);
        way.map(|way| way.line.as_slice())
    });
    // Above all a place must be near what it belongs to.
    let liked = |point: Point| {
        let away = near.map_or(0.0, |line| distance_to_line(line, point, false));
        let is_near = away < wish.radius + ROAD_WIDTH;
        let far = (point - CENTER).hypot() * 0.04;
        // A figure on the road should not hide what stands beside it.
        let aside = away.min(wish.radius + 85.0) * 0.15;
        if is_near { aside - far } else { -far - 1e6 }
    };
    // Inside walls a sign needs more room, because walls stand up and would hide it.
    let is_city = kind.segments[ix].kind == SegmentKind::City;
    let wanted = wish.radius * if is_city { 1.7 } else { 1.2 };
    let mut behind = room.clone();
    if !is_city {
        for wall in &layout.walls {
            for &point in wall.line.iter().step_by(2) {
                behind.block(point, WALL);
            }
        }
    }
    let open = behind
        .best(wanted, liked)
        .filter(|&(_, free)| free >= wish.radius * 0.74);
    let (at, free) = open.or_else(|| room.best(wanted, liked))?;
    if liked(at) < -1e5 {
        return None;
    }
    // Grass is the calmer ground, if there is room enough.
    let suits = match (free / wanted).min(1.0) {
        full if full >= 1.0 && !is_city => 1.1,
        part => part,
    };
    Some((suits, at, free))
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

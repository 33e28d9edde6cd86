//! What holds of the layout of every tile: the drawing tells the same topology as the catalogue.

use carcas_art::geometry::{Area, Point, at};
use carcas_art::layout::{Layout, PieceKind, RIVER_WIDTH, ROAD_WIDTH, carcassonne};
use carcas_art::tile::atlas;
use carcas_tiles::{HalfSide, Mark, Rotation, SegmentKind, Side, Terrain, TileKind, catalogue};

/// Segments whose shape is in several pieces because something passes over or under them, as printed.
const IN_PIECES: [(&str, SegmentKind, &str); 13] = [
    (
        "river-bridge",
        SegmentKind::River,
        "a road crosses the river",
    ),
    (
        "river-bridge-inn",
        SegmentKind::River,
        "a road crosses the river",
    ),
    (
        "river-city-cap-road",
        SegmentKind::River,
        "a road crosses the river",
    ),
    (
        "river-city-cap-road-2",
        SegmentKind::River,
        "a road crosses the river",
    ),
    (
        "river-city-tube",
        SegmentKind::River,
        "a bridge of the city spans the river",
    ),
    (
        "river-city-tube",
        SegmentKind::Field,
        "a bridge of the city spans the banks",
    ),
    (
        "road-bridge",
        SegmentKind::Road,
        "one road crosses the other",
    ),
    (
        "dragon-city-tube-tunnel",
        SegmentKind::Road,
        "the road passes under the city",
    ),
    (
        "city-tube-tunnel-pennant",
        SegmentKind::Road,
        "the road passes under the city",
    ),
    (
        "tower-city-tube-crossing",
        SegmentKind::City,
        "the road passes through the city",
    ),
    (
        "city-tube-cap-pennant",
        SegmentKind::City,
        "one city passes over the other",
    ),
    (
        "two-tubes-pennant",
        SegmentKind::City,
        "one city passes over the other",
    ),
    (
        "king-two-tubes",
        SegmentKind::City,
        "one city passes over the other",
    ),
];

fn layouts() -> impl Iterator<Item = (&'static TileKind, Layout)> {
    catalogue()
        .kinds()
        .map(|(_, kind)| (kind, Layout::new(kind)))
}

/// Collects what is wrong with all tiles, so that one run shows everything.
fn assert_all_hold(mut check: impl FnMut(&'static TileKind, &Layout, &mut Vec<String>)) {
    let mut wrong = Vec::new();
    for (kind, layout) in layouts() {
        let before = wrong.len();
        check(kind, &layout, &mut wrong);
        for line in &mut wrong[before..] {
            *line = format!("{}: {line}", kind.id);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_segment_has_one_shape() {
    let mut n_cut = 0;
    assert_all_hold(|kind, layout, wrong| {
        assert_eq!(layout.areas.len(), kind.segments.len());
        for (ix, segment) in kind.segments.iter().enumerate() {
            let n = layout.areas[ix].pieces.len();
            let may_be_cut = IN_PIECES
                .iter()
                .any(|&(id, kind_of, _)| id == kind.id && kind_of == segment.kind);
            if n == 0 || n > 1 && !may_be_cut {
                wrong.push(format!(
                    "segment {ix} ({}) has {n} pieces",
                    segment.kind.name()
                ));
            }
            if layout.areas[ix].size() < 5_000.0 {
                wrong.push(format!("segment {ix} is too small to be hit"));
            }
            n_cut += usize::from(n > 1);
        }
    });
    // Two fields of one tile are cut by the same bridge.
    assert_eq!(
        n_cut,
        IN_PIECES.len() + 1,
        "an exception is no longer needed"
    );
}

#[test]
fn shapes_partition_the_tile() {
    assert_all_hold(|_, layout, wrong| {
        let mut all = layout.closed.clone();
        let mut sum = layout.closed.size();
        for area in &layout.areas {
            sum += area.size();
            all = all.with(area);
        }
        // The quarters of Carcassonne take the whole of their tile, which the city's ground takes already.
        if !layout.closed.is_empty() && layout.areas.iter().any(|area| area.size() > 999_999.0) {
            return;
        }
        if (sum - 1e6).abs() > 2_500.0 {
            wrong.push(format!("the shapes add up to {:.3} of the tile", sum / 1e6));
        }
        if (all.size() - sum).abs() > 2_500.0 {
            wrong.push(format!("shapes overlap by {:.0} units", sum - all.size()));
        }
    });
}

/// A point a little inside a half-side, away from the road in the middle and from the corner.
fn probe(half: HalfSide) -> Point {
    let along = if half.ix().is_multiple_of(2) {
        300.0
    } else {
        700.0
    };
    match half.side() {
        Side::N => at(along, 3.0),
        Side::E => at(997.0, along),
        Side::S => at(1000.0 - along, 997.0),
        Side::W => at(3.0, 1000.0 - along),
    }
}

/// The printed exception: grass that passes under a bridge.
const UNDER_A_BRIDGE: &str = "river-city-tube";

#[test]
fn the_drawing_shows_the_declared_fields() {
    assert_all_hold(|kind, layout, wrong| {
        let mut grass = Area::tile().without(&layout.closed);
        for (ix, segment) in kind.segments.iter().enumerate() {
            if segment.kind != SegmentKind::Field {
                grass = grass.without(&layout.areas[ix]);
            }
        }
        let pieces: Vec<Area> = grass
            .pieces
            .iter()
            .map(|piece| Area {
                pieces: vec![piece.clone()],
            })
            .collect();
        let piece_at = |half| pieces.iter().position(|piece| piece.contains(probe(half)));
        let field_at = |half| {
            kind.segments
                .iter()
                .position(|s| s.kind == SegmentKind::Field && s.halves.contains(half))
        };
        for one in HalfSide::all() {
            if field_at(one).is_some() != piece_at(one).is_some() {
                wrong.push(format!(
                    "{} is grass in only one of drawing and catalogue",
                    one.name()
                ));
            }
            for other in HalfSide::all() {
                let (Some(a), Some(b)) = (field_at(one), field_at(other)) else {
                    continue;
                };
                let is_drawn_joined = piece_at(one) == piece_at(other);
                if (a == b) != is_drawn_joined && kind.id != UNDER_A_BRIDGE {
                    wrong.push(format!(
                        "{} and {} are joined in only one of drawing and catalogue",
                        one.name(),
                        other.name()
                    ));
                }
            }
        }
        let n_inner = kind
            .segments
            .iter()
            .filter(|s| s.kind == SegmentKind::Field && s.halves.is_empty())
            .count();
        let n_drawn = pieces
            .iter()
            .filter(|piece| {
                piece.size() > 4_000.0 && !HalfSide::all().any(|half| piece.contains(probe(half)))
            })
            .count();
        if n_inner != n_drawn {
            wrong.push(format!(
                "{n_inner} inner fields are declared, {n_drawn} drawn"
            ));
        }
    });
}

#[test]
fn fields_touch_the_cities_they_border() {
    assert_all_hold(|kind, layout, wrong| {
        for (field_ix, field) in kind.segments.iter().enumerate() {
            for city_ix in field.borders.iter() {
                let touches = layout
                    .walls
                    .iter()
                    .filter(|wall| wall.segment_ix == Some(city_ix))
                    .flat_map(|wall| &wall.line)
                    .filter(|&&point| layout.areas[field_ix].distance_to_edge(point) < 2.5)
                    .count();
                if touches < 2 {
                    wrong.push(format!("field {field_ix} does not touch city {city_ix}"));
                }
            }
        }
    });
}

#[test]
fn anchors_stand_on_their_segments_and_apart() {
    assert_all_hold(|kind, layout, wrong| {
        assert_eq!(layout.anchors.len(), kind.segments.len());
        let id = catalogue().find(&kind.id).unwrap();
        for rotation in Rotation::ALL {
            let layout = atlas().turned(id, rotation);
            for (ix, &anchor) in layout.anchors.iter().enumerate() {
                // Nobody stands on a river.
                if kind.segments[ix].kind == SegmentKind::River {
                    continue;
                }
                // A figure that claims a church or a garden stands before or beside it.
                let own = layout.pieces.iter();
                let mut own = own.filter(|piece| {
                    piece.segment_ix == Some(ix)
                        && matches!(piece.kind, PieceKind::Monastery | PieceKind::Garden)
                });
                let is_near = own.next().is_some_and(|piece| {
                    let apart = (piece.at - anchor).hypot() - piece.radius;
                    (0.0..180.0).contains(&apart)
                });
                if !layout.areas[ix].contains(anchor) && !is_near {
                    wrong.push(format!("the anchor of segment {ix} is outside of it"));
                }
                for &other in &layout.anchors[ix + 1..] {
                    let apart = (anchor - other).hypot();
                    if apart < 105.0 {
                        wrong.push(format!(
                            "the anchor of segment {ix} is {apart:.0} from another"
                        ));
                    }
                }
                // A lying figure has its middle a little above.
                let is_low = kind.segments[ix].kind == SegmentKind::Field;
                let middle = at(anchor.x, anchor.y - if is_low { 65.0 } else { 0.0 });
                for piece in &layout.pieces {
                    let apart = (piece.at - middle).hypot() - piece.radius;
                    if piece.segment_ix != Some(ix) && apart < -42.0 {
                        wrong.push(format!(
                            "the anchor of segment {ix} covers {:?}",
                            piece.kind
                        ));
                    }
                }
            }
        }
    });
}

/// Every mark and symbol that is printed on a tile stands on it.
#[test]
fn nothing_printed_is_left_out() {
    assert_all_hold(|kind, layout, wrong| {
        let n_of = |wanted: fn(&PieceKind) -> bool| {
            layout
                .pieces
                .iter()
                .filter(|piece| wanted(&piece.kind))
                .count()
        };
        let n_marked = |mark| {
            kind.segments
                .iter()
                .filter(|s| s.marks.contains(mark))
                .count()
        };
        let pennants: usize = kind.segments.iter().map(|s| usize::from(s.pennants)).sum();
        let goods = kind.segments.iter().filter(|s| s.goods.is_some()).count();
        for (what, declared, drawn) in [
            (
                "pennants",
                pennants,
                n_of(|kind| *kind == PieceKind::Pennant),
            ),
            (
                "goods",
                goods,
                n_of(|kind| matches!(kind, PieceKind::Goods(_))),
            ),
            (
                "inns",
                n_marked(Mark::Inn),
                n_of(|kind| *kind == PieceKind::Inn),
            ),
            (
                "princesses",
                n_marked(Mark::Princess),
                n_of(|kind| *kind == PieceKind::Princess),
            ),
            (
                "cathedrals",
                n_marked(Mark::Cathedral),
                n_of(|kind| *kind == PieceKind::Cathedral),
            ),
            (
                "herds",
                n_marked(Mark::PigHerd),
                n_of(|kind| *kind == PieceKind::PigHerd),
            ),
        ] {
            if declared != drawn {
                wrong.push(format!("{declared} {what} are declared, {drawn} drawn"));
            }
        }
        let symbols = n_of(|kind| {
            matches!(
                kind,
                PieceKind::Volcano
                    | PieceKind::Dragon
                    | PieceKind::Portal
                    | PieceKind::Magic
                    | PieceKind::Hill
                    | PieceKind::Vineyard
                    | PieceKind::Bazaar
            )
        });
        if symbols != kind.symbols.iter().count() {
            wrong.push("a symbol is missing".to_owned());
        }
        for piece in &layout.pieces {
            if piece.radius < 40.0 {
                wrong.push(format!(
                    "{:?} has a radius of {:.0}",
                    piece.kind, piece.radius
                ));
            }
        }
    });
}

/// What the edge contract says about a place along a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Grass,
    Road,
    Water,
    Town,
    Closed,
}

fn contract(terrain: Terrain, along: f64) -> Edge {
    let from_middle = (along - 500.0).abs();
    match terrain {
        Terrain::City => Edge::Town,
        Terrain::Road if from_middle < ROAD_WIDTH / 2.0 => Edge::Road,
        Terrain::River if from_middle < RIVER_WIDTH / 2.0 => Edge::Water,
        Terrain::Field | Terrain::Road | Terrain::River => Edge::Grass,
        Terrain::Closed => Edge::Closed,
    }
}

/// The printed exception: a city whose tip touches the middle of a side and parts the grass there.
const TIP_AT_BORDER: &str = "vineyard-city-cap-split";

/// Sides are compared with the contract instead of with each other: tiles that fit then join without a seam, whichever
/// they are.
#[test]
fn every_side_keeps_the_edge_contract() {
    assert_all_hold(|kind, layout, wrong| {
        for side in Side::ALL {
            let terrain = kind.terrain(side);
            if kind.id == TIP_AT_BORDER && side == Side::S {
                continue;
            }
            for step in 1..100 {
                let along = f64::from(step) * 10.0;
                let near_change = [ROAD_WIDTH, RIVER_WIDTH]
                    .iter()
                    .any(|width| ((along - 500.0).abs() - width / 2.0).abs() < 6.0);
                if near_change || !(30.0..=970.0).contains(&along) {
                    continue;
                }
                let point = match side {
                    Side::N => at(along, 1.0),
                    Side::E => at(999.0, along),
                    Side::S => at(along, 999.0),
                    Side::W => at(1.0, along),
                };
                let found = edge_at(kind, layout, point);
                let expected = contract(terrain, along);
                let is_carcassonne = carcassonne::place(kind).is_some() && found == Edge::Closed;
                if found != expected && !is_carcassonne && terrain != Terrain::Closed {
                    wrong.push(format!(
                        "{} at {along}: {found:?} instead of {expected:?}",
                        side.name()
                    ));
                }
            }
        }
    });
}

fn edge_at(kind: &TileKind, layout: &Layout, point: Point) -> Edge {
    if layout.closed.contains(point) {
        return Edge::Closed;
    }
    let found = layout.areas.iter().position(|area| area.contains(point));
    match found.map(|ix| kind.segments[ix].kind) {
        Some(SegmentKind::Road) => Edge::Road,
        Some(SegmentKind::River) => Edge::Water,
        Some(SegmentKind::City) => Edge::Town,
        Some(SegmentKind::Field) => Edge::Grass,
        _ => Edge::Closed,
    }
}

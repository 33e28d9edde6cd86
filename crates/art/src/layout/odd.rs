//! Tiles whose printed shape does not follow from their topology by the common rules.

use carcas_tiles::{Side, TileKind};

use super::Wall;
use crate::geometry::{Area, CENTER, Point, Vec2, at, band, smooth};

/// Border stops that a city touches although the fields there do not tell.
pub(super) fn touched(kind: &TileKind, city_ix: usize) -> &'static [usize] {
    match (kind.id.as_str(), city_ix) {
        ("princess-city-corner-cap-pennant", 0) => &[6],
        _ => &[],
    }
}

/// The depth of a wall where the common one would not meet what it has to.
pub(super) fn depth(kind: &TileKind, city_ix: usize, span: usize) -> Option<f64> {
    match (kind.id.as_str(), span) {
        ("vineyard-two-caps-opposite-split", 6) => Some(503.0),
        ("two-caps-opposite-two-roads", 6) => Some(452.0),
        ("river-city-tube", 2) => Some(235.0),
        ("four-caps" | "four-caps-garden", 6) => Some(290.0),
        ("princess-city-corner-cap-pennant", 4) if city_ix == 0 => Some(60.0),
        _ => None,
    }
}

/// Points that a road or river passes on its way.
pub(super) fn via(kind: &TileKind, segment_ix: usize) -> Option<Point> {
    match (kind.id.as_str(), segment_ix) {
        ("city-cap-curve-left-split", 1) => Some(at(400.0, 340.0)),
        ("city-cap-curve-right-split", 1) => Some(at(600.0, 340.0)),
        _ => None,
    }
}

/// Where a road ends that ends neither at a gate nor at the core.
pub(super) fn road_end(kind: &TileKind) -> Option<Point> {
    match kind.id.as_str() {
        // At the side of the other road, so that it parts the grass.
        "city-cap-two-roads" => Some(at(462.0, 540.0)),
        // Before the other road, so that it does not.
        "vineyard-road-straight-and-end" => Some(at(500.0, 720.0)),
        _ => None,
    }
}

/// Where the core lies, and where straight ways pass it.
pub(super) fn core(kind: &TileKind) -> Option<(Point, Point)> {
    match kind.id.as_str() {
        // The tower stands between wall and road and parts the grass.
        "tower-city-cap-road-south" | "tower-city-cap-road-split" => {
            Some((at(500.0, 388.0), at(500.0, 520.0)))
        }
        "magic-city-cap-tee" | "princess-city-cap-tee" => Some((at(500.0, 545.0), CENTER)),
        _ => None,
    }
}

/// Whether roads and cities all meet at the core.
pub(super) fn joins_cities(kind: &TileKind) -> bool {
    kind.id == "two-caps-opposite-two-roads"
}

/// Whether the street through a city stays in the open.
pub(super) fn crosses_city(kind: &TileKind, road_ix: usize) -> bool {
    kind.id == "tower-city-tube-crossing" && road_ix == 1
}

/// Areas by segment, and the walls around them.
type Cities = (Vec<(usize, Area)>, Vec<Wall>);

/// Areas of cities that no common rule yields, by segment, with their walls.
pub(super) fn cities(kind: &TileKind) -> Option<Cities> {
    match kind.id.as_str() {
        "two-tubes-pennant" | "king-two-tubes" => Some(two_tubes()),
        "city-tube-cap-pennant" => Some(wedge_through_tube()),
        "vineyard-city-corner-cap-shared" => Some(shared_side()),
        "river-city-tube" => Some(bridged_river()),
        _ => None,
    }
}

fn line(points: &[Point]) -> Vec<Point> {
    let unit = |v: Vec2| v / v.hypot().max(1e-9);
    let n = points.len();
    smooth(
        points,
        unit(points[1] - points[0]),
        unit(points[n - 1] - points[n - 2]),
    )
}

fn wall(segment_ix: usize, line: Vec<Point>) -> Wall {
    Wall {
        segment_ix: Some(segment_ix),
        line,
    }
}

fn joined(parts: &[&[Point]]) -> Area {
    Area::of(parts.concat())
}

/// One city passes over another; two wedges of grass are left between them.
fn two_tubes() -> Cities {
    let east = line(&[
        at(1000.0, 0.0),
        at(690.0, 330.0),
        at(660.0, 620.0),
        at(1000.0, 1000.0),
    ]);
    let west = line(&[
        at(0.0, 1000.0),
        at(310.0, 670.0),
        at(340.0, 380.0),
        at(0.0, 0.0),
    ]);
    let upper = joined(&[&east, &west]);
    let wedge_east = line(&[at(1000.0, 0.0), at(880.0, 300.0), at(676.0, 480.0)]);
    let wedge_west = line(&[at(0.0, 1000.0), at(120.0, 700.0), at(324.0, 520.0)]);
    let near = |line: &[Point], end: Point| -> usize {
        let far = |ix: &usize| (line[*ix] - end).hypot2();
        (0..line.len())
            .min_by(|a, b| far(a).total_cmp(&far(b)))
            .unwrap_or(0)
    };
    let lens = |outer: &[Point], inner: &[Point]| {
        let end = near(inner, outer[outer.len() - 1]);
        let mut contour = outer.to_vec();
        contour.extend(inner[..=end].iter().rev());
        Area::of(contour)
    };
    let lower = Area::tile()
        .without(&upper)
        .without(&lens(&wedge_east, &east))
        .without(&lens(&wedge_west, &west));
    let walls = vec![
        wall(0, east),
        wall(0, west),
        wall(1, wedge_east.into_iter().rev().collect()),
        wall(1, wedge_west.into_iter().rev().collect()),
    ];
    (vec![(0, upper), (1, lower)], walls)
}

/// A city from the north reaches the field in the south through another one.
fn wedge_through_tube() -> Cities {
    let east = line(&[
        at(1000.0, 0.0),
        at(700.0, 300.0),
        at(620.0, 560.0),
        at(560.0, 770.0),
    ]);
    let west = line(&[
        at(440.0, 770.0),
        at(380.0, 560.0),
        at(300.0, 300.0),
        at(0.0, 0.0),
    ]);
    let south = super::city::south_bite();
    let bite = Area::of(south.clone());
    let wedge = joined(&[&east, &west]).without(&bite);
    let grass = line(&[at(1000.0, 0.0), at(880.0, 330.0), at(630.0, 520.0)]);
    let mut lens = grass.clone();
    lens.extend(east[..30].iter().rev());
    let tube = Area::tile()
        .without(&wedge)
        .without(&bite)
        .without(&Area::of(lens));
    let walls = vec![
        wall(0, east),
        wall(0, west),
        wall(1, grass.into_iter().rev().collect()),
        wall(1, south),
    ];
    (vec![(0, wedge), (1, tube)], walls)
}

/// Two cities end on the same side of the tile.
fn shared_side() -> Cities {
    let fork = at(640.0, 560.0);
    let between = line(&[at(800.0, 0.0), at(730.0, 280.0), fork]);
    let west = line(&[fork, at(420.0, 740.0), at(0.0, 1000.0)]);
    let east = line(&[at(1000.0, 1000.0), at(800.0, 760.0), fork]);
    let back: Vec<Point> = between.iter().rev().copied().collect();
    let large = joined(&[&[at(0.0, 0.0)], &between, &west]);
    let small = joined(&[&[at(1000.0, 0.0)], &east, &back]);
    let walls = vec![wall(0, between), wall(0, west), wall(1, east)];
    (vec![(0, large), (1, small)], walls)
}

/// A city on both banks, joined by a bridge; grass and water pass below.
fn bridged_river() -> Cities {
    let (west, mut walls) = super::city::cap(Side::W, 310.0, 0);
    let (east, others) = super::city::cap(Side::E, 310.0, 0);
    walls.extend(others);
    let bridge = Area::of(band(&[at(290.0, 500.0), at(710.0, 500.0)], 150.0));
    (vec![(0, west.with(&east).with(&bridge))], walls)
}

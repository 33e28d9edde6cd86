//! Tiles whose printed shape does not follow from their topology by the common rules.

use carcas_tiles::TileKind;

use super::Wall;
use crate::geometry::{Area, CENTER, Point, Vec2, at, smooth};

/// The depth of a wall where the common one would not meet what it has to.
pub(super) fn depth(kind: &TileKind, span: usize) -> Option<f64> {
    match (kind.id.as_str(), span) {
        ("vineyard-two-caps-opposite-split", 6) => Some(503.0),
        // Deep enough for a garden that the wall before it does not hide, however the tile lies.
        ("city-three-garden", 2) => Some(330.0),
        ("four-caps" | "four-caps-garden", 6) => Some(290.0),
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
        "vineyard-road-straight-and-end" => Some(at(500.0, 790.0)),
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
        // Far from the road that ends.
        "vineyard-road-straight-and-end" => Some((at(500.0, 790.0), at(500.0, 420.0))),
        "magic-city-cap-tee" | "princess-city-cap-tee" => Some((at(500.0, 545.0), CENTER)),
        _ => None,
    }
}

/// Whether the river begins here.
pub(super) fn is_spring(kind: &TileKind) -> bool {
    kind.id == "spring"
}

/// Whether two cities share a wall in the middle of the tile, and roads end at the gates on both of its ends.
pub(super) fn shares_wall(kind: &TileKind) -> bool {
    kind.id == "two-caps-opposite-two-roads"
}

/// How far from the middle of the tile the wall that two cities share ends.
pub(super) const SHARED: f64 = 130.0;

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
        "princess-city-corner-cap-pennant" => Some(lens_between()),
        "two-caps-opposite-two-roads" => Some(back_to_back()),
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

/// Returns the point of a line that is nearest to another, by its place in the line.
fn nearest(line: &[Point], to: Point) -> usize {
    let far = |ix: &usize| (line[*ix] - to).hypot2();
    let places = 0..line.len();
    places.min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(0)
}

/// Returns a wall from a corner that another wall leaves, through some points, to a point of that wall; and the grass
/// between the two.
fn pocket(beside: &[Point], through: &[Point], meets: Point) -> (Vec<Point>, Area) {
    let end = nearest(beside, meets);
    let stops = [&beside[..1], through, &beside[end..=end]].concat();
    let outer = line(&stops);
    let mut contour = outer.clone();
    contour.extend(beside[1..end].iter().rev());
    (outer, Area::of(contour))
}

fn back(line: &[Point]) -> Vec<Point> {
    line.iter().rev().copied().collect()
}

/// One city passes over another; two pockets of grass are left between them.
fn two_tubes() -> Cities {
    let opposite = |points: &[Point]| -> Vec<Point> {
        let turn = |point: &Point| at(1000.0 - point.x, 1000.0 - point.y);
        points.iter().map(turn).collect()
    };
    let east = line(&[
        at(1000.0, 0.0),
        at(690.0, 300.0),
        at(655.0, 600.0),
        at(1000.0, 1000.0),
    ]);
    let west = opposite(&east);
    let upper = joined(&[&east, &west]);
    let through = [at(925.0, 290.0), at(830.0, 470.0)];
    let (pocket_east, grass_east) = pocket(&east, &through, at(657.0, 585.0));
    let (pocket_west, grass_west) = pocket(&west, &opposite(&through), at(343.0, 415.0));
    let lower = Area::tile()
        .without(&upper)
        .without(&grass_east)
        .without(&grass_west);
    let walls = vec![
        wall(0, east),
        wall(0, west),
        wall(1, back(&pocket_east)),
        wall(1, back(&pocket_west)),
    ];
    (vec![(0, upper), (1, lower)], walls)
}

/// A city from the north reaches the field in the south through another one.
fn wedge_through_tube() -> Cities {
    let south = super::city::south_bite();
    let (from, to) = (
        nearest(&south, at(575.0, 770.0)),
        nearest(&south, at(425.0, 770.0)),
    );
    let east = line(&[
        at(1000.0, 0.0),
        at(700.0, 300.0),
        at(610.0, 560.0),
        south[from],
    ]);
    let west = line(&[south[to], at(390.0, 560.0), at(300.0, 300.0), at(0.0, 0.0)]);
    let wedge = joined(&[&east, &south[from + 1..to], &west]);
    let through = [at(935.0, 270.0), at(830.0, 440.0)];
    let (grass, pocket) = pocket(&east, &through, at(622.0, 520.0));
    let tube = Area::tile()
        .without(&wedge)
        .without(&Area::of(south.clone()))
        .without(&pocket);
    let walls = vec![
        wall(0, east),
        wall(0, west),
        wall(1, back(&grass)),
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
    let large = joined(&[&[at(0.0, 0.0)], &between, &west]);
    let small = joined(&[&[at(1000.0, 0.0)], &east, &back(&between)]);
    let walls = vec![wall(0, between), wall(0, west), wall(1, east)];
    (vec![(0, large), (1, small)], walls)
}

/// A city in the north tapers to a corner beside another one; grass lies between them like a lens.
fn lens_between() -> Cities {
    let north = line(&[
        at(1000.0, 0.0),
        at(650.0, 255.0),
        at(400.0, 490.0),
        at(205.0, 725.0),
        at(0.0, 1000.0),
    ]);
    let west = line(&[
        at(0.0, 1000.0),
        at(100.0, 640.0),
        at(105.0, 330.0),
        at(0.0, 0.0),
    ]);
    let corner = line(&[
        at(0.0, 1000.0),
        at(340.0, 845.0),
        at(630.0, 610.0),
        at(850.0, 330.0),
        at(1000.0, 0.0),
    ]);
    let first = joined(&[&north, &west]);
    let second = joined(&[&corner, &[at(1000.0, 1000.0)]]);
    let walls = vec![wall(0, north), wall(0, west), wall(1, back(&corner))];
    (vec![(0, first), (1, second)], walls)
}

/// Two cities back to back: between the ends of the wall that they share neither grass nor road passes.
fn back_to_back() -> Cities {
    let (west, east) = (at(500.0 - SHARED, 500.0), at(500.0 + SHARED, 500.0));
    let slope_east = line(&[at(1000.0, 0.0), at(790.0, 300.0), east]);
    let slope_west = line(&[west, at(210.0, 300.0), at(0.0, 0.0)]);
    let north = [slope_east, slope_west].concat();
    let across = |point: &Point| at(1000.0 - point.x, 1000.0 - point.y);
    let south: Vec<Point> = north.iter().map(across).collect();
    let areas = vec![(0, joined(&[&north])), (1, joined(&[&south]))];
    (areas, vec![wall(0, north), wall(1, south)])
}

/// A city on both banks: its walls go on along both sides of a bridge; grass and water pass below.
fn bridged_river() -> Cities {
    let north = line(&[
        at(0.0, 0.0),
        at(170.0, 215.0),
        at(300.0, 350.0),
        at(430.0, 380.0),
        at(570.0, 380.0),
        at(700.0, 350.0),
        at(830.0, 215.0),
        at(1000.0, 0.0),
    ]);
    let across = |point: &Point| at(1000.0 - point.x, 1000.0 - point.y);
    let south: Vec<Point> = north.iter().map(across).collect();
    let city = joined(&[&north, &south]);
    (
        vec![(0, city)],
        vec![wall(0, back(&north)), wall(0, back(&south))],
    )
}

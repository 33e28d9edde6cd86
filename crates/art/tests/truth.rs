//! Tiles tell the truth: walls end in towers, cities are open where they are one, and what counts stays in sight.

use std::collections::BTreeMap;

use carcas_art::board::{Board, BoardBridge, BoardFigure, BoardStyle, BoardTile, draw_board};
use carcas_art::geometry::{Point, at, crossing, distance_to_line};
use carcas_art::layout::{Layout, PieceKind};
use carcas_art::tile::{Detail, atlas, draw};
use carcas_engine::{Axis, Cell, FigureKind, Seat};
use carcas_tiles::{Goods, Rotation, SegmentKind, Side, Terrain};

use crate::claims::claimants;
use crate::stamps::{alone, pixels_of};
use crate::tiles::{DAY, assert_all_hold, lone, rotations};

fn ends(line: &[Point]) -> [Point; 2] {
    [line[0], line[line.len() - 1]]
}

#[test]
fn every_wall_ends_in_a_tower() {
    let corners = [
        at(0.0, 0.0),
        at(1000.0, 0.0),
        at(1000.0, 1000.0),
        at(0.0, 1000.0),
    ];
    assert_all_hold(|id, _, wrong| {
        for rotation in Rotation::ALL {
            let layout = atlas().turned(id, rotation);
            let art = draw(id, rotation, 0, Detail::HIGH, DAY);
            let drawn = art.upright.body.matches("#tower-corner\"").count();
            if drawn != layout.posts.len() {
                let n_posts = layout.posts.len();
                wrong.push(format!(
                    "{n_posts} towers stand inside the tile, {drawn} are drawn"
                ));
            }
            for end in layout.walls.iter().flat_map(|wall| ends(&wall.line)) {
                let corner = corners
                    .iter()
                    .position(|&corner| (corner - end).hypot() < 2.0);
                let has_tower = match corner {
                    Some(corner) => art.towers[corner],
                    None => layout.posts.iter().any(|&post| (post - end).hypot() < 2.0),
                };
                if !has_tower {
                    wrong.push(format!("a wall ends at {end:?} without a tower"));
                }
            }
        }
    });
}

/// A wall that ends inside the tile ends at another wall, so that nothing leaks through between them.
#[test]
fn no_wall_ends_in_mid_air() {
    assert_all_hold(|id, _, wrong| {
        let layout = atlas().layout(id);
        let is_on_border = |end: Point| {
            let near = end.x.min(end.y).min(1000.0 - end.x).min(1000.0 - end.y);
            near < 2.0
        };
        for (ix, wall) in layout.walls.iter().enumerate() {
            for end in ends(&wall.line) {
                let others = layout.walls.iter().enumerate();
                let mut others = others.filter(|&(other, _)| other != ix);
                let meets =
                    others.any(|(_, other)| distance_to_line(&other.line, end, false) < 2.0);
                if !is_on_border(end) && !meets {
                    wrong.push(format!("a wall ends at {end:?} in mid-air"));
                }
            }
        }
    });
}

/// Where a road meets a wall there is a gate or the mouth of a tunnel, whether it ends there or goes on.
#[test]
fn roads_meet_walls_at_gates() {
    assert_all_hold(|id, _, wrong| {
        for rotation in Rotation::ALL {
            let layout = atlas().turned(id, rotation);
            let body = draw(id, rotation, 0, Detail::HIGH, DAY).upright.body;
            let gates: Vec<Point> = ["gate-", "tunnel-"]
                .iter()
                .flat_map(|name| stamps(&body, name))
                .collect();
            let walls = || layout.walls.iter();
            let met = layout.roads.iter().flat_map(|road| {
                walls().filter_map(|wall| crossing(&road.line, &wall.line).map(|at| at.0))
            });
            for point in met {
                if gates.iter().all(|gate| (*gate - point).hypot() > 60.0) {
                    let degrees = rotation.degrees();
                    wrong.push(format!(
                        "r{degrees}: a road runs into a wall at {point:?}, and there is no gate"
                    ));
                }
            }
        }
    });
}

/// Returns where stencils are stamped whose names begin so.
fn stamps(body: &str, name: &str) -> Vec<Point> {
    let number = |stamp: &str, key: &str| {
        let from = stamp.find(key)? + key.len();
        stamp[from..].split('"').next()?.parse::<f64>().ok()
    };
    body.split("<use href=\"#")
        .filter(|stamp| stamp.starts_with(name))
        .filter_map(|stamp| Some(at(number(stamp, " x=\"")?, number(stamp, " y=\"")?)))
        .collect()
}

/// A wall is 36 thick and hides 74 behind it: two that run side by side need more than that.
#[test]
fn walls_do_not_tangle() {
    assert_all_hold(|id, _, wrong| {
        let walls = &atlas().layout(id).walls;
        for (ix, one) in walls.iter().enumerate() {
            for other in &walls[ix + 1..] {
                // Near the corners where they end, walls come together.
                let is_free = |point: &&Point| {
                    let ends = ends(&one.line).into_iter().chain(ends(&other.line));
                    ends.into_iter().all(|end| (end - **point).hypot() > 330.0)
                };
                let far = |point: &Point| distance_to_line(&other.line, *point, false);
                let near = one.line.iter().filter(is_free).map(far);
                let near: Vec<f64> = near.filter(|&far| far < 84.0).collect();
                // Two walls may touch in one place; they may not run along each other.
                let touch = near.iter().any(|&far| far < 10.0);
                if near.len() > 5 && !touch {
                    wrong.push("two walls run too near each other".to_owned());
                }
            }
        }
    });
}

/// The printed exceptions: one city passes under another, or under a road.
const PASSES_UNDER: [(&str, usize); 4] = [
    ("two-tubes-pennant", 1),
    ("king-two-tubes", 1),
    ("city-tube-cap-pennant", 1),
    ("tower-city-tube-crossing", 0),
];

/// A knight can walk to each side of his city without meeting a wall, over a bridge if need be.
#[test]
fn a_city_is_open_from_side_to_side() {
    assert_all_hold(|id, kind, wrong| {
        let layout = atlas().layout(id);
        for (ix, segment) in kind.segments.iter().enumerate() {
            let is_city = segment.kind == SegmentKind::City && segment.sides.len() > 1;
            if !is_city || PASSES_UNDER.contains(&(kind.id.as_str(), ix)) {
                continue;
            }
            let sides: Vec<Side> = segment.sides.iter().collect();
            let reached = walk(layout, ix, sides[0]);
            for &side in &sides[1..] {
                if !reached.contains(&step_at(side)) {
                    let (from, to) = (sides[0].name(), side.name());
                    wrong.push(format!("a wall closes city {ix} between {from} and {to}"));
                }
            }
        }
    });
}

/// Steps of a walk from north to south and from west to east.
const N_STEPS: i32 = 40;

/// The first step from a side.
fn step_at(side: Side) -> (i32, i32) {
    match side {
        Side::N => (N_STEPS / 2, 0),
        Side::E => (N_STEPS - 1, N_STEPS / 2),
        Side::S => (N_STEPS / 2, N_STEPS - 1),
        Side::W => (0, N_STEPS / 2),
    }
}

/// Returns where a walk through a city comes that begins at a side and crosses no wall.
fn walk(layout: &Layout, city_ix: usize, from: Side) -> Vec<(i32, i32)> {
    let place = |(x, y): (i32, i32)| {
        let middle = |step: i32| (f64::from(step) + 0.5) * 1000.0 / f64::from(N_STEPS);
        at(middle(x), middle(y))
    };
    let mut reached = vec![step_at(from)];
    let mut next = 0;
    while let Some(&(x, y)) = reached.get(next) {
        next += 1;
        for to in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
            let way = [place((x, y)), place(to)];
            let is_open = |line: &[Point]| crossing(&way, line).is_none();
            if !reached.contains(&to)
                && layout.areas[city_ix].contains(way[1])
                && layout.walls.iter().all(|wall| is_open(&wall.line))
            {
                reached.push(to);
            }
        }
    }
    reached
}

#[test]
fn what_stands_in_a_field_stands_on_dry_grass() {
    assert_all_hold(|id, kind, wrong| {
        let layout = atlas().layout(id);
        for piece in &layout.pieces {
            let needs_grass = matches!(
                piece.kind,
                PieceKind::Inn | PieceKind::Garden | PieceKind::Vineyard | PieceKind::PigHerd
            );
            let water = kind.segments.iter().zip(&layout.areas);
            let mut water = water.filter(|(segment, _)| segment.kind == SegmentKind::River);
            let in_water = |area: &carcas_art::geometry::Area| {
                area.contains(piece.at) || area.distance_to_edge(piece.at) < piece.radius * 0.8
            };
            if needs_grass && water.any(|(_, area)| in_water(area)) {
                wrong.push(format!("{:?} stands in the water", piece.kind));
            }
        }
    });
}

/// What must be seen of a tile: the name of its drawing and the least part of it that nothing may hide, by the tile and
/// by the figure that claims it.
///
/// Wagons, mayors and large followers hide a little more than others, by a sixth of this at most.
fn sight(kind: PieceKind) -> Option<(&'static str, f64, f64)> {
    Some(match kind {
        PieceKind::Monastery => ("monastery", 0.93, 0.6),
        PieceKind::Garden => ("garden", 0.85, 0.7),
        PieceKind::Pennant => ("pennant", 0.97, 0.9),
        PieceKind::Dragon => ("dragon-seal", 0.97, 0.9),
        PieceKind::Portal => ("portal", 0.97, 0.9),
        PieceKind::Magic => ("magic", 0.97, 0.9),
        PieceKind::Goods(Goods::Wine) => ("goods-wine", 0.97, 0.9),
        PieceKind::Goods(Goods::Grain) => ("goods-grain", 0.97, 0.9),
        PieceKind::Goods(Goods::Cloth) => ("goods-cloth", 0.97, 0.9),
        PieceKind::Princess => ("princess", 0.8, 0.8),
        PieceKind::Inn => ("inn", 0.85, 0.6),
        PieceKind::Cathedral => ("cathedral", 0.85, 0.7),
        PieceKind::Vineyard => ("vineyard", 0.85, 0.8),
        PieceKind::PigHerd => ("pig-herd", 0.85, 0.8),
        PieceKind::Tower => ("tower", 0.95, 0.0),
        PieceKind::Volcano => ("volcano", 0.9, 0.9),
        PieceKind::Bazaar => ("bazaar", 0.85, 0.7),
        _ => return None,
    })
}

/// Counts the pixels of a drawing that stay visible with any figure on its segment; what large figures leave counts a fifth
/// more.
fn claimed(board: &mut Board, name: &str, style: &BoardStyle) -> f64 {
    let BoardTile { kind, cell, .. } = board.tiles[0];
    let pieces = atlas().layout(kind).pieces.iter();
    let of_name = pieces.filter(|piece| sight(piece.kind).is_some_and(|one| one.0 == name));
    let Some(segment_ix) = of_name.filter_map(|piece| piece.segment_ix).next() else {
        return pixels_of(&draw_board(board, style), &[name])[0] as f64;
    };
    let segment = &atlas().kind(kind).segments[segment_ix];
    // Figures are largest compared with tiles where tiles are small; there everybody is looked at.
    let all = claimants(segment.kind);
    let all = if style.tile_px < 100.0 {
        all
    } else {
        &all[..1]
    };
    let left = all.iter().map(|&figure| {
        board.figures = vec![BoardFigure {
            cell,
            segment_ix: Some(segment_ix),
            kind: figure,
            seat: Seat(1),
            n_sheep: None,
            has_fairy: false,
        }];
        let is_large = matches!(
            figure,
            FigureKind::Large | FigureKind::Mayor | FigureKind::Wagon
        );
        let left = pixels_of(&draw_board(board, style), &[name])[0] as f64;
        left * if is_large { 1.19 } else { 1.0 }
    });
    left.fold(f64::INFINITY, f64::min)
}

#[test]
fn what_counts_is_in_sight_however_a_tile_lies() {
    let mut least: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
    assert_all_hold(|id, _, wrong| {
        let pieces = &atlas().layout(id).pieces;
        let found: Vec<_> = pieces
            .iter()
            .filter_map(|piece| sight(piece.kind))
            .collect();
        let mut names: Vec<&str> = found.iter().map(|one| one.0).collect();
        names.dedup();
        if names.is_empty() {
            return;
        }
        for rotation in rotations(id) {
            let cell = Cell::new(0, 0);
            let mut board = Board::default();
            board.tiles.push(BoardTile {
                kind: id,
                cell,
                rotation,
                copy: 0,
            });
            for tile_px in [64.0, 150.0] {
                let style = BoardStyle {
                    colors: DAY,
                    tile_px,
                };
                board.figures.clear();
                let bare = draw_board(&board, &style);
                let whole = pixels_of(&alone(&bare, &names), &names);
                let on_tile = pixels_of(&bare, &names);
                for (ix, name) in names.iter().enumerate() {
                    let share = |part: f64| part / whole[ix].max(1) as f64;
                    let left = claimed(&mut board, name, &style);
                    let (seen, left) = (share(on_tile[ix] as f64), share(left));
                    let (_, by_tile, by_figure) = found.iter().find(|one| one.0 == *name).unwrap();
                    // Where tiles are small, figures are large.
                    let by_figure = by_figure * if tile_px < 100.0 { 0.7 } else { 1.0 };
                    let lowest = least.entry(name).or_insert((1.0, 1.0));
                    *lowest = (lowest.0.min(seen), lowest.1.min(left));
                    if seen < *by_tile || left < by_figure {
                        wrong.push(format!(
                            "r{} at {tile_px} px: {seen:.2} of {name} is in sight, {left:.2} when it is claimed",
                            rotation.degrees()
                        ));
                    }
                }
            }
        }
    });
    println!("least in sight: {least:?}");
}

/// Two signs of a tile are told apart at 48 pixels, however much they have grown: their halos do not run into one another.
#[test]
fn signs_of_a_tile_do_not_touch() {
    let small = Detail::of(48.0, DAY).sign_scale();
    // How far each reaches to the sides and up and down, its halo included.
    let reach = |kind: PieceKind| match kind {
        PieceKind::Pennant => Some((75.0, 83.0)),
        PieceKind::Dragon | PieceKind::Magic => Some((95.0, 95.0)),
        PieceKind::Portal => Some((85.0, 105.0)),
        PieceKind::Goods(_) => Some((95.0, 95.0)),
        _ => None,
    };
    assert_all_hold(|id, _, wrong| {
        let pieces = atlas().layout(id).pieces.iter();
        let signs: Vec<_> = pieces
            .filter_map(|piece| Some((piece, reach(piece.kind)?)))
            .collect();
        for (ix, (one, (wide, high))) in signs.iter().enumerate() {
            for (other, (w, h)) in &signs[ix + 1..] {
                let apart = one.at - other.at;
                let touch =
                    apart.x.abs() < (wide + w) * small && apart.y.abs() < (high + h) * small;
                if touch {
                    wrong.push(format!("{:?} and {:?}: {apart}", one.kind, other.kind));
                }
            }
        }
    });
}

/// Two of the same kind of sign are counted, so they do not touch, however much they grow.
#[test]
fn equal_signs_do_not_touch() {
    let small = Detail::of(48.0, DAY).sign_scale();
    assert_all_hold(|id, _, wrong| {
        let pieces = &atlas().layout(id).pieces;
        let pennants = pieces.iter();
        let pennants: Vec<_> = pennants
            .filter(|piece| piece.kind == PieceKind::Pennant)
            .collect();
        for (ix, one) in pennants.iter().enumerate() {
            for other in &pennants[ix + 1..] {
                let apart = one.at - other.at;
                // A shield is 116 wide and 132 high, and its halo reaches 17 farther.
                let touch = apart.x.abs() < 150.0 * small && apart.y.abs() < 166.0 * small;
                if touch {
                    wrong.push(format!(
                        "two pennants touch: {:?} and {:?}",
                        one.at, other.at
                    ));
                }
            }
        }
    });
}

/// Two roads are one road to the eye where they touch, unless both end at the same place, or one passes over the other.
#[test]
fn roads_that_are_apart_are_seen_to_be() {
    // At the side of the other road, so that it parts the grass; a house stands at its end.
    const ENDS_AT_A_ROAD: &str = "city-cap-two-roads";
    assert_all_hold(|id, kind, wrong| {
        let layout = atlas().layout(id);
        let roads = &layout.roads;
        for (ix, one) in roads.iter().enumerate() {
            for other in &roads[ix + 1..] {
                let is_same = one.segment_ix == other.segment_ix;
                let ends = [one, other].map(|way| way.line[way.line.len() - 1]);
                let meet = (ends[0] - ends[1]).hypot() < 5.0;
                let cross = crossing(&one.line, &other.line).is_some();
                if is_same || meet || cross || kind.id == ENDS_AT_A_ROAD {
                    continue;
                }
                let gap = |from: &[Point], to: &[Point]| {
                    let far = from.iter().map(|&point| distance_to_line(to, point, false));
                    far.fold(f64::INFINITY, f64::min)
                };
                let gap = gap(&one.line, &other.line).min(gap(&other.line, &one.line));
                // A road is 104 wide.
                if gap < 200.0 {
                    wrong.push(format!("two roads are {gap:.0} apart"));
                }
            }
        }
    });
}

/// How much of something is in sight at least where a bridge passes it: what stands high and the bridge share the same ground.
fn least_beside_bridge(name: &str) -> f64 {
    match name {
        "bridge" => 0.75,
        "volcano" => 0.72,
        "tower" => 0.82,
        "monastery" => 0.87,
        _ => 0.95,
    }
}

/// A bridge goes from side to side in sight, and around what counts on its tile.
#[test]
fn bridges_give_way_to_what_counts() {
    let mut least: BTreeMap<String, (f64, String)> = BTreeMap::new();
    assert_all_hold(|id, kind, wrong| {
        let pieces = &atlas().layout(id).pieces;
        let found = pieces
            .iter()
            .filter_map(|piece| Some((piece, sight(piece.kind)?)));
        let names: Vec<&str> = found.map(|(_, (name, ..))| name).collect();
        for rotation in rotations(id) {
            for axis in [Axis::EastWest, Axis::NorthSouth] {
                let ends = match axis {
                    Axis::EastWest => [Side::E, Side::W],
                    Axis::NorthSouth => [Side::N, Side::S],
                };
                let is_field = |side: Side| {
                    let printed = Side::from_ix(side as u8 + 4 - rotation.ix() as u8);
                    kind.terrain(printed) == Terrain::Field
                };
                if names.is_empty() || !ends.into_iter().all(is_field) {
                    continue;
                }
                let mut board = lone(id, rotation);
                board.bridges.push(BoardBridge {
                    cell: Cell::new(0, 0),
                    axis,
                });
                let style = BoardStyle {
                    colors: DAY,
                    tile_px: 80.0,
                };
                let svg = draw_board(&board, &style);
                let bridge = svg.split("href=\"#bridge-").nth(1).unwrap();
                let bridge = format!("bridge-{}", bridge.split('"').next().unwrap());
                for name in names.iter().copied().chain([bridge.as_str()]) {
                    let whole = pixels_of(&alone(&svg, &[name]), &[name])[0];
                    // The shadow of a bridge hides nothing.
                    let together = [name, bridge.as_str()];
                    let looked_at = &together[..if name == bridge { 1 } else { 2 }];
                    let seen = pixels_of(&svg, looked_at)[0];
                    let share = seen as f64 / whole.max(1) as f64;
                    let degrees = rotation.degrees();
                    let known = if name == bridge { "bridge" } else { name };
                    let lowest = least
                        .entry(known.to_owned())
                        .or_insert((1.0, String::new()));
                    if share < lowest.0 {
                        *lowest = (share, format!("{} r{degrees} {axis:?}", kind.id));
                    }
                    if share < least_beside_bridge(known) {
                        wrong.push(format!(
                            "r{degrees}, {axis:?}: {share:.2} of {name} is in sight, {bridge}"
                        ));
                    }
                }
            }
        }
    });
    println!("least in sight with a bridge: {least:?}");
}

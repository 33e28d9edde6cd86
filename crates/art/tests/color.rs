//! Colors and values: what the eye must part is apart in brightness on pixels, for everybody.

use carcas_art::board::{Board, BoardStyle, BoardTile, draw_board};
use carcas_art::canvas::{Canvas, Colors, fill};
use carcas_art::geometry::{Area, Point, Vec2, along, at, length};
use carcas_art::stencils::house::{CITY_TINTS, WIDE};
use carcas_art::theme::{Role, SEATS, Theme};
use carcas_art::tile::atlas;
use carcas_engine::Cell;
use carcas_tiles::{Rotation, SegmentKind, catalogue};

use crate::pixels::{Light, Picture, brightness, contrast, light_of};

fn rgb_of(color: &str) -> [u8; 3] {
    [1, 3, 5].map(|at| u8::from_str_radix(&color[at..at + 2], 16).unwrap())
}

fn between(one: &str, other: &str) -> f64 {
    contrast(light_of(rgb_of(one)), light_of(rgb_of(other)))
}

/// How light looks to somebody: row by row the red, green and blue that are seen.
///
/// The three kinds of color blindness lack one kind of cone. What it would have told is taken from the other two so that
/// white stays white, and so does blue for those who lack the cones for long or middle waves, or red for the others.
type Eye = [[f64; 3]; 3];

const EYES: [(&str, Eye); 5] = [
    (
        "all colors",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "gray",
        [
            [0.2126, 0.7152, 0.0722],
            [0.2126, 0.7152, 0.0722],
            [0.2126, 0.7152, 0.0722],
        ],
    ),
    (
        "no cones for long waves",
        [
            [0.1706, 0.8294, 0.0],
            [0.1706, 0.8294, 0.0],
            [-0.0045, 0.0045, 1.0],
        ],
    ),
    (
        "no cones for middle waves",
        [
            [0.3307, 0.6693, 0.0],
            [0.3307, 0.6693, 0.0],
            [-0.0279, 0.0279, 1.0],
        ],
    ),
    (
        "no cones for short waves",
        [
            [1.0, 0.1274, -0.1274],
            [0.0, 0.8739, 0.1261],
            [0.0, 0.8739, 0.1261],
        ],
    ),
];

fn seen(eye: &Eye, light: Light) -> Light {
    eye.map(|row| {
        let sum: f64 = row
            .iter()
            .zip(light)
            .map(|(share, part)| share * part)
            .sum();
        sum.clamp(0.0, 1.0)
    })
}

/// The grounds of a theme as they are drawn: table, field, road, city, and each color of roofs.
struct Grounds {
    table: Light,
    field: Light,
    road: Light,
    city: Light,
    roofs: Vec<Light>,
    /// All of the field and of the city, with everything on them, as from far away.
    from_afar: [Light; 2],
}

/// Points of an area on a grid.
fn points(area: &Area) -> Vec<Point> {
    let steps = (1..50).map(|step| f64::from(step) * 20.0);
    let grid = steps
        .clone()
        .flat_map(|x| steps.clone().map(move |y| at(x, y)));
    grid.filter(|&point| area.contains(point)).collect()
}

/// Draws tiles on a table and looks at them.
fn look(theme: Theme, tile_px: f64) -> Grounds {
    let colors = Colors::Fixed(theme);
    let kind = catalogue().find("city-corner-curve").unwrap();
    let mut board = Board::default();
    // A hole in the middle shows the table.
    for cell in [(0, 0), (2, 0), (0, 1), (2, 1), (1, 1)] {
        board.tiles.push(BoardTile {
            kind,
            cell: Cell::new(cell.0, cell.1),
            rotation: Rotation::R0,
            copy: 0,
        });
    }
    board.tiles.push(BoardTile {
        kind: catalogue().find("city-full").unwrap(),
        cell: Cell::new(2, 2),
        rotation: Rotation::R0,
        copy: 0,
    });
    let picture = Picture::of(&draw_board(&board, &BoardStyle { colors, tile_px }));
    let layout = atlas().turned(kind, Rotation::R0);
    // The table reaches 200 units around the board.
    let pixel = |point: Point| {
        let scale = tile_px / 1000.0;
        ((point.x + 200.0) * scale, (point.y + 200.0) * scale)
    };
    let area = |wanted: SegmentKind| {
        let segments = catalogue().kind(kind).segments.iter().zip(&layout.areas);
        let found = segments.filter(|(segment, _)| segment.kind == wanted);
        let points: Vec<Point> = found.flat_map(|(_, area)| points(area)).collect();
        points.into_iter().map(pixel).collect::<Vec<_>>()
    };
    let hole = (0..50).map(|step| pixel(at(1300.0 + f64::from(step) * 8.0, 300.0)));
    let line = &layout.roads[0].line;
    let road = (1..40).map(|step| along(line, length(line) * f64::from(step) / 40.0).0);
    // Houses cover more than half of a city; a street shows its ground best.
    let mut canvas = Canvas::new(colors);
    canvas.path(fill(Role::City), "M0 0h400v200h-400z");
    let mut roofs = Vec::new();
    for (ix, &tint) in CITY_TINTS.iter().enumerate() {
        canvas.stamp(&WIDE, tint, at(200.0 + 200.0 * ix as f64, 150.0), 1.0);
    }
    let houses = Picture::of(&canvas.finish(kurbo::Rect::new(0.0, 0.0, 1400.0, 200.0), 280.0));
    for ix in 0..CITY_TINTS.len() {
        let middle = (200.0 + 200.0 * ix as f64, 80.0);
        let places = (0..6).map(|step| {
            (
                (middle.0 - 30.0 + f64::from(step) * 5.0) / 5.0,
                middle.1 / 5.0,
            )
        });
        roofs.push(median(&houses, places));
    }
    // A tile that is all city: walls belong to both sides.
    let full =
        (1..50).flat_map(|x| (1..50).map(move |y| at(f64::from(x) * 20.0, f64::from(y) * 20.0)));
    let full = full.map(|point| pixel(point + Vec2::new(2000.0, 2000.0)));
    let from_afar = [
        mean(&picture, &area(SegmentKind::Field)),
        mean(&picture, &full.collect::<Vec<_>>()),
    ];
    Grounds {
        from_afar,
        table: median(&picture, hole),
        field: median(&picture, area(SegmentKind::Field).into_iter()),
        road: median(&picture, road.map(pixel)),
        city: median(
            &houses,
            (0..30).map(|step| (f64::from(step) * 0.5 + 1.0, 4.0)),
        ),
        roofs,
    }
}

#[test]
fn grounds_are_told_apart_by_brightness_on_pixels_by_everybody() {
    let mut wrong = Vec::new();
    for theme in [Theme::Day, Theme::Night, Theme::Contrast] {
        for tile_px in [48.0, 64.0, 160.0] {
            let grounds = look(theme, tile_px);
            for (name, eye) in &EYES {
                let apart = |one: Light, other: Light| contrast(seen(eye, one), seen(eye, other));
                let roofs = grounds.roofs.iter().map(|&roof| apart(grounds.city, roof));
                for (what, found, least) in [
                    ("table and field", apart(grounds.table, grounds.field), 3.0),
                    ("table and road", apart(grounds.table, grounds.road), 3.0),
                    ("table and city", apart(grounds.table, grounds.city), 1.6),
                    ("field and city", apart(grounds.field, grounds.city), 1.5),
                    ("field and road", apart(grounds.field, grounds.road), 1.5),
                    ("city and roofs", roofs.fold(f64::INFINITY, f64::min), 1.5),
                    (
                        "field and city from afar",
                        apart(grounds.from_afar[0], grounds.from_afar[1]),
                        if tile_px < 100.0 { 1.5 } else { 1.3 },
                    ),
                ] {
                    if found < least {
                        let theme = theme.name();
                        wrong.push(format!(
                            "{theme} at {tile_px} px, {name}: {what} are {found:.2} apart, not {least}"
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Around every card runs a rim that is told from the table even where a dark city ends.
#[test]
fn cards_end_visibly_on_the_table() {
    let mut wrong = Vec::new();
    for theme in [Theme::Day, Theme::Night, Theme::Contrast] {
        let (card, table) = (theme.color(Role::Card), theme.color(Role::Table));
        for (name, eye) in &EYES {
            let [card, table] = [card, table].map(|color| seen(eye, light_of(rgb_of(color))));
            let found = contrast(card, table);
            if found < 2.0 {
                let theme = theme.name();
                wrong.push(format!(
                    "{theme}, {name}: card and table are {found:.2} apart"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn terrain_is_told_apart_by_brightness_alone() {
    for theme in Theme::ALL {
        let least = match theme {
            Theme::Contrast => 3.0,
            Theme::Day | Theme::Night => 1.5,
            Theme::Diagram => 1.35,
        };
        if theme == Theme::Contrast {
            for (one, other, least) in [
                (Role::Water, Role::Field, 2.0),
                (Role::Bank, Role::Field, 3.0),
                (Role::Glow, Role::Field, 2.0),
                (Role::Glow, Role::Road, 3.0),
                (Role::InkFigure, Role::Halo, 3.0),
            ] {
                let found = between(theme.color(one), theme.color(other));
                let (one, other) = (one.name(), other.name());
                assert!(found >= least, "{one} and {other}: {found:.2}");
            }
        }
        let terrain = [Role::Field, Role::Road, Role::City];
        for (ix, &one) in terrain.iter().enumerate() {
            for &other in &terrain[ix + 1..] {
                // Roads of the diagram are white on a pale field; their dark edges tell them.
                let is_edged = theme == Theme::Diagram && one == Role::Field && other == Role::Road;
                let other = if is_edged { Role::RoadEdge } else { other };
                let found = between(theme.color(one), theme.color(other));
                assert!(
                    found >= least,
                    "{}: {} and {} are {found:.2} apart, not {least}",
                    theme.name(),
                    one.name(),
                    other.name()
                );
            }
        }
    }
}

/// A mark has rims of the opposite brightness: on every ground every eye sees one of the two.
#[test]
fn marks_are_seen_on_every_ground_by_everybody() {
    for theme in Theme::ALL {
        for (name, eye) in &EYES {
            let light = |role: Role| seen(eye, light_of(rgb_of(theme.color(role))));
            for ground in [Role::Table, Role::Field, Role::Road, Role::City] {
                let marks = [Role::Glow, Role::GlowRim];
                let found = marks.map(|mark| contrast(light(mark), light(ground)));
                let best = found[0].max(found[1]);
                let (theme, ground) = (theme.name(), ground.name());
                assert!(
                    best >= 2.0,
                    "{theme}, {name}: a mark on {ground} is {best:.2} apart"
                );
            }
        }
    }
}

/// Draws a tile among eight others, not marked as the last and marked.
fn bare_and_marked(theme: Theme, tile_px: f64) -> [Picture; 2] {
    let kind = catalogue().find("city-cap-road").unwrap();
    let mut board = Board::default();
    for ix in 0..9 {
        board.tiles.push(BoardTile {
            kind,
            cell: Cell::new(ix % 3, ix / 3),
            rotation: Rotation::from_ix((ix % 4) as u8),
            copy: 0,
        });
    }
    let style = BoardStyle {
        colors: Colors::Fixed(theme),
        tile_px,
    };
    let bare = Picture::of(&draw_board(&board, &style));
    board.last.push(Cell::new(1, 1));
    [bare, Picture::of(&draw_board(&board, &style))]
}

/// Returns for each side of the tile how far two such pictures are apart for an eye: at each step along the side the most
/// that its rim shows, and of these the middle one.
fn mark_on_sides(pictures: &[Picture; 2], tile_px: f64, eye: &Eye) -> [f64; 4] {
    let apart = |x: f64, y: f64| {
        let pixel = |at: f64| ((at + 200.0) * tile_px / 1000.0) as usize;
        let ix = pixel(y) * pictures[0].width + pixel(x);
        let lights = pictures
            .each_ref()
            .map(|picture| seen(eye, light_of(picture.rgb[ix])));
        contrast(lights[0], lights[1])
    };
    let steps = || (1..40).map(|step| 1000.0 + f64::from(step) * 25.0);
    let depths = || (0..6).map(|depth| f64::from(depth) * 12.0 - 12.0);
    [0, 1, 2, 3].map(|side| {
        let most = steps().map(|along| {
            let here = depths().map(|depth| match side {
                0 => apart(along, 1000.0 + depth),
                1 => apart(2000.0 - depth, along),
                2 => apart(along, 2000.0 - depth),
                _ => apart(1000.0 + depth, along),
            });
            here.fold(1.0, f64::max)
        });
        let mut most: Vec<f64> = most.collect();
        most.sort_by(f64::total_cmp);
        most[most.len() / 2]
    })
}

#[test]
fn the_last_tile_is_found_by_everybody() {
    let mut wrong = Vec::new();
    for theme in Theme::ALL {
        for tile_px in [48.0, 64.0, 160.0] {
            let pictures = bare_and_marked(theme, tile_px);
            for (name, eye) in &EYES {
                let sides = mark_on_sides(&pictures, tile_px, eye);
                let least = sides.into_iter().fold(f64::INFINITY, f64::min);
                if least < 1.7 {
                    let theme = theme.name();
                    wrong.push(format!(
                        "{theme} at {tile_px} px, {name}: the mark is {least:.2} apart from its tile"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_are_read_on_table_and_sheet() {
    for theme in Theme::ALL {
        for (letters, ground) in [
            (Role::Letters, Role::Table),
            (Role::Letters, Role::TableLight),
            (Role::SheetLetters, Role::Sheet),
        ] {
            let found = between(theme.color(letters), theme.color(ground));
            assert!(found >= 4.5, "{}: {found:.2}", theme.name());
        }
    }
}

#[test]
fn every_color_is_one() {
    for theme in Theme::ALL {
        for &role in Role::ALL {
            let color = theme.color(role);
            assert!(color.len() == 7 && color.starts_with('#'), "{color}");
            assert!(u32::from_str_radix(&color[1..], 16).is_ok(), "{color}");
        }
    }
    for look in SEATS {
        assert!(between(look.body, look.mark) >= 3.0, "{}", look.name);
    }
}

/// The light of some places together.
fn mean(picture: &Picture, places: &[(f64, f64)]) -> Light {
    let mut sum = [0.0; 3];
    for &(x, y) in places {
        let light = light_of(picture.rgb[y as usize * picture.width + x as usize]);
        for (sum, part) in sum.iter_mut().zip(light) {
            *sum += part;
        }
    }
    sum.map(|sum| sum / places.len().max(1) as f64)
}

/// The pixel of middle brightness among those at some places.
fn median(picture: &Picture, places: impl Iterator<Item = (f64, f64)>) -> Light {
    let mut lights: Vec<Light> = places
        .map(|(x, y)| light_of(picture.rgb[y as usize * picture.width + x as usize]))
        .collect();
    lights.sort_by(|a, b| brightness(*a).total_cmp(&brightness(*b)));
    lights[lights.len() / 2]
}

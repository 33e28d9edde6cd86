//! Colors and values: what the eye must part is apart in brightness on pixels, for everybody, and nothing that is read
//! at a small size looks like anything else.

use carcas_art::board::{Board, BoardStyle, BoardTile, draw_board};
use carcas_art::canvas::{Canvas, Colors, Stencil, Tint, fill};
use carcas_art::geometry::{Area, Point, along, at, length};
use carcas_art::stencils::figure::{FIGURES, FigureArt, NEUTRALS};
use carcas_art::stencils::house::{CITY_TINTS, WIDE};
use carcas_art::stencils::token::TOKENS;
use carcas_art::stencils::{building, ground, symbol};
use carcas_art::theme::{Role, SEATS, Theme};
use carcas_art::tile::{Detail, atlas};
use carcas_engine::Cell;
use carcas_tiles::{Rotation, SegmentKind, catalogue};

/// Red, green and blue as amounts of light.
type Light = [f64; 3];

fn light_of(rgb: [u8; 3]) -> Light {
    rgb.map(|value| {
        let value = f64::from(value) / 255.0;
        match value <= 0.04045 {
            true => value / 12.92,
            false => ((value + 0.055) / 1.055).powf(2.4),
        }
    })
}

fn rgb_of(color: &str) -> [u8; 3] {
    [1, 3, 5].map(|at| u8::from_str_radix(&color[at..at + 2], 16).unwrap())
}

/// The brightness of light as people see it.
fn brightness([red, green, blue]: Light) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Light, other: Light) -> f64 {
    let (a, b) = (brightness(one), brightness(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
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

/// A drawing as pixels.
struct Picture {
    width: usize,
    rgb: Vec<[u8; 3]>,
}

impl Picture {
    fn of(svg: &str) -> Self {
        let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).unwrap();
        let size = tree.size().to_int_size();
        let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).unwrap();
        let transform = resvg::tiny_skia::Transform::identity();
        resvg::render(&tree, transform, &mut pixels.as_mut());
        let rgb = pixels.data().chunks_exact(4).map(|p| [p[0], p[1], p[2]]);
        Self {
            width: size.width() as usize,
            rgb: rgb.collect(),
        }
    }

    /// The pixel of middle brightness among those at some places.
    fn median(&self, places: impl Iterator<Item = (f64, f64)>) -> Light {
        let mut lights: Vec<Light> = places
            .map(|(x, y)| light_of(self.rgb[y as usize * self.width + x as usize]))
            .collect();
        lights.sort_by(|a, b| brightness(*a).total_cmp(&brightness(*b)));
        lights[lights.len() / 2]
    }
}

/// The grounds of a theme as they are drawn: table, field, road, city, and each color of roofs.
struct Grounds {
    table: Light,
    field: Light,
    road: Light,
    city: Light,
    roofs: Vec<Light>,
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
        roofs.push(houses.median(places));
    }
    Grounds {
        table: picture.median(hole),
        field: picture.median(area(SegmentKind::Field).into_iter()),
        road: picture.median(road.map(pixel)),
        city: houses.median((0..30).map(|step| (f64::from(step) * 0.5 + 1.0, 4.0))),
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
                    ("field and city", apart(grounds.field, grounds.city), 1.5),
                    ("field and road", apart(grounds.field, grounds.road), 1.5),
                    ("city and roofs", roofs.fold(f64::INFINITY, f64::min), 1.5),
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

/// What is read on a board: its name, and how it is stamped at a size.
type Sign = (&'static str, Box<dyn Fn(&mut Canvas, Detail)>);

fn signs() -> Vec<Sign> {
    let stamped = |stencil: Stencil, scale: fn(Detail) -> f64| -> Sign {
        let stamp = move |canvas: &mut Canvas, detail: Detail| {
            canvas.stamp(&stencil, Tint::None, at(0.0, 0.0), scale(detail));
        };
        (stencil.name, Box::new(stamp))
    };
    let figure = |art: FigureArt| -> Sign {
        let stamp = move |canvas: &mut Canvas, detail: Detail| {
            art.stamp(canvas, 1, at(0.0, 130.0), detail.figure_scale());
        };
        (art.stencil.name, Box::new(stamp))
    };
    let mut signs: Vec<Sign> = Vec::new();
    for stencil in [
        symbol::PENNANT,
        symbol::DRAGON,
        symbol::PORTAL,
        symbol::MAGIC,
        symbol::GOODS_WINE,
        symbol::GOODS_GRAIN,
        symbol::GOODS_CLOTH,
        building::PRINCESS,
        building::INN,
    ] {
        signs.push(stamped(stencil, Detail::sign_scale));
    }
    for stencil in [
        building::TOWER,
        building::VOLCANO,
        building::MONASTERY,
        building::CATHEDRAL,
        building::BAZAAR,
        ground::GARDEN,
        ground::VINEYARD,
        ground::PIG_HERD,
        ground::HILL,
    ] {
        signs.push(stamped(stencil, |_| 1.0));
    }
    signs.extend(NEUTRALS.map(|stencil| stamped(stencil, Detail::figure_scale)));
    signs.extend(TOKENS.map(|stencil| stamped(stencil, |_| 1.0)));
    signs.extend(FIGURES.map(figure));
    signs
}

/// Draws a sign alone on grass at a size of tiles and returns its grays.
fn grays(sign: &Sign, tile_px: f64) -> Vec<f64> {
    let colors = Colors::Fixed(Theme::Day);
    let mut canvas = Canvas::new(colors);
    canvas.path(fill(Role::Field), "M-500-500h1000v1000h-1000z");
    (sign.1)(&mut canvas, Detail::of(tile_px, colors));
    let svg = canvas.finish(kurbo::Rect::new(-500.0, -500.0, 500.0, 500.0), tile_px);
    let picture = Picture::of(&svg);
    let gray = |&[red, green, blue]: &[u8; 3]| {
        0.2126 * f64::from(red) + 0.7152 * f64::from(green) + 0.0722 * f64::from(blue)
    };
    picture.rgb.iter().map(gray).collect()
}

/// How far two pictures are apart: the sum of what differs, as a share of what either shows besides the grass.
fn apart(one: &[f64], other: &[f64], grass: f64) -> f64 {
    let pairs = || one.iter().zip(other);
    let differs: f64 = pairs().map(|(a, b)| (a - b).abs()).sum();
    let shown: f64 = pairs()
        .map(|(a, b)| (a - grass).abs().max((b - grass).abs()))
        .sum();
    differs / shown.max(1.0)
}

/// At the size of a telephone and without color, any two of what is read on a board differ by a quarter of what they
/// show. The nearest are the tokens of two and of three sheep, with 0.266.
#[test]
fn no_two_signs_look_alike_at_forty_eight_pixels() {
    let signs = signs();
    let pictures: Vec<Vec<f64>> = signs.iter().map(|sign| grays(sign, 48.0)).collect();
    let grass = pictures[0][0];
    let mut all = Vec::new();
    for (ix, one) in pictures.iter().enumerate() {
        for (other_ix, other) in pictures.iter().enumerate().skip(ix + 1) {
            let (name, other_name) = (signs[ix].0, signs[other_ix].0);
            all.push((apart(one, other, grass), name, other_name));
        }
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("least apart: {:?}", &all[..8]);
    let (least, one, other) = all[0];
    assert!(least > LEAST_APART, "{one} and {other}: {least:.3}");
}

/// The smallest difference there is, rounded down.
const LEAST_APART: f64 = 0.26;

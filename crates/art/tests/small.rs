//! What is read where tiles are small: no sign looks like another, no field like a sign, and no ground is blank.

use carcas_art::canvas::{Canvas, Colors, Stencil, Tint, fill};
use carcas_art::geometry::{Area, at};
use carcas_art::stencils::figure::{FIGURES, FigureArt, NEUTRALS};
use carcas_art::stencils::token::TOKENS;
use carcas_art::stencils::{building, ground, symbol};
use carcas_art::theme::{Role, Theme};
use carcas_art::tile::{Detail, N_COPIES, atlas, draw};
use carcas_laws::is_deep;
use carcas_tiles::{KindId, Rotation, SegmentKind, catalogue};

use crate::pixels::{Picture, contrast, light_of};

const DAY: Colors = Colors::Fixed(Theme::Day);

/// What is read on a board: its name, and how it is stamped at a size.
type Sign = (&'static str, Box<dyn Fn(&mut Canvas, Detail)>);

/// How many of them are printed on tiles; these come first.
const N_ON_TILES: usize = 18;

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
        ground::VINEYARD,
    ] {
        signs.push(stamped(stencil, Detail::sign_scale));
    }
    for stencil in [building::VOLCANO, building::MONASTERY, building::CATHEDRAL] {
        signs.push(stamped(stencil, |_| 1.0));
    }
    // What has ground of its own grows less.
    for stencil in [
        building::TOWER,
        building::BAZAAR,
        ground::GARDEN,
        ground::PIG_HERD,
        ground::HILL,
    ] {
        signs.push(stamped(stencil, Detail::plot_scale));
    }
    assert_eq!(signs.len(), N_ON_TILES);
    signs.extend(NEUTRALS.map(|stencil| stamped(stencil, Detail::figure_scale)));
    signs.extend(TOKENS.map(|stencil| stamped(stencil, |_| 1.0)));
    signs.extend(FIGURES.map(figure));
    signs
}

/// Draws a sign alone on a ground at a size of tiles.
fn alone(sign: &Sign, (theme, ground): (Theme, Role), tile_px: f64) -> Picture {
    let colors = Colors::Fixed(theme);
    let mut canvas = Canvas::new(colors);
    canvas.path(fill(ground), "M-500-500h1000v1000h-1000z");
    (sign.1)(&mut canvas, Detail::of(tile_px, colors));
    let svg = canvas.finish(kurbo::Rect::new(-500.0, -500.0, 500.0, 500.0), tile_px);
    Picture::of(&svg)
}

/// Draws a sign alone on grass at a size of tiles and returns its grays, row by row.
fn grays(sign: &Sign, tile_px: f64) -> Vec<f64> {
    grays_of(&alone(sign, (Theme::Day, Role::Field), tile_px))
}

/// How many pixels of a sign must stand out, and how far, where a tile has 48.
const LEAST_SEEN: (usize, f64) = (24, 1.6);

/// Not only different from each other: every sign, figure and token is seen at all, in every theme, on grass, and on the
/// ground of cities what may be there.
#[test]
fn every_sign_stands_out_from_its_ground_at_forty_eight_pixels() {
    let mut wrong = Vec::new();
    for theme in [Theme::Day, Theme::Night, Theme::Contrast] {
        for (ix, sign) in signs().iter().enumerate() {
            for ground in [Role::Field, Role::City] {
                let only_on_grass = ["garden", "vineyard", "pig-herd", "hill", "inn", "volcano"];
                if ground == Role::City && only_on_grass.contains(&sign.0) {
                    continue;
                }
                let picture = alone(sign, (theme, ground), 48.0);
                let below = light_of(picture.rgb[0]);
                let (n_least, least) = LEAST_SEEN;
                let seen = picture.rgb.iter();
                let n_seen = seen
                    .filter(|pixel| contrast(light_of(**pixel), below) >= least)
                    .count();
                if n_seen < n_least {
                    let (theme, ground) = (theme.name(), ground.name());
                    let name = sign.0;
                    wrong.push(format!(
                        "{theme}: {n_seen} pixels of {name} on {ground} ({ix})"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn grays_of(picture: &Picture) -> Vec<f64> {
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

/// A tile alone, with its grass, as pixels.
fn tile(kind: KindId, copy: u8, tile_px: f64) -> Picture {
    let art = draw(kind, Rotation::R0, copy, Detail::of(tile_px, DAY), DAY);
    let mut canvas = Canvas::new(DAY);
    canvas.path(fill(Role::Field), "M0 0h1000v1000h-1000z");
    canvas.append(art.ground);
    canvas.append(art.upright);
    Picture::of(&canvas.finish(kurbo::Rect::new(0.0, 0.0, 1000.0, 1000.0), tile_px))
}

/// The part of a square picture that shows more than grass: the first and the last column and row, and its side.
struct Window {
    grays: Vec<f64>,
    width: usize,
    height: usize,
}

fn window(grays: &[f64], side: usize, grass: f64) -> Window {
    let shown = |ix: &usize| (grays[*ix] - grass).abs() > 6.0;
    let (mut columns, mut rows) = ((side, 0), (side, 0));
    for ix in (0..grays.len()).filter(shown) {
        let (x, y) = (ix % side, ix / side);
        columns = (columns.0.min(x), columns.1.max(x));
        rows = (rows.0.min(y), rows.1.max(y));
    }
    let cut = (rows.0..=rows.1).flat_map(|y| y * side + columns.0..=y * side + columns.1);
    Window {
        grays: cut.map(|ix| grays[ix]).collect(),
        width: columns.1 - columns.0 + 1,
        height: rows.1 - rows.0 + 1,
    }
}

/// How near the likest place of a tile comes to a sign.
fn likest(tile: &[f64], side: usize, sign: &Window, grass: f64) -> f64 {
    let mut least = f64::INFINITY;
    for top in 0..=side - sign.height {
        for left in 0..=side - sign.width {
            let mut here = Vec::with_capacity(sign.grays.len());
            for row in 0..sign.height {
                let from = (top + row) * side + left;
                here.extend_from_slice(&tile[from..from + sign.width]);
            }
            least = least.min(apart(&here, &sign.grays, grass));
        }
    }
    least
}

/// Trees, crops, sheep, houses and landmarks are no signs: on tiles without any symbol no place looks like one.
#[test]
fn nothing_that_only_adorns_looks_like_a_sign() {
    const PX: usize = 48;
    let plain = [
        "road-straight",
        "road-curve",
        "city-cap",
        "city-corner",
        "city-full",
        "road-fork",
        "city-tube",
    ];
    let all = signs();
    let signs: Vec<(&str, Window)> = all[..N_ON_TILES]
        .iter()
        .map(|sign| {
            let grays = grays(sign, PX as f64);
            (sign.0, window(&grays, PX, grays[0]))
        })
        .collect();
    let grass = grays(&all[0], PX as f64)[0];
    let mut found = Vec::new();
    for name in plain {
        let kind = catalogue().find(name).unwrap();
        for copy in 0..N_COPIES {
            let grays = grays_of(&tile(kind, copy, PX as f64));
            for (sign, window) in &signs {
                found.push((likest(&grays, PX, window, grass), name, copy, *sign));
            }
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("likest: {:?}", &found[..8]);
    let (least, tile, copy, sign) = found[0];
    assert!(
        least > LEAST_APART,
        "{tile}, copy {copy}, looks like {sign}: {least:.3}"
    );
}

/// The least share of a patch of ground that shows something: a tree on half a tile.
const LEAST_SHOWN: f64 = 0.008;

#[test]
fn no_ground_is_blank_from_sixty_pixels_on() {
    let field = light_of(
        [1, 3, 5]
            .map(|at| u8::from_str_radix(&Theme::Day.color(Role::Field)[at..at + 2], 16).unwrap()),
    );
    let mut wrong = Vec::new();
    for (id, kind) in catalogue().kinds() {
        // Every copy in a deep run, one of each tile daily.
        let is_looked_at = |&copy: &u8| is_deep() || copy == id.0 as u8 % N_COPIES;
        for copy in (0..N_COPIES).filter(is_looked_at) {
            let picture = tile(id, copy, 60.0);
            let layout = atlas().turned(id, Rotation::R0);
            for (ix, segment) in kind.segments.iter().enumerate() {
                if segment.kind != SegmentKind::Field {
                    continue;
                }
                // Walls and edges of roads do not count.
                let inner = inner(&layout.areas[ix]);
                if inner.len() < 200 {
                    continue;
                }
                let is_shown = |&&(x, y): &&(f64, f64)| {
                    let pixel = picture.rgb[y as usize * picture.width + x as usize];
                    contrast(light_of(pixel), field) > 1.15
                };
                let share = inner.iter().filter(is_shown).count() as f64 / inner.len() as f64;
                if share < LEAST_SHOWN {
                    wrong.push(format!(
                        "{} copy {copy}: field {ix} shows {share:.3}",
                        kind.id
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} fields: {}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Places of an area away from its edges, in pixels of a tile of 60.
fn inner(area: &Area) -> Vec<(f64, f64)> {
    let steps = (1..60).map(|step| f64::from(step) * 1000.0 / 60.0);
    let grid = steps
        .clone()
        .flat_map(|x| steps.clone().map(move |y| (x, y)));
    grid.filter(|&(x, y)| {
        let point = at(x, y);
        area.contains(point) && area.distance_to_edge(point) > 60.0
    })
    .map(|(x, y)| (x * 0.06, y * 0.06))
    .collect()
}

/// Seats are told by their marks where colors are not, so marks are large enough to be shapes: also on who lies, and is
/// smaller in a narrow field.
#[test]
fn marks_of_seats_are_shapes_at_forty_eight_pixels() {
    const LEAST: f64 = 5.0;
    let scale = Detail::of(48.0, Colors::Fixed(Theme::Day)).figure_scale();
    for art in FIGURES {
        let lies = matches!(art.stencil.name, "farmer" | "large-farmer");
        let share = if lies { 0.8 } else { 1.0 };
        // A mark is drawn in a box of 60 units.
        let px = 60.0 * art.mark_scale * scale * share * 48.0 / 1000.0;
        let name = art.stencil.name;
        assert!(px >= LEAST, "the mark on {name} is {px:.1} pixels wide");
    }
}

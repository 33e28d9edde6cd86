//! What browsers get: complete, small, and the same as what boards show.

use std::fs;
use std::io::Write;

use carcas_art::board::figure_art;
use carcas_art::canvas::{Canvas, Colors};
use carcas_art::geometry::{Rect, SIZE};
use carcas_art::layout::carcassonne;
use carcas_art::motion;
use carcas_art::pack::{self, OVERHANG, Part, Size, kinds, pieces, tile_svg, tiles};
use carcas_art::theme::{Role, Theme};
use carcas_art::tile::{Detail, N_COPIES, atlas, draw};
use carcas_engine::FigureKind;
use carcas_tiles::{Box as TileBox, Group, Rotation, catalogue};
use flate2::Compression;
use flate2::write::GzEncoder;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde_json::Value;

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The size of a text as servers send it.
fn compressed(text: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

/// A page that plays with the dragon loads at most this much before it can draw everything, in bytes.
const BUDGET: usize = 400_000;

/// What it loads for each size of tiles, in kilobytes; `docs/adr/0022` and `docs/art.md` tell the same.
const STATED: [(Size, usize); 3] = [(Size::Small, 51), (Size::Middle, 212), (Size::Large, 289)];

#[test]
fn base_and_dragon_in_all_copies_are_as_small_as_stated() {
    let found = STATED.map(|(size, stated)| {
        let parts = [
            tiles(TileBox::Base, size),
            tiles(TileBox::PrincessAndDragon, size),
            pieces(),
        ];
        let sum: usize = parts.iter().map(|part| compressed(part)).sum();
        (size, stated, sum)
    });
    println!("{found:?}");
    for (size, stated, sum) in found {
        assert!(sum < BUDGET, "{size:?}: {sum} bytes");
        assert!(
            sum.abs_diff(stated * 1000) < 3_000,
            "{size:?}: {sum} bytes, not the {stated} KB that are stated: {found:?}"
        );
    }
}

#[test]
fn every_tile_of_every_box_is_there_in_all_copies_and_rotations() {
    for of in TileBox::ALL {
        let pack = parsed(&tiles(of, Size::Small));
        for (kind, n_copies) in kinds(of) {
            let kind = atlas().kind(kind);
            let tile = &pack["tiles"][&kind.id];
            assert!((1..=N_COPIES).contains(&n_copies), "{}", kind.id);
            let drawings = tile["drawings"].as_array().unwrap();
            assert_eq!(drawings.len(), usize::from(n_copies), "{}", kind.id);
            assert!(
                drawings
                    .iter()
                    .all(|turned| turned.as_array().unwrap().len() == 4)
            );
            let segments = tile["segments"].as_array().unwrap();
            assert_eq!(segments.len(), kind.segments.len(), "{}", kind.id);
            for (segment, told) in kind.segments.iter().zip(segments) {
                assert_eq!(told["kind"], segment.kind.name());
                assert!(
                    told["outline"].as_str().unwrap().starts_with('M'),
                    "{}",
                    kind.id
                );
                let spots = told["spots"].as_array().unwrap();
                assert_eq!(spots.len(), 4);
                for at in spots.iter().flat_map(|spot| &spot.as_array().unwrap()[..2]) {
                    let at = at.as_f64().unwrap();
                    assert!((0.0..=SIZE).contains(&at), "{} has a spot at {at}", kind.id);
                }
            }
            assert_eq!(tile["towers"].as_array().unwrap().len(), 4);
        }
    }
}

/// Returns a fragment of a pack as a file, put together as clients do: the stencils that it uses, and colors of a theme.
fn assembled(body: &str, pack: &Value, theme: Theme) -> String {
    let mut used: Vec<&str> = body.split("href='#").skip(1).collect();
    used = used
        .iter()
        .filter_map(|part| part.split('\'').next())
        .collect();
    used.sort_unstable();
    used.dedup();
    let mut svg = "<svg xmlns='http://www.w3.org/2000/svg' width='224' height='224' viewBox='-200 -200 1400 1400' \
                   stroke-linejoin='round' stroke-linecap='round' fill='none'><defs>"
        .to_owned();
    for name in used {
        let stencil = pack["stencils"][name].as_str();
        svg += &format!(
            "<g id='{name}'>{}</g>",
            stencil.unwrap_or_else(|| panic!("no stencil {name}"))
        );
    }
    svg += &format!("</defs>{body}</svg>");
    for &role in Role::ALL {
        svg = svg.replace(&format!("var(--{})", role.name()), theme.color(role));
    }
    assert!(!svg.contains("var("), "a color is left");
    svg
}

fn rendered(svg: &str, width: u32, height: u32) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).unwrap();
    let mut pixmap = Pixmap::new(width, height).unwrap();
    let scale = width as f32 / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    pixmap
}

#[test]
fn what_clients_put_together_is_what_boards_show() {
    let pack = parsed(&tiles(TileBox::PrincessAndDragon, Size::Large));
    for (ix, (kind, n_copies)) in kinds(TileBox::PrincessAndDragon).into_iter().enumerate() {
        let (copy, turn) = (ix % usize::from(n_copies), ix % 4);
        let theme = Theme::ALL[ix % 3];
        let drawing = &pack["tiles"][&atlas().kind(kind).id]["drawings"][copy][turn];
        let put = assembled(drawing[1].as_str().unwrap(), &pack, theme);
        let rotation = Rotation::from_ix(turn as u8);
        let shown = tile_svg(
            kind,
            (copy as u8, rotation),
            theme,
            Size::Large,
            Part::Upright,
        );
        let (put, shown) = (rendered(&put, 224, 224), rendered(&shown, 224, 224));
        assert!(put == shown, "{}", atlas().kind(kind).id);
        let ground = tile_svg(
            kind,
            (copy as u8, rotation),
            theme,
            Size::Large,
            Part::Ground,
        );
        let ground = rendered(&ground, 160, 160);
        assert!(ground.pixels().iter().all(|pixel| pixel.alpha() == 255));
    }
}

/// Everything that a drawing stamps is in its pack.
#[test]
fn every_drawing_finds_its_stencils() {
    for of in TileBox::ALL {
        for size in [Size::Small, Size::Large] {
            let pack = parsed(&tiles(of, size));
            for tile in pack["tiles"].as_object().unwrap().values() {
                for part in tile["drawings"][0]
                    .as_array()
                    .unwrap()
                    .iter()
                    .flat_map(|turned| turned.as_array().unwrap())
                {
                    let svg = assembled(part.as_str().unwrap(), &pack, Theme::Day);
                    roxmltree::Document::parse(&svg).unwrap();
                }
                for over in tile["over"].as_array().unwrap() {
                    for body in over.as_array().unwrap() {
                        for stamped in body.as_str().unwrap().split("href='#").skip(1) {
                            let name = stamped.split('\'').next().unwrap();
                            assert!(pack["stencils"][name].is_string(), "{name}");
                        }
                    }
                }
            }
        }
    }
}

/// What counts must not be lost below a bridge, whichever way it runs and however the tile lies.
#[test]
fn signs_are_painted_once_more_above_bridges() {
    let pack = parsed(&tiles(TileBox::PrincessAndDragon, Size::Large));
    let mut n_signs = 0;
    for (id, tile) in pack["tiles"].as_object().unwrap() {
        let drawings = tile["drawings"][0].as_array().unwrap();
        for (drawing, over) in drawings.iter().zip(tile["over"].as_array().unwrap()) {
            for sign in ["dragon", "portal", "princess", "pennant"] {
                let stamp = format!("<use href='#{sign}'");
                let n_in = |text: &Value| text.as_str().unwrap().matches(&stamp).count();
                let n_drawn = n_in(&drawing[1]);
                n_signs += n_drawn;
                assert_eq!(
                    [n_in(&over[0]), n_in(&over[1])],
                    [n_drawn; 2],
                    "{sign} on {id}"
                );
            }
        }
    }
    assert!(n_signs > 40, "{n_signs}");
}

/// Clients read drawings with a few lines of script, which know no more than this (`docs/adr/0022`).
#[test]
fn drawings_hold_only_what_clients_can_paint() {
    const KNOWN: [(&str, &[&str]); 5] = [
        ("path", &["d"]),
        ("ellipse", &["cx", "cy", "rx", "ry"]),
        ("use", &["href", "x", "y", "transform"]),
        ("g", &["transform"]),
        ("svg", &["width", "height", "viewBox"]),
    ];
    const PAINT: [&str; 7] = [
        "fill",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "opacity",
        "fill-opacity",
        "stroke-opacity",
    ];
    let all = |pack: Value| -> Vec<String> {
        let stencils = pack["stencils"].as_object().unwrap().values().cloned();
        let tiles = pack["tiles"].as_object().unwrap().values();
        let drawings = tiles.flat_map(|tile| tile["drawings"][0].as_array().unwrap());
        let parts = drawings.flat_map(|turned| turned.as_array().unwrap().clone());
        let texts = stencils
            .chain(parts)
            .map(|text| text.as_str().unwrap().to_owned());
        texts.collect()
    };
    for of in TileBox::ALL {
        for text in all(parsed(&tiles(of, Size::Large))) {
            let whole = format!("<all>{text}</all>");
            let tree = roxmltree::Document::parse(&whole).unwrap();
            let elements = tree.descendants().filter(roxmltree::Node::is_element);
            for node in elements.skip(1) {
                let name = node.tag_name().name();
                let known = KNOWN.iter().find(|known| known.0 == name);
                let (_, known) = known.unwrap_or_else(|| panic!("clients know no <{name}>"));
                for attribute in node.attributes() {
                    let (name, value) = (attribute.name(), attribute.value());
                    assert!(
                        known.contains(&name) || PAINT.contains(&name),
                        "clients know no {name}={value}"
                    );
                    let moves = ["translate(", "scale("];
                    let is_known = |part: &str| moves.iter().any(|begin| part.starts_with(begin));
                    let mut parts = value.split_inclusive(')');
                    assert!(name != "transform" || parts.all(is_known), "{value}");
                }
                let is_group = ["g", "use", "svg"].contains(&name);
                assert!(
                    !is_group || !node.has_attribute("opacity"),
                    "a group that shines through"
                );
            }
        }
    }
}

/// A placed tile repaints its overhang; what is farther away would be cut.
#[test]
fn nothing_reaches_farther_than_the_overhang() {
    const PX: u32 = 36;
    let beyond = 2.0 * OVERHANG;
    let view = Rect::new(0.0, 0.0, SIZE, SIZE).inflate(beyond, beyond);
    let colors = Colors::Fixed(Theme::Day);
    let scale = f64::from(PX) / view.width();
    for (kind, tile_kind) in catalogue().kinds() {
        // The scene of Carcassonne is drawn as a whole.
        if carcassonne::place(tile_kind).is_some() {
            continue;
        }
        for rotation in (0..4).map(Rotation::from_ix) {
            let art = draw(kind, rotation, 0, Detail::of(160.0, colors), colors);
            let pixmap = rendered(&art.upright.finish(view, f64::from(PX)), PX, PX);
            let inside = |pixel: usize| {
                let at = |number: usize| number as f64 / scale - beyond;
                let (x, y) = (at(pixel % PX as usize), at(pixel / PX as usize));
                let margin = 1.0 / scale;
                let range = -OVERHANG - margin..SIZE + OVERHANG;
                range.contains(&x) && range.contains(&y)
            };
            for (ix, pixel) in pixmap.pixels().iter().enumerate() {
                assert!(
                    pixel.alpha() < 10 || inside(ix),
                    "{} turned {} times reaches too far at {ix}",
                    tile_kind.id,
                    rotation.ix()
                );
            }
        }
    }
}

#[test]
fn every_figure_of_a_seat_is_there_in_any_color() {
    let pack = parsed(&pieces());
    for kind in FigureKind::ALL {
        for lies in [false, true] {
            let art = figure_art(kind, lies);
            let figure = &pack["figures"][art.stencil.name];
            let body = figure["body"].as_str().unwrap();
            assert!(
                body.contains("var(--seat)"),
                "{kind:?} has no color of a seat"
            );
            assert_eq!(figure["mark"].as_array().unwrap().len(), 3);
        }
    }
    assert_eq!(pack["seats"].as_array().unwrap().len(), 6);
    for seat in pack["seats"].as_array().unwrap() {
        let mark = seat["mark"].as_str().unwrap();
        assert!(pack["stencils"][mark]["body"].is_string(), "{mark}");
    }
    for theme in Theme::ALL {
        let colors = pack["themes"][theme.name()].as_object().unwrap();
        assert_eq!(colors.len(), Role::ALL.len());
    }
}

#[test]
fn boxes_hold_all_of_a_figure() {
    let pack = parsed(&pieces());
    let all = ["figures", "stencils"]
        .into_iter()
        .flat_map(|of| pack[of].as_object().unwrap());
    for (name, stencil) in all {
        let numbers: Vec<f64> = stencil["box"]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_f64().unwrap())
            .collect();
        let [x, y, width, height] = numbers[..] else {
            panic!("{name} has no box");
        };
        let view = Rect::new(-900.0, -900.0, 900.0, 900.0);
        let canvas = Canvas::new(Colors::Fixed(Theme::Day));
        let empty = canvas.finish(view, 180.0);
        let mut body = stencil["body"].as_str().unwrap().to_owned();
        for &role in Role::ALL {
            body = body.replace(&format!("var(--{})", role.name()), Theme::Day.color(role));
        }
        let svg = empty.replace("</svg>", &format!("{body}</svg>"));
        let pixmap = rendered(&svg, 180, 180);
        let mut n_seen = 0;
        for (ix, pixel) in pixmap
            .pixels()
            .iter()
            .enumerate()
            .filter(|(_, pixel)| pixel.alpha() > 0)
        {
            let at = |number: usize| number as f64 * 10.0 - 900.0;
            let (px, py) = (at(ix % 180), at(ix / 180));
            n_seen += u32::from(pixel.alpha() > 0);
            assert!(
                px >= x - 10.0 && px <= x + width && py >= y - 10.0 && py <= y + height,
                "{name} is seen at {px}, {py}, outside of its box {numbers:?}"
            );
        }
        assert!(n_seen > 0, "{name} is not seen");
    }
}

#[test]
fn tiles_that_seats_hold_are_among_those_of_their_box() {
    let held = catalogue()
        .kinds()
        .filter(|(_, kind)| kind.group == Group::Seat);
    for (_, kind) in held {
        let pack = parsed(&tiles(kind.home, Size::Small));
        assert!(
            pack["tiles"][&kind.id].is_object(),
            "{} is missing",
            kind.id
        );
    }
}

#[test]
fn the_typescript_files_are_those_of_the_code() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/typescript");
    let files = [
        ("pack.ts", pack::typescript().to_owned()),
        ("motion.ts", motion::typescript()),
        ("stances.ts", pack::stances()),
    ];
    for (name, now) in files {
        let path = format!("{folder}/{name}");
        if std::env::var_os("CARCAS_BLESS").is_some() {
            fs::create_dir_all(folder).unwrap();
            fs::write(&path, &now).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == now,
            "typescript/{name} is stale; `cargo xtask bless art` writes it again"
        );
    }
}

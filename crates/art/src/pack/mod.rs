//! What a browser needs to show boards by itself, as compact JSON (`docs/adr/0022`).
//!
//! [`tiles`] has the drawings of all tiles of a box, with outlines, spots and towers; [`pieces()`] has figures, tokens, signs
//! and the colors of themes and seats. Drawings are fragments of SVG; [`tile_svg`] shows how a client makes a picture of
//! them that stands alone. Types for clients are in `crates/art/typescript`.

mod assemble;
mod json;
mod pieces;
mod share;
mod stances;
mod typescript;

use std::collections::BTreeMap;

use carcas_engine::Axis;
use carcas_tiles::{Box, Group, KindId, Printing, Rotation, SegmentKind, catalogue};

pub use self::assemble::{Part, tile_svg};
pub use self::pieces::pieces;
pub use self::stances::stances;
pub use self::typescript::typescript;

use self::json::{Json, plain};
use self::share::Shared;
use crate::board::{Course, course, paint_over, stance};
use crate::canvas::{Canvas, Colors, Num};
use crate::geometry::{Area, Point};
use crate::stencils::gate::TOWER_CORNER;
use crate::tile::{Detail, N_COPIES, area_data, atlas, draw};

/// How far over its tile a drawing reaches at most, in units of a tile: towers and trees to the north, shadows to the
/// south-east.
pub const OVERHANG: f64 = 200.0;

/// How large tiles are seen, which decides what is drawn on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// Below 48 device pixels: a whole board at a glance.
    Small,
    /// Up to 110.
    Middle,
    /// Above.
    Large,
}

impl Size {
    /// All sizes.
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];

    /// Returns the name used by browsers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Middle => "middle",
            Self::Large => "large",
        }
    }

    /// Reads the name used by browsers.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.name() == name)
    }

    /// Returns the pixels of a tile that stand for the size.
    pub const fn tile_px(self) -> f64 {
        match self {
            Self::Small => 40.0,
            Self::Middle => 80.0,
            Self::Large => 160.0,
        }
    }
}

/// Returns the kinds of a box in all its printings, with the number of drawings of each that a game can show.
pub fn kinds(of: Box) -> Vec<(KindId, u8)> {
    let mut found: BTreeMap<KindId, u8> = BTreeMap::new();
    let sets = Printing::ALL.map(|printing| catalogue().set(of, printing));
    for &(kind, n_tiles) in sets.into_iter().flatten().flat_map(|set| &set.copies) {
        let n_copies = found.entry(kind).or_default();
        *n_copies = n_tiles.min(N_COPIES).max(*n_copies);
    }
    // Tiles that seats hold are in no bag, and each seat has one.
    let held = catalogue().kinds();
    let held = held.filter(|(_, kind)| kind.home == of && kind.group == Group::Seat);
    found.extend(held.map(|(kind, _)| (kind, N_COPIES)));
    found.into_iter().collect()
}

/// Returns the drawings of the tiles of a box.
pub fn tiles(of: Box, size: Size) -> String {
    tiles_of(&kinds(of), size)
}

/// Returns the drawings of the tiles of the box with a name, if there is one.
pub fn tiles_by_name(name: &str, size: Size) -> Option<String> {
    let of = Box::ALL.into_iter().find(|of| of.name() == name)?;
    Some(tiles(of, size))
}

/// Returns the drawings of some kinds, of each as many as it has copies.
fn tiles_of(kinds: &[(KindId, u8)], size: Size) -> String {
    let detail = Detail::of(size.tile_px(), Colors::Variable);
    let mut stamped = Canvas::new(Colors::Variable);
    let mut shared = Shared::default();
    let mut drawn: Vec<(KindId, Vec<[String; 2]>)> = Vec::with_capacity(kinds.len());
    for &(kind, n_copies) in kinds {
        let mut drawings = Vec::with_capacity(usize::from(n_copies) * 4);
        for copy in 0..n_copies {
            for rotation in (0..4).map(Rotation::from_ix) {
                let art = draw(kind, rotation, copy, detail, Colors::Variable);
                stamped.adopt(&art.ground);
                stamped.adopt(&art.upright);
                let parts = [plain(&art.ground.body), plain(&art.upright.body)];
                parts.iter().for_each(|part| shared.count(part));
                drawings.push(parts);
            }
        }
        drawn.push((kind, drawings));
    }
    let mut json = Json::default();
    json.open('{');
    json.name("size").string(size.name());
    json.name("overhang").raw(Num(OVERHANG));
    json.name("tiles").open('{');
    for (kind, drawings) in &drawn {
        json.name(&atlas().kind(*kind).id).open('{');
        outline(&mut json, *kind);
        over_bridges(&mut json, &mut stamped, *kind, detail);
        json.name("drawings").open('[');
        // All rotations of one copy after the other.
        for turned in drawings.chunks(4) {
            json.open('[');
            for parts in turned {
                json.open('[');
                for part in parts {
                    json.string(&shared.shortened(part));
                }
                json.close(']');
            }
            json.close(']');
        }
        json.close(']').close('}');
    }
    json.close('}');
    stamped.stamp(&TOWER_CORNER, crate::canvas::Tint::None, Point::ZERO, 1.0);
    json.name("stencils").open('{');
    for (name, body) in stamped.stencils() {
        json.name(&name).string(&plain(&body));
    }
    for (name, body) in shared.stencils() {
        json.name(name).string(body);
    }
    json.close('}').close('}');
    json.text
}

/// Writes what a kind is like whatever its copy: its segments, where towers stand, and whether bridges over it bow.
fn outline(json: &mut Json, id: KindId) {
    let kind = atlas().kind(id);
    let layouts = Rotation::ALL.map(|rotation| atlas().turned(id, rotation));
    json.name("segments").open('[');
    for (ix, segment) in kind.segments.iter().enumerate() {
        json.open('{');
        json.name("kind").string(segment.kind.name());
        json.name("outline").string(&rough(&layouts[0].areas[ix]));
        json.name("spots").open('[');
        for layout in &layouts {
            let anchor = layout.anchors[ix];
            let share = stance::share(kind, layout, ix, anchor);
            json.open('[');
            json.raw(Num(anchor.x.round())).raw(Num(anchor.y.round()));
            let is_west = [(false, 1), (true, 2)]
                .map(|(is_wide, bit)| {
                    let is_field = segment.kind == SegmentKind::Field;
                    let field = Some(&layout.areas[ix]).filter(|_| is_field);
                    let way = stance::to_fairy(layout, field, anchor.to_vec2(), is_wide);
                    if way.x < 0.0 { bit } else { 0 }
                })
                .iter()
                .sum::<u8>();
            json.raw(share).raw(is_west);
            if segment.kind == SegmentKind::Field {
                json.raw(stance::upright_down(layout, ix, anchor));
            }
            json.close(']');
        }
        json.close(']').close('}');
    }
    json.close(']');
    let art = draw(
        id,
        Rotation::from_ix(0),
        0,
        Detail::of(40.0, Colors::Variable),
        Colors::Variable,
    );
    json.name("towers").open('[');
    for has_tower in art.towers {
        json.raw(u8::from(has_tower));
    }
    json.close(']');
    json.name("bows").open('[');
    for layout in &layouts {
        let [across, along] =
            [Axis::EastWest, Axis::NorthSouth].map(|axis| match course(&layout.pieces, axis) {
                Course::Straight => 0,
                Course::Onward => 1,
                Course::Back => 2,
            });
        json.raw(across + 4 * along);
    }
    json.close(']');
}

/// Writes what is painted above bridges over a kind, in each rotation: from west to east, from north to south.
fn over_bridges(json: &mut Json, stamped: &mut Canvas, id: KindId, detail: Detail) {
    json.name("over").open('[');
    for rotation in Rotation::ALL {
        json.open('[');
        for axis in [Axis::EastWest, Axis::NorthSouth] {
            let mut canvas = Canvas::new(Colors::Variable);
            let pieces = &atlas().turned(id, rotation).pieces;
            paint_over(&mut canvas, Point::ZERO, (pieces, axis), detail);
            stamped.adopt(&canvas);
            json.string(&plain(&canvas.body));
        }
        json.close(']');
    }
    json.close(']');
}

/// Returns an outline as data of a path.
fn rough(area: &Area) -> String {
    area_data(area)
}

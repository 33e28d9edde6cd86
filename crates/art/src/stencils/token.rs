//! Tokens: pieces that are put on the board or counted beside it.

use super::bridge::{
    BRIDGE_ACROSS, BRIDGE_ACROSS_NORTH, BRIDGE_ACROSS_SOUTH, BRIDGE_ALONG, BRIDGE_ALONG_EAST,
    BRIDGE_ALONG_WEST,
};
use super::figure::{CAST, DOT, GOLD, HALO, INK, LINEN, PEN, SHINE, STONE, STRAW, WHITE, stencil};
use crate::canvas::{Canvas, Paint, Stencil, Tint, fill, line};
use crate::geometry::Point;
use crate::theme::Role::{self, InkFigure};

const STONE_DEEP: Paint = fill(Role::StoneDark);
const STONE_TOP: Paint = fill(Role::Stone).lined(InkFigure, 10.0);
const JOINT: Paint = line(Role::StoneDark, 8.0);
const HOLE: Paint = fill(Role::InkWall);
const ROOF: Paint = fill(Role::RoofA).lined(InkFigure, 12.0);
const ROOF_DEEP: Paint = fill(Role::RoofADark);
const BANNER: Paint = fill(Role::Indigo).lined(InkFigure, 9.0);
const DISC: Paint = fill(Role::Leaf).lined(InkFigure, 13.0);
const DISC_RIM: Paint = line(Role::LeafLight, 9.0);
const NIGHT: Paint = fill(Role::Indigo).lined(InkFigure, 13.0);
const NIGHT_RIM: Paint = line(Role::MagicLight, 9.0);
const PELT: Paint = fill(Role::Slate).lined(InkFigure, 11.0);
const PELT_DEEP: Paint = fill(Role::SlateDark);
const HOOP: Paint = line(InkFigure, 26.0).blunt();
const HOOP_IRON: Paint = line(Role::StoneLight, 11.0).blunt();
const STAVE: Paint = line(Role::Wood, 8.0);
const BARREL_WOOD: Paint = fill(Role::StoneInner).lined(InkFigure, 14.0);
const GRAPE: Paint = fill(Role::Grape).lined(InkFigure, 9.0);
const LEAF: Paint = fill(Role::Leaf).lined(InkFigure, 8.0);
const GRAIN: Paint = fill(Role::Gold).lined(InkFigure, 13.0);
const STALK: Paint = line(Role::ThatchDark, 9.0);
const RIBBON: Paint = fill(Role::Wax).lined(InkFigure, 10.0);
const CLOTH: Paint = fill(Role::Water).lined(InkFigure, 13.0);
const CLOTH_LIGHT: Paint = fill(Role::Ripple).lined(InkFigure, 11.0);
const CLOTH_LINE: Paint = line(Role::Bank, 9.0);
const YARD: Paint = fill(Role::Plaza).lined(InkFigure, 10.0);
const RUST: Paint = fill(Role::RoofA).lined(InkFigure, 13.0);
const RUST_LIGHT: Paint = fill(Role::RoofC).lined(InkFigure, 11.0);
const RUST_LINE: Paint = line(Role::RoofADark, 9.0);

const DRUM: &str = "M-110 -110V0C-110 58 110 58 110 0V-110Z";

/// How far up the next piece of a tower goes.
pub const TOWER_STEP: f64 = 96.0;

/// The halo of one piece of a tower, apart because it must not cover the piece below.
pub const TOWER_HALO: Stencil = stencil!["tower-halo"; HALO DRUM, HALO (0 -110 110 44)];

/// One piece of a tower: a drum of stone.
pub const TOWER_PIECE: Stencil = stencil!["tower-piece";
    STONE DRUM,
    STONE_DEEP "M50 -70C80 -76 96 -84 104 -96V0C104 20 80 34 50 40Z",
    JOINT "M-102 -42C-84 -4 84 -4 102 -42M-56 -18V36M10 -14V-58M-40 -62V-20M64 -20V32",
    STONE (0 -110 110 44), STONE_TOP (0 -110 72 26), HOLE (0 -104 50 16),
];

const TOWER_SHADOW: Stencil =
    stencil!["tower-shadow"; CAST "M-60 30C20 10 120 -40 220 0C240 50 120 80 0 60Z"];

/// Stamps a tower of some pieces, one on the other, in one halo.
pub fn stamp_tower(canvas: &mut Canvas, pieces: u32, at: Point, scale: f64) {
    canvas.stamp(&TOWER_SHADOW, Tint::None, at, scale);
    for stencil in [&TOWER_HALO, &TOWER_PIECE] {
        for piece in 0..pieces {
            let up = f64::from(piece) * TOWER_STEP * scale;
            canvas.stamp(stencil, Tint::None, Point::new(at.x, at.y - up), scale);
        }
    }
}

const KEEP: &str = "M-78 -90V-280H-94V-334H-54V-308H-20V-334H20V-308H54V-334H94V-280H78V-90Z";
const CURTAIN: &str = "M-184 -134V8Q0 56 184 8V-134Q0 -92 -184 -134Z";
const MERLONS: &str = "M-128 -120v-34h34v40ZM-70 -110v-36h34v40ZM-14 -106v-38h34v38ZM42 -108v-38h34v34ZM100 -116v-38h34v30Z";
const TURRETS: &str =
    "M-240 -180V0C-240 32 -120 32 -120 0V-180ZM120 -180V0C120 32 240 32 240 0V-180Z";
const CONES: &str = "M-256 -172L-180 -316L-104 -172Q-180 -136 -256 -172ZM104 -172L180 -316L256 -172Q180 -136 104 -172Z";

/// A castle.
pub const CASTLE: Stencil = stencil!["castle";
    CAST "M-200 14C0 0 260 -50 390 20C330 90 -40 80 -200 14Z",
    HALO KEEP, HALO CURTAIN, HALO TURRETS, HALO CONES, HALO "M0 -320V-400L90 -376L0 -340Z",
    INK "M0 -320V-404", BANNER "M0 -408L92 -382L0 -350Z",
    YARD "M-184 -134Q0 -190 184 -134Q0 -80 -184 -134Z",
    STONE KEEP, STONE_DEEP "M36 -274H70V-120H36Z", JOINT "M-58 -236h34M-52 -166h30", HOLE "M-17 -196V-232C-17 -258 17 -258 17 -232V-196Z",
    STONE MERLONS, STONE CURTAIN, JOINT "M-106 -64h40M70 -62h40M-98 -14h26M80 -12h30",
    STONE TURRETS, STONE_DEEP "M-152 16V-160H-126V0C-128 8 -140 14 -152 16ZM208 16V-160H234V0C232 8 220 14 208 16Z",
    HOLE "M-196 -88V-118C-196 -138 -170 -138 -170 -118V-88ZM164 -88V-118C164 -138 190 -138 190 -118V-88Z",
    ROOF CONES, ROOF_DEEP "M-180 -296L-118 -178Q-136 -166 -156 -163ZM180 -296L242 -178Q224 -166 204 -163Z",
    HOLE "M-54 30V-32C-54 -86 54 -86 54 -32V30Z", STRAW "M-36 32V-28C-36 -60 36 -60 36 -28V32Z", PEN "M0 -50V32M-36 -10H36",
    SHINE "M-220 -30V-140M140 -30V-140",
];

const FLOCK_1: &str = "M-46 -86C-72 -104 -54 -146 -22 -142C-8 -168 40 -164 48 -142C82 -146 98 -108 78 -86C86 -58 54 -42 34 -52C14 -38 -20 -40 -28 -54C-50 -46 -62 -68 -46 -86Z";

/// Tokens of one, two, three and four sheep.
pub const SHEEP_TOKENS: [Stencil; 4] = [
    stencil!["sheep-1";
        CAST (16 -84 124 116), HALO (0 -100 120 112), DISC (0 -100 120 112), DISC_RIM (0 -100 104 96),
        INK "M-16 -52V-22M40 -52V-22", WHITE FLOCK_1, PEN "M-20 -96Q-6 -80 10 -94M20 -120Q34 -106 50 -118",
        DOT (-58 -110 24 28), LINEN (-66 -116 6 8), LINEN (-50 -116 6 8),
    ],
    stencil!["sheep-2";
        CAST (16 -84 124 116), HALO (0 -100 120 112), DISC (0 -100 120 112), DISC_RIM (0 -100 104 96),
        INK "M12 -122V-102M44 -122V-102M-30 -50V-26M8 -50V-26",
        WHITE "M-14 -134C-28 -166 4 -186 28 -178C58 -184 80 -156 64 -134C56 -110 -4 -110 -14 -134Z", DOT (-18 -150 17 20), LINEN (-23 -154 5 6), LINEN (-11 -154 5 6),
        WHITE "M-52 -62C-68 -98 -34 -120 -6 -110C26 -118 54 -86 36 -62C28 -36 -42 -36 -52 -62Z", DOT (-56 -80 19 22), LINEN (-62 -84 5 7), LINEN (-49 -84 5 7),
    ],
    stencil!["sheep-3";
        CAST (16 -84 124 116), HALO (0 -100 120 112), DISC (0 -100 120 112), DISC_RIM (0 -100 104 96),
        INK "M0 -122V-104M30 -122V-104M-52 -58V-38M-22 -58V-38M34 -58V-38M64 -58V-38",
        WHITE "M-20 -136C-30 -164 -4 -184 18 -176C44 -182 64 -156 50 -136C44 -116 -10 -116 -20 -136Z", DOT (-24 -152 15 18), LINEN (-28 -155 5 6),
        WHITE "M-72 -72C-82 -100 -56 -120 -34 -112C-8 -118 12 -92 -2 -72C-8 -52 -62 -52 -72 -72Z", DOT (-76 -88 15 18), LINEN (-80 -91 5 6),
        WHITE "M14 -72C4 -100 30 -120 52 -112C78 -118 98 -92 84 -72C78 -52 24 -52 14 -72Z", DOT (12 -88 15 18), LINEN (8 -91 5 6),
    ],
    stencil!["sheep-4";
        CAST (16 -84 124 116), HALO (0 -100 120 112), DISC (0 -100 120 112), DISC_RIM (0 -100 104 96),
        INK "M-48 -116V-100M-20 -116V-100M38 -116V-100M64 -116V-100M-48 -48V-32M-20 -48V-32M38 -48V-32M64 -48V-32",
        WHITE "M-66 -130C-76 -156 -50 -174 -30 -166C-6 -172 12 -148 -2 -130C-8 -110 -58 -110 -66 -130Z", DOT (-70 -144 14 17), LINEN (-74 -147 5 6),
        WHITE "M20 -130C10 -156 36 -174 56 -166C80 -172 98 -148 84 -130C78 -110 28 -110 20 -130Z", DOT (16 -144 14 17), LINEN (12 -147 5 6),
        WHITE "M-66 -62C-76 -88 -50 -106 -30 -98C-6 -104 12 -80 -2 -62C-8 -42 -58 -42 -66 -62Z", DOT (-70 -76 14 17), LINEN (-74 -79 5 6),
        WHITE "M20 -62C10 -88 36 -106 56 -98C80 -104 98 -80 84 -62C78 -42 28 -42 20 -62Z", DOT (16 -76 14 17), LINEN (12 -79 5 6),
    ],
];

/// The token of the wolf.
pub const WOLF_TOKEN: Stencil = stencil!["wolf";
    CAST (16 -84 124 116), HALO (0 -100 120 112), NIGHT (0 -100 120 112), NIGHT_RIM (0 -100 104 96),
    PELT "M-70 -186L-26 -154H26L70 -186L66 -120L84 -98L60 -92L64 -70L38 -70L0 -24L-38 -70L-64 -70L-60 -92L-84 -98L-66 -120Z",
    PELT_DEEP "M-58 -166L-34 -148L-54 -130ZM58 -166L34 -148L54 -130Z",
    LINEN "M-50 -84C-30 -78 -18 -90 0 -112C18 -90 30 -78 50 -84L34 -76L0 -34L-34 -76Z",
    GOLD "M-48 -116L-16 -104L-36 -98ZM48 -116L16 -104L36 -98Z", DOT (0 -40 15 11), PEN "M0 -40V-64",
];

/// A good: a barrel of wine.
pub const WINE: Stencil = stencil!["wine";
    CAST "M-60 0C0 -16 100 -16 140 20C100 44 -30 40 -60 0Z",
    HALO "M-66 -170C-96 -110 -96 -60 -66 0H66C96 -60 96 -110 66 -170Z",
    BARREL_WOOD "M-66 -170C-96 -110 -96 -60 -66 0Q0 18 66 0C96 -60 96 -110 66 -170Z",
    STAVE "M-28 -150C-40 -110 -40 -60 -28 4M28 -150C40 -110 40 -60 28 4",
    HOOP "M-84 -124Q0 -104 84 -124M-84 -42Q0 -22 84 -42", HOOP_IRON "M-84 -124Q0 -104 84 -124M-84 -42Q0 -22 84 -42",
    STRAW (0 -170 66 24),
    GRAPE (-22 -92 19 19), GRAPE (22 -92 19 19), GRAPE (0 -64 19 19), GRAPE (0 -96 19 19), LEAF "M0 -112C10 -140 40 -136 46 -124C36 -108 14 -104 0 -112Z",
];

/// A good: a sheaf of grain.
pub const GRAIN_SHEAF: Stencil = stencil!["grain";
    CAST "M-50 0C0 -16 90 -16 130 20C90 44 -20 40 -50 0Z",
    HALO "M-30 -84C-70 -110 -90 -140 -84 -176L-40 -196L0 -206L40 -196L84 -176C90 -140 70 -110 30 -84L60 2H-60Z",
    GRAIN "M-24 -84L-62 2Q0 16 62 2L24 -84Z",
    GRAIN "M-26 -80C-70 -104 -96 -140 -82 -178C-66 -172 -58 -166 -52 -158C-52 -180 -44 -194 -30 -200C-20 -192 -16 -184 -14 -172C-12 -190 -6 -202 0 -208C6 -202 12 -190 14 -172C16 -184 20 -192 30 -200C44 -194 52 -180 52 -158C58 -166 66 -172 82 -178C96 -140 70 -104 26 -80Z",
    STALK "M-14 -100C-34 -120 -46 -140 -50 -156M0 -100V-166M14 -100C34 -120 46 -140 50 -156M-16 -40L-28 -4M0 -40V2M16 -40L28 -4",
    RIBBON "M-32 -92Q0 -80 32 -92L36 -58Q0 -46 -36 -58Z",
];

/// A good: two bolts of cloth.
pub const CLOTH_BOLTS: Stencil = stencil!["cloth";
    CAST "M-80 0C0 -16 120 -16 160 20C120 44 -50 40 -80 0Z",
    HALO "M-70 -80H74C116 -80 116 4 74 4H-70C-112 4 -112 -80 -70 -80Z", HALO "M-50 -156H70C110 -156 110 -78 70 -78H-50C-90 -78 -90 -156 -50 -156Z",
    RUST "M-66 -76H74C112 -76 112 6 74 6H-66Z", RUST_LINE "M-10 -64V-6M66 -64C84 -60 84 -10 66 -6",
    RUST_LIGHT (-66 -35 40 41), PEN "M-66 -35C-56 -52 -38 -34 -52 -20C-74 -4 -100 -28 -84 -54",
    CLOTH "M-46 -156H66C104 -156 104 -76 66 -76H-46Z", CLOTH_LINE "M58 -144C78 -140 78 -92 58 -88",
    CLOTH "M-16 -156H38C34 -110 40 -70 34 -26C18 -38 2 -14 -14 -26C-8 -70 -14 -110 -16 -156Z", CLOTH_LINE "M-2 -54H22M0 -74H24",
    CLOTH_LIGHT (-46 -116 38 40), PEN "M-46 -116C-36 -132 -20 -116 -32 -102C-54 -88 -78 -110 -62 -134",
];

/// All tokens.
pub const TOKENS: [Stencil; 16] = [
    TOWER_PIECE,
    CASTLE,
    BRIDGE_ACROSS,
    BRIDGE_ALONG,
    BRIDGE_ACROSS_SOUTH,
    BRIDGE_ACROSS_NORTH,
    BRIDGE_ALONG_EAST,
    BRIDGE_ALONG_WEST,
    SHEEP_TOKENS[0],
    SHEEP_TOKENS[1],
    SHEEP_TOKENS[2],
    SHEEP_TOKENS[3],
    WOLF_TOKEN,
    WINE,
    GRAIN_SHEAF,
    CLOTH_BOLTS,
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::figure::{FIGURES, NEUTRALS, SEAT_MARKS};
    use super::*;

    #[test]
    fn names_are_ids() {
        let figures = FIGURES.iter().map(|figure| figure.stencil.name);
        let others = NEUTRALS.iter().chain(&TOKENS).chain(&SEAT_MARKS);
        let names: Vec<_> = figures.chain(others.map(|stencil| stencil.name)).collect();
        let unique: BTreeSet<_> = names.iter().collect();
        assert_eq!(unique.len(), names.len());
    }
}

//! Gates, wall towers, tunnels and bridges: where roads meet walls, hills and rivers.
//!
//! Gates and tunnels stand with the foot of their arch on (0, 0); their name says where the road comes from.

use crate::canvas::{Paint, Stencil, fill, line, path};
use crate::theme::Role;

const SHADE: Paint = fill(Role::Shadow).faded(26);
const STONE: Paint = fill(Role::Stone).lined(Role::InkWall, 7.0);
const STONE_LIGHT: Paint = fill(Role::StoneLight).lined(Role::InkWall, 7.0);
const STONE_DARK: Paint = fill(Role::StoneDark).lined(Role::InkWall, 7.0);
const ROOF: Paint = fill(Role::RoofB).lined(Role::InkWall, 7.0);
const ROOF_SHADE: Paint = fill(Role::RoofBDark);
const DARK: Paint = fill(Role::InkWall);
const GRASS: Paint = fill(Role::FieldDark).lined(Role::Tuft, 7.0);
const HACHURE: Paint = line(Role::LeafDark, 6.0);

/// A round tower where walls meet: radius 48, height 115 and a cone of 95.
pub const TOWER_CORNER: Stencil = Stencil {
    name: "tower-corner",
    strokes: &[
        path(SHADE, "M-10 18L48 0L118 30Q108 54 60 56z"),
        path(
            fill(Role::Stone).lined(Role::InkWall, 8.0),
            "M-48 0V-115H48V0a48 18 0 0 1 -96 0z",
        ),
        path(fill(Role::StoneDark), "M14 16V-110H44V2Q36 13 14 16z"),
        path(line(Role::InkWall, 12.0), "M-10 -42v-26"),
        path(
            fill(Role::RoofB).lined(Role::InkWall, 8.0),
            "M-58 -113L0 -208L58 -113Q0 -80 -58 -113z",
        ),
        path(ROOF_SHADE, "M3 -194L51 -113Q34 -103 14 -99z"),
    ],
};

/// A gatehouse whose open arch faces a road from the south.
pub const GATE_SOUTH: Stencil = Stencil {
    name: "gate-south",
    strokes: &[
        path(SHADE, "M-60 12H80L140 34L130 48H0z"),
        path(STONE, "M-46 8V-112h18v14h16v-14h24v14h16v-14h18V8z"),
        path(
            STONE,
            "M-82 6V-106H-38V6a22 8 0 0 1 -44 0zM38 6V-106H82V6a22 8 0 0 1 -44 0z",
        ),
        path(
            fill(Role::StoneDark),
            "M-54 10V-102H-42V8zM66 10V-102H78V8z",
        ),
        path(
            ROOF,
            "M-90 -102L-60 -152L-30 -102Q-60 -88 -90 -102zM30 -102L60 -152L90 -102Q60 -88 30 -102z",
        ),
        path(
            ROOF_SHADE,
            "M-58 -144L-36 -102L-52 -98zM62 -144L84 -102L68 -98z",
        ),
        path(
            fill(Role::InkWall).lined(Role::StoneLight, 8.0),
            "M-30 8v-48a30 32 0 0 1 60 0V8z",
        ),
    ],
};

/// A gatehouse seen from inside, its arch closed by wood, for a road from the north.
pub const GATE_NORTH: Stencil = Stencil {
    name: "gate-north",
    strokes: &[
        path(SHADE, "M-60 12H80L140 34L130 48H0z"),
        path(STONE_DARK, "M-46 8V-112h18v14h16v-14h24v14h16v-14h18V8z"),
        path(
            STONE,
            "M-82 6V-106H-38V6a22 8 0 0 1 -44 0zM38 6V-106H82V6a22 8 0 0 1 -44 0z",
        ),
        path(
            fill(Role::StoneDark),
            "M-54 10V-102H-42V8zM66 10V-102H78V8z",
        ),
        path(
            ROOF,
            "M-90 -102L-60 -152L-30 -102Q-60 -88 -90 -102zM30 -102L60 -152L90 -102Q60 -88 30 -102z",
        ),
        path(
            ROOF_SHADE,
            "M-58 -144L-36 -102L-52 -98zM62 -144L84 -102L68 -98z",
        ),
        path(
            fill(Role::Wood).lined(Role::InkWall, 7.0),
            "M-30 8v-48a30 32 0 0 1 60 0V8z",
        ),
        path(
            line(Role::InkWall, 6.0),
            "M0 6V-70M-15 6V-62M15 6V-62M-28 -16H28",
        ),
    ],
};

/// A gatehouse whose open arch faces a road from the east.
pub const GATE_EAST: Stencil = Stencil {
    name: "gate-east",
    strokes: &[
        path(SHADE, "M-70 46H-14L30 -30L110 0L60 66H-40z"),
        path(STONE, "M-84 44V-62H-18V44z"),
        path(STONE_DARK, "M-18 44V-62L28 -140V-34z"),
        path(DARK, "M-10 31V-20Q-10 -58 5 -74Q20 -92 20 -70V-20z"),
        path(ROOF, "M-94 -56L-44 -124L-6 -58z"),
        path(
            fill(Role::RoofBDark).lined(Role::InkWall, 7.0),
            "M-44 -124L-14 -176L38 -146L-8 -56z",
        ),
        path(line(Role::InkWall, 12.0), "M-52 -6v-22"),
    ],
};

/// A gatehouse whose open arch faces a road from the west.
pub const GATE_WEST: Stencil = Stencil {
    name: "gate-west",
    strokes: &[
        path(SHADE, "M0 46H84L146 64L140 80H30z"),
        path(STONE_DARK, "M84 44V-62H18V44z"),
        path(STONE_LIGHT, "M18 44V-62L-28 -140V-34z"),
        path(DARK, "M10 31V-20Q10 -58 -5 -74Q-20 -92 -20 -70V-20z"),
        path(
            fill(Role::RoofBDark).lined(Role::InkWall, 7.0),
            "M94 -56L44 -124L6 -58z",
        ),
        path(ROOF, "M44 -124L14 -176L-38 -146L8 -56z"),
        path(line(Role::InkWall, 12.0), "M52 -6v-22"),
    ],
};

/// The mouth of a tunnel for a road from the south.
pub const TUNNEL_SOUTH: Stencil = Stencil {
    name: "tunnel-south",
    strokes: &[
        path(SHADE, "M-90 10H120L160 30Q120 46 0 40z"),
        path(
            GRASS,
            "M-126 10Q-124 -100 -50 -142Q0 -160 50 -142Q124 -100 126 10z",
        ),
        path(
            HACHURE,
            "M-98 -40l-12 28M98 -40l12 28M-70 -122l-8 14M70 -122l8 14M0 -146v-10",
        ),
        path(STONE_LIGHT, "M-86 10V-36a86 82 0 0 1 172 0V10z"),
        path(
            line(Role::InkWall, 6.0),
            "M-84 -36H-54M84 -36H54M-62 -92L-40 -70M62 -92L40 -70M-24 -114L-16 -84M24 -114L16 -84",
        ),
        path(
            fill(Role::InkWall).lined(Role::InkWall, 7.0),
            "M-54 10V-36a54 50 0 0 1 108 0V10z",
        ),
    ],
};

/// A tunnel seen from behind, for a road from the north.
pub const TUNNEL_NORTH: Stencil = Stencil {
    name: "tunnel-north",
    strokes: &[
        path(SHADE, "M-60 66Q60 90 120 40L160 60Q120 100 0 96z"),
        path(STONE_LIGHT, "M-92 10V-40a92 80 0 0 1 184 0V10z"),
        path(
            line(Role::InkWall, 6.0),
            "M-90 -50H-70M90 -50H70M-68 -98L-50 -80M68 -98L50 -80M-26 -118L-20 -96M26 -118L20 -96",
        ),
        path(
            GRASS,
            "M-124 20Q-116 -60 -66 -80Q0 -108 66 -80Q116 -60 124 20Q110 74 0 76Q-110 74 -124 20z",
        ),
        path(
            HACHURE,
            "M-90 10l-12 30M-56 24l-8 34M-20 28l-2 36M20 28l2 36M56 24l8 34M90 10l12 30",
        ),
    ],
};

/// The mouth of a tunnel for a road from the east.
pub const TUNNEL_EAST: Stencil = Stencil {
    name: "tunnel-east",
    strokes: &[
        path(
            SHADE,
            "M-110 50L-20 70L40 -40L90 -10L40 80Q-60 100 -110 50z",
        ),
        path(
            GRASS,
            "M-142 40Q-136 -60 -84 -116Q-30 -160 30 -128L-30 66Q-120 76 -142 40z",
        ),
        path(
            HACHURE,
            "M-112 -20l-12 34M-88 14l-8 36M-92 -84l-10 20M-50 26l-4 32",
        ),
        path(STONE, "M-34 70V-10Q-34 -96 8 -132Q40 -156 40 -96V-50z"),
        path(
            fill(Role::InkWall).lined(Role::InkWall, 7.0),
            "M-18 46V-10Q-18 -74 8 -98Q26 -112 26 -74V-28z",
        ),
    ],
};

/// The mouth of a tunnel for a road from the west.
pub const TUNNEL_WEST: Stencil = Stencil {
    name: "tunnel-west",
    strokes: &[
        path(SHADE, "M20 70L120 50L170 60Q130 110 40 96z"),
        path(
            GRASS,
            "M142 40Q136 -60 84 -116Q30 -160 -30 -128L30 66Q120 76 142 40z",
        ),
        path(HACHURE, "M112 -20l12 34M88 14l8 36M92 -84l10 20M50 26l4 32"),
        path(
            STONE_LIGHT,
            "M34 70V-10Q34 -96 -8 -132Q-40 -156 -40 -96V-50z",
        ),
        path(
            fill(Role::InkWall).lined(Role::InkWall, 7.0),
            "M18 46V-10Q18 -74 -8 -98Q-26 -112 -26 -74V-28z",
        ),
    ],
};

/// A bridge that carries a road from east to west.
pub const BRIDGE_EW: Stencil = Stencil {
    name: "bridge-ew",
    strokes: &[
        path(SHADE, "M-84 96H84V132H-60z"),
        path(STONE_LIGHT, "M-118 -48Q0 -84 118 -48V-70Q0 -106 -118 -70z"),
        path(fill(Role::Road), "M-122 -52Q0 -84 122 -52V52Q0 20 -122 52z"),
        path(
            line(Role::Rut, 5.0),
            "M-72 -62V40M-36 -68V34M0 -70V32M36 -68V34M72 -62V40",
        ),
        path(
            STONE,
            "M-118 50Q0 18 118 50V100H86a36 44 0 0 0 -74 0H-12a36 44 0 0 0 -74 0H-118z",
        ),
        path(STONE_LIGHT, "M-118 32Q0 0 118 32V54Q0 22 -118 54z"),
        path(
            STONE,
            "M-136 -40V-84h28v44zM108 -40V-84h28v44zM-136 68V18h28v50zM108 68V18h28v50z",
        ),
        path(
            STONE_LIGHT,
            "M-142 -82l20 -22l20 22zM102 -82l20 -22l20 22zM-142 20l20 -22l20 22zM102 20l20 -22l20 22z",
        ),
    ],
};

/// A bridge that carries a road from north to south.
pub const BRIDGE_NS: Stencil = Stencil {
    name: "bridge-ns",
    strokes: &[
        path(SHADE, "M70 -70L110 -50V110H70z"),
        path(fill(Role::Road), "M-54 -122H54V122H-54z"),
        path(
            line(Role::Rut, 5.0),
            "M-46 -84H46M-46 -48H46M-46 -12H46M-46 24H46M-46 60H46M-46 96H46",
        ),
        path(STONE_LIGHT, "M-72 -118H-48V104H-72zM48 -118H72V104H48z"),
        path(STONE, "M-72 104H-48V122H-72zM48 104H72V122H48z"),
        path(
            STONE,
            "M-78 -92V-134h36v42zM42 -92V-134h36v42zM-78 128V84h36v44zM42 128V84h36v44z",
        ),
        path(
            STONE_LIGHT,
            "M-84 -132l24 -24l24 24zM36 -132l24 -24l24 24zM-84 86l24 -24l24 24zM36 86l24 -24l24 24z",
        ),
    ],
};

//! Gates, wall towers, tunnels and bridges: where roads meet walls, hills and rivers.
//!
//! Gates and tunnels stand with the foot of their arch on (0, 0); their name says where the road comes from.

use crate::canvas::{Paint, Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const SHADE: Paint = fill(Role::Shadow).faded(26);
const STONE: Paint = fill(Role::Stone).lined(Role::InkWall, 7.0);
const STONE_LIGHT: Paint = fill(Role::StoneLight).lined(Role::InkWall, 7.0);
const STONE_DARK: Paint = fill(Role::StoneDark).lined(Role::InkWall, 7.0);
const ROOF: Paint = fill(Role::RoofB).lined(Role::InkWall, 7.0);
const ROOF_SHADE: Paint = fill(Role::RoofBDark);
const DARK: Paint = fill(Role::InkWall);
const VAULT: Paint = fill(Role::Street).lined(Role::InkWall, 6.0);
/// The trodden end of a road, which hides where its edges meet the wall.
const APRON: Paint = fill(Role::Plaza).lined(Role::RoadEdge, 9.0);
const PAVED: Paint = line(Role::Cobble, 6.0);

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
            "M-60 -111Q-22 -152 0 -212Q22 -152 60 -111Q0 -80 -60 -111z",
        ),
        path(ROOF_SHADE, "M3 -190Q22 -146 51 -111Q34 -102 14 -98z"),
    ],
};

/// The arch under which a river leaves a walled city.
pub const WATER_GATE: Stencil = Stencil {
    name: "water-gate",
    strokes: &[
        path(DARK, "M-76 8V-16a76 44 0 0 1 152 0V8z"),
        path(fill(Role::Bank), "M-68 8V-14h136V8z"),
        path(
            line(Role::StoneLight, 10.0).blunt(),
            "M-76 10V-16a76 44 0 0 1 152 0V10",
        ),
        path(
            line(Role::InkWall, 5.0),
            "M-58 -46l-9 -12M-22 -58l-4 -14M22 -58l4 -14M58 -46l9 -12",
        ),
    ],
};

/// A gatehouse whose open arch faces a road from the south.
pub const GATE_SOUTH: Stencil = Stencil {
    name: "gate-south",
    strokes: &[
        ellipse(APRON, 0.0, 22.0, 68.0, 34.0),
        path(SHADE, "M40 12H82L144 34L134 48H60z"),
        path(STONE, "M-50 8V-112h18v14h18v-14h28v14h18v-14h18V8z"),
        path(STONE_LIGHT, "M-82 6V-106H-44V6a19 8 0 0 1 -38 0z"),
        path(STONE, "M44 6V-106H82V6a19 8 0 0 1 -38 0z"),
        path(
            fill(Role::StoneDark),
            "M-58 10V-102H-48V8zM66 10V-102H78V8z",
        ),
        path(
            ROOF,
            "M-92 -102L-63 -156L-34 -102Q-63 -88 -92 -102zM34 -102L63 -156L92 -102Q63 -88 34 -102z",
        ),
        path(
            ROOF_SHADE,
            "M-61 -146L-40 -102L-55 -98zM65 -146L86 -102L71 -98z",
        ),
        path(line(Role::StoneLight, 9.0), "M-38 8v-50a38 38 0 0 1 76 0V8"),
        path(DARK, "M-36 10v-52a36 36 0 0 1 72 0V10z"),
    ],
};

/// A gatehouse seen from inside, its arch closed by wood, for a road from the north.
pub const GATE_NORTH: Stencil = Stencil {
    name: "gate-north",
    strokes: &[
        path(SHADE, "M40 12H82L144 34L134 48H60z"),
        path(STONE_DARK, "M-50 8V-112h18v14h18v-14h28v14h18v-14h18V8z"),
        path(STONE_LIGHT, "M-82 6V-106H-44V6a19 8 0 0 1 -38 0z"),
        path(STONE, "M44 6V-106H82V6a19 8 0 0 1 -38 0z"),
        path(
            fill(Role::StoneDark),
            "M-58 10V-102H-48V8zM66 10V-102H78V8z",
        ),
        path(
            ROOF,
            "M-92 -102L-63 -156L-34 -102Q-63 -88 -92 -102zM34 -102L63 -156L92 -102Q63 -88 34 -102z",
        ),
        path(
            ROOF_SHADE,
            "M-61 -146L-40 -102L-55 -98zM65 -146L86 -102L71 -98z",
        ),
        path(
            fill(Role::Wood).lined(Role::InkWall, 7.0),
            "M-36 8v-50a36 36 0 0 1 72 0V8z",
        ),
        path(
            line(Role::InkWall, 6.0),
            "M0 6V-76M-18 6V-68M18 6V-68M-34 -20H34",
        ),
    ],
};

/// A gatehouse seen from inside, its arch open, for a road from the north that goes on through the city.
pub const GATE_OPEN: Stencil = Stencil {
    name: "gate-open",
    strokes: &[
        path(SHADE, "M40 12H82L144 34L134 48H60z"),
        path(STONE_DARK, "M-50 8V-112h18v14h18v-14h28v14h18v-14h18V8z"),
        path(STONE_LIGHT, "M-82 6V-106H-44V6a19 8 0 0 1 -38 0z"),
        path(STONE, "M44 6V-106H82V6a19 8 0 0 1 -38 0z"),
        path(
            fill(Role::StoneDark),
            "M-58 10V-102H-48V8zM66 10V-102H78V8z",
        ),
        path(
            ROOF,
            "M-92 -102L-63 -156L-34 -102Q-63 -88 -92 -102zM34 -102L63 -156L92 -102Q63 -88 34 -102z",
        ),
        path(
            ROOF_SHADE,
            "M-61 -146L-40 -102L-55 -98zM65 -146L86 -102L71 -98z",
        ),
        path(
            fill(Role::Road).lined(Role::InkWall, 7.0),
            "M-36 8v-50a36 36 0 0 1 72 0V8z",
        ),
        path(DARK, "M-34 -34v-8a34 34 0 0 1 68 0v8Q0 -46 -34 -34z"),
    ],
};

/// A gatehouse whose open arch faces a road from the east.
pub const GATE_EAST: Stencil = Stencil {
    name: "gate-east",
    strokes: &[
        ellipse(APRON, 26.0, 8.0, 54.0, 52.0),
        path(SHADE, "M-20 36L65 -34L126 -10L64 50z"),
        path(STONE, "M35 -34V-130H65V-34a15 6 0 0 1 -30 0z"),
        path(STONE_DARK, "M-80 -84L16 -162L50 -134L-46 -56z"),
        path(STONE_LIGHT, "M-80 16V-98L-64 -85V-71L-46 -56V44z"),
        path(STONE, "M-46 44V-56L-10 -85V-101L14 -121V-105L50 -134V-34z"),
        path(DARK, "M-25 27V-16Q-22 -52 3 -68Q29 -82 29 -52V-17z"),
        path(
            line(Role::StoneLight, 8.0),
            "M-25 25V-16Q-22 -52 3 -68Q29 -82 29 -52V-19",
        ),
        path(STONE, "M-61 44V-52H-31V44a15 6 0 0 1 -30 0z"),
        path(
            fill(Role::StoneDark),
            "M52 -30V-126H61V-32zM-44 48V-48H-35V46z",
        ),
        path(
            ROOF,
            "M24 -127L50 -180L76 -127Q50 -115 24 -127zM-72 -49L-46 -102L-20 -49Q-46 -37 -72 -49z",
        ),
        path(
            ROOF_SHADE,
            "M52 -170L70 -127L58 -123zM-44 -92L-26 -49L-38 -45z",
        ),
    ],
};

/// A gatehouse whose open arch faces a road from the west.
pub const GATE_WEST: Stencil = Stencil {
    name: "gate-west",
    strokes: &[
        ellipse(APRON, -26.0, 8.0, 54.0, 52.0),
        path(SHADE, "M46 50L80 16L146 40L100 70z"),
        path(STONE, "M-35 -34V-130H-65V-34a15 6 0 0 0 30 0z"),
        path(STONE_DARK, "M80 -84L-16 -162L-50 -134L46 -56z"),
        path(STONE_DARK, "M80 16V-98L64 -85V-71L46 -56V44z"),
        path(STONE, "M46 44V-56L10 -85V-101L-14 -121V-105L-50 -134V-34z"),
        path(DARK, "M25 27V-16Q22 -52 -3 -68Q-29 -82 -29 -52V-17z"),
        path(
            line(Role::StoneLight, 8.0),
            "M25 25V-16Q22 -52 -3 -68Q-29 -82 -29 -52V-19",
        ),
        path(STONE, "M61 44V-52H31V44a15 6 0 0 0 30 0z"),
        path(
            fill(Role::StoneDark),
            "M-48 -30V-126H-39V-32zM48 48V-48H57V46z",
        ),
        path(
            ROOF,
            "M-24 -127L-50 -180L-76 -127Q-50 -115 -24 -127zM72 -49L46 -102L20 -49Q46 -37 72 -49z",
        ),
        path(
            ROOF_SHADE,
            "M-48 -170L-30 -127L-42 -123zM48 -92L66 -49L54 -45z",
        ),
    ],
};

/// The mouth of a tunnel for a road from the south.
pub const TUNNEL_SOUTH: Stencil = Stencil {
    name: "tunnel-south",
    strokes: &[
        path(SHADE, "M-90 10H120L160 30Q120 46 0 40z"),
        path(STONE_LIGHT, "M-96 10V-36a96 92 0 0 1 192 0V10z"),
        path(
            line(Role::InkWall, 6.0),
            "M-94 -36H-54M94 -36H54M-70 -98L-40 -70M70 -98L40 -70M-28 -122L-16 -84M28 -122L16 -84",
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
        path(STONE_LIGHT, "M-92 10V-40a92 80 0 0 1 184 0V10z"),
        path(
            line(Role::InkWall, 6.0),
            "M-90 -50H-70M90 -50H70M-68 -98L-50 -80M68 -98L50 -80M-26 -118L-20 -96M26 -118L20 -96",
        ),
        // Looked at from behind, only the shadow in the mouth tells that the road goes on below.
        path(
            fill(Role::InkFigure),
            "M-64 -84Q-60 -104 0 -106Q60 -104 64 -84Q40 -74 0 -76Q-40 -74 -64 -84z",
        ),
        // The vault over the road is paved like the city, because no grass is inside the walls.
        path(
            VAULT,
            "M-108 22Q-102 -56 -62 -76Q0 -100 62 -76Q102 -56 108 22Q60 44 0 44Q-60 44 -108 22z",
        ),
        path(
            PAVED,
            "M-72 -42Q0 -68 72 -42M-86 -8Q0 -34 86 -8M-34 -64v26M34 -64v26M0 -36v14M-58 -32v24M58 -32v24",
        ),
    ],
};

/// The mouth of a tunnel for a road from the east.
pub const TUNNEL_EAST: Stencil = Stencil {
    name: "tunnel-east",
    strokes: &[
        path(fill(Role::Road), "M-42 52L8 8V52z"),
        path(line(Role::RoadEdge, 9.0).blunt(), "M-46 56H8"),
        path(SHADE, "M-40 60L48 -30L110 0L40 76z"),
        path(
            VAULT,
            "M-152 34Q-142 -66 -88 -108Q-36 -152 26 -138Q58 -128 54 -30L-46 62Q-134 70 -152 34z",
        ),
        path(
            PAVED,
            "M-120 -24l-12 34M-94 10l-8 34M-98 -84l-12 22M-62 24l-4 30M-60 -124l-12 14",
        ),
        path(STONE, "M-48 56V-18Q-44 -88 4 -116Q50 -136 50 -90V-28z"),
        path(
            line(Role::InkWall, 6.0),
            "M-46 -22L-28 -24M-30 -72L-12 -60M4 -114L8 -90M48 -88L32 -74",
        ),
        path(
            fill(Role::InkWall).lined(Role::InkWall, 7.0),
            "M-28 38V-16Q-26 -66 4 -86Q34 -100 34 -66V-14z",
        ),
    ],
};

/// The mouth of a tunnel for a road from the west.
pub const TUNNEL_WEST: Stencil = Stencil {
    name: "tunnel-west",
    strokes: &[
        path(fill(Role::Road), "M42 52L-8 8V52z"),
        path(line(Role::RoadEdge, 9.0).blunt(), "M46 56H-8"),
        path(SHADE, "M46 62Q120 70 150 36L190 58Q150 96 70 84z"),
        path(
            VAULT,
            "M152 34Q142 -66 88 -108Q36 -152 -26 -138Q-58 -128 -54 -30L46 62Q134 70 152 34z",
        ),
        path(
            PAVED,
            "M120 -24l12 34M94 10l8 34M98 -84l12 22M62 24l4 30M60 -124l12 14",
        ),
        path(
            STONE_LIGHT,
            "M48 56V-18Q44 -88 -4 -116Q-50 -136 -50 -90V-28z",
        ),
        path(
            line(Role::InkWall, 6.0),
            "M46 -22L28 -24M30 -72L12 -60M-4 -114L-8 -90M-48 -88L-32 -74",
        ),
        path(
            fill(Role::InkWall).lined(Role::InkWall, 7.0),
            "M28 38V-16Q26 -66 -4 -86Q-34 -100 -34 -66V-14z",
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

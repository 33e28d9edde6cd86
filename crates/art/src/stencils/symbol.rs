//! Signs: flat emblems that say what a place counts for.
//!
//! The point (0, 0) is their middle; outline and halo keep them readable on any ground.

use crate::canvas::{Paint, Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const HALO: Paint = line(Role::Halo, 34.0);
/// What is small and many-colored has a pale rim inside a dark one, so that roofs do not swallow it.
const RIM: Paint = line(Role::InkFigure, 70.0);
const PLATE: Paint = line(Role::Halo, 52.0);
const SHADE: Paint = fill(Role::Shadow).faded(26);
const EDGE: f64 = 15.0;

/// Radius 72: the shield that doubles a city's worth.
pub const PENNANT: Stencil = Stencil {
    name: "pennant",
    strokes: &[
        path(HALO, "M-58 -64H58V4C58 38 32 54 0 68C-32 54 -58 38 -58 4z"),
        path(
            fill(Role::White).lined(Role::InkFigure, EDGE),
            "M-58 -64H58V4C58 38 32 54 0 68C-32 54 -58 38 -58 4z",
        ),
        path(fill(Role::Indigo), "M0 -57H-51V4C-51 34 -28 48 0 60z"),
        path(
            fill(Role::Gold).lined(Role::InkFigure, 9.0),
            "M0 -44L34 -4L0 36L-34 -4z",
        ),
    ],
};

/// Radius 84: a toothed seal with a slit eye, which calls the dragon.
pub const DRAGON: Stencil = Stencil {
    name: "dragon-seal",
    strokes: &[
        path(
            HALO,
            "M0 -78L16 -59L39 -68L43 -43L68 -39L59 -16L78 0L59 16L68 39L43 43L39 68L16 59L0 78L-16 59L-39 68L-43 43L-68 39L-59 16L-78 0L-59 -16L-68 -39L-43 -43L-39 -68L-16 -59z",
        ),
        path(
            fill(Role::Wax).lined(Role::InkFigure, EDGE),
            "M0 -78L16 -59L39 -68L43 -43L68 -39L59 -16L78 0L59 16L68 39L43 43L39 68L16 59L0 78L-16 59L-39 68L-43 43L-68 39L-59 16L-78 0L-59 -16L-68 -39L-43 -43L-39 -68L-16 -59z",
        ),
        ellipse(fill(Role::WaxLight), 0.0, 0.0, 54.0, 54.0),
        path(
            fill(Role::Gold).lined(Role::InkFigure, 8.0),
            "M-54 0Q0 -66 54 0Q0 66 -54 0z",
        ),
        path(fill(Role::InkFigure), "M0 -32Q20 0 0 32Q-20 0 0 -32z"),
    ],
};

/// Radius 105: an upright ring of stones around a violet glow.
pub const PORTAL: Stencil = Stencil {
    name: "portal",
    strokes: &[
        ellipse(fill(Role::MagicLight).faded(45), 0.0, 80.0, 105.0, 30.0),
        path(SHADE, "M-30 90H66L128 102Q100 120 20 112z"),
        ellipse(fill(Role::Halo), 0.0, -10.0, 97.0, 115.0),
        ellipse(fill(Role::InkFigure), 0.0, -10.0, 72.0, 88.0),
        ellipse(fill(Role::Magic), 0.0, -10.0, 56.0, 70.0),
        ellipse(fill(Role::MagicLight), 0.0, -10.0, 43.0, 55.0),
        path(
            line(Role::MagicGlow, 12.0),
            "M4 -8a9 11 0 0 0 -18 4a20 24 0 0 0 38 -6a28 36 0 0 0 -54 -14",
        ),
        path(
            fill(Role::StoneLight).lined(Role::InkFigure, 7.0),
            "M1 -78L2 -110L27 -109L47 -92L31 -66zM-52 9L-79 19L-86 -10L-79 -39L-52 -29zM-51 -33L-77 -43L-70 -71L-50 -89L-33 -64zM-31 -66L-47 -92L-27 -109L-2 -110L-1 -78z",
        ),
        path(
            fill(Role::Stone).lined(Role::InkFigure, 7.0),
            "M33 -64L50 -89L70 -71L77 -43L51 -33zM-1 58L-2 90L-27 89L-47 72L-31 46zM-33 44L-50 69L-70 51L-77 23L-51 13z",
        ),
        path(
            fill(Role::StoneDark).lined(Role::InkFigure, 7.0),
            "M52 -29L79 -39L86 -10L79 19L52 9zM51 13L77 23L70 51L50 69L33 44zM31 46L47 72L27 89L2 90L1 58z",
        ),
        path(
            fill(Role::Stone).lined(Role::InkFigure, 8.0),
            "M-50 84V66H50V84zM-72 104V84H72V104z",
        ),
    ],
};

/// Radius 84: half sun and half moon, for mage and witch.
pub const MAGIC: Stencil = Stencil {
    name: "magic",
    strokes: &[
        path(
            HALO,
            "M0 -78L-20 -60L-50 -64L-50 -38L-76 -26L-61 0L-76 26L-50 38L-50 64L-20 60L0 78A78 78 0 0 0 0 -78z",
        ),
        path(
            fill(Role::CopperDark).lined(Role::InkFigure, EDGE),
            "M0 -78L-20 -60L-50 -64L-50 -38L-76 -26L-61 0L-76 26L-50 38L-50 64L-20 60L0 78A78 78 0 0 0 0 -78z",
        ),
        path(
            fill(Role::Gold),
            "M0 -68L-17 -52L-43 -56V-34L-66 -22L-53 0L-66 22L-43 34V56L-17 52L0 68z",
        ),
        path(line(Role::InkFigure, 9.0), "M0 -70V70"),
        path(
            fill(Role::White),
            "M14 -58A58 58 0 0 1 14 58A76 76 0 0 0 14 -58z",
        ),
    ],
};

/// Radius 78: a barrel of wine. The three goods differ in outline and in brightness, not only in color.
pub const GOODS_WINE: Stencil = Stencil {
    name: "goods-wine",
    strokes: &[
        path(RIM, "M-44-66H44Q78 0 44 66H-44Q-78 0-44-66z"),
        path(PLATE, "M-44-66H44Q78 0 44 66H-44Q-78 0-44-66z"),
        path(
            fill(Role::Grape).lined(Role::InkFigure, 13.0),
            "M-44-66H44Q78 0 44 66H-44Q-78 0-44-66z",
        ),
        path(line(Role::Gold, 14.0).blunt(), "M-54-34H54M-54 34H54"),
        ellipse(fill(Role::InkFigure), 0.0, 0.0, 13.0, 13.0),
    ],
};

/// Radius 78: a sheaf of grain.
pub const GOODS_GRAIN: Stencil = Stencil {
    name: "goods-grain",
    strokes: &[
        path(
            RIM,
            "M-14 8L-62-34Q-56-66-36-52Q-28-82 0-78Q28-82 36-52Q56-66 62-34L14 8L42 68H-42z",
        ),
        path(
            PLATE,
            "M-14 8L-62-34Q-56-66-36-52Q-28-82 0-78Q28-82 36-52Q56-66 62-34L14 8L42 68H-42z",
        ),
        path(
            fill(Role::Gold).lined(Role::InkFigure, 12.0),
            "M-14 8L-62-34Q-56-66-36-52Q-28-82 0-78Q28-82 36-52Q56-66 62-34L14 8L42 68H-42z",
        ),
        path(
            line(Role::InkFigure, 7.0),
            "M0-2V-48M-11-4L-31-34M11-4L31-34M0 26V64M-9 28L-20 64M9 28L20 64",
        ),
        path(line(Role::Wood, 17.0), "M-19 11H19"),
    ],
};

/// Radius 78: a bale of cloth.
pub const GOODS_CLOTH: Stencil = Stencil {
    name: "goods-cloth",
    strokes: &[
        path(RIM, "M-54-50H34Q72-45 68-6V56H-68V-12Q-76-48-54-50z"),
        path(PLATE, "M-54-50H34Q72-45 68-6V56H-68V-12Q-76-48-54-50z"),
        path(
            fill(Role::Ripple).lined(Role::InkFigure, 12.0),
            "M-54-50H34Q72-45 68-6V56H-68V-12Q-76-48-54-50z",
        ),
        ellipse(
            fill(Role::White).lined(Role::InkFigure, 9.0),
            -40.0,
            -20.0,
            28.0,
            28.0,
        ),
        path(line(Role::InkFigure, 8.0), "M-40-20h1M-10 12H60M-62 34H60"),
    ],
};

/// Radius 95: the sign of an inn, for sizes at which its house says nothing.
pub const INN_SIGN: Stencil = Stencil {
    name: "inn-sign",
    strokes: &[
        path(HALO, "M-74-74H74V74H-74z"),
        path(
            fill(Role::White).lined(Role::InkFigure, 16.0),
            "M-74-74H74V74H-74z",
        ),
        path(
            fill(Role::Gold).lined(Role::InkFigure, 14.0),
            "M-44-40H26V50H-44zM26-22H44Q58-18 58 6T44 34H26",
        ),
        path(line(Role::White, 16.0), "M-40-42Q-10-62 22-42"),
    ],
};

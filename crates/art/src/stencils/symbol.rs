//! Signs: flat emblems that say what a place counts for.
//!
//! The point (0, 0) is their middle; outline and halo keep them readable on any ground.

use crate::canvas::{Paint, Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const HALO: Paint = line(Role::Halo, 38.0);
const EDGE: f64 = 18.0;

/// Radius 72: the shield that doubles a city's worth.
pub const PENNANT: Stencil = Stencil {
    name: "pennant",
    strokes: &[
        path(HALO, "M-56 -62H56V4C56 38 30 54 0 66C-30 54 -56 38 -56 4z"),
        path(
            fill(Role::White).lined(Role::InkFigure, EDGE),
            "M-56 -62H56V4C56 38 30 54 0 66C-30 54 -56 38 -56 4z",
        ),
        path(fill(Role::Indigo), "M0 -55H-49V4C-49 34 -26 48 0 59z"),
        path(
            fill(Role::Gold).lined(Role::InkFigure, 9.0),
            "M0 -40L31 -4L0 32L-31 -4z",
        ),
    ],
};

/// Radius 84: a toothed seal with a slit eye, which calls the dragon.
pub const DRAGON: Stencil = Stencil {
    name: "dragon",
    strokes: &[
        path(
            HALO,
            "M0 -76L15 -56L38 -66L41 -41L66 -38L56 -15L76 0L56 15L66 38L41 41L38 66L15 56L0 76L-15 56L-38 66L-41 41L-66 38L-56 15L-76 0L-56 -15L-66 -38L-41 -41L-38 -66L-15 -56z",
        ),
        path(
            fill(Role::Wax).lined(Role::InkFigure, EDGE),
            "M0 -76L15 -56L38 -66L41 -41L66 -38L56 -15L76 0L56 15L66 38L41 41L38 66L15 56L0 76L-15 56L-38 66L-41 41L-66 38L-56 15L-76 0L-56 -15L-66 -38L-41 -41L-38 -66L-15 -56z",
        ),
        path(
            fill(Role::Gold).lined(Role::InkFigure, 8.0),
            "M-50 0Q0 -62 50 0Q0 62 -50 0z",
        ),
        path(fill(Role::InkFigure), "M0 -30Q16 0 0 30Q-16 0 0 -30z"),
    ],
};

/// Radius 105: an upright ring of stones around a violet glow.
pub const PORTAL: Stencil = Stencil {
    name: "portal",
    strokes: &[
        ellipse(fill(Role::MagicLight).faded(45), 0.0, 76.0, 104.0, 34.0),
        ellipse(line(Role::Halo, 50.0), 0.0, -16.0, 74.0, 92.0),
        ellipse(
            fill(Role::Magic).lined(Role::InkFigure, 42.0),
            0.0,
            -16.0,
            74.0,
            92.0,
        ),
        ellipse(line(Role::Stone, 26.0), 0.0, -16.0, 74.0, 92.0),
        path(
            line(Role::StoneLight, 24.0).blunt(),
            "M-73 0Q-82 -94 -6 -107",
        ),
        ellipse(fill(Role::MagicLight), 0.0, -16.0, 42.0, 58.0),
        ellipse(fill(Role::MagicGlow), -4.0, -22.0, 22.0, 34.0),
        path(
            line(Role::InkFigure, 9.0).blunt(),
            "M0 -92V-124M38 -82L54 -110M60 -48L84 -64M62 -2L90 6M48 42L70 64M-38 -82L-54 -110M-60 -48L-84 -64M-62 -2L-90 6M-48 42L-70 64",
        ),
        path(
            fill(Role::StoneDark).lined(Role::InkFigure, 9.0),
            "M-66 100V72H66V100z",
        ),
    ],
};

/// Radius 84: half sun and half moon, for mage and witch.
pub const MAGIC: Stencil = Stencil {
    name: "magic",
    strokes: &[
        path(
            HALO,
            "M0 -76L-18 -58L-46 -62L-46 -38L-72 -26L-58 0L-72 26L-46 38L-46 62L-18 58L0 76A76 76 0 0 0 0 -76z",
        ),
        path(
            fill(Role::Indigo).lined(Role::InkFigure, EDGE),
            "M0 -76L-18 -58L-46 -62L-46 -38L-72 -26L-58 0L-72 26L-46 38L-46 62L-18 58L0 76A76 76 0 0 0 0 -76z",
        ),
        path(
            fill(Role::Gold),
            "M0 -63L-14 -49L-39 -53V-34L-60 -22L-48 0L-60 22L-39 34V53L-14 49L0 63z",
        ),
        path(
            fill(Role::White),
            "M10 -54A54 54 0 0 1 10 54A72 72 0 0 0 10 -54z",
        ),
    ],
};

/// Radius 78: a barrel of wine.
pub const GOODS_WINE: Stencil = Stencil {
    name: "goods-wine",
    strokes: &[
        ellipse(HALO, 0.0, 0.0, 70.0, 70.0),
        ellipse(
            fill(Role::PlasterLight).lined(Role::InkFigure, 14.0),
            0.0,
            0.0,
            70.0,
            70.0,
        ),
        path(
            fill(Role::Grape).lined(Role::InkFigure, 9.0),
            "M-28 -46H28Q50 0 28 46H-28Q-50 0 -28 -46z",
        ),
        path(line(Role::Gold, 11.0).blunt(), "M-33 -24H33M-33 24H33"),
        ellipse(fill(Role::InkFigure), 0.0, 0.0, 9.0, 9.0),
    ],
};

/// Radius 78: a sheaf of grain.
pub const GOODS_GRAIN: Stencil = Stencil {
    name: "goods-grain",
    strokes: &[
        ellipse(HALO, 0.0, 0.0, 70.0, 70.0),
        ellipse(
            fill(Role::PlasterLight).lined(Role::InkFigure, 14.0),
            0.0,
            0.0,
            70.0,
            70.0,
        ),
        path(
            fill(Role::Gold).lined(Role::InkFigure, 9.0),
            "M-10 8L-44 -24Q-40 -48 -26 -38Q-20 -60 0 -56Q20 -60 26 -38Q40 -48 44 -24L10 8L30 50H-30z",
        ),
        path(
            line(Role::InkFigure, 6.0),
            "M0 0V-34M-8 -2L-22 -24M8 -2L22 -24M0 20V48M-6 22L-14 48M6 22L14 48",
        ),
        path(line(Role::Wood, 13.0), "M-14 9H14"),
    ],
};

/// Radius 78: a bale of cloth.
pub const GOODS_CLOTH: Stencil = Stencil {
    name: "goods-cloth",
    strokes: &[
        ellipse(HALO, 0.0, 0.0, 70.0, 70.0),
        ellipse(
            fill(Role::PlasterLight).lined(Role::InkFigure, 14.0),
            0.0,
            0.0,
            70.0,
            70.0,
        ),
        path(
            fill(Role::Bank).lined(Role::InkFigure, 9.0),
            "M-34 -34H24Q48 -30 44 -4V38H-44V-10Q-50 -32 -34 -34z",
        ),
        ellipse(
            fill(Role::Water).lined(Role::InkFigure, 8.0),
            -26.0,
            -14.0,
            20.0,
            20.0,
        ),
        path(line(Role::InkFigure, 7.0), "M-26 -14h.1M-8 8H40M-40 24H40"),
    ],
};

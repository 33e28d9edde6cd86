//! Trees, hedges, sheep and what else grows or grazes.

use crate::canvas::{Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const SHADOW: crate::canvas::Paint = fill(Role::Shadow).faded(24);

/// A round tree.
pub const OAK: Stencil = Stencil {
    name: "oak",
    strokes: &[
        ellipse(SHADOW, 34.0, 3.0, 44.0, 13.0),
        path(line(Role::Ink, 11.0), "M0 0v-30"),
        path(
            fill(Role::LeafDark).inked(),
            "M-44-54c-10-26 8-46 24-44c10-18 44-16 48 4c22 2 28 30 14 44c-6 22-34 26-44 16c-16 10-40 2-42-20z",
        ),
        path(
            fill(Role::Leaf),
            "M-36-58c-6-22 8-34 22-32c10-14 34-10 36 4c10 22-8 34-20 34c-14 12-34 8-38-6z",
        ),
        path(
            fill(Role::LeafLight),
            "M-26-66c0-14 12-20 24-14c2 12-10 22-24 14z",
        ),
    ],
};

/// A smaller round tree.
pub const PLUM: Stencil = Stencil {
    name: "plum",
    strokes: &[
        ellipse(SHADOW, 26.0, 2.0, 34.0, 10.0),
        path(line(Role::Ink, 9.0), "M0 0v-24"),
        path(
            fill(Role::LeafDark).inked(),
            "M-34-44c-6-24 12-40 30-36c18-4 40 12 36 34c2 22-26 32-36 24c-14 8-30-4-30-22z",
        ),
        path(
            fill(Role::Leaf),
            "M-26-50c-2-16 10-24 22-20c14 0 24 12 18 22c-10 14-36 14-40-2z",
        ),
    ],
};

/// A fruit tree.
pub const APPLE: Stencil = Stencil {
    name: "apple",
    strokes: &[
        ellipse(SHADOW, 24.0, 2.0, 32.0, 9.0),
        path(line(Role::Ink, 9.0), "M0 0v-24"),
        path(
            fill(Role::Leaf).inked(),
            "M-32-44c-6-22 10-36 30-34c20-2 36 14 32 34c0 20-24 28-34 22c-14 6-28-6-28-22z",
        ),
        path(
            fill(Role::LeafLight),
            "M-22-50c0-14 10-20 20-16c2 12-8 22-20 16z",
        ),
        path(
            line(Role::RoofC, 9.0),
            "M-14-38h.1M6-32h.1M14-54h.1M-4-58h.1",
        ),
    ],
};

/// A fir.
pub const FIR: Stencil = Stencil {
    name: "fir",
    strokes: &[
        ellipse(SHADOW, 26.0, 2.0, 34.0, 10.0),
        path(line(Role::Ink, 9.0), "M0 0v-20"),
        path(
            fill(Role::Fir).inked(),
            "M-32-16q32 10 64 0l-18-34h8l-22-66-22 66h8z",
        ),
        path(fill(Role::Leaf), "M-25-19q12 4 22 3v-88l-16 50h8z"),
    ],
};

/// A poplar.
pub const POPLAR: Stencil = Stencil {
    name: "poplar",
    strokes: &[
        ellipse(SHADOW, 22.0, 2.0, 30.0, 9.0),
        path(line(Role::Ink, 9.0), "M0 0v-26"),
        path(
            fill(Role::LeafDark).inked(),
            "M0-132c20 22 26 52 22 82c-4 26-40 26-44 0c-4-30 2-60 22-82z",
        ),
        path(
            fill(Role::Leaf),
            "M-3-116c-14 26-16 50-12 70c4 12 16 12 18 0c2-24 2-48-6-70z",
        ),
    ],
};

/// A bush, also a piece of a hedge.
pub const BUSH: Stencil = Stencil {
    name: "bush",
    strokes: &[
        path(SHADOW, "M-16 4h36l16 10h-40z"),
        path(
            fill(Role::Leaf).lined(Role::Ink, 5.0),
            "M-23 2c-4-18 8-30 22-28c16-4 28 10 24 28z",
        ),
        path(
            fill(Role::LeafLight),
            "M-14-12c2-10 12-14 20-8c-2 8-10 12-20 8z",
        ),
    ],
};

/// A sheep that grazes.
pub const SHEEP: Stencil = Stencil {
    name: "sheep",
    strokes: &[
        ellipse(SHADOW, 10.0, 2.0, 28.0, 8.0),
        path(line(Role::Ink, 6.0), "M-11 0v-12M11 0v-12"),
        path(
            fill(Role::White).lined(Role::Ink, 5.0),
            "M-27-20c-4-16 12-24 20-20c10-8 28-2 28 10c8 12-4 24-16 20c-14 6-32 4-32-10z",
        ),
        ellipse(fill(Role::Ink), 27.0, -20.0, 10.0, 9.0),
    ],
};

/// A heap of hay.
pub const HAY: Stencil = Stencil {
    name: "hay",
    strokes: &[
        ellipse(SHADOW, 22.0, 3.0, 34.0, 10.0),
        path(
            fill(Role::CropGold).lined(Role::Ink, 6.0),
            "M-32 0c-2-30 14-54 32-60c18 6 34 30 32 60q-32 10-64 0z",
        ),
        path(
            line(Role::Furrow, 4.0),
            "M-14-4c0-18 4-32 12-44M6-2c2-16 2-30-2-44M20-6c0-12-2-22-8-30",
        ),
    ],
};

/// Reeds at the water.
pub const REEDS: Stencil = Stencil {
    name: "reeds",
    strokes: &[
        path(
            line(Role::LeafDark, 6.0),
            "M-16 2Q-18-22-26-36M-6 4Q-6-26-10-50M4 4Q6-22 6-42M14 2Q18-18 28-32",
        ),
        path(line(Role::Wood, 11.0), "M-10-50v-12M6-42v-12"),
    ],
};

/// A rock.
pub const ROCK: Stencil = Stencil {
    name: "rock",
    strokes: &[
        path(SHADOW, "M-22 8Q20 16 46 4Q30-6 10-4z"),
        path(
            fill(Role::StoneShade).lined(Role::Ink, 5.0),
            "M-30 8Q-36-12-18-26Q0-36 18-24Q34-10 28 8Q0 18-30 8z",
        ),
        path(fill(Role::StoneLight), "M-22-6Q-18-24 2-26Q10-16-4-8z"),
    ],
};

/// Some rocks.
pub const ROCKS: Stencil = Stencil {
    name: "rocks",
    strokes: &[
        path(SHADOW, "M-38 10Q24 20 62 6Q40-6 10-4z"),
        path(
            fill(Role::StoneShade).lined(Role::Ink, 5.0),
            "M-4 6Q-6-24 18-34Q42-36 48-6Q44 12-4 6zM-44 10Q-50-8-34-18Q-14-26-6-6Q-4 10-44 10z",
        ),
        path(
            fill(Role::StoneLight),
            "M4-8Q6-24 20-26Q26-16 14-10zM-36-2Q-34-14-22-12Q-20-4-36-2z",
        ),
    ],
};

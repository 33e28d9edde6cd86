//! Plots without a roof: gardens, vines, herds and hills.
//!
//! The point (0, 0) is the middle of the plot.

use crate::canvas::{Paint, Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const SHADE: Paint = fill(Role::Shadow).faded(26);

/// Radius 105: a hedged garden with four beds around a fountain.
pub const GARDEN: Stencil = Stencil {
    name: "garden",
    strokes: &[
        path(SHADE, "M-70 88H88V-60L112 -40V90L90 112H-50z"),
        path(fill(Role::Road), "M-84 -80H84V80H-84z"),
        path(
            fill(Role::CropGreen).lined(Role::InkSoft, 5.0),
            "M-66 -60H-14V-14H-66zM14 -60H66V-14H14zM-66 14H-14V58H-66zM14 14H66V58H14z",
        ),
        path(
            line(Role::FlowerRed, 17.0),
            "M-53 -47h1m23 0h1m-25 22h1m23 0h1M28 26h1m23 0h1m-25 21h1m23 0h1",
        ),
        path(
            line(Role::FlowerGold, 17.0),
            "M28 -47h1m23 0h1m-25 22h1m23 0h1M-53 26h1m23 0h1m-25 21h1m23 0h1",
        ),
        path(line(Role::Ink, 36.0), "M-20 82H-84V-80H84V82H20"),
        path(line(Role::LeafDark, 23.0), "M-20 82H-84V-80H84V82H20"),
        path(line(Role::LeafLight, 8.0), "M-28 77H-88V-84H80M80 77H28"),
        path(fill(Role::Stone).inked(), "M-32 2V14a32 15 0 0 0 64 0V2z"),
        ellipse(fill(Role::Water).inked(), 0.0, 2.0, 32.0, 15.0),
        path(
            line(Role::White, 8.0),
            "M0 2V-30m0 2q-16 -12 -20 16m20 -16q16 -12 20 16",
        ),
    ],
};

/// Radius 115: rows of vines heavy with grapes.
pub const VINEYARD: Stencil = Stencil {
    name: "vineyard",
    strokes: &[
        path(
            fill(Role::CropPale).lined(Role::Furrow, 6.0),
            "M-88 -74L80 -82L106 66L-100 80z",
        ),
        path(
            SHADE,
            "M-80 -36H96V-24H-70zM-84 20H106V32H-76zM-88 76H108V90H-78z",
        ),
        path(
            line(Role::Wood, 9.0),
            "M-84 -36v-56M84 -36v-56M-90 20v-56M92 20v-56M-94 76v-56M98 76v-56",
        ),
        path(
            fill(Role::Leaf).inked(),
            "M-92 -40q-8 -36 20 -38q12 -20 34 -2q16 -18 36 0q18 -18 38 0q20 -16 34 2q28 4 20 38z",
        ),
        path(
            fill(Role::Leaf).inked(),
            "M-98 16q-8 -36 20 -38q14 -20 38 -2q16 -18 40 0q18 -18 40 0q20 -16 36 2q30 4 22 38z",
        ),
        path(
            fill(Role::Leaf).inked(),
            "M-102 72q-8 -36 20 -38q14 -20 40 -2q18 -18 42 0q18 -18 42 0q20 -16 38 2q30 4 22 38z",
        ),
        path(
            line(Role::Grape, 19.0),
            "M-58 -54h1m57 0h1m57 0h1M-62 2h1m61 0h1m61 0h1M-66 56h1m65 0h1m65 0h1",
        ),
        path(
            line(Role::Grape, 15.0),
            "M-68 -64h1m19 0h1m37 0h1m19 0h1m37 0h1m19 0h1M-72 -8h1m19 0h1m41 0h1m19 0h1m41 0h1m19 0h1M-76 46h1m19 0h1m45 0h1m19 0h1m45 0h1m19 0h1",
        ),
        path(
            line(Role::LeafLight, 8.0),
            "M-82 -66q6 -6 16 -6M-86 -10q6 -6 16 -6M-90 46q6 -6 16 -6",
        ),
    ],
};

/// Radius 110: pigs at rest, with snouts and curled tails.
pub const PIG_HERD: Stencil = Stencil {
    name: "pig-herd",
    strokes: &[
        ellipse(fill(Role::Earth), 0.0, 20.0, 108.0, 78.0),
        path(
            SHADE,
            "M-80 -18h90q20 10 -10 14h-60zM-10 34h104q16 12 -10 16h-70zM-90 84h100q20 12 -10 16h-70z",
        ),
        path(
            line(Role::Ink, 14.0),
            "M-66 -30v14M-20 -30v14M30 18v16M78 18v16M-70 66v18M-18 66v18",
        ),
        path(
            fill(Role::Pig).inked(),
            "M-86 -52a40 30 0 0 1 66 -20l6 -10l12 10q16 4 18 20l8 2v14l-10 2q-10 10 -20 12q-34 14 -62 4q-18 -10 -18 -34z",
        ),
        path(
            fill(Role::Pig).inked(),
            "M100 -4a42 32 0 0 0 -70 -22l-6 -10l-14 10q-14 4 -18 20l-8 2v16l10 2q10 10 22 12q38 14 66 4q18 -10 18 -34z",
        ),
        path(
            fill(Role::Pig).inked(),
            "M-94 44a44 34 0 0 1 74 -24l6 -12l16 12q14 4 18 20l10 2v18l-12 2q-10 10 -22 14q-40 14 -70 4q-20 -10 -20 -36z",
        ),
        path(
            line(Role::Ink, 6.0),
            "M-86 -52q-16 -2 -12 -14t12 0M100 -4q14 -4 10 -14t-12 2M-94 44q-18 -2 -13 -16t13 2",
        ),
        path(line(Role::Ink, 9.0), "M-2 -58h.1M10 -12h.1M4 36h.1"),
        path(
            line(Role::White, 6.0),
            "M-66 -66q14 -12 30 -8M46 -22q20 -6 34 6M-72 28q16 -14 34 -10",
        ),
    ],
};

/// Radius 150: a soft mound, flat enough on top to be built on.
pub const HILL: Stencil = Stencil {
    name: "hill",
    strokes: &[
        path(
            SHADE,
            "M-110 96Q0 150 120 92L168 60Q186 112 90 136Q-40 156 -110 96z",
        ),
        path(
            fill(Role::FieldDark).lined(Role::Tuft, 7.0),
            "M-148 58Q-130 -20 -92 -70Q-50 -112 4 -110Q70 -110 100 -62Q136 -10 148 54Q110 122 0 124Q-120 122 -148 58z",
        ),
        path(
            fill(Role::Leaf).faded(55),
            "M100 -60Q136 -10 145 54Q110 118 20 120Q96 84 88 10Q84 -30 68 -58z",
        ),
        ellipse(fill(Role::FieldLight), -4.0, -50.0, 88.0, 50.0),
        path(
            line(Role::LeafDark, 7.0),
            "M-118 20l-16 40M-92 36l-14 46M-62 46l-8 52M-28 50l-2 58M8 50l4 58M44 42l12 52M74 24l20 52M98 0l22 44M-124 -16l-8 16M112 -36l8 18",
        ),
    ],
};

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
        path(SHADE, "M-66 84H84V-56L106 -40V90L90 104H-50z"),
        path(fill(Role::Road), "M-74 -74H74V74H-74z"),
        path(
            fill(Role::CropGreen).lined(Role::InkSoft, 5.0),
            "M-60 -58H-13V-13H-60zM13 -58H60V-13H13zM-60 13H-13V56H-60zM13 13H60V56H13z",
        ),
        path(
            line(Role::FlowerRed, 19.0),
            "M-48 -46h.1m23 0h.1m-23 21h.1m23 0h.1M25 25h.1m23 0h.1m-23 20h.1m23 0h.1",
        ),
        path(
            line(Role::FlowerGold, 19.0),
            "M25 -46h.1m23 0h.1m-23 21h.1m23 0h.1M-48 25h.1m23 0h.1m-23 20h.1m23 0h.1",
        ),
        path(line(Role::Ink, 34.0), "M-24 76H-76V-76H76V76H24"),
        path(line(Role::Leaf, 21.0), "M-24 76H-76V-76H76V76H24"),
        path(
            line(Role::LeafDark, 6.0),
            "M-76 -50v4m0 16v4m0 16v4m0 16v4m0 16v4M76 -50v4m0 16v4m0 16v4m0 16v4m0 16v4M-50 -76h4m16 0h4m16 0h4m16 0h4m16 0h4M-50 76h4m92 0h4",
        ),
        path(
            line(Role::Ink, 44.0),
            "M-76 -80h.1M76 -80h.1M-76 70h.1M76 70h.1",
        ),
        path(
            line(Role::LeafDark, 30.0),
            "M-76 -80h.1M76 -80h.1M-76 70h.1M76 70h.1",
        ),
        path(
            line(Role::LeafLight, 12.0),
            "M-82 -87h.1M70 -87h.1M-82 63h.1M70 63h.1",
        ),
        path(fill(Role::Stone).inked(), "M-30 2V12a30 15 0 0 0 60 0V2z"),
        ellipse(fill(Role::Water).inked(), 0.0, 2.0, 30.0, 15.0),
        path(
            line(Role::White, 8.0),
            "M0 2V-30m0 2q-16 -12 -20 16m20 -16q16 -12 20 16",
        ),
    ],
};

/// Radius 115: rows of vines, and before them one bunch so large that it is read where tiles are small.
pub const VINEYARD: Stencil = Stencil {
    name: "vineyard",
    strokes: &[
        path(
            fill(Role::CropPale).lined(Role::Ink, 9.0),
            "M-96 -84Q0 -96 94 -84Q112 0 106 80Q0 94 -106 80Q-112 0 -96 -84z",
        ),
        path(
            SHADE,
            "M-80 -34H96V-24H-70zM-84 24H100V34H-74zM-88 72H104V82H-78z",
        ),
        path(
            line(Role::Wood, 9.0),
            "M-84 -32v-58M84 -32v-58M-92 26v-58M92 26v-58M-96 76v-40M96 76v-40",
        ),
        path(
            fill(Role::Leaf).inked(),
            "M-94 -42q-6 -30 20 -32q14 -16 36 -2q18 -14 38 0q18 -14 38 0q18 -14 36 2q26 2 20 32zM-100 16q-6 -30 20 -32q16 -16 40 -2q18 -14 40 0q18 -14 40 0q20 -14 40 2q26 2 20 32z",
        ),
        path(
            line(Role::LeafLight, 9.0),
            "M-80 -62q8 -6 14 -4m104 0q8 -6 14 -2m18 2q8 -4 14 2M-86 -4q8 -6 14 -4m112 0q8 -6 14 -2m20 2q8 -4 14 2",
        ),
        path(line(Role::Halo, 74.0), "M-34 -16H34L0 54z"),
        path(line(Role::Halo, 30.0), "M0 -40q4 -30 30 -44"),
        path(line(Role::InkFigure, 58.0), "M-34 -16H34L0 54z"),
        path(
            line(Role::Grape, 38.0),
            "M-36 -18h.1M0 -20h.1M36 -18h.1M-18 16h.1M18 16h.1M0 52h.1",
        ),
        path(
            line(Role::Rose, 10.0),
            "M-42 -26h.1M-6 -28h.1M30 -26h.1M-24 8h.1M12 8h.1M-6 44h.1",
        ),
        path(line(Role::InkFigure, 12.0), "M0 -44q2 -26 22 -42"),
        path(
            fill(Role::LeafLight).lined(Role::InkFigure, 8.0),
            "M-2 -46q-50 8 -62 -30q34 -26 62 30z",
        ),
    ],
};

/// Radius 110: pigs at rest, with snouts and curled tails.
pub const PIG_HERD: Stencil = Stencil {
    name: "pig-herd",
    strokes: &[
        ellipse(
            fill(Role::Earth).lined(Role::Ink, 11.0),
            0.0,
            16.0,
            112.0,
            86.0,
        ),
        path(
            SHADE,
            "M-76 -24h86q24 8 0 14h-60zM0 28h90q20 10 0 14h-70zM-86 86h100q20 8 0 14h-70z",
        ),
        path(
            line(Role::Ink, 14.0),
            "M-64 -34v24M-22 -34v24M20 14v26M68 14v26M-70 66v28M-16 66v28",
        ),
        path(
            fill(Role::Pig).inked(),
            "M-86 -60a42 32 0 0 1 66 -22l4 -14l16 14q16 4 18 20l10 2v18l-12 2q-8 8 -18 12q-36 14 -64 4q-20 -10 -20 -36z",
        ),
        path(
            fill(Role::Pig).inked(),
            "M-2 -10a44 34 0 0 1 70 -24l4 -14l16 14q14 4 17 20l6 2v18l-10 4q-8 8 -18 12q-40 14 -67 4q-18 -10 -18 -36z",
        ),
        path(
            fill(Role::Pig).inked(),
            "M-94 42a46 36 0 0 1 74 -26l4 -16l18 16q16 4 20 22l12 2v20l-14 2q-10 10 -22 14q-42 14 -72 4q-20 -10 -20 -38z",
        ),
        path(
            line(Role::Ink, 6.0),
            "M-86 -60q-16 -2 -12 -14t12 0M-2 -10q-16 -4 -12 -15t12 0M-94 42q-18 -2 -13 -16t13 2",
        ),
        path(line(Role::Ink, 10.0), "M0 -66h.1M88 -18h.1M4 34h.1"),
        path(
            line(Role::White, 7.0),
            "M-66 -76q14 -12 30 -8M18 -26q16 -14 34 -10M-72 26q16 -14 34 -10",
        ),
        path(
            line(Role::Ink, 5.0),
            "M20 -56v6M106 -8v6M26 46v7M-14 -92l2 14M74 -44l2 14M-14 6l2 16",
        ),
    ],
};

/// Radius 150: a steep hill before a lower one, lit from the left and hatched downhill as on old maps.
pub const HILL: Stencil = Stencil {
    name: "hill",
    strokes: &[
        path(SHADE, "M-20 112Q110 116 156 84L186 96Q150 136 40 132z"),
        path(
            fill(Role::Tuft).lined(Role::Ink, 11.0),
            "M-10 96C24 20 40 -34 84 -36C122 -36 136 30 156 84Q110 112 40 110z",
        ),
        path(
            fill(Role::LeafDark).faded(60),
            "M92 -26C114 -20 126 40 145 81Q116 100 78 103C112 60 108 10 92 -26z",
        ),
        path(
            fill(Role::Leaf).lined(Role::Ink, 11.0),
            "M-158 92C-120 56 -104 -98 -34 -104C34 -106 52 10 96 88Q40 122 -40 120Q-116 118 -158 92z",
        ),
        path(
            fill(Role::LeafDark).faded(60),
            "M-24 -95C28 -86 40 16 83 85Q40 108 0 112C46 60 26 -40 -24 -95z",
        ),
        path(
            fill(Role::FieldLight),
            "M-147 89C-114 54 -98 -84 -42 -96C-78 -40 -94 40 -92 110Q-126 104 -147 89z",
        ),
        path(
            line(Role::Ink, 7.0),
            "M-50 -58q-12 26 -18 52M-62 22q-6 20 -8 44M-18 -44q-4 30 -4 50M-14 34q4 24 6 44M16 8q6 18 14 34",
        ),
    ],
};

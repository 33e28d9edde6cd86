//! Houses: a few shapes in several tints; none stands taller than 130 units.

use crate::canvas::{Stencil, Tint, fill, line, path};
use crate::theme::Role;

const WALL: crate::canvas::Paint = fill(Role::TintC).inked();
const ROOF: crate::canvas::Paint = fill(Role::TintA).inked();
const SHADE: crate::canvas::Paint = fill(Role::TintB).faded(60);
const HOLES: crate::canvas::Paint = fill(Role::Window);
const SHADOW: crate::canvas::Paint = fill(Role::Shadow).faded(24);

/// Eaves to the front, a hipped roof.
pub const WIDE: Stencil = Stencil {
    name: "house-wide",
    strokes: &[
        path(SHADOW, "M-30 2h95l52 18v-26l-52-14z"),
        path(WALL, "M-63 1h126v-42h-126z"),
        path(ROOF, "M-71-36q70-4 142 0l-25-67q-46-3-92 0z"),
        path(SHADE, "M14-102h30l22 63h-34z"),
        path(line(Role::TintB, 4.0), "M-36-92l-7 30M-6-88l-2 26"),
        path(HOLES, "M-40-27h19v15h-19zM12 1v-27h20v27z"),
    ],
};

/// Eaves to the front, small.
pub const SMALL: Stencil = Stencil {
    name: "house-small",
    strokes: &[
        path(SHADOW, "M-22 2h72l42 14v-22l-42-10z"),
        path(WALL, "M-48 1h97v-36h-97z"),
        path(ROOF, "M-56-31q56-4 112 0l-20-56q-36-3-72 0z"),
        path(SHADE, "M10-86h24l17 52h-28z"),
        path(HOLES, "M-26 1v-23h17v23zM10-24h17v13h-17z"),
    ],
};

/// The gable to the front, the ridge running back to the right.
pub const GABLE_RIGHT: Stencil = Stencil {
    name: "house-right",
    strokes: &[
        path(SHADOW, "M-10 2l76-22l56 14-52 28z"),
        path(fill(Role::PlasterDark).inked(), "M8 1v-44l58-19v43z"),
        path(WALL, "M-62 1h70v-44l-35-54-35 54z"),
        path(ROOF, "M-27-104l58-19 43 63-57 21z"),
        path(SHADE, "M-27-104l58-19 43 63-57 21z"),
        path(line(Role::Ink, 9.0), "M-69-37l42-66 43 66"),
        path(HOLES, "M-36 1v-28h19v28z"),
    ],
};

/// The gable to the front, the ridge running back to the left.
pub const GABLE_LEFT: Stencil = Stencil {
    name: "house-left",
    strokes: &[
        path(SHADOW, "M-20 2h84l48 16-6-30-42-12z"),
        path(WALL, "M-8 1v-44l-58-19v43z"),
        path(
            fill(Role::PlasterDark).inked(),
            "M62 1h-70v-44l35-54 35 54z",
        ),
        path(ROOF, "M27-104l-58-19-43 63 57 21z"),
        path(line(Role::TintB, 4.0), "M-14-106l-22 32M6-96l-20 30"),
        path(line(Role::Ink, 9.0), "M69-37l-42-66-43 66"),
        path(HOLES, "M18 1v-28h19v28z"),
    ],
};

/// Narrow and tall.
pub const TALL: Stencil = Stencil {
    name: "house-tall",
    strokes: &[
        path(SHADOW, "M-14 2h54l58 20v-26l-58-18z"),
        path(WALL, "M-39 1h78v-62h-78z"),
        path(ROOF, "M-49-55l49-68 49 68z"),
        path(SHADE, "M2-118l40 60h-34z"),
        path(HOLES, "M-9 1v-26h18v26zM-23-47h15v16h-15zM8-47h15v16h-15z"),
    ],
};

/// All shapes for cities.
pub const SHAPES: [Stencil; 5] = [WIDE, SMALL, GABLE_RIGHT, GABLE_LEFT, TALL];

/// The tints of houses in cities, the common ones more than once.
pub const CITY_TINTS: [Tint; 6] = [
    Tint::Roles(Role::RoofA, Role::RoofADark, Role::Plaster),
    Tint::Roles(Role::RoofB, Role::RoofBDark, Role::PlasterLight),
    Tint::Roles(Role::RoofA, Role::RoofADark, Role::PlasterLight),
    Tint::Roles(Role::RoofC, Role::RoofCDark, Role::Plaster),
    Tint::Roles(Role::RoofB, Role::RoofBDark, Role::Plaster),
    Tint::Roles(Role::RoofC, Role::RoofCDark, Role::PlasterLight),
];

/// The tint of houses in villages.
pub const VILLAGE_TINT: Tint = Tint::Roles(Role::Thatch, Role::ThatchDark, Role::PlasterLight);

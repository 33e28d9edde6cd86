//! Landmarks of cities: what stands at a square, in the colors of the houses around it. None counts for anything.

use crate::canvas::{Paint, Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const SHADOW: Paint = fill(Role::Shadow).faded(24);
const WALL: Paint = fill(Role::PlasterLight).inked();
const SIDE: Paint = fill(Role::PlasterDark).inked();
const ROOF: Paint = fill(Role::Slate).inked();
const TILES: Paint = fill(Role::RoofA).inked();
const HOLES: Paint = fill(Role::Window);

/// A chapel: a nave with a small open belfry.
pub const CHAPEL: Stencil = Stencil {
    name: "chapel",
    strokes: &[
        path(SHADOW, "M-40 2h110l56 20v-28l-56-16z"),
        path(WALL, "M-24 1h96v-50h-96z"),
        path(ROOF, "M-34-44q60-4 116 0l-20-50q-44-3-88 0z"),
        path(fill(Role::SlateDark), "M34-92h26l18 46h-30z"),
        path(WALL, "M-72 1h56v-66l-28-38-28 38z"),
        path(line(Role::Ink, 9.0), "M-79-60l35-46 35 46"),
        path(WALL, "M-56-98v-40h24v40z"),
        path(ROOF, "M-66-134l22-32 22 32z"),
        path(
            HOLES,
            "M-53 1v-24a9 9 0 0 1 18 0v24zM-50-104v-20h12v20zM0-12v-20h13v20zM36-12v-20h13v20z",
        ),
    ],
};

/// A tall house of a merchant with a stepped gable.
pub const TOWER_HOUSE: Stencil = Stencil {
    name: "tower-house",
    strokes: &[
        path(SHADOW, "M-20 2h72l70 24v-30l-70-22z"),
        path(SIDE, "M30 1v-104l46-14v103z"),
        path(TILES, "M-2-148l52-14 36 48-50 16z"),
        path(WALL, "M-46 1h78v-100h-14v-20h-14v-20h-22v20h-14v20h-14z"),
        path(
            HOLES,
            "M-16 1v-28h20v28zM-34-46h16v20h-16zM4-46h16v20h-16zM-34-84h16v20h-16zM4-84h16v20h-16zM-14-112h14v14h-14z",
        ),
    ],
};

/// A market: two plain stalls.
pub const MARKET: Stencil = Stencil {
    name: "market",
    strokes: &[
        path(SHADOW, "M-70 2h60l30 10h-70zM14-26h60l30 10h-70z"),
        path(fill(Role::Wood).inked(), "M12-28h62v-26h-62z"),
        path(fill(Role::Plaster).inked(), "M4-52l14-34h52l14 34z"),
        path(line(Role::RoofB, 9.0), "M22-54l6-28M44-54v-28M64-54l-6-28"),
        path(fill(Role::Wood).inked(), "M-72 1h62v-26h-62z"),
        path(fill(Role::Plaster).inked(), "M-80-23l14-34h52l14 34z"),
        path(
            line(Role::Slate, 9.0),
            "M-62-25l6-28M-40-25v-28M-20-25l-6-28",
        ),
    ],
};

/// A court with a great tree.
pub const COURT: Stencil = Stencil {
    name: "court",
    strokes: &[
        ellipse(SHADOW, 30.0, 4.0, 62.0, 16.0),
        ellipse(
            fill(Role::Thicket).lined(Role::Ink, 5.0),
            0.0,
            0.0,
            40.0,
            15.0,
        ),
        path(line(Role::Ink, 12.0), "M0 0v-40"),
        path(
            fill(Role::LeafDark).inked(),
            "M-56-62c-12-30 8-56 30-52c12-24 56-20 62 6c28 2 34 36 16 52c-8 26-42 30-56 18c-20 12-48 2-52-24z",
        ),
        path(
            fill(Role::Leaf),
            "M-46-66c-8-26 10-42 28-38c12-18 44-12 46 6c12 28-10 42-26 42c-18 14-42 8-48-10z",
        ),
        path(
            fill(Role::LeafLight),
            "M-34-78c0-18 16-26 30-18c2 16-12 28-30 18z",
        ),
    ],
};

/// All landmarks.
pub const LANDMARKS: [Stencil; 4] = [CHAPEL, TOWER_HOUSE, MARKET, COURT];

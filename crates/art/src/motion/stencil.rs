//! What only motions show: claw prints, scorched grass, fire, the ring of a portal.

use crate::canvas::{Stencil, ellipse, fill, line, path};
use crate::theme::Role;

/// Grass that the dragon's breath has burnt, around (0, 0).
pub const SCORCH: Stencil = Stencil {
    name: "scorch",
    strokes: &[
        path(
            fill(Role::Shadow).faded(45),
            "M-250 10C-270 -60 -190 -80 -150 -70C-110 -130 10 -130 60 -90C140 -120 230 -70 220 -10C280 30 210 90 140 80C90 130 -40 120 -80 90C-150 110 -250 80 -250 10Z",
        ),
        path(
            fill(Role::Shadow).faded(50),
            "M-130 0C-140 -40 -70 -60 -20 -50C50 -70 130 -40 120 0C130 40 50 60 0 50C-60 60 -120 40 -130 0Z",
        ),
    ],
};

/// Two prints of the dragon's claws, the left before the right, around (0, 0).
pub const CLAW_PRINTS: Stencil = Stencil {
    name: "claw-prints",
    strokes: &[
        path(
            fill(Role::DragonDark),
            "M-110 -40C-130 -60 -110 -90 -84 -84C-58 -90 -40 -62 -58 -42C-70 -24 -98 -24 -110 -40ZM-126 -92L-140 -138L-106 -104ZM-92 -100L-88 -150L-70 -102ZM-58 -92L-30 -132L-42 -80Z",
        ),
        path(
            fill(Role::DragonDark),
            "M50 60C30 40 50 10 76 16C102 10 120 38 102 58C90 76 62 76 50 60ZM34 8L20 -38L54 -4ZM68 0L72 -50L90 -2ZM102 8L130 -32L118 20Z",
        ),
    ],
};

/// A burst of flames that stands on (0, 0).
pub const FLAME: Stencil = Stencil {
    name: "flame",
    strokes: &[
        path(
            fill(Role::Lava).lined(Role::DragonDark, 12.0),
            "M0 30C-90 30 -150 -30 -130 -110C-120 -80 -104 -66 -84 -64C-120 -150 -60 -200 -50 -290C0 -250 20 -200 14 -150C40 -170 50 -200 46 -240C120 -190 160 -110 130 -40C112 10 60 30 0 30Z",
        ),
        path(
            fill(Role::Gold),
            "M0 14C-54 14 -88 -20 -74 -70C-62 -52 -52 -46 -40 -46C-58 -104 -24 -136 -18 -186C24 -150 34 -110 24 -74C42 -84 48 -100 48 -122C88 -88 98 -46 76 -14C60 8 34 14 0 14Z",
        ),
        path(
            fill(Role::White),
            "M2 4C-26 4 -40 -14 -32 -40C-20 -28 -12 -28 -8 -32C-14 -62 4 -76 8 -100C34 -70 44 -40 36 -20C30 -2 18 4 2 4Z",
        ),
    ],
};

/// The ring of a magic portal, around (0, 0).
pub const MAGIC_RING: Stencil = Stencil {
    name: "magic-ring",
    strokes: &[
        ellipse(fill(Role::Magic).faded(45), 0.0, 0.0, 250.0, 120.0),
        ellipse(line(Role::MagicGlow, 34.0), 0.0, 0.0, 250.0, 120.0),
        ellipse(line(Role::Magic, 14.0), 0.0, 0.0, 250.0, 120.0),
        ellipse(line(Role::MagicLight, 12.0), 0.0, 0.0, 170.0, 78.0),
        path(
            fill(Role::MagicGlow),
            "M-180 -150l14 -34l14 34l34 14l-34 14l-14 34l-14 -34l-34 -14ZM120 -190l10 -26l10 26l26 10l-26 10l-10 26l-10 -26l-26 -10ZM210 -60l8 -22l8 22l22 8l-22 8l-8 22l-8 -22l-22 -8Z",
        ),
    ],
};

/// All of them.
pub const MOTION_STENCILS: [Stencil; 4] = [SCORCH, CLAW_PRINTS, FLAME, MAGIC_RING];

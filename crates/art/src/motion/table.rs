//! The table of all motions. Lengths are in units of a thousandth of a tile, times in milliseconds.

use super::{Ease, Key, Motion, Timing};
use Ease::{Even, In, InOut, Out};

/// One key: when, along, up, scale, opacity, and how it goes on.
const fn key(at: u8, along: f64, up: f64, scale: f64, opacity: f64, ease: Ease) -> Key {
    Key {
        at,
        along,
        up,
        scale,
        opacity,
        ease,
    }
}

const fn timed(act: u8, millis: u32, keys: &'static [Key]) -> Timing {
    Timing { millis, act, keys }
}

/// Falls, touches the table, springs up a little and lies.
const TILE_DROPS: Timing = timed(
    0,
    380,
    &[
        key(0, 1.0, 320.0, 1.12, 0.0, In),
        key(30, 1.0, 220.0, 1.08, 1.0, In),
        key(65, 1.0, 0.0, 1.0, 1.0, Out),
        key(80, 1.0, 26.0, 1.01, 1.0, In),
        key(100, 1.0, 0.0, 1.0, 1.0, Even),
    ],
);

/// Comes down from a hand and takes its stand.
const FIGURE_COMES: Timing = timed(
    0,
    360,
    &[
        key(0, 1.0, 380.0, 1.1, 0.0, In),
        key(25, 1.0, 300.0, 1.1, 1.0, In),
        key(70, 1.0, 0.0, 1.0, 1.0, Out),
        key(85, 1.0, 36.0, 1.0, 1.0, In),
        key(100, 1.0, 0.0, 1.0, 1.0, Even),
    ],
);

/// Three hops.
const FIGURE_WALKS: Timing = timed(
    0,
    600,
    &[
        key(0, 0.0, 0.0, 1.0, 1.0, Out),
        key(17, 0.17, 110.0, 1.0, 1.0, In),
        key(33, 0.33, 0.0, 1.0, 1.0, Out),
        key(50, 0.5, 110.0, 1.0, 1.0, In),
        key(67, 0.67, 0.0, 1.0, 1.0, Out),
        key(83, 0.83, 110.0, 1.0, 1.0, In),
        key(100, 1.0, 0.0, 1.0, 1.0, Even),
    ],
);

/// A ring that opens, stands and closes.
const PORTAL_OPENS: Timing = timed(
    0,
    700,
    &[
        key(0, 0.0, 0.0, 0.2, 0.0, Out),
        key(30, 0.0, 0.0, 1.1, 1.0, InOut),
        key(70, 0.0, 0.0, 1.0, 1.0, In),
        key(100, 0.0, 0.0, 0.5, 0.0, Even),
    ],
);

/// Heavier than a walk: one low leap.
const DRAGON_WALKS: Timing = timed(
    0,
    520,
    &[
        key(0, 0.0, 0.0, 1.0, 1.0, In),
        key(15, 0.02, 0.0, 0.96, 1.0, Out),
        key(55, 0.6, 150.0, 1.06, 1.0, In),
        key(85, 1.0, 0.0, 1.0, 1.0, Out),
        key(92, 1.0, 0.0, 0.96, 1.0, InOut),
        key(100, 1.0, 0.0, 1.0, 1.0, Even),
    ],
);

/// Stay where the dragon was, and fade.
const CLAW_PRINTS: Timing = timed(
    0,
    900,
    &[
        key(0, 0.0, 0.0, 1.0, 0.0, Even),
        key(15, 0.0, 0.0, 1.0, 0.9, Even),
        key(60, 0.0, 0.0, 1.0, 0.8, In),
        key(100, 0.0, 0.0, 1.0, 0.0, Even),
    ],
);

/// A high bow from tile to tile.
const FAIRY_FLIES: Timing = timed(
    0,
    640,
    &[
        key(0, 0.0, 0.0, 1.0, 1.0, InOut),
        key(50, 0.5, 420.0, 1.12, 1.0, InOut),
        key(100, 1.0, 0.0, 1.0, 1.0, Even),
    ],
);

/// Gold that runs over it twice.
const SHINES: [Key; 5] = [
    key(0, 0.0, 0.0, 1.0, 0.0, Out),
    key(20, 0.0, 0.0, 1.0, 1.0, InOut),
    key(45, 0.0, 0.0, 1.0, 0.35, InOut),
    key(65, 0.0, 0.0, 1.0, 0.9, In),
    key(100, 0.0, 0.0, 1.0, 0.0, Even),
];
const WALL_SHINES: Timing = timed(1, 900, &SHINES);
const ROAD_SHINES: Timing = timed(1, 700, &SHINES);
const PLACE_SHINES: Timing = timed(1, 700, &SHINES);

/// Up, readable for most of its time.
const POINTS_RISE: Timing = timed(
    1,
    1_100,
    &[
        key(0, 0.0, 60.0, 0.6, 0.0, Out),
        key(20, 0.0, 240.0, 1.15, 1.0, InOut),
        key(75, 0.0, 420.0, 1.0, 1.0, In),
        key(100, 0.0, 520.0, 1.0, 0.0, Even),
    ],
);

/// Flares up and goes out.
const FIRE_BREATHES: Timing = timed(
    1,
    620,
    &[
        key(0, 0.0, 0.0, 0.3, 0.0, Out),
        key(25, 0.3, 20.0, 1.1, 1.0, InOut),
        key(55, 0.6, 40.0, 0.95, 1.0, InOut),
        key(75, 0.8, 60.0, 1.1, 0.8, In),
        key(100, 1.0, 120.0, 0.7, 0.0, Even),
    ],
);

/// Trembles, then is gone into the jaws.
const FIGURE_IS_EATEN: Timing = timed(
    1,
    620,
    &[
        key(0, 0.0, 0.0, 1.0, 1.0, Even),
        key(20, 0.0, 40.0, 1.06, 1.0, Even),
        key(40, 0.0, 0.0, 1.0, 1.0, In),
        key(90, 0.9, 160.0, 0.35, 0.9, In),
        key(100, 1.0, 160.0, 0.2, 0.0, Even),
    ],
);

/// A hop for joy, then off to its seat.
const FIGURE_GOES_HOME: Timing = timed(
    2,
    560,
    &[
        key(0, 0.0, 0.0, 1.0, 1.0, Out),
        key(20, 0.0, 90.0, 1.0, 1.0, In),
        key(40, 0.0, 0.0, 1.0, 1.0, In),
        key(85, 0.8, 200.0, 0.85, 0.9, Even),
        key(100, 1.0, 200.0, 0.7, 0.0, Even),
    ],
);

pub(super) const fn timing(motion: Motion) -> &'static Timing {
    match motion {
        Motion::TileDrops => &TILE_DROPS,
        Motion::FigureComes => &FIGURE_COMES,
        Motion::FigureWalks => &FIGURE_WALKS,
        Motion::PortalOpens => &PORTAL_OPENS,
        Motion::DragonWalks => &DRAGON_WALKS,
        Motion::ClawPrints => &CLAW_PRINTS,
        Motion::FairyFlies => &FAIRY_FLIES,
        Motion::WallShines => &WALL_SHINES,
        Motion::RoadShines => &ROAD_SHINES,
        Motion::PlaceShines => &PLACE_SHINES,
        Motion::PointsRise => &POINTS_RISE,
        Motion::FireBreathes => &FIRE_BREATHES,
        Motion::FigureIsEaten => &FIGURE_IS_EATEN,
        Motion::FigureGoesHome => &FIGURE_GOES_HOME,
    }
}

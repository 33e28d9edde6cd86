//! Which motions an event of the game brings, as a table for browsers; `cue.rs` follows it, which a test of whole games holds.

use super::Motion;

/// What an event brings: the first row that fits it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventMotions {
    /// The kind of the event, in the words of the protocol.
    pub kind: &'static str,
    /// What removed a figure, which neutral figure moved, what kind of feature was scored; any, if it does not say.
    pub which: Option<&'static str>,
    /// What can be seen. A portal opens only where a figure is placed through one, and a feature shines only where it is
    /// complete.
    pub motions: &'static [Motion],
}

const fn row(
    kind: &'static str,
    which: Option<&'static str>,
    motions: &'static [Motion],
) -> EventMotions {
    EventMotions {
        kind,
        which,
        motions,
    }
}

/// The table. Events that are not in it move nothing.
pub const EVENTS: [EventMotions; 13] = {
    use Motion::*;
    [
        row("tile-placed", None, &[TileDrops]),
        row("figure-placed", None, &[PortalOpens, FigureComes]),
        row("figure-moved", None, &[FigureWalks]),
        row(
            "figure-returned",
            Some("dragon"),
            &[FireBreathes, FigureIsEaten],
        ),
        row("figure-returned", None, &[FigureGoesHome]),
        row("figure-captured", None, &[FigureGoesHome]),
        row(
            "neutral-moved",
            Some("dragon"),
            &[ClawPrints, DragonWalks, FigureComes],
        ),
        row("neutral-moved", Some("fairy"), &[FairyFlies, FigureComes]),
        row("neutral-moved", None, &[FigureWalks, FigureComes]),
        row("scored", Some("city"), &[PointsRise, WallShines]),
        row("scored", Some("castle"), &[PointsRise, WallShines]),
        row("scored", Some("road"), &[PointsRise, RoadShines]),
        row("scored", None, &[PointsRise, PlaceShines]),
    ]
};

/// Returns what an event brings.
pub fn motions_of(kind: &str, which: Option<&str>) -> &'static [Motion] {
    let fits =
        |row: &&EventMotions| row.kind == kind && (row.which.is_none() || row.which == which);
    EVENTS.iter().find(fits).map_or(&[], |row| row.motions)
}

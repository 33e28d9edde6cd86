//! Magic portals (`docs/rules/30-princess-and-dragon.md`).

use carcas_tiles::{SegmentKind, Symbol};

use super::{Manifest, Module};
use crate::figure_action::{CompleteSpots, Spots};
use crate::moves::Move;
use crate::refusal::{Asked, Attempt, Refusal, objections, wrong};
use crate::rules::{PortalJustCompleted, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    figure_spots: Some(figure_spots),
    refuse: Some(refuse),
    ..Manifest::new(Module::Portal)
};

/// Opens the whole board to followers.
///
/// Rule: PD-29, PD-31, PD-38.
fn figure_spots(rules: &Rules, state: &State, spots: &mut Spots) {
    if state.has_placed(rules, Symbol::Portal) {
        spots.everywhere = true;
        spots.complete = match rules.choices().portal_just_completed {
            PortalJustCompleted::PlacedTileOnly => CompleteSpots::OnPlacedTile,
            PortalJustCompleted::Never => CompleteSpots::Nowhere,
            PortalJustCompleted::AnyUnscored => CompleteSpots::Anywhere,
        };
    }
}

objections! {
    /// What portals object to.
    pub enum PortalObjection {
        /// A portal leads to no quarter of Carcassonne.
        Quarter,
        /// A portal serves followers only.
        FollowersOnly,
        /// No portal leads to the dragon.
        DragonThere,
        /// The feature holds a follower.
        Occupied,
        /// What the portal tile completed is never claimed.
        JustCompleted,
        /// What the portal tile completed is claimed on that tile only.
        JustCompletedElsewhere,
        /// A portal does not lead to complete features.
        Complete,
    }
}

/// Rule: PD-30, PD-31, PD-34 to PD-36.
fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let Attempt::Move(Move::PlaceFigure { figure, spot }) = attempt else {
        return None;
    };
    let placing = asked.placing(figure, spot)?;
    if !placing.spots.everywhere {
        return None;
    }
    if placing.kind == SegmentKind::Quarter {
        return Some(wrong("PD-35", PortalObjection::Quarter));
    }
    let is_placed = placing.is_on_placed_tile;
    if !placing.is_right_ground() || is_placed && !placing.spots.placed_tile {
        return None;
    }
    if !is_placed && !figure.is_follower() {
        return Some(wrong("PD-34", PortalObjection::FollowersOnly));
    }
    if placing.spots.barred == Some(placing.tile) {
        return Some(wrong("PD-36", PortalObjection::DragonThere));
    }
    if !figure.is_follower() {
        return None;
    }
    let is_occupied = asked.state.features.columns(placing.feature).n_followers > 0;
    let is_fresh = asked.state.flow.completed.contains(placing.feature);
    match (is_occupied, is_placed) {
        (true, true) => None,
        (true, false) => Some(wrong("PD-30", PortalObjection::Occupied)),
        (false, true) => Some(wrong("PD-31", PortalObjection::JustCompleted)),
        (false, false) if is_fresh && placing.spots.complete == CompleteSpots::OnPlacedTile => {
            Some(wrong("PD-31", PortalObjection::JustCompletedElsewhere))
        }
        (false, false) => Some(wrong("PD-31", PortalObjection::Complete)),
    }
}

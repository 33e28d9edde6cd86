//! Why a river tile is not drawn or placed, and why no figure stands on a river.

use carcas_tiles::{Group, Rotation, SegmentKind, Side};

use super::{Obstacle, is_volcano_lake_placed, obstacle};
use crate::decision::Decision;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::refusal::{Asked, Attempt, Refusal, another, objections, wrong};
use crate::rules::{Edges, KindIx, Rules};
use crate::state::State;

objections! {
    /// What the river objects to.
    pub enum RiverObjection {
        /// The edge of a river meets another edge.
        EdgeMismatch,
        /// The tile joins no open end of the river.
        NoOpenEnd,
        /// The tile joins two arms.
        JoinsTwoEnds,
        /// The river turns the same way twice in a row.
        TurnsBack,
        /// Two open ends face one cell.
        FacesAnotherEnd,
        /// The cells ahead of an end are not free.
        LeavesCorridor,
        /// No figure stands on a river.
        InTheRiver,
        /// No figure goes on the volcano lake in the part of its tile.
        FreshVolcano,
        /// The usual start tile is the first land tile.
        StartTileFirst,
        /// Land tiles come after the river.
        LandLater,
        /// The fork is the first river tile.
        ForkFirst,
        /// The lake is the last river tile.
        LakeLast,
    }
}

use RiverObjection as River;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match attempt {
        Attempt::Move(Move::PlaceTile { cell, rotation }) => tile(asked, cell, rotation),
        Attempt::Move(Move::PlaceFigure { figure, spot }) => {
            let placing = asked.placing(figure, spot)?;
            if placing.kind == SegmentKind::River {
                return Some(wrong("RV-16", River::InTheRiver));
            }
            let is_fresh = placing.is_right_ground()
                && placing.is_on_placed_tile
                && is_volcano_lake_placed(asked.rules, asked.state);
            is_fresh.then(|| asked.untimely("RV-17", River::FreshVolcano))
        }
        _ => None,
    }
}

/// Rule: RV-06 to RV-14.
fn tile(asked: &Asked<'_>, cell: Cell, rotation: Rotation) -> Option<Refusal> {
    let Decision::PlaceTile { kind } = asked.decision else {
        return None;
    };
    if asked.state.board.tile_at(cell).is_some() {
        return None;
    }
    let allowed = asked.state.board.allowed_at(cell)?;
    let edges = asked.rules.kind(kind).edges(rotation);
    if edges.0 & !allowed.0 != 0 {
        return is_river_mismatch(edges, allowed).then(|| wrong("RV-06", River::EdgeMismatch));
    }
    let obstacle = obstacle(asked.rules, asked.state, kind, (cell, allowed), rotation)?;
    Some(match obstacle {
        Obstacle::NoOpenEnd => wrong("RV-07", River::NoOpenEnd),
        Obstacle::JoinsTwoEnds => wrong("RV-12", River::JoinsTwoEnds),
        Obstacle::TurnsBack { is_after_fork } => {
            let rule = if is_after_fork { "RV-11" } else { "RV-09" };
            wrong(rule, River::TurnsBack)
        }
        Obstacle::FacesAnotherEnd => wrong("RV-12", River::FacesAnotherEnd),
        Obstacle::LeavesCorridor => wrong("RV-AM-08", River::LeavesCorridor),
    })
}

fn is_river_mismatch(edges: Edges, allowed: Edges) -> bool {
    let is_wrong = |side: &Side| edges.at(*side) & !allowed.at(*side) != 0;
    let is_at_river = |side: Side| edges.is_river(side) || allowed.is_river(side);
    Side::ALL.into_iter().filter(is_wrong).any(is_at_river)
}

/// Refuses a tile that is in the bag, but comes after others.
///
/// Rule: RV-01 to RV-05.
pub(super) fn refuse_draw(rules: &Rules, state: &State, kind: KindIx) -> Option<Refusal> {
    if state.n_in_bag(rules, kind) == 0 {
        return None;
    }
    let group = |kind: KindIx| rules.kind(kind).group;
    let open = &rules.slots[rules.pools[usize::from(state.flow.pool)].clone()];
    let holds = |wanted: Group| open.iter().any(|slot| group(slot.kind) == wanted);
    let of_river = [Group::Fork, Group::River, Group::Lake];
    Some(if !of_river.into_iter().any(holds) {
        another("RV-01", River::StartTileFirst)
    } else if !of_river.contains(&group(kind)) {
        another("RV-05", River::LandLater)
    } else if holds(Group::Fork) {
        another(order(rules), River::ForkFirst)
    } else {
        another(order(rules), River::LakeLast)
    })
}

/// Returns the rule that orders the river tiles: there is one for each river and one for both.
///
/// Rule: RV-02, RV-03, RV-04.
fn order(rules: &Rules) -> &'static str {
    let n_tiles = |wanted: Group| -> u8 {
        let slots = rules.slots.iter();
        slots
            .filter(|slot| rules.kind(slot.kind).group == wanted)
            .map(|slot| slot.n_tiles)
            .sum()
    };
    // Between fork and lake River II has nine tiles, and River I brings more.
    match (n_tiles(Group::Fork), n_tiles(Group::River)) {
        (0, _) => "RV-02",
        (_, ..=9) => "RV-03",
        _ => "RV-04",
    }
}

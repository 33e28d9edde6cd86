//! The pig herd of a river tile (`docs/rules/05-river.md`).

use carcas_tiles::Mark;

use super::{Manifest, Module};
use crate::event::Label;
use crate::figure::Seat;
use crate::rules::Rules;
use crate::score::Tally;
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    field_bonus: Some(herd_bonus),
    ..Manifest::new(Module::PigHerd)
};

/// The herd is a pig of everybody with a farmer in its field.
///
/// Rule: RV-24.
fn herd_bonus(_: &Rules, state: &State, field: &Tally, seat: Seat) -> Option<Label> {
    let is_herd = field.has(Mark::PigHerd) && state.has_follower(seat, field.feature);
    is_herd.then_some(Label::PigHerd)
}

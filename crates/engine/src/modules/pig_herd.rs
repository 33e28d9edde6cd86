//! The pig herd of a river tile (`docs/rules/05-river.md`).

use carcas_tiles::Mark;

use super::{Manifest, Module};
use crate::event::Label;
use crate::figure::Seat;
use crate::rules::Rules;
use crate::score::{self, Tally};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    field_bonus: Some(herd_bonus),
    ..Manifest::new(Module::PigHerd)
};

/// Rule: RV-24.
fn herd_bonus(rules: &Rules, state: &State, field: &Tally, seat: Seat) -> Option<Label> {
    let is_owner = || {
        score::contest(rules, state, field.feature)
            .owners
            .contains(seat)
    };
    (field.has(Mark::PigHerd) && is_owner()).then_some(Label::PigHerd)
}

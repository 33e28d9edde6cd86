//! Cathedrals in cities (`docs/rules/10-inns-and-cathedrals.md`).

use carcas_tiles::{Mark, SegmentKind};

use super::{Manifest, Module};
use crate::rules::{InnCathedralFinal, Rules};
use crate::score::{Rates, Tally};

pub(crate) const MANIFEST: Manifest = Manifest {
    rates: Some(replace_rates),
    ..Manifest::new(Module::Cathedrals)
};

/// Rule: IC-11, IC-12, IC-13, IC-16.
fn replace_rates(rules: &Rules, tally: &Tally, rates: &mut Rates) {
    if tally.kind != SegmentKind::City || !tally.has(Mark::Cathedral) {
        return;
    }
    let rate = match (tally.is_complete, rules.choices().inn_cathedral_final) {
        (true, _) => 3,
        (false, InnCathedralFinal::Zero) => 0,
        (false, InnCathedralFinal::Ignore) => return,
    };
    (rates.tile, rates.pennant, rates.is_replaced) = (rate, rate, true);
}

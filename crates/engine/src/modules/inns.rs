//! Inns at roads (`docs/rules/10-inns-and-cathedrals.md`).

use carcas_tiles::{Mark, SegmentKind};

use super::{Manifest, Module};
use crate::rules::{InnCathedralFinal, Rules};
use crate::score::{Rates, Tally};

pub(crate) const MANIFEST: Manifest = Manifest {
    rates: Some(replace_rates),
    ..Manifest::new(Module::Inns)
};

/// Rule: IC-08, IC-09, IC-10, RV-107.
fn replace_rates(rules: &Rules, tally: &Tally, rates: &mut Rates) {
    if tally.kind != SegmentKind::Road || !tally.has(Mark::Inn) {
        return;
    }
    if tally.is_complete {
        (rates.tile, rates.is_replaced) = (2, true);
    } else {
        match rules.choices().inn_cathedral_final {
            InnCathedralFinal::Zero => (rates.tile, rates.is_replaced) = (0, true),
            InnCathedralFinal::Ignore => {}
        }
    }
}

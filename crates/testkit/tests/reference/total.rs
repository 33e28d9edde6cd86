//! What a run has met.

use std::collections::BTreeMap;

use carcas_engine::Setup;
use carcas_reference::{Case, CaseCounts};
use carcas_tiles::Box;

/// What a run has met.
#[derive(Clone, Default)]
pub(super) struct Total {
    n_games: u64,
    pub(super) n_decisions: u64,
    pub(super) cases: CaseCounts,
    /// By a name of the setup: seats, rivers, presets.
    setups: BTreeMap<String, u64>,
}

impl Total {
    pub(super) fn see_setup(&mut self, setup: &Setup) {
        self.n_games += 1;
        let rivers = [Box::River1, Box::River2].map(|of| setup.has_box(of));
        let rivers = match rivers {
            [false, false] => "no river",
            [true, false] => "river-1",
            [false, true] => "river-2",
            [true, true] => "both rivers",
        };
        let seats = format!("{} seats", setup.seats);
        for name in [seats, rivers.to_owned(), setup.edition().name().to_owned()] {
            *self.setups.entry(name).or_insert(0) += 1;
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.n_games += other.n_games;
        self.n_decisions += other.n_decisions;
        self.cases.add(&other.cases);
        for (name, n) in &other.setups {
            *self.setups.entry(name.clone()).or_insert(0) += n;
        }
    }

    /// Fails if something never happened: a comparison that meets nothing shows nothing.
    pub(super) fn assert_complete(&self) {
        let missing: Vec<_> = Case::ALL
            .iter()
            .filter(|&&case| self.cases.count(case) == 0)
            .collect();
        assert!(missing.is_empty(), "the run never met {missing:?}");
        // Six numbers of seats, four ways to combine rivers, four presets.
        assert_eq!(self.setups.len(), 14, "{:?}", self.setups);
    }
}

impl std::fmt::Display for Total {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "compared {} decisions in {} games",
            self.n_decisions, self.n_games
        )?;
        for (name, n) in &self.setups {
            writeln!(f, "{n:>8} {name}")?;
        }
        for &case in Case::ALL {
            writeln!(f, "{:>8} {case:?}", self.cases.count(case))?;
        }
        Ok(())
    }
}

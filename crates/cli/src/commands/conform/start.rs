//! The first position of a trace.

use carcas_engine::{KindIx, Position, PositionError, Rules, State};
use carcas_tiles::Symbol;

use super::difference::{Difference, Topic};
use super::known::Known;
use super::trace::SetupLine;

/// Sets up the game; a scenario draws only from its own bag.
pub(crate) fn first_state(rules: &Rules, setup: &SetupLine) -> Result<State, Difference> {
    let Some(bag) = &setup.bag else {
        return Ok(State::new(rules));
    };
    let mut kinds = Vec::with_capacity(bag.len());
    for name in bag {
        match rules.find_kind(name) {
            Some(kind) => kinds.push(kind),
            None => {
                return Err(Difference::new(
                    Topic::Start,
                    name,
                    "in the bag",
                    "no tile of this game",
                ));
            }
        }
    }
    kinds.extend(hidden_tiles(rules, &kinds));
    let mut position = Position::new(rules, true);
    let refused = |error: PositionError| {
        Difference::new(Topic::Start, "bag", bag.join(", "), error.to_string())
    };
    position.bag(&kinds).map_err(refused)?;
    position.finish().map_err(refused)
}

/// Returns further tiles, one for each hill to hide: the bag of a scenario lists only what is drawn.
///
/// Rule: HS-24.
fn hidden_tiles(rules: &Rules, bag: &[KindIx]) -> Vec<KindIx> {
    let is_hill = |kind: &&KindIx| rules.active_symbols(**kind).contains(Symbol::Hill);
    let n_hills = bag.iter().filter(is_hill).count();
    let full = State::new(rules);
    let unused = rules.kinds().flat_map(|kind| {
        let n_listed = bag.iter().filter(|&&other| other == kind).count();
        let n_unused = full.n_in_bag(rules, kind).saturating_sub(n_listed);
        std::iter::repeat_n(kind, n_unused)
    });
    unused.take(n_hills).collect()
}

/// Puts the tiles into our bag that a trace is known to draw beyond our rules, and returns them.
pub(crate) fn add_surplus(
    rules: &Rules,
    state: &mut State,
    setup: &SetupLine,
    file: &str,
    known: &Known,
) -> Vec<KindIx> {
    if setup.bag.is_some() {
        return Vec::new();
    }
    let names = known.surplus_tiles(&setup.config, file);
    let kinds = names.into_iter().filter_map(|name| rules.find_kind(name));
    kinds
        .filter(|&kind| state.add_to_bag(rules, kind))
        .collect()
}

/// Compares the tiles on the table at the beginning.
pub(crate) fn compare_start(rules: &Rules, setup: &SetupLine) -> Option<Difference> {
    let mut theirs: Vec<String> = setup
        .start
        .iter()
        .map(|start| format!("{} {},{} r{}", start.tile, start.x, start.y, start.rotation))
        .collect();
    let mut ours: Vec<String> = rules
        .start_tiles()
        .iter()
        .map(|&(kind, cell, rotation)| {
            let alias = &rules.tile_kind(kind).alias;
            format!("{alias} {cell} r{}", rotation.degrees())
        })
        .collect();
    theirs.sort_unstable();
    ours.sort_unstable();
    (theirs != ours)
        .then(|| Difference::new(Topic::Start, "tiles", theirs.join(", "), ours.join(", ")))
}

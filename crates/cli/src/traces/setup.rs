//! The first line of a trace: what is played.
//!
//! Unknown keys are refused: the format is small and documented, and a key that is not understood could change what
//! the rest means. Unknown sets, elements and rules are another matter: `profile.rs` calls them unsupported.

use std::collections::BTreeMap;

use carcas_engine::{KindIx, Position, PositionError, Rules, State};
use carcas_tiles::Symbol;
use serde::Deserialize;
use serde_json::Value;

use super::tables::SURPLUS;

/// The first line of a trace.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupLine {
    /// The version of the format.
    trace: u64,
    /// The name that traces with the same setup share.
    pub config: String,
    #[serde(rename = "title")]
    _title: Option<String>,
    /// The number of seats.
    pub players: u64,
    /// Tile sets with their printing, and how often each is in the game.
    pub sets: BTreeMap<String, u64>,
    /// Figures and mechanisms: a number, or whether they are there.
    pub elements: BTreeMap<String, Value>,
    /// Choices among rules.
    pub rules: BTreeMap<String, Value>,
    /// The tiles on the table.
    pub start: Vec<StartTile>,
    /// In scenarios: the tiles in the order in which they are drawn.
    pub bag: Option<Vec<String>>,
}

/// A tile that lies on the table at the beginning.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartTile {
    /// Its alias.
    pub tile: String,
    /// Its column.
    pub x: i64,
    /// Its row; rows grow to the south.
    pub y: i64,
    /// How far it is turned, in degrees.
    pub rotation: u64,
}

/// How the beginning of a trace differs from ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartDifference {
    /// What differs: `bag`, `tiles` or the name of a tile.
    pub what: String,
    /// What the trace has.
    pub theirs: String,
    /// What we have.
    pub ours: String,
}

impl std::fmt::Display for StartDifference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { what, theirs, ours } = self;
        write!(f, "start {what}: expected {theirs}, got {ours}")
    }
}

impl SetupLine {
    /// Refuses another version of the format, and a game without players.
    pub fn check(&self) -> Result<(), String> {
        if self.trace != 1 {
            return Err(format!(
                "the format is version {}, only version 1 can be read; record the game in that format",
                self.trace
            ));
        }
        if self.players == 0 {
            return Err("`players` is 0; a game has at least one".to_owned());
        }
        Ok(())
    }

    /// Sets up the game; a scenario draws only from its own bag.
    pub fn first_state(&self, rules: &Rules) -> Result<State, StartDifference> {
        let Some(bag) = &self.bag else {
            return Ok(State::new(rules));
        };
        let mut kinds = Vec::with_capacity(bag.len());
        for name in bag {
            kinds.push(rules.find_kind(name).ok_or_else(|| StartDifference {
                what: name.clone(),
                theirs: "in the bag".to_owned(),
                ours: "no tile of this game".to_owned(),
            })?);
        }
        kinds.extend(hidden_tiles(rules, &kinds));
        let mut position = Position::new(rules, true);
        let refused = |error: PositionError| StartDifference {
            what: "bag".to_owned(),
            theirs: bag.join(", "),
            ours: error.to_string(),
        };
        position.bag(&kinds).map_err(refused)?;
        position.finish().map_err(refused)
    }

    /// Puts the tiles into our bag that such traces draw beyond our rules, and returns them.
    pub fn add_surplus(&self, rules: &Rules, state: &mut State) -> Vec<KindIx> {
        let rows = SURPLUS
            .iter()
            .filter(|(config, _)| self.config.starts_with(config));
        let kinds = rows.filter_map(|(_, name)| rules.find_kind(name));
        // A scenario names its bag.
        kinds
            .filter(|_| self.bag.is_none())
            .filter(|&kind| state.add_to_bag(rules, kind))
            .collect()
    }

    /// Compares the tiles on the table at the beginning.
    pub fn compare_start(&self, rules: &Rules) -> Option<StartDifference> {
        let mut theirs: Vec<String> = self
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
        (theirs != ours).then(|| StartDifference {
            what: "tiles".to_owned(),
            theirs: theirs.join(", "),
            ours: ours.join(", "),
        })
    }
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

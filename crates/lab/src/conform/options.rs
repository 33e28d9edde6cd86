//! Options: the moves of a trace and ours, made comparable.

use std::collections::BTreeMap;

use carcas_cli::traces::Key;
use carcas_engine::{Move, Node, Rules, State};

use super::bazaar;
use super::difference::Difference;

/// The moves that are legal in a state.
pub(crate) struct Options<'a> {
    rules: &'a Rules,
    state: &'a State,
    ours: BTreeMap<Key, Move>,
}

impl<'a> Options<'a> {
    pub(crate) fn of(rules: &'a Rules, state: &'a State) -> Self {
        let mut moves = Vec::new();
        state.legal_moves(rules, &mut moves);
        // The traces never list ransom (TO-31 to TO-36), and the question stands after it.
        moves.retain(|legal| !matches!(legal, Move::Ransom { .. }));
        let mut options = Self {
            rules,
            state,
            ours: BTreeMap::new(),
        };
        for legal in moves {
            options.ours.insert(Key::of(rules, state, legal), legal);
        }
        options
    }

    /// Returns our move for an option of the trace, if it is legal.
    pub(crate) fn find(&self, option: &str) -> Option<Move> {
        let exact = self.state.parse_move(self.rules, option).ok();
        exact
            .filter(|&parsed| self.state.is_legal(self.rules, parsed))
            .or_else(|| self.ours.get(&self.key(option).ok()?).copied())
    }

    /// Lists the options that only one side has.
    pub(crate) fn compare(&self, theirs: &[String]) -> Vec<Difference> {
        let mut differences = Vec::new();
        let mut unlisted = self.ours.clone();
        for option in theirs {
            match self.key(option) {
                Ok(key) if self.ours.contains_key(&key) => {
                    unlisted.remove(&key);
                }
                Ok(_) => differences.push(Difference::theirs(option, "an illegal one")),
                Err(reason) => differences.push(Difference::theirs(option, reason)),
            }
        }
        let unlisted = unlisted
            .values()
            .filter(|&&legal| bazaar::is_listed(self.state, legal));
        differences.extend(unlisted.map(|&legal| self.ours_only(legal)));
        differences
    }

    /// Lists our moves other than pass, for a question that the trace does not ask.
    pub(crate) fn all_but_pass(&self) -> Vec<Difference> {
        let moves = self.ours.values().filter(|&&legal| legal != Move::Pass);
        moves.map(|&legal| self.ours_only(legal)).collect()
    }

    fn ours_only(&self, legal: Move) -> Difference {
        Difference::ours(&trace_name(self.rules, self.state, legal))
    }

    fn key(&self, option: &str) -> Result<Key, String> {
        Key::parse(self.rules, self.state, option)
    }
}

/// Writes a move as the traces do, with their ids of tiles.
fn trace_name(rules: &Rules, state: &State, legal: Move) -> String {
    let name = state.move_name(rules, legal);
    match state.node() {
        Node::Decide { decision, .. } if let Some(kind) = decision.tile() => {
            let tile = rules.tile_kind(kind);
            name.replacen(&tile.id, &tile.alias, 1)
        }
        _ => name,
    }
}

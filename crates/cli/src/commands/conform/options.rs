//! Options: the moves of a trace and ours, made comparable.

use std::collections::BTreeMap;

use carcas_engine::notation::Words;
use carcas_engine::{FeatureIx, Move, Node, Rules, State};

use super::bazaar;
use super::difference::Difference;

/// Figures whose places are listed for every segment though only the feature matters.
const PER_FEATURE: &[&str] = &["mage", "witch"];

/// What makes two options equal: the move as our rules know it, which symmetric rotations share, or the feature.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Move(Move),
    OnFeature(&'static str, FeatureIx),
}

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
            let key = options
                .feature_key(&state.move_name(rules, legal))
                .unwrap_or(Key::Move(legal));
            options.ours.insert(key, legal);
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
        match self.feature_key(option) {
            Some(key) => Ok(key),
            None => match self.state.parse_move(self.rules, option) {
                Ok(parsed) => Ok(Key::Move(parsed)),
                Err(error) => Err(error.message),
            },
        }
    }

    fn feature_key(&self, option: &str) -> Option<Key> {
        let mut words = Words::new(option);
        let (_, verb) = words.next_word()?;
        let verb = PER_FEATURE.iter().find(|&&known| known == verb)?;
        let spot = self.state.parse_spot(self.rules, &mut words).ok()?;
        words.finish().ok()?;
        let feature = self.state.feature(self.rules, spot)?;
        Some(Key::OnFeature(verb, feature.ix))
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

//! Moves of traces and ours, made comparable.

use carcas_engine::notation::Words;
use carcas_engine::{FeatureIx, Move, Rules, State};

/// Figures whose places are listed for every segment though only the feature matters.
const PER_FEATURE: &[&str] = &["mage", "witch"];

/// What makes two moves equal: the move as our rules know it, which symmetric rotations share, or the feature.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// The move itself.
    Move(Move),
    /// A figure on any segment of a feature.
    OnFeature(&'static str, FeatureIx),
}

impl Key {
    /// Reads what makes a move equal to others, or says why it is none.
    pub fn parse(rules: &Rules, state: &State, text: &str) -> Result<Self, String> {
        match Self::on_feature(rules, state, text) {
            Some(key) => Ok(key),
            None => match state.parse_move(rules, text) {
                Ok(parsed) => Ok(Self::Move(parsed)),
                Err(error) => Err(error.message),
            },
        }
    }

    /// Returns what makes a legal move equal to others.
    pub fn of(rules: &Rules, state: &State, legal: Move) -> Self {
        Self::on_feature(rules, state, &state.move_name(rules, legal)).unwrap_or(Self::Move(legal))
    }

    fn on_feature(rules: &Rules, state: &State, text: &str) -> Option<Self> {
        let mut words = Words::new(text);
        let (_, verb) = words.next_word()?;
        let verb = PER_FEATURE.iter().find(|&&known| known == verb)?;
        let spot = state.parse_spot(rules, &mut words).ok()?;
        words.finish().ok()?;
        let feature = state.feature(rules, spot)?;
        Some(Self::OnFeature(verb, feature.ix))
    }
}

/// Returns the legal move that a text means, whichever segment of a feature it names.
pub fn find_move(rules: &Rules, state: &State, text: &str) -> Option<Move> {
    let wanted = Key::parse(rules, state, text).ok()?;
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    moves
        .into_iter()
        .find(|&legal| Key::of(rules, state, legal) == wanted)
}

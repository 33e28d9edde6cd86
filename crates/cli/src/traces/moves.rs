//! Moves of traces and ours, made comparable.

use carcas_engine::notation::Words;
use carcas_engine::{FeatureIx, FigureIx, FigureKind, Move, Rules, State, WagonMove};

/// Figures whose places are listed for every segment though only the feature matters.
const PER_FEATURE: &[&str] = &["mage", "witch"];

/// What makes two moves equal: the move as our rules know it, which symmetric rotations share, or the feature.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// The move itself.
    Move(Move),
    /// A figure on any segment of a feature.
    OnFeature(&'static str, FeatureIx),
    /// A wagon that drives to any segment of a feature. The traces list only the segment where the two features meet.
    ///
    /// Rule: AM-31.
    ToFeature(FigureIx, FeatureIx),
}

impl Key {
    /// Reads what makes a move equal to others, or says why it is none.
    pub fn parse(rules: &Rules, state: &State, text: &str) -> Result<Self, String> {
        match Self::on_feature(rules, state, text) {
            Some(key) => Ok(key),
            None => match state.parse_move(rules, text) {
                Ok(parsed) => Ok(Self::of_move(rules, state, parsed)),
                Err(error) => Err(error.message),
            },
        }
    }

    /// Returns what makes a legal move equal to others.
    pub fn of(rules: &Rules, state: &State, legal: Move) -> Self {
        Self::on_feature(rules, state, &state.move_name(rules, legal))
            .unwrap_or_else(|| Self::of_move(rules, state, legal))
    }

    fn of_move(rules: &Rules, state: &State, played: Move) -> Self {
        let Move::MoveFigure { figure, to } = played else {
            return Self::Move(played);
        };
        let mut figures = state.figures();
        let is_wagon = figures.any(|view| view.ix == figure && view.kind == FigureKind::Wagon);
        let is_per_feature = is_wagon && rules.choices().wagon_move == WagonMove::Connected;
        match state.feature(rules, to).filter(|_| is_per_feature) {
            Some(feature) => Self::ToFeature(figure, feature.ix),
            None => Self::Move(played),
        }
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

#[cfg(test)]
mod tests {
    use carcas_record::{Keep, Watched};

    use super::*;

    const WAGON: &str = "title A wagon that drives on
rules zman-c2, with abbey-and-mayor, set abbot=off wagon-move=connected
rule AM-31
start none
tile road-tee 0,0 r0
tile road-straight -1,0 r0
tile road-straight -2,0 r0
figure red wagon 0,0 road:E
red tile monastery-road 1,0 r90, pass
expect red 2
";

    fn keys(text: &str, moves: &[&str]) -> Vec<Result<Key, String>> {
        let watched = Watched::parse("wagon", text, None, Keep::Last).expect("a scenario");
        let (rules, state) = (&watched.rules, &watched.last().state);
        moves
            .iter()
            .map(|text| Key::parse(rules, state, text))
            .collect()
    }

    #[test]
    fn connected_wagons_are_compared_by_the_feature_they_drive_to() {
        let [near, far, south] = ["0,0 road:W", "-2,0 road:E", "0,0 road:S"];
        let moves = [near, far, south].map(|to| format!("move wagon from 0,0 road:E to {to}"));
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let connected = keys(WAGON, &moves);
        assert!(
            matches!(connected[0], Ok(Key::ToFeature(..))),
            "{connected:?}"
        );
        assert_eq!(connected[0], connected[1]);
        assert_ne!(connected[0], connected[2]);
        let nearby = keys(&WAGON.replace("=connected", "=nearby"), &moves);
        assert!(matches!(nearby[0], Ok(Key::Move(_))), "{nearby:?}");
        assert_ne!(nearby[0], nearby[1]);
    }
}

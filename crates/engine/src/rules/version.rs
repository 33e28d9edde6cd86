//! Versions of the rules: what each of them changed, so that every game goes on as it was begun.
//!
//! A record names its version, its edition and the switches that differ from the edition's choice. The table in
//! `choices.rs` holds what editions choose now; [`CHANGES`] says what they chose before. See `docs/adr/0013`.

use std::fmt;

use super::{Choices, Edition, Switch};

/// A version of the rules that can be played. It is raised when any game could go differently, not for speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesVersion(u32);

impl RulesVersion {
    /// The oldest version that can be played. It never changes: whatever was recorded since loads for ever.
    pub const OLDEST: Self = Self(2);

    /// The version of new games.
    pub const CURRENT: Self = Self(3);

    /// Finds a version by its number.
    ///
    /// # Errors
    /// If it is older than the oldest version or newer than the current one.
    pub fn new(number: u32) -> Result<Self, VersionError> {
        let version = Self(number);
        match version {
            _ if version < Self::OLDEST => Err(VersionError::TooOld(number)),
            _ if version > Self::CURRENT => Err(VersionError::TooNew(number)),
            _ => Ok(version),
        }
    }

    /// Returns the number.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// Why a version of the rules cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VersionError {
    /// It comes from before the first release.
    TooOld(u32),
    /// A later program made it.
    TooNew(u32),
}

impl fmt::Display for VersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (oldest, current) = (RulesVersion::OLDEST.0, RulesVersion::CURRENT.0);
        match self {
            Self::TooOld(number) => write!(
                f,
                "rules version {number} comes from before the first release and is no longer played; write {oldest} \
                 instead and see whether the moves are legal there"
            ),
            Self::TooNew(number) => write!(
                f,
                "rules version {number} is newer than {current}, the newest that this program plays; use a newer program"
            ),
        }
    }
}

impl std::error::Error for VersionError {}

/// A choice of an edition that a version changed.
#[derive(Clone, Copy, Debug)]
struct Change {
    /// The version that brought today's choice.
    since: RulesVersion,
    edition: Edition,
    switch: &'static str,
    /// What the edition chose before.
    was: &'static str,
}

/// What versions after the oldest changed, the newest last. A rule that changed is a switch here, too: its old behavior is
/// a value, and every edition chose it before.
const CHANGES: &[Change] = &[
    // Rule: BC-49.
    change(3, Edition::Rgg2005, "bazaar-bid-limit", "own-score"),
    change(3, Edition::Devir, "bazaar-bid-limit", "own-score"),
    change(3, Edition::Filosofia2010, "bazaar-bid-limit", "own-score"),
];

/// Shortens the rows of the table.
const fn change(since: u32, edition: Edition, switch: &'static str, was: &'static str) -> Change {
    Change {
        since: RulesVersion(since),
        edition,
        switch,
        was,
    }
}

impl Edition {
    /// Returns what the edition chose in a version of the rules.
    pub fn choices_in(self, version: RulesVersion) -> Choices {
        before(CHANGES, self, version)
    }
}

/// Goes back from today's choices to those of a version, the newest change first.
fn before(changes: &[Change], edition: Edition, version: RulesVersion) -> Choices {
    let mut choices = edition.choices();
    for change in changes.iter().rev() {
        if change.edition == edition && change.since > version {
            let is_set = Switch::from_key(change.switch)
                .is_some_and(|switch| switch.set(&mut choices, change.was));
            debug_assert!(is_set, "{change:?} names no value of a switch");
        }
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{DragonVisitedScope, SmallCityScoring};

    #[test]
    fn versions_that_cannot_be_played_are_refused_with_a_remedy() {
        assert_eq!(RulesVersion::new(2), Ok(RulesVersion::OLDEST));
        let refused = |number| RulesVersion::new(number).unwrap_err().to_string();
        assert!(refused(1).contains("write 2 instead"));
        assert!(refused(u32::MAX).contains("use a newer program"));
    }

    #[test]
    fn each_version_keeps_its_choices() {
        let change = |since, switch, was| change(since, Edition::ZmanC2, switch, was);
        let changes = [
            change(3, "dragon-visited-scope", "journey"),
            change(4, "small-city-scoring", "two-points"),
            change(5, "dragon-visited-scope", "turn"),
        ];
        let chosen = |edition, version| {
            let choices = before(&changes, edition, RulesVersion(version));
            (choices.dragon_visited_scope, choices.small_city_scoring)
        };
        let (journey, turn) = (DragonVisitedScope::Journey, DragonVisitedScope::Turn);
        let (two, four) = (SmallCityScoring::TwoPoints, SmallCityScoring::FourPoints);
        assert_eq!(chosen(Edition::ZmanC2, 2), (journey, two));
        assert_eq!(chosen(Edition::ZmanC2, 3), (turn, two));
        assert_eq!(chosen(Edition::ZmanC2, 4), (turn, four));
        assert_eq!(chosen(Edition::ZmanC2, 5).1, four);
        assert_eq!(chosen(Edition::Devir, 2), chosen(Edition::Devir, 5));
    }

    #[test]
    fn every_change_names_a_value_and_a_version() {
        for change in CHANGES {
            let switch = Switch::from_key(change.switch);
            let is_value = |value: &super::super::SwitchValue| value.0 == change.was;
            assert!(switch.is_some_and(|switch| switch.values.iter().any(is_value)));
            assert!(change.since > RulesVersion::OLDEST && change.since <= RulesVersion::CURRENT);
        }
        assert!(CHANGES.is_sorted_by_key(|change| change.since));
        assert_eq!(
            before(CHANGES, Edition::Devir, RulesVersion::CURRENT),
            Edition::Devir.choices()
        );
    }
}

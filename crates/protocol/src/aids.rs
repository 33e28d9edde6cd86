//! Aids: what players are told beyond what lies on the table.

use serde::{Deserialize, Serialize};

/// What a game tells its players. What is not told is not sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aids {
    /// As [`Aids::Tabletop`], and neither owners and worth of features nor more about a refusal than its rule.
    None,
    /// What people see on a table: no counts of remaining tiles by kind, no projections, not what fits where.
    Tabletop,
    /// Everything.
    #[default]
    All,
}

impl Aids {
    /// All aids, from the least to the most.
    pub const ALL: [Self; 3] = [Self::None, Self::Tabletop, Self::All];

    /// Returns the word used on the wire.
    pub const fn name(self) -> &'static str {
        ["none", "tabletop", "all"][self as usize]
    }

    /// Reads the word used on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aids| aids.name() == name)
    }

    /// Tells whether remaining tiles are counted by kind, and what follows from it.
    pub const fn counts_tiles(self) -> bool {
        matches!(self, Self::All)
    }
}

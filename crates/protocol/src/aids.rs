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

impl From<carcas_record::Aids> for Aids {
    fn from(aids: carcas_record::Aids) -> Self {
        match aids {
            carcas_record::Aids::All => Self::All,
            carcas_record::Aids::Tabletop => Self::Tabletop,
            carcas_record::Aids::None => Self::None,
        }
    }
}

impl From<Aids> for carcas_record::Aids {
    fn from(aids: Aids) -> Self {
        match aids {
            Aids::All => Self::All,
            Aids::Tabletop => Self::Tabletop,
            Aids::None => Self::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aids_have_one_name_everywhere() {
        for aids in Aids::ALL {
            assert_eq!(Aids::from_name(aids.name()), Some(aids));
            let json = serde_json::to_value(aids).expect("it has a JSON form");
            assert_eq!(json, aids.name());
            let kept = carcas_record::Aids::from(aids);
            assert_eq!((kept.name(), Aids::from(kept)), (aids.name(), aids));
        }
        assert!(Aids::None < Aids::Tabletop && Aids::Tabletop < Aids::All);
    }
}

//! The levels: what each of them knows of the game, and how far it looks.

/// What a level knows of how likely roads, cities and monasteries are completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prospects {
    /// Nothing: it counts what things are worth now, and followers in supply for nothing.
    Unknown,
    /// What a player hopes after a few games: nearly everything is completed in time.
    Hoped,
    /// How often features are completed in the end, whatever tiles they need.
    Usual,
    /// What the tiles that are left say.
    Counted,
}

/// What a level takes into account. Weak levels play badly in the way of people who have just learned the game: they
/// overlook things, instead of seeing everything and blundering now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// Whether it looks at what others own and gain.
    pub(crate) others: bool,
    /// Whether it knows what fields are worth.
    pub(crate) fields: bool,
    /// What it knows of how likely things are completed.
    pub(crate) prospects: Prospects,
    /// Whether it sees who may join or threaten what, and what is vacant.
    pub(crate) threats: bool,
}

impl Knowledge {
    /// Everything.
    pub(crate) const ALL: Self = Self {
        others: true,
        fields: true,
        prospects: Prospects::Counted,
        threats: true,
    };
}

/// A level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Level {
    pub(crate) name: &'static str,
    pub(crate) knowledge: Knowledge,
    /// How many positions it looks at beyond its own turn, unless somebody limits it otherwise; none if it does not.
    pub(crate) nodes: Option<u64>,
}

/// All levels, weakest first.
pub(crate) const LEVELS: [Level; 8] = [
    Level {
        name: "newcomer",
        knowledge: Knowledge {
            others: false,
            fields: true,
            prospects: Prospects::Unknown,
            threats: false,
        },
        nodes: None,
    },
    Level {
        name: "guest",
        knowledge: Knowledge {
            others: false,
            fields: false,
            prospects: Prospects::Hoped,
            threats: false,
        },
        nodes: None,
    },
    Level {
        name: "regular",
        knowledge: Knowledge {
            others: true,
            fields: true,
            prospects: Prospects::Usual,
            threats: false,
        },
        nodes: None,
    },
    Level {
        name: "challenger",
        knowledge: Knowledge {
            threats: false,
            ..Knowledge::ALL
        },
        nodes: None,
    },
    Level {
        name: "rival",
        knowledge: Knowledge::ALL,
        nodes: None,
    },
    Level {
        name: "expert",
        knowledge: Knowledge::ALL,
        nodes: Some(200),
    },
    Level {
        name: "champion",
        knowledge: Knowledge::ALL,
        nodes: Some(1_000),
    },
    Level {
        name: "master",
        knowledge: Knowledge::ALL,
        nodes: Some(5_000),
    },
];

impl Level {
    /// Finds a level by its name.
    pub(crate) fn from_name(name: &str) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bot;

    #[test]
    fn levels_stand_among_the_bots_weakest_first() {
        let of_bots = Bot::NAMES.iter().filter_map(|name| Level::from_name(name));
        assert_eq!(of_bots.collect::<Vec<_>>(), LEVELS.each_ref());
    }
}

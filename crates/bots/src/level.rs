//! The levels: what each of them knows of the game, and how far it looks.

/// What a level takes into account. Weak levels play badly as people do who have just learned the game: they do not see
/// things, instead of seeing everything and blundering now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// Whether it cares for what others own and gain.
    pub(crate) others: bool,
    /// Whether it knows what fields are worth.
    pub(crate) fields: bool,
    /// Whether it knows how likely things are completed, and what a follower in supply is worth.
    pub(crate) prospects: bool,
    /// Whether it counts the tiles that are left, and sees who may join or threaten what.
    pub(crate) counting: bool,
}

impl Knowledge {
    /// Everything.
    pub(crate) const ALL: Self = Self {
        others: true,
        fields: true,
        prospects: true,
        counting: true,
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
pub(crate) const LEVELS: [Level; 7] = [
    Level {
        name: "newcomer",
        knowledge: Knowledge {
            others: false,
            fields: true,
            prospects: false,
            counting: false,
        },
        nodes: None,
    },
    Level {
        name: "guest",
        knowledge: Knowledge {
            others: false,
            fields: false,
            prospects: true,
            counting: false,
        },
        nodes: None,
    },
    Level {
        name: "regular",
        knowledge: Knowledge {
            others: true,
            fields: true,
            prospects: true,
            counting: false,
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

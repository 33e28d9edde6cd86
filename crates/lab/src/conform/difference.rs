//! Differences: where a trace and our rules part, and how they are told.

use std::fmt;

use carcas_cli::traces::StartDifference;

/// What a difference is about. The names are those of the list of known disagreements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// The tiles on the table before the first turn, or the tiles in the bag.
    Start,
    /// A tile that the trace discards and we do not.
    Discarded,
    /// A tile that cannot be drawn here.
    Drawn,
    /// Who decides.
    Seat,
    /// A move that only the trace lists.
    Theirs,
    /// A move that only we allow.
    Ours,
    /// Something in the position after the decision.
    After,
    /// The last line.
    End,
}

impl Topic {
    pub(crate) const ALL: [Self; 8] = [
        Self::Start,
        Self::Discarded,
        Self::Drawn,
        Self::Seat,
        Self::Theirs,
        Self::Ours,
        Self::After,
        Self::End,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Discarded => "discarded",
            Self::Drawn => "drawn",
            Self::Seat => "seat",
            Self::Theirs => "theirs",
            Self::Ours => "ours",
            Self::After => "after",
            Self::End => "end",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }
}

/// One point in which a trace and our rules differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    pub(crate) topic: Topic,
    /// The move, tile or key concerned.
    pub(crate) what: String,
    /// What the trace says.
    pub(crate) expected: String,
    /// What we say.
    pub(crate) got: String,
}

impl Difference {
    pub(crate) fn new(
        topic: Topic,
        what: impl Into<String>,
        expected: impl Into<String>,
        got: impl Into<String>,
    ) -> Self {
        Self {
            topic,
            what: what.into(),
            expected: expected.into(),
            got: got.into(),
        }
    }

    /// A move that the trace lists and we do not allow.
    pub(crate) fn theirs(option: &str, why: impl Into<String>) -> Self {
        Self::new(Topic::Theirs, option, "a legal move", why)
    }

    /// A move that we allow and the trace does not list.
    pub(crate) fn ours(option: &str) -> Self {
        Self::new(Topic::Ours, option, "not listed", "a legal move")
    }
}

impl From<StartDifference> for Difference {
    fn from(start: StartDifference) -> Self {
        Self::new(Topic::Start, start.what, start.theirs, start.ours)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            topic,
            what,
            expected,
            got,
        } = self;
        let topic = match topic {
            Topic::Theirs | Topic::Ours => "option",
            other => other.name(),
        };
        write!(f, "{topic} {what}: expected {expected}, got {got}")
    }
}

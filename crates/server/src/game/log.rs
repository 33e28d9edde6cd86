//! The log of a game: everything that ever happened to it, an entry per version. It is only ever appended to, and a game
//! is what its log says: loading one means folding its entries.

use carcas_protocol::{Aids, By, EndReason, Series, SetupSpec, TakeoverReason, TimeControl};
use serde::{Deserialize, Serialize};

/// An entry of the log. The stored form is JSON; what was written once is read for ever, so fields are only added, each with
/// a default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum LogEntry {
    /// The table was made. Always the first entry, and the only one that holds a secret: the seed.
    Created(Box<Created>),
    /// A person sat down. What they add to the draws is fixed with it.
    SeatTaken {
        /// Which seat.
        seat: u8,
        /// Whose identity, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        identity: Option<String>,
        /// Their name, as they wrote it.
        name: String,
        /// Their part of the draws, as hex.
        nonce: String,
    },
    /// Everybody sits; the first draw follows.
    Started {
        /// What every person adds to the draws, as hex. Bots add nothing: the server, which knows the seed, would choose it.
        nonces: Vec<Option<String>>,
    },
    /// A seat answered its question.
    Moved {
        /// Which seat.
        seat: u8,
        /// The move in notation.
        text: String,
        /// Who chose it.
        by: By,
        /// What the client called it, so that a move sent twice counts once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// How much of the time it took is given back as time on the way, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: u32,
    },
    /// Something was drawn.
    Drawn {
        /// What, in notation.
        outcome: String,
    },
    /// The last moves and draws were taken back, by the seat alone or with the consent of all.
    Undone {
        /// How many entries of the game.
        n_entries: u32,
        /// By whom.
        seat: u8,
    },
    /// A seat asks the others to take its last answer back.
    TakebackAsked {
        /// Which seat.
        seat: u8,
    },
    /// A seat agrees or refuses.
    TakebackAnswered {
        /// Which seat.
        seat: u8,
        /// Whether it agrees.
        accepted: bool,
    },
    /// A seat gave up.
    Resigned {
        /// Which seat.
        seat: u8,
    },
    /// The time of a seat ran out.
    FlagFell {
        /// Which seat.
        seat: u8,
    },
    /// A bot plays on for a seat.
    TakenOver {
        /// Which seat.
        seat: u8,
        /// Which bot.
        level: String,
        /// Why.
        reason: TakeoverReason,
    },
    /// Somebody said something.
    Said {
        /// From which seat, if from one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// Who.
        name: String,
        /// What. Text from people, never markup.
        text: String,
    },
    /// The game is over; the seed is no secret any more.
    Ended {
        /// Who won.
        winners: Vec<u8>,
        /// Why it is over.
        reason: EndReason,
        /// The final scores.
        scores: Vec<i32>,
    },
    /// The next game of these people is there.
    Continued {
        /// Its id.
        game: String,
        /// The tokens of its seats, by seats of this game: a secret of each seat.
        seats: Vec<Continuation>,
    },
}

/// Where a seat of one game sits in the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Continuation {
    /// Its seat in this game.
    pub from: u8,
    /// Its seat in the next.
    pub to: u8,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// What a table is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Created {
    /// The version of the rules, so that the game goes on by them whatever later ones say.
    pub rules_version: u32,
    /// Edition, boxes and switches.
    pub setup: SetupSpec,
    /// Who may sit where.
    pub seats: Vec<Place>,
    /// What the table tells people that they could not see on a table.
    pub aids: Aids,
    /// The clock.
    pub clock: TimeControl,
    /// How long a turn can be taken back before the next draw, in milliseconds; 0 for not at all.
    pub grace_ms: u32,
    /// Whether the lobby shows the table.
    pub is_public: bool,
    /// The secret behind the draws, as hex. Never leaves the server before the end.
    pub seed: String,
    /// The match that the game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The game to look at, if this is a record that somebody brought along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// Who may sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum Place {
    /// Whoever opens the link of the seat.
    Open,
    /// A bot.
    Bot {
        /// Which.
        level: String,
    },
}

impl LogEntry {
    /// Reads the stored form.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn parse(body: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(body)
    }

    /// Returns the stored form: one line.
    pub(crate) fn to_body(&self) -> String {
        // Every field is a string, a number, a list or a map with string keys: that can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

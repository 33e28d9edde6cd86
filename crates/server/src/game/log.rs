//! The log of a game: everything that ever happened to it, an entry per version. It is only ever appended to, and a game
//! is what its log says: loading one means folding its entries.

use carcas_fair::Seed;
use carcas_protocol::{Aids, By, EndReason, Series, SetupSpec, TakeoverReason, TimeControl};
use serde::{Deserialize, Serialize};

/// An entry of the log with the command that asked for it. What was written once is read for ever, so fields are only added,
/// each with a default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Logged {
    /// What happened.
    #[serde(flatten)]
    pub entry: LogEntry,
    /// What the client called its command, so that one that is sent twice counts once. It is kept with the first entry that
    /// the command brought about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The seat whose command it was. Moves that were written without it are of the seat that moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u8>,
}

/// What happened to a game.
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
    /// A person left their seat before the game, which is free again. What they would have added to the draws is forgotten.
    SeatLeft {
        /// Which seat.
        seat: u8,
    },
    /// A bot was put in a free seat.
    BotSeated {
        /// Which seat.
        seat: u8,
        /// Which bot.
        level: String,
    },
    /// A person who sits in a next game added to the draws, in place of what the server took for them.
    NonceAdded {
        /// Which seat.
        seat: u8,
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
        /// Whether the clocks run on as if the answer had not been given. So they do when the seat asks nobody; entries
        /// that were written without it leave the time until then to nobody.
        #[serde(default, skip_serializing_if = "is_false")]
        runs_on: bool,
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
    /// The clock that runs did not count for a while, in which the server could not take moves.
    Resumed {
        /// When it stopped.
        stopped_ms: i64,
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
        /// Where everybody sits there.
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

fn is_false(flag: &bool) -> bool {
    !flag
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
    /// The secret behind the draws. Never leaves the server before the end.
    #[serde(with = "seed_as_hex")]
    pub seed: Seed,
    /// Whether each kind of draw counts for itself. The first servers counted them alike, and games go on as they began.
    #[serde(default, skip_serializing_if = "is_false")]
    pub numbers_by_kind: bool,
    /// When a next game starts at the latest, on the server's clock. Until then the people who sit there add to the draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_by_ms: Option<i64>,
    /// The match that the game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The game to look at, if this is a record that somebody brought along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The position of another game that this one goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<Begun>,
    /// What a record that was brought along says of the seed it does not tell: its hash, or nothing. Its draws have nothing to
    /// do with the seed here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed_hash: Option<String>,
}

/// A position that a game goes on from. Its draws have nothing to do with the seed here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Begun {
    /// The game that the position is of.
    pub game: String,
    /// The record of that game up to there, and no further.
    pub record: String,
}

/// Seeds are written as hex.
mod seed_as_hex {
    use carcas_fair::Seed;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(seed)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        let hex = String::deserialize(from)?;
        hex.parse().map_err(serde::de::Error::custom)
    }
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

impl From<LogEntry> for Logged {
    fn from(entry: LogEntry) -> Self {
        let (id, from) = (None, None);
        Self { entry, id, from }
    }
}

impl Logged {
    /// Returns the command that asked for the entry: its seat and its name.
    pub(crate) fn command(&self) -> Option<(u8, &str)> {
        let seat = match (&self.entry, self.from) {
            (_, Some(seat)) => seat,
            (LogEntry::Moved { seat, .. }, None) => *seat,
            _ => return None,
        };
        Some((seat, self.id.as_deref()?))
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_as_they_were_written() {
        let undone = LogEntry::Undone {
            n_entries: 1,
            seat: 0,
            runs_on: true,
        };
        let logged = Logged {
            id: Some("a1".to_owned()),
            from: Some(1),
            ..undone.into()
        };
        let body = logged.to_body();
        assert_eq!(
            body,
            r#"{"kind":"undone","nEntries":1,"seat":0,"runsOn":true,"id":"a1","from":1}"#
        );
        assert_eq!(Logged::parse(&body).expect("an entry"), logged);
        assert_eq!(logged.command(), Some((1, "a1")));
    }

    #[test]
    fn who_comes_and_goes_before_the_game_is_read() {
        let seat = 1;
        let level = "regular".to_owned();
        for (entry, body) in [
            (
                LogEntry::SeatLeft { seat },
                r#"{"kind":"seat-left","seat":1}"#,
            ),
            (
                LogEntry::BotSeated { seat, level },
                r#"{"kind":"bot-seated","seat":1,"level":"regular"}"#,
            ),
        ] {
            let logged = Logged::from(entry);
            assert_eq!(logged.to_body(), body);
            assert_eq!(Logged::parse(body).expect("an entry"), logged);
        }
    }

    #[test]
    fn seeds_show_themselves_nowhere_but_in_the_log() {
        let created = Created {
            rules_version: 2,
            setup: SetupSpec::default(),
            seats: vec![Place::Open],
            aids: Aids::All,
            clock: TimeControl::None,
            grace_ms: 0,
            is_public: false,
            seed: Seed([0xab; 32]),
            numbers_by_kind: true,
            start_by_ms: None,
            series: None,
            record: None,
            begin: None,
            seed_hash: None,
        };
        let logged = Logged::from(LogEntry::Created(Box::new(created)));
        let hex = "ab".repeat(32);
        assert!(!format!("{logged:?}").contains("abab"), "{logged:?}");
        assert!(logged.to_body().contains(&hex));
        assert_eq!(Logged::parse(&logged.to_body()).expect("an entry"), logged);
    }

    #[test]
    fn moves_without_the_seat_of_their_command_are_read() {
        let body = r#"{"kind":"moved","seat":1,"text":"pass","by":"person","id":"a1"}"#;
        let moved = Logged::parse(body).expect("an entry");
        assert_eq!(moved.command(), Some((1, "a1")));
        let body = r#"{"kind":"moved","seat":1,"text":"pass","by":"bot"}"#;
        assert_eq!(Logged::parse(body).expect("an entry").command(), None);
    }
}

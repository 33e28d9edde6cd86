//! What a store keeps: events, rows of games, seats, identities and tokens.

use std::fmt;

use super::StoreError;

/// Characters of an id.
const ID_LENGTH: usize = 12;

fn parse_id(what: &str, text: &str) -> Result<String, StoreError> {
    let is_good = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase();
    if text.len() == ID_LENGTH && text.bytes().all(is_good) {
        return Ok(text.to_owned());
    }
    Err(StoreError::Invalid(format!(
        "the id of {what} has {ID_LENGTH} characters of 0-9 and a-z"
    )))
}

/// The id of a game: 12 characters of `0-9a-z`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    pub fn parse(text: &str) -> Result<Self, StoreError> {
        parse_id("a game", text).map(Self)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The id of an anonymous identity: 12 characters of `0-9a-z`. It is no secret; its tokens are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdentityId(String);

impl IdentityId {
    pub fn parse(text: &str) -> Result<Self, StoreError> {
        parse_id("an identity", text).map(Self)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for IdentityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The SHA-256 hash of a token, as 64 hex digits. Tokens themselves are never stored.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(String);

impl TokenHash {
    pub fn new(hash: &[u8; 32]) -> Self {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble & 15)]);
        Self(
            hash.iter()
                .flat_map(|&byte| [digit(byte >> 4), digit(byte)])
                .collect(),
        )
    }

    /// Takes the hash as the database has it.
    pub(super) fn read(text: String) -> Self {
        Self(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Compares two hashes in the same time wherever they differ.
    pub fn is_same(&self, other: &Self) -> bool {
        let pairs = self.0.bytes().zip(other.0.bytes());
        let differs = pairs.fold(0, |differs, (one, two)| differs | (one ^ two));
        self.0.len() == other.0.len() && std::hint::black_box(differs) == 0
    }
}

/// An event that is still to be appended; its version follows from its place.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    pub at_ms: i64,
    /// One line of JSON.
    pub body: String,
}

/// An event of a game's log.
#[derive(Clone, PartialEq, Eq)]
pub struct Appended {
    pub version: u64,
    pub at_ms: i64,
    pub body: String,
}

/// Bodies hold secrets, such as the seed of a game, so that nobody who writes an entry to a log tells them.
impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry")
            .field("at_ms", &self.at_ms)
            .finish_non_exhaustive()
    }
}

/// As [`Entry`] is shown.
impl fmt::Debug for Appended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Appended")
            .field("version", &self.version)
            .field("at_ms", &self.at_ms)
            .finish_non_exhaustive()
    }
}

/// Events of one game and what changes with them: one transaction, all or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    pub game: GameId,
    /// The version of the first event. With 1 the game is created; otherwise it has to be the one after the last.
    pub first_version: u64,
    pub events: Vec<Entry>,
    pub summary: Summary,
    /// The hash of the seed that the game draws by, while it is not over.
    pub seed_hash: Option<String>,
    /// Seats that change; the others stay as they are.
    pub seats: Vec<SeatRow>,
    /// Whoever leaves a seat with this.
    pub left: Vec<IdentityId>,
    /// New tokens.
    pub tokens: Vec<TokenRow>,
    /// The first events of the game that follows this one, in the same transaction.
    pub next_game: Option<Box<Append>>,
}

/// What lists show of a game; replaced with every append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub status: Status,
    pub is_public: bool,
    pub updated_ms: i64,
    /// JSON for lists; the store does not look inside.
    pub json: String,
}

/// Where a game stands, as far as lists and cleaning up care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Seats are still open.
    Waiting,
    Running,
    /// Played to its end, or resigned.
    Finished,
    /// Aborted or given up: it counts for nobody.
    Abandoned,
}

impl Append {
    /// Returns the append and the one that is made with it.
    pub(super) fn all(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |append| append.next_game.as_deref())
    }
}

impl Status {
    pub const ALL: [Self; 4] = [
        Self::Waiting,
        Self::Running,
        Self::Finished,
        Self::Abandoned,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }
}

/// A game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub id: GameId,
    /// The last version of the log.
    pub version: u64,
    pub created_ms: i64,
    pub summary: Summary,
    pub flags: Flags,
}

/// What an operator has done to a game. Appends leave it alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    pub is_closed: bool,
    /// Whether the chat is muted.
    pub is_muted: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: u8,
    pub holder: Holder,
    /// Whose seat it is, also while a bot plays on for them; nobody's without an identity or after it was deleted.
    pub identity: Option<IdentityId>,
    pub is_to_move: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    Open,
    Person,
    /// A bot of this name.
    Bot(String),
}

/// A game with the seats that an identity has there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedGame {
    pub row: GameRow,
    pub seats: Vec<SeatRow>,
}

/// What a token opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    pub hash: TokenHash,
    pub kind: TokenKind,
    /// The game with which the token is deleted.
    pub game: Option<GameId>,
    /// The identity with which the token is deleted. A second device of an identity is a second token.
    pub identity: Option<IdentityId>,
    /// JSON; the store does not look inside.
    pub subject: String,
    pub created_ms: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Holds a seat.
    Seat,
    /// Lets somebody take a seat that is free.
    Link,
    Identity,
}

impl TokenKind {
    pub const ALL: [Self; 3] = [Self::Seat, Self::Link, Self::Identity];

    pub fn name(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Link => "link",
            Self::Identity => "identity",
        }
    }
}

/// An anonymous identity, kept by a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdentityRow {
    pub id: IdentityId,
    /// Free text.
    pub name: String,
    pub created_ms: i64,
    pub seen_ms: i64,
}

/// A part of a list of games, the last touched first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The last game of the page before: when it was touched, and its id.
    pub after: Option<(i64, GameId)>,
    pub limit: u32,
}

impl Page {
    /// The most games of a page; a greater limit is cut.
    pub const MAX: u32 = 200;

    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    /// Returns the limit as it is kept to.
    pub(super) fn size(&self) -> u32 {
        self.limit.min(Self::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_shown_without_their_bodies() {
        let body = "{\"kind\":\"created\",\"seed\":\"5ec2e7\"}".to_owned();
        let entry = Entry {
            at_ms: 7,
            body: body.clone(),
        };
        let append = Append {
            game: GameId::parse("0123456789ab").expect("an id"),
            first_version: 1,
            events: vec![entry],
            summary: Summary {
                status: Status::Waiting,
                is_public: false,
                updated_ms: 7,
                json: String::new(),
            },
            seed_hash: None,
            seats: Vec::new(),
            left: Vec::new(),
            tokens: Vec::new(),
            next_game: None,
        };
        let appended = Appended {
            version: 1,
            at_ms: 7,
            body,
        };
        for shown in [format!("{append:?}"), format!("{appended:?}")] {
            assert!(!shown.contains("5ec2e7"), "{shown}");
            assert!(shown.contains("at_ms: 7"), "{shown}");
        }
    }
}

//! Rows for the tests.

use carcas_server::store::{
    Append, Entry, GameId, Holder, IdentityId, IdentityRow, SeatRow, Status, Summary, TokenHash,
    TokenKind, TokenRow,
};

pub(crate) fn game_id(number: u32) -> GameId {
    GameId::parse(&format!("g{number:011}")).expect("12 characters")
}

pub(crate) fn identity_id(number: u32) -> IdentityId {
    IdentityId::parse(&format!("i{number:011}")).expect("12 characters")
}

pub(crate) fn hash(number: u32) -> TokenHash {
    let mut bytes = [0xa5; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    TokenHash::new(&bytes)
}

/// A summary of a public game that was touched at this time.
pub(crate) fn summary(status: Status, updated_ms: i64) -> Summary {
    Summary {
        status,
        is_public: true,
        updated_ms,
        json: format!("{{\"touched\":{updated_ms}}}"),
    }
}

pub(crate) fn append(game: &GameId, first_version: u64, body: &str) -> Append {
    Append {
        game: game.clone(),
        first_version,
        events: vec![Entry {
            at_ms: 1_000,
            body: format!("{{\"type\":\"{body}\"}}"),
        }],
        summary: summary(Status::Running, 1_000),
        seed_hash: None,
        seats: Vec::new(),
        left: Vec::new(),
        tokens: Vec::new(),
        next_game: None,
    }
}

/// The append that creates a game.
pub(crate) fn create(game: &GameId) -> Append {
    append(game, 1, "created")
}

pub(crate) fn person(seat: u8, identity: Option<&IdentityId>, is_to_move: bool) -> SeatRow {
    SeatRow {
        seat,
        holder: Holder::Person,
        identity: identity.cloned(),
        is_to_move,
    }
}

pub(crate) fn identity(number: u32) -> IdentityRow {
    IdentityRow {
        id: identity_id(number),
        name: format!("Zoë {number} 🐉"),
        created_ms: 5,
        seen_ms: 5,
    }
}

pub(crate) fn seat_token(number: u32, game: &GameId) -> TokenRow {
    TokenRow {
        hash: hash(number),
        kind: TokenKind::Seat,
        game: Some(game.clone()),
        identity: None,
        subject: "{\"seat\":0}".to_owned(),
        created_ms: 7,
    }
}

pub(crate) fn identity_token(number: u32, identity: &IdentityId) -> TokenRow {
    TokenRow {
        hash: hash(number),
        kind: TokenKind::Identity,
        game: None,
        identity: Some(identity.clone()),
        subject: "{}".to_owned(),
        created_ms: 7,
    }
}

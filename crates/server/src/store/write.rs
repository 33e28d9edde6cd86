//! What can be written: each a transaction of its own.

use super::{Append, Flags, GameId, IdentityId, IdentityRow, StoreError, TokenRow};

/// Something to be written, all or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    Append(Append),
    /// Replaces bodies of events by others, for a text that has to go. The only exception to a log that only grows.
    Redact {
        game: GameId,
        bodies: Vec<(u64, String)>,
        /// The JSON that lists show now.
        summary: String,
    },
    SetFlags(GameId, Flags),
    /// Deletes a game with its log, seats and tokens.
    DeleteGame(GameId),
    /// New tokens, such as one for a second device of an identity. Those that exist alike already are left alone.
    PutTokens(Vec<TokenRow>),
    CreateIdentity(IdentityRow, Vec<TokenRow>),
    /// Notes when an identity was last seen.
    TouchIdentity(IdentityId, i64),
    /// Deletes an identity with its tokens; its seats are then those of a person without one.
    DeleteIdentity(IdentityId),
    /// Deletes those of some identities that were not seen since a time, have no seat and have left none, with their tokens.
    DeleteUnused {
        identities: Vec<IdentityId>,
        before_ms: i64,
    },
}

impl Write {
    /// Refuses what one of the databases could not keep.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self {
            Self::Append(append) => append.all().try_for_each(check_append),
            Self::Redact {
                bodies, summary, ..
            } => {
                check_text(summary)?;
                bodies.iter().try_for_each(|(_, body)| check_line(body))
            }
            Self::PutTokens(tokens) => check_tokens(tokens),
            Self::CreateIdentity(row, tokens) => {
                check_text(&row.name)?;
                check_tokens(tokens)
            }
            Self::SetFlags(..)
            | Self::DeleteGame(_)
            | Self::TouchIdentity(..)
            | Self::DeleteIdentity(_)
            | Self::DeleteUnused { .. } => Ok(()),
        }
    }
}

fn check_append(append: &Append) -> Result<(), StoreError> {
    if append.first_version == 0 {
        return Err(StoreError::Invalid("versions begin with 1".to_owned()));
    }
    if append.events.is_empty() {
        return Err(StoreError::Invalid("an append has an event".to_owned()));
    }
    for event in &append.events {
        check_line(&event.body)?;
    }
    check_text(&append.summary.json)?;
    append.seed_hash.as_deref().map_or(Ok(()), check_text)?;
    check_tokens(&append.tokens)
}

fn check_tokens(tokens: &[TokenRow]) -> Result<(), StoreError> {
    tokens.iter().try_for_each(|row| check_text(&row.subject))
}

fn check_line(text: &str) -> Result<(), StoreError> {
    if text.contains('\n') {
        return Err(StoreError::Invalid("an event is one line".to_owned()));
    }
    check_text(text)
}

/// PostgreSQL cannot keep this character, so no store does.
fn check_text(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Invalid(
            "a text has no character 0; write it as \\u0000 in JSON".to_owned(),
        ));
    }
    Ok(())
}

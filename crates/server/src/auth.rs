//! Who may do what: every token opens one thing.

use crate::app::App;
use crate::game::{Hold, Sitting};
use crate::secret::Token;
use crate::store::{GameId, IdentityId, Store, StoreError, TokenHash, TokenKind, TokenRow, Write};

/// What a token opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Grant {
    /// A seat of a game, for as long as whoever sat down with it stays.
    Seat(GameId, Sitting),
    /// A seat of a game, for as long as nobody sits there.
    Link(GameId, u8),
    /// An identity, with all seats that it took.
    Identity(IdentityId),
}

/// Looks a token up.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn grant(app: &App, token: &str) -> Result<Option<Grant>, StoreError> {
    let Some(token) = Token::parse(token) else {
        return Ok(None);
    };
    let hash = TokenHash::new(&token.hash());
    let row = app.store().token(&hash).await?;
    // A database looks for it in its own time; near guesses have nothing in common there, and what it finds is compared here.
    let row = row.filter(|row| row.hash.is_same(&hash));
    Ok(row.and_then(|row| of_row(&row)))
}

fn of_row(row: &TokenRow) -> Option<Grant> {
    match row.kind {
        TokenKind::Seat => {
            let sitting = Sitting::parse(&row.subject)?;
            Some(Grant::Seat(row.game.clone()?, sitting))
        }
        TokenKind::Link => Some(Grant::Link(row.game.clone()?, row.subject.parse().ok()?)),
        TokenKind::Identity => Some(Grant::Identity(row.identity.clone()?)),
    }
}

/// How often it is noted that an identity is used.
const SEEN_EVERY_MS: i64 = 24 * 60 * 60 * 1000;

/// Notes that an identity is used, so that it is kept.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn note_seen(app: &App, identity: &IdentityId) -> Result<(), StoreError> {
    let (row, now) = (app.store().identity(identity).await?, app.now_ms());
    if row.is_some_and(|row| row.seen_ms < now - SEEN_EVERY_MS) {
        let seen = app
            .store()
            .write(Write::TouchIdentity(identity.clone(), now));
        // What cannot be noted now is noted the next time; nothing that the person wants depends on it.
        let _ = seen.await;
    }
    Ok(())
}

/// Returns what may make seats of a game theirs who bring some grants. Whether it does, the game says.
pub(crate) fn holds(grants: &[Grant], game: &GameId) -> Vec<Hold> {
    let holds = grants.iter().filter_map(|grant| match grant {
        Grant::Seat(of, sitting) => (of == game).then_some(Hold::Sitting(*sitting)),
        Grant::Identity(identity) => Some(Hold::Identity(identity.clone())),
        Grant::Link(..) => None,
    });
    holds.collect()
}

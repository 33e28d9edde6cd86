//! Who may do what: every token opens one thing.

use carcas_protocol::Problem;

use crate::app::App;
use crate::secret::Token;
use crate::store::{GameId, IdentityId, Store, StoreError, TokenHash, TokenKind, TokenRow, Write};
use crate::time::now_ms;

/// What a token opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Grant {
    /// A seat of a game.
    Seat(GameId, u8),
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
        TokenKind::Seat => Some(Grant::Seat(row.game.clone()?, row.subject.parse().ok()?)),
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
    let (row, now) = (app.store().identity(identity).await?, now_ms());
    if row.is_some_and(|row| row.seen_ms < now - SEEN_EVERY_MS) {
        let seen = app
            .store()
            .write(Write::TouchIdentity(identity.clone(), now));
        // What cannot be noted now is noted the next time; nothing that the person wants depends on it.
        let _ = seen.await;
    }
    Ok(())
}

/// Returns the seats of a game that some grants open.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn seats_of(
    app: &App,
    grants: &[Grant],
    game: &GameId,
) -> Result<Vec<u8>, StoreError> {
    let mut seats: Vec<u8> = grants
        .iter()
        .filter_map(|grant| match grant {
            Grant::Seat(of, seat) => (of == game).then_some(*seat),
            Grant::Link(..) | Grant::Identity(_) => None,
        })
        .collect();
    if grants
        .iter()
        .any(|grant| matches!(grant, Grant::Identity(_)))
    {
        for row in app.store().seats(game).await? {
            if let Some(identity) = row.identity
                && grants.contains(&Grant::Identity(identity))
            {
                seats.push(row.seat);
            }
        }
    }
    seats.sort_unstable();
    seats.dedup();
    Ok(seats)
}

/// Chooses the seat that a command is for.
///
/// # Errors
/// If it is none of those that the client holds, or it holds several, names none, and none of them is asked.
pub(crate) fn choose_seat(
    seats: &[u8],
    wanted: Option<u8>,
    asked: Option<u8>,
) -> Result<u8, Problem> {
    let not_yours = |message: &str| Problem {
        code: "not-your-seat".to_owned(),
        message: message.to_owned(),
        rule: None,
    };
    match (wanted, seats) {
        (Some(seat), _) if seats.contains(&seat) => Ok(seat),
        (Some(_), _) | (None, []) => Err(not_yours(
            "no token of this client is for that seat; open the link of the seat",
        )),
        (None, [seat]) => Ok(*seat),
        (None, _) => asked.filter(|asked| seats.contains(asked)).ok_or_else(|| {
            not_yours("this client holds several seats; name one of them as `seat`")
        }),
    }
}

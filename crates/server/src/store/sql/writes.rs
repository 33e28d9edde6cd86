//! The statements that write.

use super::{Arg, Sql, identity, stored, token};
use crate::store::{
    Append, GameId, Holder, IdentityId, IdentityRow, Result, SeatRow, StoreError, TokenRow, Write,
};

const INSERT_EVENT: &str =
    "INSERT INTO events (game, append_key, version, at_ms, body) VALUES ($1, $2, $3, $4, $5)";

const INSERT_EVENTS: &str = "INSERT INTO events (game, append_key, version, at_ms, body) \
     VALUES ($1, $2, $3, $4, $5), ($1, $2, $6, $7, $8)";

/// Writes a seat. An identity that was deleted meanwhile leaves a person without one, and the game goes on.
const UPSERT_SEAT: &str = "INSERT INTO seats (game, seat, holder, identity, bot, is_to_move) \
     VALUES ($1, $2, $3, (SELECT id FROM identities WHERE id = $4), $5, $6) \
     ON CONFLICT (game, seat) DO UPDATE SET holder = excluded.holder, identity = excluded.identity, \
     bot = excluded.bot, is_to_move = excluded.is_to_move";

const UPSERT_SEATS: &str = "INSERT INTO seats (game, seat, holder, identity, bot, is_to_move) \
     VALUES ($1, $2, $3, (SELECT id FROM identities WHERE id = $4), $5, $6), \
     ($1, $7, $8, (SELECT id FROM identities WHERE id = $9), $10, $11) \
     ON CONFLICT (game, seat) DO UPDATE SET holder = excluded.holder, identity = excluded.identity, \
     bot = excluded.bot, is_to_move = excluded.is_to_move";

/// Notes who has left a seat. An identity that was deleted meanwhile has nothing to be forgotten by.
const INSERT_LEFT: &str = "INSERT INTO left_seats (game, identity) \
     SELECT $1, id FROM identities WHERE id = $2 ON CONFLICT (game, identity) DO NOTHING";

/// Carries out a write inside the transaction that is open.
///
/// The key names the append, for [`has_appended`].
pub(in crate::store) async fn apply<S: Sql>(sql: &mut S, write: &Write, key: i64) -> Result<()> {
    match write {
        Write::Append(append) => {
            for append in append.all() {
                apply_append(sql, append, key).await?;
            }
            Ok(())
        }
        Write::Redact {
            game,
            bodies,
            summary,
        } => {
            for (version, body) in bodies {
                let changed = sql
                    .run(
                        "UPDATE events SET body = $1 WHERE game = $2 AND version = $3",
                        &[
                            body.as_str().into(),
                            game.as_str().into(),
                            stored(*version)?.into(),
                        ],
                    )
                    .await?;
                found(changed)?;
            }
            let args = [summary.as_str().into(), game.as_str().into()];
            let sql = sql.run("UPDATE games SET summary = $1 WHERE id = $2", &args);
            found(sql.await?)
        }
        Write::SetFlags(game, flags) => found(
            sql.run(
                "UPDATE games SET is_closed = $1, is_muted = $2 WHERE id = $3",
                &[
                    flags.is_closed.into(),
                    flags.is_muted.into(),
                    game.as_str().into(),
                ],
            )
            .await?,
        ),
        Write::DeleteGame(game) => found(
            sql.run("DELETE FROM games WHERE id = $1", &[game.as_str().into()])
                .await?,
        ),
        Write::PutTokens(tokens) => put_tokens(sql, tokens).await,
        Write::CreateIdentity(row, tokens) => {
            create_identity(sql, row).await?;
            put_tokens(sql, tokens).await
        }
        Write::TouchIdentity(identity, seen_ms) => found(
            sql.run(
                "UPDATE identities SET seen_ms = $1 WHERE id = $2",
                &[(*seen_ms).into(), identity.as_str().into()],
            )
            .await?,
        ),
        Write::DeleteIdentity(identity) => found(
            sql.run(
                "DELETE FROM identities WHERE id = $1",
                &[identity.as_str().into()],
            )
            .await?,
        ),
        Write::DeleteUnused {
            identities,
            before_ms,
        } => {
            // Whoever came back meanwhile stays.
            for identity in identities {
                sql.run(
                    "DELETE FROM identities WHERE id = $1 AND seen_ms < $2 \
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE identity = $1) \
                     AND NOT EXISTS (SELECT 1 FROM left_seats WHERE identity = $1)",
                    &[identity.as_str().into(), (*before_ms).into()],
                )
                .await?;
            }
            Ok(())
        }
    }
}

/// Tells whether the append of a key is in the log, and with it the one that was made with it.
pub(in crate::store) async fn has_appended<S: Sql>(
    sql: &mut S,
    append: &Append,
    key: i64,
) -> Result<bool> {
    let rows = sql
        .rows(
            "SELECT append_key FROM events WHERE game = $1 AND version = $2",
            &[
                append.game.as_str().into(),
                stored(append.first_version)?.into(),
            ],
        )
        .await?;
    match rows.into_iter().next() {
        Some(mut row) => Ok(row.int()? == key),
        None => Ok(false),
    }
}

async fn apply_append<S: Sql>(sql: &mut S, append: &Append, key: i64) -> Result<()> {
    let first = stored(append.first_version)?;
    let count = i64::try_from(append.events.len())
        .map_err(|_| StoreError::Invalid("too many events".to_owned()))?;
    let last = first
        .checked_add(count - 1)
        .ok_or_else(|| StoreError::Invalid("the versions are too great".to_owned()))?;
    // The row of the game comes first: it decides who may append, and locks out others until the commit.
    write_game(sql, append, first, last).await?;
    // A move and the draw that follows, and the seats before and after, are the rule: both rows go in one statement.
    let mut rows = (first..).zip(&append.events);
    while let Some((version, event)) = rows.next() {
        let (game, next) = (append.game.as_str(), version + 1);
        let one = [
            game.into(),
            key.into(),
            version.into(),
            event.at_ms.into(),
            event.body.as_str().into(),
        ];
        match rows.next() {
            None => sql.run(INSERT_EVENT, &one).await?,
            Some((_, event)) => {
                let two = [next.into(), event.at_ms.into(), event.body.as_str().into()];
                sql.run(INSERT_EVENTS, &[&one[..], &two].concat()).await?
            }
        };
    }
    for seats in append.seats.chunks(2) {
        let game = [append.game.as_str().into()];
        match seats {
            // A seat that is named twice cannot be upserted twice at once.
            [one, two] if one.seat != two.seat => {
                let args = [&game[..], &seat_args(one), &seat_args(two)].concat();
                sql.run(UPSERT_SEATS, &args).await?;
            }
            seats => {
                for seat in seats {
                    let args = [&game[..], &seat_args(seat)].concat();
                    sql.run(UPSERT_SEAT, &args).await?;
                }
            }
        }
    }
    for identity in &append.left {
        let args = [append.game.as_str().into(), identity.as_str().into()];
        sql.run(INSERT_LEFT, &args).await?;
    }
    put_tokens(sql, &append.tokens).await
}

async fn write_game<S: Sql>(sql: &mut S, append: &Append, first: i64, last: i64) -> Result<()> {
    let summary = &append.summary;
    let args: [Arg<'_>; 8] = [
        append.game.as_str().into(),
        last.into(),
        summary.status.name().into(),
        summary.is_public.into(),
        summary.updated_ms.into(),
        summary.json.as_str().into(),
        Arg::text_or_null(append.seed_hash.as_deref()),
        (first - 1).into(),
    ];
    if first == 1 {
        let changed = sql
            .run(
                "INSERT INTO games (id, version, status, is_public, created_ms, updated_ms, summary, seed_hash) \
                 VALUES ($1, $2, $3, $4, $5, $5, $6, $7) ON CONFLICT (id) DO NOTHING",
                &args[..7],
            )
            .await?;
        return if changed == 1 {
            Ok(())
        } else {
            Err(StoreError::Conflict)
        };
    }
    let changed = sql
        .run(
            "UPDATE games SET version = $2, status = $3, is_public = $4, updated_ms = $5, summary = $6, seed_hash = $7 \
             WHERE id = $1 AND version = $8",
            &args,
        )
        .await?;
    if changed == 1 {
        return Ok(());
    }
    let rows = sql
        .rows("SELECT version FROM games WHERE id = $1", &args[..1])
        .await?;
    Err(if rows.is_empty() {
        StoreError::NotFound
    } else {
        StoreError::Conflict
    })
}

/// Returns the arguments of a seat, without its game.
fn seat_args(row: &SeatRow) -> [Arg<'_>; 5] {
    let (holder, bot) = match &row.holder {
        Holder::Open => ("open", None),
        Holder::Person => ("person", None),
        Holder::Bot(name) => ("bot", Some(name.as_str())),
    };
    [
        i64::from(row.seat).into(),
        holder.into(),
        Arg::text_or_null(row.identity.as_ref().map(IdentityId::as_str)),
        Arg::text_or_null(bot),
        row.is_to_move.into(),
    ]
}

async fn put_tokens<S: Sql>(sql: &mut S, tokens: &[TokenRow]) -> Result<()> {
    for row in tokens {
        let changed = sql
            .run(
                "INSERT INTO tokens (hash, kind, game, identity, subject, created_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (hash) DO NOTHING",
                &[
                    row.hash.as_str().into(),
                    row.kind.name().into(),
                    Arg::text_or_null(row.game.as_ref().map(GameId::as_str)),
                    Arg::text_or_null(row.identity.as_ref().map(IdentityId::as_str)),
                    row.subject.as_str().into(),
                    row.created_ms.into(),
                ],
            )
            .await?;
        if changed == 0 && token(sql, &row.hash).await?.as_ref() != Some(row) {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

async fn create_identity<S: Sql>(sql: &mut S, row: &IdentityRow) -> Result<()> {
    let changed = sql
        .run(
            "INSERT INTO identities (id, name, created_ms, seen_ms) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO NOTHING",
            &[
                row.id.as_str().into(),
                row.name.as_str().into(),
                row.created_ms.into(),
                row.seen_ms.into(),
            ],
        )
        .await?;
    if changed == 0 && identity(sql, &row.id).await?.as_ref() != Some(row) {
        return Err(StoreError::Conflict);
    }
    Ok(())
}

fn found(changed: u64) -> Result<()> {
    if changed == 0 {
        Err(StoreError::NotFound)
    } else {
        Ok(())
    }
}

//! The statements that read.

use super::{Row, Sql, stored};
use crate::store::{
    Appended, Flags, GameId, GameRow, Holder, IdentityId, IdentityRow, Page, Result, SeatRow,
    SeatedGame, Status, StoreError, Summary, TokenHash, TokenKind, TokenRow,
};

pub(in crate::store) async fn read<S: Sql>(
    sql: &mut S,
    game: &GameId,
    after_version: u64,
    limit: u32,
) -> Result<Vec<Appended>> {
    let rows = sql
        .rows(
            "SELECT version, at_ms, body FROM events WHERE game = $1 AND version > $2 ORDER BY version LIMIT $3",
            &[
                game.as_str().into(),
                stored(after_version)?.into(),
                limit.into(),
            ],
        )
        .await?;
    let event = |mut row: Row| {
        Ok(Appended {
            version: row.version()?,
            at_ms: row.int()?,
            body: row.text()?,
        })
    };
    rows.into_iter().map(event).collect()
}

pub(in crate::store) async fn game<S: Sql>(sql: &mut S, game: &GameId) -> Result<Option<GameRow>> {
    let rows = sql
        .rows(
            "SELECT id, version, created_ms, status, is_public, updated_ms, summary, is_closed, is_muted \
             FROM games WHERE id = $1",
            &[game.as_str().into()],
        )
        .await?;
    first(rows, game_row)
}

pub(in crate::store) async fn game_by_seed<S: Sql>(
    sql: &mut S,
    seed_hash: &str,
) -> Result<Option<GameRow>> {
    let rows = sql
        .rows(
            "SELECT id, version, created_ms, status, is_public, updated_ms, summary, is_closed, is_muted \
             FROM games WHERE seed_hash = $1",
            &[seed_hash.into()],
        )
        .await?;
    first(rows, game_row)
}

pub(in crate::store) async fn seats<S: Sql>(sql: &mut S, game: &GameId) -> Result<Vec<SeatRow>> {
    let rows = sql
        .rows(
            "SELECT seat, holder, identity, bot, is_to_move FROM seats WHERE game = $1 ORDER BY seat",
            &[game.as_str().into()],
        )
        .await?;
    rows.into_iter().map(|mut row| seat_row(&mut row)).collect()
}

pub(in crate::store) async fn lobby<S: Sql>(sql: &mut S, page: &Page) -> Result<Vec<GameRow>> {
    let (updated_ms, id) = cursor(page);
    let rows = sql
        .rows(
            "SELECT id, version, created_ms, status, is_public, updated_ms, summary, is_closed, is_muted FROM games \
             WHERE is_public = 1 AND is_closed = 0 AND status IN ('waiting', 'running') \
             AND (updated_ms < $1 OR (updated_ms = $1 AND id < $2)) \
             ORDER BY updated_ms DESC, id DESC LIMIT $3",
            &[updated_ms.into(), id.into(), page.size().into()],
        )
        .await?;
    rows.into_iter().map(|mut row| game_row(&mut row)).collect()
}

pub(in crate::store) async fn games_of<S: Sql>(
    sql: &mut S,
    identity: &IdentityId,
    page: &Page,
) -> Result<Vec<SeatedGame>> {
    let (updated_ms, id) = cursor(page);
    // One row per seat; people who play several seats of a game have several.
    let rows = sql
        .rows(
            "SELECT g.id, g.version, g.created_ms, g.status, g.is_public, g.updated_ms, g.summary, g.is_closed, \
             g.is_muted, s.seat, s.holder, s.identity, s.bot, s.is_to_move FROM (\
             SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE identity = $1) \
             AND (updated_ms < $2 OR (updated_ms = $2 AND id < $3)) \
             ORDER BY updated_ms DESC, id DESC LIMIT $4) g \
             JOIN seats s ON s.game = g.id AND s.identity = $1 \
             ORDER BY g.updated_ms DESC, g.id DESC, s.seat",
            &[
                identity.as_str().into(),
                updated_ms.into(),
                id.into(),
                page.size().into(),
            ],
        )
        .await?;
    let mut games: Vec<SeatedGame> = Vec::new();
    for mut cells in rows {
        let row = game_row(&mut cells)?;
        let seat = seat_row(&mut cells)?;
        match games.last_mut() {
            Some(game) if game.row.id == row.id => game.seats.push(seat),
            _ => games.push(SeatedGame {
                row,
                seats: vec![seat],
            }),
        }
    }
    Ok(games)
}

pub(in crate::store) async fn games_left<S: Sql>(
    sql: &mut S,
    identity: &IdentityId,
    after: Option<&GameId>,
    limit: u32,
) -> Result<Vec<GameId>> {
    let rows = sql
        .rows(
            "SELECT game FROM left_seats WHERE identity = $1 AND game > $2 ORDER BY game LIMIT $3",
            &[
                identity.as_str().into(),
                after.map_or("", GameId::as_str).into(),
                limit.into(),
            ],
        )
        .await?;
    let id = |mut row: Row| GameId::parse(&row.text()?);
    rows.into_iter().map(id).collect()
}

pub(in crate::store) async fn untouched<S: Sql>(
    sql: &mut S,
    status: Status,
    before_ms: i64,
    limit: u32,
) -> Result<Vec<GameId>> {
    let rows = sql
        .rows(
            "SELECT id FROM games WHERE status = $1 AND updated_ms < $2 ORDER BY updated_ms, id LIMIT $3",
            &[status.name().into(), before_ms.into(), limit.into()],
        )
        .await?;
    let id = |mut row: Row| GameId::parse(&row.text()?);
    rows.into_iter().map(id).collect()
}

pub(in crate::store) async fn games_in<S: Sql>(
    sql: &mut S,
    status: Status,
    page: &Page,
) -> Result<Vec<GameRow>> {
    let (updated_ms, id) = cursor(page);
    let rows = sql
        .rows(
            "SELECT id, version, created_ms, status, is_public, updated_ms, summary, is_closed, is_muted FROM games \
             WHERE status = $1 AND (updated_ms < $2 OR (updated_ms = $2 AND id < $3)) \
             ORDER BY updated_ms DESC, id DESC LIMIT $4",
            &[
                status.name().into(),
                updated_ms.into(),
                id.into(),
                page.size().into(),
            ],
        )
        .await?;
    rows.into_iter().map(|mut row| game_row(&mut row)).collect()
}

pub(in crate::store) async fn token<S: Sql>(
    sql: &mut S,
    hash: &TokenHash,
) -> Result<Option<TokenRow>> {
    let rows = sql
        .rows(
            "SELECT hash, kind, game, identity, subject, created_ms FROM tokens WHERE hash = $1",
            &[hash.as_str().into()],
        )
        .await?;
    first(rows, token_row)
}

pub(in crate::store) async fn identity<S: Sql>(
    sql: &mut S,
    identity: &IdentityId,
) -> Result<Option<IdentityRow>> {
    let rows = sql
        .rows(
            "SELECT id, name, created_ms, seen_ms FROM identities WHERE id = $1",
            &[identity.as_str().into()],
        )
        .await?;
    first(rows, identity_row)
}

pub(in crate::store) async fn identities<S: Sql>(
    sql: &mut S,
    limit: u32,
) -> Result<Vec<IdentityRow>> {
    let rows = sql
        .rows(
            "SELECT id, name, created_ms, seen_ms FROM identities ORDER BY created_ms DESC, id DESC LIMIT $1",
            &[limit.into()],
        )
        .await?;
    let row = |mut row: Row| identity_row(&mut row);
    rows.into_iter().map(row).collect()
}

pub(in crate::store) async fn unused_identities<S: Sql>(
    sql: &mut S,
    before_ms: i64,
    limit: u32,
) -> Result<Vec<IdentityId>> {
    let rows = sql
        .rows(
            "SELECT id FROM identities WHERE seen_ms < $1 \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE identity = identities.id) \
             AND NOT EXISTS (SELECT 1 FROM left_seats WHERE identity = identities.id) ORDER BY seen_ms, id LIMIT $2",
            &[before_ms.into(), limit.into()],
        )
        .await?;
    let id = |mut row: Row| IdentityId::parse(&row.text()?);
    rows.into_iter().map(id).collect()
}

pub(in crate::store) async fn ping<S: Sql>(sql: &mut S) -> Result<()> {
    sql.rows("SELECT version FROM schema_version", &[])
        .await
        .map(|_| ())
}

/// Returns where a page begins; the first one begins after a time that never comes.
fn cursor(page: &Page) -> (i64, &str) {
    page.after
        .as_ref()
        .map_or((i64::MAX, ""), |(updated_ms, id)| {
            (*updated_ms, id.as_str())
        })
}

fn first<T>(rows: Vec<Row>, read: impl Fn(&mut Row) -> Result<T>) -> Result<Option<T>> {
    let row = rows.into_iter().next();
    row.map(|mut row| read(&mut row)).transpose()
}

fn game_row(row: &mut Row) -> Result<GameRow> {
    Ok(GameRow {
        id: GameId::parse(&row.text()?)?,
        version: row.version()?,
        created_ms: row.int()?,
        summary: Summary {
            status: named(&Status::ALL, Status::name, &row.text()?)?,
            is_public: row.flag()?,
            updated_ms: row.int()?,
            json: row.text()?,
        },
        flags: Flags {
            is_closed: row.flag()?,
            is_muted: row.flag()?,
        },
    })
}

fn seat_row(row: &mut Row) -> Result<SeatRow> {
    let seat = row.int()?;
    let holder = row.text()?;
    let identity = row.text_or_null()?;
    let bot = row.text_or_null()?;
    Ok(SeatRow {
        seat: u8::try_from(seat)
            .map_err(|_| StoreError::Broken(format!("there is no seat {seat}")))?,
        holder: match (holder.as_str(), bot) {
            ("open", _) => Holder::Open,
            ("person", _) => Holder::Person,
            ("bot", Some(name)) => Holder::Bot(name),
            _ => return Err(StoreError::Broken(format!("nobody is a `{holder}`"))),
        },
        identity: identity.as_deref().map(IdentityId::parse).transpose()?,
        is_to_move: row.flag()?,
    })
}

fn identity_row(row: &mut Row) -> Result<IdentityRow> {
    Ok(IdentityRow {
        id: IdentityId::parse(&row.text()?)?,
        name: row.text()?,
        created_ms: row.int()?,
        seen_ms: row.int()?,
    })
}

fn token_row(row: &mut Row) -> Result<TokenRow> {
    Ok(TokenRow {
        hash: TokenHash::read(row.text()?),
        kind: named(&TokenKind::ALL, TokenKind::name, &row.text()?)?,
        game: row
            .text_or_null()?
            .as_deref()
            .map(GameId::parse)
            .transpose()?,
        identity: row
            .text_or_null()?
            .as_deref()
            .map(IdentityId::parse)
            .transpose()?,
        subject: row.text()?,
        created_ms: row.int()?,
    })
}

/// Returns the value of a name.
fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Result<T> {
    all.iter()
        .copied()
        .find(|&value| name(value) == text)
        .ok_or_else(|| StoreError::Broken(format!("`{text}` is no name of this version")))
}

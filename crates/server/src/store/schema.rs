//! The schema and its versions: forward only, the same for both databases.

use super::sql::Sql;
use super::{Result, StoreError};

/// What leads from each version to the next; the first one leads from nothing to version 1. Never changed, only added to.
pub(super) const MIGRATIONS: [&str; 6] = [
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
    include_str!("migrations/0004.sql"),
    include_str!("migrations/0005.sql"),
    include_str!("migrations/0006.sql"),
];

/// Brings the database to the newest version, inside the transaction that is open.
pub(super) async fn migrate<S: Sql>(sql: &mut S) -> Result<()> {
    sql.run(
        "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)",
        &[],
    )
    .await?;
    let mut rows = sql.rows("SELECT version FROM schema_version", &[]).await?;
    let version = match rows.first_mut() {
        Some(row) => row.int()?,
        None => {
            sql.run("INSERT INTO schema_version (version) VALUES (0)", &[])
                .await?;
            0
        }
    };
    let newest = MIGRATIONS.len();
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    let Some(missing) = MIGRATIONS.get(done..) else {
        return Err(StoreError::Broken(format!(
            "it has schema {version}, and this program knows schemas up to {newest}: start a newer program, \
             or restore a backup from before the upgrade"
        )));
    };
    for (from, migration) in (done..).zip(missing) {
        for statement in statements(migration) {
            sql.run(statement, &[]).await?;
        }
        let next = i64::try_from(from + 1).unwrap_or(i64::MAX);
        sql.run("UPDATE schema_version SET version = $1", &[next.into()])
            .await?;
    }
    if !missing.is_empty() {
        tracing::info!(from = version, to = newest, "schema upgraded");
    }
    Ok(())
}

/// Returns the statements of a migration.
fn statements(migration: &'static str) -> impl Iterator<Item = &'static str> {
    migration.split(';').map(str::trim).filter(|text| {
        text.lines()
            .any(|line| !line.is_empty() && !line.starts_with("--"))
    })
}

//! Games in memory, for tests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{
    Append, Appended, Flags, GameId, GameRow, IdentityId, IdentityRow, Page, Result, SeatRow,
    SeatedGame, Status, Store, StoreError, TokenHash, TokenRow, Write,
};

/// Games in memory. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    tables: Arc<Mutex<Tables>>,
}

#[derive(Clone, Debug, Default)]
struct Tables {
    games: BTreeMap<GameId, Game>,
    tokens: BTreeMap<TokenHash, TokenRow>,
    identities: BTreeMap<IdentityId, IdentityRow>,
    /// Who has left which game before it began.
    left: BTreeSet<(IdentityId, GameId)>,
}

#[derive(Clone, Debug)]
struct Game {
    row: GameRow,
    seed_hash: Option<String>,
    events: Vec<Appended>,
    seats: BTreeMap<u8, SeatRow>,
}

impl Memory {
    pub fn new() -> Self {
        Self::default()
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        // Changes are made to a copy, so that a panic elsewhere cannot leave half of one.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes at once, as far as memory is ever written to.
    pub(super) fn apply(&self, write: &Write) -> Result<()> {
        write.check()?;
        self.tables().apply(write)
    }
}

impl Store for Memory {
    async fn write(&self, write: Write) -> Result<()> {
        self.apply(&write)
    }

    async fn read(&self, game: &GameId, after_version: u64, limit: u32) -> Result<Vec<Appended>> {
        let tables = self.tables();
        let events = tables
            .games
            .get(game)
            .into_iter()
            .flat_map(|game| &game.events);
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let later = events.filter(|event| event.version > after_version);
        Ok(later.take(limit).cloned().collect())
    }

    async fn game(&self, game: &GameId) -> Result<Option<GameRow>> {
        Ok(self.tables().games.get(game).map(|game| game.row.clone()))
    }

    async fn game_by_seed(&self, seed_hash: &str) -> Result<Option<GameRow>> {
        let tables = self.tables();
        let mut games = tables.games.values();
        let found = games.find(|game| game.seed_hash.as_deref() == Some(seed_hash));
        Ok(found.map(|game| game.row.clone()))
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<SeatRow>> {
        let tables = self.tables();
        let seats = tables
            .games
            .get(game)
            .into_iter()
            .flat_map(|game| game.seats.values());
        Ok(seats.cloned().collect())
    }

    async fn lobby(&self, page: &Page) -> Result<Vec<GameRow>> {
        let is_listed = |game: &&Game| {
            let summary = &game.row.summary;
            summary.is_public
                && !game.row.flags.is_closed
                && matches!(summary.status, Status::Waiting | Status::Running)
        };
        Ok(self.tables().page(page, is_listed, |game| game.row.clone()))
    }

    async fn games_of(&self, identity: &IdentityId, page: &Page) -> Result<Vec<SeatedGame>> {
        let seats = |game: &Game| -> Vec<SeatRow> {
            let is_own = |seat: &&SeatRow| seat.identity.as_ref() == Some(identity);
            game.seats.values().filter(is_own).cloned().collect()
        };
        let is_seated = |game: &&Game| !seats(game).is_empty();
        Ok(self.tables().page(page, is_seated, |game| SeatedGame {
            row: game.row.clone(),
            seats: seats(game),
        }))
    }

    async fn games_left(
        &self,
        identity: &IdentityId,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let tables = self.tables();
        let own = tables.left.iter().filter(|(of, _)| of == identity);
        let later = own.filter(|(_, game)| after.is_none_or(|after| game > after));
        Ok(later.take(limit).map(|(_, game)| game.clone()).collect())
    }

    async fn untouched(&self, status: Status, before_ms: i64, limit: u32) -> Result<Vec<GameId>> {
        let tables = self.tables();
        let mut rows: Vec<&GameRow> = tables
            .games
            .values()
            .map(|game| &game.row)
            .filter(|row| row.summary.status == status && row.summary.updated_ms < before_ms)
            .collect();
        rows.sort_by_key(|row| (row.summary.updated_ms, &row.id));
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        Ok(rows
            .into_iter()
            .take(limit)
            .map(|row| row.id.clone())
            .collect())
    }

    async fn games_in(&self, status: Status, page: &Page) -> Result<Vec<GameRow>> {
        let is_meant = |game: &&Game| game.row.summary.status == status;
        Ok(self.tables().page(page, is_meant, |game| game.row.clone()))
    }

    async fn token(&self, hash: &TokenHash) -> Result<Option<TokenRow>> {
        Ok(self.tables().tokens.get(hash).cloned())
    }

    async fn identity(&self, identity: &IdentityId) -> Result<Option<IdentityRow>> {
        Ok(self.tables().identities.get(identity).cloned())
    }

    async fn identities(&self, limit: u32) -> Result<Vec<IdentityRow>> {
        let mut rows: Vec<IdentityRow> = self.tables().identities.values().cloned().collect();
        rows.sort_by(|a, b| (b.created_ms, &b.id).cmp(&(a.created_ms, &a.id)));
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        Ok(rows)
    }

    async fn unused_identities(&self, before_ms: i64, limit: u32) -> Result<Vec<IdentityId>> {
        let tables = self.tables();
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let unused = tables.identities.keys();
        let unused = unused.filter(|id| tables.is_unused(id, before_ms));
        Ok(unused.take(limit).cloned().collect())
    }

    async fn ping(&self) -> Result<()> {
        Ok(())
    }

    async fn backup(&self, _path: &Path) -> Result<()> {
        Err(StoreError::Invalid(
            "games in memory are for tests; keep them in a file to back them up".to_owned(),
        ))
    }

    async fn close(&self) {}
}

impl Tables {
    /// Carries out a write on a copy that takes the place of the original when all went well.
    ///
    /// Copying is slow with many games, and the plainest way to be all or nothing; appends to games that exist, which are
    /// most writes, check first instead.
    fn apply(&mut self, write: &Write) -> Result<()> {
        if let Write::Append(append) = write {
            append.all().try_for_each(|one| self.check_append(one))?;
            return append.all().try_for_each(|one| self.append(one));
        }
        let mut next = self.clone();
        next.change(write)?;
        *self = next;
        Ok(())
    }

    fn change(&mut self, write: &Write) -> Result<()> {
        match write {
            Write::Append(append) => append.all().try_for_each(|one| self.append(one))?,
            Write::Redact {
                game,
                bodies,
                summary,
            } => {
                let game = self.games.get_mut(game).ok_or(StoreError::NotFound)?;
                for (version, body) in bodies {
                    let mut events = game.events.iter_mut();
                    let event = events.find(|event| event.version == *version);
                    event.ok_or(StoreError::NotFound)?.body.clone_from(body);
                }
                game.row.summary.json.clone_from(summary);
            }
            Write::SetFlags(game, flags) => {
                self.games
                    .get_mut(game)
                    .ok_or(StoreError::NotFound)?
                    .row
                    .flags = *flags;
            }
            Write::DeleteGame(game) => {
                self.games.remove(game).ok_or(StoreError::NotFound)?;
                self.tokens.retain(|_, row| row.game.as_ref() != Some(game));
                self.left.retain(|(_, left)| left != game);
            }
            Write::PutTokens(tokens) => self.put_tokens(tokens)?,
            Write::CreateIdentity(row, tokens) => {
                let known = self
                    .identities
                    .entry(row.id.clone())
                    .or_insert_with(|| row.clone());
                if known != row {
                    return Err(StoreError::Conflict);
                }
                self.put_tokens(tokens)?;
            }
            Write::TouchIdentity(identity, seen_ms) => self.identity(identity)?.seen_ms = *seen_ms,
            Write::DeleteIdentity(identity) => self.delete_identity(identity)?,
            Write::DeleteUnused {
                identities,
                before_ms,
            } => {
                for identity in identities {
                    if self.is_unused(identity, *before_ms) {
                        self.delete_identity(identity)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Refuses an append before anything is changed.
    fn check_append(&self, append: &Append) -> Result<()> {
        match (self.games.get(&append.game), append.first_version) {
            (None, 1) => {}
            (None, _) => return Err(StoreError::NotFound),
            (Some(game), first) if game.row.version.checked_add(1) == Some(first) => {}
            (Some(_), _) => return Err(StoreError::Conflict),
        }
        let mut seen: BTreeMap<&TokenHash, &TokenRow> = BTreeMap::new();
        for row in &append.tokens {
            let is_own = |game: &GameId| *game == append.game || self.games.contains_key(game);
            self.check_token(row, is_own)?;
            if seen
                .insert(&row.hash, row)
                .is_some_and(|other| other != row)
            {
                return Err(StoreError::Conflict);
            }
        }
        Ok(())
    }

    fn append(&mut self, append: &Append) -> Result<()> {
        let summary = &append.summary;
        let game = self
            .games
            .entry(append.game.clone())
            .or_insert_with(|| Game {
                row: GameRow {
                    id: append.game.clone(),
                    version: 0,
                    created_ms: summary.updated_ms,
                    summary: summary.clone(),
                    flags: Flags::default(),
                },
                seed_hash: None,
                events: Vec::new(),
                seats: BTreeMap::new(),
            });
        for (version, event) in (append.first_version..).zip(&append.events) {
            game.row.version = version;
            game.events.push(Appended {
                version,
                at_ms: event.at_ms,
                body: event.body.clone(),
            });
        }
        game.row.summary = summary.clone();
        game.seed_hash.clone_from(&append.seed_hash);
        for row in &append.seats {
            let mut row = row.clone();
            row.identity.take_if(|id| !self.identities.contains_key(id));
            game.seats.insert(row.seat, row);
        }
        let known = append.left.iter();
        let known = known.filter(|id| self.identities.contains_key(id));
        let left = known.map(|id| (id.clone(), append.game.clone()));
        self.left.extend(left);
        self.put_tokens(&append.tokens)
    }

    fn put_tokens(&mut self, tokens: &[TokenRow]) -> Result<()> {
        for row in tokens {
            self.check_token(row, |game| self.games.contains_key(game))?;
            self.tokens.insert(row.hash.clone(), row.clone());
        }
        Ok(())
    }

    fn check_token(&self, row: &TokenRow, is_game: impl Fn(&GameId) -> bool) -> Result<()> {
        if self.tokens.get(&row.hash).is_some_and(|known| known != row) {
            return Err(StoreError::Conflict);
        }
        let has_game = row.game.as_ref().is_none_or(is_game);
        let is_identity = |id| self.identities.contains_key(id);
        if has_game && row.identity.as_ref().is_none_or(is_identity) {
            Ok(())
        } else {
            Err(StoreError::NotFound)
        }
    }

    fn identity(&mut self, identity: &IdentityId) -> Result<&mut IdentityRow> {
        self.identities
            .get_mut(identity)
            .ok_or(StoreError::NotFound)
    }

    /// Tells whether an identity was not seen since a time, has no seat and has left none.
    fn is_unused(&self, identity: &IdentityId, before_ms: i64) -> bool {
        let mut seats = self.games.values().flat_map(|game| game.seats.values());
        let row = self.identities.get(identity);
        row.is_some_and(|row| row.seen_ms < before_ms)
            && !seats.any(|seat| seat.identity.as_ref() == Some(identity))
            && !self.left.iter().any(|(of, _)| of == identity)
    }

    fn delete_identity(&mut self, identity: &IdentityId) -> Result<()> {
        self.identities
            .remove(identity)
            .ok_or(StoreError::NotFound)?;
        self.tokens
            .retain(|_, row| row.identity.as_ref() != Some(identity));
        self.left.retain(|(of, _)| of != identity);
        for seat in self
            .games
            .values_mut()
            .flat_map(|game| game.seats.values_mut())
        {
            seat.identity.take_if(|own| own == identity);
        }
        Ok(())
    }

    /// Returns a page of games, the last touched first.
    fn page<T>(
        &self,
        page: &Page,
        is_listed: impl Fn(&&Game) -> bool,
        show: impl Fn(&Game) -> T,
    ) -> Vec<T> {
        let place = |game: &Game| (game.row.summary.updated_ms, game.row.id.clone());
        let is_later = |game: &&Game| page.after.as_ref().is_none_or(|after| place(game) < *after);
        let mut games: Vec<&Game> = self
            .games
            .values()
            .filter(is_listed)
            .filter(is_later)
            .collect();
        games.sort_by_key(|game| std::cmp::Reverse(place(game)));
        let size = usize::try_from(page.size()).unwrap_or(usize::MAX);
        games.into_iter().take(size).map(show).collect()
    }
}

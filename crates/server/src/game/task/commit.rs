//! Changes of a game: what a command brings about is stored, then folded in, then told.

use tokio::sync::oneshot;

use super::super::change::Change;
use super::super::kept;
use super::super::log::Logged;
use super::super::play::Game;
use super::super::refused::Refused;
use super::super::view;
use super::{Over, Task};
use crate::series;
use crate::store::{Store, StoreError};

impl Task {
    pub(super) async fn commit_and_reply(
        &mut self,
        change: Result<Change, Refused>,
        now: i64,
        reply: oneshot::Sender<Result<u64, Refused>>,
    ) -> Result<(), Over> {
        let (made, done) = self.commit_asked(change, now).await;
        let _ = reply.send(made);
        done
    }

    /// Does what a client asked for; returns the version that it made, and whether the task goes on.
    pub(super) async fn commit_asked(
        &mut self,
        change: Result<Change, Refused>,
        now: i64,
    ) -> (Result<u64, Refused>, Result<(), Over>) {
        let change = match change {
            Ok(change) => change,
            Err(refused) => return (Err(refused), Ok(())),
        };
        // What the client asked for is the first entry; what follows by itself comes after it.
        let first = self.game.version() + 1;
        match self.commit(change, now).await {
            Ok(()) => (Ok(first), Ok(())),
            Err((refused, over)) => (Err(refused), over.map_or(Ok(()), Err)),
        }
    }

    /// Stores entries, folds them in and tells everybody: in this order, so that nobody is told what could be lost.
    pub(super) async fn commit(
        &mut self,
        mut change: Change,
        now: i64,
    ) -> Result<(), (Refused, Option<Over>)> {
        let mut next = self.game.clone();
        let mut told = Vec::with_capacity(change.entries.len());
        let mut fold = |next: &mut Game, logged: &Logged| {
            let events = next.fold(logged, now);
            let events = events.map_err(|why| (Refused::Broken(why), None))?;
            told.push(view::told(view::update(next, &logged.entry, &events, now)));
            Ok(())
        };
        for logged in &change.entries {
            fold(&mut next, logged)?;
        }
        // The next game of a match is stored with the end of the one before, so that no match ends between two games.
        if series::goes_on(&next) {
            let follow = series::follow(&next, now);
            let (entry, next_game) = follow.map_err(|refused| (refused, None))?;
            let logged = Logged::from(entry);
            fold(&mut next, &logged)?;
            change.entries.push(logged);
            change.next_game = Some(Box::new(next_game));
        }
        let n_entries = change.entries.len();
        let made = change.next_game.as_ref().map(|next| next.game.clone());
        let mut append = kept::append(&next, self.game.version() + 1, &change.entries, now);
        append.next_game = change.next_game;
        append.tokens = change.tokens;
        match self.shared.store.append(append).await {
            Ok(()) => {
                self.shared.trouble.end(now);
                self.stall_told = None;
            }
            Err(StoreError::Conflict) => {
                tracing::warn!(game = %self.game.id(), "another server goes on with a game");
                let why = "another server goes on with this game".to_owned();
                return Err((Refused::Unsaved(why), Some(Over::Reload)));
            }
            Err(StoreError::Full(why) | StoreError::Locked(why)) => {
                if self.shared.trouble.begin(&why, now) {
                    tracing::error!(game = %self.game.id(), %why, "cannot store a move");
                }
                return Err((Refused::Unsaved(why), None));
            }
            // Whether it was stored is not known: the log decides.
            Err(why) => {
                if why.is_about_one() || self.shared.trouble.begin(&why.to_string(), now) {
                    tracing::error!(game = %self.game.id(), %why, "storing a move failed");
                }
                return Err((Refused::Unknown(why.to_string()), Some(Over::Reload)));
            }
        }
        self.shared.metrics.count_entries(n_entries);
        let is_changed = self.game.changed() != next.changed();
        let has_ended = self.game.result().is_none() && next.result().is_some();
        next.shrink();
        self.game = next;
        self.is_resting = false;
        if let Some(result) = self.game.result().filter(|_| has_ended) {
            let (game, version) = (self.game.id(), self.game.version());
            tracing::info!(%game, version, reason = ?result.reason, "game ended");
        }
        if let Some(made) = made {
            let _ = self.shared.made.send(made);
        }
        for update in told {
            self.tell(update);
        }
        self.let_go(&change.entries);
        // Talk changes no question, and who has answered it shall not be asked again.
        if is_changed {
            self.tell_question();
        }
        self.wake_bot();
        Ok(())
    }
}

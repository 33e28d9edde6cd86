//! What a command brings about: entries of the log, and the next game that is stored with them.

use super::log::{LogEntry, Logged};
use super::refused::Refused;
use crate::store::{AnyStore, Append, Store, TokenRow, Write};

/// What a command brings about, in one transaction.
#[derive(Debug, Default)]
pub(super) struct Change {
    /// The entries, in order.
    pub(super) entries: Vec<Logged>,
    /// The next game of these people.
    pub(super) next_game: Option<Box<Append>>,
    /// New tokens.
    pub(super) tokens: Vec<TokenRow>,
}

impl From<Vec<LogEntry>> for Change {
    fn from(entries: Vec<LogEntry>) -> Self {
        Self {
            entries: entries.into_iter().map(Logged::from).collect(),
            ..Self::default()
        }
    }
}

impl Change {
    /// Notes whose command it is, and its name.
    pub(super) fn named(mut self, seat: u8, id: String) -> Self {
        if let Some(first) = self.entries.first_mut() {
            (first.from, first.id) = (Some(seat), Some(id));
        }
        self
    }
}

/// Gives somebody who sits there already another token for the seat.
pub(super) async fn put_token(store: &AnyStore, row: TokenRow) -> Result<(), Refused> {
    let written = store.write(Write::PutTokens(vec![row])).await;
    written.map_err(|why| Refused::Unsaved(why.to_string()))
}

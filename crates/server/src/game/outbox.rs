//! The way to a client.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// The way to a client. It never waits: a client that cannot keep up misses messages, and learns of which game.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    late: Arc<Mutex<Vec<String>>>,
}

impl Outbox {
    /// Makes a way that holds so many messages, and its end.
    pub(crate) fn new(n_messages: usize) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (sender, receiver) = mpsc::channel(n_messages);
        let late = Arc::default();
        (Self { sender, late }, receiver)
    }

    /// Sends a message about a game; `false` if there is no room for it.
    pub(crate) fn send(&self, game: &str, message: Utf8Bytes) -> bool {
        match self.sender.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Closed(_)) => false,
            Err(mpsc::error::TrySendError::Full(_)) => {
                let mut late = self.late.lock().unwrap_or_else(PoisonError::into_inner);
                if !late.iter().any(|known| known == game) {
                    late.push(game.to_owned());
                }
                false
            }
        }
    }

    /// Returns the games of which messages were missed, and forgets them.
    pub(crate) fn take_late(&self) -> Vec<String> {
        let mut late = self.late.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *late)
    }
}

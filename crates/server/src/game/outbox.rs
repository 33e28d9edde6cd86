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
        // Held while the room is looked at: a client that has emptied everything looks here next, and must find what it
        // missed, or it would never learn of it.
        let mut late = self.late.lock().unwrap_or_else(PoisonError::into_inner);
        match self.sender.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Closed(_)) => false,
            Err(mpsc::error::TrySendError::Full(_)) => {
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

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn who_misses_a_message_while_reading_the_last_one_learns_of_it() {
        const N_ROUNDS: usize = 20_000;
        let rounds: Vec<_> = (0..N_ROUNDS).map(|_| Outbox::new(1)).collect();
        let (outs, ends): (Vec<Outbox>, Vec<_>) = rounds.into_iter().unzip();
        for out in &outs {
            assert!(out.send("a", Utf8Bytes::from_static("first")));
        }
        let barrier = Barrier::new(2);
        std::thread::scope(|scope| {
            let sending = scope.spawn(|| {
                let send = |out: &Outbox| {
                    barrier.wait();
                    out.send("a", Utf8Bytes::from_static("second"))
                };
                outs.iter().map(send).collect::<Vec<bool>>()
            });
            // Reads as a socket does.
            let read = |(out, mut end): (&Outbox, mpsc::Receiver<Utf8Bytes>)| {
                barrier.wait();
                let _first = end.try_recv();
                let late = match end.is_empty() {
                    true => out.take_late(),
                    false => Vec::new(),
                };
                (late, end)
            };
            let read: Vec<_> = outs.iter().zip(ends).map(read).collect();
            let sent = sending.join().expect("a sender");
            for (is_sent, (late, mut end)) in sent.into_iter().zip(read) {
                let is_told = end.try_recv().is_ok() || late == ["a"];
                assert!(is_told, "sent: {is_sent}");
            }
        });
    }
}

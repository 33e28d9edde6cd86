//! Clients that play whole games by themselves.

use carcas_protocol::{Command, GameMade, ServerMessage, What};

use crate::api::http::Client;
use crate::api::socket::Socket;

/// Numbers that look random and are the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    pub(crate) fn next(&mut self) -> u64 {
        // Weyl sequence with the mixing of SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    pub(crate) fn bytes(&mut self, n: usize) -> Vec<u8> {
        (0..n).map(|_| self.next() as u8).collect()
    }
}

/// Follows a game with a socket to its end and answers every question of its seat.
pub(crate) async fn play(mut socket: Socket, game: String, mut rng: Rng) -> Socket {
    let (mut answered, mut n) = (0, 0);
    loop {
        match socket.next().await {
            ServerMessage::Question {
                version, question, ..
            } if version > answered => {
                let moves = question.moves();
                assert!(!moves.is_empty(), "a question without moves: {question:?}");
                let text = rng.pick(&moves).clone();
                let against = version;
                let name = format!("{}-{n}", question.seat);
                n += 1;
                let command = Command::Move { text, against };
                let made = socket.act(&game, &name, command).await;
                made.unwrap_or_else(|why| panic!("{name}: {why:?}"));
                answered = version;
            }
            ServerMessage::Update(update) if matches!(update.what, What::Ended { .. }) => {
                return socket;
            }
            ServerMessage::View(view) if view.about.result.is_some() => return socket,
            ServerMessage::Refused { problem, .. } => panic!("{problem:?}"),
            _ => {}
        }
    }
}

/// Plays all seats of a table to the end while somebody watches, and returns all their sockets.
pub(crate) async fn play_all(client: Client, made: &GameMade, seed: u64) -> Vec<Socket> {
    let mut watcher = Socket::open(client.address, &[]).await;
    watcher.watch(&made.game, None).await;
    let mut players = vec![tokio::spawn(play(watcher, made.game.clone(), Rng(seed)))];
    for place in &made.seats {
        let mut socket = Socket::open(client.address, &[&place.token]).await;
        socket.watch(&made.game, None).await;
        let rng = Rng(seed * 100 + u64::from(place.seat));
        players.push(tokio::spawn(play(socket, made.game.clone(), rng)));
    }
    let mut sockets = Vec::new();
    for player in players {
        sockets.push(player.await.expect("a whole game"));
    }
    sockets
}

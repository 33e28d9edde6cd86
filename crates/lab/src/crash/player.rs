//! Players who do not mind when the server goes away: they come back with the version they saw, and send again what was not
//! acknowledged.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use carcas_protocol::{ClientMessage, Command, Problem, Question, ServerMessage, What};
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::crash::client::{Socket, call};
use crate::crash::ledger::Ledger;

/// Numbers that look random and follow from a seed.
#[derive(Clone, Debug)]
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        // Weyl sequence with the mixing of SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}

/// Where the server listens, and whether to stop when nothing is on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) address: SocketAddr,
    pub(crate) is_last: bool,
}

/// A client that plays all seats of people at one table after the other.
pub(crate) struct Player {
    pub(crate) place: watch::Receiver<Place>,
    pub(crate) ledger: Ledger,
    pub(crate) rng: Rng,
    /// Which kind of table it makes.
    pub(crate) kind: u64,
}

/// A command that is on its way.
#[derive(Clone, Debug)]
struct Sent {
    id: String,
    seat: u8,
    command: Command,
}

/// A game as a player knows it.
struct Table {
    game: String,
    tokens: Vec<String>,
    version: Option<u64>,
    question: Option<(u64, Question)>,
    /// The version of the last own answer or undo: questions before it are answered.
    changed: u64,
    pending: Option<Sent>,
    /// Acknowledged commands, to be sent again now and then.
    old: VecDeque<Sent>,
    n_sent: u64,
}

/// Why a player leaves a table or a socket.
enum Left {
    /// The server is gone, or cannot save.
    Server,
    /// The game is over, or the player may go.
    Table,
}

impl Player {
    /// Plays until told to stop.
    pub(crate) async fn run(mut self) {
        while !self.place.borrow().is_last {
            if let Some(table) = self.sit_down().await {
                self.play(table).await;
            }
        }
    }

    /// Waits a moment, or until the server is somewhere else.
    async fn pause(&mut self) {
        let moved = self.place.changed();
        let _either = tokio::time::timeout(Duration::from_millis(10), moved).await;
    }

    async fn sit_down(&mut self) -> Option<Table> {
        let bot = json!({"kind": "bot", "level": "random"});
        let open = json!({"kind": "open"});
        let (seats, grace_ms, best_of) = match self.kind {
            0 => ([&open, &open], 0, 1),
            1 => ([&open, &open], 30, 1),
            2 => ([&open, &bot], 0, 1),
            _ => ([&open, &open], 0, 3),
        };
        let wanted = json!({
            "setup": {"preset": "zman-c2"}, "seats": seats, "graceMs": grace_ms, "bestOf": best_of
        });
        let address = self.place.borrow().address;
        let made = call(address, "POST", "/api/games", (None, &wanted.to_string())).await;
        let Some((201, made)) = made else {
            self.pause().await;
            return None;
        };
        let game = made["game"].as_str()?.to_owned();
        self.ledger.made(&game);
        let token = |seat: &Value| Some(seat["token"].as_str()?.to_owned());
        let links: Vec<String> = made["seats"].as_array()?.iter().filter_map(token).collect();
        let identity = self.identity().await?;
        for link in &links {
            self.take_seat(&game, link, &identity).await?;
        }
        let tokens = vec![identity];
        Some(Table {
            game,
            tokens,
            version: None,
            question: None,
            changed: 0,
            pending: None,
            old: VecDeque::new(),
            n_sent: 0,
        })
    }

    /// Gets an identity, again and again until the server gives one.
    async fn identity(&mut self) -> Option<String> {
        loop {
            let address = self.place.borrow().address;
            match call(address, "POST", "/api/identities", (None, "{}")).await {
                Some((201, made)) => return Some(made["token"].as_str()?.to_owned()),
                _ if self.place.borrow().is_last => return None,
                _ => self.pause().await,
            }
        }
    }

    /// Sits down, again and again until the server says that we sit there.
    async fn take_seat(&mut self, game: &str, link: &str, identity: &str) -> Option<()> {
        let body = json!({"name": "x", "identity": identity}).to_string();
        loop {
            let address = self.place.borrow().address;
            let path = format!("/api/games/{game}/seat");
            let sat = call(address, "POST", &path, (Some(link), &body)).await;
            match sat {
                Some((200, _)) => return Some(()),
                Some((400..500, problem)) => {
                    self.ledger.odd(format!("{game}: {problem}"));
                    return None;
                }
                _ if self.place.borrow().is_last => return None,
                _ => self.pause().await,
            }
        }
    }

    async fn play(&mut self, mut table: Table) {
        loop {
            let place = *self.place.borrow_and_update();
            if place.is_last && table.pending.is_none() {
                return;
            }
            match Socket::open(place.address, table.tokens.clone()).await {
                Some(socket) => match self.follow(&mut table, socket).await {
                    Left::Server => self.pause().await,
                    Left::Table => return,
                },
                None => self.pause().await,
            }
        }
    }

    /// Follows a game over one socket.
    async fn follow(&mut self, table: &mut Table, mut socket: Socket) -> Left {
        let watch = ClientMessage::Watch {
            game: table.game.clone(),
            after: table.version,
        };
        if socket.say(&watch).await.is_none() {
            return Left::Server;
        }
        if let Some(sent) = table.pending.clone()
            && send(&mut socket, &table.game, sent).await.is_none()
        {
            return Left::Server;
        }
        loop {
            let heard = tokio::select! {
                heard = socket.hear() => heard,
                _ = self.place.changed() => None,
            };
            let Some(message) = heard else {
                return Left::Server;
            };
            if let Some(left) = self.hear(table, message) {
                return left;
            }
            if table.pending.is_none() {
                if self.place.borrow().is_last {
                    return Left::Table;
                }
                let again = (!table.old.is_empty() && self.rng.below(16) == 0).then(|| {
                    let at = self.rng.below(table.old.len() as u64) as usize;
                    table.old[at].clone()
                });
                if let Some(sent) = again.or_else(|| self.choose(table)) {
                    table.pending = Some(sent.clone());
                    if send(&mut socket, &table.game, sent).await.is_none() {
                        return Left::Server;
                    }
                }
            }
        }
    }

    fn hear(&mut self, table: &mut Table, message: ServerMessage) -> Option<Left> {
        match message {
            ServerMessage::Update(update) => {
                table.version = Some(update.version);
                let is_end = matches!(update.what, What::Ended { .. });
                self.ledger.saw(&table.game, update.version, &update.what);
                // A command that is on its way is still to be acknowledged.
                (is_end && table.pending.is_none()).then_some(Left::Table)
            }
            ServerMessage::View(view) => {
                if table.version.is_some_and(|seen| seen > view.version) {
                    let text = format!("{} went back to {}", table.game, view.version);
                    self.ledger.odd(text);
                }
                table.version = Some(view.version);
                let is_over = view.about.result.is_some();
                (is_over && table.pending.is_none()).then_some(Left::Table)
            }
            ServerMessage::Question {
                version, question, ..
            } => {
                // An acknowledgment may overtake what was told before it.
                if version >= table.changed {
                    table.question = Some((version, *question));
                }
                None
            }
            ServerMessage::Ack { id, version, .. } => {
                let sent = table.pending.take_if(|sent| sent.id == id)?;
                let command = (sent.seat, id);
                self.ledger.acknowledged(&table.game, &command, version);
                let is_over = matches!(sent.command, Command::Resign);
                // Talk changes no question.
                if !matches!(sent.command, Command::Say { .. }) {
                    table.changed = table.changed.max(version);
                    table.question.take_if(|(asked, _)| *asked < version);
                }
                if table.old.len() == 16 {
                    table.old.pop_front();
                }
                table.old.push_back(sent);
                is_over.then_some(Left::Table)
            }
            ServerMessage::Refused { id, problem, .. } => {
                self.refused(table, id.as_deref(), &problem)
            }
            _ => None,
        }
    }

    fn refused(&self, table: &mut Table, id: Option<&str>, problem: &Problem) -> Option<Left> {
        match problem.code.as_str() {
            "unsaved" | "unavailable" | "stalled" => Some(Left::Server),
            // What was drawn cannot be undone.
            "no-undo" => {
                table.pending.take_if(|sent| Some(&*sent.id) == id);
                None
            }
            _ => {
                let text = format!("{} {:?}: {problem:?}", table.game, table.pending);
                self.ledger.odd(text);
                table.pending = None;
                Some(Left::Table)
            }
        }
    }

    /// Chooses what to do next, if anything.
    fn choose(&mut self, table: &mut Table) -> Option<Sent> {
        let (version, question) = table.question.as_ref()?;
        let command = match self.rng.below(40) {
            0..6 => Command::Say {
                text: format!("{} things said", table.n_sent),
            },
            6..10 if self.kind == 1 => Command::Undo,
            6 if self.kind == 3 => Command::Resign,
            _ => {
                let moves = question.moves();
                let at = self.rng.below(moves.len() as u64) as usize;
                Command::Move {
                    text: moves[at].clone(),
                    against: *version,
                }
            }
        };
        table.n_sent += 1;
        Some(Sent {
            id: format!("c{}", table.n_sent),
            seat: question.seat,
            command,
        })
    }
}

async fn send(socket: &mut Socket, game: &str, sent: Sent) -> Option<()> {
    let message = ClientMessage::Do {
        game: game.to_owned(),
        id: sent.id,
        seat: Some(sent.seat),
        command: sent.command,
    };
    socket.say(&message).await
}

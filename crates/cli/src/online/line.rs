//! The line to a game on a server: one socket, in a thread of its own, that is opened again whenever it breaks.
//!
//! The holder of the line gets every update of the game once and in order, whatever happens to the socket; what the socket
//! does not tell is read from the log of the game. A move that was not acknowledged is sent again under the same id, so that
//! it counts once. Of other commands it is told that nobody knows whether they arrived.

use std::collections::VecDeque;
use std::hash::{BuildHasher, Hasher};
use std::time::Duration;

use anyhow::Context;
use carcas_protocol::{
    ClientMessage, Command, Problem, ServerMessage, Status, Update, VERSION, View, What,
};
use carcas_text::say;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::http::{Server, Stream, code_of};
use super::memory;
use super::promise::{self, Promise};
use super::tls::Untrusted;
use super::told;
use crate::language::{self, words};

/// The server pings more often than this; if nothing at all is heard for so long, the connection is dead.
const SILENT: Duration = Duration::from_secs(45);
/// The first and the longest wait before a connection is tried again.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(15);
/// For how long a server that is gone is called.
const GIVE_UP: Duration = Duration::from_secs(30 * 60);
/// How long to wait when the server wants us to slow down.
const SLOW_DOWN: Duration = Duration::from_secs(1);
/// The largest message of a server.
const MAX_MESSAGE: usize = 1 << 20;

/// What a line is told to do.
#[derive(Debug)]
pub(crate) enum Order {
    /// Does something for a seat.
    Do { seat: u8, command: Command },
    /// Goes to another game.
    Go { game: String },
}

/// What a line tells.
#[derive(Debug)]
pub(crate) enum News {
    /// The connection stands; what the clock of the server shows.
    Here { now_ms: i64 },
    /// A game as it stands. All updates that lead to it follow, then `Caught`.
    View(Box<View>),
    /// Something happened.
    Update(Box<Update>),
    /// Everything that the view knows has been told.
    Caught,
    /// Who is there.
    Presence { seats: Vec<bool>, watchers: u32 },
    /// A command was carried out and made a version.
    Done { command: Command, version: u64 },
    /// A command was refused.
    Refused { command: Command, problem: Problem },
    /// The server cannot go on with the game for now.
    Stalled { problem: Problem },
    /// Nobody knows whether a command arrived.
    Doubtful { command: Command },
    /// Something about the draws that players should know.
    Noted { text: String },
    /// The connection is lost, and is tried again.
    Lost { why: String },
    /// Nothing more will come.
    Gone { why: String },
}

/// The way to tell a line what to do. The line ends with it.
pub(crate) type Orders = mpsc::UnboundedSender<Order>;

/// What opens a game.
#[derive(Clone, Debug)]
pub(crate) struct Ticket {
    pub(crate) server: Server,
    pub(crate) game: String,
    /// Tokens of the identity and of seats.
    pub(crate) tokens: Vec<String>,
    /// What the server promised of the draws.
    pub(crate) promise: Promise,
    /// Whether promises are kept in the memory of this machine.
    pub(crate) is_kept: bool,
}

/// Opens a line; news are told as they come, from another thread.
pub(crate) fn open(ticket: Ticket, tell: impl Fn(News) + Send + 'static) -> anyhow::Result<Orders> {
    let (orders, wanted) = mpsc::unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .with_context(|| say!(words(), "terminal-error-thread"))?;
    let line = Line {
        ticket,
        tell: Box::new(tell),
        wanted,
        seen: 0,
        in_flight: VecDeque::new(),
        name: format!("{:08x}", random() as u32),
        n_commands: 0,
        has_warned: false,
        viewed: (0, Vec::new()),
    };
    std::thread::spawn(move || runtime.block_on(line.run()));
    Ok(orders)
}

/// Returns a number by chance. Nothing that must stay secret is made of it.
fn random() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}

type Socket = WebSocketStream<Stream>;

struct InFlight {
    id: String,
    seat: u8,
    command: Command,
}

impl InFlight {
    fn is_move(&self) -> bool {
        matches!(self.command, Command::Move { .. })
    }
}

struct Line {
    ticket: Ticket,
    tell: Box<dyn Fn(News) + Send>,
    wanted: mpsc::UnboundedReceiver<Order>,
    /// The last version that was told.
    seen: u64,
    in_flight: VecDeque<InFlight>,
    /// What tells our commands from those of others.
    name: String,
    n_commands: u64,
    /// Whether it was said that the draws of this game cannot be trusted.
    has_warned: bool,
    /// The version of the last view, and the seats that were ours in it.
    viewed: (u64, Vec<u8>),
}

/// How a connection ended.
enum End {
    /// Nobody wants it any more.
    Left,
    /// Trying again does not help.
    Gone(String),
    /// It broke.
    Lost(anyhow::Error),
}

impl From<anyhow::Error> for End {
    fn from(why: anyhow::Error) -> Self {
        if why.downcast_ref::<Untrusted>().is_some() {
            return Self::Gone(language::told(&why));
        }
        match code_of(&why) {
            Some(code) if is_final(code) => Self::Gone(language::told(&why)),
            _ => Self::Lost(why),
        }
    }
}

/// How a connection broke that had stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Broken {
    /// The server closed it.
    Closed,
    /// Nothing was heard for long.
    Silent,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Closed => "the server closed the connection",
            Self::Silent => "the server is silent",
        })
    }
}

impl std::error::Error for Broken {}

/// Says in a few plain words why there is no connection: what sockets and systems call it helps nobody at a table.
fn plainly(why: &anyhow::Error) -> String {
    if code_of(why).is_some() {
        return language::told(why);
    }
    say!(words(), "terminal-online-why-lost", cause = cause(why))
}

fn cause(why: &anyhow::Error) -> &'static str {
    use std::io::ErrorKind;
    use tokio_tungstenite::tungstenite;
    for link in why.chain() {
        if let Some(broken) = link.downcast_ref::<Broken>() {
            return match broken {
                Broken::Closed => "closed",
                Broken::Silent => "silent",
            };
        }
        if let Some(tungstenite::Error::ConnectionClosed | tungstenite::Error::Protocol(_)) =
            link.downcast_ref()
        {
            return "closed";
        }
        if let Some(failed) = link.downcast_ref::<std::io::Error>() {
            return match failed.kind() {
                ErrorKind::ConnectionReset
                | ErrorKind::ConnectionAborted
                | ErrorKind::BrokenPipe
                | ErrorKind::UnexpectedEof => "closed",
                _ => "away",
            };
        }
        if link.downcast_ref::<tokio::time::error::Elapsed>().is_some() {
            return "away";
        }
    }
    "other"
}

/// Whether a refusal stays the same however often one asks.
fn is_final(code: &str) -> bool {
    matches!(
        code,
        "unknown-game" | "not-found" | "unknown-token" | "protocol"
    )
}

impl Line {
    async fn run(mut self) {
        let mut wait = FIRST_WAIT;
        let mut lost_at: Option<Instant> = None;
        loop {
            let seen = self.seen;
            let mut is_greeted = false;
            let why = match self.talk(&mut is_greeted).await {
                End::Left => return,
                End::Gone(why) => return (self.tell)(News::Gone { why }),
                End::Lost(why) => plainly(&why),
            };
            if is_greeted || self.seen > seen {
                (wait, lost_at) = (FIRST_WAIT, None);
            }
            let since = *lost_at.get_or_insert_with(Instant::now);
            if since.elapsed() > GIVE_UP {
                let minutes = GIVE_UP.as_secs() / 60;
                let why = say!(words(), "terminal-error-silent", n = minutes, text = why);
                return (self.tell)(News::Gone { why });
            }
            self.doubt();
            // By chance a little less or more, so that not everybody comes back at the same moment.
            let share = 0.5 + (random() % 1000) as f64 / 1000.0;
            let pause = wait.mul_f64(share);
            (self.tell)(News::Lost { why });
            wait = (wait * 2).min(LONGEST_WAIT);
            if self.rest(pause).await.is_none() {
                return;
            }
        }
    }

    /// Tells of commands that may or may not have arrived. Moves are sent again.
    fn doubt(&mut self) {
        let in_flight = std::mem::take(&mut self.in_flight);
        for flying in in_flight {
            match flying.command {
                Command::Move { .. } => self.in_flight.push_back(flying),
                command => (self.tell)(News::Doubtful { command }),
            }
        }
    }

    /// Waits, and takes orders meanwhile; nothing if nobody gives them any more.
    async fn rest(&mut self, pause: Duration) -> Option<()> {
        let until = Instant::now() + pause;
        loop {
            match tokio::time::timeout_at(until, self.wanted.recv()).await {
                Err(_) => return Some(()),
                Ok(None) => return None,
                Ok(Some(Order::Go { game })) => self.go(game),
                Ok(Some(Order::Do { seat, command })) => {
                    // A move goes out as soon as it can; for anything else the moment has passed.
                    match command {
                        Command::Move { .. } => drop(self.name_command(seat, command)),
                        command => (self.tell)(News::Doubtful { command }),
                    }
                }
            }
        }
    }

    fn go(&mut self, game: String) {
        self.ticket.game = game;
        self.ticket.promise = Promise::default();
        self.has_warned = false;
        self.viewed = (0, Vec::new());
        self.seen = 0;
        self.in_flight.clear();
    }

    /// Gives a command its id and remembers it until it is answered.
    fn name_command(&mut self, seat: u8, command: Command) -> ClientMessage {
        self.n_commands += 1;
        let id = format!("{}-{}", self.name, self.n_commands);
        self.in_flight.push_back(InFlight { id, seat, command });
        self.message(self.in_flight.len() - 1)
    }

    fn message(&self, ix: usize) -> ClientMessage {
        let flying = &self.in_flight[ix];
        ClientMessage::Do {
            game: self.ticket.game.clone(),
            id: flying.id.clone(),
            seat: Some(flying.seat),
            command: flying.command.clone(),
        }
    }

    async fn talk(&mut self, is_greeted: &mut bool) -> End {
        match self.connect().await {
            Err(why) => why.into(),
            Ok(mut socket) => match self.converse(&mut socket, is_greeted).await {
                Ok(()) => {
                    // Whether the server hears it does not matter any more.
                    let _ = timeout(Duration::from_secs(1), socket.close(None)).await;
                    End::Left
                }
                Err(end) => end,
            },
        }
    }

    async fn connect(&self) -> anyhow::Result<Socket> {
        let stream = self.ticket.server.connect().await?;
        let config = WebSocketConfig::default()
            .read_buffer_size(16 * 1024)
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE));
        let url = self.ticket.server.address.socket_url();
        let opened = client_async_with_config(url, stream, Some(config));
        let opened = timeout(SILENT, opened).await;
        let (socket, _) = opened
            .map_err(|_| Broken::Silent)?
            .context("the server opens no socket")?;
        Ok(socket)
    }

    async fn converse(&mut self, socket: &mut Socket, is_greeted: &mut bool) -> Result<(), End> {
        let hello = ClientMessage::Hello {
            protocol: VERSION,
            tokens: self.ticket.tokens.clone(),
        };
        say(socket, &hello).await?;
        loop {
            let heard = tokio::select! {
                order = self.wanted.recv(), if *is_greeted => match order {
                    None => return Ok(()),
                    Some(order) => {
                        self.obey(socket, order).await?;
                        continue;
                    }
                },
                heard = socket.next() => heard,
                () = sleep(SILENT) => {
                    return Err(End::Lost(Broken::Silent.into()));
                }
            };
            let text = match heard {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_))) | None => {
                    return Err(End::Lost(Broken::Closed.into()));
                }
                Some(Ok(_)) => continue,
                Some(Err(why)) => return Err(End::Lost(why.into())),
            };
            match serde_json::from_str::<ServerMessage>(&text) {
                Ok(message) => self.hear(socket, message, is_greeted).await?,
                // A newer server may say more than we know, and that is allowed to it.
                Err(_) => continue,
            }
        }
    }

    async fn obey(&mut self, socket: &mut Socket, order: Order) -> Result<(), End> {
        match order {
            Order::Do { seat, command } => {
                let message = self.name_command(seat, command);
                say(socket, &message).await
            }
            Order::Go { game } => {
                let before = std::mem::take(&mut self.ticket.game);
                say(socket, &ClientMessage::Leave { game: before }).await?;
                self.go(game);
                self.watch(socket).await
            }
        }
    }

    async fn watch(&self, socket: &mut Socket) -> Result<(), End> {
        let watch = ClientMessage::Watch {
            game: self.ticket.game.clone(),
            after: (self.seen > 0).then_some(self.seen),
        };
        say(socket, &watch).await
    }

    async fn hear(
        &mut self,
        socket: &mut Socket,
        message: ServerMessage,
        is_greeted: &mut bool,
    ) -> Result<(), End> {
        let own = self.ticket.game.clone();
        match message {
            ServerMessage::Welcome { now_ms, .. } => {
                *is_greeted = true;
                (self.tell)(News::Here { now_ms });
                self.watch(socket).await?;
                self.send_again(socket).await?;
            }
            ServerMessage::View(view) if view.about.game == own => {
                let version = view.version;
                let foul = self.ticket.promise.see(&view.about);
                let adds = match view.about.status {
                    Status::Gathering if view.about.start_by_ms.is_some() => view.mine.clone(),
                    _ => Vec::new(),
                };
                let is_mine = !view.mine.is_empty();
                self.viewed = (version, view.mine.clone());
                (self.tell)(News::View(view));
                self.catch_up(version).await?;
                (self.tell)(News::Caught);
                self.warn(foul);
                if is_mine {
                    self.add_nonces(socket, &adds).await?;
                }
            }
            ServerMessage::Update(update) if update.game == own => {
                if update.version > self.seen + 1 {
                    self.catch_up(update.version - 1).await?;
                }
                self.pass_on(update);
            }
            ServerMessage::Ack { game, id, version } if game == own => {
                let flying = self.landed(&id);
                if let Some(InFlight { command, .. }) = flying {
                    (self.tell)(News::Done { command, version });
                }
            }
            ServerMessage::Refused { game, id, problem } => {
                if id.as_ref().is_some_and(|id| self.forget_nonce(id)) {
                    let text = told::refusal(words(), &problem);
                    let text = say!(words(), "terminal-online-nonce-refused", text = text);
                    (self.tell)(News::Noted { text });
                    return Ok(());
                }
                let is_early = problem.code == "too-many";
                let ix = id.and_then(|id| self.ix_of(&id));
                // A move that only came too soon is sent again; nothing else was done meanwhile.
                if let Some(ix) = ix.filter(|&ix| is_early && self.in_flight[ix].is_move()) {
                    sleep(SLOW_DOWN).await;
                    return say(socket, &self.message(ix)).await;
                }
                let flying = ix.and_then(|ix| self.in_flight.remove(ix));
                match flying {
                    Some(flying) => (self.tell)(News::Refused {
                        command: flying.command,
                        problem,
                    }),
                    None if game.is_none_or(|game| game == own) && is_final(&problem.code) => {
                        return Err(End::Gone(final_words(&problem)));
                    }
                    // The message was not even read; it does not say which.
                    None if is_early => {
                        sleep(SLOW_DOWN).await;
                        self.doubt();
                        self.watch(socket).await?;
                        self.send_again(socket).await?;
                    }
                    // Said to everybody at the table: nobody did anything wrong.
                    None if problem.code == "stalled" => (self.tell)(News::Stalled { problem }),
                    None => {}
                }
            }
            ServerMessage::Resync { game } if game == own => self.watch(socket).await?,
            ServerMessage::Presence {
                game,
                seats,
                watchers,
            } if game == own => (self.tell)(News::Presence { seats, watchers }),
            _ => {}
        }
        Ok(())
    }

    /// Says, once for a game, that its draws cannot be trusted.
    fn warn(&mut self, foul: Option<String>) {
        if let Some(text) = foul.filter(|_| !self.has_warned) {
            self.has_warned = true;
            (self.tell)(News::Noted { text });
        }
    }

    /// Adds to the draws of a next game for own seats, now that the hash of its seed was seen, and keeps both. What was added
    /// before is sent again under its name and counts once.
    async fn add_nonces(&mut self, socket: &mut Socket, seats: &[u8]) -> Result<(), End> {
        for &seat in seats {
            let nonces = &mut self.ticket.promise.nonces;
            if let std::collections::btree_map::Entry::Vacant(vacant) = nonces.entry(seat) {
                vacant.insert(promise::nonce()?);
            }
        }
        self.keep();
        for seat in seats {
            let nonce = self.ticket.promise.nonces[seat].clone();
            let add = ClientMessage::Do {
                game: self.ticket.game.clone(),
                id: nonce_id(&nonce),
                seat: Some(*seat),
                command: Command::Nonce { nonce },
            };
            say(socket, &add).await?;
        }
        Ok(())
    }

    /// Forgets what we wanted to add to the draws and was refused; returns whether a command of that id was about it.
    fn forget_nonce(&mut self, id: &str) -> bool {
        let nonces = &mut self.ticket.promise.nonces;
        let n_before = nonces.len();
        nonces.retain(|_, nonce| nonce_id(nonce) != id);
        let is_forgotten = nonces.len() < n_before;
        if is_forgotten {
            self.keep();
        }
        is_forgotten
    }

    /// Keeps the promise in the memory of this machine, if it has one.
    fn keep(&self) {
        if self.ticket.is_kept {
            let (game, promise) = (&self.ticket.game, &self.ticket.promise);
            // A machine that remembers nothing has said so when we came.
            let _ = memory::change(&self.ticket.server.address, |known| {
                let of = known.games.entry(game.clone()).or_default();
                of.promise.clone_from(promise);
            });
        }
    }

    async fn send_again(&self, socket: &mut Socket) -> Result<(), End> {
        for ix in 0..self.in_flight.len() {
            say(socket, &self.message(ix)).await?;
        }
        Ok(())
    }

    /// Takes a command off the list of those that are on the way.
    fn landed(&mut self, id: &str) -> Option<InFlight> {
        let ix = self.ix_of(id)?;
        self.in_flight.remove(ix)
    }

    fn ix_of(&self, id: &str) -> Option<usize> {
        self.in_flight.iter().position(|flying| flying.id == id)
    }

    /// Reads from the log of the game what was not told.
    async fn catch_up(&mut self, version: u64) -> Result<(), End> {
        while self.seen < version {
            let (game, seen) = (&self.ticket.game, self.seen);
            let path = format!("/api/games/{game}/log?after={seen}");
            let updates: Vec<Update> = self.ticket.server.get(&path, None).await?;
            for update in updates {
                self.pass_on(Box::new(update));
            }
            if self.seen == seen {
                let why = "the server does not tell how the game went";
                return Err(End::Lost(anyhow::anyhow!(why)));
            }
        }
        Ok(())
    }

    /// Forgets what was added to the draws for a seat that was left. A seat that is ours in a later view was taken again,
    /// with what we keep now.
    fn leave(&mut self, version: u64, seat: u8) {
        let (viewed, mine) = &self.viewed;
        if version > *viewed || !mine.contains(&seat) {
            self.ticket.promise.nonces.remove(&seat);
        }
    }

    /// Tells an update, unless it was told before.
    fn pass_on(&mut self, update: Box<Update>) {
        if update.version == self.seen + 1 {
            self.seen = update.version;
            if let What::SeatLeft { seat } = update.what {
                self.leave(update.version, seat);
            }
            let foul = self.ticket.promise.hear(&update.what);
            (self.tell)(News::Update(update));
            self.warn(foul);
        }
    }
}

/// Returns what we call the command that adds to the draws.
fn nonce_id(nonce: &str) -> String {
    format!("nonce-{nonce}")
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), End> {
    let text = serde_json::to_string(message).map_err(|why| End::Lost(why.into()))?;
    let sent = timeout(SILENT, socket.send(Message::text(text))).await;
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(why)) => Err(End::Lost(why.into())),
        Err(_) => Err(End::Lost(anyhow::anyhow!("the server takes nothing"))),
    }
}

fn final_words(problem: &Problem) -> String {
    match problem.code.as_str() {
        "protocol" => {
            let text = told::clean(&problem.message);
            say!(words(), "terminal-error-release", text = text)
        }
        "unknown-token" => say!(words(), "terminal-error-seat-unknown"),
        _ => {
            let text = told::refusal(words(), problem);
            say!(words(), "terminal-error-look-again", text = text)
        }
    }
}

#[cfg(test)]
mod tests;

//! The live stream: one WebSocket per client, any number of games on it.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use carcas_protocol::{ClientMessage, Command, Problem, ServerMessage, VERSION};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, timeout};

use crate::app::App;
use crate::auth::{self, Grant};
use crate::game::{Outbox, Request, Unreachable, view};
use crate::http::problem::{ApiError, busy};
use crate::limits::Kind;
use crate::store::GameId;

/// The longest message of a client. A longer one is refused and the socket goes on.
const MAX_MESSAGE: usize = 16 * 1024;
/// The longest that is read at all. What is longer is refused and ends the socket, since it is not read to its end.
const MAX_READ: usize = 64 * 1024;
/// What a socket holds to read into. What clients say is short, and what is longer is read in pieces.
const READ_BUFFER: usize = 1024;
/// How many messages wait for a client before it is too slow.
const OUTBOX: usize = 64;
/// How long one message may take to go out.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// How often the way to a client is measured.
const PING_EVERY: Duration = Duration::from_secs(15);
/// A client that has been silent for so long is gone.
const SILENT: Duration = Duration::from_secs(60);
/// The most that is given back for time on the way.
const MAX_LAG_MS: f64 = 1000.0;
/// How many tokens and games one client may bring.
const MAX_GRANTS: usize = 256;

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(why) => return ApiError::bad_request(&why.body_text()).into_response(),
    };
    if !app.allows_origin(&headers) {
        return ApiError::forbidden("pages of other sites cannot open a socket here")
            .into_response();
    }
    let address = app.address(peer, &headers);
    let open = match OpenSocket::count(app, address) {
        Ok(open) => open,
        Err(busy) => return busy.into_response(),
    };
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(MAX_READ)
        .max_frame_size(MAX_READ)
        .on_upgrade(move |socket| async move {
            Connection::new(open).run(socket).await;
        })
}

/// A socket or a stream of lines that is counted, until it is dropped, however that happens.
pub(crate) struct OpenSocket {
    app: App,
    address: IpAddr,
}

impl OpenSocket {
    /// Counts one, unless there are too many.
    pub(crate) fn count(app: App, address: IpAddr) -> Result<Self, ApiError> {
        let n_sockets = app.metrics().add_sockets(1);
        let is_room = n_sockets <= i64::from(app.config().max_sockets);
        if !is_room {
            tracing::warn!(sockets = n_sockets - 1, "no room for another socket");
        }
        if !is_room || !app.limits().open_socket(address) {
            app.metrics().add_sockets(-1);
            app.metrics().count_limited();
            return Err(busy(
                "too many sockets are open; close some, or try again later",
            ));
        }
        Ok(Self { app, address })
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.app.limits().close_socket(self.address);
        self.app.metrics().add_sockets(-1);
    }
}

struct Connection {
    open: OpenSocket,
    id: u64,
    is_greeted: bool,
    grants: Vec<Grant>,
    watching: BTreeSet<GameId>,
    out: Outbox,
    messages: mpsc::Receiver<Utf8Bytes>,
    /// How long a message is on the way there and back, in milliseconds, on average.
    round_trip_ms: Option<f64>,
    /// How long the clock had run at the ping that is not answered yet.
    pinged: Option<Duration>,
    heard: Instant,
}

/// The client is gone, or must go.
struct Gone;

impl Connection {
    fn new(open: OpenSocket) -> Self {
        let (out, messages) = Outbox::new(OUTBOX);
        Self {
            id: open.app.next_connection(),
            open,
            is_greeted: false,
            grants: Vec::new(),
            watching: BTreeSet::new(),
            out,
            messages,
            round_trip_ms: None,
            pinged: None,
            heard: Instant::now(),
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let mut ping = interval(PING_EVERY);
        let mut stopping = Box::pin(self.open.app.stopping());
        loop {
            let step = tokio::select! {
                message = self.messages.recv() => match message {
                    Some(message) => self.send(&mut socket, message).await,
                    None => Err(Gone),
                },
                message = socket.recv() => match message {
                    // Answering takes much more room than waiting, which is what sockets do most of the time.
                    Some(Ok(message)) => Box::pin(self.hear(&mut socket, message)).await,
                    Some(Err(why)) => Box::pin(self.give_up(&mut socket, &why)).await,
                    None => Err(Gone),
                },
                _ = ping.tick() => self.ping(&mut socket).await,
                () = &mut stopping => self.close(&mut socket).await,
            };
            if step.is_err() {
                break;
            }
        }
        for game in std::mem::take(&mut self.watching) {
            let connection = self.id;
            let leave = Request::Leave { connection };
            let _ = self.open.app.directory().send(&game, leave).await;
        }
    }

    /// Says why nothing more can be read. A client that is gone does not hear it.
    async fn give_up(&mut self, socket: &mut WebSocket, why: &axum::Error) -> Result<(), Gone> {
        let why = format!("expected a message of at most {MAX_READ} bytes: {why}");
        let problem = problem("unreadable", &why);
        self.refuse(socket, None, None, problem).await?;
        Err(Gone)
    }

    /// Says that the server stops, so that the client comes back at once.
    async fn close(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let frame = CloseFrame {
            code: close_code::AWAY,
            reason: Utf8Bytes::from_static("the server stops"),
        };
        let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(frame)))).await;
        Err(Gone)
    }

    async fn send(&mut self, socket: &mut WebSocket, message: Utf8Bytes) -> Result<(), Gone> {
        let sent = timeout(SEND_TIMEOUT, socket.send(Message::Text(message))).await;
        sent.map_err(|_| self.stuck())?.map_err(|_| Gone)?;
        if self.messages.is_empty() {
            for game in self.out.take_late() {
                if let Ok(id) = GameId::parse(&game) {
                    self.watching.remove(&id);
                }
                self.say(socket, &ServerMessage::Resync { game }).await?;
            }
        }
        Ok(())
    }

    async fn say(&mut self, socket: &mut WebSocket, message: &ServerMessage) -> Result<(), Gone> {
        let text = view::text(message).ok_or(Gone)?;
        let sent = timeout(SEND_TIMEOUT, socket.send(Message::Text(text))).await;
        sent.map_err(|_| self.stuck())?.map_err(|_| Gone)
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        if self.heard.elapsed() > SILENT {
            tracing::debug!(connection = self.id, "silent client dropped");
            return Err(Gone);
        }
        self.pinged = Some(self.open.app.ran());
        let ping = Message::Ping(axum::body::Bytes::new());
        let sent = timeout(SEND_TIMEOUT, socket.send(ping)).await;
        sent.map_err(|_| self.stuck())?.map_err(|_| Gone)
    }

    /// A client took nothing for so long that it must go.
    fn stuck(&self) -> Gone {
        tracing::debug!(connection = self.id, "stuck client dropped");
        Gone
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
        self.heard = Instant::now();
        let (app, address) = (self.open.app.clone(), self.open.address);
        let is_allowed = app.limits().allows(address, Kind::Request, app.now_ms());
        if !is_allowed {
            app.metrics().count_limited();
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    let ms = app.ran().saturating_sub(pinged).as_millis() as f64;
                    let average = self.round_trip_ms.unwrap_or(ms);
                    self.round_trip_ms = Some(average * 0.9 + ms * 0.1);
                }
                return Ok(());
            }
            Message::Close(_) => return Err(Gone),
            // No client of ours sends these. Who floods with them is cut off; nothing is said, which would be a flood back.
            Message::Ping(_) | Message::Binary(_) if !is_allowed => return Err(Gone),
            Message::Ping(_) => return Ok(()),
            Message::Binary(_) => {
                let problem = problem("unreadable", "expected text, found binary data");
                return self.refuse(socket, None, None, problem).await;
            }
        };
        if !is_allowed {
            let problem = problem("too-many", "too many messages; slow down");
            let (game, id) = named(&text);
            return self.refuse(socket, game, id, problem).await;
        }
        if text.len() > MAX_MESSAGE {
            let n = text.len();
            let why = format!("a message of {n} bytes; expected at most {MAX_MESSAGE}");
            return self
                .refuse(socket, None, None, problem("too-large", &why))
                .await;
        }
        let message = match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => message,
            Err(why) => {
                let why = format!("this is no message of a client: {why}");
                let problem = problem("unreadable", &why);
                return self.refuse(socket, None, None, problem).await;
            }
        };
        self.answer(socket, message).await
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        game: Option<String>,
        id: Option<String>,
        problem: Problem,
    ) -> Result<(), Gone> {
        self.open.app.metrics().count_refused();
        let refused = ServerMessage::Refused { game, id, problem };
        self.say(socket, &refused).await
    }

    async fn answer(&mut self, socket: &mut WebSocket, message: ClientMessage) -> Result<(), Gone> {
        if !self.is_greeted && !matches!(message, ClientMessage::Hello { .. }) {
            let problem = problem("not-greeted", "expected `hello` as the first message");
            return self.refuse(socket, None, None, problem).await;
        }
        match message {
            ClientMessage::Hello { protocol, tokens } => {
                if protocol != VERSION {
                    let why = format!("this server speaks version {VERSION}, not {protocol}");
                    let problem = problem("protocol", &why);
                    return self.refuse(socket, None, None, problem).await;
                }
                self.is_greeted = true;
                for token in tokens.iter().take(MAX_GRANTS) {
                    if let Err(problem) = self.present(token).await {
                        let is_enough = problem.code == "too-many";
                        self.refuse(socket, None, None, problem).await?;
                        if is_enough {
                            break;
                        }
                    }
                }
                let welcome = ServerMessage::Welcome {
                    protocol: VERSION,
                    now_ms: self.open.app.now_ms(),
                    pages: self.open.app.config().client.name().await,
                };
                self.say(socket, &welcome).await
            }
            ClientMessage::Present { token } => match self.present(&token).await {
                Ok(()) => Ok(()),
                Err(problem) => self.refuse(socket, None, None, problem).await,
            },
            ClientMessage::Watch { game, after } => match self.watch(&game, after).await {
                Ok(()) => Ok(()),
                Err(problem) => self.refuse(socket, Some(game), None, problem).await,
            },
            ClientMessage::Leave { game } => {
                if let Ok(id) = GameId::parse(&game)
                    && self.watching.remove(&id)
                {
                    let connection = self.id;
                    let leave = Request::Leave { connection };
                    let _ = self.open.app.directory().send(&id, leave).await;
                }
                Ok(())
            }
            ClientMessage::Do {
                game,
                id,
                seat,
                command,
            } => match self.act(&game, (&id, seat), command).await {
                Ok(version) => {
                    let ack = ServerMessage::Ack { game, id, version };
                    self.say(socket, &ack).await
                }
                Err(problem) => self.refuse(socket, Some(game), Some(id), problem).await,
            },
            ClientMessage::Ask { game, id, query } => match self.ask(&game, query).await {
                Ok(answer) => {
                    let answer = ServerMessage::Answer {
                        game,
                        id,
                        answer: Box::new(answer),
                    };
                    self.say(socket, &answer).await
                }
                Err(problem) => self.refuse(socket, Some(game), Some(id), problem).await,
            },
        }
    }

    async fn present(&mut self, token: &str) -> Result<(), Problem> {
        let app = &self.open.app;
        if !app
            .limits()
            .allows(self.open.address, Kind::Token, app.now_ms())
        {
            app.metrics().count_limited();
            return Err(problem("too-many", "too many tokens; slow down"));
        }
        let grant = auth::grant(app, token).await;
        match grant.map_err(|why| problem("unavailable", &why.to_string()))? {
            Some(grant) if self.grants.len() < MAX_GRANTS => {
                if !self.grants.contains(&grant) {
                    self.grants.push(grant);
                }
                Ok(())
            }
            Some(_) => Err(problem(
                "too-many",
                "this client has brought too many tokens",
            )),
            None => Err(problem("unknown-token", "this token opens nothing here")),
        }
    }

    async fn watch(&mut self, game: &str, after: Option<u64>) -> Result<(), Problem> {
        let id = parse_game(game)?;
        if self.watching.len() >= MAX_GRANTS && !self.watching.contains(&id) {
            return Err(problem("too-many", "this client follows too many games"));
        }
        let watch = Request::Watch {
            connection: self.id,
            holds: auth::holds(&self.grants, &id),
            after,
            out: self.out.clone(),
        };
        let sent = self.open.app.directory().send(&id, watch).await;
        sent.map_err(unreachable)?;
        self.watching.insert(id);
        Ok(())
    }

    async fn act(
        &mut self,
        game: &str,
        (name, seat): (&str, Option<u8>),
        command: Command,
    ) -> Result<u64, Problem> {
        let id = parse_game(game)?;
        check_name(name)?;
        crate::http::check_rate(&self.open.app, self.open.address, (&id, &command)).await?;
        let holds = auth::holds(&self.grants, &id);
        let lag_ms = self.round_trip_ms.unwrap_or_default().min(MAX_LAG_MS) as u32;
        crate::http::act(&self.open.app, &id, (holds, seat), name, command, lag_ms).await
    }

    async fn ask(
        &self,
        game: &str,
        query: carcas_protocol::Query,
    ) -> Result<carcas_protocol::Answer, Problem> {
        let id = parse_game(game)?;
        let app = &self.open.app;
        if !app
            .limits()
            .allows(self.open.address, Kind::Query, app.now_ms())
        {
            app.metrics().count_limited();
            return Err(problem("too-many", "too many questions; slow down"));
        }
        let holds = auth::holds(&self.grants, &id);
        crate::http::answer(app, &id, (holds, None), query).await
    }
}

/// Returns the game and the id that a message names, as far as it can be read, so that a client learns what was refused.
fn named(text: &str) -> (Option<String>, Option<String>) {
    if text.len() > MAX_MESSAGE {
        return (None, None);
    }
    match serde_json::from_str(text) {
        Ok(ClientMessage::Do { game, id, .. } | ClientMessage::Ask { game, id, .. }) => {
            (Some(game), Some(id))
        }
        Ok(ClientMessage::Watch { game, .. }) => (Some(game), None),
        Ok(_) | Err(_) => (None, None),
    }
}

/// Makes a refusal.
pub(crate) fn problem(code: &str, message: &str) -> Problem {
    Problem {
        code: code.to_owned(),
        message: message.to_owned(),
        rule: None,
    }
}

/// Reads the id of a game.
pub(crate) fn parse_game(game: &str) -> Result<GameId, Problem> {
    GameId::parse(game).map_err(|_| problem("unknown-game", "there is no such game"))
}

/// Refuses names of commands that are empty or too long.
pub(crate) fn check_name(name: &str) -> Result<(), Problem> {
    match name.len() {
        1..=40 => Ok(()),
        _ => Err(problem(
            "unreadable",
            "the id of a command has 1 to 40 characters",
        )),
    }
}

/// Tells why a game cannot be reached.
pub(crate) fn unreachable(why: Unreachable) -> Problem {
    match why {
        Unreachable::Unknown => problem("unknown-game", "there is no such game"),
        Unreachable::Broken(why) => problem("unavailable", &why),
        Unreachable::Busy => problem(
            "too-many",
            "too many ask for such things at once; try again in a moment",
        ),
    }
}

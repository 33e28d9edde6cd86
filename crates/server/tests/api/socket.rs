//! A WebSocket client.

use std::collections::VecDeque;
use std::net::SocketAddr;

use carcas_protocol::{ClientMessage, Command, Problem, ServerMessage, Update, VERSION};
use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest};

use crate::api::patience::PATIENCE;

/// A client with one socket.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Messages that came while another was awaited.
    waiting: VecDeque<ServerMessage>,
    /// Every text that ever came.
    pub(crate) texts: Vec<String>,
}

impl Socket {
    /// Shakes hands, with a page's origin if one is named.
    pub(crate) async fn handshake(
        address: SocketAddr,
        origin: Option<&str>,
    ) -> Result<Self, tungstenite::Error> {
        let socket = TcpSocket::new_v4().expect("a socket");
        // Little room, so that a client that does not read is noticed soon.
        socket
            .set_recv_buffer_size(8 * 1024)
            .expect("a small buffer");
        let stream = socket.connect(address).await.expect("it listens");
        stream.set_nodelay(true).expect("no delay");
        let mut request = format!("ws://{address}/api/socket").into_client_request()?;
        if let Some(origin) = origin {
            let origin = origin.parse().expect("a header");
            request.headers_mut().insert("origin", origin);
        }
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Self {
            stream,
            waiting: VecDeque::new(),
            texts: Vec::new(),
        })
    }

    /// Connects and says hello.
    pub(crate) async fn open(address: SocketAddr, tokens: &[&str]) -> Self {
        let mut socket = Self::handshake(address, None).await.expect("a socket");
        let tokens = tokens.iter().map(|&token| token.to_owned()).collect();
        let protocol = VERSION;
        socket.say(&ClientMessage::Hello { protocol, tokens }).await;
        let welcome = socket.next().await;
        assert!(
            matches!(welcome, ServerMessage::Welcome { .. }),
            "{welcome:?}"
        );
        socket
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.say_text(&serde_json::to_string(message).expect("a message"))
            .await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.send(Message::text(text)).await.expect("it listens");
    }

    pub(crate) async fn send(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.stream.send(message).await
    }

    /// Returns the next message that is not answered to something else; nothing if the socket was closed.
    pub(crate) async fn hear(&mut self) -> Option<ServerMessage> {
        if let Some(message) = self.waiting.pop_front() {
            return Some(message);
        }
        self.receive().await
    }

    async fn receive(&mut self) -> Option<ServerMessage> {
        // The server's pings come in between, and are no messages.
        let deadline = Instant::now() + PATIENCE;
        loop {
            let message = timeout_at(deadline, self.stream.next()).await;
            match message.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    self.texts.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("a message of the protocol"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn next(&mut self) -> ServerMessage {
        self.hear().await.expect("an open socket")
    }

    /// Reads on to the end, and returns the code with which the server closed the socket, if it did so in order.
    pub(crate) async fn closing(&mut self) -> Option<u16> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let message = timeout_at(deadline, self.stream.next()).await;
            match message.expect("an end in time") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Reads the next ping of the server, which is not answered yet.
    pub(crate) async fn pinged(&mut self) {
        let ping =
            async { while !matches!(self.stream.next().await, Some(Ok(Message::Ping(_)))) {} };
        timeout(PATIENCE, ping).await.expect("a ping in time");
    }

    /// Answers the pings that were read.
    pub(crate) async fn answer_pings(&mut self) {
        self.stream.flush().await.expect("it listens");
    }

    /// Returns everything up to the first message of a kind, but who is there, which is told a little later.
    pub(crate) async fn all_until(
        &mut self,
        is_last: impl Fn(&ServerMessage) -> bool,
    ) -> Vec<ServerMessage> {
        let mut all = Vec::new();
        while !all.last().is_some_and(&is_last) {
            let message = self.next().await;
            if !matches!(message, ServerMessage::Presence { .. }) {
                all.push(message);
            }
        }
        all
    }

    /// Waits for the view of a game that is watched: from now on it is told what happens there.
    pub(crate) async fn viewed(&mut self) {
        self.until(|message| matches!(message, ServerMessage::View(_)).then_some(()))
            .await;
    }

    /// Passes messages by until one is what is looked for.
    pub(crate) async fn until<T>(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> T {
        loop {
            let message = self.next().await;
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
    }

    pub(crate) async fn update(&mut self) -> Update {
        self.until(|message| match message {
            ServerMessage::Update(update) => Some((**update).clone()),
            _ => None,
        })
        .await
    }

    pub(crate) async fn watch(&mut self, game: &str, after: Option<u64>) {
        let game = game.to_owned();
        self.say(&ClientMessage::Watch { game, after }).await;
    }

    /// Does something and waits for the reply; what comes meanwhile is kept.
    pub(crate) async fn act(
        &mut self,
        game: &str,
        name: &str,
        command: Command,
    ) -> Result<u64, Problem> {
        let message = ClientMessage::Do {
            game: game.to_owned(),
            id: name.to_owned(),
            seat: None,
            command,
        };
        self.say(&message).await;
        loop {
            match self.receive().await.expect("an open socket") {
                ServerMessage::Ack { id, version, .. } if id == name => return Ok(version),
                ServerMessage::Refused {
                    id: Some(id),
                    problem,
                    ..
                } if id == name => {
                    return Err(problem);
                }
                message => self.waiting.push_back(message),
            }
        }
    }

    /// Sends something that is no command and returns why it was refused.
    pub(crate) async fn refusal(&mut self, text: &str) -> Problem {
        self.say_text(text).await;
        self.until(|message| match message {
            ServerMessage::Refused { problem, .. } => Some(problem.clone()),
            _ => None,
        })
        .await
    }
}

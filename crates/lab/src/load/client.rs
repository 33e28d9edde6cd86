//! A socket that plays or watches.

use std::borrow::Cow;
use std::sync::Arc;

use anyhow::{Context, bail};
use carcas_protocol::{ClientMessage, Question, VERSION};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::sync::{Semaphore, mpsc};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::table::Table;
use carcas_cli::online::http::Stream;

/// What a socket is told to do.
#[derive(Debug)]
pub(super) enum Order {
    /// Comes to a game, and leaves the one before.
    Join {
        game: Arc<str>,
        token: Option<Box<str>>,
    },
    /// Sends a move, which makes a version.
    Move { version: u64, message: String },
}

/// The way to a socket.
pub(super) type Orders = mpsc::UnboundedSender<Order>;

type Socket = WebSocketStream<Stream>;

/// What tells messages of the server apart. Watchers read no more of them, so that thousands cost little.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    #[serde(default, borrow)]
    game: Option<Cow<'a, str>>,
    #[serde(default)]
    version: u64,
    #[serde(default, borrow)]
    what: Option<WhatHead<'a>>,
}

#[derive(Deserialize)]
struct WhatHead<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
}

#[derive(Deserialize)]
struct AskedHead {
    question: Question,
}

/// A socket in its game.
struct Client {
    table: Arc<Table>,
    game: Option<Arc<str>>,
    /// The last version it saw.
    seen: Option<u64>,
}

/// Opens a socket, which then does as it is told.
pub(super) fn open(table: Arc<Table>, door: Arc<Semaphore>) -> Orders {
    let (orders, told) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let opened = connect(&table, &door).await;
        let mut client = Client {
            table,
            game: None,
            seen: None,
        };
        let ended = match opened {
            Ok(socket) => client.run(socket, told).await,
            Err(why) => Err(why),
        };
        if let Err(why) = ended {
            client.table.count(&format!("a socket broke: {why:#}"));
            if client.seen.is_some() {
                client.table.left();
            }
        }
    });
    orders
}

async fn connect(table: &Table, door: &Semaphore) -> anyhow::Result<Socket> {
    let _turn = door.acquire().await?;
    let stream = table.server().connect().await?;
    // The usual buffers are for few sockets: 128 KB each.
    let config = WebSocketConfig::default()
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0);
    let url = table.server().address.socket_url();
    let opened = client_async_with_config(url, stream, Some(config)).await;
    let (mut socket, _) = opened.context("cannot open a socket")?;
    let hello = ClientMessage::Hello {
        protocol: VERSION,
        tokens: Vec::new(),
    };
    say(&mut socket, &hello).await?;
    Ok(socket)
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> anyhow::Result<()> {
    let text = serde_json::to_string(message)?;
    Ok(socket.send(Message::text(text)).await?)
}

impl Client {
    /// Runs until nobody gives orders any more.
    async fn run(
        &mut self,
        mut socket: Socket,
        mut told: mpsc::UnboundedReceiver<Order>,
    ) -> anyhow::Result<()> {
        loop {
            tokio::select! {
                order = told.recv() => match order {
                    Some(order) => self.obey(&mut socket, order).await?,
                    None => return Ok(()),
                },
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => self.read(&mut socket, &text).await?,
                    Some(Ok(Message::Close(_))) | None => bail!("the server closed it"),
                    Some(Ok(_)) => {}
                    Some(Err(why)) => return Err(why.into()),
                },
            }
        }
    }

    async fn obey(&mut self, socket: &mut Socket, order: Order) -> anyhow::Result<()> {
        match order {
            Order::Join { game, token } => {
                if let Some(before) = self.game.replace(Arc::clone(&game)) {
                    let game = before.to_string();
                    say(socket, &ClientMessage::Leave { game }).await?;
                }
                self.seen = None;
                if let Some(token) = token {
                    let token = token.into_string();
                    say(socket, &ClientMessage::Present { token }).await?;
                }
                self.watch(socket).await
            }
            Order::Move { version, message } => {
                self.table.sends(version);
                Ok(socket.send(Message::text(message)).await?)
            }
        }
    }

    async fn watch(&self, socket: &mut Socket) -> anyhow::Result<()> {
        let Some(game) = &self.game else {
            return Ok(());
        };
        let watch = ClientMessage::Watch {
            game: game.to_string(),
            after: self.seen,
        };
        say(socket, &watch).await
    }

    async fn read(&mut self, socket: &mut Socket, text: &str) -> anyhow::Result<()> {
        let head: Head<'_> = serde_json::from_str(text)
            .with_context(|| format!("this is no message of a server: {text}"))?;
        if let (Some(game), Some(own)) = (&head.game, &self.game)
            && **game != **own
        {
            // The last words of a game that was left.
            return Ok(());
        }
        match &*head.kind {
            "view" => self.see(head.version),
            "update" => {
                self.see(head.version);
                if head.what.is_some_and(|what| what.kind == "ended")
                    && let Some(game) = &head.game
                {
                    self.table.ended(game);
                }
            }
            "question" => {
                let asked: AskedHead = serde_json::from_str(text)?;
                self.table.asked(head.version, asked.question);
            }
            "refused" => {
                self.table.count(&format!("refused: {text}"));
                self.table.forget_moves();
            }
            "resync" => {
                self.table.count("the server found a socket too slow");
                self.watch(socket).await?;
            }
            _ => {}
        }
        Ok(())
    }

    fn see(&mut self, version: u64) {
        match self.seen.replace(version) {
            None => self.table.came(),
            Some(before) => self.table.saw(before, version),
        }
    }
}

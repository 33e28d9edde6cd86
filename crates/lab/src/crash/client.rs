//! A client that takes it as it comes when the server is not there.

use std::net::SocketAddr;
use std::time::Duration;

use carcas_protocol::{ClientMessage, ServerMessage, VERSION};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// A server that is silent for so long is gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// Calls the server and returns the status and the body; nothing if it went away.
pub(crate) async fn call(
    address: SocketAddr,
    method: &str,
    path: &str,
    (token, body): (Option<&str>, &str),
) -> Option<(u16, Value)> {
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let token = token.map(|token| format!("authorization: Bearer {token}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{}content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            token.unwrap_or_default(),
            body.len()
        );
        stream.write_all(head.as_bytes()).await.ok()?;
        stream.write_all(body.as_bytes()).await.ok()?;
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).await.ok()?;
        let reply = String::from_utf8(reply).ok()?;
        let (head, body) = reply.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        // A body that was cut is no body.
        Some((status, serde_json::from_str(body).ok()?))
    };
    timeout(PATIENCE, exchange).await.ok()?
}

/// A socket that has been greeted.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(address: SocketAddr, tokens: Vec<String>) -> Option<Self> {
        let open = async {
            let stream = TcpStream::connect(address).await.ok()?;
            stream.set_nodelay(true).ok()?;
            let url = format!("ws://{address}/api/socket");
            let (stream, _) = tokio_tungstenite::client_async(url, stream).await.ok()?;
            let mut socket = Self(stream);
            let protocol = VERSION;
            socket
                .say(&ClientMessage::Hello { protocol, tokens })
                .await?;
            Some(socket)
        };
        timeout(PATIENCE, open).await.ok()?
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Option<()> {
        let text = serde_json::to_string(message).ok()?;
        self.0.send(Message::text(text)).await.ok()
    }

    /// Returns the next message; nothing if the server is gone.
    pub(crate) async fn hear(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.ok()?? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

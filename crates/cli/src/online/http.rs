//! Requests to a server: one connection each, plain or encrypted.

use crate::language::words;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use carcas_protocol::Problem;
use carcas_text::say;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header;
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

use super::address::Address;
use super::tls::Trust;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long it may take to reach a server.
const REACH: Duration = Duration::from_secs(20);
/// The largest answer that is read.
const MAX_BYTES: usize = 16 << 20;

/// Both directions of a connection.
pub trait Duplex: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Duplex for T {}

/// A connection, plain or encrypted.
pub type Stream = Box<dyn Duplex>;

/// A server and how it is reached.
#[derive(Clone, Debug)]
pub struct Server {
    /// Where it is.
    pub address: Address,
    /// Whom we trust, if the connection is encrypted.
    trust: Option<Trust>,
}

/// The server said no.
#[derive(Debug)]
pub struct Refusal {
    status: u16,
    /// Why.
    pub problem: Problem,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (status, message) = (self.status, &self.problem.message);
        match message.is_empty() {
            true => f.write_str(&say!(words(), "terminal-error-status", n = status)),
            false => f.write_str(&super::told::refusal(words(), &self.problem)),
        }
    }
}

impl std::error::Error for Refusal {}

/// Returns the word for programs, if the server refused something.
pub fn code_of(error: &anyhow::Error) -> Option<&str> {
    let refusal = error.downcast_ref::<Refusal>()?;
    Some(&refusal.problem.code)
}

impl Server {
    /// Prepares to reach a server; a file may name authorities that vouch for it.
    pub fn new(address: Address, ca: Option<&std::path::Path>) -> anyhow::Result<Self> {
        let trust = match address.is_encrypted() {
            true => Some(Trust::new(ca)?),
            false => None,
        };
        Ok(Self { address, trust })
    }

    /// Connects.
    pub async fn connect(&self) -> anyhow::Result<Stream> {
        let address = &self.address;
        let stream = TcpStream::connect((address.host.as_str(), address.port));
        let stream = tokio::time::timeout(REACH, stream).await;
        let stream = stream
            .map_err(anyhow::Error::new)
            .and_then(|opened| opened.map_err(anyhow::Error::new))
            .with_context(|| {
                // The usual ports are not written in addresses, but firewalls know them by number.
                let (input, port) = (address.to_string(), address.port.to_string());
                match input.ends_with(&format!(":{port}")) {
                    true => say!(words(), "terminal-error-unreached", input = input),
                    false => say!(
                        words(),
                        "terminal-error-unreached-port",
                        input = input,
                        value = port
                    ),
                }
            })?;
        stream.set_nodelay(true)?;
        match &self.trust {
            None => Ok(Box::new(stream)),
            Some(trust) => {
                let wrapped = tokio::time::timeout(REACH, trust.wrap(&address.host, stream)).await;
                wrapped.map_err(|_| self.no_answer())?
            }
        }
    }

    /// Asks for something and reads the answer.
    pub async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
    ) -> anyhow::Result<T> {
        let text = self.request("GET", path, token, String::new()).await?;
        read(path, &text)
    }

    /// Sends something and reads the answer.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> anyhow::Result<T> {
        let body = serde_json::to_string(body)?;
        let text = self.request("POST", path, token, body).await?;
        read(path, &text)
    }

    /// Sends a request and returns the body of the answer.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> anyhow::Result<String> {
        let answer = tokio::time::timeout(PATIENCE, self.ask(method, path, token, body)).await;
        answer.map_err(|_| self.no_answer())?
    }

    fn no_answer(&self) -> anyhow::Error {
        let address = self.address.to_string();
        anyhow!(say!(words(), "terminal-error-no-answer", input = address))
    }

    async fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> anyhow::Result<String> {
        let stream = self.connect().await?;
        let no_http = || {
            let address = self.address.to_string();
            say!(words(), "terminal-error-no-server", input = address)
        };
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
            .await
            .with_context(no_http)?;
        let mut request = hyper::Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.authority())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body)))?;
        let asked = async {
            let answer = sender.send_request(request).await?;
            let (head, body) = answer.into_parts();
            let body = Limited::new(body, MAX_BYTES).collect().await;
            let body = body.map_err(anyhow::Error::from_boxed)?.to_bytes();
            anyhow::Ok((head, body))
        };
        // The connection does its work beside, and ends with the answer.
        let connection = tokio::spawn(connection);
        let answered = asked.await;
        connection.abort();
        let (head, body) = answered.with_context(no_http)?;
        let text = String::from_utf8_lossy(&body).into_owned();
        if head.status.is_success() {
            return Ok(text);
        }
        if let Some(to) = head.headers.get(header::LOCATION) {
            let to = to.to_str().unwrap_or("?");
            let address = self.address.to_string();
            bail!(say!(
                words(),
                "terminal-error-elsewhere",
                input = address,
                name = to
            ));
        }
        let problem = serde_json::from_str(&text).unwrap_or_else(|_| Problem {
            code: String::new(),
            message: String::new(),
            rule: None,
        });
        let status = head.status.as_u16();
        Err(Refusal { status, problem }.into())
    }
}

fn read<T: DeserializeOwned>(path: &str, text: &str) -> anyhow::Result<T> {
    serde_json::from_str(text).with_context(|| say!(words(), "terminal-error-answer", input = path))
}

//! A game as a stream of lines, for programs that take a seat: the view first, then whatever happens and whatever the seat is
//! asked, one JSON object per line. Moves go to the commands of the game. An empty line says that nothing has happened for a
//! while, and that the way is still open.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use carcas_protocol::Problem;
use tokio::time::timeout;

use super::problem::ApiError;
use super::{GamePath, Granted};
use crate::app::App;
use crate::game::{Outbox, Request};
use crate::socket::OpenSocket;
use crate::store::GameId;

/// How many lines wait for a program before it is too slow.
const OUTBOX: usize = 256;
/// How long a stream is silent at most. Writing is also how a program is found out that has gone.
const SILENT: Duration = Duration::from_secs(15);

/// Streams a game.
#[utoipa::path(
    get, path = "/api/games/{id}/stream", tag = "games", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/x-ndjson"), (status = "4XX", body = Problem)),
    security((), ("token" = []))
)]
pub(super) async fn stream(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    granted: Granted,
) -> Result<Response, ApiError> {
    let open = OpenSocket::count(app.clone(), app.address(peer, &headers))?;
    let (out, messages) = Outbox::new(OUTBOX);
    let connection = app.next_connection();
    let watch = Request::Watch {
        connection,
        holds: granted.holds(&id),
        after: None,
        out,
    };
    app.directory().send(&id, watch).await?;
    let watching = Watching {
        app,
        game: id,
        connection,
        _open: open,
    };
    let stopping = watching.app.stopping();
    let lines =
        futures_util::stream::unfold((messages, watching), async |(mut messages, watching)| {
            let line = match timeout(SILENT, messages.recv()).await {
                Ok(message) => Bytes::from(format!("{}\n", message?)),
                Err(_) => Bytes::from_static(b"\n"),
            };
            Some((
                Ok::<_, std::convert::Infallible>(line),
                (messages, watching),
            ))
        });
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let lines = futures_util::StreamExt::take_until(lines, Box::pin(stopping));
    Ok((headers, Body::from_stream(lines)).into_response())
}

/// Somebody who follows a game until this is dropped.
struct Watching {
    app: App,
    game: GameId,
    connection: u64,
    _open: OpenSocket,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (app, game) = (self.app.clone(), self.game.clone());
        let connection = self.connection;
        tokio::spawn(async move {
            let leave = Request::Leave { connection };
            let _ = app.directory().send(&game, leave).await;
        });
    }
}

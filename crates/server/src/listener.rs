//! Taking connections: so many at once, and only of those who ask for something and take the answer.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Sleep, sleep};

use crate::app::App;
use crate::trouble::Trouble;

/// How many connections there may be that are not sockets. Each is short, or waits for the next request of a browser. Many
/// times what one address may have, so that a few addresses cannot shut everybody else out.
pub const MAX_CONNECTIONS: u32 = 4000;

/// How long to wait before another connection is taken when the system has no room for one.
const NO_ROOM: Duration = Duration::from_secs(1);

/// Serves until the server stops, and then until every request has its answer. Sockets end by themselves.
pub(crate) async fn serve(app: App, listener: TcpListener, router: Router) {
    let room = Arc::new(Semaphore::new(MAX_CONNECTIONS as usize));
    let crowded = Trouble::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stopping() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            // One client that went away again is nobody else's trouble.
            Err(why) if is_of_one_client(&why) => continue,
            Err(why) => {
                tracing::error!(%why, "cannot take connections");
                sleep(NO_ROOM).await;
                continue;
            }
        };
        let Some(counted) = Counted::count(&app, peer) else {
            continue;
        };
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else {
            app.metrics().count_limited();
            let connections = MAX_CONNECTIONS;
            if crowded.begin("no room", app.now_ms()) {
                tracing::warn!(connections, "no room for another connection");
            }
            continue;
        };
        let (app, router) = (app.clone(), router.clone());
        tokio::spawn(async move {
            answer(&app, stream, peer, router).await;
            drop((permit, counted));
        });
    }
    drop(listener);
    // Whoever holds a permit has not come to an end. Nobody closes the semaphore.
    let _ = room.acquire_many(MAX_CONNECTIONS).await;
}

/// Answers all requests of one connection. It ends when it becomes a socket.
async fn answer(app: &App, stream: TcpStream, peer: SocketAddr, router: Router) {
    // A move is told in two or three small messages. Without this the second waits until the client has confirmed the first,
    // which takes it up to 40 ms. A connection that refuses the setting is only slower.
    let _ = stream.set_nodelay(true);
    let stream = Patient::new(stream, app.config().request_in);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let mut connection = std::pin::pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(app.config().request_in)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades()
    );
    // A connection that breaks is the client's affair.
    tokio::select! {
        _ = &mut connection => return,
        () = app.stopping() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A stream whose other side has so long to take what is written next. Who asks and does not read would hold it for ever.
struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// When the patience ends, while nothing is taken.
    end: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn new(stream: TcpStream, patience: Duration) -> Self {
        Self {
            stream,
            patience,
            end: None,
        }
    }

    /// Passes on how far writing got, or ends it when nothing was taken for too long.
    fn unless_stuck<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.end = None;
            return written;
        }
        let patience = self.patience;
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(end.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.unless_stuck(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.unless_stuck(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Returns whether a connection failed, not the listener.
fn is_of_one_client(why: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        why.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// A connection that counts for its address. Behind a proxy all come from the proxy.
struct Counted {
    app: App,
    peer: SocketAddr,
}

impl Counted {
    /// Counts one, unless its address has too many.
    fn count(app: &App, peer: SocketAddr) -> Option<Self> {
        let is_allowed = app.config().behind_proxy || app.limits().open_connection(peer.ip());
        if !is_allowed {
            app.metrics().count_limited();
            return None;
        }
        let app = app.clone();
        Some(Self { app, peer })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        if !self.app.config().behind_proxy {
            self.app.limits().close_connection(self.peer.ip());
        }
    }
}

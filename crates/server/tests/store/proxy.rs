//! A line to PostgreSQL that breaks when it commits.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};

/// Where the line breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Break {
    Never = 0,
    /// The database never hears of the commit.
    BeforeCommit = 1,
    /// The database has committed and nobody hears of it.
    AfterCommit = 2,
    /// As before, and from then on nobody gets through.
    ForEver = 3,
}

/// What ends a commit in both directions: the statement, and the tag of the answer.
const COMMIT: &[u8] = b"COMMIT\0";

#[derive(Debug)]
pub(crate) struct Proxy {
    port: u16,
    line: Arc<Line>,
}

#[derive(Debug)]
struct Line {
    socket: PathBuf,
    next: AtomicU8,
    /// How many lines have been broken.
    n_broken: Mutex<u32>,
}

impl Proxy {
    /// Leads from a free port to a socket.
    pub(crate) fn start(socket: &Path) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("a port").port();
        let line = Arc::new(Line {
            socket: socket.to_owned(),
            next: AtomicU8::new(Break::Never as u8),
            n_broken: Mutex::new(0),
        });
        let shared = Arc::clone(&line);
        // It listens until the tests end.
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let line = Arc::clone(&shared);
                std::thread::spawn(move || line.carry(&client));
            }
        });
        Self { port, line }
    }

    pub(crate) fn address(&self) -> String {
        format!(
            "postgres://carcas@127.0.0.1:{}/postgres?sslmode=disable",
            self.port
        )
    }

    /// Breaks the next commit.
    pub(crate) fn arm(&self, next: Break) {
        self.line.next.store(next as u8, Ordering::SeqCst);
    }

    pub(crate) fn n_broken(&self) -> u32 {
        *self.line.n_broken.lock().expect("no panic")
    }
}

impl Line {
    fn is(&self, next: Break) -> bool {
        self.next.load(Ordering::SeqCst) == next as u8
    }

    /// Notes that a line is broken; the next one holds, unless it breaks for ever.
    fn break_one(&self) {
        *self.n_broken.lock().expect("no panic") += 1;
        if !self.is(Break::ForEver) {
            self.next.store(Break::Never as u8, Ordering::SeqCst);
        }
    }

    fn carry(self: &Arc<Self>, client: &TcpStream) {
        if self.is(Break::ForEver) && *self.n_broken.lock().expect("no panic") > 0 {
            return;
        }
        let Ok(server) = UnixStream::connect(&self.socket) else {
            return;
        };
        let back = {
            let line = Arc::clone(self);
            let server = server.try_clone().expect("a handle");
            let client = client.try_clone().expect("a handle");
            std::thread::spawn(move || {
                pass(&server, &client, |bytes| {
                    let breaks = line.is(Break::AfterCommit) || line.is(Break::ForEver);
                    let breaks = breaks && has_commit(bytes);
                    if breaks {
                        line.break_one();
                    }
                    !breaks
                });
                let _closed_already = client.shutdown(Shutdown::Both);
                let _closed_already = server.shutdown(Shutdown::Both);
            })
        };
        pass(client, &server, |bytes| {
            let breaks = self.is(Break::BeforeCommit) && has_commit(bytes);
            if breaks {
                self.break_one();
            }
            !breaks
        });
        let _closed_already = client.shutdown(Shutdown::Both);
        let _closed_already = server.shutdown(Shutdown::Both);
        back.join().expect("no panic");
    }
}

/// Passes bytes on as long as they may pass.
fn pass(mut from: impl Read, mut to: impl Write, may_pass: impl Fn(&[u8]) -> bool) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        if !may_pass(&buffer[..length]) || to.write_all(&buffer[..length]).is_err() {
            return;
        }
    }
}

fn has_commit(bytes: &[u8]) -> bool {
    bytes.windows(COMMIT.len()).any(|window| window == COMMIT)
}

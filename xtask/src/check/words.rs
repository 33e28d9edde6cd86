//! What a program says: kept while it runs, and until its end or a little longer, not until the last of its children is gone.

use std::io::{self, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// How long pipes may stay open after the end of a program: servers that were told to stop need a moment.
pub(super) const GRACE: Duration = Duration::from_secs(10);

/// What a program has said so far; whoever holds a copy can look while it runs.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    out: Stream,
    error: Stream,
}

#[derive(Clone, Debug, Default)]
struct Stream(Arc<Mutex<Vec<u8>>>);

impl Words {
    /// Returns everything, its errors last.
    pub(super) fn all(&self) -> String {
        self.out.text() + &self.error.text()
    }

    /// Returns the last line that is not empty, of its errors only if it says nothing else.
    pub(super) fn last_line(&self) -> Option<String> {
        let last = |stream: &Stream| {
            let text = stream.text();
            let line = text.lines().rfind(|line| !line.trim().is_empty());
            line.map(|line| line.trim().to_owned())
        };
        last(&self.out).or_else(|| last(&self.error))
    }
}

impl Stream {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes()).into_owned()
    }

    /// Reads to the end of a pipe, in a thread that nobody joins: as long as anybody can write there, it does not come.
    fn fill(&self, mut pipe: impl Read + Send + 'static, at_end: mpsc::Sender<()>) {
        let stream = self.clone();
        thread::spawn(move || {
            let mut part = [0; 4096];
            loop {
                match pipe.read(&mut part) {
                    Ok(0) => break,
                    Ok(n_bytes) => stream.bytes().extend_from_slice(&part[..n_bytes]),
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    Err(_) => break,
                }
            }
            // Whoever waited may have lost patience.
            let _heard = at_end.send(());
        });
    }
}

/// How a program ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) status: ExitStatus,
    /// Whether a child of it still held a pipe after the grace. Such a child takes time and memory from whatever comes next.
    pub(super) is_outlived: bool,
}

/// Runs a program without input and keeps what it says.
pub(super) fn run(mut command: Command, words: &Words, grace: Duration) -> io::Result<End> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let (at_end, ends) = mpsc::channel();
    if let Some(pipe) = child.stdout.take() {
        words.out.fill(pipe, at_end.clone());
    }
    if let Some(pipe) = child.stderr.take() {
        words.error.fill(pipe, at_end.clone());
    }
    drop(at_end);
    let status = child.wait()?;
    let deadline = Instant::now() + grace;
    let is_outlived = loop {
        match ends.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(()) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => break false,
            Err(mpsc::RecvTimeoutError::Timeout) => break true,
        }
    };
    Ok(End {
        status,
        is_outlived,
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Runs a line of shell and returns how it ended and what it said.
    fn shell(line: &str, grace: Duration) -> (End, Words) {
        let mut command = Command::new("sh");
        command.args(["-c", line]);
        let words = Words::default();
        let end = run(command, &words, grace).expect("there is a shell");
        (end, words)
    }

    #[test]
    fn words_and_errors_of_a_program_are_kept() {
        let (end, words) = shell("echo wrong >&2; echo right; echo; exit 3", GRACE);
        assert_eq!((end.status.code(), end.is_outlived), (Some(3), false));
        assert_eq!(words.all(), "right\n\nwrong\n");
        assert_eq!(words.last_line().as_deref(), Some("right"));
        let (_, words) = shell("echo wrong >&2", GRACE);
        assert_eq!(words.last_line().as_deref(), Some("wrong"));
        assert_eq!(Words::default().last_line(), None);
    }

    #[test]
    fn child_that_ends_soon_after_the_program_is_heard() {
        let (end, words) = shell("(sleep 0.1; echo late) & echo early", 6 * GRACE);
        assert!(!end.is_outlived);
        assert_eq!(words.all(), "early\nlate\n");
    }
}

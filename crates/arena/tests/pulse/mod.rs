//! Shows whether a program that a test has started is still there, without waiting to see whether it does anything.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How long anything may take before the test has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A pipe with a name, into which programs beat. It comes to its end when the last that holds it is gone.
pub(crate) struct Pulse {
    path: PathBuf,
    /// Holds it open while programs come and go.
    open: Option<File>,
    beats: Receiver<()>,
}

impl Pulse {
    /// Makes the pipe.
    pub(crate) fn new(path: &Path) -> Self {
        let made = Command::new("mkfifo").arg(path).status();
        assert!(made.expect("a program of every Unix").success());
        let open = File::options().read(true).write(true).open(path);
        let open = Some(open.expect("a pipe"));
        let lines = BufReader::new(File::open(path).expect("a pipe")).lines();
        let (beat, beats) = mpsc::channel();
        std::thread::spawn(move || {
            for _ in lines.map_while(Result::ok) {
                if beat.send(()).is_err() {
                    return;
                }
            }
        });
        Self {
            path: path.to_owned(),
            open,
            beats,
        }
    }

    /// Returns what a shell runs to beat for ever.
    pub(crate) fn script(&self) -> String {
        let path = self.path.display();
        format!("while sleep 0.01; do echo x; done > \"{path}\"")
    }

    /// Waits for so many beats.
    pub(crate) fn wait_for(&self, n_beats: usize) {
        for _ in 0..n_beats {
            let beat = self.beats.recv_timeout(PATIENCE);
            beat.expect("a program that beats");
        }
    }

    /// Waits until nothing is there any more that could beat.
    pub(crate) fn wait_for_end(mut self, what: &str) {
        self.open = None;
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if self.beats.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Disconnected) {
                return;
            }
        }
        panic!("{what}: something is there still");
    }
}

//! A server and people at terminals, each with a folder of their own.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder of its own for each test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("online")
        .join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A server in a folder.
pub(crate) struct Server {
    child: Child,
    folder: PathBuf,
    pub(crate) url: String,
}

impl Server {
    /// Starts a server where no other is.
    pub(crate) fn start(folder: &Path) -> Self {
        Self::listen(folder, "127.0.0.1:0")
    }

    fn listen(folder: &Path, address: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_carcas"))
            .args([
                "serve", "--listen", address, "--data", "data", "--limits", "0",
            ])
            .current_dir(folder)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next().unwrap().unwrap();
        let (_, url) = line.split_once("http://").unwrap();
        let url = format!("http://{}", url.trim());
        // Somebody must read what else it says.
        std::thread::spawn(move || lines.count());
        Self {
            child,
            folder: folder.to_owned(),
            url,
        }
    }

    /// Returns host and port.
    pub(crate) fn authority(&self) -> &str {
        self.url.strip_prefix("http://").unwrap()
    }

    /// Ends it as a power failure would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again at the same address.
    pub(crate) fn start_again(&mut self) {
        let address = self.authority().to_owned();
        *self = Self::listen(&self.folder, &address);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who plays line by line.
pub(crate) struct Person {
    child: Child,
    keyboard: Option<ChildStdin>,
    heard: Arc<Mutex<String>>,
    /// Who hears it, until the program has ended.
    listeners: Vec<JoinHandle<()>>,
    /// How far it was read.
    read: usize,
}

impl Person {
    /// Starts the program; state is kept in a folder below, by the name of the person.
    pub(crate) fn new(folder: &Path, name: &str, args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_carcas"))
            .args(["play", "--plain"])
            .args(args)
            .current_dir(folder)
            .env("LC_ALL", "C")
            .env("XDG_STATE_HOME", folder.join(name))
            .env("USER", name)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let heard = Arc::new(Mutex::new(String::new()));
        let listen = |mut from: Box<dyn Read + Send>| {
            let heard = Arc::clone(&heard);
            std::thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(n) = from.read(&mut bytes) {
                    if n == 0 {
                        break;
                    }
                    // What the program prints is ASCII where tests look.
                    let text = String::from_utf8_lossy(&bytes[..n]);
                    heard.lock().unwrap().push_str(&text);
                }
            })
        };
        let listeners = vec![
            listen(Box::new(child.stdout.take().unwrap())),
            listen(Box::new(child.stderr.take().unwrap())),
        ];
        Self {
            keyboard: child.stdin.take(),
            child,
            heard,
            listeners,
            read: 0,
        }
    }

    pub(crate) fn types(&mut self, line: &str) {
        let keyboard = self.keyboard.as_mut().unwrap();
        writeln!(keyboard, "{line}").unwrap();
        keyboard.flush().unwrap();
    }

    /// Types no more.
    pub(crate) fn closes(&mut self) {
        self.keyboard = None;
    }

    /// Waits until a text is printed that was not read yet, and returns its line from there on.
    pub(crate) fn sees(&mut self, text: &str) -> String {
        let read = self.read;
        let heard = Arc::clone(&self.heard);
        let begun = Instant::now();
        loop {
            let all = heard.lock().unwrap().clone();
            // A line is complete when another begins or a prompt follows.
            if let Some(at) = all[read..].find(text) {
                let at = read + at;
                let line = all[at..].lines().next().unwrap_or_default();
                let is_whole = all[at..].contains('\n') || text.ends_with("> ");
                if is_whole {
                    self.read = at + text.len();
                    return line.to_owned();
                }
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "`{text}` was not printed after:\n{}",
                &all[read..]
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Returns everything that was printed.
    pub(crate) fn all(&self) -> String {
        self.heard.lock().unwrap().clone()
    }

    /// Waits until the program has ended.
    pub(crate) fn ends(&mut self) -> ExitStatus {
        let status = wait_for("the program does not end", || {
            self.child.try_wait().unwrap()
        });
        // The last words may still be on their way.
        for listener in self.listeners.drain(..) {
            listener.join().unwrap();
        }
        status
    }

    /// Sends the signal that Control-C sends.
    pub(crate) fn interrupts(&mut self) {
        let pid = self.child.id().to_string();
        let killed = Command::new("kill").args(["-INT", &pid]).status().unwrap();
        assert!(killed.success());
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs the program to its end and returns its exit code and what it printed.
pub(crate) fn run(folder: &Path, name: &str, args: &[&str], typed: &str) -> (i32, String) {
    let mut person = Person::new(folder, name, args);
    let mut keyboard = person.keyboard.take().unwrap();
    // The program may end before it has read everything.
    let _ = keyboard.write_all(typed.as_bytes());
    drop(keyboard);
    let status = person.ends();
    (status.code().unwrap_or(-1), person.all())
}

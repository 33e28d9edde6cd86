//! A server in a process of its own, and a few calls to it.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use carcas_protocol::{Command as Act, CreateGame, DoBody, GameMade, Question, Seated, View};
use serde_json::{Value, json};

/// The program.
pub(crate) fn carcas(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carcas"));
    command.args(args).stdin(Stdio::null());
    command
}

/// Runs `carcas admin` on a data folder.
pub(crate) fn admin(data: &Path, args: &[&str]) -> Output {
    let mut command = carcas(&["admin", "--data"]);
    command.arg(data).args(args).output().expect("it runs")
}

/// A server that is killed in the end, if it was not stopped.
pub(crate) struct Serving {
    child: Child,
    log: PathBuf,
    pub(crate) address: String,
}

impl Serving {
    /// Starts a server on a data folder; its log goes to a file beside it.
    pub(crate) fn start(data: &Path, args: &[&str]) -> Self {
        Self::start_in(data, &[&["--limits", "0"], args].concat(), &[])
    }

    /// Starts a server with variables of the environment, and limits as usual.
    pub(crate) fn start_in(data: &Path, args: &[&str], env: &[(&str, &str)]) -> Self {
        let log = data.with_extension("log");
        let mut command = carcas(&["serve", "--listen", "127.0.0.1:0"]);
        let mut child = command
            .args(args)
            .envs(env.iter().copied())
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(File::create(&log).expect("a file"))
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit_once("http://");
        let address = address.unwrap_or_else(|| panic!("no address: {line:?}"));
        let address = address.1.to_owned();
        Self {
            child,
            log,
            address,
        }
    }

    /// Stops it as systems do, and returns its log.
    pub(crate) fn stop(mut self) -> String {
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(told.expect("it is told").success());
        assert!(self.child.wait().expect("it ends").success());
        std::fs::read_to_string(&self.log).expect("a log")
    }

    /// Sends a request and returns the status and the body.
    pub(crate) fn call(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> (u16, String) {
        let token = token.map(|token| format!("authorization: Bearer {token}\r\n"));
        self.call_with(method, path, &token.unwrap_or_default(), body)
    }

    /// Sends a request with more lines in its head.
    pub(crate) fn call_with(
        &self,
        method: &str,
        path: &str,
        head: &str,
        body: &str,
    ) -> (u16, String) {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{head}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("it answers");
        let (head, body) = reply.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
        (status.expect("a status"), body.to_owned())
    }

    /// Makes a table.
    pub(crate) fn create(&self, wanted: &CreateGame) -> GameMade {
        let body = serde_json::to_string(wanted).expect("a body");
        let (status, reply) = self.call("POST", "/api/games", None, &body);
        assert_eq!(status, 201, "{reply}");
        serde_json::from_str(&reply).expect("a table")
    }

    /// Takes a seat, whose token takes the place of the link.
    pub(crate) fn sit(&self, made: &mut GameMade, seat: usize, name: &str) {
        let body = json!({ "name": name }).to_string();
        let path = format!("/api/games/{}/seat", made.game);
        let token = &mut made.seats[seat].token;
        let (status, reply) = self.call("POST", &path, Some(token.as_str()), &body);
        assert_eq!(status, 200, "{reply}");
        let seated: Seated = serde_json::from_str(&reply).expect("a seat");
        *token = seated.token.expect("a token");
    }

    /// Does something with a seat.
    pub(crate) fn act(&self, game: &str, token: &str, id: &str, command: Act) {
        let id = id.to_owned();
        let seat = None;
        let body = serde_json::to_string(&DoBody { id, seat, command }).expect("a body");
        let path = format!("/api/games/{game}/commands");
        let (status, reply) = self.call("POST", &path, Some(token), &body);
        assert_eq!(status, 200, "{reply}");
    }

    /// Looks at a game.
    pub(crate) fn view(&self, game: &str) -> View {
        let (status, reply) = self.call("GET", &format!("/api/games/{game}"), None, "");
        assert_eq!(status, 200, "{game}: {reply}");
        let whole: Value = serde_json::from_str(&reply).expect("a view");
        serde_json::from_value(whole["view"].clone()).expect("a view")
    }

    /// Answers one question of a table all of whose seats are ours.
    pub(crate) fn step(&self, made: &GameMade) {
        let view = self.view(&made.game);
        let seat = view.awaits.seat.expect("a seat is asked");
        let place = made.seats.iter().find(|place| place.seat == seat);
        let token = &place.expect("our seat").token;
        let path = format!("/api/games/{}/question", made.game);
        let (_, reply) = self.call("GET", &path, Some(token), "");
        let question: Question = serde_json::from_str(&reply).expect("a question");
        let moves = question.moves();
        let text = moves[view.version as usize * 7 % moves.len()].clone();
        let against = view.version;
        let id = format!("move-{against}");
        self.act(&made.game, token, &id, Act::Move { text, against });
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have been stopped by the test.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

//! `carcas engine` from outside: conversations with the real process.

mod bytes;
mod games;
mod input;
mod python;
mod traces;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use carcas_bots::Rng;
use serde_json::Value;

/// A running engine.
struct Client {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Client {
    fn new() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_carcas"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            to: child.stdin.take(),
            from: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    fn with(setup: &str) -> Self {
        let mut client = Self::new();
        assert_eq!(client.ask(&format!("setup {setup}")), "ok");
        client
    }

    fn send(&mut self, bytes: &[u8]) {
        let to = self.to.as_mut().unwrap();
        to.write_all(bytes).unwrap();
        to.flush().unwrap();
    }

    /// Returns the next reply, without the end of its line.
    fn reply(&mut self) -> String {
        let mut reply = String::new();
        self.from.read_line(&mut reply).unwrap();
        assert!(reply.ends_with('\n'), "the reply `{reply}` is cut off");
        reply.pop();
        reply
    }

    /// Sends a line and returns its reply.
    fn ask(&mut self, line: &str) -> String {
        self.send(format!("{line}\n").as_bytes());
        self.reply()
    }

    /// Sends a line and returns what follows the first word of its reply.
    fn expect(&mut self, line: &str, word: &str) -> String {
        let reply = self.ask(line);
        match reply.strip_prefix(word) {
            Some(rest) => rest.trim_start().to_owned(),
            None => panic!("`{line}` was answered with `{reply}`, not with `{word}`"),
        }
    }

    fn state(&mut self) -> Value {
        serde_json::from_str(&self.expect("state", "state")).unwrap()
    }

    fn moves(&mut self) -> Vec<String> {
        let reply = self.expect("moves", "moves");
        let (n, listed) = reply.split_once(':').unwrap();
        let listed = listed.split("; ").map(str::trim);
        let moves: Vec<String> = listed
            .filter(|text| !text.is_empty())
            .map(str::to_owned)
            .collect();
        assert_eq!(n, moves.len().to_string());
        moves
    }

    fn record(&mut self) -> String {
        serde_json::from_str(&self.expect("record", "record")).unwrap()
    }

    /// Closes the input and returns the exit code and what was said to people.
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.to.take());
        drop(self.from);
        let output = self.child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), err)
    }

    /// Draws or plays at random and returns the reply.
    fn step(&mut self, rng: &mut Rng) -> String {
        let moves = self.moves();
        if !moves.is_empty() {
            let chosen = &moves[rng.below(moves.len() as u32) as usize];
            return self.ask(&format!("play {chosen}"));
        }
        let state = self.state();
        let outcomes = state["outcomes"]
            .as_object()
            .expect("a tile is to be drawn");
        let weights = outcomes.values().map(|n| n.as_u64().unwrap() as u32);
        let mut point = rng.below(weights.sum());
        for (tile, n) in outcomes {
            let n = n.as_u64().unwrap() as u32;
            if point < n {
                return self.ask(&format!("draw {tile}"));
            }
            point -= n;
        }
        unreachable!("the point lies below the sum of the weights")
    }
}

//! Commands: what a line asks for.

use carcas_engine::NotationError;
use carcas_engine::notation::Words;

use super::reply::Fault;
use crate::run_args::MOST_THREADS;

/// What a client asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command<'t> {
    Setup(Rest<'t>),
    Position(Rest<'t>),
    Draw(Rest<'t>),
    Play(Rest<'t>),
    Moves,
    State,
    Go(Go<'t>),
    Record,
    Undo,
    Ping,
    Help,
    Quit,
}

/// The part of a line after its first word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rest<'t> {
    /// Without blanks around it.
    pub(crate) text: &'t str,
    /// The byte of the line at which it begins.
    pub(crate) at: usize,
}

impl Rest<'_> {
    /// Makes a fault at a byte of this part.
    pub(crate) fn fault(&self, at: usize, what: impl Into<String>) -> Fault {
        Fault::new(self.at + at, what)
    }

    /// Makes a fault from a text that was not understood.
    pub(crate) fn notation(&self, error: NotationError) -> Fault {
        self.fault(error.at, error.message)
    }
}

/// How a bot is to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go<'t> {
    /// Milliseconds, up to [`MOST_TIME`].
    pub(crate) time: Option<u64>,
    /// Positions, up to [`MOST_NODES`].
    pub(crate) nodes: Option<u64>,
    /// Threads, up to [`MOST_THREADS`], and the byte of the line at which the word stands.
    pub(crate) threads: Option<(usize, u64)>,
    /// The name of the bot, and the byte of the line at which it stands.
    pub(crate) bot: Option<(usize, &'t str)>,
}

/// The longest time that a bot can be granted: a day.
pub(crate) const MOST_TIME: u64 = 86_400_000;

/// The most positions that a bot can be granted.
pub(crate) const MOST_NODES: u64 = 1_000_000_000_000;

/// The commands as `help` lists them.
pub(crate) const COMMANDS: [&str; 12] = [
    "setup {JSON}",
    "position LINE",
    "draw TILE",
    "play MOVE",
    "moves",
    "state",
    "go [time MS] [nodes N] [threads N] [bot NAME]",
    "record",
    "undo",
    "ping",
    "help",
    "quit",
];

impl<'t> Command<'t> {
    /// Reads a line.
    pub(crate) fn parse(line: &'t str) -> Result<Self, Fault> {
        let mut words = Words::new(line);
        let Some((at, verb)) = words.next_word() else {
            return Err(Fault::new(
                0,
                "the line is empty; `help` lists the commands",
            ));
        };
        let end = at + verb.len();
        let rest = |what: &str| {
            let text = line[end..].trim_start();
            let rest = Rest {
                at: line.len() - text.len(),
                text: text.trim_end(),
            };
            if rest.text.is_empty() {
                Err(Fault::new(end, format!("`{verb}` needs {what}")))
            } else {
                Ok(rest)
            }
        };
        let command = match verb {
            "setup" => {
                return rest(r#"a setup such as {"rules":"zman-c2","seats":2}"#).map(Self::Setup);
            }
            "position" => {
                return rest("a position such as `carcas1 zman-c2 …`").map(Self::Position);
            }
            "draw" => return rest("the id of a tile").map(Self::Draw),
            "play" => return rest("a move; `moves` lists them").map(Self::Play),
            "go" => return Go::parse(&mut words).map(Self::Go),
            "moves" => Self::Moves,
            "state" => Self::State,
            "record" => Self::Record,
            "undo" => Self::Undo,
            "ping" => Self::Ping,
            "help" => Self::Help,
            "quit" => Self::Quit,
            _ => {
                let what = format!("`{verb}` is no command; `help` lists the commands");
                return Err(Fault::new(at, what));
            }
        };
        words.finish().map_err(Fault::from)?;
        Ok(command)
    }
}

impl<'t> Go<'t> {
    fn parse(words: &mut Words<'t>) -> Result<Self, Fault> {
        let mut go = Self::default();
        while let Some((at, key)) = words.next_word() {
            let is_new = match key {
                "time" => {
                    let limit = number(words, "milliseconds", MOST_TIME)?;
                    go.time.replace(limit).is_none()
                }
                "nodes" => {
                    let limit = number(words, "positions", MOST_NODES)?;
                    go.nodes.replace(limit).is_none()
                }
                "threads" => {
                    let limit = number(words, "threads", MOST_THREADS as u64)?;
                    go.threads.replace((at, limit)).is_none()
                }
                "bot" => go.bot.replace(words.expect("the name of a bot")?).is_none(),
                _ => {
                    let what = format!(
                        "`{key}` is nothing `go` knows; expected time, nodes, threads or bot"
                    );
                    return Err(Fault::new(at, what));
                }
            };
            if !is_new {
                return Err(Fault::new(at, format!("`{key}` stands twice")));
            }
        }
        match (go.threads, go.time, go.nodes) {
            // What a level looks at by itself is meant for one.
            (Some((at, _)), None, None) => Err(Fault::new(
                at,
                "`threads` needs a limit beside it: `time MS` or `nodes N`",
            )),
            _ => Ok(go),
        }
    }
}

/// Reads a limit: digits only, neither zero nor beyond what makes sense.
fn number(words: &mut Words<'_>, of: &str, most: u64) -> Result<u64, Fault> {
    let (at, word) = words.expect(&format!("a number of {of}"))?;
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    match word.parse() {
        Ok(n) if is_number && (1..=most).contains(&n) => Ok(n),
        _ => {
            let what = format!("`{word}` is no number of {of}; it can be 1 to {most}");
            Err(Fault::new(at, what))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_around_words_do_not_matter() {
        let rest = Rest {
            text: "tile  a 0,1 r0",
            at: 9,
        };
        let line = "  play   tile  a 0,1 r0 ";
        assert_eq!(Command::parse(line), Ok(Command::Play(rest)));
        assert_eq!(Command::parse("\tmoves "), Ok(Command::Moves));
    }

    #[test]
    fn limits_of_a_bot_come_in_any_order_and_once() {
        let go = Go {
            time: Some(5),
            nodes: None,
            threads: None,
            bot: Some((7, "greedy")),
        };
        assert_eq!(Command::parse("go bot greedy time 5"), Ok(Command::Go(go)));
        assert_eq!(Command::parse("go"), Ok(Command::Go(Go::default())));
        for wrong in [
            "go time",
            "go time -1",
            "go time +1",
            "go time 0",
            "go time 1.5",
            "go time 86400001",
            "go time 99999999999999999999",
            "go nodes x",
            "go nodes 0",
            "go nodes 1000000000001",
            "go nodes 5 threads 0",
            "go nodes 5 threads 257",
            "go threads 2 nodes 5 threads 2",
            "go threads 2",
            "go bot",
            "go fast",
            "go time 1 time 1",
        ] {
            assert!(Command::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn faults_name_the_byte() {
        let at = |line| Command::parse(line).unwrap_err().at;
        assert_eq!(at(" hello"), 1);
        assert_eq!(at("moves now"), 6);
        assert_eq!(at("draw"), 4);
        assert_eq!(at("go bot greedy time soon"), 19);
        assert_eq!(at("go bot master threads 2"), 14);
        assert_eq!(at(""), 0);
    }

    #[test]
    fn every_listed_command_is_understood() {
        for listed in COMMANDS {
            let line = listed.split(" [").next().unwrap();
            assert!(Command::parse(line).is_ok(), "{line}");
        }
    }
}

//! Who takes part in a contest, and plays its games.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use carcas_bots::{Bot, Limit, Stop};
use carcas_engine::notation::outcome_name;
use carcas_engine::{Move, Rules, Setup, State};
use carcas_record::{Entry, told};

use crate::program::quoted;
use crate::{Alarm, Budget, Fault, Program};

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// One of our bots, by name.
    Bot(String),
    /// A program that speaks the engine protocol, by the command that starts it.
    Program(String),
}

impl Entrant {
    /// Returns what it is called.
    pub fn name(&self) -> &str {
        match self {
            Self::Bot(name) | Self::Program(name) => name,
        }
    }

    /// Returns a name for it in a record: letters, digits, `-` and `_` only.
    pub fn short_name(&self) -> String {
        match self {
            Self::Bot(name) => name.clone(),
            Self::Program(_) => "program".to_owned(),
        }
    }
}

/// Somebody at a table: plays all seats that are given to it.
#[derive(Debug)]
pub struct Player {
    entrant: Entrant,
    budget: Budget,
    patience: Duration,
    bot: Option<Bot>,
    program: Option<Program>,
    alarm: Alarm,
}

impl Player {
    /// A player with its time to think, and the patience that a program has beyond that.
    pub fn new(entrant: Entrant, budget: Budget, patience: Duration) -> Self {
        Self {
            entrant,
            budget,
            patience,
            bot: None,
            program: None,
            alarm: Alarm::new(),
        }
    }

    /// Begins a game. What a bot does in it follows from the seed, unless time ends its thinking.
    ///
    /// # Errors
    /// If there is no such bot, or if the program does not want to play.
    pub fn begin(&mut self, setup: &Setup, seed: u64) -> Result<(), Fault> {
        match &self.entrant {
            Entrant::Bot(name) => {
                let bot =
                    Bot::from_name(name, seed).ok_or_else(|| Fault::UnknownBot(quoted(name)))?;
                self.bot = Some(match self.limit() {
                    Some(limit) => bot.with_limit(limit),
                    None => bot,
                });
                Ok(())
            }
            Entrant::Program(command) => {
                let mut program = match self.program.take() {
                    Some(program) => program,
                    None => Program::start(command)?,
                };
                let line = format!("setup {}", setup_json(setup));
                program.expect(&line, &["ok"], self.patience)?;
                self.program = Some(program);
                Ok(())
            }
        }
    }

    /// Returns the time of a turn.
    pub fn time(&self) -> Option<Duration> {
        self.budget.time
    }

    /// Returns the limit of a search; none leaves a bot its own.
    fn limit(&self) -> Option<Limit> {
        match (self.budget.nodes, self.budget.time) {
            (None, None) => None,
            (nodes, _) => Some(Limit {
                nodes,
                threads: NonZeroUsize::MIN,
                seed: 0,
            }),
        }
    }

    /// Tells what was drawn or played, so that a program can follow; `before` is the position in which it happened.
    ///
    /// # Errors
    /// If the program does not follow.
    pub fn tell(&mut self, rules: &Rules, before: &State, entry: Entry) -> Result<(), Fault> {
        let Some(program) = &mut self.program else {
            return Ok(());
        };
        let line = match entry {
            Entry::Draw(outcome) => format!("draw {}", outcome_name(rules, outcome)),
            Entry::Move(_, played) => format!("play {}", before.move_name(rules, played)),
        };
        let told = program.expect(&line, &["ok", "over"], self.patience);
        told.map(|_| ())
    }

    /// Asks for a legal move, and returns it with the time it took.
    ///
    /// # Errors
    /// If there is none.
    pub fn choose(
        &mut self,
        rules: &Rules,
        state: &State,
        share: Option<Duration>,
    ) -> Result<(Move, Duration), Fault> {
        let begin = Instant::now();
        let chosen = match (&mut self.bot, &mut self.program) {
            (Some(bot), _) => {
                let stop = match share {
                    Some(share) => self.alarm.after(share),
                    None => Stop::never(),
                };
                let chosen = bot.choose(rules, state, &stop);
                self.alarm.disarm();
                chosen.ok_or(Fault::NoMove)?
            }
            (None, Some(program)) => {
                let mut line = "go".to_owned();
                if let Some(share) = share {
                    line += &format!(" time {}", share.as_millis().max(1));
                }
                if let Some(nodes) = self.budget.nodes {
                    line += &format!(" nodes {nodes}");
                }
                let patience = share.unwrap_or_default() + self.patience;
                let reply = program.expect(&line, &["best"], patience)?;
                read_move(rules, state, &reply)?
            }
            (None, None) => return Err(Fault::NoMove),
        };
        let took = begin.elapsed();
        match state.is_legal(rules, chosen) {
            true => Ok((chosen, took)),
            false => Err(Fault::NoMove),
        }
    }

    /// Ends the program after a fault, so that the next game begins with a new one.
    pub fn give_up(&mut self) {
        self.program = None;
    }
}

/// Reads a move that must be legal.
fn read_move(rules: &Rules, state: &State, reply: &str) -> Result<Move, Fault> {
    let illegal = |why: String| Fault::Illegal {
        reply: quoted(reply),
        why,
    };
    let chosen = state
        .parse_move(rules, reply)
        .map_err(|error| illegal(error.message))?;
    match state.is_legal(rules, chosen) {
        true => Ok(chosen),
        false => Err(illegal(match state.refusal(rules, chosen) {
            Some(refusal) => told(refusal).to_string(),
            None => "it is not legal here".to_owned(),
        })),
    }
}

/// Writes a setup as the engine protocol reads it.
fn setup_json(setup: &Setup) -> serde_json::Value {
    let boxes: Vec<String> = setup.box_names().collect();
    let set: serde_json::Map<String, serde_json::Value> = setup
        .overrides()
        .map(|(key, value)| (key.to_owned(), value.into()))
        .collect();
    serde_json::json!({
        "rules": setup.edition().name(),
        "with": boxes,
        "set": set,
        "seats": setup.seats,
    })
}

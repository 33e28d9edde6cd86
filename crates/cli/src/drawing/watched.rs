//! A game that can be looked at, whether a record or a scenario tells it.

use std::path::Path;

use anyhow::{Context, bail, ensure};
use carcas_engine::{Cell, Event, Move, Neutral, Reason, Rules, Spot, State};
use carcas_record::{Entry, Record, Scenario};

use crate::files;

/// What can be seen after an entry of a record or a line of a scenario.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) state: State,
    /// Where the dragon has been, if it has just walked.
    pub(crate) dragon_path: Vec<Cell>,
    /// A segment of each feature that was just scored.
    pub(crate) scored: Vec<Spot>,
    /// Whether a tile was only drawn, so that the board is as before.
    pub(crate) is_draw: bool,
    /// Whether a turn ended.
    pub(crate) ends_turn: bool,
}

/// A game from its beginning on.
#[derive(Clone, Debug)]
pub(crate) struct Watched {
    pub(crate) rules: Rules,
    pub(crate) names: Vec<String>,
    /// What can be seen; the first moment is before all entries.
    pub(crate) moments: Vec<Moment>,
}

impl Watched {
    /// Reads a record or a scenario; its text says which it is.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Self> {
        let name = path.display();
        ensure!(
            !path.is_dir(),
            "{name} is a folder; expected a game record or a scenario"
        );
        let text = files::read_text(path)?;
        Self::parse(&name.to_string(), &text)
    }

    /// Reads the text of a record or a scenario.
    pub(crate) fn parse(name: &str, text: &str) -> anyhow::Result<Self> {
        let says_something = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let first = text.lines().map(str::trim).find(says_something);
        let word = first.and_then(|line| line.split_whitespace().next());
        match word {
            Some("carcas-record") => {
                let record = Record::parse(text)
                    .with_context(|| format!("{name} is not a game record we can replay"))?;
                Ok(Self::of_record(&record))
            }
            Some("title" | "rule" | "rules" | "case" | "seats" | "start") => {
                let scenario = Scenario::parse(name, text)
                    .with_context(|| format!("{name} is not a scenario we can play"))?;
                Self::of_scenario(&scenario)
            }
            _ => bail!(
                "{name} is neither a game record, which begins with `carcas-record 1`, nor a scenario, which begins \
                 with `title …`"
            ),
        }
    }

    fn of_record(record: &Record) -> Self {
        let mut replay = record.replay();
        let start = replay.state().clone();
        let mut watched = Self::new(record.rules(), record.names(), start);
        while let Some(step) = replay.step() {
            let played = match step.entry {
                Entry::Draw(_) => None,
                Entry::Move(_, played) => Some(played),
            };
            watched.add(replay.state().clone(), played, &step.events);
        }
        watched
    }

    fn of_scenario(scenario: &Scenario) -> anyhow::Result<Self> {
        let mut moments = scenario.moments()?.into_iter();
        let start = moments.next().context("a scenario begins somewhere")?;
        let mut watched = Self::new(scenario.rules(), scenario.names(), start.state);
        for moment in moments {
            watched.add(moment.state, moment.played, &moment.events);
        }
        Ok(watched)
    }

    fn new(rules: &Rules, names: &[String], start: State) -> Self {
        let first = Moment {
            state: start,
            dragon_path: Vec::new(),
            scored: Vec::new(),
            is_draw: false,
            ends_turn: false,
        };
        Self {
            rules: rules.clone(),
            names: names.to_vec(),
            moments: vec![first],
        }
    }

    fn add(&mut self, state: State, played: Option<Move>, events: &[Event]) {
        let is_step = matches!(
            played,
            Some(Move::MoveNeutral {
                neutral: Neutral::Dragon,
                ..
            })
        );
        let dragon = |state: &State| {
            let spot = state.neutral(&self.rules, Neutral::Dragon);
            spot.map(|spot| spot.cell)
        };
        let mut dragon_path = Vec::new();
        if let Some(before) = self.moments.last().filter(|_| is_step) {
            dragon_path.clone_from(&before.dragon_path);
            if dragon_path.is_empty() {
                dragon_path.extend(dragon(&before.state));
            }
            dragon_path.extend(dragon(&state));
        }
        // What is scored at the end would light up the whole board.
        let scored = events.iter().filter_map(|event| match event {
            Event::Scored {
                reason: Reason::Complete | Reason::TakenBack,
                spot,
                ..
            } => *spot,
            _ => None,
        });
        let ends_turn = events
            .iter()
            .any(|event| matches!(event, Event::TurnStarted { .. } | Event::GameEnded));
        self.moments.push(Moment {
            scored: scored.collect(),
            dragon_path,
            is_draw: played.is_none() && state.tiles().len() == self.n_tiles(),
            ends_turn,
            state,
        });
    }

    fn n_tiles(&self) -> usize {
        self.moments
            .last()
            .map_or(0, |moment| moment.state.tiles().len())
    }

    /// Returns the number of entries after the beginning.
    pub(crate) fn n_entries(&self) -> usize {
        self.moments.len() - 1
    }

    /// Forgets what comes after so many entries, or says how many there are.
    pub(crate) fn cut(&mut self, at: usize) -> anyhow::Result<()> {
        let n_entries = self.n_entries();
        ensure!(
            at <= n_entries,
            "`--at {at}` is beyond the end: there are {n_entries} draws and moves, so N can be 0 to {n_entries}"
        );
        self.moments.truncate(at + 1);
        Ok(())
    }

    /// Returns what is seen last.
    pub(crate) fn last(&self) -> &Moment {
        let last = self.moments.len() - 1;
        &self.moments[last]
    }
}

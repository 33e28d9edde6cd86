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

/// Which moments are kept: each has a state of its own, and a long game has hundreds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    All,
    Last,
}

/// A game up to some entry.
#[derive(Clone, Debug)]
pub(crate) struct Watched {
    pub(crate) rules: Rules,
    pub(crate) names: Vec<String>,
    /// What can be seen, never nothing. Where all are kept, the first is before all entries.
    pub(crate) moments: Vec<Moment>,
    keep: Keep,
}

impl Watched {
    /// Reads a record or a scenario up to an entry, or its end; its text says which it is.
    pub(crate) fn read(path: &Path, at: Option<usize>, keep: Keep) -> anyhow::Result<Self> {
        let name = path.display();
        ensure!(
            !path.is_dir(),
            "{name} is a folder; expected a game record or a scenario"
        );
        let text = files::read_text(path)?;
        Self::parse(&name.to_string(), &text, at, keep)
    }

    /// Reads the text of a record or a scenario.
    pub(crate) fn parse(
        name: &str,
        text: &str,
        at: Option<usize>,
        keep: Keep,
    ) -> anyhow::Result<Self> {
        let says_something = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let first = text.lines().map(str::trim).find(says_something);
        let word = first.and_then(|line| line.split_whitespace().next());
        match word {
            Some("carcas-record") => {
                let record = Record::parse(text)
                    .with_context(|| format!("{name} is not a game record we can replay"))?;
                Self::of_record(&record, at, keep)
            }
            Some("title" | "rule" | "rules" | "case" | "seats" | "start") => {
                let scenario = Scenario::parse(name, text)
                    .with_context(|| format!("{name} is not a scenario we can play"))?;
                Self::of_scenario(&scenario, at, keep)
            }
            _ => bail!(
                "{name} is neither a game record, which begins with `carcas-record 1`, nor a scenario, which begins \
                 with `title …`"
            ),
        }
    }

    fn of_record(record: &Record, at: Option<usize>, keep: Keep) -> anyhow::Result<Self> {
        let n_entries = up_to(at, record.entries().len())?;
        let mut replay = record.replay();
        let start = replay.state().clone();
        let mut watched = Self::new(record.rules(), record.names(), start, keep);
        for _ in 0..n_entries {
            let Some(step) = replay.step() else {
                break;
            };
            let played = match step.entry {
                Entry::Draw(_) => None,
                Entry::Move(_, played) => Some(played),
            };
            watched.add(replay.state().clone(), played, &step.events);
        }
        Ok(watched)
    }

    fn of_scenario(scenario: &Scenario, at: Option<usize>, keep: Keep) -> anyhow::Result<Self> {
        let moments = scenario.moments()?;
        let n_entries = up_to(at, moments.len().saturating_sub(1))?;
        let mut moments = moments.into_iter();
        let start = moments.next().context("a scenario begins somewhere")?;
        let mut watched = Self::new(scenario.rules(), scenario.names(), start.state, keep);
        for moment in moments.take(n_entries) {
            watched.add(moment.state, moment.played, &moment.events);
        }
        Ok(watched)
    }

    fn new(rules: &Rules, names: &[String], start: State, keep: Keep) -> Self {
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
            keep,
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
        let moment = Moment {
            scored: scored.collect(),
            dragon_path,
            is_draw: played.is_none() && state.tiles().len() == self.n_tiles(),
            ends_turn,
            state,
        };
        if self.keep == Keep::Last {
            self.moments.clear();
        }
        self.moments.push(moment);
    }

    fn n_tiles(&self) -> usize {
        self.moments
            .last()
            .map_or(0, |moment| moment.state.tiles().len())
    }

    /// Returns what is seen last.
    pub(crate) fn last(&self) -> &Moment {
        let last = self.moments.len() - 1;
        &self.moments[last]
    }
}

/// Returns how many entries are played, or says how many there are.
fn up_to(at: Option<usize>, n_entries: usize) -> anyhow::Result<usize> {
    let at = at.unwrap_or(n_entries);
    ensure!(
        at <= n_entries,
        "`--at {at}` is beyond the end: there are {n_entries} draws and moves, so N can be 0 to {n_entries}"
    );
    Ok(at)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Returns the record inside a golden game.
    pub(crate) fn golden_record(golden: &str) -> String {
        golden
            .lines()
            .filter(|line| !line.starts_with("  "))
            .map(|line| line.split_once("  > ").map_or(line, |(entry, _)| entry))
            .flat_map(|line| [line, "\n"])
            .collect()
    }

    #[test]
    fn last_moment_alone_is_that_of_the_whole_game() {
        let golden = include_str!("../../../../golden/princess-and-dragon-rgg-2005.txt");
        let game = golden_record(golden);
        let all = Watched::parse("game", &game, None, Keep::All).unwrap();
        let is_walk = |moment: &Moment| moment.dragon_path.len() > 2;
        let walk = all.moments.iter().position(is_walk).unwrap();
        let end = all.moments.len() - 1;
        for at in [0, 1, walk, end / 2, end] {
            let last = Watched::parse("game", &game, Some(at), Keep::Last).unwrap();
            assert_eq!(last.moments.len(), 1);
            let (alone, among) = (last.last(), &all.moments[at]);
            assert!(alone.state == among.state, "after {at} entries");
            assert_eq!(alone.dragon_path, among.dragon_path);
            assert_eq!(alone.scored, among.scored);
            assert_eq!(
                (alone.is_draw, alone.ends_turn),
                (among.is_draw, among.ends_turn)
            );
        }
        let error = Watched::parse("game", &game, Some(end + 1), Keep::Last).unwrap_err();
        let expected = format!("N can be 0 to {end}");
        assert!(error.to_string().contains(&expected), "{error}");
    }
}

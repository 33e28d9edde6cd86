//! A game that can be looked at, whether a record or a scenario tells it.

use std::borrow::Cow;
use std::fmt;

use carcas_engine::notation::{POSITION_FORMAT, parse_position};
use carcas_engine::{Cell, Event, Move, Neutral, Reason, Rules, Setup, Spot, State};

use crate::error::ParseError;
use crate::lines::{self, Line};
use crate::names::usual_names;
use crate::record::Record;
use crate::scenario::{Failure, Scenario};

/// What can be seen after an entry of a record or a line of a scenario.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position.
    pub state: State,
    /// Where the dragon has been, if it has just walked.
    pub dragon_path: Vec<Cell>,
    /// A segment of each feature that was just scored.
    pub scored: Vec<Spot>,
    /// What happened since the moment before.
    pub events: Vec<Event>,
    /// Whether a tile was only drawn, so that the board is as before.
    pub is_draw: bool,
    /// Whether a turn ended.
    pub ends_turn: bool,
}

/// Which moments are kept: each has a state of its own, and a long game has hundreds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// All of them.
    All,
    /// The last one.
    Last,
}

/// A game up to some entry.
#[derive(Clone, Debug)]
pub struct Watched {
    /// What was chosen before the game.
    pub setup: Setup,
    /// What is played.
    pub rules: Rules,
    /// The names of the seats.
    pub names: Vec<String>,
    /// What can be seen, never nothing. Where all are kept, the first is before all entries.
    pub moments: Vec<Moment>,
    keep: Keep,
}

/// Why a text shows no game.
#[derive(Clone, Debug)]
pub enum WatchError {
    /// It begins like a record, but is none.
    Record(ParseError),
    /// It begins like a scenario, but is none.
    Scenario(ParseError),
    /// It begins like a position, but is none.
    Position(ParseError),
    /// A line of the scenario describes no position or no legal move.
    Step(Box<Failure>),
    /// It begins like neither.
    Neither,
    /// The game has fewer entries.
    Beyond {
        /// What was asked for.
        at: usize,
        /// How many there are.
        n_entries: usize,
    },
}

impl fmt::Display for WatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) | Self::Scenario(error) | Self::Position(error) => error.fmt(f),
            Self::Step(failure) => failure.fmt(f),
            Self::Neither => f.write_str(
                "expected a game record, which begins with `carcas-record`, a scenario, which begins with \
                 `title …`, or a position, which begins with `carcas1`",
            ),
            Self::Beyond { at, n_entries } => write!(
                f,
                "{at} is beyond the end: there are {n_entries} draws and moves, so it can be 0 to {n_entries}"
            ),
        }
    }
}

impl std::error::Error for WatchError {}

impl Watched {
    /// Reads the text of a record, a scenario or a position up to an entry, or its end; the text says which it is. `name` is its
    /// file, for messages.
    ///
    /// # Errors
    /// What is wrong with the text, or that there are fewer entries.
    pub fn parse(
        name: &str,
        text: &str,
        at: Option<usize>,
        keep: Keep,
    ) -> Result<Self, WatchError> {
        let says_something = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let first = text.lines().map(str::trim).find(says_something);
        let word = first.and_then(|line| line.split_whitespace().next());
        match word {
            Some("carcas-record") => {
                let record = Record::parse(&record_of(text)).map_err(WatchError::Record)?;
                Self::of_record(&record, at, keep)
            }
            Some(POSITION_FORMAT) => Self::of_position(text, at, keep),
            Some("title" | "rule" | "rules" | "case" | "seats" | "start" | "position") => {
                let scenario = Scenario::parse(name, text).map_err(WatchError::Scenario)?;
                Self::of_scenario(&scenario, at, keep)
            }
            _ => Err(WatchError::Neither),
        }
    }

    /// Plays a record up to an entry, or its end.
    ///
    /// # Errors
    /// If there are fewer entries.
    pub fn of_record(record: &Record, at: Option<usize>, keep: Keep) -> Result<Self, WatchError> {
        let n_entries = up_to(at, record.entries().len())?;
        let mut replay = record.replay();
        let start = replay.state().clone();
        let game = (record.setup(), record.rules(), record.names());
        let mut watched = Self::new(game, start, keep);
        for _ in 0..n_entries {
            let Some(step) = replay.step() else {
                break;
            };
            watched.add(replay.state().clone(), step.entry.played(), &step.events);
        }
        Ok(watched)
    }

    /// Shows a position that stands alone on its line.
    fn of_position(text: &str, at: Option<usize>, keep: Keep) -> Result<Self, WatchError> {
        up_to(at, 0)?;
        let lines = lines::split(text).map_err(WatchError::Position)?;
        let says_something = |line: &&Line<'_>| {
            let text = line.text.trim();
            !text.is_empty() && !text.starts_with('#')
        };
        let mut lines = lines.iter().filter(says_something);
        let Some(&line) = lines.next() else {
            return Err(WatchError::Neither);
        };
        let (setup, rules, state) = parse_position(line.text.trim_end())
            .map_err(|error| WatchError::Position(line.notation(0, error)))?;
        if let Some(second) = lines.next() {
            let why = "nothing may follow a position";
            return Err(WatchError::Position(second.error(0, why)));
        }
        let names = usual_names(rules.n_seats());
        Ok(Self::new((&setup, &rules, &names), state, keep))
    }

    /// Plays the first case of a scenario up to a move, draw or end, or the last of them.
    ///
    /// # Errors
    /// If a line describes no position or no legal move, or if there are fewer.
    pub fn of_scenario(
        scenario: &Scenario,
        at: Option<usize>,
        keep: Keep,
    ) -> Result<Self, WatchError> {
        let (start, steps) = scenario.steps().map_err(WatchError::Step)?;
        let n_entries = up_to(at, steps.len())?;
        let game = (scenario.setup(), scenario.rules(), scenario.names());
        let mut watched = Self::new(game, start, keep);
        for step in steps.into_iter().take(n_entries) {
            watched.add(step.state, step.played, &step.events);
        }
        Ok(watched)
    }

    fn new((setup, rules, names): (&Setup, &Rules, &[String]), start: State, keep: Keep) -> Self {
        let first = Moment {
            state: start,
            dragon_path: Vec::new(),
            scored: Vec::new(),
            events: Vec::new(),
            is_draw: false,
            ends_turn: false,
        };
        Self {
            setup: setup.clone(),
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
            let spot = state.neutral(Neutral::Dragon);
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
            events: events.to_vec(),
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
    pub fn last(&self) -> &Moment {
        let last = self.moments.len() - 1;
        &self.moments[last]
    }
}

/// Returns how many entries are played, or says how many there are.
fn up_to(at: Option<usize>, n_entries: usize) -> Result<usize, WatchError> {
    match at {
        Some(at) if at > n_entries => Err(WatchError::Beyond { at, n_entries }),
        at => Ok(at.unwrap_or(n_entries)),
    }
}

/// How golden games begin: records with observations after each entry, which are passed over (`docs/record-format.md`).
pub const GOLDEN: &str = "# A golden game";

/// Returns a record without the observations that golden games note after each entry; other texts are as they are.
///
/// Lines stay where they are, so that messages name the right one.
fn record_of(text: &str) -> Cow<'_, str> {
    if !text.starts_with(GOLDEN) {
        return Cow::Borrowed(text);
    }
    let entry = |line| match line {
        line if str::starts_with(line, "  ") => "",
        line => line.split_once("  > ").map_or(line, |(entry, _)| entry),
    };
    let lines = text.lines().map(entry);
    Cow::Owned(lines.flat_map(|line| [line, "\n"]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_games_are_watched_as_they_are() {
        let golden = include_str!("../../../golden/base-rgg-2005.txt");
        let watched = Watched::parse("golden", golden, None, Keep::Last).unwrap();
        assert!(watched.last().state.tiles().len() > 60);
        let other = golden.replacen(GOLDEN, "# A game", 1);
        assert!(Watched::parse("game", &other, None, Keep::Last).is_err());
    }

    #[test]
    fn last_moment_alone_is_that_of_the_whole_game() {
        let golden = include_str!("../../../golden/princess-and-dragon-rgg-2005.txt");
        let game = record_of(golden);
        let game: &str = &game;
        let all = Watched::parse("game", game, None, Keep::All).unwrap();
        let is_walk = |moment: &Moment| moment.dragon_path.len() > 2;
        let walk = all.moments.iter().position(is_walk).unwrap();
        let end = all.moments.len() - 1;
        for at in [0, 1, walk, end / 2, end] {
            let last = Watched::parse("game", game, Some(at), Keep::Last).unwrap();
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
        let error = Watched::parse("game", game, Some(end + 1), Keep::Last).unwrap_err();
        let expected = format!("it can be 0 to {end}");
        assert!(error.to_string().contains(&expected), "{error}");
    }
}

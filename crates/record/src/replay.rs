//! Stepping through a record.

use carcas_engine::{Event, Log, State};

use crate::record::{Entry, Record};

/// A walk through a record.
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    record: &'r Record,
    state: State,
    n_done: usize,
}

/// What one entry of a record did.
#[derive(Clone, Debug)]
pub struct ReplayStep<'r> {
    /// What was drawn or played.
    pub entry: Entry,
    /// Its line in the text of the record.
    pub line: &'r str,
    /// What happened; [`Replay::state`] is now the state after it.
    pub events: Vec<Event>,
}

impl<'r> Replay<'r> {
    /// Stands before the first entry.
    pub fn new(record: &'r Record) -> Self {
        Self {
            record,
            state: State::new(record.rules()),
            n_done: 0,
        }
    }

    /// Returns the state where the walk stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the number of entries already walked through.
    pub fn n_done(&self) -> usize {
        self.n_done
    }

    /// Ends the walk and keeps the state.
    pub fn into_state(self) -> State {
        self.state
    }

    /// Walks through one entry, or returns nothing at the end.
    pub fn step(&mut self) -> Option<ReplayStep<'r>> {
        let entry = *self.record.entries().get(self.n_done)?;
        let mut events = Vec::new();
        let log = &mut Log::to(&mut events);
        let applied = entry.apply(self.record.rules(), &mut self.state, log);
        debug_assert!(applied.is_ok(), "a record holds only what the rules allow");
        let line = self.record.line(self.n_done);
        self.n_done += 1;
        Some(ReplayStep {
            entry,
            line,
            events,
        })
    }
}

impl<'r> Iterator for Replay<'r> {
    type Item = ReplayStep<'r>;

    fn next(&mut self) -> Option<Self::Item> {
        self.step()
    }
}

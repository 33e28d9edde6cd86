//! Smaller records that break a law as well: without entries in between, boxes, switches and seats.

use carcas_engine::{Event, Log, Outcome, Setup, State};
use carcas_record::{Entry, Record};
use carcas_reference::{Duel, Start};

use crate::node::Verdict;

/// So many smaller games are tried. Each takes as long as a game.
const MOST_TRIALS: u32 = 300;

/// What is held to be broken.
pub(crate) enum Suspect<'s> {
    /// A law about the last entry: the record with it, the state before, and what happened.
    Law(&'s dyn Fn(&Record, &State, &[Event]) -> Verdict),
    /// The agreement with the reference, at any node.
    Reference,
}

/// A record that breaks a law at its last entry, and the law.
pub(crate) type Broken = (Record, String);

/// Returns the smallest record that can be found.
pub(crate) fn shrunk(found: Broken, suspect: &Suspect<'_>) -> Broken {
    let mut search = Search {
        best: found,
        suspect,
        n_left: MOST_TRIALS,
    };
    loop {
        let n_before = search.n_left;
        let has_changed = search.drop_entries() | search.drop_parts_of_setup();
        if !has_changed || n_before == search.n_left || search.n_left == 0 {
            return search.best;
        }
    }
}

struct Search<'s> {
    best: Broken,
    suspect: &'s Suspect<'s>,
    n_left: u32,
}

impl Search<'_> {
    /// Leaves out entries: many at once at first, at last one by one.
    fn drop_entries(&mut self) -> bool {
        let mut has_changed = false;
        let mut length = self.best.0.entries().len() / 2;
        while length > 0 {
            let mut from = 0;
            while from + length < self.best.0.entries().len() {
                let record = &self.best.0;
                let kept = lines(record, |ix| !(from..from + length).contains(&ix));
                let (setup, names) = (record.setup().clone(), record.names().to_vec());
                if self.accepts(setup, names, &kept) {
                    has_changed = true;
                } else {
                    from += length;
                }
            }
            length /= 2;
        }
        has_changed
    }

    /// Leaves out boxes and switches one by one, then seats.
    fn drop_parts_of_setup(&mut self) -> bool {
        let mut has_changed = false;
        let mut ix = 0;
        while let Some((setup, n_names)) = without(self.best.0.setup(), ix) {
            let kept = lines(&self.best.0, |_| true);
            let mut names = self.best.0.names().to_vec();
            names.truncate(n_names);
            if self.accepts(setup, names, &kept) {
                has_changed = true;
            } else {
                ix += 1;
            }
        }
        has_changed
    }

    /// Plays what is left of a game; keeps it if it still breaks the law with no more entries.
    fn accepts(&mut self, setup: Setup, names: Vec<String>, kept: &[String]) -> bool {
        if self.n_left == 0 {
            return false;
        }
        self.n_left -= 1;
        let Ok(record) = Record::new(setup, names) else {
            return false;
        };
        let tried = match self.suspect {
            Suspect::Law(law) => breaks_law(record, kept, law),
            Suspect::Reference => breaks_agreement(record, kept),
        };
        match tried {
            Some(smaller) => {
                self.best = smaller;
                true
            }
            None => false,
        }
    }
}

/// Returns the lines of the entries that are kept, without the names in front: who is asked may change.
fn lines(record: &Record, is_kept: impl Fn(usize) -> bool) -> Vec<String> {
    let entries = record.entries().iter().enumerate();
    let kept = entries.filter(|&(ix, _)| is_kept(ix));
    let line = |(ix, entry): (usize, &Entry)| {
        let line = record.line(ix);
        match entry {
            Entry::Draw(_) => line.to_owned(),
            Entry::Move(..) => line.split_once(' ').map_or("", |pair| pair.1).to_owned(),
        }
    };
    kept.map(line).collect()
}

/// Returns a setup without one of its boxes, switches or seats.
fn without(setup: &Setup, ix: usize) -> Option<(Setup, usize)> {
    let boxes: Vec<String> = setup.box_names().collect();
    let switches: Vec<_> = setup.overrides().collect();
    let n_parts = boxes.len() + switches.len();
    let drops_seat = ix == n_parts && setup.seats > 1;
    if ix >= n_parts && !drops_seat {
        return None;
    }
    let n_seats = setup.seats - u8::from(drops_seat);
    let mut smaller = Setup::new(setup.edition(), n_seats);
    for (_, name) in boxes.iter().enumerate().filter(|pair| pair.0 != ix) {
        smaller.add_box(name).ok()?;
    }
    for (at, (key, value)) in switches.into_iter().enumerate() {
        if at + boxes.len() != ix {
            smaller.set(key, value).ok()?;
        }
    }
    Some((smaller, usize::from(n_seats)))
}

/// Returns what a line draws or plays now, if it can.
fn read(record: &Record, line: &str) -> Option<Entry> {
    let (rules, state) = (record.rules(), record.state());
    let carcas_engine::Node::Decide { seat, .. } = state.node() else {
        let kind = rules.find_kind(line.strip_prefix("draw ")?)?;
        return Some(Entry::Draw(Outcome::Tile(kind)));
    };
    let played = record.parse_move(line).ok()?;
    let is_legal = state.is_legal(rules, played);
    is_legal.then_some(Entry::Move(seat, played))
}

/// Draws or plays an entry; tells whether it was possible.
pub(crate) fn apply(
    record: &mut Record,
    entry: Entry,
    log: &mut Log<'_>,
) -> Result<(), carcas_engine::IllegalMove> {
    match entry {
        Entry::Draw(outcome) => record.draw(outcome, log),
        Entry::Move(_, played) => record.play(played, log),
    }
}

/// Plays the lines that are possible and asks the law about the last of them.
fn breaks_law(
    mut record: Record,
    kept: &[String],
    law: &dyn Fn(&Record, &State, &[Event]) -> Verdict,
) -> Option<Broken> {
    let mut before = record.state().clone();
    let mut events = Vec::new();
    for line in kept {
        let Some(entry) = read(&record, line) else {
            continue;
        };
        let from = record.state().clone();
        events.clear();
        if apply(&mut record, entry, &mut Log::to(&mut events)).is_ok() {
            before = from;
        }
    }
    let why = law(&record, &before, &events).err()?;
    Some((record, why))
}

/// Plays the lines that are possible until the reference disagrees.
fn breaks_agreement(mut record: Record, kept: &[String]) -> Option<Broken> {
    let mut duel = Duel::new(record.setup(), record.rules(), &Start::default());
    let mut lines = kept.iter();
    loop {
        if let Err(why) = duel.compare(record.rules(), record.state()) {
            return Some((record, why));
        }
        let line = lines.next()?;
        if let Some(entry) = read(&record, line) {
            let before = record.state().clone();
            if apply(&mut record, entry, &mut Log::silent()).is_ok() {
                follow(&mut duel, &before, entry);
            }
        }
    }
}

/// Lets the reference draw or play what the engine did.
pub(crate) fn follow(duel: &mut Duel, before: &State, entry: Entry) {
    match entry {
        Entry::Draw(outcome) => duel.draw(outcome),
        Entry::Move(_, played) => duel.play(before, played),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    /// A law that somebody could have broken: nobody ever has two figures on the board.
    fn one_figure(record: &Record, _: &State, _: &[Event]) -> Verdict {
        match record.state().figures().count() {
            0 | 1 => Ok(()),
            n => Err(format!("{n} figures")),
        }
    }

    #[test]
    fn record_is_shrunk_to_what_breaks_the_law() {
        for seed in 0..6 {
            let mut game = Game::new(seed);
            let mut is_broken = false;
            while let Some(entry) = game.choose() {
                assert!(game.take(entry).is_ok());
                let record = game.record();
                if record.entries().len() > 80 && one_figure(record, record.state(), &[]).is_err() {
                    is_broken = true;
                    break;
                }
            }
            if !is_broken {
                continue;
            }
            let found = (game.record().clone(), "2 figures".to_owned());
            let (record, law) = shrunk(found, &Suspect::Law(&one_figure));
            assert_eq!(law, "2 figures");
            assert!(one_figure(&record, record.state(), &[]).is_err());
            let text = record.to_text();
            // Two figures take two turns of three entries, and some tiles offer no place for one.
            assert!(record.entries().len() <= 12, "{text}");
            assert_eq!(record.setup().overrides().count(), 0, "{text}");
        }
    }

    #[test]
    fn agreement_is_no_finding() {
        let mut game = Game::new(1);
        while let Some(entry) = game.choose() {
            assert!(game.take(entry).is_ok());
        }
        let kept = lines(game.record(), |ix| ix % 7 != 3);
        let again = Record::new(
            game.record().setup().clone(),
            game.record().names().to_vec(),
        );
        let again = again.expect("the game was recorded before");
        assert!(breaks_agreement(again, &kept).is_none());
    }
}

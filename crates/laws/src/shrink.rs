//! Smaller records that break a law as well: without entries in between, boxes, switches and seats.

use carcas_engine::notation::{Words, outcome_name, parse_outcome};
use carcas_engine::{Event, Log, Setup, State};
use carcas_record::{Entry, Record};
use carcas_reference::{Duel, Start};

use crate::game::{REFERENCE, look_closely};
use crate::verdict::{Fault, Verdict, law};
use crate::watch::{Told, Watch};

/// How many smaller games are tried. Each takes as long as a game.
const MOST_TRIALS: u32 = 300;

/// Plays the lines that are possible from a first node; answers with the game up to where the same law breaks.
pub type Probe<'p> = &'p dyn Fn(Record, &[String]) -> Option<Broken>;

/// A record that breaks a law at its end, or with the line that follows.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The game up to there.
    pub record: Record,
    /// The law.
    pub fault: Fault,
    /// The line that follows, if that breaks the law.
    pub then: Option<String>,
}

/// Returns the smallest record that can be found.
pub(crate) fn shrunk(found: Broken, probe: Probe<'_>) -> Broken {
    let mut search = Search {
        best: found,
        probe,
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
    probe: Probe<'s>,
    n_left: u32,
}

impl Search<'_> {
    fn n_lines(&self) -> usize {
        self.best.record.entries().len() + usize::from(self.best.then.is_some())
    }

    /// Returns the lines that are kept; what follows the record always is.
    fn kept(&self, is_kept: impl Fn(usize) -> bool) -> Vec<String> {
        let mut kept = lines(&self.best.record, is_kept);
        kept.extend(self.best.then.clone());
        kept
    }

    /// Leaves out entries: many at once at first, at last one by one.
    fn drop_entries(&mut self) -> bool {
        let mut has_changed = false;
        let mut length = self.n_lines() / 2;
        while length > 0 {
            let mut from = 0;
            while from + length < self.n_lines() {
                let record = &self.best.record;
                let kept = self.kept(|ix| !(from..from + length).contains(&ix));
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
        while let Some((setup, n_names)) = without(self.best.record.setup(), ix) {
            let kept = self.kept(|_| true);
            let mut names = self.best.record.names().to_vec();
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
        match (self.probe)(record, kept) {
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
        let mut words = Words::new(line.strip_prefix("draw ")?);
        let drawn = parse_outcome(rules, &mut words).ok()?;
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let is_possible = outcomes.iter().any(|&(outcome, _)| outcome == drawn);
        return is_possible.then_some(Entry::Draw(drawn));
    };
    let played = record.parse_move(line).ok()?;
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    let is_legal = moves.contains(&played);
    is_legal.then_some(Entry::Move(seat, played))
}

/// Returns the line of an entry that may follow a record, without the name in front.
pub(crate) fn line_of(record: &Record, entry: Entry) -> String {
    match entry {
        Entry::Draw(outcome) => format!("draw {}", outcome_name(record.rules(), outcome)),
        Entry::Move(_, played) => record.move_name(played),
    }
}

/// Draws or plays an entry that was chosen from what is possible.
pub(crate) fn try_entry(record: &mut Record, entry: Entry, events: &mut Vec<Event>) -> Verdict {
    events.clear();
    let refused = record.apply(entry, &mut Log::to(events)).err();
    law!(
        refused.is_none(),
        "{entry:?} was chosen from what is possible, but: {refused:?}"
    );
    Ok(())
}

/// Plays the lines that are possible until this law is broken; the last node is looked at closely.
pub(crate) fn breaks_law(mut record: Record, kept: &[String], law: &str) -> Option<Broken> {
    let is_it = |verdict: Verdict| verdict.err().filter(|fault| fault.law == law);
    let mut watch = Watch::new(record.rules(), record.state());
    let mut events = Vec::new();
    for line in kept {
        let Some(entry) = read(&record, line) else {
            continue;
        };
        let before = record.state().clone();
        if let Err(fault) = try_entry(&mut record, entry, &mut events) {
            let fault = is_it(Err(fault))?;
            let then = Some(line.clone());
            return Some(Broken {
                record,
                fault,
                then,
            });
        }
        let told = Told {
            before: &before,
            played: entry.played(),
            events: &events,
            after: record.state(),
        };
        let stepped = watch.step(record.rules(), &told);
        if let Some(fault) = is_it(stepped) {
            let then = None;
            return Some(Broken {
                record,
                fault,
                then,
            });
        }
    }
    let fault = is_it(look_closely(&record))?;
    let then = None;
    Some(Broken {
        record,
        fault,
        then,
    })
}

/// Plays the lines that are possible until the reference disagrees.
pub(crate) fn breaks_agreement(mut record: Record, kept: &[String]) -> Option<Broken> {
    let mut duel = Duel::new(record.setup(), record.rules(), &Start::default());
    let mut lines = kept.iter();
    loop {
        if let Err(why) = duel.compare(record.rules(), record.state()) {
            let (law, then) = (REFERENCE, None);
            let fault = Fault { law, why };
            return Some(Broken {
                record,
                fault,
                then,
            });
        }
        let line = lines.next()?;
        if let Some(entry) = read(&record, line) {
            let before = record.state().clone();
            if record.apply(entry, &mut Log::silent()).is_ok() {
                follow(&mut duel, &before, entry);
            }
        }
    }
}

/// Plays the lines that are possible and looks at all that a [`crate::RandomGame`] does, whatever the laws answer:
/// something may panic. `about_to` is told the game and the line before each.
pub fn provoke(mut record: Record, kept: &[String], mut about_to: impl FnMut(&Record, &str)) {
    let mut watch = Watch::new(record.rules(), record.state());
    let mut duel = Duel::new(record.setup(), record.rules(), &Start::default());
    let mut events = Vec::new();
    for line in kept {
        about_to(&record, line);
        let Some(entry) = read(&record, line) else {
            continue;
        };
        let before = record.state().clone();
        if try_entry(&mut record, entry, &mut events).is_err() {
            return;
        }
        let told = Told {
            before: &before,
            played: entry.played(),
            events: &events,
            after: record.state(),
        };
        let _ = watch.step(record.rules(), &told);
        let _ = look_closely(&record);
        follow(&mut duel, &before, entry);
        let _ = duel.compare(record.rules(), record.state());
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
    use crate::RandomGame;

    /// A law that somebody could have broken: nobody ever has two figures on the board.
    fn one_figure(mut record: Record, kept: &[String]) -> Option<Broken> {
        for line in kept {
            if let Some(entry) = read(&record, line) {
                let applied = record.apply(entry, &mut Log::silent());
                applied.expect("what is read is possible");
            }
        }
        let n = record.state().figures().count();
        let fault = Fault {
            law: "figures",
            why: format!("{n} figures"),
        };
        (n > 1).then_some(Broken {
            record,
            fault,
            then: None,
        })
    }

    #[test]
    fn record_is_shrunk_to_what_breaks_the_law() {
        let mut n_shrunk = 0;
        for seed in 0..6 {
            let mut game = RandomGame::new(seed);
            let is_broken = |record: &Record| {
                record.entries().len() > 80 && record.state().figures().count() > 1
            };
            while !is_broken(game.record())
                && let Some(entry) = game.choose()
            {
                assert!(game.take(entry).is_ok());
            }
            if !is_broken(game.record()) {
                continue;
            }
            n_shrunk += 1;
            let found = Broken {
                record: game.record().clone(),
                fault: Fault {
                    law: "figures",
                    why: "many figures".to_owned(),
                },
                then: None,
            };
            let Broken { record, fault, .. } = shrunk(found, &one_figure);
            assert_eq!(fault.why, "2 figures");
            assert_eq!(record.state().figures().count(), 2);
            let text = record.to_text();
            // Two figures take two turns of three entries, and some tiles offer no place for one.
            assert!(record.entries().len() <= 12, "{text}");
            assert_eq!(record.setup().overrides().count(), 0, "{text}");
        }
        assert!(n_shrunk >= 4, "only {n_shrunk} games break the law");
    }

    #[test]
    fn line_that_follows_a_record_is_kept() {
        let mut game = RandomGame::new(2);
        for _ in 0..60 {
            let entry = game.choose().expect("the game goes on");
            assert!(game.take(entry).is_ok());
        }
        let found = Broken {
            record: game.record().clone(),
            fault: Fault {
                law: "panic",
                why: String::new(),
            },
            then: Some("shout".to_owned()),
        };
        let fault = found.fault.clone();
        let panics = |record: Record, kept: &[String]| {
            (kept.last()? == "shout").then(|| Broken {
                record,
                fault: fault.clone(),
                then: Some("shout".to_owned()),
            })
        };
        let smallest = shrunk(found, &panics);
        assert!(smallest.record.entries().is_empty());
        assert_eq!(smallest.record.setup().seats, 1);
        assert_eq!(smallest.then.as_deref(), Some("shout"));
    }

    #[test]
    fn agreement_is_no_finding() {
        let mut game = RandomGame::new(1);
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

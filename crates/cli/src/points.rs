//! What every seat got its points for, as the end of a game tells it.

use carcas_engine::{Event, Reason, Rules, Seat};
use carcas_record::{Record, seat_letter};
use carcas_tiles::SegmentKind;

/// Where points come from, in the order of the table.
#[derive(Clone, Copy)]
enum Source {
    Roads,
    Cities,
    Monasteries,
    Gardens,
    Castles,
    Fields,
    Barns,
    Flocks,
    Other,
    Payments,
}

impl Source {
    const WORDS: [&str; 10] = [
        "roads",
        "cities",
        "monasteries",
        "gardens",
        "castles",
        "fields",
        "barns",
        "flocks",
        "other",
        "payments",
    ];

    fn of(reason: Reason, feature: Option<SegmentKind>) -> Self {
        match (reason, feature) {
            (Reason::Castle, _) => Self::Castles,
            (Reason::BarnAtEnd, _) => Self::Barns,
            (Reason::Herd, _) => Self::Flocks,
            (Reason::CityOfFieldsAtEnd, _) => Self::Fields,
            (Reason::FairyBonus | Reason::FairyTurn, _) => Self::Other,
            (_, Some(SegmentKind::Road)) => Self::Roads,
            (_, Some(SegmentKind::City)) => Self::Cities,
            (_, Some(SegmentKind::Monastery | SegmentKind::Abbey)) => Self::Monasteries,
            (_, Some(SegmentKind::Garden)) => Self::Gardens,
            (_, Some(SegmentKind::Field)) => Self::Fields,
            _ => Self::Other,
        }
    }
}

/// Returns what every seat got its points for: a word, and the points of each seat; what brought nobody any is left out.
/// The rows of a seat add up to its score.
pub(crate) fn sources(record: &Record) -> Vec<(&'static str, Vec<i32>)> {
    let n_seats = record.rules().n_seats();
    let mut rows = Source::WORDS.map(|word| (word, vec![0; n_seats]));
    let mut replay = record.replay();
    while let Some(step) = replay.step() {
        for event in &step.events {
            match *event {
                Event::Scored {
                    seat,
                    reason,
                    feature,
                    terms,
                    ..
                } => {
                    let source = Source::of(reason, feature);
                    rows[source as usize].1[seat.ix()] += terms.total();
                }
                Event::Paid {
                    from, to, points, ..
                } => {
                    let paid = &mut rows[Source::Payments as usize].1;
                    paid[from.ix()] -= points;
                    if let Some(to) = to {
                        paid[to.ix()] += points;
                    }
                }
                _ => {}
            }
        }
    }
    let brings = |(_, of_seats): &(&str, Vec<i32>)| of_seats.iter().any(|&sum| sum != 0);
    rows.into_iter().filter(brings).collect()
}

/// The table of what every seat got its points for, with the scores last.
pub(crate) struct Table {
    rows: Vec<(&'static str, Vec<i32>)>,
    /// The columns of a number.
    width: usize,
}

impl Table {
    pub(crate) fn new(record: &Record) -> Self {
        let mut rows = sources(record);
        let seats = record.rules().seats();
        let scores = seats.map(|seat| record.state().score(seat));
        rows.push(("together", scores.collect()));
        let numbers = rows.iter().flat_map(|(_, points)| points);
        let widest = numbers.map(|sum| sum.to_string().len()).max();
        let width = 1 + widest.unwrap_or(0).max(3);
        Self { rows, width }
    }

    /// Returns the head: what the table tells, and the letter of every seat, as wide as its numbers.
    pub(crate) fn head(&self, rules: &Rules) -> (&'static str, Vec<(Seat, String)>) {
        let width = self.width;
        let letter = |seat| (seat, format!("{:>width$}", seat_letter(seat)));
        ("points for ", rules.seats().map(letter).collect())
    }

    /// Writes the rows.
    pub(crate) fn rows(&self) -> impl Iterator<Item = String> + '_ {
        let width = self.width;
        self.rows.iter().map(move |(word, points)| {
            let points: String = points.iter().map(|sum| format!("{sum:>width$}")).collect();
            format!("{word:<11}{points}")
        })
    }
}

#[cfg(test)]
mod tests {
    use carcas_bots::{Rng, random_move};
    use carcas_engine::{Edition, Log, Node, Setup};

    use super::*;

    /// Returns a random game with everything that brings or costs points.
    fn played(edition: Edition, seed: u64) -> Record {
        let mut setup = Setup::new(edition, 3);
        for name in [
            "inns-and-cathedrals",
            "traders-and-builders",
            "princess-and-dragon",
            "tower",
            "abbey-and-mayor",
            "king-and-robber",
            "mage-and-witch",
            "count",
            "bridges-castles-and-bazaars",
            "hills-and-sheep",
        ] {
            setup.add_box(name).unwrap();
        }
        let names = ["red", "blue", "green"].map(str::to_owned).to_vec();
        let mut record = Record::new(setup, names).unwrap();
        let mut rng = Rng::new(seed);
        let log = &mut Log::silent();
        loop {
            let (rules, state) = (record.rules(), record.state());
            match state.node() {
                Node::Over => return record,
                Node::Chance { .. } => {
                    let outcome = state.sample(rules, |n| rng.below(n)).unwrap();
                    record.draw(outcome, log).unwrap();
                }
                Node::Decide { .. } => {
                    let chosen = random_move(rules, state, &mut rng, &mut Vec::new());
                    record.play(chosen.unwrap(), log).unwrap();
                }
            }
        }
    }

    #[test]
    fn the_rows_add_up_to_the_scores_with_all_boxes() {
        let mut found: Vec<&str> = Vec::new();
        for edition in Edition::ALL {
            for seed in 0..4 {
                let record = played(edition, seed);
                let rows = sources(&record);
                for seat in record.rules().seats() {
                    let sum: i32 = rows.iter().map(|(_, points)| points[seat.ix()]).sum();
                    assert_eq!(sum, record.state().score(seat), "{rows:?}");
                }
                found.extend(rows.iter().map(|row| row.0));
                let table = Table::new(&record);
                let head = table.head(record.rules()).1;
                let width = 11 + head.iter().map(|(_, text)| text.len()).sum::<usize>();
                assert!(table.rows().all(|row| row.len() == width));
                assert_eq!(table.rows().count(), rows.len() + 1);
            }
        }
        for word in ["castles", "fields", "barns", "flocks", "other", "payments"] {
            assert!(found.contains(&word), "no {word} in {found:?}");
        }
    }
}

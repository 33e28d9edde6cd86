//! What every seat got its points for, as the end of a game tells it.

use carcas_engine::{Rules, Seat};
use carcas_record::{Record, points_by_source, seat_letter};
use carcas_text::{Words, key};

use crate::language::words;

/// Returns what every seat got its points for, in words.
fn sources(words: &Words, record: &Record) -> Vec<(String, Vec<i32>)> {
    let rows = points_by_source(record).into_iter();
    rows.map(|row| (words.of(row.source), row.points)).collect()
}

/// The table of what every seat got its points for, with the scores last.
pub(crate) struct Table {
    title: String,
    rows: Vec<(String, Vec<i32>)>,
    /// The columns of the words.
    word_width: usize,
    /// The columns of a number.
    width: usize,
}

impl Table {
    pub(crate) fn new(record: &Record) -> Self {
        Self::in_words(words(), record)
    }

    fn in_words(words: &Words, record: &Record) -> Self {
        let mut rows = sources(words, record);
        let seats = record.rules().seats();
        let scores = seats.map(|seat| record.state().score(seat));
        rows.push((words.of(key!("terminal-points-together")), scores.collect()));
        let numbers = rows.iter().flat_map(|(_, points)| points);
        let widest = numbers.map(|&sum| printed(sum).chars().count()).max();
        let width = 1 + widest.unwrap_or(0).max(3);
        let title = words.of(key!("terminal-points"));
        let in_words = rows.iter().map(|(word, _)| word).chain([&title]);
        let word_width = in_words.map(|word| word.chars().count()).max();
        Self {
            word_width: word_width.unwrap_or(0),
            title,
            rows,
            width,
        }
    }

    /// Returns the head: what the table tells, and the letter of every seat, as wide as its numbers.
    pub(crate) fn head(&self, rules: &Rules) -> (String, Vec<(Seat, String)>) {
        let width = self.width;
        let letter = |seat| (seat, format!("{:>width$}", seat_letter(seat)));
        let title = format!("{:<1$}", self.title, self.word_width);
        (title, rules.seats().map(letter).collect())
    }

    /// Writes the rows.
    pub(crate) fn rows(&self) -> impl Iterator<Item = String> + '_ {
        let (word_width, width) = (self.word_width, self.width);
        self.rows.iter().map(move |(word, points)| {
            let points = points.iter().map(|&sum| printed(sum));
            let points: String = points.map(|sum| format!("{sum:>width$}")).collect();
            format!("{word:<word_width$}{points}")
        })
    }
}

/// Writes a number with the minus of print.
fn printed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use carcas_bots::{Rng, random_move};
    use carcas_engine::{Edition, Log, Node, Setup};
    use carcas_text::{Language, english};

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
        let mut found: Vec<String> = Vec::new();
        for edition in Edition::ALL {
            for seed in 0..4 {
                let record = played(edition, seed);
                let rows = sources(english(), &record);
                for seat in record.rules().seats() {
                    let sum: i32 = rows.iter().map(|(_, points)| points[seat.ix()]).sum();
                    assert_eq!(sum, record.state().score(seat), "{rows:?}");
                }
                for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
                    let table = Table::in_words(Words::shared(language), &record);
                    let (title, letters) = table.head(record.rules());
                    let letters: String = letters.into_iter().map(|(_, text)| text).collect();
                    let width = format!("{title}{letters}").chars().count();
                    assert!(table.rows().all(|row| row.chars().count() == width));
                    // Numbers below zero have the sign of print.
                    let lost = rows.iter().any(|(_, points)| points.iter().any(|&n| n < 0));
                    assert_eq!(table.rows().any(|row| row.contains('−')), lost);
                    assert!(!table.rows().any(|row| row.contains(" -")));
                    assert_eq!(table.rows().count(), rows.len() + 1);
                    // Six seats fit beside the board.
                    assert!(title.chars().count() <= 16, "{title}");
                }
                found.extend(rows.into_iter().map(|row| row.0));
            }
        }
        for word in [
            "castles", "fields", "barns", "flocks", "fairy", "goods", "titles", "payments",
        ] {
            assert!(
                found.iter().any(|row| row == word),
                "no {word} in {found:?}"
            );
        }
        assert!(!found.iter().any(|row| row == "other"), "{found:?}");
    }
}

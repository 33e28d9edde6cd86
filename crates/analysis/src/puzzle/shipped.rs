//! The puzzles that come with the program.

use std::sync::OnceLock;

use super::{Puzzle, parse};

/// The file, made by `carcas puzzles find`.
const TEXT: &str = include_str!("../../../../puzzles/shipped.txt");

/// Returns the puzzles that come with the program.
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    // A test reads the file, so it can be read.
    PUZZLES.get_or_init(|| parse(TEXT).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_puzzles_are_read_and_each_has_one_best_move() {
        let puzzles = parse(TEXT).expect("the file is right");
        for puzzle in &puzzles {
            let lost: Vec<f64> = puzzle.answers.iter().map(|answer| answer.lost).collect();
            assert!(lost[0].abs() < 1e-9 && lost[1] >= 1.0, "{}", puzzle.id);
        }
        assert_eq!(shipped().len(), puzzles.len());
    }

    /// A list of equal ones is no fun.
    #[test]
    fn the_shipped_puzzles_are_easy_and_hard_and_of_many_boxes() {
        use std::collections::BTreeSet;
        let hard: BTreeSet<u8> = shipped().iter().map(|one| one.difficulty).collect();
        assert_eq!(hard, BTreeSet::from([1, 2, 3, 4, 5]));
        let setups: BTreeSet<String> = shipped()
            .iter()
            .map(|one| format!("{:?}", one.record.setup()))
            .collect();
        assert!(setups.len() >= 6, "{setups:?}");
    }
}

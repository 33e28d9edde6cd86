//! Puzzles as text: a head, all moves with what they lose, and the record of the game up to the question.
//!
//! ```text
//! puzzle base-01
//! theme scoring
//! difficulty 3
//! margin +5.2
//! exact no
//! answer 0.0 tile city-cap 1,0 r90
//! answer 4.1 tile city-cap -1,0 r270
//! record
//! carcas-record 1
//! …
//! ```
//!
//! A file holds any number of them; each begins with `puzzle`.

use std::fmt::{self, Write};

use carcas_record::Record;

use super::{Graded, Puzzle};

/// Why a text holds no puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for PuzzleError {}

/// Writes puzzles.
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut text = String::new();
    for puzzle in puzzles {
        let yes_or_no = if puzzle.is_exact { "yes" } else { "no" };
        let _ = write!(
            text,
            "puzzle {}\ntheme {}\ndifficulty {}\nmargin {:+.1}\nexact {yes_or_no}\n",
            puzzle.id, puzzle.theme, puzzle.difficulty, puzzle.margin
        );
        let (rules, state) = (puzzle.record.rules(), puzzle.record.state());
        for answer in &puzzle.answers {
            let name = state.move_name(rules, answer.mv);
            let _ = writeln!(text, "answer {:.1} {name}", answer.lost);
        }
        let _ = write!(text, "record\n{}\n", puzzle.record.to_text());
    }
    text
}

/// Reads puzzles.
///
/// # Errors
/// The first thing that is wrong: a line that is not understood, a record that is none, a move that is not legal.
pub fn parse(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let lines: Vec<&str> = text.lines().collect();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        if lines[at].trim().is_empty() || lines[at].starts_with('#') {
            at += 1;
            continue;
        }
        let is_start = |line: &&str| line.starts_with("puzzle ");
        let rest = lines[at + 1..].iter().position(is_start);
        let end = rest.map_or(lines.len(), |n| at + 1 + n);
        let puzzle = one(&lines[at..end], at)?;
        if puzzles.iter().any(|other| other.id == puzzle.id) {
            let message = format!("there are two puzzles `{}`", puzzle.id);
            return Err(PuzzleError {
                line: at + 1,
                message,
            });
        }
        puzzles.push(puzzle);
        at = end;
    }
    Ok(puzzles)
}

/// Reads a puzzle whose first line has this index.
fn one(lines: &[&str], first: usize) -> Result<Puzzle, PuzzleError> {
    let wrong = |ix: usize, message: String| PuzzleError {
        line: first + ix + 1,
        message,
    };
    let value = |ix: usize, key: &str, example: &str| {
        let line = lines.get(ix).copied().unwrap_or_default();
        let found = line
            .strip_prefix(key)
            .and_then(|rest| rest.strip_prefix(' '));
        found
            .map(str::trim)
            .ok_or_else(|| wrong(ix, format!("found `{line}`; expected `{key} {example}`")))
    };
    let id = value(0, "puzzle", "base-01")?;
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if id.is_empty() || id.len() > 40 || !id.chars().all(is_id) {
        let message = format!("`{id}` is no name; expected up to 40 letters, digits and `-`");
        return Err(wrong(0, message));
    }
    let theme = value(1, "theme", "tile")?;
    let difficulty: u8 = value(2, "difficulty", "3")?.parse().unwrap_or_default();
    if !(1..=5).contains(&difficulty) {
        return Err(wrong(2, "a difficulty is 1 to 5".to_owned()));
    }
    let number = |ix: usize, text: &str| {
        let read: Option<f64> = text.parse().ok();
        let read = read.filter(|number| number.is_finite());
        read.ok_or_else(|| wrong(ix, format!("`{text}` is no number of points")))
    };
    let margin = number(3, value(3, "margin", "+1.5")?)?;
    let is_exact = match value(4, "exact", "no")? {
        "yes" => true,
        "no" => false,
        other => return Err(wrong(4, format!("found `{other}`; expected yes or no"))),
    };
    let split = lines.iter().position(|line| line.trim() == "record");
    let Some(split) = split else {
        let end = lines.len() - 1;
        return Err(wrong(
            end,
            "expected `record` and the game after it".to_owned(),
        ));
    };
    let record = Record::parse(&(lines[split + 1..].join("\n") + "\n"))
        .map_err(|error| wrong(split + error.line, error.message))?;
    let (rules, state) = (record.rules(), record.state());
    let mut answers: Vec<Graded> = Vec::new();
    for ix in 5..split {
        let answer = value(ix, "answer", "0.0 MOVE")?;
        let (lost, text) = answer.split_once(' ').unwrap_or((answer, ""));
        let lost = number(ix, lost)?;
        let mv = state
            .parse_move(rules, text)
            .map_err(|error| wrong(ix, error.message))?;
        if !state.is_legal(rules, mv) || answers.iter().any(|other| other.mv == mv) {
            let message = format!("`{text}` is not legal there, or stands twice");
            return Err(wrong(ix, message));
        }
        answers.push(Graded { mv, lost });
    }
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    if answers.is_empty() || moves.len() != answers.len() {
        let (n, m) = (answers.len(), moves.len());
        let message = format!("there are {n} answers and {m} legal moves; each is graded once");
        return Err(wrong(split, message));
    }
    answers.sort_by(|a, b| a.lost.total_cmp(&b.lost));
    Ok(Puzzle {
        id: id.to_owned(),
        theme: theme.to_owned(),
        difficulty,
        is_exact,
        margin,
        answers,
        record,
    })
}

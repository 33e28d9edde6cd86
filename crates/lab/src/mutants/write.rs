//! Writes drawn mutants into one source, each behind a question whether it was chosen.

use std::ops::Range;

use super::list::{Form, Mutant};

/// The variable that chooses a mutant; without it the program is the original.
pub(super) const CHOSEN: &str = "CARCAS_MUTANT";

/// What the engine of the copy asks.
pub(super) const QUESTION: &str = r#"
mod mutant {
    pub(crate) fn is(number: usize) -> bool {
        static CHOSEN: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
        let read = || std::env::var("CARCAS_MUTANT").ok().and_then(|text| text.parse().ok());
        *CHOSEN.get_or_init(|| read().unwrap_or(usize::MAX)) == number
    }
}
"#;

/// A source with mutants in it.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) text: String,
    /// Where each mutant stands in it, by its number.
    pub(super) places: Vec<(Range<usize>, usize)>,
}

/// Writes mutants of a file, each with its number, into its source.
pub(super) fn write(source: &str, mutants: &[(usize, &Mutant)]) -> Written {
    let mut pieces: Vec<Piece<'_>> = mutants
        .iter()
        .map(|&(number, mutant)| Piece {
            range: mutant.range.clone(),
            wanted: Some((number, mutant)),
        })
        .collect();
    let mut words: Vec<Range<usize>> = mutants
        .iter()
        .filter_map(|(_, mutant)| mutant.constness.clone())
        .collect();
    words.sort_by_key(|word| word.start);
    words.dedup();
    pieces.extend(words.into_iter().map(|range| Piece {
        range,
        wanted: None,
    }));
    // What contains others comes first; of equals, whichever was listed first is outside.
    pieces.sort_by_key(|piece| (piece.range.start, usize::MAX - piece.range.end));
    let mut written = Written {
        text: String::with_capacity(source.len() * 2),
        places: Vec::new(),
    };
    part(source, 0..source.len(), &pieces, &mut written);
    written
}

/// A part of the source that is written in another way.
struct Piece<'a> {
    range: Range<usize>,
    /// The mutant; otherwise the part is left out.
    wanted: Option<(usize, &'a Mutant)>,
}

fn part(source: &str, range: Range<usize>, pieces: &[Piece<'_>], written: &mut Written) {
    let mut at = range.start;
    let mut left = pieces;
    while let Some((piece, behind)) = left.split_first() {
        written.text += &source[at..piece.range.start];
        let is_inside = |other: &Piece<'_>| {
            other.range.end <= piece.range.end && other.range.start < piece.range.end
        };
        let n_inside = behind.iter().take_while(|other| is_inside(other)).count();
        let (inside, rest) = behind.split_at(n_inside);
        if let Some((number, mutant)) = piece.wanted {
            let begin = written.text.len();
            let chosen = format!("crate::mutant::is({number})");
            let (before, after) = match &mutant.form {
                Form::Instead(new) => (format!("(if {chosen} {{ {new} }} else {{ "), " })"),
                Form::Without => (format!("if !{chosen} {{ "), " }"),
                Form::Return(value) => (format!(" if {chosen} {{ return {value}; }}"), ""),
                Form::Never => (format!(" if !{chosen}"), ""),
            };
            written.text += &before;
            part(source, piece.range.clone(), inside, written);
            written.text += after;
            written.places.push((begin..written.text.len(), number));
        }
        at = piece.range.end;
        left = rest;
    }
    written.text += &source[at..range.end];
}

//! Moves as people write them: seats by name, and the cell of the tile just placed left out.

use carcas_engine::notation::Words;
use carcas_engine::{Cell, FigureKind, Move, NotationError, Rules, Seat, State};

/// A text that was rewritten word by word and remembers where each word stood.
struct Rewritten {
    text: String,
    /// Where a word begins now, and where it began before.
    starts: Vec<(usize, usize)>,
}

impl Rewritten {
    fn push(&mut self, word: &str, was_at: usize) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.starts.push((self.text.len(), was_at));
        self.text.push_str(word);
    }

    /// Returns where a byte of the new text stood in the old one.
    fn was_at(&self, at: usize, old: &str) -> usize {
        if at >= self.text.len() {
            return old.trim_end().len();
        }
        let word = self.starts.iter().rev().find(|&&(now, _)| now <= at);
        word.map_or(0, |&(_, was)| was)
    }
}

/// Reads a move. A figure move without a cell means the tile at `placed`.
pub(crate) fn read_move(
    rules: &Rules,
    state: &State,
    names: &[String],
    placed: Option<Cell>,
    text: &str,
) -> Result<Move, NotationError> {
    let mut rewritten = Rewritten {
        text: String::new(),
        starts: Vec::new(),
    };
    let mut words = Words::new(text);
    let mut is_figure_move = false;
    let mut n_words = 0;
    while let Some((at, word)) = words.next_word() {
        match n_words {
            0 => is_figure_move = FigureKind::from_name(word).is_some(),
            1 if is_figure_move && !word.contains(',') && !word.starts_with("quarter:") => {
                if let Some(cell) = placed {
                    rewritten.push(&cell.to_string(), at);
                }
            }
            _ => {}
        }
        match names.iter().position(|name| name == word) {
            Some(seat) if n_words > 0 => rewritten.push(&format!("p{seat}"), at),
            _ => rewritten.push(word, at),
        }
        n_words += 1;
    }
    state
        .parse_move(rules, &rewritten.text)
        .map_err(|error| NotationError {
            at: rewritten.was_at(error.at, text),
            ..error
        })
}

/// Writes a move that is legal here, with the names of the seats.
pub(crate) fn write_move(rules: &Rules, state: &State, names: &[String], written: Move) -> String {
    let text = state.move_name(rules, written);
    let named = |word: &str| {
        let seat = word.strip_prefix('p').and_then(|ix| ix.parse().ok());
        match seat.and_then(|ix: usize| names.get(ix)) {
            Some(name) => name.clone(),
            None => word.to_owned(),
        }
    };
    text.split(' ').map(named).collect::<Vec<_>>().join(" ")
}

/// Returns the name of a seat.
pub(crate) fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.ix()).map_or("?", String::as_str)
}

/// Finds a seat by its name.
pub(crate) fn find_seat(names: &[String], word: &str) -> Option<Seat> {
    let ix = names.iter().position(|name| name == word)?;
    u8::try_from(ix).ok().map(Seat)
}

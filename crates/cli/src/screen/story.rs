//! The log: what happened, one sentence a line.

use carcas_engine::{Event, FeatureIx, Rules, Seat, Spot, State};
use carcas_record::Record;

use crate::show::{shown_names, speaker};

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// How many entries the record had when it was told.
    pub(crate) entry: usize,
    pub(crate) sentence: String,
    pub(crate) tone: Tone,
    /// The place that points were scored for.
    pub(crate) scored: Option<Spot>,
}

/// What kind of sentence it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Turn(Seat),
    Score(Seat),
    Other,
}

/// Puts events into sentences, with names as people see them.
pub(crate) fn tell(
    (rules, state): (&Rules, &State),
    names: &[String],
    entry: usize,
    events: &[Event],
) -> Vec<Told> {
    let speaker = speaker(rules, names);
    let told = |event: &Event| Told {
        entry,
        sentence: speaker.event(state, event),
        tone: match *event {
            Event::TurnStarted { seat } => Tone::Turn(seat),
            Event::Scored { seat, .. } => Tone::Score(seat),
            _ => Tone::Other,
        },
        scored: match *event {
            Event::Scored { spot, .. } => spot,
            _ => None,
        },
    };
    events.iter().map(told).collect()
}

/// Tells a whole record.
pub(crate) fn of_record(record: &Record) -> Vec<Told> {
    let mut story = Vec::new();
    let names = shown_names(record);
    let mut replay = record.replay();
    while let Some(step) = replay.step() {
        let at = (record.rules(), replay.state());
        story.extend(tell(at, &names, replay.n_done(), &step.events));
    }
    story
}

/// Returns the features that were scored by the last move, also after the draw that followed.
pub(crate) fn just_scored(
    (rules, state): (&Rules, &State),
    story: &[Told],
    n_entries: usize,
) -> Vec<FeatureIx> {
    let fresh = story
        .iter()
        .rev()
        .take_while(|told| told.entry + 1 >= n_entries);
    fresh
        .filter_map(|told| Some(state.feature(rules, told.scored?)?.ix))
        .collect()
}

/// Breaks a text into lines of at most `width` characters; later lines are indented.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(8);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for mut word in unbroken(text) {
        loop {
            let indent = if lines.is_empty() { 0 } else { 2 };
            let is_begun = line.chars().count() > indent || (indent == 0 && !line.is_empty());
            let n_used = line.chars().count() + usize::from(is_begun);
            let n_word = word.chars().count();
            if n_used + n_word <= width {
                if is_begun {
                    line.push(' ');
                }
                line.push_str(&word);
                break;
            }
            if !is_begun {
                let room = width - n_used;
                line.extend(word.chars().take(room));
                word = word.chars().skip(room).collect();
            }
            lines.push(std::mem::replace(&mut line, "  ".to_owned()));
        }
    }
    lines.push(line);
    lines
}

/// Returns the words of a text; a place such as `(3, −1)` is one.
fn unbroken(text: &str) -> Vec<String> {
    let is_number = |text: &str| text.chars().all(|c| c.is_ascii_digit() || c == '−');
    let opens_place = |word: &str| {
        let x = word.strip_prefix('(').and_then(|x| x.strip_suffix(','));
        x.is_some_and(is_number)
    };
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match words.last_mut().filter(|last| opens_place(last)) {
            Some(last) => {
                last.push(' ');
                last.push_str(word);
            }
            None => words.push(word.to_owned()),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_stay_on_one_line() {
        assert_eq!(
            wrapped("the city at (3, −1).", 16),
            ["the city at", "  (3, −1)."]
        );
        assert_eq!(wrapped("(a, b)", 8), ["(a, b)"]);
    }

    #[test]
    fn long_sentences_are_broken_between_words() {
        assert_eq!(
            wrapped("red scores 9 for a city", 12),
            ["red scores 9", "  for a city"]
        );
        assert_eq!(wrapped("", 12), [""]);
        assert_eq!(wrapped("abcdefghijkl", 8), ["abcdefgh", "  ijkl"]);
    }
}

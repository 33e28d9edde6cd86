//! Reading what records of format 2 say around the game.

use std::num::NonZeroU32;
use std::str::FromStr;

use carcas_engine::notation::Words;
use carcas_engine::{Node, Seat};
use carcas_fair::HexError;

use super::Record;
use super::parse::{Reader, Result};
use crate::about::{
    About, AboutError, Aids, BotLevel, EndReason, GameResult, TimeControl, TimeLeft, unescape,
};
use crate::error::ParseError;
use crate::lines::Line;
use crate::moves::find_seat;
use crate::names::word_of_format_2;

/// Statements between the seats and the first entry.
const HEAD: [&str; 6] = ["player", "bot", "clock", "aids", "seed-hash", "nonce"];

/// Statements among the entries or after them.
const LATER: [&str; 4] = ["left", "takeover", "result", "seed"];

/// Tells whether a line that begins with this word is a statement of format 2, unless a seat is called so.
pub(super) fn is_statement(word: &str) -> bool {
    HEAD.contains(&word) || LATER.contains(&word)
}

/// A line whose words are read one by one.
struct Statement<'t, 'r> {
    line: Line<'t>,
    words: Words<'t>,
    names: &'r [String],
}

impl<'t, 'r> Statement<'t, 'r> {
    /// Begins after the first word.
    fn new(line: Line<'t>, names: &'r [String]) -> Self {
        let mut words = Words::new(line.text);
        words.next_word();
        Self { line, words, names }
    }

    fn word(&mut self, what: &str) -> Result<(usize, &'t str)> {
        let word = self.words.expect(what);
        word.map_err(|error| self.line.notation(0, error))
    }

    fn finish(mut self) -> Result<()> {
        let finished = self.words.finish();
        finished.map_err(|error| self.line.notation(0, error))
    }

    fn seat(&mut self) -> Result<Seat> {
        let (at, word) = self.word("the name of a seat")?;
        self.seat_named(at, word)
    }

    fn seat_named(&self, at: usize, word: &str) -> Result<Seat> {
        find_seat(self.names, word).ok_or_else(|| {
            let names = self.names.join(", ");
            self.line
                .error(at, format!("`{word}` is no seat; expected {names}"))
        })
    }

    fn level(&mut self) -> Result<BotLevel> {
        let (at, word) = self.word("a level such as `greedy`")?;
        BotLevel::new(word).map_err(self.refused(at))
    }

    fn hex<T: FromStr<Err = HexError>>(&mut self) -> Result<T> {
        let (at, word) = self.word("digits 0-9 a-f")?;
        word.parse().map_err(|error| {
            // The digits before the wrong one are one byte each.
            let at = match error {
                HexError::Digit { at: digit, .. } => at + digit,
                HexError::Length { .. } => at,
            };
            self.line.error(at, error.to_string())
        })
    }

    fn number<T: FromStr + ToString>(&mut self, what: &str) -> Result<T> {
        let (at, word) = self.word(what)?;
        // Strict: a number is written in one way only, without `+` and leading zeros.
        let number = word.parse().ok().filter(|n: &T| n.to_string() == word);
        let why = || format!("`{word}` is no number here; expected {what}");
        number.ok_or_else(|| self.line.error(at, why()))
    }

    fn clock(&mut self) -> Result<TimeControl> {
        const SECONDS: &str = "seconds such as `600`";
        let mut peek = self.words.clone();
        match peek.next_word() {
            Some((_, "none")) => {
                self.words = peek;
                return Ok(TimeControl::None);
            }
            Some((_, "days")) => {
                self.words = peek;
                return self.number("days such as `3`").map(TimeControl::Days);
            }
            _ => {}
        }
        let base: NonZeroU32 = self.number("`none`, `days` or seconds such as `600`")?;
        let (at, word) = self.word("`increment` or `delay`")?;
        match word {
            "increment" => {
                let per_turn = self.number(SECONDS)?;
                Ok(TimeControl::Increment { base, per_turn })
            }
            "delay" => {
                let per_turn = self.number(SECONDS)?;
                Ok(TimeControl::Delay { base, per_turn })
            }
            _ => {
                let why = format!("found `{word}`; expected `increment` or `delay`");
                Err(self.line.error(at, why))
            }
        }
    }

    /// Reads what stands after `result`.
    fn result(&mut self) -> Result<GameResult> {
        const EXAMPLE: &str = "`won NAME …, REASON` or `won nobody, REASON`";
        let (at, word) = self.word(EXAMPLE)?;
        if word != "won" {
            let why = format!("found `{word}`; expected {EXAMPLE}");
            return Err(self.line.error(at, why));
        }
        let mut winners = Vec::new();
        loop {
            let (at, word) = self.word("a seat or `nobody`, and a comma")?;
            let name = word.trim_end_matches(',');
            let is_last = name.len() + 1 == word.len();
            if name == "nobody" && is_last && winners.is_empty() {
                break;
            }
            let winner = self.seat_named(at, if is_last { name } else { word })?;
            if winners.contains(&winner) {
                let why = format!("`{name}` is named before; name it once");
                return Err(self.line.error(at, why));
            }
            winners.push(winner);
            if is_last {
                break;
            }
        }
        Ok(GameResult::new(winners, self.reason()?))
    }

    fn reason(&mut self) -> Result<EndReason> {
        const EXAMPLE: &str =
            "`finished`, `resigned NAME`, `time NAME`, `absent NAME`, `aborted` or `closed`";
        let (at, word) = self.word(EXAMPLE)?;
        Ok(match word {
            "finished" => EndReason::Finished,
            "resigned" => EndReason::Resigned(self.seat()?),
            "time" => EndReason::Time(self.seat()?),
            "absent" => EndReason::Absent(self.seat()?),
            "aborted" => EndReason::Aborted,
            "closed" => EndReason::Closed,
            _ => {
                let why = format!("found `{word}`; expected {EXAMPLE}");
                return Err(self.line.error(at, why));
            }
        })
    }

    /// Returns what makes an error at a place of the line.
    fn refused(&self, at: usize) -> impl FnOnce(AboutError) -> ParseError + use<'t> {
        let line = self.line;
        move |why| line.error(at, why.to_string())
    }
}

/// Reads everything between the seats and the first entry.
pub(super) fn head(reader: &mut Reader<'_>, record: &mut Record, seats: Line<'_>) -> Result<()> {
    if let Some(ix) = word_of_format_2(&record.names) {
        let name = record.names[ix].clone();
        let mut words = Words::new(seats.text);
        let at = std::iter::from_fn(|| words.next_word()).find(|&(_, word)| word == name);
        let why = AboutError::SeatName(name);
        return Err(seats.error(at.map_or(0, |(at, _)| at), why.to_string()));
    }
    let mut about = About::default();
    let mut seen = Vec::new();
    while let Some(line) = reader.next_if(|word| HEAD.contains(&word)) {
        let (about_now, subject) = told(about, line, &record.names)?;
        if seen.contains(&subject) {
            let (key, _) = subject;
            let why = format!("`{key} …` was said before; say it once");
            return Err(line.error(0, why));
        }
        seen.push(subject);
        about = about_now;
    }
    record
        .set_about(about)
        .map_err(|why| seats.error(0, why.to_string()))
}

/// What a statement of the head speaks of, which is said once.
type Subject<'t> = (&'t str, Option<Seat>);

/// Reads one statement of the head.
fn told<'t>(about: About, line: Line<'t>, names: &[String]) -> Result<(About, Subject<'t>)> {
    let key = Words::new(line.text).next_word().map_or("", |(_, key)| key);
    let mut statement = Statement::new(line, names);
    let seat = match key {
        "player" | "bot" | "nonce" => Some(statement.seat()?),
        _ => None,
    };
    let about = match (key, seat) {
        ("player", Some(seat)) => {
            let (start, _) = statement.word("a name")?;
            let name = line.text[start..].trim_end_matches(' ');
            let name = unescape(name).map_err(|(at, why)| line.error(start + at, why))?;
            return Ok((about.with_player(seat, name), (key, Some(seat))));
        }
        ("bot", Some(seat)) => about.with_bot(seat, statement.level()?),
        ("nonce", Some(seat)) => about.with_nonce(seat, statement.hex()?),
        ("clock", _) => about.with_clock(statement.clock()?),
        ("aids", _) => {
            const EXAMPLE: &str = "`all`, `tabletop` or `none`";
            let (at, word) = statement.word(EXAMPLE)?;
            let why = || line.error(at, format!("`{word}` are no aids; expected {EXAMPLE}"));
            about.with_aids(Aids::from_name(word).ok_or_else(why)?)
        }
        _ => about.with_commitment(statement.hex()?),
    };
    statement.finish()?;
    Ok((about, (key, seat)))
}

/// Reads a statement among the entries or after them.
pub(super) fn statement(record: &mut Record, line: Line<'_>, has_scores: bool) -> Result<()> {
    let (at, key) = Words::new(line.text).next_word().unwrap_or_default();
    let names = record.names.clone();
    let mut statement = Statement::new(line, &names);
    let refused = statement.refused(at);
    let told = match key {
        "left" => {
            let seat = statement.seat()?;
            let (at, word) = statement.word("seconds such as `90.5`")?;
            let left: TimeLeft = word.parse().map_err(statement.refused(at))?;
            statement.finish()?;
            record.set_left(seat, left)
        }
        "takeover" => {
            let seat = statement.seat()?;
            let level = statement.level()?;
            statement.finish()?;
            record.take_over(seat, level)
        }
        "result" => {
            let result = statement.result()?;
            statement.finish()?;
            record.set_result(result)
        }
        "seed" if record.state.node() == Node::Over && !has_scores => {
            let expected = format!("end {}", record.final_scores());
            let why = format!("found `seed`, but the game is over; expected `{expected}` before");
            return Err(line.error(at, why));
        }
        "seed" => {
            let seed = statement.hex()?;
            statement.finish()?;
            record.reveal_seed(seed)
        }
        _ => {
            let why = format!("`{key}` may stand only between `seats …` and the first `draw …`");
            return Err(line.error(at, why));
        }
    };
    told.map_err(refused)
}

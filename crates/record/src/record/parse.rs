//! Reading records.

use carcas_engine::notation::{Words, outcome_name, parse_outcome};
use carcas_engine::{Edition, Log, Node, RulesVersion, Setup, SetupError};

use super::parse_around as around;
use super::{FIRST_FORMAT, FORMAT_VERSION, Record};
use crate::error::ParseError;
use crate::lines::{self, Line};
use crate::moves::{find_seat, name_of, read_move};
use crate::names::check_names;
use crate::refusal::told;

pub(super) type Result<T> = std::result::Result<T, ParseError>;

pub(super) fn parse(text: &str) -> Result<Record> {
    let mut reader = Reader::new(text)?;
    let format = format(&mut reader)?;
    let (version, edition) = head(&mut reader)?;
    let setup = Setup::in_version(version, edition, 0);
    let (setup, names, seats) = players(&mut reader, setup)?;
    let mut record = Record::new(setup, names)
        .map_err(|why| seats.error(0, why.to_string().replace('\n', "; ")))?;
    if format > FIRST_FORMAT {
        around::head(&mut reader, &mut record, seats)?;
    }
    let mut has_scores = false;
    while let Some(line) = reader.next() {
        let (at, word) = Words::new(line.text).next_word().unwrap_or_default();
        let is_around = around::is_statement(word) && find_seat(&record.names, word).is_none();
        if is_around && format == FIRST_FORMAT {
            let why = format!("`{word}` is a word of format 2; begin with `carcas-record 2`");
            return Err(line.error(at, why));
        } else if record.seed().is_some() {
            return Err(line.error(0, "nothing may follow the line `seed …`"));
        } else if has_scores && !(is_around && word == "seed") {
            return Err(line.error(0, "nothing may follow the line `end …`"));
        } else if is_around {
            around::statement(&mut record, line, has_scores)?;
        } else if record.state.node() == Node::Over {
            end(&record, line)?;
            has_scores = true;
        } else if record.has_ended() {
            let why = format!("found `{word}`, but the game has a result; expected `seed …`");
            return Err(line.error(at, why));
        } else {
            entry(&mut record, line)?;
        }
    }
    if record.state.node() == Node::Over && !has_scores {
        let expected = format!("end {}", record.final_scores());
        return Err(reader.at_end(format!("the game is over here; expected `{expected}`")));
    }
    Ok(record)
}

/// Hands out the lines that say something, one by one.
pub(super) struct Reader<'t> {
    lines: std::iter::Peekable<std::vec::IntoIter<Line<'t>>>,
    n_read: usize,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Result<Self> {
        let lines = lines::split(text)?.into_iter().peekable();
        Ok(Self { lines, n_read: 0 })
    }

    fn next(&mut self) -> Option<Line<'t>> {
        self.next_if(|_| true)
    }

    /// Returns the next line if its first word passes a test. Blank lines and comments say nothing.
    pub(super) fn next_if(&mut self, is_wanted: impl Fn(&str) -> bool) -> Option<Line<'t>> {
        let says_nothing = |line: &Line<'_>| {
            let text = line.text.trim_start();
            text.is_empty() || text.starts_with('#')
        };
        while let Some(line) = self.lines.next_if(says_nothing) {
            self.n_read = line.number;
        }
        let line = self
            .lines
            .next_if(|line| is_wanted(line.text.split_whitespace().next().unwrap_or_default()))?;
        self.n_read = line.number;
        Some(line)
    }

    /// Returns the next line, which must begin with `key`, and the words after that.
    fn expect(&mut self, key: &str, example: &str) -> Result<(Line<'t>, Words<'t>)> {
        let Some(line) = self.next() else {
            return Err(self.at_end(format!("the record ends where `{example}` was expected")));
        };
        let mut words = Words::new(line.text);
        match words.next_word() {
            Some((_, word)) if word == key => Ok((line, words)),
            Some((at, word)) => {
                Err(line.error(at, format!("found `{word}`; expected `{example}`")))
            }
            None => Err(line.error(0, format!("expected `{example}`"))),
        }
    }

    fn at_end(&self, message: String) -> ParseError {
        ParseError {
            line: self.n_read + 1,
            column: 1,
            message,
        }
    }
}

/// Reads the version of the format.
fn format(reader: &mut Reader<'_>) -> Result<u32> {
    let (line, at, format) = version(reader, "carcas-record", FIRST_FORMAT)?;
    match format {
        FIRST_FORMAT..=FORMAT_VERSION => Ok(format),
        0 => {
            let why = "there is no format 0; expected `carcas-record 1` or `carcas-record 2`";
            Err(line.error(at, why))
        }
        _ => {
            let why = format!(
                "this record has format {format}, newer than {FORMAT_VERSION}, which this program reads; use a newer program"
            );
            Err(line.error(at, why))
        }
    }
}

/// Reads the lines up to the edition.
fn head(reader: &mut Reader<'_>) -> Result<(RulesVersion, Edition)> {
    let (line, at, rules) = version(reader, "rules-version", RulesVersion::CURRENT.number())?;
    let rules = RulesVersion::new(rules).map_err(|why| line.error(at, why.to_string()))?;
    let (line, mut words) = reader.expect("rules", "rules zman-c2")?;
    let (at, name) = words
        .expect("an edition such as `zman-c2`")
        .map_err(|error| line.notation(0, error))?;
    let edition = Edition::from_name(name)
        .ok_or_else(|| line.error(at, SetupError::UnknownEdition(name.to_owned()).to_string()))?;
    words.finish().map_err(|error| line.notation(0, error))?;
    Ok((rules, edition))
}

/// Reads a line with the number of a version; returns the line and where the number stands, too.
fn version<'t>(reader: &mut Reader<'t>, key: &str, ours: u32) -> Result<(Line<'t>, usize, u32)> {
    let (line, mut words) = reader.expect(key, &format!("{key} {ours}"))?;
    let (at, word) = words
        .expect("a number")
        .map_err(|error| line.notation(0, error))?;
    let number = word.parse().ok().filter(|n: &u32| n.to_string() == word);
    let number = number
        .ok_or_else(|| line.error(at, format!("`{word}` is no version; expected `{ours}`")))?;
    words.finish().map_err(|error| line.notation(0, error))?;
    Ok((line, at, number))
}

/// Reads boxes, switches and seats, and returns the line of the seats, too.
fn players<'t>(
    reader: &mut Reader<'t>,
    mut setup: Setup,
) -> Result<(Setup, Vec<String>, Line<'t>)> {
    let mut seen: Vec<&str> = Vec::new();
    for key in ["with", "set"] {
        while let Some(line) = reader.next_if(|word| word == key) {
            let mut words = Words::new(line.text);
            words.next_word();
            let (at, word) = words
                .expect("a box or switch")
                .map_err(|error| line.notation(0, error))?;
            let subject = word.split(['=', ':']).next().unwrap_or(word);
            if seen.contains(&subject) {
                return Err(line.error(at, format!("`{subject}` was named before; name it once")));
            }
            seen.push(subject);
            let added = match (key, word.split_once('=')) {
                ("with", _) => setup.add_box(word),
                (_, Some((key, value))) => setup.set(key, value),
                (_, None) => {
                    let why = format!("`{word}` names no value; expected SWITCH=VALUE");
                    return Err(line.error(at, why));
                }
            };
            added.map_err(|error| line.error(at, error.to_string()))?;
            words.finish().map_err(|error| line.notation(0, error))?;
        }
    }
    let (line, mut words) = reader.expect("seats", "seats red blue")?;
    let mut names = Vec::new();
    let mut starts = Vec::new();
    while let Some((at, name)) = words.next_word() {
        names.push(name.to_owned());
        starts.push(at);
    }
    check_names(&names)
        .map_err(|(ix, why)| line.error(starts.get(ix).copied().unwrap_or(0), why))?;
    setup.seats = u8::try_from(names.len()).unwrap_or(u8::MAX);
    Ok((setup, names, line))
}

/// Reads a draw or a move and applies it.
fn entry(record: &mut Record, line: Line<'_>) -> Result<()> {
    let mut words = Words::new(line.text);
    let Some((at, word)) = words.next_word() else {
        return Ok(());
    };
    let log = &mut Log::silent();
    let asked = match record.state.node() {
        Node::Over => return Err(line.error(at, "the game is over")),
        _ if word == "draw" => return draw(record, line, words),
        Node::Decide { seat, .. } => seat,
        Node::Chance { draw } => {
            let what = draw.what();
            let why = format!("found `{word}`, but {what} is to be drawn; expected `draw …`");
            return Err(line.error(at, why));
        }
    };
    let expected = name_of(&record.names, asked);
    let found = find_seat(&record.names, word);
    if found != Some(asked) {
        let refusal = found.and_then(|seat| record.state.seat_refusal(&record.rules, seat));
        let rule = refusal.map_or_else(String::new, |refusal| format!(" (rule {})", refusal.rule));
        let why =
            format!("found `{word}`, but {expected} is to move; expected `{expected} …`{rule}");
        return Err(line.error(at, why));
    }
    let start = at + word.len();
    let played = read_move(
        &record.rules,
        &record.state,
        &record.names,
        None,
        &line.text[start..],
    )
    .map_err(|error| line.notation(start, error))?;
    let at = words.next_word().map_or(at, |(at, _)| at);
    let refusal = record.state.refusal(&record.rules, played);
    record.play(played, log).map_err(|why| {
        let why = refusal.map_or_else(|| why.to_string(), |refusal| told(refusal).to_string());
        line.error(at, format!("{why}; {}", what_is_legal(record)))
    })
}

/// Reads what is drawn and draws it.
fn draw(record: &mut Record, line: Line<'_>, mut words: Words<'_>) -> Result<()> {
    let mut peek = words.clone();
    let at = peek.next_word().map_or(0, |(at, _)| at);
    let outcome =
        parse_outcome(&record.rules, &mut words).map_err(|error| line.notation(0, error))?;
    words.finish().map_err(|error| line.notation(0, error))?;
    let refusal = record.state.draw_refusal(&record.rules, outcome);
    record.draw(outcome, &mut Log::silent()).map_err(|why| {
        let why = match refusal {
            Some(refusal) => format!("{why}: {}", told(refusal)),
            None => why.to_string(),
        };
        let instead = match record.state.node() {
            Node::Decide { .. } => what_is_legal(record),
            Node::Chance { .. } | Node::Over => what_can_be_drawn(record),
        };
        line.error(at, format!("{why}; {instead}"))
    })
}

/// How many moves or tiles a message lists at most.
const MAX_LISTED: usize = 6;

fn listed(what: &str, names: &[String]) -> String {
    let shown = names.iter().take(MAX_LISTED).cloned().collect::<Vec<_>>();
    let more = match names.len().checked_sub(MAX_LISTED) {
        None | Some(0) => String::new(),
        Some(n) => format!(" and {n} more"),
    };
    format!("{what} {}{more}", shown.join(", "))
}

fn what_is_legal(record: &Record) -> String {
    let mut moves = Vec::new();
    record.state.legal_moves(&record.rules, &mut moves);
    let mut names: Vec<String> = moves.iter().map(|&legal| record.move_name(legal)).collect();
    names.sort_unstable();
    listed("legal are", &names)
}

fn what_can_be_drawn(record: &Record) -> String {
    let mut outcomes = Vec::new();
    record.state.outcomes(&record.rules, &mut outcomes);
    let mut names: Vec<String> = outcomes
        .iter()
        .map(|&(outcome, _)| outcome_name(&record.rules, outcome).to_owned())
        .collect();
    names.sort_unstable();
    listed("the bag now holds", &names)
}

/// Checks the last line.
fn end(record: &Record, line: Line<'_>) -> Result<()> {
    let expected = format!("end {}", record.final_scores());
    let words: Vec<&str> = line.text.split_whitespace().collect();
    if words.join(" ") == expected {
        Ok(())
    } else {
        let found = line.text.trim();
        let why = format!("found `{found}`, but the game is over; expected `{expected}`");
        Err(line.error(0, why))
    }
}

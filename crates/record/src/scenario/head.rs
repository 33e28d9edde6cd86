//! The head of a scenario: title, rule, rules, cases, seats, start.

use carcas_engine::notation::parse_position;
use carcas_engine::{Edition, Rules, Setup, SetupError, State};

use super::Case;
use super::cursor::Cursor;
use crate::error::ParseError;
use crate::lines::{Line, column};
use crate::names::{check_names, usual_names};

type Result<T> = std::result::Result<T, ParseError>;

/// A game that a position begins.
type Begun = (Setup, Rules, State);

/// What the head says so far.
#[derive(Debug, Default)]
pub(super) struct Head {
    pub(super) title: Option<String>,
    pub(super) ids: Vec<String>,
    pub(super) starts_empty: bool,
    names: Option<Vec<String>>,
    /// What the line `rules` changes, and that line.
    rules: Option<(Place, Vec<Change>)>,
    cases: Vec<(String, Place, Vec<Change>)>,
    /// What the line `position` says, and that line.
    position: Option<(Place, Box<Begun>)>,
}

/// Where something stands, to report errors later.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn of(line: Line<'_>, at: usize) -> Self {
        Self {
            line: line.number,
            column: column(line.text, at),
        }
    }

    fn error(self, message: String) -> ParseError {
        ParseError {
            line: self.line.max(1),
            column: self.column.max(1),
            message,
        }
    }
}

/// A change to the setup.
#[derive(Clone, Debug)]
struct Change {
    place: Place,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Edition(Edition),
    Box(String),
    Switch(String, String),
}

impl Head {
    /// Reads a line of the head; `false` if it is none.
    pub(super) fn read(&mut self, keyword: &str, cursor: &mut Cursor<'_>) -> Result<bool> {
        match keyword {
            "title" => {
                check_once(cursor, self.title.is_some())?;
                self.title = Some(cursor.rest("a sentence")?.text);
            }
            "rule" => {
                check_once(cursor, !self.ids.is_empty())?;
                self.ids = read_ids(cursor)?;
            }
            "rules" => {
                check_once(cursor, self.rules.is_some())?;
                let place = Place::of(cursor.line, cursor.rest_at());
                self.rules = Some((place, read_changes(cursor, true)?));
            }
            "case" => {
                let (at, name) = cursor.expect("the name of a case")?;
                if self.cases.iter().any(|(other, ..)| other == name) {
                    return Err(cursor.error(at, format!("there is a case `{name}` already")));
                }
                if name == "set" || name == "with" || name == "rules" {
                    return Err(cursor.error(at, "expected the name of a case first"));
                }
                let place = Place::of(cursor.line, at);
                let changes = if cursor.is_done() {
                    Vec::new()
                } else {
                    read_changes(cursor, false)?
                };
                self.cases.push((name.to_owned(), place, changes));
            }
            "seats" => {
                check_once(cursor, self.names.is_some())?;
                let mut starts = Vec::new();
                let mut names = Vec::new();
                while let Some((at, name)) = cursor.next() {
                    starts.push(at);
                    names.push(name.to_owned());
                }
                check_names(&names).map_err(|(ix, why)| cursor.error(starts[ix], why))?;
                self.names = Some(names);
            }
            "position" => {
                check_once(cursor, self.position.is_some())?;
                let written = cursor.rest("a position such as `carcas1 zman-c2 …`")?;
                let read = parse_position(&written.text)
                    .map_err(|error| cursor.line.notation(written.at, error))?;
                let place = Place::of(cursor.line, written.at);
                self.position = Some((place, Box::new(read)));
            }
            "start" => {
                check_once(cursor, self.starts_empty)?;
                let (at, word) = cursor.expect("`none`")?;
                if word != "none" {
                    let why = format!("found `{word}`; expected `none`, then lines `tile …`");
                    return Err(cursor.error(at, why));
                }
                cursor.finish()?;
                self.starts_empty = true;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns the names of the seats.
    pub(super) fn names(&self) -> Vec<String> {
        let n_seats = match &self.position {
            Some((_, position)) => position.1.n_seats(),
            None => 2,
        };
        self.names.clone().unwrap_or_else(|| usual_names(n_seats))
    }

    /// Tells whether a line gives the whole position, so that no others do.
    pub(super) fn has_position(&self) -> bool {
        self.position.is_some()
    }

    /// Prepares the rules of all cases: those of the lines `case`, each in all editions of the line `rules` unless it
    /// names its own.
    pub(super) fn cases(&self) -> Result<Vec<Case>> {
        if let Some((place, position)) = &self.position {
            return self.case_of(*place, position).map(|case| vec![case]);
        }
        let (place, common) = self.rules.clone().unwrap_or_default();
        let editions: Vec<Edition> = editions_of(&common).collect();
        let mut cases = Vec::new();
        let mut add = |name: Option<&String>, place, own: &[Change]| {
            let changes: Vec<Change> = common.iter().chain(own).cloned().collect();
            let played = match editions_of(own).last() {
                Some(edition) => vec![(edition, None)],
                None if editions.is_empty() => vec![(Edition::ZmanC2, None)],
                None if editions.len() == 1 => vec![(editions[0], None)],
                None => editions
                    .iter()
                    .map(|&edition| (edition, Some(edition)))
                    .collect(),
            };
            for (edition, one_of) in played {
                let (setup, rules) = self.prepare(edition, place, &changes)?;
                cases.push(Case {
                    name: name.cloned(),
                    edition: one_of,
                    setup,
                    rules,
                    start: None,
                });
            }
            Ok(())
        };
        if self.cases.is_empty() {
            add(None, place, &[])?;
        }
        for (name, place, own) in &self.cases {
            add(Some(name), *place, own)?;
        }
        Ok(cases)
    }

    /// Returns the only case of a scenario that begins with a position.
    fn case_of(&self, place: Place, position: &(Setup, Rules, State)) -> Result<Case> {
        if self.rules.is_some() || !self.cases.is_empty() || self.starts_empty {
            let why =
                "a position tells rules and board; leave out the lines `rules`, `case` and `start`";
            return Err(place.error(why.to_owned()));
        }
        let (setup, rules, state) = position;
        let (n_names, n_seats) = (self.names().len(), rules.n_seats());
        if n_names != n_seats {
            let why = format!(
                "the line `seats` names {n_names} seats, the position has {n_seats}; name as many"
            );
            return Err(place.error(why));
        }
        Ok(Case {
            name: None,
            edition: None,
            setup: setup.clone(),
            rules: rules.clone(),
            start: Some(state.clone()),
        })
    }

    fn prepare(
        &self,
        edition: Edition,
        place: Place,
        changes: &[Change],
    ) -> Result<(Setup, Rules)> {
        let n_seats = u8::try_from(self.names().len()).unwrap_or(u8::MAX);
        let mut setup = Setup::new(edition, n_seats);
        for change in changes {
            let made = match &change.what {
                What::Edition(_) => Ok(()),
                What::Box(name) => setup.add_box(name),
                What::Switch(key, value) => setup.set(key, value),
            };
            made.map_err(|why| change.place.error(why.to_string()))?;
        }
        let rules =
            Rules::new(&setup).map_err(|why| place.error(why.to_string().replace('\n', "; ")))?;
        Ok((setup, rules))
    }
}

/// Returns the editions that changes name.
fn editions_of(changes: &[Change]) -> impl Iterator<Item = Edition> {
    changes.iter().filter_map(|change| match change.what {
        What::Edition(edition) => Some(edition),
        What::Box(_) | What::Switch(..) => None,
    })
}

fn check_once(cursor: &Cursor<'_>, is_second: bool) -> Result<()> {
    if is_second {
        Err(cursor.error(0, "this line may stand only once"))
    } else {
        Ok(())
    }
}

/// Reads ids such as `BA-36 BA-EX-03` up to the end of the line.
pub(super) fn read_ids(cursor: &mut Cursor<'_>) -> Result<Vec<String>> {
    let mut ids: Vec<String> = Vec::new();
    loop {
        let (at, id) = cursor.expect("the id of a rule such as `BA-36`")?;
        let has_prefix = id
            .split_once('-')
            .is_some_and(|(prefix, number)| prefix.len() >= 2 && !number.is_empty());
        let is_spelled = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
        if !has_prefix || !id.chars().all(is_spelled) {
            let why = format!("`{id}` is no id of a rule; expected one such as `BA-36`");
            return Err(cursor.error(at, why));
        }
        if !ids.iter().any(|other| other == id) {
            ids.push(id.to_owned());
        }
        if cursor.is_done() {
            return Ok(ids);
        }
    }
}

/// Reads `zman-c2, with river-1, set abbot=off`; in a case the edition follows the word `rules`. Without that word there
/// may be several editions, or `all`.
fn read_changes(cursor: &mut Cursor<'_>, is_edition_first: bool) -> Result<Vec<Change>> {
    let line = cursor.line;
    let mut changes = Vec::new();
    let parts = cursor.list("an edition, `with …` or `set …`")?;
    for (ix, part) in parts.iter().enumerate() {
        let mut part = cursor.part(part);
        let (at, first) = part.expect("an edition, `with …` or `set …`")?;
        match first {
            "with" | "set" => loop {
                let (at, word) = part.expect("a box or switch")?;
                let what = if first == "with" {
                    What::Box(word.to_owned())
                } else {
                    let (key, value) = word.split_once('=').ok_or_else(|| {
                        line.error(at, format!("`{word}` is no switch; expected SWITCH=VALUE"))
                    })?;
                    What::Switch(key.to_owned(), value.to_owned())
                };
                let place = Place::of(line, at);
                changes.push(Change { place, what });
                if part.is_done() {
                    break;
                }
            },
            "rules" => {
                let (at, name) = part.expect("an edition such as `zman-c2`")?;
                changes.push(read_edition(line, at, name)?);
                part.finish()?;
            }
            "all" if is_edition_first && ix == 0 => {
                part.finish()?;
                let place = Place::of(line, at);
                changes.extend(Edition::ALL.map(|edition| Change {
                    place,
                    what: What::Edition(edition),
                }));
            }
            _ if is_edition_first && ix == 0 => {
                changes.push(read_edition(line, at, first)?);
                while let Some((at, name)) = part.clone().next()
                    && !matches!(name, "with" | "set")
                {
                    part.next();
                    let change = read_edition(line, at, name)?;
                    if editions_of(&changes).any(|other| other.name() == name) {
                        return Err(line.error(at, format!("`{name}` is named already")));
                    }
                    changes.push(change);
                }
                part.finish()?;
            }
            _ => {
                let why = format!("found `{first}`; expected `rules`, `with` or `set`");
                return Err(line.error(at, why));
            }
        }
    }
    Ok(changes)
}

fn read_edition(line: Line<'_>, at: usize, name: &str) -> Result<Change> {
    let edition = Edition::from_name(name)
        .ok_or_else(|| line.error(at, SetupError::UnknownEdition(name.to_owned()).to_string()))?;
    Ok(Change {
        place: Place::of(line, at),
        what: What::Edition(edition),
    })
}

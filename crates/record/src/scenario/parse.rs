//! Reading scenarios line by line.

use carcas_engine::notation::{Words, parse_kind, parse_outcome};
use carcas_engine::{NotationError, Rules, Title};

use super::cursor::Cursor;
use super::expectation::{read_all, read_expectation};
use super::head::{Head, read_ids};
use super::{Case, Check, Scenario, Span, Step, StepLine};
use crate::error::ParseError;
use crate::lines::{self, Line};
use crate::moves::find_seat;

type Result<T> = std::result::Result<T, ParseError>;

pub(super) fn parse(name: &str, text: &str) -> Result<Scenario> {
    let mut head = Head::default();
    let mut body: Option<Body> = None;
    let all = lines::split(text)?;
    for line in &all {
        let line = Line {
            text: without_comment(line.text),
            ..*line
        };
        let mut cursor = Cursor::new(line);
        let Some((at, keyword)) = cursor.next() else {
            continue;
        };
        let is_head = matches!(
            keyword,
            "title" | "rule" | "rules" | "case" | "seats" | "start" | "position"
        );
        match &mut body {
            None if head.read(keyword, &mut cursor)? => {}
            Some(_) if is_head => {
                let why = format!("`{keyword}` belongs to the head, before tiles and moves");
                return Err(line.error(at, why));
            }
            None => body.insert(Body::new(&head)?).read(&head, line)?,
            Some(body) => body.read(&head, line)?,
        }
    }
    let missing = |what: &str| ParseError {
        line: all.len().max(1),
        column: 1,
        message: format!("the scenario has no {what}"),
    };
    let title = head
        .title
        .clone()
        .ok_or_else(|| missing("line `title …`"))?;
    if head.ids.is_empty() {
        return Err(missing("line `rule …`"));
    }
    let body = body.ok_or_else(|| missing("line that could fail, such as `expect …`"))?;
    if head.starts_empty
        && !body
            .lines
            .iter()
            .any(|line| matches!(line.step, Step::Tile(..)))
    {
        return Err(missing("tile: `start none` needs lines `tile …`"));
    }
    for (ix, case) in body.cases.iter().enumerate() {
        let can_fail = |line: &StepLine| line.is_for(ix) && matches!(line.step, Step::Check(_));
        if !body.lines.iter().any(can_fail) {
            let of_case = match case.label() {
                Some(name) => format!(" in case {name}"),
                None => String::new(),
            };
            return Err(missing(&format!(
                "line that could fail{of_case}, such as `expect …`"
            )));
        }
    }
    let mut ids = head.ids.clone();
    for id in body.ids {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    Ok(Scenario {
        name: name.to_owned(),
        title,
        ids,
        names: body.names,
        has_start: !head.starts_empty,
        cases: body.cases,
        lines: body.lines,
    })
}

/// Cuts off what follows a `#` at the beginning or after a space, unless it stands in quotes.
fn without_comment(text: &str) -> &str {
    let mut is_quoted = false;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '"' => is_quoted = !is_quoted,
            '#' if !is_quoted && before.is_whitespace() => return &text[..at],
            _ => {}
        }
        before = c;
    }
    text
}

/// The lines after the head.
struct Body {
    names: Vec<String>,
    cases: Vec<Case>,
    lines: Vec<StepLine>,
    ids: Vec<String>,
}

impl Body {
    fn new(head: &Head) -> Result<Self> {
        Ok(Self {
            names: head.names(),
            cases: head.cases()?,
            lines: Vec::new(),
            ids: Vec::new(),
        })
    }

    fn read(&mut self, head: &Head, line: Line<'_>) -> Result<()> {
        let mut cursor = Cursor::new(line);
        let only = read_only(&self.cases, &mut cursor)?;
        let (keyword_at, keyword) = cursor.expect("a keyword or a seat")?;
        let at = cursor.rest_at();
        let step = self.read_step(&mut cursor, keyword_at, keyword)?;
        cursor.finish()?;
        if step.phase().is_some() && head.has_position() {
            let why = format!("the line `position …` tells everything; leave out `{keyword}`");
            return Err(line.error(keyword_at, why));
        }
        let is_late = self.lines.iter().any(|line| line.step.phase().is_none());
        if step.phase().is_some() && is_late {
            let why = format!("`{keyword}` belongs to the position, before any move or check");
            return Err(line.error(keyword_at, why));
        }
        let step_line = StepLine {
            number: line.number,
            text: line.text.to_owned(),
            at,
            only,
            step,
        };
        self.check_kinds(&step_line, line)?;
        self.check_outcomes(&step_line, line)?;
        self.lines.push(step_line);
        Ok(())
    }

    fn read_step(&mut self, cursor: &mut Cursor<'_>, at: usize, keyword: &str) -> Result<Step> {
        let names = self.names.as_slice();
        Ok(match keyword {
            "tile" => Step::Tile(cursor.span("a tile")?, cursor.cell()?, cursor.rotation()?),
            "figure" => {
                let (seat, figure) = (cursor.seat(names)?, cursor.figure()?);
                Step::Figure(seat, figure, cursor.rest("a segment such as `1,0 road:E`")?)
            }
            "score" => Step::Score(cursor.seat(names)?, cursor.points()?),
            "supply" => Step::Supply(cursor.seat(names)?, cursor.figure()?, cursor.number()?),
            "bag" => Step::Bag(read_bag(cursor)?),
            "turn" => Step::Turn(cursor.seat(names)?),
            "neutral" => {
                let neutral = cursor.neutral()?;
                let (beside, at) = cursor.beside(names)?;
                Step::Neutral(neutral, beside, at)
            }
            "aside" => Step::Aside(read_bag(cursor)?),
            "tokens" => Step::Tokens(cursor.seat(names)?, cursor.token()?, cursor.number()?),
            "bridge" => {
                let (cell, axis) = cursor.bridge()?;
                Step::Bridge(cell, axis)
            }
            "castle" => Step::Castle(cursor.rest("a segment such as `1,0 city:E`")?),
            "owed" => Step::Owed(cursor.seat(names)?, cursor.span("a tile")?),
            "floors" => Step::Floors(cursor.cell()?, cursor.number()?),
            "prisoner" => Step::Prisoner(cursor.prisoner(names)?),
            "king" => Step::Title(Title::King, cursor.seat(names)?, cursor.number()?),
            "robber" => Step::Title(Title::Robber, cursor.seat(names)?, cursor.number()?),
            "draw" => Step::Draw(cursor.span("a tile")?),
            "end" => Step::End,
            "refuse" if cursor.skip("draw") => {
                let (kind, ids) = self.read_refused(cursor)?;
                Step::Check(Check::RefuseDraw(kind, ids))
            }
            "refuse" => {
                let seat = cursor.seat(names)?;
                let (refused, ids) = self.read_refused(cursor)?;
                Step::Check(Check::Refuse(seat, refused, ids))
            }
            "draws" => Step::Check(Check::Draws(read_all(cursor, |cursor| {
                cursor.span("a tile")
            })?)),
            "allow" => Step::Check(Check::Allow(cursor.seat(names)?, cursor.rest("a move")?)),
            "moves" => Step::Check(Check::Moves(cursor.list("a move")?)),
            "cells" => {
                let kind = cursor.before_colon("a tile")?;
                Step::Check(Check::Cells(kind, read_all(cursor, Cursor::cell)?))
            }
            "rotations" => {
                let kind = cursor.span("a tile")?;
                let cell = cursor.before_colon("a cell")?;
                let cell = cursor.cell_in(&cell)?;
                Step::Check(Check::Rotations(
                    kind,
                    cell,
                    read_all(cursor, Cursor::rotation)?,
                ))
            }
            "expect" => Step::Check(read_expectation(cursor, names)?),
            _ => match find_seat(names, keyword) {
                Some(seat) => Step::Play(seat, cursor.list("a move")?),
                None => {
                    let names = names.join(", ");
                    let why = format!(
                        "`{keyword}` begins no line; expected a seat ({names}), tile, figure, neutral, score, supply, \
                         bag, aside, tokens, floors, prisoner, bridge, castle, owed, king, robber, turn, draw, refuse, allow, \
                         moves, draws, cells, rotations, end or expect"
                    );
                    return Err(cursor.error(at, why));
                }
            },
        })
    }

    /// Reads a move and the ids after `because`.
    fn read_refused(&mut self, cursor: &mut Cursor<'_>) -> Result<(Span, Vec<String>)> {
        let mut refused = cursor.rest("a move")?;
        let Some(at) = refused.text.find(" because ") else {
            return Ok((refused, Vec::new()));
        };
        let ids_at = refused.at + at + " because ".len();
        let mut behind = Cursor::new(cursor.line);
        while behind.rest_at() < ids_at && behind.next().is_some() {}
        let ids = read_ids(&mut behind)?;
        self.ids.extend_from_slice(&ids);
        refused.text.truncate(at);
        Ok((refused, ids))
    }

    /// Checks that everything that a line draws is in the game, in all cases that the line is for.
    fn check_outcomes(&self, step_line: &StepLine, line: Line<'_>) -> Result<()> {
        let outcomes: Vec<&Span> = match &step_line.step {
            Step::Draw(outcome) | Step::Check(Check::RefuseDraw(outcome, _)) => vec![outcome],
            Step::Check(Check::Draws(outcomes)) => outcomes.iter().collect(),
            _ => Vec::new(),
        };
        self.check_names(step_line, &outcomes, line, |rules, words| {
            parse_outcome(rules, words).map(|_| ())
        })
    }

    /// Checks that every tile named in a line is in the game, in all cases that the line is for.
    fn check_kinds(&self, step_line: &StepLine, line: Line<'_>) -> Result<()> {
        let kinds: Vec<&Span> = match &step_line.step {
            Step::Tile(kind, ..) | Step::Owed(_, kind) => vec![kind],
            Step::Bag(kinds) | Step::Aside(kinds) => kinds.iter().collect(),
            Step::Check(Check::Cells(kind, _) | Check::Rotations(kind, ..)) => vec![kind],
            Step::Check(Check::InBag(Some(kind), _) | Check::Owed(_, Some(kind))) => vec![kind],
            _ => Vec::new(),
        };
        self.check_names(step_line, &kinds, line, |rules, words| {
            parse_kind(rules, words).map(|_| ())
        })
    }

    /// Checks that names are understood in all cases that their line is for.
    fn check_names(
        &self,
        step_line: &StepLine,
        names: &[&Span],
        line: Line<'_>,
        parse: impl Fn(&Rules, &mut Words<'_>) -> std::result::Result<(), NotationError>,
    ) -> Result<()> {
        for (ix, case) in self.cases.iter().enumerate() {
            for name in names.iter().filter(|_| step_line.is_for(ix)) {
                let mut words = Words::new(&name.text);
                parse(&case.rules, &mut words)
                    .and_then(|()| words.finish())
                    .map_err(|error| line.notation(name.at, error))?;
            }
        }
        Ok(())
    }
}

/// Reads `[first second]` at the beginning of a line.
fn read_only(cases: &[Case], cursor: &mut Cursor<'_>) -> Result<Vec<usize>> {
    let mut ahead = cursor.clone();
    let Some((first_at, _)) = ahead.next().filter(|(_, word)| word.starts_with('[')) else {
        return Ok(Vec::new());
    };
    let (mut names, mut editions) = (Vec::new(), Vec::new());
    loop {
        let (at, word) = cursor.expect("`]`")?;
        let name = word.trim_start_matches('[').trim_end_matches(']');
        if cases.iter().any(|case| case.name.as_deref() == Some(name)) {
            names.push(name);
        } else if cases.iter().any(|case| case.edition_name() == Some(name)) {
            editions.push(name);
        } else {
            let why = format!("there is no case `{name}`; add a line `case {name} …`");
            return Err(cursor.error(at, why));
        }
        if word.ends_with(']') {
            break;
        }
    }
    let is_one = |wanted: &[&str], name: Option<&str>| {
        wanted.is_empty() || name.is_some_and(|name| wanted.contains(&name))
    };
    let only: Vec<usize> = (0..cases.len())
        .filter(|&ix| {
            is_one(&names, cases[ix].name.as_deref()) && is_one(&editions, cases[ix].edition_name())
        })
        .collect();
    if only.is_empty() {
        let why =
            "no case runs in such an edition; name a case, an edition, or both that go together";
        return Err(cursor.error(first_at, why));
    }
    Ok(only)
}

/// Reads `empty`, or tiles with a number of copies before each that has several: `road-curve 2 city-cap`.
fn read_bag(cursor: &mut Cursor<'_>) -> Result<Vec<Span>> {
    let mut kinds = Vec::new();
    if cursor.skip("empty") {
        return Ok(kinds);
    }
    loop {
        let kind = cursor.span("a tile or `empty`")?;
        let Ok(n) = kind.text.parse::<usize>() else {
            kinds.push(kind);
            if cursor.is_done() {
                return Ok(kinds);
            }
            continue;
        };
        if !(1..=100).contains(&n) {
            return Err(cursor.error(kind.at, "expected a number of copies from 1 to 100"));
        }
        let kind = cursor.span("a tile after the number of its copies")?;
        kinds.extend(std::iter::repeat_n(kind, n));
        if cursor.is_done() {
            return Ok(kinds);
        }
    }
}

//! Reading what a scenario expects.

use carcas_engine::Title;

use super::cursor::Cursor;
use super::{Check, Fact, Span};
use crate::error::ParseError;
use crate::moves::find_seat;
use crate::tell::Pin;

type Result<T> = std::result::Result<T, ParseError>;

/// Reads `none` or one thing after the other.
pub(super) fn read_all<'t, T>(
    cursor: &mut Cursor<'t>,
    read: impl Fn(&mut Cursor<'t>) -> Result<T>,
) -> Result<Vec<T>> {
    let mut all = Vec::new();
    if cursor.skip("none") {
        return Ok(all);
    }
    loop {
        all.push(read(cursor)?);
        if cursor.is_done() {
            return Ok(all);
        }
    }
}

pub(super) fn read_expectation(cursor: &mut Cursor<'_>, names: &[String]) -> Result<Check> {
    let mut ahead = cursor.clone();
    let (at, word) = ahead.expect("what to expect")?;
    if find_seat(names, word).is_some() {
        return read_scores(cursor, names);
    }
    *cursor = ahead;
    Ok(match word {
        "supply" => Check::Supply(cursor.seat(names)?, cursor.figure()?, cursor.number()?),
        "figure" => read_figure(cursor, names, true)?,
        "told" => read_told(cursor, true)?,
        "no" if cursor.skip("figure") => read_figure(cursor, names, false)?,
        "no" if cursor.skip("prisoner") => Check::Prisoners(cursor.prisoner(names)?, 0),
        "no" if cursor.skip("told") => read_told(cursor, false)?,
        "figures" => {
            let mut ahead = cursor.clone();
            let seat = ahead.seat(names).ok();
            if seat.is_some() {
                *cursor = ahead;
            }
            Check::Figures(seat, cursor.number()?)
        }
        "feature" => Check::Feature(
            cursor.before_colon("a segment such as `1,0 road:E`")?,
            read_facts(cursor)?,
        ),
        "same" | "different" => {
            let pair = cursor.rest("two segments")?;
            let Some((one, other)) = pair.text.split_once(" and ") else {
                let why = "expected two segments with `and` between them";
                return Err(cursor.error(pair.at, why));
            };
            Check::Connected {
                is_same: word == "same",
                one: Span {
                    at: pair.at,
                    text: one.to_owned(),
                },
                other: Span {
                    at: pair.at + one.len() + " and ".len(),
                    text: other.to_owned(),
                },
            }
        }
        "neutral" => {
            let neutral = cursor.neutral()?;
            let at = if cursor.skip("none") {
                None
            } else {
                Some(cursor.beside(names)?)
            };
            Check::Neutral(neutral, at)
        }
        "aside" => Check::Aside(cursor.number()?),
        "tokens" => Check::Tokens(cursor.seat(names)?, cursor.token()?, cursor.number()?),
        "floors" => Check::Floors(cursor.cell()?, cursor.number()?),
        "prisoner" => {
            let prisoner = cursor.prisoner(names)?;
            let n = if cursor.is_done() {
                1
            } else {
                cursor.number()?
            };
            Check::Prisoners(prisoner, n)
        }
        "king" | "robber" => {
            let title = if word == "king" {
                Title::King
            } else {
                Title::Robber
            };
            let holder = if cursor.skip("none") {
                None
            } else {
                Some(cursor.seat(names)?)
            };
            Check::Title(title, holder)
        }
        "owed" => {
            let seat = cursor.seat(names)?;
            let kind = match cursor.skip("none") {
                true => None,
                false => Some(cursor.span("a tile or none")?),
            };
            Check::Owed(seat, kind)
        }
        "discarded" => Check::Discarded(cursor.number()?),
        "bag" => {
            let mut ahead = cursor.clone();
            let (_, first) = ahead.expect("a number")?;
            let kind = if first.parse::<usize>().is_ok() {
                None
            } else {
                Some(cursor.span("a tile")?)
            };
            Check::InBag(kind, cursor.number()?)
        }
        "turn" => Check::Turn(cursor.seat(names)?),
        "decision" => Check::Decision(cursor.span("tile, figure, draw or over")?.text),
        "winner" => Check::Winners(read_all(cursor, |cursor| cursor.seat(names))?),
        _ => {
            let why = format!(
                "`{word}` cannot be expected; expected a seat, supply, figure, no figure, figures, neutral, feature, \
                 same, different, discarded, aside, tokens, floors, prisoner, no prisoner, owed, king, robber, bag, turn, \
                 decision, winner, told or no told"
            );
            return Err(cursor.error(at, why));
        }
    })
}

/// Reads `red 5, blue 3`.
fn read_scores(cursor: &mut Cursor<'_>, names: &[String]) -> Result<Check> {
    let mut scores = Vec::new();
    for part in cursor.list("a seat and its score")? {
        let mut words = cursor.part(&part);
        scores.push((words.seat(names)?, words.number()?));
        words.finish()?;
    }
    Ok(Check::Scores(scores))
}

fn read_figure(cursor: &mut Cursor<'_>, names: &[String], is_there: bool) -> Result<Check> {
    Ok(Check::Figure {
        is_there,
        seat: cursor.seat(names)?,
        figure: cursor.figure()?,
        spot: cursor.rest("a segment such as `1,0 road:E`")?,
    })
}

fn read_told(cursor: &mut Cursor<'_>, is_told: bool) -> Result<Check> {
    let written = cursor.rest("a sentence such as `event-scored who=red points=3`")?;
    let pin = Pin::parse(&written.text);
    let pin = pin.map_err(|(at, why)| cursor.error(written.at + at, why))?;
    Ok(Check::Told(is_told, pin))
}

/// Reads `tiles 3, pennants 1, complete`.
fn read_facts(cursor: &mut Cursor<'_>) -> Result<Vec<Fact>> {
    let mut facts = Vec::new();
    let what = "tiles N, pennants N, followers N, open, open N or complete";
    for part in cursor.list(what)? {
        let mut words = cursor.part(&part);
        let (at, word) = words.expect(what)?;
        facts.push(match word {
            "tiles" => Fact::Tiles(words.number()?),
            "pennants" => Fact::Pennants(words.number()?),
            "followers" => Fact::Followers(words.number()?),
            "complete" => Fact::Complete,
            "open" if words.is_done() => Fact::Open(None),
            "open" => Fact::Open(Some(words.number()?)),
            _ => return Err(words.error(at, format!("found `{word}`; expected {what}"))),
        });
        words.finish()?;
    }
    Ok(facts)
}

//! Reads the line of one segment.

use super::line::{Line, number};
use crate::{Goods, HalfSide, HalfSideSet, Mark, Segment, SegmentKind, Side, SideSet};

/// Reads a segment and the sides at which it borders cities.
pub(super) fn read(kind: SegmentKind, line: &Line<'_>) -> Result<(Segment, SideSet), String> {
    let mut segment = Segment::new(kind);
    let mut bordered = SideSet::EMPTY;
    read_extent(&mut segment, &line.clauses[0][1..])?;
    for clause in &line.clauses[1..] {
        match clause.as_slice() {
            ["by", "city", sides @ ..] => {
                check_owner(kind, SegmentKind::Field, "by city")?;
                check_absent(bordered.is_empty(), "by city")?;
                bordered = read_sides(sides)?;
            }
            attribute => read_attribute(&mut segment, attribute)?,
        }
    }
    Ok((segment, bordered))
}

/// Reads where the segment reaches the border of the tile.
fn read_extent(segment: &mut Segment, words: &[&str]) -> Result<(), String> {
    match segment.kind {
        SegmentKind::Road | SegmentKind::City | SegmentKind::River => {
            segment.sides = read_sides(words)?;
        }
        SegmentKind::Field if words == ["inner"] => {}
        SegmentKind::Field => segment.halves = read_halves(words)?,
        kind => {
            if let Some(word) = words.first() {
                let name = kind.name();
                return Err(format!(
                    "a {name} reaches no side: unexpected `{word}`; attributes follow a comma"
                ));
            }
        }
    }
    Ok(())
}

fn read_attribute(segment: &mut Segment, words: &[&str]) -> Result<(), String> {
    let kind = segment.kind;
    match *words {
        [] => {
            return Err("nothing after a comma: remove the comma or write an attribute".to_owned());
        }
        ["pennant"] | [_, "pennants"] => {
            check_owner(kind, SegmentKind::City, "pennant")?;
            check_absent(segment.pennants == 0, "pennant")?;
            segment.pennants = if words.len() == 1 {
                1
            } else {
                number(words[0])?
            };
        }
        ["beside", ref sides @ ..] => {
            check_owner(kind, SegmentKind::City, "beside")?;
            check_absent(segment.shared_sides.is_empty(), "beside")?;
            segment.shared_sides = read_sides(sides)?;
        }
        ["link", ref letters @ ..] => {
            check_linkable(kind)?;
            check_absent(segment.links == 0, "link")?;
            segment.links = read_links(letters)?;
        }
        [word] => read_word(segment, word)?,
        _ => return Err(unknown_attribute(&words.join(" "))),
    }
    Ok(())
}

/// Reads an attribute that is a single word.
fn read_word(segment: &mut Segment, word: &str) -> Result<(), String> {
    if let Some(goods) = Goods::from_name(word) {
        check_owner(segment.kind, SegmentKind::City, word)?;
        check_absent(segment.goods.is_none(), "goods")?;
        segment.goods = Some(goods);
    } else if let Some(mark) = Mark::from_name(word) {
        check_owner(segment.kind, owner(mark), word)?;
        check_absent(!segment.marks.contains(mark), word)?;
        segment.marks = segment.marks.with(mark);
    } else {
        return Err(unknown_attribute(word));
    }
    Ok(())
}

/// Returns the kind of segment that a mark belongs to.
fn owner(mark: Mark) -> SegmentKind {
    match mark {
        Mark::Inn | Mark::Tunnel | Mark::Well => SegmentKind::Road,
        Mark::Cathedral | Mark::Princess | Mark::NoCastle => SegmentKind::City,
        Mark::PigHerd | Mark::AtCarcassonne => SegmentKind::Field,
    }
}

fn check_owner(kind: SegmentKind, owner: SegmentKind, what: &str) -> Result<(), String> {
    if kind == owner {
        return Ok(());
    }
    let (kind, owner) = (kind.name(), owner.name());
    Err(format!("`{what}` belongs to a {owner}, not to a {kind}"))
}

fn check_linkable(kind: SegmentKind) -> Result<(), String> {
    match kind {
        SegmentKind::Road | SegmentKind::City | SegmentKind::Monastery => Ok(()),
        _ => Err("`link` belongs to a road, city or monastery".to_owned()),
    }
}

fn check_absent(absent: bool, what: &str) -> Result<(), String> {
    if absent {
        Ok(())
    } else {
        Err(format!("a second `{what}` for the same segment"))
    }
}

fn read_sides(words: &[&str]) -> Result<SideSet, String> {
    if words.is_empty() {
        return Err("expected one or more sides of N E S W".to_owned());
    }
    words.iter().try_fold(SideSet::EMPTY, |sides, word| {
        let side = Side::from_name(word)
            .ok_or_else(|| format!("`{word}` is no side; expected N, E, S or W"))?;
        if sides.contains(side) {
            return Err(format!("side {word} stands twice"));
        }
        Ok(sides.with(side))
    })
}

fn read_halves(words: &[&str]) -> Result<HalfSideSet, String> {
    if words.is_empty() {
        return Err("expected half-sides or `inner`".to_owned());
    }
    words.iter().try_fold(HalfSideSet::EMPTY, |halves, word| {
        let half = HalfSide::from_name(word).ok_or_else(|| {
            format!("`{word}` is no half-side; expected NL NR EL ER SL SR WL WR, or `inner` alone")
        })?;
        if halves.contains(half) {
            return Err(format!("half-side {word} stands twice"));
        }
        Ok(halves.with(half))
    })
}

fn read_links(words: &[&str]) -> Result<u8, String> {
    let expected = || "expected `link` and letters from a to h, each once".to_owned();
    if words.is_empty() {
        return Err(expected());
    }
    words.iter().try_fold(0, |links, word| {
        let bit = match word.as_bytes() {
            &[letter @ b'a'..=b'h'] => 1 << (letter - b'a'),
            _ => return Err(expected()),
        };
        if links & bit == 0 {
            Ok(links | bit)
        } else {
            Err(expected())
        }
    })
}

fn unknown_attribute(text: &str) -> String {
    let goods = Goods::ALL.map(Goods::name).join(", ");
    let marks: Vec<_> = Mark::ALL.iter().map(|mark| mark.name()).collect();
    format!(
        "unknown attribute `{text}`; known are pennant, <n> pennants, {goods}, {}, beside <side>, by city <sides>, link <letters>",
        marks.join(", ")
    )
}

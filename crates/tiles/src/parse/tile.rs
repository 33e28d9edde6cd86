//! Reads one tile.

use super::line::{Entry, Line, number};
use super::{Problems, check, segment};
use crate::{
    Box, Group, Printing, Segment, SegmentKind, SegmentSet, SideSet, Symbol, SymbolSet, TileKind,
};

/// The greatest number of segments on a tile, so that a set of them fits into sixteen bits.
const MAX_SEGMENTS: usize = 16;

/// Reads a tile; returns also its copies per printing and the line of its alias.
pub(super) fn read(
    entry: &Entry<'_>,
    id: &str,
    pattern: Option<&TileKind>,
    home: Box,
) -> Result<(TileKind, [u8; 2], usize), Problems> {
    let mut draft = Draft::new(entry, id, pattern, home);
    let mut problems = Problems::new();
    for line in &entry.body {
        if let Err(reason) = draft.read_line(line) {
            problems.push((line.number, reason));
        }
    }
    // The checks of the whole tile would complain about the consequences of a line that was not understood.
    if problems.is_empty() {
        problems = draft.finish();
    }
    match (draft.alias, draft.copies) {
        (Some((alias, line)), Some(copies)) if problems.is_empty() => {
            draft.kind.alias = alias;
            Ok((draft.kind, copies, line))
        }
        _ => Err(problems),
    }
}

/// Checks that an id is easy to read and to type.
pub(super) fn check_id(id: &str) -> Result<(), String> {
    let word_is_plain = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if id.starts_with(|first: char| first.is_ascii_lowercase()) && id.split('-').all(word_is_plain)
    {
        Ok(())
    } else {
        Err(format!(
            "`{id}` is no id: write lower-case words and numbers joined by single hyphens, as in `city-cap-road`"
        ))
    }
}

/// Reads how many copies each printing holds; `none` reads as no copies.
pub(super) fn read_copies(line: &Line<'_>) -> Result<[u8; 2], String> {
    let expected =
        || "expected `copies first <n>, new <n>`, one of the two, or `copies none`".to_owned();
    let mut clauses = line.clauses.clone();
    clauses[0].remove(0);
    if clauses == [["none"]] {
        return Ok([0, 0]);
    }
    let mut copies = [0; 2];
    for clause in clauses {
        let [printing, n] = *clause else {
            return Err(expected());
        };
        let printing = Printing::from_name(printing).ok_or_else(expected)?;
        let slot = &mut copies[printing as usize];
        if *slot > 0 {
            return Err(format!("`{}` stands twice", printing.name()));
        }
        *slot =
            number(n).map_err(|reason| format!("{reason}; leave out a printing without copies"))?;
    }
    Ok(copies)
}

/// A tile while its lines are read.
struct Draft {
    kind: TileKind,
    head: usize,
    /// The line of each segment; the head for those of the pattern.
    lines: Vec<usize>,
    /// The sides at which segments border cities. The cities may follow below, so they are looked up at the end.
    bordered: Vec<(usize, SideSet)>,
    alias: Option<(String, usize)>,
    copies: Option<[u8; 2]>,
    group: Option<Group>,
    at_most: Option<u8>,
}

impl Draft {
    fn new(entry: &Entry<'_>, id: &str, pattern: Option<&TileKind>, home: Box) -> Self {
        let mut kind = pattern.cloned().unwrap_or(TileKind {
            id: String::new(),
            alias: String::new(),
            home,
            group: Group::Land,
            symbols: SymbolSet::EMPTY,
            at_most: None,
            segments: Vec::new(),
        });
        kind.id = id.to_owned();
        kind.home = home;
        Self {
            head: entry.head.number,
            lines: vec![entry.head.number; kind.segments.len()],
            kind,
            bordered: Vec::new(),
            alias: None,
            copies: None,
            group: None,
            at_most: None,
        }
    }

    fn read_line(&mut self, line: &Line<'_>) -> Result<(), String> {
        match line.keyword() {
            "alias" => {
                let alias = line.only_word("id in other programs")?.to_owned();
                set_once(&mut self.alias, (alias, line.number), "alias")
            }
            "copies" => set_once(&mut self.copies, read_copies(line)?, "copies"),
            "group" => set_once(&mut self.group, read_group(line)?, "group"),
            "at" => set_once(&mut self.at_most, read_at_most(line)?, "at most"),
            "symbol" => self.read_symbol(line),
            word => match SegmentKind::from_name(word) {
                Some(kind) => self.read_segment(kind, line),
                None => Err(unknown_line(word)),
            },
        }
    }

    fn read_symbol(&mut self, line: &Line<'_>) -> Result<(), String> {
        let word = line.only_word("name of a symbol")?;
        let symbol = Symbol::from_name(word).ok_or_else(|| {
            let all: Vec<_> = Symbol::ALL.iter().map(|symbol| symbol.name()).collect();
            format!("unknown symbol `{word}`; known are {}", all.join(", "))
        })?;
        if self.kind.symbols.contains(symbol) {
            return Err(format!("the tile already has the symbol `{word}`"));
        }
        self.kind.symbols = self.kind.symbols.with(symbol);
        Ok(())
    }

    fn read_segment(&mut self, kind: SegmentKind, line: &Line<'_>) -> Result<(), String> {
        let (segment, bordered) = segment::read(kind, line)?;
        if self.kind.segments.len() == MAX_SEGMENTS {
            return Err(format!("a tile has at most {MAX_SEGMENTS} segments"));
        }
        if !bordered.is_empty() {
            self.bordered.push((self.kind.segments.len(), bordered));
        }
        self.kind.segments.push(segment);
        self.lines.push(line.number);
        Ok(())
    }

    /// Completes the tile and lists what is wrong with it as a whole.
    fn finish(&mut self) -> Problems {
        self.kind.group = self.group.unwrap_or(self.kind.group);
        self.kind.at_most = self.at_most.or(self.kind.at_most);
        let mut problems = Problems::new();
        for (ix, sides) in std::mem::take(&mut self.bordered) {
            match borders(&self.kind.segments, sides) {
                Ok(borders) => self.kind.segments[ix].borders = borders,
                Err(reason) => problems.push((self.lines[ix], reason)),
            }
        }
        problems.extend(check::tile(&self.kind, &self.lines, self.head));
        let head = self.head;
        let mut complain = |reason: &str| problems.push((head, reason.to_owned()));
        if self.alias.is_none() {
            complain("the tile has no line `alias <id in other programs>`");
        }
        let in_no_set = self.copies == Some([0, 0]);
        match self.copies {
            None => complain("the tile has no line `copies first <n>, new <n>`"),
            Some(_) if in_no_set && self.kind.group != Group::Seat => {
                complain("only a tile of `group seat` has `copies none`");
            }
            Some(_) if !in_no_set && self.kind.group == Group::Seat => {
                complain("a tile of `group seat` is never in the bag: write `copies none`");
            }
            Some(_) => {}
        }
        problems
    }
}

fn set_once<T>(slot: &mut Option<T>, value: T, what: &str) -> Result<(), String> {
    if slot.is_some() {
        return Err(format!("a second `{what}` for the same tile"));
    }
    *slot = Some(value);
    Ok(())
}

fn read_group(line: &Line<'_>) -> Result<Group, String> {
    let word = line.only_word("name of a group")?;
    Group::from_name(word).ok_or_else(|| {
        let all = Group::ALL.map(Group::name).join(", ");
        format!("unknown group `{word}`; known are {all}")
    })
}

fn read_at_most(line: &Line<'_>) -> Result<u8, String> {
    match *line.only_clause()? {
        [_, "most", n] => number(n),
        _ => Err("expected `at most <n>`".to_owned()),
    }
}

fn borders(segments: &[Segment], sides: SideSet) -> Result<SegmentSet, String> {
    sides.iter().try_fold(SegmentSet::EMPTY, |found, side| {
        let city = segments
            .iter()
            .position(|segment| segment.kind == SegmentKind::City && segment.sides.contains(side));
        match city {
            Some(ix) => Ok(found.with(ix)),
            None => Err(format!(
                "`by city {0}`: no city of the tile reaches {0}",
                side.name()
            )),
        }
    })
}

fn unknown_line(word: &str) -> String {
    let kinds = SegmentKind::ALL.map(SegmentKind::name).join(", ");
    format!(
        "unknown word `{word}`; a line of a tile starts with alias, copies, group, at most, symbol, {kinds}"
    )
}

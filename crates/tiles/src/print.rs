//! Writes the catalogue's notation.

use std::fmt::{self, Write};

use crate::{
    Box, Catalogue, Group, HalfSide, KindId, Printing, Segment, SegmentKind, Side, SideSet,
    TileKind,
};

impl Catalogue {
    /// Writes the file of a box; reading it back gives the same kinds and sets.
    ///
    /// A box without a tile set gives no text. Shortcuts of the notation (`like`) are written out.
    pub fn print(&self, of: Box) -> Option<String> {
        let sets = [Printing::First, Printing::New].map(|printing| self.set(of, printing));
        let [Some(first), Some(new)] = sets else {
            return None;
        };
        let copies = |kind: KindId| {
            [first, new].map(|set| {
                let found = set.copies.iter().find(|&&(id, _)| id == kind);
                found.map_or(0, |&(_, n)| n)
            })
        };
        let mut text = format!("box {}\n", of.name());
        for &kind in &first.replaces {
            text += &format!("\nreplaces {}\n", self.kind(kind).id);
        }
        for (id, kind) in self.kinds() {
            let copies = copies(id);
            if kind.home == of {
                text += &format!(
                    "\n{}",
                    Entry {
                        kind,
                        copies: Some(copies)
                    }
                );
            } else if copies != [0, 0] {
                text += &format!("\nalso {}\n  copies  {}\n", kind.id, copies_text(copies));
            }
        }
        Some(text)
    }
}

/// Writes the tile as the catalogue's files do, without its copies.
impl fmt::Display for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}",
            Entry {
                kind: self,
                copies: None
            }
        )
    }
}

struct Entry<'a> {
    kind: &'a TileKind,
    copies: Option<[u8; 2]>,
}

impl fmt::Display for Entry<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind;
        writeln!(f, "tile {}\n  alias   {}", kind.id, kind.alias)?;
        if let Some(copies) = self.copies {
            writeln!(f, "  copies  {}", copies_text(copies))?;
        }
        if kind.group != Group::Land {
            writeln!(f, "  group   {}", kind.group.name())?;
        }
        if let Some(n) = kind.at_most {
            writeln!(f, "  at most {n}")?;
        }
        for symbol in kind.symbols.iter() {
            writeln!(f, "  symbol  {}", symbol.name())?;
        }
        for segment in &kind.segments {
            writeln!(f, "{}", segment_text(kind, segment))?;
        }
        Ok(())
    }
}

fn copies_text(copies: [u8; 2]) -> String {
    let held: Vec<_> = Printing::ALL
        .iter()
        .zip(copies)
        .filter(|&(_, n)| n > 0)
        .map(|(printing, n)| format!("{} {n}", printing.name()))
        .collect();
    if held.is_empty() {
        "none".to_owned()
    } else {
        held.join(", ")
    }
}

fn segment_text(kind: &TileKind, segment: &Segment) -> String {
    let name = segment.kind.name();
    let extent = extent(segment);
    let mut text = if extent.is_empty() {
        format!("  {name}")
    } else {
        format!("  {name:<7} {extent}")
    };
    for attribute in attributes(kind, segment) {
        text += ", ";
        text += &attribute;
    }
    text
}

/// Returns where a segment reaches the border of the tile.
fn extent(segment: &Segment) -> String {
    if segment.kind != SegmentKind::Field {
        return side_names(segment.sides);
    }
    let halves: Vec<_> = segment.halves.iter().map(HalfSide::name).collect();
    if halves.is_empty() {
        "inner".to_owned()
    } else {
        halves.join(" ")
    }
}

fn attributes(kind: &TileKind, segment: &Segment) -> Vec<String> {
    let mut attributes = Vec::new();
    match segment.pennants {
        0 => {}
        1 => attributes.push("pennant".to_owned()),
        n => attributes.push(format!("{n} pennants")),
    }
    attributes.extend(segment.goods.map(|goods| goods.name().to_owned()));
    if !segment.shared_sides.is_empty() {
        attributes.push(format!("beside {}", side_names(segment.shared_sides)));
    }
    if !segment.borders.is_empty() {
        // One side of each city is enough to name it.
        let first_side = |ix: usize| kind.segments[ix].sides.iter().next();
        let sides = segment.borders.iter().filter_map(first_side);
        let names: Vec<_> = sides.map(Side::name).collect();
        attributes.push(format!("by city {}", names.join(" ")));
    }
    attributes.extend(segment.marks.iter().map(|mark| mark.name().to_owned()));
    if segment.links != 0 {
        let mut link = "link".to_owned();
        for letter in (0..8).filter(|letter| segment.links >> letter & 1 == 1) {
            let _ = write!(link, " {}", char::from(b'a' + letter));
        }
        attributes.push(link);
    }
    attributes
}

fn side_names(sides: SideSet) -> String {
    let names: Vec<_> = sides.iter().map(Side::name).collect();
    names.join(" ")
}

//! Checks whether the segments of a tile fit together.

use super::Problems;
use crate::{Group, HalfSide, Segment, SegmentKind, Side, Terrain, TileKind};

/// The kinds of which a tile may have several segments.
const REPEATABLE: [SegmentKind; 4] = [
    SegmentKind::Road,
    SegmentKind::City,
    SegmentKind::Field,
    SegmentKind::River,
];

/// Lists what is wrong with a tile whose segments stand in the given lines.
pub(super) fn tile(kind: &TileKind, lines: &[usize], head: usize) -> Problems {
    let mut check = Check {
        kind,
        lines,
        head,
        problems: Problems::new(),
    };
    check.single_segments();
    check.sides();
    check.half_sides();
    check.links();
    check.group();
    check.problems
}

struct Check<'a> {
    kind: &'a TileKind,
    lines: &'a [usize],
    head: usize,
    problems: Problems,
}

impl Check<'_> {
    fn complain(&mut self, segment_ix: Option<usize>, reason: impl Into<String>) {
        let line = segment_ix.map_or(self.head, |ix| self.lines[ix]);
        self.problems.push((line, reason.into()));
    }

    fn has(&self, kind: SegmentKind) -> bool {
        self.kind
            .segments
            .iter()
            .any(|segment| segment.kind == kind)
    }

    /// Returns the indexes of the segments that fulfill a condition.
    fn segments_where(&self, condition: impl Fn(&Segment) -> bool) -> Vec<usize> {
        (0..self.kind.segments.len())
            .filter(|&ix| condition(&self.kind.segments[ix]))
            .collect()
    }

    fn single_segments(&mut self) {
        for kind in SegmentKind::ALL {
            let found = self.segments_where(|segment| segment.kind == kind);
            if let [_, second, ..] = *found
                && !REPEATABLE.contains(&kind)
            {
                let reason = format!("a second {} on the same tile", kind.name());
                self.complain(Some(second), reason);
            }
        }
        if self.has(SegmentKind::Abbey) && self.kind.segments.len() > 1 {
            self.complain(None, "an abbey fills the whole tile: no other segments");
        }
    }

    /// A side is reached by one segment, and by a second city only if that says `beside`.
    fn sides(&mut self) {
        let segments = &self.kind.segments;
        for side in Side::ALL {
            let name = side.name();
            let reaching = self.segments_where(|segment| segment.sides.contains(side));
            let beside = self.segments_where(|segment| segment.shared_sides.contains(side));
            for &second in reaching.iter().skip(1) {
                let reason = format!("side {name} is already reached by a segment above");
                self.complain(Some(second), reason);
            }
            for second in beside {
                let other_city = reaching
                    .iter()
                    .any(|&ix| ix != second && segments[ix].kind == SegmentKind::City);
                if !other_city {
                    let reason = format!("`beside {name}`: no other city reaches {name}");
                    self.complain(Some(second), reason);
                }
            }
        }
    }

    /// A city takes its side whole. Every half of the other sides is in one field, except at the walls of
    /// Carcassonne, which may take half of a side or all of it, and around an abbey.
    fn half_sides(&mut self) {
        let may_have_walls = matches!(self.kind.group, Group::Carcassonne | Group::Seat);
        for half in HalfSide::all() {
            let name = half.name();
            let terrain = self.kind.terrain(half.side());
            let fields = self.segments_where(|segment| segment.halves.contains(half));
            let wall = may_have_walls && matches!(terrain, Terrain::Field | Terrain::Closed);
            match *fields {
                [first, ..] if terrain == Terrain::City => {
                    let side = half.side().name();
                    let reason = format!("no field at {name}: a city takes the whole side {side}");
                    self.complain(Some(first), reason);
                }
                [] if terrain != Terrain::City && !wall => {
                    let reason = format!("half-side {name} is in no field and on no city side");
                    self.complain(None, reason);
                }
                [_, second, ..] => {
                    let reason = format!("half-side {name} is already in a field above");
                    self.complain(Some(second), reason);
                }
                _ => {}
            }
        }
    }

    fn links(&mut self) {
        for letter in 0..8 {
            let linked = self.segments_where(|segment| segment.links >> letter & 1 == 1);
            if let [alone] = *linked {
                let letter = char::from(b'a' + letter);
                let reason = format!("`link {letter}` stands at no other segment of the tile");
                self.complain(Some(alone), reason);
            }
        }
    }

    fn group(&mut self) {
        let of_a_river = matches!(
            self.kind.group,
            Group::Spring | Group::Fork | Group::River | Group::Lake
        );
        if of_a_river != self.has(SegmentKind::River) {
            let reason =
                "a tile with a river is of group spring, fork, river or lake, and no other tile is";
            self.complain(None, reason);
        }
    }
}

//! Checks whether the segments of a tile fit together.

use super::Problems;
use crate::{Group, HalfSide, SegmentKind, Side, Terrain, TileKind};

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
    fn complain(&mut self, segment_ix: Option<usize>, reason: String) {
        let line = segment_ix.map_or(self.head, |ix| self.lines[ix]);
        self.problems.push((line, reason));
    }

    fn has(&self, kind: SegmentKind) -> bool {
        self.kind
            .segments
            .iter()
            .any(|segment| segment.kind == kind)
    }

    /// Returns the indexes of the segments of these kinds that fulfill a condition on their index.
    fn segments_where(&self, condition: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.kind.segments.len())
            .filter(|&ix| condition(ix))
            .collect()
    }

    fn single_segments(&mut self) {
        let segments = &self.kind.segments;
        for kind in SegmentKind::ALL {
            let repeatable = [
                SegmentKind::Road,
                SegmentKind::City,
                SegmentKind::Field,
                SegmentKind::River,
            ];
            let found = self.segments_where(|ix| segments[ix].kind == kind);
            if let [_, second, ..] = *found
                && !repeatable.contains(&kind)
            {
                self.complain(
                    Some(second),
                    format!("a second {} on the same tile", kind.name()),
                );
            }
        }
        if self.has(SegmentKind::Abbey) && segments.len() > 1 {
            self.complain(
                None,
                "an abbey fills the whole tile: no other segments".to_owned(),
            );
        }
    }

    /// A side is reached by one segment, and by a second city only if that says `beside`.
    fn sides(&mut self) {
        let segments = &self.kind.segments;
        for side in Side::ALL {
            let name = side.name();
            let reaching = self.segments_where(|ix| segments[ix].sides.contains(side));
            let beside = self.segments_where(|ix| segments[ix].shared_sides.contains(side));
            for &second in reaching.iter().skip(1) {
                let reason = format!("side {name} is already reached by a segment above");
                self.complain(Some(second), reason);
            }
            for second in beside {
                let other_city = reaching
                    .iter()
                    .any(|&ix| ix != second && segments[ix].kind == SegmentKind::City);
                if !other_city {
                    let reason =
                        format!("`beside {name}`: no other city of the tile reaches {name}");
                    self.complain(Some(second), reason);
                }
            }
        }
    }

    /// A city takes its side whole. Every half of the other sides is in one field, except at the walls of
    /// Carcassonne, which may take half of a side or all of it, and around an abbey.
    fn half_sides(&mut self) {
        let segments = &self.kind.segments;
        let may_have_walls = matches!(self.kind.group, Group::Carcassonne | Group::Seat);
        for half in HalfSide::all() {
            let name = half.name();
            let terrain = self.kind.terrain(half.side());
            let fields = self.segments_where(|ix| segments[ix].halves.contains(half));
            let wall = may_have_walls && matches!(terrain, Terrain::Field | Terrain::Closed);
            match *fields {
                [first, ..] if terrain == Terrain::City => {
                    let side = half.side().name();
                    self.complain(
                        Some(first),
                        format!("{name} cannot be field: a city takes the whole side {side}"),
                    );
                }
                [] if terrain != Terrain::City && !wall => {
                    self.complain(None, format!("half-side {name} is in no field: add it to one, or let a city reach that side"));
                }
                [_, second, ..] => {
                    self.complain(
                        Some(second),
                        format!("half-side {name} is already in a field above"),
                    );
                }
                _ => {}
            }
        }
    }

    fn links(&mut self) {
        let segments = &self.kind.segments;
        for letter in 0..8 {
            let linked = self.segments_where(|ix| segments[ix].links >> letter & 1 == 1);
            if let [alone] = *linked {
                let letter = char::from(b'a' + letter);
                self.complain(
                    Some(alone),
                    format!("`link {letter}` stands at no other segment of the tile"),
                );
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
            self.complain(None, reason.to_owned());
        }
    }
}

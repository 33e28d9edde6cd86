//! Tile kinds prepared for play: edges in all rotations, segments by side.

use carcas_tiles::{
    Box, Group, HalfSideSet, KindId, Mark, MarkSet, Rotation, Segment, SegmentKind, SegmentSet,
    Side, Symbol, SymbolSet, TileKind,
};

use super::choices::TunnelFields;
use super::edges::{Edges, Turns};
use super::setup::Setup;
use crate::feature::{Bordered, Columns};

/// The index of a tile kind among those of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindIx(pub u8);

/// Stands for "no segment" in the tables of a kind.
pub(crate) const NO_SEGMENT: u8 = u8::MAX;

/// The segments at one side of a turned tile, each by its place on the tile or [`NO_SEGMENT`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Border {
    /// The road or city.
    pub(crate) line: u8,
    /// A second city that ends on the same side.
    pub(crate) also: u8,
    /// The fields at the left and the right half.
    pub(crate) fields: [u8; 2],
}

/// A tile kind prepared for play.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) id: KindId,
    pub(crate) group: Group,
    pub(crate) symbols: SymbolSet,
    pub(crate) segments: Vec<Segment>,
    /// What each segment is as a feature of its own, and which cities it borders.
    pub(crate) columns: Vec<(Columns, Bordered)>,
    /// Roads and cities: segments that are complete when no side is open.
    pub(crate) roads: SegmentSet,
    pub(crate) cities: SegmentSet,
    /// The edges in the rotations that look different.
    pub(crate) turns: Turns,
    /// Maps each rotation to the earliest one that looks the same.
    canonical: [Rotation; 4],
    /// What each side shows in each rotation.
    borders: [[Border; 4]; 4],
    /// Monasteries, abbeys and gardens: segments that count the tiles around them.
    pub(crate) centers: SegmentSet,
    /// Foundations of towers.
    pub(crate) towers: SegmentSet,
    /// Cities with a princess.
    pub(crate) princesses: SegmentSet,
    pub(crate) has_river: bool,
}

impl Kind {
    pub(crate) fn new(id: KindId, tile: &TileKind, setup: &Setup) -> Self {
        let segments = segments_in_play(tile, setup);
        let mut unturned = Edges::NONE;
        for side in Side::ALL {
            unturned.set(side, Edges::bit(tile.terrain(side)));
        }
        let canonical = Rotation::ALL.map(|rotation| earliest_alike(&segments, rotation));
        let turns = Turns::of(unturned, |rotation| canonical[rotation.ix()] == rotation);
        Self {
            id,
            group: tile.group,
            symbols: if setup.is_decoration(tile.home) {
                SymbolSet::EMPTY
            } else {
                tile.symbols
            },
            has_river: !of_kinds(&segments, &[SegmentKind::River]).is_empty(),
            columns: segments
                .iter()
                .map(|segment| (Columns::of(segment), Bordered::of(segment)))
                .collect(),
            roads: of_kinds(&segments, &[SegmentKind::Road]),
            cities: of_kinds(&segments, &[SegmentKind::City]),
            centers: of_kinds(
                &segments,
                &[
                    SegmentKind::Monastery,
                    SegmentKind::Abbey,
                    SegmentKind::Garden,
                ],
            ),
            towers: of_kinds(&segments, &[SegmentKind::Tower]),
            princesses: those(&segments, |segment| segment.marks.contains(Mark::Princess)),
            borders: borders(&segments),
            segments,
            turns,
            canonical,
        }
    }

    /// Returns the edges of the turned tile.
    #[inline]
    pub(crate) const fn edges(&self, rotation: Rotation) -> Edges {
        self.turns.edges(rotation)
    }

    /// Returns the earliest rotation in which the tile looks as it does in this one.
    pub(crate) const fn canonical(&self, rotation: Rotation) -> Rotation {
        self.canonical[rotation.ix()]
    }

    /// Returns what a side of the turned tile shows.
    #[inline]
    pub(crate) const fn border(&self, side: Side, rotation: Rotation) -> Border {
        self.borders[rotation.ix()][side.ix()]
    }

    /// Whether the tile shows anything but walls.
    pub(crate) fn has_landscape(&self) -> bool {
        !self.turns.are_closed()
    }

    /// Whether the tile carries a symbol.
    pub(crate) const fn has(&self, symbol: Symbol) -> bool {
        self.symbols.contains(symbol)
    }
}

fn of_kinds(segments: &[Segment], kinds: &[SegmentKind]) -> SegmentSet {
    those(segments, |segment| kinds.contains(&segment.kind))
}

fn those(segments: &[Segment], test: impl Fn(&Segment) -> bool) -> SegmentSet {
    let segments = segments.iter().enumerate();
    segments
        .filter(|(_, segment)| test(segment))
        .fold(SegmentSet::EMPTY, |set, (ix, _)| set.with(ix))
}

/// Returns what each side of a tile shows, for each rotation.
fn borders(segments: &[Segment]) -> [[Border; 4]; 4] {
    let find = |test: &dyn Fn(&Segment) -> bool| {
        let ix = segments.iter().rposition(test);
        ix.map_or(NO_SEGMENT, |ix| ix as u8)
    };
    let is_line = |kind| matches!(kind, SegmentKind::Road | SegmentKind::City);
    Rotation::ALL.map(|rotation| {
        Side::ALL.map(|side| Border {
            line: find(&|segment| {
                is_line(segment.kind) && segment.sides.turned(rotation).contains(side)
            }),
            also: find(&|segment| segment.shared_sides.turned(rotation).contains(side)),
            fields: side.halves().map(|half| {
                find(&|segment| {
                    segment.kind == SegmentKind::Field
                        && segment.halves.turned(rotation).contains(half)
                })
            }),
        })
    })
}

/// Returns the segments of a tile as this game plays them.
fn segments_in_play(tile: &TileKind, setup: &Setup) -> Vec<Segment> {
    let mut segments = tile.segments.clone();
    for segment in &mut segments {
        segment
            .marks
            .retain(|mark| setup.is_mark_in_play(tile.home, mark));
        segment.goods = segment.goods.filter(|_| !setup.is_decoration(tile.home));
    }
    if tile.group == Group::Carcassonne {
        build_carcassonne(&mut segments);
    }
    let cuts_fields = setup.choices().tunnel_fields == TunnelFields::Four;
    if cuts_fields && tile.home == Box::PrincessAndDragon {
        split_at_tunnel(&mut segments);
    }
    segments
}

/// Gives each of the twelve tiles its part of the city, which borders the fields, and one of them the four quarters.
///
/// Rule: CO-06, CO-07, CO-F5.
fn build_carcassonne(segments: &mut Vec<Segment>) {
    if let Some(ix) = segments
        .iter()
        .position(|segment| segment.kind == SegmentKind::Quarter)
    {
        let quarter = segments[ix];
        segments.splice(ix..=ix, [quarter; 4]);
    }
    let city_ix = segments.len();
    for field in segments
        .iter_mut()
        .filter(|segment| segment.kind == SegmentKind::Field)
    {
        field.borders = field.borders.with(city_ix);
    }
    segments.push(Segment {
        marks: MarkSet::EMPTY.with(Mark::AtCarcassonne),
        ..Segment::new(SegmentKind::City)
    });
}

/// Lets a tunnel cut the fields that it passes under.
///
/// Rule: PD-65.
fn split_at_tunnel(segments: &mut Vec<Segment>) {
    let has_tunnel = |segment: &Segment| segment.marks.contains(Mark::Tunnel);
    let Some(tunnel) = segments.iter().copied().find(has_tunnel) else {
        return;
    };
    for side in tunnel.sides.iter() {
        let [left, right] = side.halves();
        let both =
            |segment: &Segment| segment.halves.contains(left) && segment.halves.contains(right);
        if let Some(ix) = segments.iter().position(both) {
            let field = segments[ix];
            let half = |half| Segment {
                halves: HalfSideSet::EMPTY.with(half),
                ..field
            };
            segments[ix] = half(left);
            segments.push(half(right));
        }
    }
}

/// Returns the earliest rotation that shows the same picture, comparing everything that is printed.
fn earliest_alike(segments: &[Segment], rotation: Rotation) -> Rotation {
    let picture = |rotation: Rotation| {
        let mut picture: Vec<_> = segments
            .iter()
            .map(|segment| description(segments, segment, rotation))
            .collect();
        picture.sort_unstable();
        picture
    };
    let wanted = picture(rotation);
    Rotation::ALL
        .into_iter()
        .find(|&candidate| picture(candidate) == wanted)
        .unwrap_or(rotation)
}

/// Describes a turned segment so that equal-looking segments compare equal, whatever their index.
fn description(segments: &[Segment], segment: &Segment, rotation: Rotation) -> [u32; 9] {
    let bordered_sides = segment.borders.iter().fold(0, |sides, ix| {
        sides | u32::from(segments[ix].sides.turned(rotation).bits())
    });
    let links: u32 = segments
        .iter()
        .filter(|other| other.links & segment.links != 0)
        .fold(0, |sides, other| {
            sides | u32::from(other.sides.turned(rotation).bits())
        });
    let halves: HalfSideSet = segment.halves.turned(rotation);
    [
        segment.kind as u32,
        u32::from(segment.sides.turned(rotation).bits()),
        u32::from(halves.bits()),
        bordered_sides,
        u32::from(segment.pennants),
        segment.goods.map_or(0, |goods| goods as u32 + 1),
        u32::from(segment.marks.bits()),
        links,
        u32::from(segment.shared_sides.turned(rotation).bits()),
    ]
}

//! Tile kinds prepared for play: edges packed for one comparison, segments by side.

use carcas_tiles::{
    Box, Group, HalfSide, HalfSideSet, KindId, Mark, MarkSet, Rotation, Segment, SegmentKind,
    SegmentSet, Side, Symbol, SymbolSet, Terrain, TileKind,
};

use super::choices::TunnelFields;
use super::setup::Setup;

/// The index of a tile kind among those of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindIx(pub u8);

/// Terrain per side, one nibble each from north upwards, one bit per terrain.
///
/// A tile shows exactly one bit per nibble (none where it is closed). An empty cell allows a set of them; a tile fits
/// when it shows nothing that the cell does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edges(pub(crate) u16);

impl Edges {
    /// What a cell without neighbors allows.
    pub(crate) const ANY: Self = Self(0xFFFF);

    const fn bit(terrain: Terrain) -> u16 {
        match terrain {
            Terrain::Field => 1,
            Terrain::Road => 2,
            Terrain::City => 4,
            Terrain::River => 8,
            Terrain::Closed => 0,
        }
    }

    /// Returns the nibble at a side.
    #[inline]
    pub(crate) const fn at(self, side: Side) -> u16 {
        self.0 >> (side as u16 * 4) & 0xF
    }

    /// Replaces the nibble at a side.
    #[inline]
    pub(crate) fn set(&mut self, side: Side, nibble: u16) {
        let shift = side as u16 * 4;
        self.0 = self.0 & !(0xF << shift) | nibble << shift;
    }

    /// Tells whether a side shows, or allows nothing but, river.
    #[inline]
    pub(crate) const fn is_river(self, side: Side) -> bool {
        self.at(side) == Self::bit(Terrain::River)
    }
}

/// A set of rotations, bit 0 for no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RotationSet(pub(crate) u8);

impl RotationSet {
    /// Tells whether the set has no members.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of members.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether the set holds `rotation`.
    #[inline]
    pub const fn contains(self, rotation: Rotation) -> bool {
        self.0 >> rotation.ix() & 1 == 1
    }

    /// Returns the members in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Rotation> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let rotation = (bits != 0).then(|| Rotation::from_ix(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            rotation
        })
    }

    /// Keeps the members that pass a test.
    #[inline]
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(Rotation) -> bool) {
        for rotation in self.iter() {
            if !keep(rotation) {
                self.0 &= !(1 << rotation.ix());
            }
        }
    }
}

/// Stands for "no segment" in the tables of a kind.
pub(crate) const NO_SEGMENT: u8 = u8::MAX;

/// A tile kind prepared for play.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) id: KindId,
    pub(crate) group: Group,
    pub(crate) symbols: SymbolSet,
    pub(crate) segments: Vec<Segment>,
    /// The packed edges of the four rotations, rotation 0 in the lowest lane.
    lanes: u64,
    /// The highest bit of each lane whose rotation looks like no earlier one.
    distinct: u64,
    /// Maps each rotation to the earliest one that looks the same.
    canonical: [Rotation; 4],
    /// The road or city segment at each side of the unturned tile.
    side_segment: [u8; 4],
    /// The field segment at each half-side of the unturned tile.
    half_segment: [u8; 8],
    /// Monasteries, abbeys and gardens: segments that count the tiles around them.
    pub(crate) centers: SegmentSet,
    pub(crate) has_river: bool,
}

const LANE_TOPS: u64 = 0x8000_8000_8000_8000;

impl Kind {
    pub(crate) fn new(id: KindId, tile: &TileKind, setup: &Setup) -> Self {
        let segments = segments_in_play(tile, setup);
        let mut side_segment = [NO_SEGMENT; 4];
        let mut half_segment = [NO_SEGMENT; 8];
        let mut centers = SegmentSet::EMPTY;
        for (ix, segment) in segments.iter().enumerate() {
            match segment.kind {
                SegmentKind::Road | SegmentKind::City => {
                    for side in segment.sides.iter() {
                        side_segment[side.ix()] = ix as u8;
                    }
                }
                SegmentKind::Field => {
                    for half in segment.halves.iter() {
                        half_segment[half.ix()] = ix as u8;
                    }
                }
                SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden => {
                    centers = centers.with(ix);
                }
                SegmentKind::River | SegmentKind::Tower | SegmentKind::Quarter => {}
            }
        }
        let mut unturned = Edges(0);
        for side in Side::ALL {
            unturned.set(side, Edges::bit(tile.terrain(side)));
        }
        let canonical = Rotation::ALL.map(|rotation| earliest_alike(&segments, rotation));
        let mut lanes = 0;
        let mut distinct = 0;
        for rotation in Rotation::ALL {
            let turned = unturned.0.rotate_left(4 * rotation.ix() as u32);
            lanes |= u64::from(turned) << (16 * rotation.ix());
            if canonical[rotation.ix()] == rotation {
                distinct |= 0x8000 << (16 * rotation.ix());
            }
        }
        Self {
            id,
            group: tile.group,
            symbols: if setup.is_decoration(tile.home) {
                SymbolSet::EMPTY
            } else {
                tile.symbols
            },
            has_river: segments
                .iter()
                .any(|segment| segment.kind == SegmentKind::River),
            segments,
            lanes,
            distinct,
            canonical,
            side_segment,
            half_segment,
            centers,
        }
    }

    /// Returns the edges of the turned tile.
    #[inline]
    pub(crate) const fn edges(&self, rotation: Rotation) -> Edges {
        Edges((self.lanes >> (16 * rotation.ix())) as u16)
    }

    /// Returns the distinct rotations that fit a cell, all four compared at once.
    ///
    /// Rule: BA-07.
    #[inline]
    pub(crate) const fn fitting(&self, allowed: Edges) -> RotationSet {
        let misfits = self.lanes & !(allowed.0 as u64 * 0x0001_0001_0001_0001);
        // Adding 0x7FFF carries into the top bit of every lane that is not zero below it.
        let occupied = ((misfits & !LANE_TOPS) + (LANE_TOPS - 0x0001_0001_0001_0001)) | misfits;
        let fits = !occupied & self.distinct;
        // The product gathers the four top bits, at 0, 16, 32 and 48 after the shift, side by side from bit 48 up.
        let gathered = (fits >> 15).wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48;
        RotationSet((gathered & 0xF) as u8)
    }

    /// Returns the earliest rotation in which the tile looks as it does in this one.
    pub(crate) const fn canonical(&self, rotation: Rotation) -> Rotation {
        self.canonical[rotation.ix()]
    }

    /// Returns the road or city segment at a side of the turned tile.
    #[inline]
    pub(crate) const fn segment_at(&self, side: Side, rotation: Rotation) -> u8 {
        self.side_segment[side.turned(rotation.inverse()).ix()]
    }

    /// Returns the field segment at a half-side of the turned tile.
    #[inline]
    pub(crate) const fn field_at(&self, half: HalfSide, rotation: Rotation) -> u8 {
        self.half_segment[half.ix().wrapping_sub(2 * rotation.ix()) & 7]
    }

    /// Tells whether the tile shows anything but walls.
    pub(crate) fn has_landscape(&self) -> bool {
        self.lanes != 0
    }

    /// Tells whether the tile carries a symbol.
    pub(crate) const fn has(&self, symbol: Symbol) -> bool {
        self.symbols.contains(symbol)
    }
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

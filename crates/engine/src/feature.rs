//! Features: connected segments, kept as a union-find over one flat array.
//!
//! Every placed segment is a member of a feature. A member names its root, and those of a feature form a ring. Joining
//! two features renames the roots of the smaller one, so finding a root is one look-up and walking a feature follows
//! the ring.

use carcas_tiles::{Mark, MarkSet, Segment, SegmentKind};

use crate::board::TileIx;
use crate::flat::Flat;

/// The index of a placed segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SegmentIx(pub u16);

impl SegmentIx {
    #[inline]
    pub(crate) const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// The index of a feature: its root segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureIx(pub u16);

impl FeatureIx {
    #[inline]
    pub(crate) const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// The columns of a feature. Each has its merge law; [`Columns::joined`] is the only place that applies them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    /// What the feature is; equal on both sides of every join.
    pub(crate) kind: SegmentKind,
    /// Sides (road, city) or half-sides (field) without a neighbor, or empty cells around (monastery, abbey, garden): sum.
    pub(crate) open: u16,
    /// Segments in the feature: sum.
    pub(crate) n_segments: u16,
    /// Followers of all seats: sum.
    pub(crate) n_followers: u8,
    /// Pennants: sum.
    pub(crate) pennants: u8,
    /// Marks of other boxes: union.
    pub(crate) marks: Marks,
}

/// The marks that are asked of a feature as a whole, in one byte, and whether a barn stands in it. Other marks are looked up
/// where they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marks(u8);

impl Marks {
    const fn bit(mark: Mark) -> u8 {
        match mark {
            Mark::Inn => 1,
            Mark::Cathedral => 1 << 1,
            Mark::PigHerd => 1 << 2,
            Mark::AtCarcassonne => 1 << 3,
            Mark::Princess | Mark::Tunnel | Mark::NoCastle | Mark::Well => 0,
        }
    }

    fn of(printed: MarkSet) -> Self {
        Self(printed.iter().fold(0, |bits, mark| bits | Self::bit(mark)))
    }

    /// Set in a field with a barn, which never leaves.
    const BARN: u8 = 1 << 7;

    #[inline]
    pub(crate) const fn has_barn(self) -> bool {
        self.0 & Self::BARN != 0
    }

    pub(crate) fn add_barn(&mut self) {
        self.0 |= Self::BARN;
    }

    const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a segment of the feature carries a mark; always `false` for marks that are not kept here.
    #[inline]
    pub(crate) const fn contains(self, mark: Mark) -> bool {
        debug_assert!(Self::bit(mark) != 0, "such marks are not kept");
        self.0 & Self::bit(mark) != 0
    }
}

/// Whether features of a kind are ever complete.
///
/// Rule: BA-26 to BA-29.
pub(crate) const fn can_be_complete(kind: SegmentKind) -> bool {
    use SegmentKind::{Abbey, City, Garden, Monastery, Road};
    matches!(kind, Road | City | Monastery | Abbey | Garden)
}

impl Columns {
    /// Whether nothing can be added: the feature is complete, or a closed field.
    ///
    /// Rule: BA-26 to BA-28, HS-17.
    #[inline]
    pub(crate) const fn is_closed(&self) -> bool {
        self.open == 0
    }

    #[inline]
    pub(crate) const fn is_complete(&self) -> bool {
        self.is_closed() && can_be_complete(self.kind)
    }

    /// Returns the columns of a segment as a feature of its own.
    pub(crate) fn of(segment: &Segment) -> Self {
        Self {
            kind: segment.kind,
            // A side that two cities share is open for both.
            open: (segment.sides.len() + segment.shared_sides.len() + segment.halves.iter().count())
                as u16,
            n_segments: 1,
            n_followers: 0,
            pennants: segment.pennants,
            marks: Marks::of(segment.marks),
        }
    }

    /// Merges the columns of two features that become one.
    #[inline]
    pub(crate) const fn joined(self, other: Self) -> Self {
        Self {
            kind: self.kind,
            open: self.open + other.open,
            n_segments: self.n_segments + other.n_segments,
            n_followers: self.n_followers + other.n_followers,
            pennants: self.pennants + other.pennants,
            marks: self.marks.union(other.marks),
        }
    }
}

/// The cities that a segment borders on its own tile, so far as two bytes tell: none, one by its index, or several.
///
/// Nearly all fields border one city at most, and need no look at their tile when cities are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bordered(u16);

/// What [`Bordered`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BorderedCities {
    None,
    One(SegmentIx),
    /// Those that are printed.
    Several,
}

impl Bordered {
    const NONE: Self = Self(u16::MAX);
    const SEVERAL: Self = Self(u16::MAX - 1);
    /// None either: a bridge touches nothing on its tile.
    pub(crate) const BRIDGE: Self = Self(u16::MAX - 2);

    /// Returns what a segment borders if the tile's segments are counted from 0.
    pub(crate) fn of(segment: &Segment) -> Self {
        let mut cities = segment.borders.iter();
        match (cities.next(), cities.next()) {
            (None, _) => Self::NONE,
            (Some(city), None) => Self(city as u16),
            (Some(_), Some(_)) => Self::SEVERAL,
        }
    }

    /// Returns the same for a tile whose segments are counted from a first one.
    #[inline]
    const fn counted_from(self, first: u16) -> Self {
        if self.0 < Self::BRIDGE.0 {
            Self(self.0 + first)
        } else {
            self
        }
    }

    #[inline]
    pub(crate) const fn cities(self) -> BorderedCities {
        match self {
            Self::NONE | Self::BRIDGE => BorderedCities::None,
            Self::SEVERAL => BorderedCities::Several,
            Self(city) => BorderedCities::One(SegmentIx(city)),
        }
    }
}

/// A placed segment in the ring of its feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Member {
    root: u16,
    /// The next member of the ring.
    next: u16,
    tile: TileIx,
    bordered: Bordered,
    /// Valid at a root only.
    columns: Columns,
}

/// All features on the board.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Features {
    members: Flat<Member>,
}

impl Clone for Features {
    fn clone(&self) -> Self {
        Self {
            members: self.members.clone(),
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.members.clone_from(&source.members);
    }
}

impl Features {
    pub(crate) fn with_capacity(n_segments: usize) -> Self {
        Self {
            members: Flat::with_capacity(n_segments),
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.members.len()
    }

    /// Adds the segments of a tile, each as a feature of its own.
    #[inline]
    pub(crate) fn push_all(&mut self, tile: TileIx, segments: &[(Columns, Bordered)]) {
        let first = self.members.len() as u16;
        let members = (first..).zip(segments);
        let members = members.map(|(ix, &(columns, bordered))| Member {
            root: ix,
            next: ix,
            tile,
            bordered: bordered.counted_from(first),
            columns,
        });
        self.members.extend(members);
    }

    /// Returns the feature that a segment belongs to.
    #[inline]
    pub(crate) fn of(&self, segment: SegmentIx) -> FeatureIx {
        FeatureIx(self.members[segment.ix()].root)
    }

    #[inline]
    pub(crate) fn of_run(
        &self,
        first: u16,
        n_segments: usize,
    ) -> impl Iterator<Item = FeatureIx> + '_ {
        let run = usize::from(first)..usize::from(first) + n_segments;
        let members = self.members[run].iter();
        members.map(|member| FeatureIx(member.root))
    }

    /// Returns every feature with its columns, in the order of their roots.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (FeatureIx, &Columns)> + '_ {
        let members = (0..).zip(self.members.iter());
        members
            .filter(|&(ix, member)| member.root == ix)
            .map(|(ix, member)| (FeatureIx(ix), &member.columns))
    }

    #[inline]
    pub(crate) fn columns(&self, feature: FeatureIx) -> &Columns {
        &self.members[feature.ix()].columns
    }

    #[inline]
    pub(crate) fn columns_mut(&mut self, feature: FeatureIx) -> &mut Columns {
        &mut self.members[feature.ix()].columns
    }

    #[inline]
    pub(crate) fn tile(&self, segment: SegmentIx) -> TileIx {
        self.members[segment.ix()].tile
    }

    #[inline]
    pub(crate) fn is_bridge(&self, segment: SegmentIx) -> bool {
        self.members[segment.ix()].bordered == Bordered::BRIDGE
    }

    /// Joins the features of two segments that meet and returns the feature they form.
    ///
    /// Rule: BA-12, BA-13.
    #[inline]
    pub(crate) fn join(&mut self, a: SegmentIx, b: SegmentIx) -> FeatureIx {
        let (a, b) = (self.of(a), self.of(b));
        if a == b {
            return a;
        }
        let (large, small) = if self.columns(a).n_segments >= self.columns(b).n_segments {
            (a, b)
        } else {
            (b, a)
        };
        let merged = self.columns(large).joined(*self.columns(small));
        let mut last = small.ix();
        loop {
            let member = &mut self.members[last];
            member.root = large.0;
            if member.next == small.0 {
                break;
            }
            last = usize::from(member.next);
        }
        // Swapping the successors of one member each turns two rings into one.
        self.members[last].next = self.members[large.ix()].next;
        self.members[large.ix()].next = small.0;
        *self.columns_mut(large) = merged;
        large
    }

    /// Joins two segments across an edge that both had counted as open.
    #[inline]
    pub(crate) fn join_open(&mut self, a: SegmentIx, b: SegmentIx) {
        let feature = self.join(a, b);
        self.columns_mut(feature).open -= 2;
    }

    /// Joins the cities of an edge that several of them share on one side or on both. Each had counted it as open.
    pub(crate) fn join_shared(&mut self, cities: &[SegmentIx]) {
        for pair in cities.windows(2) {
            self.join(pair[0], pair[1]);
        }
        if let Some(&city) = cities.first() {
            let feature = self.of(city);
            self.columns_mut(feature).open -= cities.len() as u16;
        }
    }

    /// Closes an edge of a segment without joining it to anything, and returns its feature.
    ///
    /// Rule: AM-06.
    pub(crate) fn close(&mut self, segment: SegmentIx) -> FeatureIx {
        let feature = self.of(segment);
        self.columns_mut(feature).open -= 1;
        feature
    }

    /// Returns the segments of roads and cities with their features, in rising order.
    #[inline]
    pub(crate) fn lines(&self) -> impl Iterator<Item = (SegmentIx, FeatureIx)> + '_ {
        let members = self.members.iter().enumerate();
        // What a segment was when it was laid says enough: half of them are fields.
        let is_line =
            |member: &Member| matches!(member.columns.kind, SegmentKind::Road | SegmentKind::City);
        members
            .filter(move |(_, member)| is_line(member))
            .map(|(ix, member)| (SegmentIx(ix as u16), FeatureIx(member.root)))
    }

    /// Returns the members of a feature, starting at its root.
    #[inline]
    pub(crate) fn members(&self, feature: FeatureIx) -> impl Iterator<Item = SegmentIx> + '_ {
        self.ring(feature).map(|(segment, _)| segment)
    }

    /// Returns the members of a feature with the cities that each borders on its tile.
    #[inline]
    pub(crate) fn bordered(
        &self,
        feature: FeatureIx,
    ) -> impl Iterator<Item = (SegmentIx, BorderedCities)> + '_ {
        self.ring(feature)
            .map(|(segment, member)| (segment, member.bordered.cities()))
    }

    /// Returns the tile of each member of a feature.
    #[inline]
    pub(crate) fn tiles(&self, feature: FeatureIx) -> impl Iterator<Item = TileIx> + '_ {
        self.ring(feature).map(|(_, member)| member.tile)
    }

    #[inline]
    fn ring(&self, feature: FeatureIx) -> impl Iterator<Item = (SegmentIx, &Member)> + '_ {
        let mut next = Some(feature.0);
        std::iter::from_fn(move || {
            let current = next?;
            let member = &self.members[usize::from(current)];
            next = (member.next != feature.0).then_some(member.next);
            Some((SegmentIx(current), member))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(seed: u16) -> Columns {
        Columns {
            kind: SegmentKind::City,
            open: seed % 7,
            n_segments: 1 + seed % 3,
            n_followers: (seed % 4) as u8,
            pennants: (seed % 5) as u8,
            marks: Marks((seed % 11) as u8),
        }
    }

    #[test]
    fn merge_laws_are_associative_and_commutative() {
        for a in 0..20 {
            for b in 0..20 {
                let (x, y, z) = (columns(a), columns(b * 3 + 1), columns(a + b));
                assert_eq!(x.joined(y), y.joined(x));
                assert_eq!(x.joined(y).joined(z), x.joined(y.joined(z)));
            }
        }
    }

    #[test]
    fn an_empty_feature_is_neutral() {
        let nothing = Columns {
            kind: SegmentKind::City,
            open: 0,
            n_segments: 0,
            n_followers: 0,
            pennants: 0,
            marks: Marks(0),
        };
        for a in 0..50 {
            assert_eq!(columns(a).joined(nothing), columns(a));
        }
    }

    #[test]
    fn joined_segments_share_a_root_and_one_ring() {
        let mut features = Features::with_capacity(8);
        let alone = Columns {
            n_segments: 1,
            ..columns(0)
        };
        features.push_all(TileIx(0), &[(alone, Bordered::NONE); 8]);
        for (a, b) in [(0, 1), (2, 3), (1, 3), (3, 0), (5, 2)] {
            features.join(SegmentIx(a), SegmentIx(b));
        }
        let feature = features.of(SegmentIx(5));
        let mut members: Vec<_> = features.members(feature).map(|member| member.0).collect();
        members.sort_unstable();
        assert_eq!(members, [0, 1, 2, 3, 5]);
        assert!(
            members
                .iter()
                .all(|&member| features.of(SegmentIx(member)) == feature)
        );
        assert_eq!(features.columns(feature).n_segments, 5);
    }

    #[test]
    fn a_member_fits_in_sixteen_bytes() {
        assert_eq!(size_of::<Member>(), 16);
    }

    #[test]
    fn bordered_cities_are_the_printed_ones() {
        for (_, kind) in carcas_tiles::catalogue().kinds() {
            for segment in &kind.segments {
                let printed: Vec<usize> = segment.borders.iter().collect();
                let cities = Bordered::of(segment).counted_from(100).cities();
                match cities {
                    BorderedCities::None => assert!(printed.is_empty()),
                    BorderedCities::One(city) => assert_eq!(printed, [city.ix() - 100]),
                    BorderedCities::Several => assert!(printed.len() > 1),
                }
            }
        }
    }
}

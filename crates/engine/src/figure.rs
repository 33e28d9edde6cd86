//! Figures: what can stand on the board for a seat, and what a seat holds in supply.

use carcas_tiles::SegmentKind;

use crate::feature::SegmentIx;

/// The index of a seat, 0 to 5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The greatest number of seats.
    pub const MAX: usize = 6;

    /// Returns the index for arrays.
    #[inline]
    pub const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the set holds a seat.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the seats in turn order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = (bits != 0).then(|| Seat(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            seat
        })
    }
}

/// A kind of meeple.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum FigureKind {
    /// The normal follower, `meeple` in the notation.
    Follower,
    /// The large follower.
    Large,
    /// The abbot.
    Abbot,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
    /// The mayor.
    Mayor,
    /// The wagon.
    Wagon,
    /// The barn.
    Barn,
    /// The shepherd.
    Shepherd,
}

/// What a figure adds to the power of its seat in a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// Nothing: the figure is a helper.
    None,
    /// The same everywhere.
    Fixed(u8),
    /// One for each pennant of the city.
    Pennants,
}

impl FigureKind {
    /// The number of kinds.
    pub const N: usize = 9;
    /// All kinds in the order of their discriminants.
    pub const ALL: [Self; Self::N] = [
        Self::Follower,
        Self::Large,
        Self::Abbot,
        Self::Builder,
        Self::Pig,
        Self::Mayor,
        Self::Wagon,
        Self::Barn,
        Self::Shepherd,
    ];

    /// Returns the index for arrays.
    #[inline]
    pub const fn ix(self) -> usize {
        self as usize
    }

    /// Returns the word used in the notation.
    pub const fn name(self) -> &'static str {
        [
            "meeple", "large", "abbot", "builder", "pig", "mayor", "wagon", "barn", "shepherd",
        ][self as usize]
    }

    /// Reads the word used in the notation.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether the figure counts for the majority and occupies its feature.
    #[inline]
    pub const fn is_follower(self) -> bool {
        // Asked of every figure at most questions: a bit per kind, instead of a look at each weight.
        FigureSet::FOLLOWERS.0 >> self as u16 & 1 == 1
    }

    /// Whether the figure can become the lord of a castle.
    ///
    /// Rule: BC-57, BC-86, AM-86, AM-87.
    pub(crate) const fn may_be_lord(self) -> bool {
        self.is_follower() && !matches!(self, Self::Mayor)
    }

    /// Rule: BA-33, BA-104, BA-113, AB-04.
    #[inline]
    pub(crate) const fn weight(self) -> Weight {
        match self {
            Self::Follower | Self::Abbot | Self::Wagon => Weight::Fixed(1),
            Self::Large => Weight::Fixed(2),
            Self::Mayor => Weight::Pennants,
            Self::Builder | Self::Pig | Self::Barn | Self::Shepherd => Weight::None,
        }
    }

    /// Whether a figure of this kind may be placed on its own on a segment of that kind.
    ///
    /// Rule: AB-02, AB-03, AB-111, BA-113.
    pub const fn may_stand_on(self, segment: SegmentKind) -> bool {
        use SegmentKind::{Abbey, City, Field, Garden, Monastery, Road};
        match self {
            Self::Follower | Self::Large => {
                matches!(segment, Road | City | Field | Monastery | Abbey)
            }
            Self::Abbot => matches!(segment, Monastery | Abbey | Garden),
            Self::Mayor => matches!(segment, City),
            Self::Wagon => matches!(segment, Road | City | Monastery | Abbey),
            Self::Builder => matches!(segment, Road | City),
            Self::Pig | Self::Barn | Self::Shepherd => matches!(segment, Field),
        }
    }
}

/// A set of kinds of figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FigureSet(u16);

impl FigureSet {
    pub(crate) fn insert(&mut self, figure: FigureKind) {
        self.0 |= 1 << figure as u16;
    }

    const FOLLOWERS: Self = {
        let (mut bits, mut ix) = (0, 0);
        while ix < FigureKind::N {
            let is_follower = !matches!(FigureKind::ALL[ix].weight(), Weight::None);
            bits |= (is_follower as u16) << ix;
            ix += 1;
        }
        Self(bits)
    };

    #[inline]
    pub(crate) fn followers_in(supply: &Supply) -> Self {
        let kinds = supply.iter().enumerate();
        let held = kinds.fold(0, |bits, (ix, &n)| bits | u16::from(n > 0) << ix);
        Self(held).and(Self::FOLLOWERS)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the figures in the order of their kinds.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = FigureKind> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let figure = FigureKind::ALL.get(bits.trailing_zeros() as usize);
            bits &= bits.wrapping_sub(1);
            figure.copied()
        })
    }
}

impl FromIterator<FigureKind> for FigureSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = FigureKind>>(figures: I) -> Self {
        let mut set = Self::default();
        figures.into_iter().for_each(|figure| set.insert(figure));
        set
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// Where it stands.
    pub segment: SegmentIx,
    /// Whether the fairy stands beside it.
    pub has_fairy: bool,
}

/// A figure that another seat holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prisoner {
    /// Who holds it.
    pub holder: Seat,
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
}

/// The index of a figure on the board, valid until a figure leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureIx(pub u8);

/// How many figures of each kind a seat may still place.
pub type Supply = [u8; FigureKind::N];

//! Tokens: counters that are no figures. Seats hold them, some go to the board, some are drawn.

use carcas_tiles::Goods;

use crate::feature::SegmentIx;

/// One of the two tokens for the largest city and the longest road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Title {
    /// For the largest city.
    King,
    /// For the longest road.
    Robber,
}

impl Title {
    /// Both titles.
    pub const ALL: [Self; 2] = [Self::King, Self::Robber];

    /// Returns the word for people.
    pub const fn name(self) -> &'static str {
        ["king", "robber"][self as usize]
    }
}

/// A counter that is no figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Token {
    /// Wine from a city.
    Wine,
    /// Grain from a city.
    Grain,
    /// Cloth from a city.
    Cloth,
    /// The title of the king.
    King,
    /// The title of the robber.
    Robber,
    /// A floor of a tower.
    Floor,
    /// A bridge.
    Bridge,
    /// A castle.
    Castle,
    /// An abbey that has not been placed.
    Abbey,
    /// One sheep.
    OneSheep,
    /// Two sheep.
    TwoSheep,
    /// Three sheep.
    ThreeSheep,
    /// Four sheep.
    FourSheep,
    /// A wolf.
    Wolf,
}

impl Token {
    /// The number of different tokens.
    pub const N: usize = 14;
    /// All tokens in the order of their discriminants.
    pub const ALL: [Self; Self::N] = [
        Self::Wine,
        Self::Grain,
        Self::Cloth,
        Self::King,
        Self::Robber,
        Self::Floor,
        Self::Bridge,
        Self::Castle,
        Self::Abbey,
        Self::OneSheep,
        Self::TwoSheep,
        Self::ThreeSheep,
        Self::FourSheep,
        Self::Wolf,
    ];

    /// Returns the index for arrays.
    #[inline]
    pub const fn ix(self) -> usize {
        self as usize
    }

    /// Returns the word used in the notation.
    pub const fn name(self) -> &'static str {
        [
            "wine", "grain", "cloth", "king", "robber", "floor", "bridge", "castle", "abbey",
            "sheep-1", "sheep-2", "sheep-3", "sheep-4", "wolf",
        ][self as usize]
    }

    /// Reads the word used in the notation.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|token| token.name() == name)
    }

    /// Returns the number of sheep on the token.
    pub const fn n_sheep(self) -> u8 {
        match self {
            Self::OneSheep => 1,
            Self::TwoSheep => 2,
            Self::ThreeSheep => 3,
            Self::FourSheep => 4,
            _ => 0,
        }
    }

    /// Whether there is but one such token, so that holding it says everything.
    pub const fn is_title(self) -> bool {
        matches!(self, Self::King | Self::Robber)
    }
}

impl From<Goods> for Token {
    fn from(goods: Goods) -> Self {
        match goods {
            Goods::Wine => Self::Wine,
            Goods::Grain => Self::Grain,
            Goods::Cloth => Self::Cloth,
        }
    }
}

impl From<Title> for Token {
    fn from(title: Title) -> Self {
        match title {
            Title::King => Self::King,
            Title::Robber => Self::Robber,
        }
    }
}

/// How many tokens of each kind there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tokens([u8; Token::N]);

impl Tokens {
    pub(crate) const fn n(&self, token: Token) -> u8 {
        self.0[token.ix()]
    }

    pub(crate) fn set(&mut self, token: Token, n: u8) {
        self.0[token.ix()] = n;
    }

    pub(crate) fn add(&mut self, token: Token, n: u8) {
        let held = &mut self.0[token.ix()];
        *held = held.saturating_add(n);
    }

    pub(crate) fn take(&mut self, token: Token) {
        let held = &mut self.0[token.ix()];
        debug_assert!(*held > 0, "a token is taken that is not there");
        *held = held.saturating_sub(1);
    }
}

/// Tokens that lie on a segment of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlacedToken {
    pub(crate) segment: SegmentIx,
    pub(crate) token: Token,
    /// How many: a foundation without floors has none.
    pub(crate) n: u8,
    /// Whether no further token can be added.
    pub(crate) is_sealed: bool,
}

impl PlacedToken {
    /// Whether the place differs from an empty one.
    pub(crate) const fn is_any(&self) -> bool {
        self.n > 0 || self.is_sealed
    }

    /// Returns a place for tokens that has none yet.
    pub(crate) const fn none(token: Token, segment: SegmentIx) -> Self {
        Self {
            segment,
            token,
            n: 0,
            is_sealed: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_stand_at_their_index_and_are_read_as_they_are_written() {
        for (ix, token) in Token::ALL.into_iter().enumerate() {
            assert_eq!(token.ix(), ix);
            assert_eq!(Token::from_name(token.name()), Some(token));
        }
    }
}

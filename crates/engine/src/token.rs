//! Tokens: counters that are no figures. Seats hold them, some go to the board, some are drawn.

use carcas_tiles::Goods;

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
pub enum Token {
    /// Wine, grain or cloth.
    Goods(Goods),
    /// King or robber.
    Title(Title),
    /// A floor of a tower.
    Floor,
    /// A bridge.
    Bridge,
    /// A castle.
    Castle,
    /// An abbey that has not been placed.
    Abbey,
    /// So many sheep, 1 to [`Token::MOST_SHEEP`].
    Sheep(u8),
    /// A wolf.
    Wolf,
}

impl Token {
    /// The most sheep on one token.
    pub const MOST_SHEEP: u8 = 4;
    /// The number of different tokens.
    pub const N: usize = 14;
    /// All tokens in the order of their indexes.
    pub const ALL: [Self; Self::N] = [
        Self::Goods(Goods::Wine),
        Self::Goods(Goods::Grain),
        Self::Goods(Goods::Cloth),
        Self::Title(Title::King),
        Self::Title(Title::Robber),
        Self::Floor,
        Self::Bridge,
        Self::Castle,
        Self::Abbey,
        Self::Sheep(1),
        Self::Sheep(2),
        Self::Sheep(3),
        Self::Sheep(4),
        Self::Wolf,
    ];

    /// Returns the index for arrays.
    #[inline]
    pub const fn ix(self) -> usize {
        match self {
            Self::Goods(goods) => goods as usize,
            Self::Title(title) => 3 + title as usize,
            Self::Floor => 5,
            Self::Bridge => 6,
            Self::Castle => 7,
            Self::Abbey => 8,
            Self::Sheep(n) => 8 + n as usize,
            Self::Wolf => 13,
        }
    }

    /// Returns the word used in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goods(goods) => goods.name(),
            Self::Title(title) => title.name(),
            Self::Floor => "floor",
            Self::Bridge => "bridge",
            Self::Castle => "castle",
            Self::Abbey => "abbey",
            Self::Sheep(1) => "sheep-1",
            Self::Sheep(2) => "sheep-2",
            Self::Sheep(3) => "sheep-3",
            Self::Sheep(_) => "sheep-4",
            Self::Wolf => "wolf",
        }
    }

    /// Reads the word used in the notation.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|token| token.name() == name)
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
        self.0[token.ix()] += n;
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

//! The arguments of messages: one name, one meaning and one type in all languages.
//!
//! Words that a language chooses by (`figure`, `feature`) are those of the notation, so that a message says for each what
//! is right in its grammar. Names and texts stand in a sentence as they are.

use std::borrow::Cow;

use crate::Argument;

/// What a message may do with an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Count with it.
    Number,
    /// Choose by it: a word of the notation.
    Word,
    /// Show it as it is.
    Text,
}

/// A whole number of any size.
pub trait Whole {
    /// Returns the number; one that is too large becomes the largest.
    fn whole(self) -> i64;
}

macro_rules! whole {
    ($($number:ty),*) => {
        $(impl Whole for $number {
            fn whole(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        })*
    };
}
whole!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

macro_rules! arguments {
    ($($(#[$doc:meta])* $name:ident: $kind:ident;)*) => {
        $(arguments!(@ $(#[$doc])* $name $kind);)*

        /// The same as parts of sentences that are said later: what stands as it is may be a player or a sentence, too.
        pub mod part {
            use super::Whole;
            use crate::{Argument, Part};

            $(arguments!(@part $(#[$doc])* $name $kind);)*
        }

        /// All names with their kinds.
        pub const KINDS: &[(&str, Kind)] = &[$((stringify!($name), Kind::$kind)),*];
    };
    (@part $(#[$doc:meta])* $name:ident Number) => {
        $(#[$doc])*
        pub fn $name(value: impl Whole) -> Part {
            Part::Plain(Argument::Number(value.whole()))
        }
    };
    (@part $(#[$doc:meta])* $name:ident Word) => {
        $(#[$doc])*
        pub fn $name(value: &'static str) -> Part {
            value.into()
        }
    };
    (@part $(#[$doc:meta])* $name:ident Text) => {
        $(#[$doc])*
        pub fn $name(value: impl Into<Part>) -> Part {
            value.into()
        }
    };
    (@ $(#[$doc:meta])* $name:ident Number) => {
        $(#[$doc])*
        pub fn $name(value: impl Whole) -> Argument<'static> {
            Argument::Number(value.whole())
        }
    };
    (@ $(#[$doc:meta])* $name:ident Word) => {
        $(#[$doc])*
        pub fn $name(value: &'static str) -> Argument<'static> {
            Argument::Text(Cow::Borrowed(value))
        }
    };
    (@ $(#[$doc:meta])* $name:ident Text) => {
        $(#[$doc])*
        pub fn $name<'a>(value: impl Into<Cow<'a, str>>) -> Argument<'a> {
            Argument::Text(value.into())
        }
    };
}

arguments! {
    /// The player who does something.
    who: Text;
    /// Another player: whose figure it is, who is paid.
    whom: Text;
    /// A third player, or several, in a list.
    others: Text;
    /// A tile, described or named.
    tile: Text;
    /// A place on the table, as `place` writes it.
    cell: Text;
    /// The place that something comes from.
    from: Text;
    /// A list that stands as it is.
    list: Text;
    /// A sentence or clause that stands as it is.
    text: Text;
    /// What somebody typed, the name of a file, a key to press, a word of the notation.
    input: Text;
    /// A file or folder.
    file: Text;
    /// The id of a rule.
    rule: Text;
    /// A name that the program gives to something: a box, a preset, a switch, a bot.
    name: Text;
    /// The value of something that has a name.
    value: Text;
    /// A time or a date.
    time: Text;
    /// A figure of a seat.
    figure: Word;
    /// A neutral figure.
    neutral: Word;
    /// The feature of a segment.
    feature: Word;
    /// Where on its tile a segment lies: letters of its sides (`ne`), or `none` where the tile has only one of its kind.
    sides: Word;
    /// The feature that a figure leaves.
    old_feature: Word;
    /// Where on its tile the segment lies that a figure leaves.
    old_sides: Word;
    /// A token.
    token: Word;
    /// Goods.
    goods: Word;
    /// A title: king or robber.
    title: Word;
    /// A quarter of the city of Carcassonne.
    quarter: Word;
    /// A side of the world: `north`.
    way: Word;
    /// The direction of a bridge: `ns` or `ew`.
    axis: Word;
    /// What happened to something, or why, as a word of the message.
    cause: Word;
    /// How something is or happens, as a word of the message.
    how: Word;
    /// A number of things that the message names.
    n: Number;
    /// A second number.
    m: Number;
    /// Points.
    points: Number;
    /// Points for each thing.
    each: Number;
    /// A number of tiles.
    tiles: Number;
    /// Degrees of a rotation.
    degrees: Number;
    /// The least of a range.
    least: Number;
    /// The most of a range.
    most: Number;
    /// Which one, counted from one.
    number: Number;
}

/// Writes a place on the table as every language does: `(3, −1)`.
pub fn place(x: i16, y: i16) -> String {
    let minus = |n: i16| n.to_string().replace('-', "−");
    format!("({}, {})", minus(x), minus(y))
}

/// Returns what a message may do with an argument of this name.
pub fn kind_of(name: &str) -> Option<Kind> {
    let found = KINDS.iter().find(|(known, _)| *known == name);
    found.map(|(_, kind)| *kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_type_are_numbers() {
        assert_eq!(points(-3i32), Argument::Number(-3));
        assert_eq!(n(7usize), Argument::Number(7));
        assert_eq!(n(u64::MAX), Argument::Number(i64::MAX));
    }

    #[test]
    fn places_are_written_with_a_minus_sign() {
        assert_eq!(place(3, -1), "(3, −1)");
    }
}

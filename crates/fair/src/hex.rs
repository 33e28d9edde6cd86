//! Bytes as text: lower case, two digits per byte, nothing else.

use std::fmt;

/// Why a text is not the bytes that were expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexError {
    /// There are too many or too few characters.
    Length {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
    /// A character is no digit.
    Digit {
        /// Its index among the characters, from 0.
        at: usize,
        /// What stands there.
        found: char,
    },
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { found, expected } => {
                write!(f, "{found} characters; expected {expected} digits 0-9 a-f")
            }
            Self::Digit { found, .. } => {
                write!(
                    f,
                    "{found:?} is no digit; expected 0-9 or a-f, in lower case"
                )
            }
        }
    }
}

impl std::error::Error for HexError {}

/// Writes bytes, two digits each.
pub(crate) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads exactly `N` bytes. A wrong digit is reported before a wrong length: it is what people mistype.
pub(crate) fn read<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    let mut bytes = [0; N];
    let mut n_digits = 0;
    for (at, found) in text.chars().enumerate() {
        let digit = match found {
            '0'..='9' => found as u8 - b'0',
            'a'..='f' => found as u8 - b'a' + 10,
            _ => return Err(HexError::Digit { at, found }),
        };
        if let Some(byte) = bytes.get_mut(at / 2) {
            *byte = *byte << 4 | digit;
        }
        n_digits += 1;
    }
    match n_digits == 2 * N {
        true => Ok(bytes),
        false => Err(HexError::Length {
            found: n_digits,
            expected: 2 * N,
        }),
    }
}

/// Gives types around an array of bytes their text.
macro_rules! as_hex {
    ($($name:ident),*) => {$(
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::hex::write(&self.0, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::HexError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::hex::read(text).map(Self)
            }
        }
    )*};
}

pub(crate) use as_hex;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Nonce, Seed};

    #[test]
    fn text_and_back() {
        let nonce = Nonce(std::array::from_fn(|ix| (ix * 17) as u8));
        assert_eq!(nonce.to_string(), "00112233445566778899aabbccddeeff");
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
    }

    #[test]
    fn anything_else_is_refused_by_type() {
        let refused = |text: &str| text.parse::<Nonce>().unwrap_err();
        let length = |found| HexError::Length {
            found,
            expected: 32,
        };
        assert_eq!(refused(""), length(0));
        assert_eq!(refused(&"0".repeat(31)), length(31));
        assert_eq!(refused(&"0".repeat(1001)), length(1001));
        let digit = |at, found| HexError::Digit { at, found };
        assert_eq!(refused("0Aé"), digit(1, 'A'));
        assert_eq!(refused("éé"), digit(0, 'é'));
        assert_eq!(refused(" 00"), digit(0, ' '));
        assert_eq!(
            refused("00").to_string(),
            "2 characters; expected 32 digits 0-9 a-f"
        );
    }

    #[test]
    fn a_seed_is_not_told_by_accident() {
        let seed = Seed([0xab; 32]);
        assert_eq!(format!("{seed:?}"), "Seed(…)");
        assert_eq!(seed.to_string(), "ab".repeat(32));
    }
}

//! Random bits: tokens, seeds, nonces and ids. Tokens are kept as hashes only.

use std::fmt;

use carcas_fair::{Nonce, Seed};
use sha2::{Digest, Sha256};

/// The operating system gives no random bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoRandomness;

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the operating system gives no random bits")
    }
}

impl std::error::Error for NoRandomness {}

/// Returns bytes that nobody can foresee.
///
/// # Errors
/// If there are no random bits.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A secret that lets whoever has it act: 128 random bits as 32 hex digits. It is shown to its owner once and never logged.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl Token {
    /// Makes a new one.
    ///
    /// # Errors
    /// If there are no random bits.
    pub(crate) fn random() -> Result<Self, NoRandomness> {
        Ok(Self(hex(&random::<16>()?)))
    }

    /// Reads what a client sends; nothing unless it looks like a token.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let is_hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        (text.len() == 32 && text.bytes().all(is_hex)).then(|| Self(text.to_owned()))
    }

    /// Returns the text for its owner.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns what is kept of it. Looking it up by this hash takes the same time whatever part of a guess is right: the
    /// hashes of near guesses have nothing in common.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

/// Makes the secret behind the draws of a game.
///
/// # Errors
/// If there are no random bits.
pub(crate) fn seed() -> Result<Seed, NoRandomness> {
    random().map(Seed)
}

/// Makes what a seat adds to the draws if its person brings nothing, as hex.
///
/// # Errors
/// If there are no random bits.
pub(crate) fn nonce() -> Result<String, NoRandomness> {
    Ok(Nonce(random()?).to_string())
}

/// Makes an id: 12 characters out of 36, so that nobody finds a game by trying.
///
/// # Errors
/// If there are no random bits.
pub(crate) fn id() -> Result<String, NoRandomness> {
    const LETTERS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut id = String::with_capacity(12);
    while id.len() < 12 {
        for byte in random::<16>()? {
            // 252 is the largest multiple of 36 below 256: above it some letters would be likelier.
            if byte < 252 && id.len() < 12 {
                id.push(char::from(LETTERS[usize::from(byte % 36)]));
            }
        }
    }
    Ok(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_as_they_are_written_and_show_themselves_nowhere() {
        let token = Token::random().expect("there are random bits");
        assert_eq!(Token::parse(token.reveal()), Some(token.clone()));
        assert_eq!(format!("{token:?}"), "Token(…)");
        for text in [
            "",
            "0123",
            &"g".repeat(32),
            &"A".repeat(32),
            &"0".repeat(33),
        ] {
            assert_eq!(Token::parse(text), None, "{text}");
        }
    }

    #[test]
    fn hashes_are_compared_to_their_ends() {
        use crate::store::TokenHash;
        let hash = |bytes: [u8; 32]| TokenHash::new(&bytes);
        let mut other = [7; 32];
        assert!(hash([7; 32]).is_same(&hash(other)));
        for at in 0..32 {
            other[at] ^= 1;
            assert!(!hash([7; 32]).is_same(&hash(other)), "byte {at}");
            other[at] ^= 1;
        }
    }

    #[test]
    fn ids_are_short_and_plain() {
        let id = id().expect("there are random bits");
        assert_eq!(id.len(), 12);
        assert!(
            id.bytes()
                .all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase())
        );
    }
}

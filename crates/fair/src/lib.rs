//! Draws that anyone can check afterwards.
//!
//! The server commits to a secret [`Seed`] by publishing its [`Commitment`]. Then the seats add their [`Nonce`]s. From both
//! and the number of a draw ([`Drawn`]) follows what is drawn: [`Draws`]. Once the seed is revealed, anyone can compute them
//! again. `docs/fair-draws.md` has the exact computation, test vectors and what all this proves.
//!
//! Nothing here is random: the bytes of seeds and nonces come in from outside.
#![deny(missing_docs)]

mod drawn;
mod draws;
mod hex;

use sha2::{Digest, Sha256};

pub use drawn::Drawn;
pub use draws::Draws;
pub use hex::HexError;

/// The secret that draws follow from. Its [`Display`](std::fmt::Display) writes the secret; its
/// [`Debug`](std::fmt::Debug) does not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Returns what is published before the game: the SHA-256 hash of the 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The hash of a seed. It binds its publisher to the seed and reveals nothing about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

/// What a seat adds to the seed, so that nobody chooses the draws alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nonce(pub [u8; 16]);

hex::as_hex!(Seed, Commitment, Nonce);

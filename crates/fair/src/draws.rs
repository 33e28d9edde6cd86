//! From seed, nonces and the number of a draw to what is drawn.

use std::fmt;
use std::num::NonZeroU32;

use carcas_engine::notation::outcome_name;
use carcas_engine::{Outcome, Rules, State};
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use sha2::{Digest, Sha256};

use crate::{Drawn, Nonce, Seed};

/// Sets these keys apart from everything else that is made from a seed, and names the version of the computation.
const LABEL: &[u8] = b"carcas-draws-1";

/// All draws of a game. Keep it as secret as the seed: it tells the same.
///
/// ```
/// use std::num::NonZeroU32;
///
/// use carcas_fair::{Draws, Nonce, Seed};
///
/// let draws = Draws::new(&Seed([1; 32]), &[Nonce([2; 16]), Nonce([3; 16])]);
/// let total = NonZeroU32::new(71).unwrap();
/// assert_eq!(draws.point(0, total), draws.point(0, total));
/// assert!(draws.point(1, total) < 71);
/// ```
#[derive(Clone)]
pub struct Draws {
    key: [u8; 32],
}

impl fmt::Debug for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draws(…)")
    }
}

impl Draws {
    /// Prepares the draws of a game from its seed and the nonces of the seats that added one, in the order of the seats.
    pub fn new(seed: &Seed, nonces: &[Nonce]) -> Self {
        let mut hash = Sha256::new();
        hash.update(LABEL);
        hash.update(seed.0);
        for nonce in nonces {
            hash.update(nonce.0);
        }
        Self {
            key: hash.finalize().into(),
        }
    }

    /// Returns what is drawn in a position after other draws, or nothing unless a draw is open.
    pub fn outcome(&self, rules: &Rules, state: &State, drawn: &Drawn) -> Option<Outcome> {
        let number = drawn.number(state)?;
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let named = |&(outcome, weight)| (outcome_name(rules, outcome), weight, outcome);
        self.pick(number, outcomes.iter().map(named).collect())
    }

    /// Returns a point below a total, each with the same chance: the word of the draw's keystream that decides, modulo
    /// the total. Words in the incomplete last round of remainders are skipped, because they would favor low points.
    pub fn point(&self, number: u64, total: NonZeroU32) -> u32 {
        let total = total.get();
        let n_passed_over = (1_u64 << 32) % u64::from(total);
        let n_accepted = (1_u64 << 32) - n_passed_over;
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&number.to_le_bytes());
        let mut stream = ChaCha20::new(&self.key.into(), &nonce.into());
        loop {
            let mut word = [0; 4];
            // The stream ends after 2^36 words, of which half or more are accepted: nobody will see its end.
            if stream.try_apply_keystream(&mut word).is_err() {
                return 0;
            }
            let word = u32::from_le_bytes(word);
            if u64::from(word) < n_accepted {
                return word % total;
            }
        }
    }

    /// Picks by name and weight alone, in whatever order the names come.
    fn pick<T: Copy>(&self, number: u64, mut named: Vec<(&str, u32, T)>) -> Option<T> {
        named.sort_by_key(|&(name, ..)| name.as_bytes());
        let weights = named.iter().map(|&(_, weight, _)| weight);
        let total = weights.into_iter().try_fold(0, u32::checked_add)?;
        let mut point = self.point(number, NonZeroU32::new(total)?);
        for chunk in named.chunk_by(|one, other| one.0 == other.0) {
            let weight = chunk.iter().map(|&(_, weight, _)| weight).sum();
            match point.checked_sub(weight) {
                Some(rest) => point = rest,
                None => return chunk.first().map(|&(.., value)| value),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws() -> Draws {
        Draws::new(&Seed([7; 32]), &[Nonce([1; 16]), Nonce([2; 16])])
    }

    #[test]
    fn only_names_and_weights_count() {
        let sorted = vec![("a", 2, 'a'), ("ab", 3, 'b'), ("b", 1, 'c'), ("Z", 4, 'd')];
        let mut turned = sorted.clone();
        turned.reverse();
        // The same weight in parts, between the others.
        let parts = vec![
            ("ab", 1, 'b'),
            ("Z", 4, 'd'),
            ("a", 1, 'a'),
            ("ab", 2, 'b'),
            ("b", 1, 'c'),
            ("c", 0, 'e'),
            ("a", 1, 'a'),
        ];
        let mut seen = String::new();
        for number in 0..200 {
            let picked = draws().pick(number, sorted.clone());
            assert_eq!(draws().pick(number, turned.clone()), picked);
            assert_eq!(draws().pick(number, parts.clone()), picked);
            seen.extend(picked);
        }
        assert!("abcd".chars().all(|value| seen.contains(value)), "{seen}");
        assert!(!seen.contains('e'), "a weight of 0 is never drawn");
    }

    #[test]
    fn points_lead_to_names_in_the_order_of_bytes() {
        // Bytes, not letters: `Z` comes before `a`.
        let named = vec![("a", 1, "a"), ("Z", 2, "Z"), ("é", 1, "é")];
        let by_point = ["Z", "Z", "a", "é"];
        let total = NonZeroU32::new(4).unwrap();
        for number in 0..100 {
            let point = draws().point(number, total);
            let expected = by_point[point as usize];
            assert_eq!(draws().pick(number, named.clone()), Some(expected));
        }
    }

    #[test]
    fn nothing_is_drawn_from_nothing() {
        assert_eq!(draws().pick::<u8>(0, Vec::new()), None);
        assert_eq!(draws().pick(0, vec![("a", 0, 1)]), None);
        assert_eq!(draws().pick(0, vec![("a", u32::MAX, 1), ("b", 1, 2)]), None);
    }

    #[test]
    fn the_key_is_not_told() {
        assert_eq!(format!("{:?}", draws()), "Draws(…)");
    }
}

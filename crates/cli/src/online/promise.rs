//! What a server promised of the draws of a game before it began, and what was added from here: kept, and compared with what
//! the server says later (`docs/fair-draws.md`).

use std::collections::BTreeMap;

use anyhow::anyhow;
use carcas_fair::Seed;
use carcas_protocol::{About, What};
use carcas_text::say;
use serde::{Deserialize, Serialize};

use super::told::clean;
use crate::language::words;

/// What was promised, and what was added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Promise {
    /// The hash of the seed as it was shown first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed_hash: Option<String>,
    /// What the seats that are played from here added to the draws.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) nonces: BTreeMap<u8, String>,
}

impl Promise {
    /// Keeps the hash that is shown first, and says what is wrong with what is shown later.
    pub(crate) fn see(&mut self, about: &About) -> Option<String> {
        let hash = self
            .seed_hash
            .get_or_insert_with(|| about.seed_hash.clone());
        if *hash != about.seed_hash {
            return Some(say!(
                words(),
                "terminal-error-foul-hash",
                input = clean(&about.seed_hash),
                value = clean(hash)
            ));
        }
        let nonces = self.check_nonces(&about.nonces);
        nonces.or_else(|| self.check_seed(about.seed.as_deref()?))
    }

    /// Says what is wrong with what happened.
    pub(crate) fn hear(&self, what: &What) -> Option<String> {
        match what {
            What::Started { nonces } => self.check_nonces(nonces),
            What::Ended { seed, .. } => self.check_seed(seed),
            _ => None,
        }
    }

    fn check_nonces(&self, nonces: &[Option<String>]) -> Option<String> {
        let is_wrong = |&(seat, own): &(&u8, &String)| {
            let told = nonces.get(usize::from(*seat));
            told.is_some_and(|told| told.as_ref() != Some(own))
        };
        let wrong = self.nonces.iter().find(is_wrong);
        wrong.map(|_| say!(words(), "terminal-error-foul-nonce"))
    }

    fn check_seed(&self, seed: &str) -> Option<String> {
        // A record that somebody brought along may tell nothing.
        let hash = self.seed_hash.as_ref().filter(|hash| !hash.is_empty())?;
        let commitment = seed.parse::<Seed>().map(|seed| seed.commitment());
        match commitment {
            Ok(commitment) if commitment.to_string() == *hash => None,
            _ => Some(say!(
                words(),
                "terminal-error-foul-seed",
                value = clean(hash)
            )),
        }
    }
}

/// Makes what a seat adds to the draws: 16 random bytes of the system, as hex.
///
/// # Errors
/// If the system gives none.
pub(crate) fn nonce() -> anyhow::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|why| {
        anyhow!(say!(
            words(),
            "terminal-error-random",
            text = why.to_string()
        ))
    })?;
    Ok(carcas_fair::Nonce(bytes).to_string())
}

#[cfg(test)]
mod tests {
    use carcas_protocol::{EndReason, GameResult};

    use super::*;

    fn promise() -> (Promise, Seed) {
        let seed = Seed([7; 32]);
        let promise = Promise {
            seed_hash: Some(seed.commitment().to_string()),
            nonces: [(1, nonce().unwrap())].into(),
        };
        (promise, seed)
    }

    fn ended(seed: &str) -> What {
        What::Ended {
            result: GameResult {
                winners: vec![0],
                reason: EndReason::Finished,
                scores: vec![1, 0],
            },
            seed: seed.to_owned(),
        }
    }

    #[test]
    fn a_seed_that_was_not_promised_is_found_out() {
        let (promise, seed) = promise();
        assert_eq!(promise.hear(&ended(&seed.to_string())), None);
        for wrong in [Seed([8; 32]).to_string(), String::new(), "zz".to_owned()] {
            let foul = promise.hear(&ended(&wrong)).expect("another seed");
            assert!(foul.contains("not the one it promised"), "{foul}");
        }
    }

    #[test]
    fn a_nonce_that_was_left_out_is_found_out() {
        let (promise, _) = promise();
        let own = promise.nonces[&1].clone();
        let started = |nonces: [Option<&str>; 2]| What::Started {
            nonces: nonces.map(|nonce| nonce.map(str::to_owned)).to_vec(),
        };
        assert_eq!(promise.hear(&started([None, Some(&own)])), None);
        for other in [None, Some("00112233445566778899aabbccddeeff")] {
            let foul = promise.hear(&started([Some(&own), other]));
            assert!(foul.expect("another nonce").contains("what we added"));
        }
    }

    #[test]
    fn nonces_are_32_hex_digits_and_never_the_same() {
        let (a, b) = (nonce().unwrap(), nonce().unwrap());
        assert_eq!((a.len(), b.len()), (32, 32));
        assert_ne!(a, b);
    }
}

//! A seeded source of random numbers.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// A seeded source of random numbers; the same seed gives the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// Starts the sequence of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Returns a number below `bound`, or 0 if `bound` is 0.
    ///
    /// Multiplying instead of dividing favors some numbers by less than one in 2^32 per unit of `bound`, far below
    /// what any of our statistics can see.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let random = self.0.next_u64() >> 32;
        ((random * u64::from(bound)) >> 32) as u32
    }

    /// Returns 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

//! Seeded variety: the same seed gives the same numbers everywhere.

/// A source of numbers that look random and never change.
#[derive(Clone, Debug)]
pub(crate) struct Seed(u64);

impl Seed {
    /// Returns the source for a word and a number, such as a tile's id and the number of its copy.
    pub(crate) fn new(word: &str, number: u64) -> Self {
        let mut state = 0xcbf2_9ce4_8422_2325_u64 ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for byte in word.bytes() {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Self(state)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns a number from `from` up to `to`.
    pub(crate) fn between(&mut self, from: f64, to: f64) -> f64 {
        from + (to - from) * ((self.next() >> 11) as f64 / (1_u64 << 53) as f64)
    }

    /// Returns a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// Tells yes this often in a hundred.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

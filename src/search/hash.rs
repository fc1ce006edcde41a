//! Hashing positions: fast, and the same on every machine and in every run.

use std::hash::{Hash, Hasher};

/// The hash of `position`.
pub(super) fn hash(position: &impl Hash) -> u64 {
    let mut hasher = Mixer(0);
    position.hash(&mut hasher);
    mix(hasher.0)
}

/// A number that looks like chance and comes from `seed` alone (the finish of SplitMix64).
pub(super) fn mix(seed: u64) -> u64 {
    let seed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ seed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ seed >> 31
}

/// Takes words in by a multiplication each.
struct Mixer(u64);

impl Mixer {
    fn take(&mut self, word: u64) {
        /// 2⁶⁴ divided by the golden ratio.
        const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(SPREAD);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            for (to, from) in word.iter_mut().zip(part) {
                *to = *from;
            }
            self.take(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.take(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.take(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.take(word);
    }

    fn write_u128(&mut self, word: u128) {
        self.take(word as u64);
        self.take((word >> 64) as u64);
    }
}

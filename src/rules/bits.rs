//! The bits set in words: listing them, and finding the n-th, where random play spends its time.

/// The numbers of the bits set in `word`, ascending.
pub(super) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as u8;
        (word != 0).then(|| {
            word &= word - 1;
            bit
        })
    })
}

/// A number under `bound`, uniform as far as 32 random bits can make it.
#[inline]
pub(super) fn below(random: u32, bound: u32) -> u32 {
    ((u64::from(random) * u64::from(bound)) >> 32) as u32
}

/// The word that holds the `nth` bit (from 0) set in `words`, and which of the bits there it is.
#[inline]
pub(super) fn nth_bit<const N: usize>(words: &[u64; N], nth: u32) -> Option<(usize, u64, u32)> {
    // Counted without a branch: it would be a random one, which no processor foresees.
    let (mut at, mut total, mut before) = (0, 0, 0);
    for word in words {
        total += word.count_ones();
        at += usize::from(total <= nth);
        before = if total <= nth { total } else { before };
    }
    Some((at, *words.get(at)?, nth - before))
}

pub(super) use select::select;

/// With the processor's own instruction.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod select {
    use bitintr::Pdep;

    /// The number of the `nth` bit (from 0) set in `word`, which has that many.
    #[inline]
    pub fn select(word: u64, nth: u32) -> u8 {
        (1u64 << nth).pdep(word).trailing_zeros() as u8
    }
}

/// By counting.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
mod select {
    /// The number of the `nth` bit (from 0) set in `word`, which has that many.
    /// It is counted in all eight bytes at once.
    #[inline]
    pub fn select(word: u64, nth: u32) -> u8 {
        /// One in every byte.
        const ONES: u64 = 0x0101_0101_0101_0101;
        /// The highest bit of every byte.
        const HIGHEST: u64 = 0x80 * ONES;

        let pairs = word - ((word >> 1) & (0x55 * ONES));
        let nibbles = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
        let bytes = (nibbles + (nibbles >> 4)) & (0x0f * ONES);
        // In each byte the bits set in it and in all bytes below.
        let sums = bytes.wrapping_mul(ONES);
        // The bytes that the bit lies beyond keep their highest bit.
        let beyond = (((u64::from(nth) * ONES) | HIGHEST) - sums) & HIGHEST;
        let start = beyond.count_ones() * 8;
        let left = u64::from(nth) - (sums << 8 >> start & 0xff);
        start as u8 + IN_BYTE[(left as usize & 7) << 8 | (word >> start & 0xff) as usize]
    }

    /// [`select`] for bytes: the number of bit `nth` of `byte` at `256 nth + byte`.
    static IN_BYTE: [u8; 8 * 256] = {
        let mut table = [0; 8 * 256];
        let mut byte = 0;
        while byte < 256 {
            let (mut nth, mut bit) = (0, 0);
            while bit < 8 {
                if byte >> bit & 1 != 0 {
                    table[nth << 8 | byte] = bit as u8;
                    nth += 1;
                }
                bit += 1;
            }
            byte += 1;
        }
        table
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_many_words_is_found() {
        let mut word = 1u64;
        for round in 0..10_000 {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Dense and sparse ones, and the extremes.
            let word = match round % 5 {
                0 => word,
                1 => word & word.rotate_left(23),
                2 => word | word.rotate_left(23),
                3 => !0,
                _ => 1 << (word >> 58),
            };
            let bits = (0..64).filter(|bit| word >> bit & 1 != 0);
            for (nth, bit) in (0..).zip(bits) {
                assert_eq!(select(word, nth), bit, "bit {nth} of {word:#x}");
                assert_eq!(nth_bit(&[0, word, 0], nth), Some((1, word, nth)));
            }
            assert_eq!(nth_bit(&[word, 1], word.count_ones()), Some((1, 1, 0)));
            assert_eq!(nth_bit(&[word], word.count_ones()), None);
        }
    }
}

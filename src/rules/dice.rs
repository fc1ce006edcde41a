//! The dice of a match.

/// Dice that a seed has thrown once and for all: what shows at each throw is a
/// function of the seed and of the number of throws before it, and of nothing
/// else. So a record replays exactly, and undo never changes a throw.
///
/// ```
/// use bergerie::rules::Dice;
///
/// let faces = |seed| (0..8).map(move |throw| Dice::new(seed).draw(throw, [1; 6]) + 1);
/// assert_eq!(faces(1).collect::<Vec<_>>(), [3, 6, 1, 5, 2, 5, 4, 2]);
/// assert!(faces(1).ne(faces(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    key: u64,
}

impl Dice {
    /// The dice of `seed`.
    pub fn new(seed: u64) -> Self {
        // Mixed first, or neighbouring seeds would throw the same, one throw apart.
        Dice { key: mix(seed) }
    }

    /// Throw number `throw` (0 the first) among faces with these weights: the
    /// place of the face that shows. No face's chance is off by more than 2^-60
    /// as long as there are few of them.
    pub fn draw(self, throw: u64, weights: impl IntoIterator<Item = u32, IntoIter: Clone>) -> usize {
        let weights = weights.into_iter();
        let total: u64 = weights.clone().map(u64::from).sum();
        let random = mix(self.key.wrapping_add(throw.wrapping_mul(STEP)));
        let mut left = (u128::from(random) * u128::from(total)) >> 64;
        weights
            .map(u128::from)
            .position(|weight| {
                let here = left < weight;
                left = left.saturating_sub(weight);
                here
            })
            .unwrap_or(0)
    }
}

/// SplitMix64: a counter that goes on by `STEP`, and the mixing of its value.
/// See Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

fn mix(counter: u64) -> u64 {
    let mut mixed = counter.wrapping_add(STEP);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

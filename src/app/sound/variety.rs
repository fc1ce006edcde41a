//! Which variant of an effect is next, and at which pitch: never the same file
//! twice running, and the same again in every match, so that a film of one sounds alike.

use bevy::platform::collections::HashMap;

use super::catalogue::{Effect, Entry};

/// How often each effect has been played, and which of its files was the last.
#[derive(Default)]
pub(super) struct Variety(HashMap<Effect, (u32, usize)>);

/// Multiples of these, without their whole parts, come as evenly as they can
/// and never repeat: the golden ratio, and its like in the plane.
const GOLDEN: f64 = 0.618_033_988_749_895;
const PLASTIC: f64 = 0.754_877_666_246_693;

impl Variety {
    /// The file that is next, and how fast it is to be played.
    pub fn next(&mut self, entry: &Entry) -> (&'static str, f32) {
        let (count, last) = self.0.entry(entry.effect).or_default();
        let part = |ratio: f64| (f64::from(*count) * ratio).fract();
        let others = entry.files.len().saturating_sub(1);
        let chosen = if *count == 0 || others == 0 {
            0
        } else {
            let step = 1 + ((part(PLASTIC) * others as f64) as usize).min(others - 1);
            (*last + step) % entry.files.len()
        };
        let speed = 1.0 + entry.spread * (2.0 * part(GOLDEN) as f32 - 1.0);
        (*count, *last) = (count.wrapping_add(1), chosen);
        (entry.files.get(chosen).copied().unwrap_or_default(), speed)
    }
}

#[cfg(test)]
mod tests {
    use super::super::catalogue::EFFECTS;
    use super::*;

    #[test]
    fn no_variant_comes_twice_running_and_all_come() {
        for entry in EFFECTS {
            let (mut variety, mut again) = (Variety::default(), Variety::default());
            let played: Vec<_> = (0..100).map(|_| variety.next(entry)).collect();
            assert_eq!(played, (0..100).map(|_| again.next(entry)).collect::<Vec<_>>());
            for pair in played.windows(2) {
                assert!(entry.files.len() == 1 || pair[0].0 != pair[1].0, "{:?}", entry.effect);
                assert!(entry.spread == 0.0 || pair[0].1 != pair[1].1, "{:?}", entry.effect);
            }
            for file in entry.files {
                assert!(played.iter().any(|(name, _)| name == file), "{file}");
            }
            assert!(played.iter().all(|(_, speed)| (speed - 1.0).abs() <= entry.spread + 1e-6));
        }
    }
}

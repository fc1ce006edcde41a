//! What the die has given to whom.

use super::match_::Match;

/// The throws of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// How many it has made.
    pub throws: u32,
    /// How much they came to.
    pub sum: u32,
}

impl Luck {
    /// The average throw; nothing before the first.
    pub fn average(self) -> Option<f32> {
        (self.throws > 0).then(|| self.sum as f32 / self.throws as f32)
    }

    fn add(&mut self, face: u8) {
        self.throws += 1;
        self.sum += u32::from(face);
    }
}

impl Match {
    /// The throws of every seat up to the cursor, with one that is still to be
    /// used. Throwing for who begins does not count.
    pub fn luck(&self) -> Vec<Luck> {
        let mut luck = vec![Luck::default(); self.line.seats()];
        let begun = self.line.begun();
        for ply in self.plies.iter().take(self.cursor()).chain(&begun) {
            if let Some(luck) = ply.seat.and_then(|seat| luck.get_mut(seat.index())) {
                ply.faces().for_each(|face| luck.add(face));
            }
        }
        luck
    }
}

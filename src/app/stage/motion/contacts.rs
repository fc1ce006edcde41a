//! When something is touched on the way: what is heard is heard then.

use crate::app::stage::layout::{Leap, Life};
use crate::rules::Manner;

/// Something is touched on the way: a moment to be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app::stage) struct Contact {
    /// When, as a part of the whole.
    pub at: f32,
    /// How hard, from 0 to 1.
    pub strength: f32,
}

/// When what goes in a manner and so many legs touches something.
pub(super) fn contacts(manner: Manner, legs: usize, life: Option<&Life>) -> Vec<Contact> {
    let contact = |at: f32, strength: f32| Contact { at, strength };
    let land = |leap: Leap| leap.airborne[1];
    match manner {
        Manner::Leap => vec![contact(land(life.map_or(Leap::HOP, |life| life.leap)), 1.0)],
        Manner::Back if life.is_none() => vec![contact(1.0, 1.0)],
        Manner::Step | Manner::Lead | Manner::Back => {
            (0..legs).map(|leg| contact((leg as f32 + land(Leap::HOP)) / legs as f32, 1.0)).collect()
        }
        Manner::Carry | Manner::Drop => vec![contact(1.0, 1.0)],
        Manner::Rise => BLOWS.map(|[at, strength]| contact(at, strength)).to_vec(),
        // It hits as hard as it has fallen fast.
        Manner::Tumble => BOUNCES.map(|(hit, top)| contact(hit, (top / BOUNCES[0].1).sqrt())).to_vec(),
    }
}

/// When a post is hit that is driven in, and how hard.
const BLOWS: [[f32; 2]; 3] = [[0.52, 0.7], [0.76, 0.85], [1.0, 1.0]];

/// When a die that is thrown hits the table, as parts of the whole, and how high it flies until then.
pub(super) const BOUNCES: [(f32, f32); 4] = [(0.45, 2.6), (0.72, 0.8), (0.90, 0.22), (1.0, 0.05)];

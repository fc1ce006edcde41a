//! What a search remembers of positions it has met: a transposition table.

use crate::rules::WON;

/// How the value remembered relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

/// What was found about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory<M> {
    key: u64,
    /// The move that was best, or good enough.
    pub best: Option<M>,
    value: i32,
    bound: Bound,
    depth: u8,
}

/// The memories, by hash; the later one of two that share a place stays.
#[derive(Debug)]
pub(super) struct Memories<M> {
    places: Vec<Option<Memory<M>>>,
    /// The number of places less one: it is a power of two.
    mask: u64,
}

/// Values beyond these are wins or losses, less the plies until then.
const SURELY_WON: i32 = WON / 2;
const SURELY_LOST: i32 = -SURELY_WON;

impl<M: Copy> Memories<M> {
    /// Room for `2^bits` memories.
    pub fn new(bits: u32) -> Self {
        Memories { places: vec![None; 1 << bits], mask: (1 << bits) - 1 }
    }

    /// What is remembered of the position with the hash `key`.
    pub fn get(&self, key: u64) -> Option<&Memory<M>> {
        self.places.get((key & self.mask) as usize)?.as_ref().filter(|memory| memory.key == key)
    }

    /// Remembers what was found `ply` plies from the root.
    pub fn put(&mut self, key: u64, best: Option<M>, value: i32, bound: Bound, depth: i32, ply: i32) {
        let value = match value {
            SURELY_WON.. => value + ply,
            ..=SURELY_LOST => value - ply,
            _ => value,
        };
        if let Some(place) = self.places.get_mut((key & self.mask) as usize) {
            *place = Some(Memory { key, best, value, bound, depth: depth.clamp(0, 255) as u8 });
        }
    }
}

impl<M> Memory<M> {
    /// The value where it settles a search of this depth between these bounds, `ply` plies from the root.
    pub fn settles(&self, depth: i32, alpha: i32, beta: i32, ply: i32) -> Option<i32> {
        let value = match self.value {
            SURELY_WON.. => self.value - ply,
            ..=SURELY_LOST => self.value + ply,
            _ => self.value,
        };
        let settled = i32::from(self.depth) >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
        settled.then_some(value)
    }
}

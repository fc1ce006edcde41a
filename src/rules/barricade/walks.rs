//! Every walk of one to six steps, worked out once for a board.

use super::board::{Field, bits};

/// The longest walk: the highest face of the die.
pub(super) const LONGEST: usize = 6;

/// A walk along the fields of the board that never turns back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk {
    /// The fields passed, without the first and the last, as a set.
    pub through: u128,
    /// The fields walked on, in order, without the first.
    steps: [Field; LONGEST],
    length: u8,
}

impl Walk {
    /// The field it ends on.
    pub fn to(&self) -> Field {
        self.steps[usize::from(self.length.max(1)) - 1]
    }

    /// The fields walked on, without the first.
    pub fn steps(&self) -> &[Field] {
        &self.steps[..usize::from(self.length)]
    }
}

/// All walks of a board, by first field and length.
#[derive(Debug)]
pub(super) struct Walks {
    walks: Vec<Walk>,
    /// Where in `walks` those of each field and length begin; one more at the end.
    begins: Vec<u32>,
}

impl Walks {
    /// The walks through `neighbours`, a set for each field.
    ///
    /// No field may occur twice in a walk (`path_rule=simple`), or no step may
    /// go straight back (`no_reverse`): it comes to the same, as no board has a
    /// cycle that six steps go round.
    pub fn new(neighbours: &[u128]) -> Self {
        let mut all = Walks { walks: Vec::new(), begins: vec![0] };
        for from in 0..neighbours.len() as u8 {
            let mut walks =
                vec![(Walk { through: 0, steps: [Field(from); LONGEST], length: 0 }, Field(from))];
            for _ in 0..LONGEST {
                walks = walks.iter().flat_map(|&(walk, before)| longer(walk, before, neighbours)).collect();
                all.walks.extend(walks.iter().map(|(walk, _)| walk));
                all.begins.push(all.walks.len() as u32);
            }
        }
        all
    }

    /// The walks of `length` steps from `from`; none of no step or more than six.
    pub fn from(&self, from: Field, length: u8) -> &[Walk] {
        let Some(row) = usize::from(length).checked_sub(1).filter(|&row| row < LONGEST) else { return &[] };
        let at = usize::from(from.0) * LONGEST + row;
        match self.begins.get(at..=at + 1) {
            Some(&[begin, end]) => self.walks.get(begin as usize..end as usize).unwrap_or(&[]),
            _ => &[],
        }
    }
}

/// The walks that are one step longer; `before` is the field before the last.
fn longer(walk: Walk, before: Field, neighbours: &[u128]) -> impl Iterator<Item = (Walk, Field)> + use<> {
    let last = if walk.length == 0 { before } else { walk.to() };
    let next = neighbours.get(usize::from(last.0)).copied().unwrap_or(0) & !(before.mask() & !last.mask());
    bits(next).map(move |to| {
        let mut longer = walk;
        if walk.length > 0 {
            longer.through |= last.mask();
        }
        if let Some(step) = longer.steps.get_mut(usize::from(walk.length)) {
            *step = Field(to);
            longer.length += 1;
        }
        (longer, last)
    })
}

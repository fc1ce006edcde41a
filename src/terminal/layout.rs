//! Where the spots of a board go on a sheet of signs.

use super::canvas::Cell;
use super::wrap::WIDTH;

/// Room for the label of a spot, on both sides of its anchor.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    /// The signs to the left of the anchor.
    pub lead: usize,
    /// All signs.
    pub width: usize,
}

/// Columns and rows in the order of the places, as near together as the slots
/// allow with `gap` signs between. `stretch` of 2 leaves a row free between
/// two. Nothing where that is too wide for a terminal.
pub(super) fn even(places: &[[f32; 2]], slots: &[Slot], gap: usize, stretch: usize) -> Option<Vec<Cell>> {
    let columns = ranks(places.iter().map(|place| place[0]));
    let rows = ranks(places.iter().map(|place| -place[1]));
    let mut step = 1;
    for at in 0..places.len() {
        for other in 0..at {
            let apart = columns[at].abs_diff(columns[other]);
            if rows[at] == rows[other] && apart > 0 {
                let needed = (slots[at].width + slots[other].width).div_ceil(2) + gap;
                step = step.max(needed.div_ceil(apart));
            }
        }
    }
    let lead = slots.iter().map(|slot| slot.lead).max().unwrap_or(0);
    let cells = columns.iter().zip(&rows);
    let cells = cells.map(|(column, row)| Cell { column: lead + column * step, row: row * stretch });
    let cells: Vec<Cell> = cells.collect();
    let end = cells.iter().zip(slots).map(|(cell, slot)| cell.column + slot.width - slot.lead).max();
    (end.unwrap_or(0) <= WIDTH).then_some(cells)
}

/// Places true to scale, as large as a terminal is wide, but spread within a row
/// as far as the slots demand.
pub(super) fn scaled(places: &[[f32; 2]], slots: &[Slot]) -> Vec<Cell> {
    /// A sign is about twice as high as it is wide.
    const HEIGHT: f32 = 0.5;
    let least = |axis: usize| places.iter().map(|place| place[axis]).fold(f32::INFINITY, f32::min);
    let most = |axis: usize| places.iter().map(|place| place[axis]).fold(f32::NEG_INFINITY, f32::max);
    let widest = slots.iter().map(|slot| slot.width).max().unwrap_or(0);
    let lead = slots.iter().map(|slot| slot.lead).max().unwrap_or(0);
    let scale = (WIDTH - widest) as f32 / (most(0) - least(0)).max(1.0);
    let mut cells: Vec<Cell> = places
        .iter()
        .map(|place| Cell {
            column: lead + ((place[0] - least(0)) * scale).round() as usize,
            row: ((most(1) - place[1]) * scale * HEIGHT).round() as usize,
        })
        .collect();
    let rows = cells.iter().map(|cell| cell.row + 1).max().unwrap_or(0);
    for row in 0..rows {
        let mut here: Vec<usize> = (0..cells.len()).filter(|&at| cells[at].row == row).collect();
        here.sort_by_key(|&at| cells[at].column);
        let wanted: Vec<(usize, usize)> = here
            .iter()
            .map(|&at| (cells[at].column.saturating_sub(slots[at].lead), slots[at].width))
            .collect();
        for (at, begin) in here.into_iter().zip(spread(&wanted)) {
            cells[at].column = begin + slots[at].lead;
        }
    }
    cells
}

/// Where intervals, given by wanted beginning and width in ascending order,
/// begin so that none meets another: those that would meet share their shift.
fn spread(wanted: &[(usize, usize)]) -> Vec<usize> {
    /// Intervals that touch: the sum of where they want the first to begin,
    /// their number and their common width.
    struct Run {
        sum: usize,
        count: usize,
        width: usize,
    }
    impl Run {
        fn begin(&self) -> usize {
            self.sum / self.count
        }
    }
    let mut runs: Vec<Run> = Vec::new();
    for &(begin, width) in wanted {
        let mut run = Run { sum: begin, count: 1, width };
        while let Some(before) = runs.pop_if(|before| before.begin() + before.width > run.begin()) {
            run.sum = before.sum + run.sum.saturating_sub(before.width * run.count);
            run.count += before.count;
            run.width += before.width;
        }
        runs.push(run);
    }
    let mut begins = Vec::new();
    for run in runs {
        let mut begin = run.begin();
        for _ in 0..run.count {
            let at = begins.len();
            begins.push(begin);
            begin += wanted[at].1;
        }
    }
    begins
}

/// For each value its place among the different values, ascending.
fn ranks(values: impl Iterator<Item = f32> + Clone) -> Vec<usize> {
    /// Places nearer to each other than this are the same.
    const SAME: f32 = 0.05;
    let mut different: Vec<f32> = values.clone().collect();
    different.sort_by(f32::total_cmp);
    different.dedup_by(|one, other| (*one - *other).abs() < SAME);
    values.map(|value| different.partition_point(|&other| other <= value - SAME)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_meet_is_spread_and_the_rest_stays() {
        assert_eq!(spread(&[(0, 4), (10, 4)]), [0, 10]);
        assert_eq!(spread(&[(10, 4), (12, 4)]), [9, 13]);
        assert_eq!(spread(&[(10, 4), (11, 4), (12, 4), (40, 4)]), [7, 11, 15, 40]);
        assert_eq!(spread(&[(0, 4), (0, 4)]), [0, 4], "nothing is left of the sheet");
    }
}

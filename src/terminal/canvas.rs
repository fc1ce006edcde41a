//! A sheet of signs on which lines and labels are drawn.

/// A place on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// From the left.
    pub column: usize,
    /// From the top.
    pub row: usize,
}

/// Rows of signs, grown as far as something is drawn.
#[derive(Default)]
pub(super) struct Canvas {
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// Writes `text` from `begin` to the right.
    pub fn write(&mut self, begin: Cell, text: &str) {
        for (column, sign) in (begin.column..).zip(text.chars()) {
            self.put(Cell { column, row: begin.row }, sign);
        }
    }

    /// Draws a line between two places, which it leaves free.
    pub fn line(&mut self, from: Cell, to: Cell) {
        let (across, down) = (apart(from.column, to.column), apart(from.row, to.row));
        // A sign is about twice as high as it is wide.
        let (wide, high) = (across.unsigned_abs(), 2 * down.unsigned_abs());
        let sign = match (across.signum() * down.signum(), wide, high) {
            (_, _, 0) => '─',
            (_, 0, _) => '│',
            _ if wide > 3 * high || high > 3 * wide => '·',
            (1, ..) => '\\',
            _ => '/',
        };
        let steps = if down == 0 { wide } else { down.unsigned_abs().max(wide / 4) };
        for step in 1..steps {
            let part = |begin: usize, length: isize| {
                let moved = length as f32 * step as f32 / steps as f32;
                begin.saturating_add_signed(moved.round() as isize)
            };
            self.put(Cell { column: part(from.column, across), row: part(from.row, down) }, sign);
        }
    }

    fn put(&mut self, cell: Cell, sign: char) {
        if self.rows.len() <= cell.row {
            self.rows.resize(cell.row + 1, Vec::new());
        }
        let row = &mut self.rows[cell.row];
        if row.len() <= cell.column {
            row.resize(cell.column + 1, ' ');
        }
        row[cell.column] = sign;
    }

    /// The rows as text, without blanks at their ends.
    pub fn text(&self) -> String {
        let rows = self.rows.iter().map(|row| row.iter().collect::<String>());
        rows.map(|row| row.trim_end().to_owned() + "\n").collect()
    }
}

fn apart(from: usize, to: usize) -> isize {
    to as isize - from as isize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_leave_their_ends_free() {
        let cell = |column, row| Cell { column, row };
        let drawn = |from, to| {
            let mut canvas = Canvas::default();
            canvas.line(from, to);
            canvas.text()
        };
        assert_eq!(drawn(cell(0, 0), cell(4, 0)), " ───\n");
        assert_eq!(drawn(cell(4, 0), cell(0, 0)), " ───\n");
        assert_eq!(drawn(cell(1, 0), cell(1, 2)), "\n │\n");
        assert_eq!(drawn(cell(0, 0), cell(8, 2)), "\n    \\\n");
        assert_eq!(drawn(cell(8, 0), cell(0, 2)), "\n    /\n");
        assert_eq!(drawn(cell(0, 0), cell(12, 1)), "    ·\n        ·\n", "too flat for a stroke");
        assert_eq!(drawn(cell(3, 3), cell(3, 3)), "");
    }
}

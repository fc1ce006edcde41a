//! What is counted, so that it is seen at a glance: a row of pips, or a bar
//! where there would be too many of them.

use bevy_egui::egui::{self, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::theme;
use crate::app::language::Speech;
use crate::rules::Note;

/// The most pips of a row.
const MOST: i64 = 24;

/// How far apart pips lie where there is room.
const PITCH: f32 = 17.0;

/// So much of something that is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    /// How many there are.
    full: i64,
    /// How many are needed.
    needed: i64,
    /// How many of those, the last ones, are needed only because of what was lost.
    lost: i64,
}

impl Row {
    /// What a note counts; `None` where it counts nothing, or without a limit.
    fn of(note: &Note) -> Option<Row> {
        let (full, needed, lost) = match *note {
            Note::Count { value, of: Some(of), .. } => (value, of, 0),
            // Whoever loses one needs one more.
            Note::Balance { gained, lost, of, .. } => (gained, of + lost, lost),
            _ => return None,
        };
        (needed > 0).then(|| Row { full: full.clamp(0, needed), needed, lost })
    }
}

/// Tells what a note counts: in words, and where there is a limit in a picture below.
pub(super) fn tally(ui: &mut Ui, note: &Note, words: &Speech) {
    let Some(sentence) = words.note(note) else { return };
    ui.label(egui::RichText::new(sentence).small().color(theme::INK_FADED));
    pips(ui, note);
}

/// The picture of what a note counts; nothing where there is no limit.
pub(super) fn pips(ui: &mut Ui, note: &Note) -> Option<Response> {
    let row = Row::of(note)?;
    let height = if row.needed > MOST { 8.0 } else { PITCH };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    if row.needed > MOST {
        bar(ui, rect, row);
    } else {
        dots(ui, rect, row);
    }
    Some(response)
}

fn dots(ui: &Ui, rect: Rect, row: Row) {
    let pitch = PITCH.min(rect.width() / row.needed as f32);
    for number in 0..row.needed {
        let middle = pos2(rect.left() + (number as f32 + 0.5) * pitch, rect.center().y);
        // One that was lost stands in a square, as behind a fence.
        if number >= row.needed - row.lost {
            let fence = Rect::from_center_size(middle, vec2(0.86, 0.86) * pitch);
            let stroke = Stroke::new(2.0, theme::MEADOW);
            ui.painter().rect(fence, 2.0, theme::PAPER_SHADE, stroke, StrokeKind::Inside);
        }
        let (fill, edge) =
            if number < row.full { (theme::BRICK, theme::INK) } else { (Color32::WHITE, theme::INK_FADED) };
        ui.painter().circle(middle, 0.29 * pitch, fill, Stroke::new(1.2, edge));
    }
}

fn bar(ui: &Ui, rect: Rect, row: Row) {
    let stroke = Stroke::new(1.0, theme::INK_FADED);
    ui.painter().rect(rect, 4.0, Color32::WHITE, stroke, StrokeKind::Inside);
    let part = row.full as f32 / row.needed as f32;
    let full = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
    ui.painter().rect_filled(full, 4.0, theme::WOOD);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_lost_must_be_won_again() {
        let balance = |gained, lost| Row::of(&Note::Balance { label: "tigers-balance", gained, lost, of: 7 });
        assert_eq!(balance(3, 1), Some(Row { full: 3, needed: 8, lost: 1 }));
        assert_eq!(balance(0, 0), Some(Row { full: 0, needed: 7, lost: 0 }));
        // All pips are full exactly where the net has reached what is needed.
        for (gained, lost) in [(7, 0), (9, 2), (12, 3), (6, 0), (8, 2)] {
            let row = balance(gained, lost).expect("a row");
            assert_eq!(row.full == row.needed, gained - lost >= 7, "{gained} − {lost}");
        }
        let count = |of| Note::Count { label: "tigers-eaten", value: 12, of, seat: None };
        assert_eq!(Row::of(&count(None)), None);
        assert_eq!(Row::of(&count(Some(5))), Some(Row { full: 5, needed: 5, lost: 0 }));
    }
}

//! The board in letters. Any board will do: spots go on a grid by their places.

use std::fmt::Write;

use super::canvas::{Canvas, Cell};
use super::layout::{Slot, even, scaled};
use super::wrap::wrap;
use crate::rules::{AnyLine, Arg, Board, Kind, Note, Seat, Spot, SpotInfo, SpotKind, Thing, Tint, Turn};
use crate::words::Words;

/// How a thing that belongs to nobody is drawn on a field.
const NOBODYS: &str = "#";

/// The board with all that stands on fields and passages, how to read it, and
/// what the board can tell. Things in reserves and trays are told by the counts.
pub(super) fn picture(line: &dyn AnyLine, words: &Words) -> String {
    let mut text = Sketch { line, words, marks: &[], near: &[] }.draw();
    let _ = writeln!(text, "\n{}", wrap(&legend(line, words)));
    // What is told of a single spot has its place beside it, not below the board, and each
    // side's own counts go on a line.
    let notes = line.notes(&[]);
    let own = |note: &Note| if let Note::Count { seat, .. } = note { *seat } else { None };
    for note in notes.iter().filter(|note| !matches!(note, Note::Odds { .. }) && own(note).is_none()) {
        if let Some(sentence) = words.note(note) {
            let _ = writeln!(text, "{}", wrap(&sentence));
        }
    }
    for (seat, &side) in (0..).map(Seat).zip(&line.board().sides) {
        let counts = notes.iter().filter(|note| own(note) == Some(seat));
        let counts: Vec<_> = counts.filter_map(|note| words.note(note)).collect();
        if !counts.is_empty() {
            let args = [("side", Arg::Message(side)), ("counts", counts.join(", ").into())];
            let _ = writeln!(text, "{}", wrap(&words.with("note-side", &args)));
        }
    }
    text
}

/// What the signs of the board mean.
pub(super) fn legend(line: &dyn AnyLine, words: &Words) -> String {
    let board = line.board();
    let sides = board.sides.iter().zip(letters(line, words));
    let sides: Vec<_> = sides.map(|(side, letter)| format!("{letter} = {}", words.text(side))).collect();
    let mut text = sides.join(", ");
    if board.kinds.iter().any(|kind| kind.name == "barricade") {
        let sign = [("sign", NOBODYS.into())];
        let _ = write!(text, "\n{}", words.with("terminal-barricades", &sign));
    }
    if board.spots.iter().any(|info| info.kind == SpotKind::Passage) {
        let _ = write!(text, "\n{}", words.text("terminal-passages"));
    }
    if line.notes(&[]).iter().any(|note| matches!(note, Note::Tint { tint: Tint::Fold, .. })) {
        let _ = write!(text, "\n{}", words.text("terminal-fold"));
    }
    text
}

/// A letter for each side: the first of its name that no side before it has, so
/// that it speaks the player's language. It is never a figure, for figures name fields.
fn letters(line: &dyn AnyLine, words: &Words) -> Vec<String> {
    let mut letters: Vec<String> = Vec::new();
    for (seat, side) in (0..).map(Seat).zip(&line.board().sides) {
        let name = words.text(side);
        let mut own = name.chars().map(|letter| letter.to_uppercase().to_string());
        let free = own.find(|letter| !letters.contains(letter));
        letters.push(free.unwrap_or_else(|| line.seat_text(seat)));
    }
    letters
}

/// A board to be drawn, or a part of one.
pub(super) struct Sketch<'a> {
    pub line: &'a dyn AnyLine,
    pub words: &'a Words,
    /// The spots to put in parentheses.
    pub marks: &'a [Spot],
    /// Only what lies between these spots is drawn; all where there are none.
    pub near: &'a [Spot],
}

impl Sketch<'_> {
    /// The board as text.
    pub fn draw(&self) -> String {
        let board = self.line.board();
        let spots: Vec<(Spot, &SpotInfo)> = board.iter().filter(|(_, info)| self.shows(info)).collect();
        let (form, cells) = arrange(board, &spots);
        let cell = |spot: Spot| {
            let at = spots.iter().position(|(shown, _)| *shown == spot)?;
            cells.get(at).copied()
        };
        let mut canvas = Canvas::default();
        for &[from, to] in &board.lines {
            if let (Some(from), Some(to)) = (cell(from), cell(to)) {
                canvas.line(from, to);
            }
        }
        // Nobody comes to play around a sheepfold any more.
        let over = matches!(self.line.turn(), Turn::Over(_));
        let things = self.line.standing(&[]);
        let (notes, letters) = (self.line.notes(&[]), letters(self.line, self.words));
        for ((spot, info), anchor) in spots.into_iter().zip(&cells) {
            let here = things.iter().filter(|thing| thing.spot == spot);
            let signs: String = here.map(|thing: &Thing| sign(thing.kind, board, &letters)).collect();
            let fold = !over && notes.contains(&Note::Tint { spot, tint: Tint::Fold });
            let (before, text) = match info.kind {
                SpotKind::Passage => passage(info, &signs, self.marks.contains(&spot)),
                _ => form.label(&info.name, &signs, fold, self.marks.contains(&spot)),
            };
            canvas.write(Cell { column: anchor.column.saturating_sub(before), ..*anchor }, &text);
        }
        canvas.text()
    }

    fn shows(&self, info: &SpotInfo) -> bool {
        let places =
            || self.near.iter().filter_map(|&spot| self.line.board().get(spot)).map(|info| info.place);
        let within = |axis: usize| {
            let (least, most) = places().fold((f32::INFINITY, f32::NEG_INFINITY), |(least, most), place| {
                (least.min(place[axis]), most.max(place[axis]))
            });
            (least - 0.1..=most + 0.1).contains(&info.place[axis])
        };
        matches!(info.kind, SpotKind::Field | SpotKind::Passage)
            && (self.near.is_empty() || within(0) && within(1))
    }
}

/// Where `spots` go on the sheet: on a grid in labels with brackets, or closer
/// where these are too wide, and true to scale where no grid will do.
fn arrange(board: &Board, spots: &[(Spot, &SpotInfo)]) -> (Form, Vec<Cell>) {
    let places: Vec<[f32; 2]> = spots.iter().map(|(_, info)| info.place).collect();
    let slots = |form: Form| spots.iter().map(|(_, info)| form.slot(info)).collect::<Vec<_>>();
    // A row between two is for the lines that go down.
    let stretch = if board.lines.is_empty() { 1 } else { 2 };
    if let Some(cells) = even(&places, &slots(Form::Roomy), 2, stretch) {
        return (Form::Roomy, cells);
    }
    let slots = slots(Form::Close);
    (Form::Close, even(&places, &slots, 0, stretch).unwrap_or_else(|| scaled(&places, &slots)))
}

/// How fields are labelled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `[S b2]`, and an empty field as ` b2 `.
    Roomy,
    /// `S97`, and an empty field as `97`.
    Close,
}

impl Form {
    /// The room that `info` takes, whatever stands there, so that nothing shifts from turn to turn.
    fn slot(self, info: &SpotInfo) -> Slot {
        let name = info.name.chars().count();
        match (info.kind, self) {
            (SpotKind::Passage, _) => Slot { lead: 2, width: 4 },
            (_, Form::Roomy) => Slot { lead: 3 + name / 2, width: name + 4 },
            (_, Form::Close) => Slot { lead: 1 + name / 2, width: name + 1 },
        }
    }

    /// The label of a field on which `signs` stand, and how far it begins before its anchor.
    fn label(self, name: &str, signs: &str, fold: bool, marked: bool) -> (usize, String) {
        let (open, close) = if marked { ("(", ")") } else { ("[", "]") };
        let text = match (self, signs.is_empty()) {
            (Form::Roomy, false) => format!("{open}{signs} {name}{close}"),
            (Form::Roomy, true) if marked => format!("({name})"),
            (Form::Roomy, true) => format!("{}{name} ", if fold { '~' } else { ' ' }),
            (Form::Close, _) => {
                format!("{}{}{signs}{name}", if marked { "(" } else { "" }, if fold { "~" } else { "" })
            }
        };
        let end = if self == Form::Roomy { 1 } else { 0 };
        let name = name.chars().count();
        let before = text.chars().count() - end - name + name / 2;
        (before, text)
    }
}

/// The label of a passage, which is closed where something stands in it.
fn passage(info: &SpotInfo, signs: &str, marked: bool) -> (usize, String) {
    let text = match (signs.is_empty(), marked) {
        (true, false) => " . ",
        (true, true) => "(.)",
        (false, _) => bar(info.angle),
    };
    (text.len() / 2, text.into())
}

/// The sign of a thing of some kind.
fn sign<'a>(kind: Kind, board: &Board, letters: &'a [String]) -> &'a str {
    let owner = board.kinds.get(usize::from(kind.0)).and_then(|kind| kind.owner);
    owner.and_then(|seat| letters.get(seat.index())).map_or(NOBODYS, String::as_str)
}

/// A bar across a passage that is crossed in the direction `angle`.
fn bar(angle: f32) -> &'static str {
    match (angle + 90.0).rem_euclid(180.0) {
        lean if !(15.0..165.0).contains(&lean) => "====",
        lean if lean < 75.0 => " // ",
        lean if lean <= 105.0 => " || ",
        _ => r" \\ ",
    }
}

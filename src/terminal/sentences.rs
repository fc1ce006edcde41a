//! What a terminal says of a match: what is to be done, and what has been done.

use crate::record::Match;
use crate::rules::{AnyLine, Arg, Deed, Ply, SpotKind, Turn};
use crate::words::Words;

/// A pass in every game's notation.
pub(super) const PASS: &str = "-";

/// The name of the side whose turn it is.
pub(super) fn side(line: &dyn AnyLine, turn: Turn) -> Arg {
    let seat = if let Turn::Seat(seat) | Turn::Chance(seat) = turn { Some(seat) } else { None };
    let side = seat.and_then(|seat| line.board().sides.get(seat.index()));
    Arg::Message(side.copied().unwrap_or_default())
}

/// Whose turn it is, what it asks for and what can be typed, or how the match has ended.
pub(super) fn asked(record: &Match, words: &Words) -> String {
    let line = record.line();
    if let Turn::Over(outcome) = line.turn() {
        let outcome = words.outcome(line.board(), &outcome);
        return [words.text("terminal-ended"), outcome, words.text("terminal-after")].join(" ");
    }
    let (prompt, mut sentences) = (line.prompt(&[]), Vec::new());
    if !line.undecided() {
        sentences.push(words.with("terminal-turn", &[("number", turn_number(record).into())]));
        let named = prompt.iter().flat_map(|say| &say.args).any(|(name, _)| *name == "side");
        if !named {
            sentences.push(words.with("terminal-side", &[("side", side(line, line.turn()))]));
        }
    }
    sentences.extend(prompt.map(|say| words.say(&say)));
    sentences.push(hint(line, words));
    sentences.join(" ")
}

/// The number of the turn to be played: throwing for who begins is none.
fn turn_number(record: &Match) -> usize {
    let played = record.plies().iter().take(record.line().plies());
    played.filter(|ply| ply.seat.is_some()).count() + 1
}

/// What can be typed: all moves where they are few, one of them otherwise.
fn hint(line: &dyn AnyLine, words: &Words) -> String {
    /// As many moves as people take in at a glance.
    const FEW: usize = 6;
    if matches!(line.turn(), Turn::Chance(_)) {
        return words.text("terminal-throw");
    }
    let mut moves = line.moves();
    if moves == [PASS] {
        return words.text("terminal-pass");
    }
    let id = if moves.len() <= FEW { "terminal-choices" } else { "terminal-example" };
    if moves.len() > FEW
        && let Some(last) = moves.pop()
    {
        moves.retain(|text| text == PASS);
        moves.insert(0, last);
    }
    // A move is not broken into two lines; as it is read, all blanks are alike.
    let moves: Vec<_> = moves.iter().map(|text| text.replace(' ', "\u{a0}")).collect();
    words.with(id, &[("moves", moves.join(", ").into())])
}

/// Who has played what, and what it took from the board. `line` is the match after it.
pub(super) fn told(line: &dyn AnyLine, ply: &Ply, words: &Words) -> String {
    let text = ply.text.as_str().into();
    let mut told = vec![match ply.seat {
        Some(seat) => played(line, Turn::Seat(seat), text, words),
        // The throws have decided who begins.
        None => words.with("terminal-begins", &[("side", side(line, line.turn())), ("move", text)]),
    }];
    for (kind, id) in [(SpotKind::Tray, "terminal-taken"), (SpotKind::Reserve, "terminal-home")] {
        let places = left(line, ply, kind);
        if !places.is_empty() {
            told.push(words.with(id, &[("places", places.join(", ").into())]));
        }
    }
    told.join(" ")
}

/// Who, whose `turn` it was, has played what.
pub(super) fn played(line: &dyn AnyLine, turn: Turn, text: Arg, words: &Words) -> String {
    words.with("terminal-played", &[("side", side(line, turn)), ("move", text)])
}

/// What the die shows, if it was thrown last, when it was this `turn`.
pub(super) fn thrown(line: &dyn AnyLine, turn: Turn, ply: &Ply, words: &Words) -> Option<String> {
    let face = ply.faces().last().filter(|_| matches!(turn, Turn::Chance(_)))?;
    Some(words.with("terminal-thrown", &[("side", side(line, turn)), ("face", Arg::Number(face.into()))]))
}

/// The names of the spots from which `ply` has brought things to a place of that kind.
fn left<'a>(line: &'a dyn AnyLine, ply: &Ply, kind: SpotKind) -> Vec<&'a str> {
    let board = line.board();
    let ends = ply.deeds.iter().filter_map(|deed| match deed {
        Deed::Move { path, .. } => Some((path.first()?, path.last()?)),
        Deed::Throw { .. } => None,
    });
    let left = ends.filter(|(_, to)| board.get(**to).is_some_and(|info| info.kind == kind));
    left.map(|(from, _)| board.name(*from)).collect()
}

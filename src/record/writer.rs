//! A record as text.

use super::LONGEST_LINE;
use super::match_::{Match, Remarks};
use super::tag::{PLACED, write_tag};

/// The canonical text of a record.
pub(super) fn write(record: &Match) -> String {
    let mut lines = tags(record);
    lines.push(String::new());
    let numbered = record.plies().iter().enumerate().map(|(place, ply)| match record.number(place) {
        Some(number) => format!("{number}. {}", ply.text),
        None => ply.text.clone(),
    });
    let plies = [None].into_iter().chain(numbered.map(Some));
    for (ply, remarks) in plies.zip(&record.remarks) {
        body(ply, remarks, &mut lines);
    }
    lines.push(String::new());
    lines.join("\n")
}

fn tags(record: &Match) -> Vec<String> {
    let mut end = record.clone();
    end.go_to(usize::MAX);
    let line = end.line();
    let mut lines = vec![write_tag("Game", line.game()), write_tag("Rules", &line.rules())];
    let (placed, others): (Vec<_>, Vec<_>) = record.tags().partition(|(name, _)| PLACED.contains(name));
    lines.extend(placed.iter().map(|(name, value)| write_tag(name, value)));
    lines.extend(line.set_up().map(|position| write_tag("Position", &position)));
    lines.push(write_tag("Result", &line.result()));
    lines.extend(others.iter().map(|(name, value)| write_tag(name, value)));
    lines
}

/// A ply, or nothing before the first, and what is remarked on it.
fn body(ply: Option<String>, remarks: &Remarks, lines: &mut Vec<String>) {
    let mut below = remarks.beside.iter().chain(&remarks.below);
    if let Some(ply) = ply {
        // A canonical ply may be longer than it was, and leave no room beside it.
        let beside = remarks.beside.as_ref().map(|remark| format!("{ply} ;{remark}"));
        let fits = beside.filter(|line| line.len() <= LONGEST_LINE);
        if fits.is_some() {
            below.next();
        }
        lines.push(fits.unwrap_or(ply));
    }
    lines.extend(below.map(|remark| format!(";{remark}")));
}

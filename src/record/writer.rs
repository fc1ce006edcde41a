//! A record as text.

use super::LONGEST_LINE;
use super::match_::{Match, Remarks};
use super::tag::write_tag;

/// The tags beside those the match tells that have their place among them.
const PLACED: [&str; 2] = ["Seats", "Seed"];

/// The canonical text of a record.
pub(super) fn write(record: &Match) -> String {
    let mut lines = tags(record);
    lines.push(String::new());
    let numbered = (1..).zip(record.plies()).map(|(number, ply)| format!("{number}. {}", ply.text));
    let plies = [None].into_iter().chain(numbered.map(Some));
    for (ply, remarks) in plies.zip(&record.remarks) {
        body(ply, remarks, &mut lines);
    }
    lines.push(String::new());
    lines.join("\n")
}

fn tags(record: &Match) -> Vec<String> {
    let mut end = record.clone();
    end.go_to(record.plies().len());
    let line = end.line();
    let mut lines = vec![write_tag("Game", line.game()), write_tag("Rules", &line.rules())];
    lines.extend(PLACED.iter().filter_map(|name| Some(write_tag(name, record.tag(name)?))));
    lines.extend(line.set_up().map(|position| write_tag("Position", &position)));
    lines.push(write_tag("Result", &line.result()));
    let others = record.tags().filter(|(name, _)| !PLACED.contains(name));
    lines.extend(others.map(|(name, value)| write_tag(name, value)));
    lines
}

/// A ply, or nothing before the first, and what is remarked on it.
fn body(ply: Option<String>, remarks: &Remarks, lines: &mut Vec<String>) {
    let mut below = remarks.beside.iter().chain(&remarks.below).peekable();
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

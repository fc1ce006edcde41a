//! The rules of a game, and the credits, written for a terminal.

use super::picture::{Sketch, legend};
use super::wrap::{WIDTH, wrap};
use crate::rules::{Choice, Note, Tint, choices};
use crate::words::{Block, CREDITS, Example, Explained, Scene, Words};

/// The rules of the game called `game`; nothing where there is no such game.
pub fn rules_page(game: &str, words: &Words) -> Option<String> {
    Some([page(game, words)?, choosing(game, words)].join("\n\n"))
}

/// Who made what, and all software that the program is made of.
pub fn credits_page(words: &Words) -> String {
    page(CREDITS, words).unwrap_or_default()
}

/// The page called `name`.
fn page(name: &str, words: &Words) -> Option<String> {
    let page = words.page(name)?;
    let mut blocks = vec![underlined(&page.title, '=')];
    let mut legend_due = true;
    for block in &page.blocks {
        let text = match block {
            Block::Heading(heading) => underlined(heading, '-'),
            Block::Paragraph(text) => wrap(text),
            Block::List(things) => list(things.iter().cloned()),
            // A test keeps the examples free of faults; a page without one is better than none.
            Block::Example(example) => match example.scene() {
                Ok(scene) => drawn(example, &scene, words, std::mem::take(&mut legend_due)),
                Err(_) => continue,
            },
            Block::Presets => presets(name, words),
            Block::Toggles => toggles(name, words),
            Block::Version => words.version(),
            Block::Crates => list(words.crates().into_iter()),
        };
        blocks.push(text);
    }
    Some(blocks.join("\n\n"))
}

fn underlined(text: &str, sign: char) -> String {
    format!("{text}\n{}", sign.to_string().repeat(text.chars().count()))
}

fn list(things: impl Iterator<Item = String>) -> String {
    let things: Vec<String> =
        things.map(|thing| wrap(&format!("- {}", thing.replace('\n', "\n  ")))).collect();
    things.join("\n")
}

/// The board, the one after the move beside it, and what there is to say.
fn drawn(example: &Example, scene: &Scene, words: &Words, with_legend: bool) -> String {
    let line = scene.line.as_ref();
    let mut boards = vec![Sketch { line, words, marks: &scene.marks, near: &scene.near }.draw()];
    if let Some(after) = &scene.after {
        boards.push(Sketch { line: after.as_ref(), words, marks: &[], near: &scene.near }.draw());
    }
    let mut told = words.told(example, scene);
    let last = scene.after.as_ref().unwrap_or(&scene.line);
    let folds = |note: &Note| matches!(note, Note::Tint { tint: Tint::Fold, .. });
    if !example.counts.is_empty() && last.notes(&[]).iter().any(folds) {
        told.push(words.text("terminal-fold"));
    }
    if with_legend {
        told.splice(0..0, [legend(line, words), words.text("page-marks")]);
    }
    let told: Vec<String> = told.iter().flat_map(|text| text.lines()).map(beneath).collect();
    [beside(&boards), told.join("\n")].join("\n\n").trim_end().to_owned()
}

/// A sentence that belongs to the board above.
fn beneath(sentence: &str) -> String {
    wrap(&format!("    {sentence}"))
}

/// Boards beside each other if there is room, below each other otherwise.
fn beside(boards: &[String]) -> String {
    const ARROW: &str = " → ";
    let widths = boards.iter().map(|board| width(board)).collect::<Vec<_>>();
    let together = widths.iter().sum::<usize>() + ARROW.chars().count() * (boards.len() - 1);
    let [before, after] = boards else { return indented(&boards.join("\n")) };
    if together > WIDTH {
        return indented(&boards.join("\n"));
    }
    let (before, after): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let middle = before.len() / 2;
    let rows = before.iter().zip(after).enumerate().map(|(row, (left, right))| {
        let gap = if row == middle { ARROW } else { "   " };
        let room = widths[0] - left.chars().count();
        format!("{left}{}{gap}{right}", " ".repeat(room)).trim_end().to_owned() + "\n"
    });
    indented(&rows.collect::<String>())
}

/// A board moved to the right as far as there is room, by four signs at most.
fn indented(board: &str) -> String {
    let indent = " ".repeat((WIDTH.saturating_sub(width(board))).min(4));
    let lines =
        board.lines().map(|line| if line.is_empty() { "\n".into() } else { format!("{indent}{line}\n") });
    lines.collect::<String>().trim_end().to_owned()
}

fn width(text: &str) -> usize {
    text.lines().map(|line| line.chars().count()).max().unwrap_or(0)
}

/// The presets with what is to be said of each.
fn presets(game: &str, words: &Words) -> String {
    let presets = choices(game, "").map(|choices| choices.presets).unwrap_or_default();
    list(presets.iter().map(|preset| {
        let Explained { name, about } = words.preset(game, preset);
        words.with(
            "page-preset",
            &[("preset", (*preset).into()), ("name", name.into()), ("about", about.into())],
        )
    }))
}

/// The toggles with what is to be said of each, and their values.
fn toggles(game: &str, words: &Words) -> String {
    let toggles = choices(game, "").map(|choices| choices.toggles).unwrap_or_default();
    list(toggles.iter().map(|toggle| {
        let Explained { name, about } = words.toggle(toggle.name);
        let values: Vec<String> =
            toggle.values.split(", ").map(|value| told_value(toggle, value, words)).collect();
        let args = [
            ("toggle", toggle.name.into()),
            ("name", name.into()),
            ("about", about.into()),
            ("values", values.join(", ").into()),
            ("value", toggle.value.as_str().into()),
        ];
        words.with("page-toggle", &args)
    }))
}

/// How to choose rules: with the last preset, and the first toggle as it is.
fn choosing(game: &str, words: &Words) -> String {
    let Ok(choices) = choices(game, "") else { return String::new() };
    let preset = choices.presets.last().copied().unwrap_or_default();
    let toggle = choices.toggles.first().map(|toggle| format!(",{}={}", toggle.name, toggle.value));
    let rules = preset.to_owned() + &toggle.unwrap_or_default();
    wrap(&words.with("page-choose", &[("game", game.into()), ("rules", rules.into())]))
}

/// `draw (a draw)`; a number alone.
fn told_value(toggle: &Choice, value: &str, words: &Words) -> String {
    match words.toggle_value(toggle.name, value) {
        same if same == value => same,
        told => format!("{value} ({told})"),
    }
}

//! The rules pages: what they show and say is what the rules do, they are the
//! same in both languages, and nothing that can be chosen is left out.

use std::collections::BTreeSet;

use bergerie::rules::{GAMES, Note, choices};
use bergerie::words::{Block, CREDITS, Event, Example, Language, Page, Words};

/// All pages, with the words they are written in.
fn pages() -> Vec<(Words, &'static str, Page)> {
    let mut pages = Vec::new();
    for language in Language::ALL {
        for &game in GAMES {
            let words = Words::new(language);
            let page = words.page(game).unwrap_or_else(|| panic!("no page of {game} in {language:?}"));
            pages.push((words, game, page));
        }
    }
    pages
}

/// Checks everything that `example` claims.
fn check(example: &Example) {
    let scene = example.scene().unwrap_or_else(|say| panic!("{example:?}: {say}"));
    for name in &example.near {
        assert!(scene.line.board().find(name).is_some(), "no spot {name}: {example:?}");
    }
    match &example.event {
        Event::Look => assert!(scene.marks.is_empty() && scene.after.is_none(), "{example:?}"),
        Event::Move(_) => assert!(!scene.marks.is_empty(), "{example:?}"),
        Event::Refused { why, .. } => {
            assert_eq!(scene.refusal.as_ref().map(|say| say.id), Some(why.as_str()), "{example:?}");
        }
        Event::Choice { touched, next } => {
            assert_eq!(touched.len(), scene.touched.len(), "{example:?}");
            let found: BTreeSet<&str> = scene
                .line
                .next(&scene.touched)
                .into_iter()
                .map(|spot| scene.line.board().name(spot))
                .collect();
            assert_eq!(found, next.iter().map(String::as_str).collect(), "{example:?}");
        }
    }
    let last = scene.after.as_ref().unwrap_or(&scene.line);
    let result = if example.result.is_empty() { "ongoing" } else { &example.result };
    assert_eq!(last.result(), result, "{example:?}");
    let notes = last.notes(&[]);
    for (wanted, number) in &example.counts {
        let mut counted = notes.iter().filter_map(Note::counted);
        assert!(counted.any(|count| count == (wanted.as_str(), *number)), "{wanted}: {example:?}");
    }
}

#[test]
fn examples_are_what_the_rules_do() {
    for (.., page) in pages() {
        assert!(page.examples().count() >= 6, "{} has few examples", page.title);
        for example in page.examples() {
            check(example);
        }
        let events: Vec<_> = page.examples().map(|example| &example.event).collect();
        assert!(events.iter().any(|event| matches!(event, Event::Move(_))), "{}", page.title);
        assert!(events.iter().any(|event| matches!(event, Event::Refused { .. })), "{}", page.title);
        assert!(events.iter().any(|event| matches!(event, Event::Choice { .. })), "{}", page.title);
        assert!(page.examples().any(|example| example.result.starts_with("won")), "{}", page.title);
    }
}

#[test]
fn both_languages_have_the_same_parts() {
    let [english, french] = Language::ALL.map(Words::new);
    for name in GAMES.iter().chain([&CREDITS]) {
        let [english, french] = [&english, &french].map(|words| words.page(name).unwrap());
        let parts = |page: &Page| -> Vec<String> {
            let part = |block: &Block| match block {
                Block::Heading(_) => "heading".into(),
                Block::Paragraph(_) => "paragraph".into(),
                Block::List(things) => format!("list of {}", things.len()),
                Block::Example(example) => format!("{example:?}"),
                Block::Presets => "presets".into(),
                Block::Toggles => "toggles".into(),
                Block::Version => "version".into(),
                Block::Crates => "crates".into(),
            };
            page.blocks.iter().map(part).collect()
        };
        assert_eq!(parts(&english), parts(&french));
    }
}

#[test]
fn all_that_can_be_chosen_is_explained() {
    for (words, game, page) in pages() {
        assert!(!words.begins(game).contains("begins-"), "nobody begins {game}");
        for block in [Block::Presets, Block::Toggles] {
            assert_eq!(page.blocks.iter().filter(|there| **there == block).count(), 1, "{block:?} of {game}");
        }
        let said = |id: &str, text: &str| {
            assert!(!text.contains(id), "{game}: {id} has no words in {:?}", words.language());
        };
        for preset in choices(game, "").unwrap().presets {
            let id = format!("preset-{game}-{}", preset.replace(':', "-"));
            let explained = words.preset(game, preset);
            said(&id, &explained.name);
            said(&id, &explained.about);
            for toggle in choices(game, preset).unwrap().toggles {
                let id = format!("rule-{}", toggle.name);
                let explained = words.toggle(toggle.name);
                said(&id, &explained.name);
                said(&id, &explained.about);
                for value in toggle.values.split(", ").chain([toggle.value.as_str()]) {
                    let text = words.toggle_value(toggle.name, value);
                    assert!(!text.is_empty());
                    said(&id, &text);
                    said("value-", &text);
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    assert_eq!(Page::read("enclos", "text").unwrap_err(), "the title is missing");
    for (example, line) in [
        ("dance: d5", "dance: d5"),
        ("position", "position"),
        ("why: enclos-fenced", "why: enclos-fenced"),
        ("next: d5", "next: d5"),
        ("count: enclos-fences many", "count: enclos-fences many"),
    ] {
        let refused = Page::read("enclos", &format!("# L’Enclos\n\n```\n{example}\n```\n")).unwrap_err();
        assert_eq!(refused, format!("enclos: cannot read “{line}”"));
    }
    let page = Page::read("enclos", "# L’Enclos\n\n```\nposition: nowhere\n```\n").unwrap();
    assert!(page.examples().next().unwrap().scene().is_err());
}

#[test]
fn there_is_no_page_of_what_is_no_game() {
    assert_eq!(Words::new(Language::English).page("chess"), None);
}

//! The sentences: both languages say the same things, whatever the code asks
//! for exists, and everything can be said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bergerie::rules::{
    Arg, Full, GAMES, Note, Outcome, Reason, Say, Seat, Seats, Spot, Visitor, open, visit,
};
use bergerie::words::{Language, Words};

/// The variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Each file in `folder` with that extension: its name and its text.
fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{}", folder.display());
    files
}

/// The lines of all Fluent files of `language` that are not comments, with the file's name.
fn lines(language: Language) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for (name, text) in files(&root("assets/locales").join(language.tag()), "ftl") {
        let kept = text.lines().filter(|line| !line.starts_with('#'));
        lines.extend(kept.map(|line| (name.clone(), line.to_owned())));
    }
    lines
}

/// What the pages of `language` say, line by line, with the file's name.
fn page_lines(language: Language) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let folder = root("assets/locales").join(language.tag());
    for (name, text) in [files(&folder, "md"), files(&folder.join("rules"), "md")].concat() {
        // Every second part is an example.
        let said = text.split("```").step_by(2).flat_map(str::lines);
        lines.extend(said.map(|line| (name.clone(), line.to_owned())));
    }
    lines
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    let mut current = String::new();
    for (file, line) in lines(language) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (id, _) = line.split_once(" =").unwrap_or_else(|| panic!("{file}: {line}"));
            current = id.to_owned();
            let before = messages.insert(current.clone(), BTreeSet::new());
            assert!(before.is_none(), "{file}: {id} is there twice");
        }
        if let Some(variables) = messages.get_mut(&current) {
            for after in line.split('$').skip(1) {
                let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(after.len());
                variables.insert(after[..end].to_owned());
            }
        }
    }
    messages
}

/// Every source file of the program and of its page, and what lays that out, with its text.
fn sources() -> Vec<(PathBuf, String)> {
    let (mut folders, mut found) = (vec![root("src"), root("web"), root("scripts")], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if ["rs", "js", "mjs"]
                .iter()
                .any(|kind| path.extension().is_some_and(|extension| extension == *kind))
            {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

/// All string literals of the program that hold no escapes.
fn literals() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for (path, text) in sources() {
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            found.extend(line.split('"').skip(1).step_by(2).map(|text| (path.clone(), text.to_owned())));
        }
    }
    found
}

/// The literals that stand right after one of `places` in the program's text.
fn literals_after(places: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for (path, text) in sources() {
        // Without line breaks and indents, so that rustfmt may break a line after its bracket.
        let text: String = text.lines().map(str::trim).collect();
        for place in places {
            for after in text.split(&format!("{place}\"")).skip(1) {
                found.push((path.clone(), after[..after.find('"').unwrap()].to_owned()));
            }
        }
    }
    found
}

#[test]
fn both_languages_say_the_same() {
    let [english, french] = Language::ALL.map(messages);
    for (id, variables) in &english {
        assert_eq!(Some(variables), french.get(id), "{id}");
    }
    for id in french.keys() {
        assert!(english.contains_key(id), "{id} is French alone");
    }
}

#[test]
fn every_id_in_the_program_exists() {
    let messages = messages(Language::English);
    let places = [
        "Say::new(",
        ".text(",
        "words.with(",
        "say_field(",
        "say_passage(",
        "say_point(",
        "Message(",
        "label: ",
    ];
    let asked = literals_after(&places);
    assert!(asked.len() > 60, "the scan finds only {}", asked.len());
    for (file, id) in asked {
        assert!(messages.contains_key(&id), "{}: {id}", file.display());
    }
    // Whatever begins like an id of a domain is one: tables of ids are found by this.
    for (file, text) in literals() {
        let domain = [
            "barricade-",
            "enclos-",
            "tigers-",
            "record-",
            "terminal-",
            "lesson-",
            "usage-",
            "command-",
            "page-",
            "side-",
            "rules-",
        ];
        // The gallery's pictures have names of their own.
        let picture = file.starts_with(root("src/app/gallery"));
        if !picture && domain.iter().any(|domain| text.starts_with(domain)) {
            assert!(messages.contains_key(&text), "{}: {text}", file.display());
        }
    }
}

#[test]
fn every_message_is_asked_for() {
    let literals: BTreeSet<String> = literals().into_iter().map(|(_, text)| text).collect();
    for id in messages(Language::English).keys() {
        let composed = ["game-", "reason-", "rule-", "preset-", "value-", "begins-"]
            .iter()
            .any(|kind| id.starts_with(kind));
        // What a lesson says of a step is named after what it asks for there.
        let step = id.strip_suffix("-done").or_else(|| id.strip_suffix("-again")).unwrap_or(id);
        assert!(composed || literals.contains(id) || literals.contains(step), "nobody asks for {id}");
    }
}

#[test]
fn what_is_below_nought_has_a_minus_and_no_hyphen() {
    let args =
        ["gained", "lost", "net", "of"].map(|name| (name, Arg::Number(if name == "net" { -7 } else { 7 })));
    let said = Words::new(Language::English).with("tigers-balance", &args);
    assert!(said.ends_with("= \u{2212}7 of 7"), "{said}");
}

#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, variables) in messages(language) {
            for number in [0, 1, 2, 90] {
                let args: Vec<_> =
                    variables.iter().map(|name| (name.as_str(), Arg::Number(number))).collect();
                let sentence = words.with(&id, &args);
                assert_ne!(sentence, id, "{id} is not built in");
                assert!(!sentence.contains(['{', '}', '\u{2068}', '\u{2069}']), "{id}: {sentence}");
            }
        }
    }
}

/// The names of a game's toggles.
struct Toggles;

impl Visitor for Toggles {
    type Out = Vec<&'static str>;

    fn visit<G: Full>(self, _game: G) -> Self::Out {
        G::TOGGLES.iter().map(|toggle| toggle.name).collect()
    }
}

#[test]
fn every_reason_and_every_toggle_has_words() {
    let reasons = literals_after(&["Reason("]);
    assert!(reasons.len() >= 3, "the scan finds only {}", reasons.len());
    for language in Language::ALL {
        let words = Words::new(language);
        for (_, reason) in &reasons {
            let id = format!("reason-{}", reason.replace(' ', "-"));
            assert_ne!(words.text(&id), id);
        }
        for game in GAMES {
            for name in visit(game, "", Toggles).unwrap() {
                let id = format!("rule-{name}");
                assert_ne!(words.text(&id), id);
            }
        }
    }
}

#[test]
fn french_is_set_as_french() {
    for (file, line) in lines(Language::French).into_iter().chain(page_lines(Language::French)) {
        let said = line.split_once(" =").map_or(line.as_str(), |(_, said)| said);
        for (wrong, why) in [
            (" ;", "a narrow no-break space before ;"),
            (" !", "a narrow no-break space before !"),
            (" ?", "a narrow no-break space before ?"),
            (" : ", "a no-break space before :"),
            ("« ", "a no-break space after «"),
            (" »", "a no-break space before »"),
            ("...", "…"),
        ] {
            assert!(!said.contains(wrong), "{file}: {why}: {line}");
        }
        for mark in [';', '!', '?'] {
            for (at, _) in said.match_indices(mark) {
                assert!(
                    said[..at].ends_with('\u{202f}'),
                    "{file}: a narrow no-break space before {mark}: {line}"
                );
            }
        }
        let letters: Vec<char> = said.chars().collect();
        let typewritten =
            letters.windows(3).any(|w| w[0].is_alphabetic() && w[1] == '\'' && w[2].is_alphabetic());
        assert!(!typewritten, "{file}: ’ for ': {line}");
    }
}

#[test]
fn sentences_read_well() {
    let [english, french] = Language::ALL.map(Words::new);
    let say = Say::new("enclos-shut-in").with("field", "d5");
    assert_eq!(english.say(&say), "That sheep on d5 is shut in: choose another.");
    assert_eq!(french.say(&say), "Ce mouton en d5 est enfermé\u{a0}: choisissez-en un autre.");
    let say = Say::new("enclos-move-first").with("passage", "d5/d6");
    assert_eq!(english.say(&say), "Move first if you want to close d5/d6.");
    let flock = |count: usize| french.say(&Say::new("enclos-position-flock").with("count", count));
    assert_eq!(flock(1), "Un camp n’a qu’un mouton\u{a0}: il en faut trois.");
    assert_eq!(flock(4), "Un camp a 4 moutons\u{a0}: il en faut trois.");
    let first = |count: usize| Say::new("tigers-place-first").with("point", "b2").with("count", count);
    assert_eq!(english.say(&first(1)), "The sheep on b2 may move once the last one in the pen is placed.");
    assert_eq!(french.say(&first(7)), "Le mouton en b2 pourra bouger quand les 7 de l’enclos seront posés.");
    let loses = Say::new("warn-loses").with("moves", "a1-b2").with("reason", Reason("all sheep blocked"));
    assert_eq!(
        english.say(&loses),
        "Take care, this would lose the match: a1-b2 (no sheep can move any more)."
    );
    assert_eq!(
        french.say(&loses),
        "Attention, partie perdue\u{a0}: a1-b2 (plus aucun mouton ne peut bouger)."
    );
}

#[test]
fn barricade_reads_well() {
    let [english, french] = Language::ALL.map(Words::new);
    let side = Arg::Message("side-blue");
    let mut say = Say::new("barricade-ask-pawn").with("die", 4);
    say.args.push(("side", side));
    assert_eq!(english.say(&say), "Blue, a 4: choose a pawn to move.");
    assert_eq!(french.say(&say), "Bleus, un 4\u{a0}: choisissez un pion à déplacer.");
    let odds = Note::Odds { spot: Spot(0), label: "barricade-odds-strike", faces: 2, of: 6 };
    assert_eq!(english.note(&odds).as_deref(), Some("Sends a pawn home: 2 throws of 6"));
    assert_eq!(french.note(&odds).as_deref(), Some("Renvoie un pion chez lui\u{a0}: 2 lancers sur 6"));
    let line = open("barricade", "classic", None).unwrap();
    let won = Outcome { winners: Seats::only(Seat(2)), reason: Reason("goal") };
    assert_eq!(english.outcome(line.board(), &won), "Victory for Yellow: a pawn has reached the goal.");
    assert_eq!(french.outcome(line.board(), &won), "Victoire des Jaunes\u{a0}: un pion a atteint le but.");
}

#[test]
fn none_and_one_are_told_apart() {
    let [english, french] = Language::ALL.map(Words::new);
    let counted = |id: &'static str, name: &'static str, count: usize| Say::new(id).with(name, count);
    for (say, in_english, in_french) in [
        (
            counted("tigers-position-board", "count", 0),
            "The board has no signs",
            "Le plateau n’a aucun signe",
        ),
        (
            counted("tigers-position-board", "count", 1),
            "The board has a single",
            "Le plateau n’a qu’un signe",
        ),
        (counted("pictures-done", "count", 0), "No picture taken.", "Aucune image prise."),
        (counted("terminal-moves", "count", 0), "No move fits.", "Aucun coup ne convient."),
        (counted("enclos-position-flock", "count", 0), "One side has no sheep", "Un camp n’a pas de mouton"),
        (counted("tigers-position-tigers", "count", 0), "There is no tiger", "Il n’y a pas de tigre"),
        (counted("match-games", "games", 1), "One match,", "Une partie,"),
        (counted("note-odds", "faces", 1), "{$label}: one throw of", "{$label}\u{a0}: un lancer sur"),
    ] {
        assert!(english.say(&say).starts_with(in_english), "{}", english.say(&say));
        assert!(french.say(&say).starts_with(in_french), "{}", french.say(&say));
    }
    // French counts nought as one, so whatever speaks of one and may speak of none says so.
    let placed =
        Say::new("barricade-position-places").with("side", Arg::Message("side-red")).with("count", 0);
    assert!(french.say(&placed).contains("aucun n’est placé"), "{}", french.say(&placed));
    assert!(english.say(&placed).contains("none is placed"), "{}", english.say(&placed));
}

#[test]
fn outcomes_name_winner_and_reason() {
    let [english, french] = Language::ALL.map(Words::new);
    let line = open("enclos", "", None).unwrap();
    let won = Outcome { winners: Seats::only(Seat(1)), reason: Reason("blocked") };
    assert_eq!(english.outcome(line.board(), &won), "Victory for Black: the other side can no longer move.");
    assert_eq!(
        french.outcome(line.board(), &won),
        "Victoire des Noirs\u{a0}: l’autre camp ne peut plus bouger."
    );
    assert_eq!(english.reason(Reason("fences exhausted")), "there are no fences left");
    let names = |seat: Seat| (seat == Seat(1)).then(|| "Anna".to_owned());
    assert_eq!(
        english.outcome_named(line.board(), &won, names),
        "Anna (Black) wins: the other side can no longer move."
    );
    assert_eq!(
        french.outcome_named(line.board(), &won, names),
        "Anna (Noirs) l’emporte\u{a0}: l’autre camp ne peut plus bouger."
    );
    let tigers = open("tigers", "", None).unwrap();
    let won = Outcome { winners: Seats::only(Seat(1)), reason: Reason("sheep eaten") };
    assert_eq!(english.outcome(tigers.board(), &won), "Victory for Tigers: enough sheep have been eaten.");
    assert_eq!(
        french.outcome(tigers.board(), &won),
        "Victoire des Tigres\u{a0}: assez de moutons ont été mangés."
    );
    let drawn = Outcome { winners: Seats::NONE, reason: Reason::REPETITION };
    assert_eq!(english.outcome(line.board(), &drawn), "A draw: the same position has come back too often.");
}

#[test]
fn what_is_missing_shows_its_name() {
    let words = Words::new(Language::English);
    assert_eq!(words.text("no-such-message"), "no-such-message");
    assert_eq!(words.text(""), "");
    assert!(words.text("enclos-fenced").contains("passage"), "a variable that is not given");
    let nested = words.with("outcome-draw", &[("reason", Arg::Message("no-such-message"))]);
    assert_eq!(nested, "A draw: no-such-message.");
}

#[test]
fn languages_are_known_by_their_tags() {
    for (tag, language) in [
        ("fr", Some(Language::French)),
        ("fr-FR", Some(Language::French)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("EN-gb", Some(Language::English)),
        ("de", None),
        ("français", None),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
}

#[test]
fn words_serve_every_thread() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

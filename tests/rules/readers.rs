//! Every reader of strangers' text, with what must hold whatever it is given:
//! what is read is written so that it reads back the same, what is refused
//! leaves nothing changed, and the refusal can be said in every language.
//!
//! `cargo fuzz` (see `fuzz/README.md`) and `tests/rules/fuzz.rs` call the same
//! functions, so that a fault found by the one stays found by the other.

use std::ffi::OsString;
use std::sync::LazyLock;

use bergerie::cli;
use bergerie::record::Match;
use bergerie::rules::tigers::{Tigers, peers};
use bergerie::rules::{
    AnyLine, Full, GAMES, Line, Notation, Say, Spot, Turn, Visitor, open, read_rules, visit, write_rules,
};
use bergerie::terminal;
use bergerie::words::{Language, Words};

static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| Language::ALL.map(Words::new));

/// A refusal is a sentence in every language; what it quotes is cut and printable.
fn said(say: &Say) {
    for words in WORDS.iter() {
        let sentence = words.say(say);
        assert!(sentence.contains(' ') && sentence.chars().count() < 700, "{say}: {sentence}");
        assert!(!sentence.contains("{$") || say.to_string().contains('{'), "{say}: {sentence}");
        assert!(!sentence.contains(|sign: char| sign.is_control() && sign != '\n'), "{say}: {sentence:?}");
    }
}

/// What a text begins with, up to the end of its line, and the rest.
fn first_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}

/// A rule set of any game.
pub fn rules(bytes: &[u8]) {
    struct Rules<'a>(&'a str);
    impl Visitor for Rules<'_> {
        type Out = ();

        fn visit<G: Full>(self, _game: G) {
            match read_rules::<G>(self.0) {
                Ok(game) => {
                    let text = write_rules(&game);
                    let again: G = read_rules(&text).unwrap_or_else(|say| panic!("{text}: {say}"));
                    assert_eq!(write_rules(&again), text);
                    for toggle in G::TOGGLES {
                        assert_eq!(again.get(toggle.name), game.get(toggle.name), "{text}: {}", toggle.name);
                    }
                }
                Err(say) => said(&say),
            }
        }
    }
    let Ok(text) = str::from_utf8(bytes) else { return };
    for name in GAMES {
        visit(name, "", Rules(text)).expect("a game of the list");
    }
}

/// A line of rules, then the text of a position.
fn position(game: &str, bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let (rules, position) = first_line(text);
    match open(game, rules, Some(position)) {
        Ok(line) => {
            let (rules, text) = (line.rules(), line.position());
            let again = open(game, &rules, Some(&text)).unwrap_or_else(|say| panic!("{rules} {text}: {say}"));
            assert_eq!((again.rules(), state(&*again)), (rules, state(&*line)));
            sound(&*line);
        }
        Err(say) => said(&say),
    }
}

/// A position of L'Enclos.
pub fn enclos_position(bytes: &[u8]) {
    position("enclos", bytes);
}

/// A position of Barricade.
pub fn barricade_position(bytes: &[u8]) {
    position("barricade", bytes);
}

/// A position of Tigers & Sheep.
pub fn tigers_position(bytes: &[u8]) {
    position("tigers", bytes);
}

/// All of a match that may change.
type State = (String, Turn, usize, u64, Option<String>);

fn state(line: &dyn AnyLine) -> State {
    let begun = line.begun().map(|ply| ply.text);
    (line.position(), line.turn(), line.plies(), line.throws(), begun)
}

/// The table can show and tell whatever may be played.
fn sound(line: &dyn AnyLine) {
    let over = matches!(line.turn(), Turn::Over(_));
    let moves = line.moves();
    assert_eq!(moves.is_empty(), over, "{}", line.position());
    assert_eq!(line.next(&[]).is_empty(), over, "{}", line.position());
    assert_eq!(line.prompt(&[]).is_none(), over, "{}", line.position());
    let known = |spot: Spot| line.board().get(spot).is_some();
    assert!(line.standing(&[]).iter().all(|thing| known(thing.spot)), "{}", line.position());
    line.notes(&[]);
    if let Some(text) = moves.first() {
        line.boxed_clone().play_text(text).unwrap_or_else(|say| panic!("{} {text}: {say}", line.position()));
    }
}

/// A line of rules, one with a position or nothing for the start, then moves.
fn moves(game: &str, bytes: &[u8]) {
    const MOST: usize = 60;
    let Ok(text) = str::from_utf8(bytes) else { return };
    let (rules, rest) = first_line(text);
    let (position, rest) = first_line(rest);
    let position = Some(position).filter(|text| !text.is_empty());
    let Ok(mut line) = open(game, rules, position) else { return };
    for text in rest.lines().take(MOST) {
        let before = line.clone();
        match line.play_text(text) {
            Ok(ply) => {
                // What is told is the whole ply, also where a part of it had been played before.
                let mut start = before;
                if start.begun().is_some() {
                    start.undo();
                }
                let mut again = start.clone();
                let told = again.play_text(&ply.text).unwrap_or_else(|say| panic!("{}: {say}", ply.text));
                assert_eq!((&told, state(&*again)), (&ply, state(&*line)), "{text:?}");
                assert_eq!(line.begun().or_else(|| line.last()), Some(ply), "{text:?}");
                let mut back = line.clone();
                assert!(back.undo(), "{text:?}");
                assert_eq!(state(&*back), state(&*start), "{text:?}");
            }
            Err(say) => {
                said(&say);
                assert_eq!(state(&*line), state(&*before), "{text:?}");
            }
        }
    }
    sound(&*line);
}

/// Moves of L'Enclos.
pub fn enclos_moves(bytes: &[u8]) {
    moves("enclos", bytes);
}

/// Moves of Barricade.
pub fn barricade_moves(bytes: &[u8]) {
    moves("barricade", bytes);
}

/// Moves of Tigers & Sheep.
pub fn tigers_moves(bytes: &[u8]) {
    moves("tigers", bytes);
}

/// All that a record holds.
fn contents(record: &Match) -> String {
    let comments = (0..=record.plies().len()).map(|ply| record.comments(ply).collect::<Vec<_>>().join("\n"));
    let (comments, tags): (Vec<_>, Vec<_>) = (comments.collect(), record.tags().collect());
    let line = record.line();
    let stand = (line.game(), line.rules(), line.set_up(), line.result(), state(line));
    format!("{:?} {comments:?} {tags:?} {stand:?}", record.plies())
}

fn reads_back(record: &Match) {
    let text = record.write();
    let again = Match::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    assert_eq!(contents(&again), contents(record));
    assert_eq!(again.write(), text);
}

/// A record.
pub fn record(bytes: &[u8]) {
    match Match::read(bytes) {
        Ok(record) => reads_back(&record),
        Err(fault) => {
            said(&fault.sentence());
            let lines = bytes.split(|&byte| byte == b'\n').count();
            assert!(fault.line <= lines, "line {} of {lines}", fault.line);
            if let Some(good) = fault.good {
                reads_back(&good);
            }
        }
    }
}

/// A match as it was left.
pub fn save(bytes: &[u8]) {
    let comes_back = |game: &Match| {
        let text = game.save();
        let again = Match::resume(text.as_bytes()).unwrap_or_else(|fault| panic!("{text}\n{fault}"));
        assert_eq!(again.save(), text);
        assert_eq!(again.line().begun(), game.line().begun(), "{text}");
        assert_eq!(again.tags().collect::<Vec<_>>(), game.tags().collect::<Vec<_>>(), "{text}");
    };
    match Match::resume(bytes) {
        Ok(game) => comes_back(&game),
        Err(fault) => {
            said(&fault.sentence());
            fault.good.iter().for_each(|good| comes_back(good));
        }
    }
}

/// A link to a match.
pub fn link(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    match Match::from_link(text) {
        Ok(game) => {
            let again = Match::from_link(&game.link()).unwrap_or_else(|say| panic!("{text}: {say}"));
            assert_eq!(contents(&again), contents(&game));
        }
        Err(say) => said(&say),
    }
}

/// The name of a tag on a line, then its value.
pub fn tag(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let (name, value) = first_line(text);
    let mut record = Match::new("barricade", "", None).expect("the default rules");
    let before = contents(&record);
    match record.set_tag(name, value) {
        Ok(()) => {
            assert!(record.tag(name).is_some_and(|kept| kept == value.trim_end_matches('\r')), "{value:?}");
            reads_back(&record);
        }
        Err(say) => {
            said(&say);
            assert_eq!(contents(&record), before, "{name:?} {value:?}");
        }
    }
}

/// A match or a position as another program writes it, under two rule sets.
fn of_peer<T>(
    bytes: &[u8],
    read: impl Fn(&Tigers, &str) -> Result<T, Say>,
    write: impl Fn(&Tigers, &T) -> String,
    shown: impl Fn(&Tigers, &T) -> String,
) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    for rules in ["classic-draw", "french"] {
        let game: Tigers = read_rules(rules).expect("a preset");
        match read(&game, text) {
            Ok(value) => {
                let written = write(&game, &value);
                let again = read(&game, &written).unwrap_or_else(|say| panic!("{written}: {say}"));
                assert_eq!(shown(&game, &again), shown(&game, &value), "{written}");
                assert_eq!(write(&game, &again), written);
            }
            Err(say) => said(&say),
        }
    }
}

fn played(_: &Tigers, line: &Line<Tigers>) -> String {
    format!("{:?}", line.played())
}

/// A match as baghchal (PyPI) writes it.
pub fn pypi_match(bytes: &[u8]) {
    let write = |_: &Tigers, line: &_| peers::pypi::write_match(line).expect("from the start");
    of_peer(bytes, peers::pypi::read_match, write, played);
}

/// A match as libbaghchal writes it.
pub fn libbaghchal_match(bytes: &[u8]) {
    let write = |_: &Tigers, line: &_| peers::libbaghchal::write_match(line).expect("from the start");
    of_peer(bytes, peers::libbaghchal::read_match, write, played);
}

/// A position as baghchal (PyPI) writes it.
pub fn pypi_position(bytes: &[u8]) {
    let write = |_: &Tigers, at: &_| peers::pypi::write_position(at);
    of_peer(bytes, peers::pypi::read_position, write, Notation::write_position);
}

/// A position in OBX.
pub fn obx_position(bytes: &[u8]) {
    let write = |game: &Tigers, at: &_| peers::obx::write_position(&Line::from(game.clone(), *at));
    of_peer(bytes, peers::obx::read_position, write, Notation::write_position);
}

/// A command line, an argument a line.
pub fn command_line(bytes: &[u8]) {
    let argument = |line: &[u8]| OsString::from(String::from_utf8_lossy(line).into_owned());
    let given = bytes.split(|&byte| byte == b'\n').map(argument);
    if let Some(say) = cli::fault([OsString::from("bergerie")].into_iter().chain(given)) {
        said(&say);
    }
}

/// The name of a game on a line, then what people type at a terminal.
pub fn typed(bytes: &[u8]) {
    const MOST: usize = 40;
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').take(MOST);
    let game = String::from_utf8_lossy(lines.next().unwrap_or_default());
    let Ok(match_) = Match::new(game.trim_end(), "", None) else { return };
    // Nothing is to be written into files here.
    let saves = |line: &&[u8]| String::from_utf8_lossy(line).to_lowercase().contains("save");
    let input: Vec<u8> = lines.filter(|line| !saves(line)).flatten().copied().collect();
    let mut out = Vec::new();
    terminal::play(match_, 1, &WORDS[0], &mut &input[..], &mut out).expect("memory can be written");
    let out = String::from_utf8(out).expect("text");
    assert!(!out.is_empty() && !out.contains(|sign: char| sign.is_control() && sign != '\n'), "{out:?}");
}

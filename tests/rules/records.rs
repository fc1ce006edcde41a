//! Records: whole files, broken files, and whatever else bytes may hold.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bergerie::record::{
    Ending, LARGEST, LONGEST_LINE, Match, Participant, RecordError, TimeControl, read_file,
};
use bergerie::rules::Seat;
use fluent_bundle::FluentResource;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() > 5);
    paths
}

fn sample() -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid/aimed.txt")).unwrap()
}

/// All that a record holds, as text to be compared.
fn contents(record: &Match) -> String {
    let comments: Vec<Vec<_>> =
        (0..=record.plies().len()).map(|ply| record.comments(ply).collect()).collect();
    let (line, tags) = (record.line(), record.tags().collect::<Vec<_>>());
    let stand = (line.game(), line.rules(), line.set_up(), line.position(), line.result());
    format!("{:?} {comments:?} {tags:?} {} {stand:?}", record.plies(), record.cursor())
}

#[test]
fn valid_files_come_back_as_they_are() {
    for path in files("valid") {
        let name = path.display();
        let read = read_file(&path).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let text = read.write();
        let again = Match::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(contents(&again), contents(&read), "{name}");
        assert_eq!(again.write(), text, "{name}");
    }
}

/// The first line of each broken file tells what is to be found: `; line=5 ply=2 say=record-number`.
#[test]
fn broken_files_say_where_and_why() {
    for path in files("invalid") {
        let fault = read_file(&path).expect_err(&path.display().to_string());
        let ply = fault.ply.map_or(String::new(), |ply| format!(" ply={ply}"));
        let found = format!("; line={}{ply} say={}", fault.line, fault.say.id);
        let bytes = fs::read(&path).unwrap();
        let expected = bytes.split(|&byte| byte == b'\n').next().unwrap();
        assert_eq!(found, String::from_utf8_lossy(expected), "{}", path.display());
        if let Some(ply) = fault.ply {
            // Throwing for who begins has no number.
            let good = fault.good.unwrap();
            let numbered = good.plies().iter().filter(|ply| ply.seat.is_some()).count();
            assert_eq!(numbered, ply - 1, "{}", path.display());
            assert!(good.line().begun().is_none(), "{}", path.display());
        }
    }
}

#[test]
fn canonical_text() {
    let read = |text: &str| Match::read(text.as_bytes()).unwrap().write();
    let written =
        read("[Seats \"human,ai:4\"]\r\n; first\r\n[Game \"enclos\"]\r\n1. +c4/d4 d5-d6;go\r\n; on\r\n");
    let expected = "[Game \"enclos\"]\n[Rules \"french\"]\n[Seats \"human,ai:4\"]\n[Result \"ongoing\"]\n\n\
                    ; first\n1. d5-d6 +c4/d4 ;go\n; on\n";
    assert_eq!(written, expected);
}

/// A record with a seed holds what the dice of that seed throw, and nothing else.
#[test]
fn throws_are_checked_against_their_seed() {
    let mut record = Match::new("barricade", "classic,players=2", None).unwrap();
    record.set_seed(42).unwrap();
    let mut rng = StdRng::seed_from_u64(42);
    while record.plies().len() < 30 {
        if record.throw().is_none() {
            let moves = record.line().moves();
            record.play_text(&moves[rng.random_range(0..moves.len())]).unwrap();
        }
    }
    let text = record.write();
    let read = Match::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(contents(&read), contents(&record));
    // Another seed throws otherwise, and without one the same throws are anybody's.
    let other = Match::read(text.replace("[Seed \"42\"]", "[Seed \"43\"]").as_bytes()).unwrap_err();
    assert_eq!(other.say.id, "throw-other");
    assert!(Match::read(text.replace("[Seed \"42\"]\n", "").as_bytes()).is_ok());
    // The ply at fault is named, and the match is good up to there.
    let mut free = Match::read(text.replace("[Seed \"42\"]\n", "").as_bytes()).unwrap();
    free.go_to(10);
    let thrown = free.plies()[10].faces().next().unwrap();
    free.play_text(&(thrown % 6 + 1).to_string()).unwrap();
    let forged = free.play_text(&free.line().moves()[0].clone()).unwrap().text;
    let forged = text.replace(&format!("\n10. {}\n", record.plies()[10].text), &format!("\n10. {forged}\n"));
    let fault = Match::read(forged.as_bytes()).unwrap_err();
    assert_eq!((fault.ply, fault.say.id), (Some(10), "throw-other"), "{forged}");
    assert_eq!(fault.good.unwrap().plies().len(), 10, "the throw for who begins and nine turns");
}

#[test]
fn limits_are_exact() {
    let head = "[Game \"enclos\"]\n1. d5-d6 +c4/d4";
    let room = LONGEST_LINE - "1. d5-d6 +c4/d4;".len();
    let longest = format!("{head};{}", "x".repeat(room));
    let read = Match::read(longest.as_bytes()).unwrap();
    assert_eq!(contents(&Match::read(read.write().as_bytes()).unwrap()), contents(&read));
    assert_eq!(Match::read(format!("{longest}x").as_bytes()).unwrap_err().say.id, "record-line-long");

    let mut large = head.as_bytes().to_vec();
    large.resize(LARGEST, b'\n');
    assert!(Match::read(&large).is_ok());
    large.push(b'\n');
    assert_eq!(Match::read(&large).unwrap_err().say.id, "record-too-large");
}

#[test]
fn files_that_are_none() {
    let folder = std::env::temp_dir();
    assert_eq!(read_file(&folder.join("no such match.txt")).unwrap_err().say.id, "record-file-missing");
    if cfg!(unix) {
        assert_eq!(read_file(&folder).unwrap_err().say.id, "record-file-folder");
        assert_eq!(read_file(Path::new("/dev/zero")).unwrap_err().say.id, "record-too-large");
    }
}

#[test]
fn any_beginning_of_a_record_is_judged() {
    let whole = sample();
    let full = Match::read(&whole).unwrap();
    let texts = |record: &Match| record.plies().iter().map(|ply| ply.text.clone()).collect::<Vec<_>>();
    for length in 0..whole.len() {
        let good = match Match::read(&whole[..length]) {
            Ok(record) => Some(record),
            Err(RecordError { good, .. }) => good.map(|good| *good),
        };
        if let Some(record) = good {
            assert!(texts(&full).starts_with(&texts(&record)), "{length} bytes");
        }
    }
}

#[test]
fn damaged_bytes_are_judged() {
    let whole = sample();
    let mut rng = StdRng::seed_from_u64(1986);
    let telling = b"\n\r;[]\"\\ .0123456789-+/abcdefg\0\xff";
    for _ in 0..4000 {
        let mut bytes = whole.clone();
        for _ in 0..rng.random_range(1..4) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[at] = rng.random(),
                1 => bytes[at] = telling[rng.random_range(0..telling.len())],
                2 => bytes.insert(at, telling[rng.random_range(0..telling.len())]),
                _ => drop(bytes.remove(at)),
            }
        }
        if let Ok(read) = Match::read(&bytes) {
            let again = Match::read(read.write().as_bytes()).unwrap();
            assert_eq!(contents(&again), contents(&read));
        }
    }
}

/// Walks at random through matches, beside a plain list of texts that does the same.
#[test]
fn cursor_and_branches() {
    for seed in 0..60 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut record = Match::new("enclos", "french,supply=7", None).unwrap();
        let start = record.line().position();
        let (mut plies, mut cursor) = (Vec::<String>::new(), 0usize);
        for _ in 0..80 {
            match rng.random_range(0..6) {
                0 => {
                    assert_eq!(record.undo(), cursor > 0);
                    cursor = cursor.saturating_sub(1);
                }
                1 => {
                    assert_eq!(record.redo(), cursor < plies.len());
                    cursor = plies.len().min(cursor + 1);
                }
                2 => {
                    let ply = rng.random_range(0..30);
                    record.go_to(ply);
                    cursor = ply.min(plies.len());
                }
                3 if cursor < plies.len() => {
                    record.play_text(&plies[cursor]).unwrap();
                    cursor += 1;
                }
                _ => {
                    let moves = record.line().moves();
                    if moves.is_empty() {
                        continue;
                    }
                    let played = &moves[rng.random_range(0..moves.len())];
                    record.play_text(played).unwrap();
                    if plies.get(cursor) != Some(played) {
                        plies.truncate(cursor);
                        plies.push(played.clone());
                    }
                    cursor += 1;
                }
            }
            assert_eq!(record.cursor(), cursor);
            assert!(record.plies().iter().map(|ply| &ply.text).eq(&plies));
        }
        record.go_to(usize::MAX);
        let end = contents(&record);
        assert_eq!(contents(&Match::read(record.write().as_bytes()).unwrap()), end);
        while record.undo() {}
        assert_eq!(record.line().position(), start);
        while record.redo() {}
        assert_eq!(contents(&record), end);
    }
}

#[test]
fn people_end_a_match_as_they_play_a_ply() {
    let mut record = Match::read(b"[Game \"enclos\"]\n1. d5-d6 +c4/d4 ; one\n2. d3-d2 +e3/e4\n").unwrap();
    record.undo();
    assert!(record.may_end() && record.end(Ending::Resigned(Seat(1))));
    assert_eq!((record.cursor(), record.step(), record.steps()), (1, 2, 2), "it replaces the second ply");
    assert_eq!(record.line().result(), "won w resigned");
    assert!(record.line().moves().is_empty() && record.play_text("d3-d2 +e3/e4").is_err());
    assert!(!record.end(Ending::Agreed), "over is over");
    let text = record.write();
    assert!(text.contains("[Result \"won w resigned\"]\n\n1. d5-d6 +c4/d4 ; one\n"), "{text}");
    assert_eq!(Match::read(text.as_bytes()).unwrap(), record);

    assert!(record.undo() && !record.is_ended());
    assert_eq!(record.line().result(), "ongoing");
    assert_eq!(record.write(), text, "what was taken back is kept");
    assert_ne!(Match::read(text.as_bytes()).unwrap(), record, "but is not at the same place");
    assert!(record.redo() && !record.redo());
    assert_eq!(record.line().result(), "won w resigned");
    for (step, result) in [(0, "ongoing"), (2, "won w resigned"), (1, "ongoing"), (99, "won w resigned")] {
        record.go_to(step);
        assert_eq!((record.step(), record.line().result().as_str()), (step.min(2), result));
    }
    // The same ply once more keeps it, another one is another match.
    record.go_to(0);
    record.play_text("d5-d6 +c4/d4").unwrap();
    assert_eq!(record.ending(), Some(Ending::Resigned(Seat(1))));
    record.play_text("d3-d2 +a1/a2").unwrap();
    assert_eq!((record.ending(), record.redo(), record.steps()), (None, false, 2));
    assert!(record.end(Ending::Agreed));
    assert_eq!(record.again().steps(), 0);
    record.go_to(1);
    assert!(record.end(Ending::OutOfTime(Seat(1))));
    assert_eq!((record.line().result().as_str(), record.steps()), ("won w time", 2));
}

#[test]
fn a_throw_survives_giving_up() {
    let mut record = Match::new("barricade", "classic,players=2,start=first_seat", None).unwrap();
    record.set_seed(1).unwrap();
    record.throw().unwrap();
    let (begun, seat) = (record.line().begun(), record.line().begun().unwrap().seat.unwrap());
    assert!(record.end(Ending::Resigned(seat)));
    assert_eq!(record.line().result(), format!("won {} resigned", record.line().seat_text(Seat(1))));
    assert_eq!(Match::read(record.write().as_bytes()).unwrap().line().result(), record.line().result());
    assert!(record.undo());
    assert_eq!((record.line().begun(), record.line().result().as_str()), (begun, "ongoing"));
    assert!(record.undo() && record.line().begun().is_none());
    assert!(record.redo() && record.is_ended());
}

#[test]
fn more_than_two_play_to_the_end() {
    let mut record = Match::new("barricade", "classic,players=3", None).unwrap();
    assert!(!record.may_end());
    assert!(!record.end(Ending::Agreed) && !record.end(Ending::Resigned(Seat(0))));
    assert_eq!((record.line().result().as_str(), record.ending()), ("ongoing", None));
}

#[test]
fn touches_are_kept_and_comments_go_with_their_branch() {
    let text = "[Game \"enclos\"]\n1. d5-d6 +c4/d4 ; one\n2. d3-d2 +e3/e4 ; two\n";
    let mut record = Match::read(text.as_bytes()).unwrap();
    record.go_to(0);
    let board = record.line().board();
    let way = ["c4/d4", "d5", "d6"].map(|name| board.find(name).unwrap());
    let fence_first = record.play_way(&way).unwrap();
    assert_eq!(record.plies(), [fence_first, record.plies()[1].clone()]);
    assert!(record.write().ends_with("1. d5-d6 +c4/d4 ; one\n2. d3-d2 +e3/e4 ; two\n"));
    assert!(record.play_text("d5-d6 +a1/a2").is_err());
    assert_eq!(record.plies().len(), 2, "a refused move changes nothing");
    record.play_text("d3-d2 +a1/a2").unwrap();
    assert!(record.write().ends_with("1. d5-d6 +c4/d4 ; one\n2. d3-d2 +a1/a2\n"));
}

#[test]
fn tags_can_be_set() {
    let mut record = Match::new("enclos", "", None).unwrap();
    record.set_tag("Event", r#"Fête "d’hiver" \o/"#).unwrap();
    record.set_tag("Seats", "human,ai:2").unwrap();
    record.set_tag("Event", r#"Fête "d’été" \o/"#).unwrap();
    let read = Match::read(record.write().as_bytes()).unwrap();
    assert_eq!(read.tag("Event"), Some(r#"Fête "d’été" \o/"#));
    assert_eq!(read.tag("Seats"), Some("human,ai:2"));
    assert_eq!(read.tag("Game"), None);
    let long = "x".repeat(LONGEST_LINE);
    for (name, value, id) in [
        ("Result", "ongoing", "record-tag-told"),
        ("", "x", "record-tag-form"),
        ("Two words", "x", "record-tag-form"),
        ("A \"b", "x", "record-tag-form"),
        ("Event", "two\nlines", "record-control"),
        ("Event", "line\r", "record-control"),
        ("Event", &long, "record-line-long"),
    ] {
        assert_eq!(record.set_tag(name, value).unwrap_err().id, id, "{name:?} {value:?}");
    }
}

#[test]
fn seats_tell_who_plays() {
    let mut record = Match::new("barricade", "classic,players=3", None).unwrap();
    assert_eq!(record.participant(Seat(0)), Participant::Person(String::new()), "nothing is said");
    let anna = Participant::named("  Anna, \"la tondue\"\t");
    record.set_participants(&[anna, Participant::Computer(4), Participant::named("")]).unwrap();
    assert_eq!(record.tag("Seats"), Some("Anna \"la tondue\",ai:4,human"));
    let again = Match::read(record.write().as_bytes()).unwrap();
    let names: Vec<_> = (0..3).map(|seat| again.participant(Seat(seat))).collect();
    assert_eq!(names[0].name(), Some("Anna \"la tondue\""));
    assert_eq!(names[1..], [Participant::Computer(4), Participant::Person(String::new())]);
    // What means something else is no name, and what is long is cut.
    for odd in ["human", "ai:2", " ai:x", ",,"] {
        assert_eq!(Participant::named(odd).name(), None, "{odd}");
    }
    assert_eq!(Participant::named(&"é".repeat(99)).name(), Some("é".repeat(20).as_str()));
    assert_eq!(Participant::read("ai:999"), Participant::Person(String::new()));
}

#[test]
fn clocks_are_kept() {
    let mut record = Match::new("enclos", "", None).unwrap();
    assert_eq!((record.time_control(), record.time_left()), (None, None));
    assert_eq!(record.set_time_left([1, 2]).unwrap_err().id, "record-clock-missing");
    let control = TimeControl { start: 300, increment: 3 };
    record.set_time_control(control).unwrap();
    assert_eq!((record.time_control(), record.time_left()), (Some(control), Some([300, 300])));
    record.set_time_left([287, u32::MAX]).unwrap();
    let again = Match::read(record.write().as_bytes()).unwrap();
    assert_eq!(again, record);
    assert_eq!((again.time_control(), again.time_left()), (Some(control), Some([287, 86_400])));
    for (name, value, id) in [
        ("TimeControl", "3+", "record-time-control"),
        ("TimeControl", "+3", "record-time-control"),
        ("TimeControl", "-", "record-time-control"),
        ("TimeLeft", "12", "record-time-left"),
        ("TimeLeft", "1,2 ", "record-time-left"),
    ] {
        assert_eq!(record.set_tag(name, value).unwrap_err().id, id, "{value}");
    }
    assert_eq!(record, again, "what is refused changes nothing");
    let mut three = Match::new("barricade", "classic,players=3", None).unwrap();
    assert_eq!(three.set_time_control(control).unwrap_err().id, "record-clock-seats");
}

#[test]
fn every_sentence_is_there_in_every_language() {
    let ids = |language: &str| {
        let path = format!("{}/assets/locales/{language}/record.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        FluentResource::try_new(text.clone()).unwrap();
        let named = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()));
        named.collect::<BTreeSet<_>>()
    };
    assert_eq!(ids("en"), ids("fr"));
    for path in files("invalid") {
        let fault = read_file(&path).unwrap_err();
        for id in [fault.say.id, fault.sentence().id] {
            assert!(!id.starts_with("record-") || ids("en").contains(id), "{id}");
        }
    }
}

#[test]
fn matches_can_cross_threads() {
    fn crosses<T: Clone + Send + Sync>() {}
    crosses::<Match>();
    crosses::<RecordError>();
}

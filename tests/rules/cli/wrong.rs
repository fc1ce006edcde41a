//! Whatever may be wrong with a command line, what it names, or who reads the answer.

use std::ffi::OsString;
use std::fs;
use std::io::{Read, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::*;
use crate::common::enclos_data;

#[test]
fn replay_refuses_what_is_no_record_at_once() {
    let folder = folder("no-record");
    let huge = folder.join("huge.txt");
    let file = fs::File::create(&huge).unwrap();
    file.set_len(100 << 20).unwrap();
    let start = Instant::now();
    let sentence = bad(1, ["replay", huge.to_str().unwrap()]);
    assert!(start.elapsed() < Duration::from_secs(2), "took {:?}", start.elapsed());
    assert!(sentence.contains("too large"), "{sentence}");
    let noise: Vec<u8> = (0..100_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for bytes in [&noise[..], &[0], &[0xff, 0xfe], b"", b"\n", b"[Game \"enclos"] {
        let file = folder.join("noise");
        fs::write(&file, bytes).unwrap();
        bad(1, ["replay", file.to_str().unwrap()]);
    }
}

#[test]
fn a_wrong_command_line_ends_with_2() {
    assert!(bad(2, ["dance"]).starts_with("There is no command “dance”."));
    assert!(bad(2, ["moves", "go"]).starts_with("There is no game called “go” in this box."));
    assert!(bad(2, ["play", "go"]).contains("“go”"));
    assert!(bad(2, ["bench", "go"]).contains("“go”"));
    assert!(bad(2, ["moves"]).contains("enclos"));
    assert!(bad(2, ["moves", "enclos", "--rules", "german"]).contains("“german”"));
    assert!(bad(2, ["moves", "enclos", "--rules", "french,cats=on"]).contains("“cats”"));
    assert!(bad(2, ["moves", "enclos", "--rules", "french,supply=0"]).contains("1-90"));
    assert!(bad(2, ["apply", "enclos", "--rules", "french,supply"]).contains("supply"));
    assert!(bad(2, ["moves", "enclos", "--json"]).starts_with("The option --json has no place here."));
    assert!(bad(2, ["--seed", "1"]).contains("--seed"));
    assert!(bad(2, ["moves", "enclos", "-x"]).contains("-x"));
    assert!(bad(2, ["apply", "enclos", "--json=yes"]).contains("--json"));
    assert!(bad(2, ["moves", "enclos", "--position"]).contains("--position"));
    assert!(bad(2, ["moves", "enclos", "--position", START, "--position", START]).contains("twice"));
    assert!(bad(2, ["perft", "enclos"]).contains("--depth"));
    for depth in ["-1", "two", "", "1.5", "99999999999"] {
        assert!(bad(2, ["perft", "enclos", "--depth", depth]).contains("whole number"), "{depth}");
    }
    assert!(bad(2, ["replay"]).contains("file"));
    assert!(bad(2, ["replay", "one", "two"]).contains("“two”"));
    assert!(bad(2, ["bench", "enclos", "tigers"]).contains("“tigers”"));
    for (seats, instead) in [
        ("human,ai:4", "human,ai:2"),
        ("human,greedy", "human,ai:2"),
        ("human", "human,human"),
        ("human,human,human", "human,human"),
    ] {
        let said = bad(2, ["play", "enclos", "--terminal", "--seats", seats]);
        assert!(said.contains(instead), "{said}");
    }
    assert!(bad(2, ["play", "enclos", "--terminal", "--seed", "x"]).contains("--seed"));
    assert!(bad(2, ["help", "--language", "tlh"]).contains("“tlh”"));
}

#[test]
fn an_unknown_language_is_named() {
    assert!(bad(2, ["moves", "enclos", "--language", "tlh"]).starts_with("There is no language “tlh”"));
}

#[test]
fn a_broken_rule_ends_with_1() {
    let position = |text: &str| bad(1, ["moves", "enclos", "--position", text]);
    assert!(position("c3d5e3").contains("“c3d5e3” is not a position"));
    assert!(position(&START.replace("c3", "c4")).contains("Two sheep stand on c4"));
    assert!(position(&START.replace("c3d5e3", "c3d5")).contains("One side has 2 sheep"));
    assert!(position(&START.replace("c3", "z9")).contains("“z9”"));
    assert!(position(&START.replace("/w", "/x")).contains("“x” is not a side to move"));
    assert!(position(&START.replace("/00000", "/80000")).contains("only 90"));
    assert_eq!(
        bad(1, ["apply", "enclos", "d5-d6 +c4/d4", "d3-d2 +c4/d4"]),
        "Move 2, “d3-d2 +c4/d4”: A fence already closes c4/d4."
    );
    assert_eq!(
        bad(1, ["apply", "enclos", "+d5/d6 d5-d6"]),
        "Move 1, “+d5/d6 d5-d6”: Move first if you want to close d5/d6."
    );
    let over = enclos_data()["edge"][0]["position"].as_str().unwrap().to_owned();
    assert!(bad(1, ["moves", "enclos", "--position", &over, "a1-a2 +c4/d4"]).contains("This match is over."));
}

/// What is most easily got wrong in a position: the reason and the place, in both languages.
#[test]
fn bad_positions_are_told_with_reason_and_place() {
    let six = BARRICADE.replace("pawns=h,h,h,h,h/", "pawns=h,h,h,h,97,98/");
    let twice = BARRICADE.replace("pawns=h,h,h,h,h/h,", "pawns=h,h,h,h,97/97,");
    for (args, english, french) in [
        (
            ["tigers", "--position", "T...T.......S.......T...T S 20 0"],
            "Sheep on the board, in hand and eaten: 1 + 20 + 0. Together they must be 20.",
            "Moutons sur le plateau, en main et mangés\u{a0}: 1 + 20 + 0. Il en faut 20 en tout.",
        ),
        (
            ["tigers", "--position", "T...T.......T.......T...T S 20 0"],
            "There are 5 tigers, on a1, e1, c3, a5, e5: there are always four.",
            "Il y a 5 tigres, en a1, e1, c3, a5, e5\u{a0}: il en faut toujours quatre.",
        ),
        (
            ["enclos", "--position", &START.replace("e4", "e3")],
            "Two sheep stand on e3: a field holds only one.",
            "Deux moutons occupent e3\u{a0}: un champ n’en porte qu’un.",
        ),
        (
            ["barricade", "--position", &BARRICADE.replace("bars=9,", "bars=97,")],
            "No barricade may lie on 97.",
            "Aucune barricade ne peut être en 97.",
        ),
        (
            ["barricade", "--position", &six],
            "Red must have 5 pawns, and 6 are placed.",
            "Il faut 5 pions aux Rouges, et 6 sont placés.",
        ),
        (
            ["barricade", "--position", &twice],
            "Two pawns stand on 97: a field holds only one.",
            "Deux pions occupent 97\u{a0}: une case n’en porte qu’un.",
        ),
        (
            ["barricade", "--position", &BARRICADE.replace("houses=0,3", "houses=0,4")],
            "“0,4” is not a list of houses: write two or more that the board has, in ascending order, as in 0,3.",
            "«\u{a0}0,4\u{a0}» n’est pas une liste de maisons\u{a0}: écrivez-en au moins deux du plateau, \
             dans l’ordre croissant, comme 0,3.",
        ),
        (
            ["barricade", "--rules=saint-marcoise-4", &format!("--position={BARRICADE}")],
            "These rules play on saint_marcoise_4, not on classic.",
            "Ces règles se jouent sur saint_marcoise_4, pas sur classic.",
        ),
    ] {
        for (language, sentence) in [("en", english), ("fr", french)] {
            let command = ["moves", args[0], args[1], args[2], "--language", language];
            assert_eq!(bad(1, command), sentence, "{args:?}");
        }
    }
}

#[test]
fn a_die_has_six_faces() {
    for face in ["0", "7", "256", "4294967295"] {
        let sentence = format!("The die cannot show “{face}”: its faces are 1 to 6.");
        assert_eq!(bad(1, ["moves", "barricade", "--die", face, "--position", BARRICADE]), sentence);
        let position = format!("{BARRICADE} die={face}");
        assert_eq!(bad(1, ["moves", "barricade", "--position", &position]), sentence);
        let mv = format!("{face}:h-97");
        let broken = format!("Move 1, “{mv}”: {sentence}");
        assert_eq!(bad(1, ["apply", "barricade", "--position", BARRICADE, &mv]), broken);
    }
}

#[test]
fn a_game_without_a_die_takes_none() {
    for game in ["enclos", "tigers"] {
        let sentence = format!("{game} is played without a die: leave out --die.");
        assert!(bad(2, ["moves", game, "--die", "3"]).starts_with(&sentence));
        assert!(bad(2, ["best", game, "--die", "3", "--nodes", "1"]).starts_with(&sentence));
    }
}

#[test]
fn sentences_come_in_both_languages() {
    let english = run(["moves", "enclos", "d5-d7 +c4/d4", "--language", "en"]);
    assert!(
        english.err.ends_with("d7 is not next to d5: a sheep walks one field at a time.\n"),
        "{english:?}"
    );
    let french = run(["moves", "enclos", "d5-d7 +c4/d4", "--language=fr"]);
    assert!(french.err.contains("d7 ne touche pas d5"), "{french:?}");
    let french = run(["--language", "fr_FR.UTF-8", "dance"]);
    assert!(french.err.starts_with("Il n’y a pas de commande"), "{french:?}");
    let french: Answer = program().arg("dance").env("LC_ALL", "fr_FR.UTF-8").output().unwrap().into();
    assert!(french.err.starts_with("Il n’y a pas de commande"), "the system's language: {french:?}");
    let english: Answer = program().arg("dance").env("LC_ALL", "de_DE.UTF-8").output().unwrap().into();
    assert!(english.err.starts_with("There is no command"), "{english:?}");
}

#[test]
fn truncated_positions_and_moves_are_refused() {
    for end in 0..START.len() {
        bad(1, ["moves", "enclos", "--position", &START[..end]]);
    }
    let turn = "d5-d6 +c4/d4";
    for end in 0..turn.len() {
        bad(1, ["moves", "enclos", &turn[..end]]);
    }
}

#[test]
fn strange_texts_are_refused() {
    for text in
        ["", " ", "-", "é", "🐑🐑🐑", "d5-d6  +c4/d4", "d5-d6 +c4/d4 ", "D5-D6 +C4/D4", "d5-d6\n+c4/d4", "//"]
    {
        bad(1, ["moves", "enclos", text]);
        bad(1, ["moves", "enclos", "--position", text]);
    }
    let long = "d5".repeat(10_000);
    let sentence = bad(1, ["moves", "enclos", "--position", &format!("{long}/{long}/{long}/w")]);
    assert!(sentence.len() < 500, "what is long is cut");
}

#[cfg(unix)]
#[test]
fn arguments_need_not_be_unicode() {
    use std::os::unix::ffi::OsStringExt;
    let noise = OsString::from_vec(vec![b'd', 0xff, 0xfe, 0x80]);
    let os = OsString::from;
    for (code, args) in [
        (2, vec![noise.clone()]),
        (2, vec![os("moves"), noise.clone()]),
        (1, vec![os("moves"), os("enclos"), noise.clone()]),
        (1, vec![os("moves"), os("enclos"), os("--position"), noise.clone()]),
        (2, vec![os("moves"), os("enclos"), os("--rules"), noise.clone()]),
        (2, vec![os("perft"), os("enclos"), os("--depth"), noise.clone()]),
        (2, vec![os("help"), os("--language"), noise.clone(), os("--seed"), noise.clone()]),
        (1, vec![os("replay"), noise.clone()]),
        (2, vec![OsString::from_vec(b"--\xff".to_vec())]),
        (2, vec![OsString::from_vec(b"-\xff".to_vec())]),
    ] {
        let answer = run(&args);
        assert_eq!(answer.code, code, "{args:?}: {answer:?}");
        assert!(!answer.err.is_empty(), "{args:?}");
    }
}

#[test]
fn a_reader_may_leave_early() {
    // The second writes far more than a pipe holds, so that it is sure to find nobody reading.
    let much = "moves\n".repeat(1000);
    for (args, input) in [(&["moves", "enclos"][..], ""), (&["play", "enclos", "--terminal"][..], &much)] {
        let mut child = program()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        child.stdout.take().unwrap().read_exact(&mut [0; 4]).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = program().args(["moves", "enclos"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("The answer could not be written"));
}

#[cfg(not(feature = "app"))]
#[test]
fn without_a_window_it_says_how_to_play() {
    let sentence = "This build has no window. To play here: bergerie play enclos --terminal";
    assert_eq!(bad(2, []), sentence);
    assert_eq!(bad(2, ["play", "enclos"]), sentence);
    assert!(bad(2, ["--language", "fr"]).starts_with("Cette version n’a pas de fenêtre."));
}

#[test]
fn films_are_refused_before_anything_is_drawn() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/valid/shortest.txt");
    let broken = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/invalid/illegal-fenced.txt");
    let film = |code, more: &[&str]| {
        let answer = run(["film", "--out", "/nowhere/at/all"].iter().chain(more));
        assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{answer:?}");
        assert_eq!(answer.err.lines().count(), 1, "{answer:?}");
        answer.err
    };
    for size in
        ["0x0", "640", "640x", "x360", "640x-360", "640x360x2", "wide", "640×360", "99999x360", "15x15"]
    {
        let err = film(2, &[file, "--size", size]);
        assert!(err.contains("two numbers from 16 to 4096") && err.contains(size), "{err}");
    }
    assert!(film(2, &[file, "--every", "0"]).contains("--every takes a number from 1"));
    assert!(film(2, &[file, "--every", "often"]).contains("often"));
    assert!(film(2, &[]).contains("Name the file to read"));
    assert!(film(2, &[file, file]).contains("one argument too many"));
    assert!(bad(2, ["film", file]).contains("--out DIR"));
    // A record that breaks is told as replay tells it.
    assert_eq!(film(1, &[broken]).trim_end(), bad(1, ["replay", broken]));
    assert!(film(1, &["/no/such/record.txt"]).contains("/no/such/record.txt"));
}

#[test]
fn seats_of_a_match_are_as_many_as_play() {
    let seats = |game: &'static str, seats: &'static str| bad(2, ["play", game, "--seats", seats]);
    assert!(seats("enclos", "Anna").contains("This match has 2 seats: --seats human,human."));
    assert!(seats("barricade", "a,b,c,d,e").contains("This match has 4 seats"));
}

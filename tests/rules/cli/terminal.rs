//! People at one terminal.

use std::fs;

use super::*;
use crate::common::enclos_data;

#[test]
fn the_terminal_throws_or_takes_a_real_die() {
    let seeded = ["play", "barricade", "--terminal", "--rules", "classic,players=2", "--seed", "3"];
    let answer = typed(&seeded, b"\n\n\n\n\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out, typed(&seeded, b"\n\n\n\n\n").out, "the seed decides");
    assert!(answer.out.contains(" to begin (roll "), "{}", answer.out);
    let real = typed(&seeded[..5], b"3\n5\n\n4\nh-93\n");
    assert!(real.out.contains("Blue to begin (roll 3 5)."), "{}", real.out);
    assert!(real.out.contains("You throw a die of your own"), "{}", real.out);
    assert!(real.out.contains("Blue threw 4.") && real.out.contains("Blue played 4:h-93."), "{}", real.out);
}

#[test]
fn a_whole_match_is_played_in_a_terminal() {
    for (language, victory) in [("en", "Victory for"), ("fr", "Victoire des")] {
        for game in enclos_data()["games"].as_array().unwrap() {
            let input = turns(game).join("\n") + "\n";
            let answer = typed(&["play", "enclos", "--terminal", "--language", language], input.as_bytes());
            assert_eq!((answer.code, answer.err.as_str()), (0, ""));
            assert_eq!(answer.out.matches(victory).count(), 1, "{}", answer.out);
            let side = match (good_result(game).as_str(), language) {
                ("won w blocked", "en") => "White: the other side can no longer move.",
                ("won b blocked", "en") => "Black: the other side can no longer move.",
                ("won w blocked", _) => "Blancs\u{a0}: l’autre camp ne peut plus bouger.",
                _ => "Noirs\u{a0}: l’autre camp ne peut plus bouger.",
            };
            assert!(answer.out.contains(&format!("{victory} {side}")), "{}", answer.out);
            assert!(answer.out.lines().all(|line| line.chars().count() <= 80));
        }
    }
}

#[test]
fn the_board_shows_sheep_and_fences() {
    let answer = typed(&["play", "enclos", "--terminal"], b"d5-d6 +c4/c5\n");
    assert!(answer.out.contains("[W d5]") && answer.out.contains("[B e4]"));
    let after = answer.out.split("White played d5-d6 +c4/c5.").nth(1).unwrap();
    assert!(after.contains("[W d6]") && after.contains("====") && !after.contains("[W d5]"));
    assert!(after.contains("Fences placed: 1 of 90"));
    let french = typed(&["play", "enclos", "--terminal", "--language", "fr"], b"");
    assert!(french.out.contains("[B d5]") && french.out.contains("[N e4]"), "letters of the language");
    assert!(french.out.contains("B = Blancs, N = Noirs"));
}

#[test]
fn tigers_and_sheep_are_played_in_a_terminal() {
    let position = "T...T.S.............T...T T 13 6";
    let folder = folder("tigers");
    let file = folder.join("match.txt");
    fs::write(&file, format!("[Game \"tigers\"]\n[Position \"{position}\"]\n\n1. a1xc3\n")).unwrap();
    assert_eq!(good(["replay", file.to_str().unwrap()]), "won T sheep eaten\n");
    let answer = typed(&["play", "tigers", "--terminal"], b"b2\na1xc3\nc3\nd4\nmoves c3x\n");
    assert!(answer.out.contains("[T a1]") && answer.out.contains("[S b2]"), "{}", answer.out);
    assert!(
        answer.out.contains("Tigers played a1xc3.")
            && answer.out.contains("Tigers: 1 eaten − 0 sheepfold = 1 of 7"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("There is already a tiger on c3: choose a free point."), "{}", answer.out);
    assert!(
        answer.out.contains("One move:\nc3xe5") || answer.out.contains("No move fits."),
        "{}",
        answer.out
    );
    let french = typed(&["play", "tigers", "--terminal", "--language", "fr"], b"c3\n");
    assert!(
        french.out.contains("[M c3]") && french.out.contains("Moutons encore à poser\u{a0}: 19"),
        "{}",
        french.out
    );
}

#[test]
fn nothing_is_lost_by_a_wrong_line() {
    let wrong: &[u8] =
        b"dance\nd5-d7 +c4/d4\nd5-d6\n+d5/d6 d5-d6\nundo\nredo\nsave\n\xff\xfe\x00\n\n   \nmoves z\n";
    let long = [&b"d"[..].repeat(5_000_000)[..], b"\n"].concat();
    let input = [b"d5-d6 +c4/d4\nundo\nredo\n", wrong, &long, b"position\n"].concat();
    // `undo` and `redo` among the wrong lines take the turn back and play it again.
    let answer = typed(&["play", "enclos", "--terminal"], &input);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("c3d6e3/c4d3e4/00000000000000800000000/b"), "{}", answer.out);
    assert!(answer.out.contains("That line is too long to be a move."));
    assert!(answer.out.contains("No move fits."));
}

#[test]
fn turns_are_taken_back_and_played_again() {
    for (language, undo, redo) in
        [("en", "undo", "redo"), ("fr", "annuler", "refaire"), ("fr", "undo", "REDO")]
    {
        let input = format!("{undo}\n{redo}\n+c4/d4  d5-d6\n{undo}\nposition\n{redo}\nposition\n");
        let answer = typed(&["play", "enclos", "--terminal", "--language", language], input.as_bytes());
        let at = |text: &str| answer.out.find(text).unwrap_or_else(|| panic!("{text}: {}", answer.out));
        assert!(at(START) < at("c3d6e3/c4d3e4/00000000000000800000000/b"));
    }
}

#[test]
fn a_match_is_saved_and_never_over_another_file() {
    let folder = folder("save");
    let file = folder.join("our match.txt");
    let name = file.to_str().unwrap();
    let input = format!("d5-d6 +c4/d4\nsave {name}\nd3-d2 +e3/e4\nsave {name}\nquit\n");
    let answer = typed(&["play", "enclos", "--terminal"], input.as_bytes());
    assert!(answer.out.ends_with("Goodbye!\n"), "{}", answer.out);
    assert_eq!(good(["replay", name]), "ongoing\n");
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.contains("2. d3-d2 +e3/e4"), "{kept}");
    let answer = typed(&["play", "enclos", "--terminal"], format!("save {name}\nquit\n").as_bytes());
    assert!(answer.out.contains("exists already"), "{}", answer.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);
    let nowhere = folder.join("none").join("match.txt");
    let answer = typed(&["play", "enclos", "--terminal"], format!("save {}\n", nowhere.display()).as_bytes());
    // Where the sentence is broken into lines depends on how long the path is.
    assert!(answer.out.replace('\n', " ").contains("could not be written"), "{}", answer.out);
}

#[test]
fn leaving_an_unsaved_match_is_asked_twice() {
    let answer = typed(&["play", "enclos", "--terminal"], b"quit\n");
    assert!(answer.out.ends_with("Goodbye!\n"));
    let answer = typed(
        &["play", "enclos", "--terminal"],
        b"d5-d6 +c4/d4\nquit\nd3-d2 +e3/e4\nquit\nquit\nd2-d1 +a1/a2\n",
    );
    assert_eq!(answer.out.matches("This match is not saved.").count(), 2, "{}", answer.out);
    assert!(answer.out.ends_with("Goodbye!\n"));
}

#[test]
fn the_rules_are_read_in_both_languages() {
    for (language, purpose, played) in [
        ("en", "Purpose\n-------\n", "White played d5-d6 +c4/d4."),
        ("fr", "But du jeu\n----------\n", "Les Blancs ont joué d5-d6 +c4/d4."),
    ] {
        for game in ["enclos", "tigers", "barricade"] {
            let page = good(["rules", game, "--language", language]);
            assert!(page.contains(purpose), "{page}");
            assert_narrow(&page);
            let typed = typed(&["play", game, "--terminal", "--language", language], b"rules\n");
            assert!(typed.out.contains(page.trim_end()), "{}", typed.out);
        }
        assert!(good(["rules", "enclos", "--language", language]).contains(played));
    }
    // A move is shown before and after, beside each other.
    let page = good(["rules", "enclos"]);
    assert!(page.contains("(d6)      .        .   [W d6]"), "{page}");
    let page = good(["rules", "tigers"]);
    assert!(
        page.contains("~a2 ──[S b2]") && page.contains("Tigers: 4 eaten − 0 sheepfold = 4 of 7"),
        "{page}"
    );
    let french = typed(&["play", "enclos", "--terminal", "--language", "fr"], "règles\n".as_bytes());
    assert!(french.out.contains("But du jeu"), "{}", french.out);
    assert!(bad(2, ["rules"]).contains("Name a game"));
    assert!(bad(2, ["rules", "chess"]).contains("no game called “chess”"));
}

/// No line is wider than a terminal. Where nobody presses Enter, an answer
/// stands behind the prompt's sign.
#[track_caller]
fn assert_narrow(text: &str) {
    for line in text.lines().map(|line| line.trim_start_matches("> ")) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn every_board_fits_into_a_terminal() {
    for (game, rules) in [
        ("enclos", "french"),
        ("tigers", "french"),
        ("barricade", "classic"),
        ("barricade", "saint-marcoise-4"),
        ("barricade", "saint-marcoise-6"),
    ] {
        for language in ["en", "fr"] {
            let args = ["play", game, "--terminal", "--rules", rules, "--language", language, "--seed", "7"];
            let answer = typed(&args, b"\n\n\n\n\n\n\n\n\n\n\n\nhelp\n");
            assert_narrow(&answer.out);
        }
    }
    let classic = typed(&["play", "barricade", "--terminal"], b"").out;
    assert!(
        classic.contains("  1───2───3───4───5───6───7───8──#9──10──11──12──13──14──15──16──17\n"),
        "{classic}"
    );
    let tigers = typed(&["play", "tigers", "--terminal"], b"").out;
    assert!(tigers.contains("[T a1]──── b1 ──── c1 ──── d1 ──[T e1]\n    │   \\   │   /"), "{tigers}");
}

#[test]
fn the_terminal_tells_what_a_turn_has_taken() {
    let eaten = typed(&["play", "tigers", "--terminal"], b"b2\na1xc3\n");
    assert!(eaten.out.contains("Tigers played a1xc3. Taken off the board: b2.\n"), "{}", eaten.out);
    let rules = "classic,players=2,start=first_seat";
    let struck =
        typed(&["play", "barricade", "--terminal", "--rules", rules], b"5\nh-101\n5\nh-105\n4\n101-105\n");
    assert!(struck.out.contains("Red played 4:101-105. Sent home from 105.\n"), "{}", struck.out);
}

#[test]
fn sides_have_letters_of_their_own() {
    let six = ["play", "barricade", "--terminal", "--rules", "saint-marcoise-6,start=first_seat"];
    let answer = typed(&six, b"1\nh-2\n");
    let legend = "R = Red, G = Green, Y = Yellow, B = Blue, L = Black, O = Orange\n";
    assert!(answer.out.contains(legend), "{}", answer.out);
    assert!(answer.out.contains(" R2"), "{}", answer.out);
}

#[test]
fn the_terminal_says_what_is_to_be_done() {
    // Sentences are compared without regard to where they are broken.
    let said = |game: &str, rules: &str, input: &[u8]| {
        let answer = typed(&["play", game, "--terminal", "--rules", rules], input);
        answer.out.split([' ', '\n']).collect::<Vec<_>>().join(" ")
    };
    let enclos = said("enclos", "french", b"");
    let asked = "Turn 1. White to play. Move one of your sheep and fence a passage, in either order.";
    assert!(enclos.contains(&format!("{asked} For example: e3-f3\u{a0}+g3/g4 > ")), "{enclos}");
    let dice = |rules: &str, input: &[u8]| {
        said("barricade", &format!("classic,players=2,start=first_seat{rules}"), input)
    };
    let walk = dice("", b"4\nh-90\n");
    assert!(walk.contains("Turn 1. Red, throw the die. Press Enter, or type what a real die shows. > "));
    assert!(walk.contains("Red, a 4: choose a pawn to move. You can type: h-100, h-90, h-91 > "), "{walk}");
    let stuck = dice(",six_to_leave=on", b"4\n\n");
    let passed = "touch the die to pass. Here, press Enter for that. > Red played 4:-.";
    assert!(stuck.contains(&format!("Red to play. No pawn can move by 4: {passed}")), "{stuck}");
    let free = dice(",forced=off", b"4\n");
    assert!(free.contains("You can type: -, h-100, h-90, h-91 > "), "a pass is mentioned: {free}");
}

#[test]
fn help_and_moves_are_there_while_playing() {
    let answer = typed(&["play", "enclos", "--terminal"], b"help\nmoves d5-d6 +c4\nboard\n");
    assert!(answer.out.contains("take a turn back"));
    assert!(answer.out.contains("3 moves:") && answer.out.contains("d5-d6 +c4/d4"), "{}", answer.out);
    let answer =
        typed(&["play", "enclos", "--terminal", "--language", "fr"], "aide\ncoups +c4/d4\n".as_bytes());
    assert!(answer.out.contains("annuler, refaire") && answer.out.contains("12 coups"), "{}", answer.out);
}

#[test]
fn rules_and_seats_hold_in_a_terminal() {
    let rules = "french,supply=1,on_exhausted=draw";
    let answer = typed(
        &["play", "enclos", "--terminal", "--rules", rules, "--seats", "human,human"],
        b"d5-d6 +c4/d4\nd3-d2 +a1/a2\n",
    );
    assert!(answer.out.contains("A draw: there are no fences left."), "{}", answer.out);
    assert!(answer.out.contains("This match is over."), "{}", answer.out);
}

#[test]
fn the_computer_plays_in_a_terminal() {
    let play = ["play", "tigers", "--terminal", "--seats", "human,ai:1"];
    let answer = typed(&play, b"c3\nundo\nb1\nposition\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{answer:?}");
    assert_eq!(answer.out.matches("Tigers played ").count(), 2, "{}", answer.out);
    assert!(answer.out.contains("Taken back: c3."), "the answer goes with it: {}", answer.out);
    let throws = ["play", "barricade", "--terminal", "--seats", "ai:1,ai:2,human,ai:1", "--seed", "3"];
    let answer = typed(&throws, b"\n\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{answer:?}");
    assert!(answer.out.contains(" to begin (roll "), "it throws for itself: {}", answer.out);
    let named = typed(&["play", "enclos", "--terminal", "--seats", "Anna,ai:1"], b"d5-d6 +c4/d4\n");
    assert_eq!((named.code, named.out.matches("Black played ").count()), (0, 1), "{}", named.out);
    let alone = typed(&["play", "enclos", "--terminal", "--seats", "ai:1,ai:1"], b"");
    assert!(alone.out.contains("The match is over. "), "{}", alone.out);
}

#[test]
fn people_give_up_or_agree_in_a_terminal() {
    let folder = folder("endings");
    let file = folder.join("match.txt");
    let name = file.to_str().unwrap();
    let input = format!("d5-d6 +c4/d4\nresign\nresign\nundo\nredo\nsave {name}\n");
    let answer = typed(&["play", "enclos", "--terminal"], input.as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let won = answer.out.matches("Victory for White: the other side has resigned.").count();
    assert!(won >= 3 && answer.out.contains("Taken back: won w resigned."), "{}", answer.out);
    assert_eq!(good(["replay", name]), "won w resigned\n");

    // Who plays on instead has not agreed.
    let draws = b"draw\nd5-d6 +c4/d4\ndraw\nmoves z\ndraw\ndraw\n";
    let answer = typed(&["play", "enclos", "--terminal"], draws);
    assert_eq!(answer.out.matches("offered a draw").count(), 3, "{}", answer.out);
    assert_eq!(answer.out.matches("A draw: both sides have agreed on it.").count(), 1, "{}", answer.out);
    let french = typed(&["play", "enclos", "--terminal", "--language", "fr"], b"nulle\nnulle\n");
    assert!(french.out.contains("Partie nulle\u{a0}: les deux camps en sont convenus."), "{}", french.out);

    let computer = typed(&["play", "tigers", "--terminal", "--seats", "human,ai:1"], b"draw\ndraw\nresign\n");
    assert_eq!(computer.out.matches("The computer plays on.").count(), 2, "{}", computer.out);
    assert!(computer.out.contains("Victory for Tigers: the other side has resigned."), "{}", computer.out);
    let four = typed(&["play", "barricade", "--terminal"], b"resign\ndraw\n");
    assert_eq!(four.out.matches("Only a match of two can be ended so.").count(), 2, "{}", four.out);
}

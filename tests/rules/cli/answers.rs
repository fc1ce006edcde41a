//! What each sub-command answers.

use std::fs;
use std::time::Duration;

use serde_json::{Value, json};

use super::*;
use crate::common::enclos_data;

#[test]
fn moves_lists_them_sorted() {
    let out = good(["moves", "enclos", "--position", START]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 1080);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "c3-b2 +a1/a2");
    assert_eq!(good(["moves", "enclos"]), out, "the start is what is meant where nothing is said");
    let after = good(["moves", "enclos", "--position", START, "d5-d6 +c4/d4"]);
    assert!(after.lines().all(|turn| !turn.ends_with("c4/d4")) && after.starts_with("c4-"));
}

#[test]
fn moves_of_a_throw_come_alone_and_of_all_throws_with_them() {
    let throw = |die: &str| good(["moves", "barricade", "--die", die, "--position", BARRICADE]);
    assert_eq!(throw("4"), "h-100\nh-90\nh-91\n");
    let all = good(["moves", "barricade", "--position", BARRICADE]);
    let expected: String = (1..=6)
        .flat_map(|die| throw(&die.to_string()).lines().map(|mv| format!("{die}:{mv}\n")).collect::<Vec<_>>())
        .collect();
    assert_eq!(all, expected);
    let pending = format!("{BARRICADE} die=4");
    assert_eq!(good(["moves", "barricade", "--position", &pending]), throw("4"));
    let after = good(["moves", "barricade", "--die=5", "--position", BARRICADE, "4:h-100", "3:h-107"]);
    assert!(after.lines().all(|mv| mv.starts_with("100-") || mv.starts_with("h-")), "{after}");
    // Nobody can move: the side must pass.
    let shut = BARRICADE.replace("h,h,h,h,h/", "1,2,3,18,20/").replace("bars=9,28", "bars=4,21");
    assert_eq!(good(["moves", "barricade", "--die", "6", "--position", &shut]), "-\n");
    let over = BARRICADE.replace("h,h,h,h,h/", "h,h,h,h,0/");
    assert_eq!(good(["moves", "barricade", "--die", "6", "--position", &over]), "");
    bad(1, ["moves", "barricade", "--die", "7", "--position", BARRICADE]);
    bad(1, ["moves", "barricade", "--die", "3", "--position", &pending]);
    bad(2, ["moves", "barricade", "--die", "four", "--position", BARRICADE]);
    bad(2, ["apply", "barricade", "--die", "4", "--position", BARRICADE]);
}

#[test]
fn apply_plays_throws_with_their_moves() {
    let out =
        good(["apply", "barricade", "--position", BARRICADE, "4:h-100", "3:h-107", "6:h-102", "1:h-97"]);
    let wanted = "BAR1 classic houses=0,3 turn=1 pawns=h,h,97,100,102/h,h,h,h,107 \
                  bars=9,28,37,40,47,51,73,77,81,85,89\nongoing\n";
    assert_eq!(out, wanted);
    // A position that waits for its move takes the throw that it names, written or not.
    let pending = format!("{BARRICADE} die=4");
    let after = good(["apply", "barricade", "--position", &pending, "4:h-100"]);
    assert_eq!(after, good(["apply", "barricade", "--position", &pending, "h-100"]));
    bad(1, ["apply", "barricade", "--position", &pending, "3:h-99"]);
    bad(1, ["apply", "barricade", "--position", BARRICADE, "4:h-99"]);
    bad(1, ["apply", "barricade", "--rules", "saint-marcoise-4", "--position", BARRICADE]);
    let rolled = good(["apply", "barricade", "--rules", "classic,players=2", "roll 5 5 / 2 6", "4:h-93"]);
    assert!(rolled.contains(" turn=0 pawns=h,h,h,h,h/h,h,h,h,93 "), "{rolled}");

    let near = BARRICADE.replace("h,h,h,h,h bars=9", "h,h,h,h,8 bars=3").replace("turn=0", "turn=1");
    let out = good(["apply", "barricade", "--position", &near, "2:8-0"]);
    assert!(out.ends_with("\nwon 1 goal\n"), "{out}");
    let json = good(["apply", "barricade", "--json", "--position", &near, "2:8-0"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["result"], &json["winner"], &json["reason"]),
        (&json!("won"), &json!("1"), &json!("goal"))
    );
}

#[test]
fn perft_of_dice_counts_throw_and_move_as_one_ply() {
    let perft = |depth: &str| good(["perft", "barricade", "--position", BARRICADE, "--depth", depth]);
    assert_eq!((perft("0"), perft("1")), ("1\n".into(), "12\n".into()));
    let plies = good(["moves", "barricade", "--position", BARRICADE]);
    let second: usize = plies
        .lines()
        .map(|ply| good(["moves", "barricade", "--position", BARRICADE, ply]).lines().count())
        .sum();
    assert_eq!(perft("2"), format!("{second}\n"));
    assert_eq!(good(["perft", "barricade", "--rules", "classic,players=2", "--depth", "2"]), perft("2"));
    let pending = format!("{BARRICADE} die=4");
    assert_eq!(good(["perft", "barricade", "--position", &pending, "--depth", "1"]), "3\n");
    bad(1, ["perft", "barricade", "--position", &format!("{BARRICADE} roll=?,?"), "--depth", "1"]);
}

#[test]
fn matches_rotate_seats_and_come_out_the_same_again() {
    let play = |game: &str, rules: &str, seats: &str, games: &str| -> Value {
        let args =
            ["match", game, "--rules", rules, "--seats", seats, "--games", games, "--seed", "7", "--json"];
        let mut answer: Value = serde_json::from_str(&good(args)).unwrap();
        assert!(answer["seconds"].take().as_f64().unwrap() >= 0.0);
        answer
    };
    let sum = |list: &Value, what: &str| -> u64 {
        list.as_array().unwrap().iter().map(|score| score[what].as_u64().unwrap()).sum()
    };
    for (game, rules, seats) in [
        ("barricade", "classic,players=2", "greedy,random"),
        ("barricade", "saint-marcoise-4", "greedy,greedy,greedy,greedy"),
        ("enclos", "french", "random,greedy"),
    ] {
        let answer = play(game, rules, seats, "8");
        assert_eq!(answer, play(game, rules, seats, "8"), "{game} {rules}");
        assert_eq!((&answer["games"], &answer["seed"]), (&json!(8), &json!(7)));
        let names: Vec<&str> =
            answer["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
        assert_eq!(names.join(","), seats);
        for list in ["seats", "by_seat"] {
            assert_eq!(sum(&answer[list], "wins") + sum(&answer[list], "draws") / names.len() as u64, 8);
        }
        assert!(answer["turns"].as_u64().unwrap() > 8);
    }
    let strong = play("barricade", "classic,players=2", "greedy,random", "8");
    assert!(strong["seats"][0]["wins"].as_u64().unwrap() >= 7, "{strong}");
    let text = good(["match", "enclos", "--seats", "greedy,random", "--games", "2", "--seed", "1"]);
    assert!(text.contains("greedy: 2 won") && text.contains("2 matches"), "{text}");
    for wrong in [
        vec!["match", "barricade", "--seats", "greedy,greedy", "--games", "1"],
        vec!["match", "enclos", "--seats", "greedy,nobody", "--games", "1"],
        vec!["match", "enclos", "--games", "1"],
        vec!["match", "enclos", "--seats", "greedy,random"],
        vec!["match", "enclos", "--seats", "greedy,random", "--games", "-1"],
    ] {
        assert_eq!(run(&wrong).code, 2, "{wrong:?}");
    }
}

#[test]
fn moves_is_silent_where_the_match_is_over() {
    let over = enclos_data()["edge"][0]["position"].as_str().unwrap().to_owned();
    assert_eq!(good(["moves", "enclos", "--position", &over]), "");
}

#[test]
fn apply_gives_position_and_result() {
    assert_eq!(good(["apply", "enclos", "--position", START]), format!("{START}\nongoing\n"));
    let out = good(["apply", "enclos", "--position", START, "d5-d6 +c4/d4", "+e3/e4 d3-d2"]);
    assert_eq!(out, "c3d6e3/c4d2e4/00000020000000800000000/w\nongoing\n");
}

#[test]
fn apply_tells_positions_after_turns_and_their_results() {
    for edge in enclos_data()["edge"].as_array().unwrap() {
        let rules: Vec<String> = edge["rules"].as_object().unwrap().iter().map(toggle).collect();
        let rules = [vec!["french".to_owned()], rules].concat().join(",");
        let start = edge["position"].as_str().unwrap();
        let mut args = vec!["apply", "enclos", "--rules", &rules, "--position", start];
        let turn = edge["turn"].as_str();
        args.extend(turn);
        let (position, result) = if turn.is_some() {
            (edge["after"].as_str().unwrap(), &edge["result_after"])
        } else {
            (start, &edge["result"])
        };
        let result = result.as_str().map_or("ongoing".to_owned(), |winner| format!("won {winner} blocked"));
        let answer = run(&args);
        assert_eq!((answer.code, answer.out), (0, format!("{position}\n{result}\n")), "{edge}");
    }
}

#[test]
fn apply_answers_in_json() {
    let answer = |args: &[&str]| -> Value {
        let answer = run(["apply", "enclos", "--json"].iter().chain(args));
        assert_eq!((answer.code, answer.out.lines().count()), (0, 1), "{answer:?}");
        serde_json::from_str(&answer.out).unwrap()
    };
    let wanted = json!({ "position": START, "result": "ongoing", "winner": null, "reason": null });
    assert_eq!(answer(&[]), wanted);
    let over = enclos_data()["edge"][0]["position"].as_str().unwrap().to_owned();
    let wanted = json!({ "position": over, "result": "won", "winner": "w", "reason": "blocked" });
    assert_eq!(answer(&["--position", &over]), wanted);
    let drawn = answer(&["--rules=french,supply=1,on_exhausted=draw", "d5-d6 +c4/d4"]);
    assert_eq!((&drawn["result"], &drawn["winner"]), (&json!("draw"), &json!("=")));
    assert_eq!(drawn["reason"], "fences exhausted");
}

/// A game's own facts come with the rest.
#[test]
fn apply_tells_the_facts_of_a_position() {
    let answer = |args: &[&str]| -> Value {
        let answer = run(["apply", "tigers", "--json"].iter().chain(args));
        assert_eq!((answer.code, answer.out.lines().count()), (0, 1), "{answer:?}");
        serde_json::from_str(&answer.out).unwrap()
    };
    let wanted = json!({
        "position": "....T.......T.......T...T S 19 1", "result": "ongoing", "winner": null, "reason": null,
        "eaten": 1, "in_hand": 19, "fold": [], "net": 1,
    });
    assert_eq!(answer(&["b2", "a1xc3"]), wanted);
    let fold = answer(&["--position", ".....SSSSSSSSSS.TT...TT.. S 0 10"]);
    assert_eq!((&fold["fold"], &fold["net"]), (&json!(["a1", "b1", "c1", "d1", "e1"]), &json!(5)));
    let over = answer(&["--position", "T...T.S.............T...T T 13 6", "a1xc3"]);
    let wanted = [json!("won"), json!("T"), json!("sheep eaten"), json!(7)];
    assert_eq!(["result", "winner", "reason", "net"].map(|key| over[key].clone()), wanted);
    // The referee knows what the moves before have used up.
    let drawn = answer(&["--rules", "french,no_progress_limit=1", "b3", "a1-a2"]);
    assert_eq!((&drawn["winner"], &drawn["reason"]), (&json!("="), &json!("no progress")));
}

/// A toggle of the data as the command line takes it.
fn toggle((name, value): (&String, &Value)) -> String {
    let value = match value {
        Value::Bool(true) => "on".into(),
        Value::Bool(false) => "off".into(),
        Value::Null => "none".into(),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    };
    format!("{name}={value}")
}

#[test]
fn perft_prints_the_count_alone() {
    assert_eq!(good(["perft", "enclos", "--depth", "0"]), "1\n");
    assert_eq!(good(["perft", "enclos", "--depth", "2", "--position", START]), "1211913\n");
    let after = good(["perft", "enclos", "--depth=1", "d5-d6 +c4/d4"]);
    assert_eq!(
        after.trim().parse::<usize>().unwrap(),
        good(["moves", "enclos", "d5-d6 +c4/d4"]).lines().count()
    );
    let over = enclos_data()["edge"][0]["position"].as_str().unwrap().to_owned();
    assert_eq!(good(["perft", "enclos", "--depth", "3", "--position", &over]), "0\n");
}

#[test]
fn perft_goes_as_deep_as_it_is_told() {
    // With the fences used up the sheep can walk about for ever.
    let mut child = program()
        .args(["perft", "enclos", "--rules", "french,supply=60", "--depth", "4294967295"])
        .args(["--position", "c3d5e3/c4d3e4/00fff83bf426fb1afd2ffff/w"])
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(1));
    assert!(child.try_wait().unwrap().is_none(), "it should still be counting");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn replay_gives_the_result_or_the_turn_at_which_it_breaks() {
    let folder = folder("replay");
    let file = folder.join("match.txt");
    let file = file.to_str().unwrap();
    let game = &enclos_data()["games"][0];
    let result = good_result(game);
    let plies: String = (1..).zip(turns(game)).map(|(n, turn)| format!("{n}. {turn}\n")).collect();
    fs::write(file, format!("[Game \"enclos\"]\n[Result \"{result}\"]\n\n{plies}")).unwrap();
    assert_eq!(good(["replay", file]), format!("{result}\n"));
    fs::write(file, "[Game \"enclos\"]\n\n1. d5-d6 +c4/d4\n2. d3-d2 +c4/d4\n").unwrap();
    assert_eq!(bad(1, ["replay", file]), "Line 4, turn 2: A fence already closes c4/d4.");
    assert!(bad(1, ["replay", folder.join("none.txt").to_str().unwrap()]).contains("none.txt"));
    assert!(bad(1, ["replay", folder.to_str().unwrap()]).contains("folder"));
}

#[test]
fn replay_takes_a_link_as_well() {
    let link = include_str!("../../corpus/link/finished");
    assert_eq!(good(["replay", link]), "won w blocked\n");
    assert_eq!(good(["replay", &format!("https://example.org/bergerie/{link}")]), "won w blocked\n");
    assert!(bad(1, ["replay", &link[..link.len() - 1]]).contains("letters are missing or wrong"));
}

#[test]
fn bench_gives_figures() {
    // Of the game whose random matches may go on for long.
    let answer: Value = serde_json::from_str(&good(["bench", "tigers", "--seconds", "0.1"])).unwrap();
    assert_eq!((&answer["game"], &answer["rules"]), (&json!("tigers"), &json!("french")));
    for figure in ["playouts_per_second", "nodes_per_second", "seconds"] {
        assert!(answer[figure].as_f64().unwrap() > 0.0, "{figure}");
    }
}

#[test]
fn help_and_version() {
    for args in [["help"], ["--help"], ["-h"]] {
        assert!(good(args).contains("bergerie moves GAME"));
    }
    assert!(good(["moves", "--help"]).contains("bergerie moves GAME"));
    assert!(good(["help", "--language", "fr"]).contains("bergerie moves JEU"));
    for args in [["--version"], ["-V"]] {
        assert_eq!(good(args), format!("bergerie {}\n", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn help_fits_eighty_columns() {
    for language in ["en", "fr"] {
        for line in good(["help", "--language", language]).lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn credits_name_the_version_the_authors_and_every_crate() {
    let flat = |language| {
        let page = good(["credits", "--language", language]);
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        page.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    };
    let (english, french) = (flat("en"), flat("fr"));
    let version = format!("Version {}", env!("CARGO_PKG_VERSION"));
    for said in [&version, "Michel Boutin", "Werner Schöppner", "SIL Open Font License", "third-party.txt"] {
        assert!(english.contains(said) && french.contains(said), "{said}");
    }
    let crates = include_str!("../../../licences/crates.txt");
    assert!(crates.lines().count() > 100);
    for name in crates.lines().filter_map(|line| line.split('\t').next()) {
        assert!(english.contains(name) && french.contains(name), "{name}");
    }
    assert!(english.contains("MIT OR Apache-2.0: ") && french.contains("MIT OR Apache-2.0\u{a0}: "));
}

#[test]
fn best_tells_what_the_computer_would_play() {
    let lost = enclos_data()["win_in_one"][0]["position"].as_str().unwrap().to_owned();
    assert_eq!(good(["best", "enclos", "--level", "3", "--position", &lost]), "f1-e1 +g2/g3\n");
    let json = |args: &[&str]| -> Value {
        let answer = run([&["best", "--json"], args].concat());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{answer:?}");
        assert_eq!(answer.out.lines().count(), 1);
        serde_json::from_str(&answer.out).unwrap()
    };
    let answer = json(&["tigers", "--nodes", "5000"]);
    assert_eq!(answer, json(&["tigers", "--nodes", "5000"]), "the same again");
    assert_eq!(answer["nodes"], 5000);
    assert_eq!(answer["pv"][0], answer["move"]);
    assert_eq!(answer["pv"].as_array().unwrap().len() as u64, answer["depth"].as_u64().unwrap());
    assert!(answer["score"].is_i64());
    let soon = json(&["tigers", "--seconds", "0.01", "c3", "a1-b2"]);
    assert!(good(["moves", "tigers", "c3", "a1-b2"]).lines().any(|mv| soon["move"] == mv), "{soon}");
    let thrown = json(&["barricade", "--level", "3", "--die", "2"]);
    assert_eq!(thrown["move"], "h-98");
    for args in [&["barricade", "--level", "1"][..], &["enclos", "--level", "1", "--position", OVER]] {
        assert_eq!(run([&["best"], args].concat()).code, 1, "{args:?}");
    }
    for args in [
        &["enclos"][..],
        &["enclos", "--level", "4"],
        &["enclos", "--level", "0"],
        &["enclos", "--level", "strong"],
        &["enclos", "--seconds", "-1"],
        &["enclos", "--seconds", "soon"],
        &["enclos", "--nodes", "many"],
        &["enclos", "--level", "1", "--nodes", "5"],
    ] {
        assert_eq!(run([&["best"], args].concat()).code, 2, "{args:?}");
    }
}

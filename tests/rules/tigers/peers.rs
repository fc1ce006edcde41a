//! Matches and positions as other programs write them, both ways.

use crate::common::{garbled, pick, seeded};
use bergerie::rules::tigers::{Tigers, peers};
use bergerie::rules::{Line, Notation, Say, read_rules};
use peers::{libbaghchal, obx, pypi};
use rand::RngExt;

const START: &str = "T...T...............T...T S 20 0";

fn game(rules: &str) -> Tigers {
    read_rules(rules).unwrap_or_else(|say| panic!("{rules}: {say}"))
}

fn position(line: &Line<Tigers>) -> String {
    line.game().write_position(line.position())
}

fn said<T>(result: Result<T, Say>) -> String {
    result.err().map_or("nothing is wrong".into(), |say| say.to_string())
}

#[test]
fn pypi_matches() {
    let game = game("classic-draw");
    let line = pypi::read_match(&game, "1. G22 Bx1133 2. G12 B3322 3. G33").expect("a match");
    assert_eq!(position(&line), ".S..T.T.....S.......T...T T 17 1");
    assert_eq!(pypi::write_match(&line).as_deref(), Some("1. G22 Bx1133 2. G12 B3322 3. G33"));
    // As its documentation writes it, without blanks and over lines.
    let line = pypi::read_match(&game, " 1.G33 B1122\n2.G44\n").expect("a match");
    assert_eq!(pypi::write_match(&line).as_deref(), Some("1. G33 B1122 2. G44"));
    assert_eq!(position(&pypi::read_match(&game, "").expect("no move yet")), START);
    // The players may end it where the rules do not.
    for result in ["# 1-0", "#0-1", "# 1/2-1/2"] {
        assert!(pypi::read_match(&game, &format!("1. G33 {result}")).is_ok(), "{result}");
    }
}

#[test]
fn pypi_matches_that_are_broken() {
    let game = game("classic-draw");
    for (text, says) in [
        ("1. G33 B1133", r#"number=2 move="B1133" problem=(tigers-peer-move text="B1133")"#),
        ("1. G22 B1133", r#"number=2 move="B1133" problem=(tigers-peer-move text="B1133")"#),
        ("1. G33 Bx1133", r#"number=2 move="Bx1133" problem=(tigers-sheep-there point="c3")"#),
        ("1. G33 G44", r#"number=2 move="G44" problem=(tigers-peer-move text="G44")"#),
        ("1. B1122", r#"number=1 move="B1122" problem=(tigers-peer-move text="B1122")"#),
        ("1. G11", r#"number=1 move="G11" problem=(tigers-tiger-there point="a1")"#),
        ("1. G36", r#"number=1 move="G36" problem=(tigers-peer-move text="G36")"#),
        ("1. G3", r#"number=1 move="G3" problem=(tigers-peer-move text="G3")"#),
        ("1. Gx3344", r#"number=1 move="Gx3344" problem=(tigers-peer-move text="Gx3344")"#),
        (
            "1. G33 B1122 2. G3344",
            r#"number=3 move="G3344" problem=(tigers-place-first point="c3" count=19)"#,
        ),
        ("1. G33 B1122 3. G44", r#"number=3 move="3." problem=(tigers-peer-number number="3" due=2)"#),
        ("1. G33 2. B1122", r#"number=2 move="2." problem=(tigers-peer-number number="2" due=1)"#),
        ("1. é33", r#"number=1 move="é33" problem=(tigers-peer-move text="é33")"#),
        ("1. Gé33", r#"number=1 move="Gé33" problem=(tigers-peer-move text="Gé33")"#),
    ] {
        assert_eq!(said(pypi::read_match(&game, text)), format!("move-broken {says}"), "{text}");
    }
    let unknown = r#"tigers-peer-result-unknown text="2-0""#;
    assert_eq!(said(pypi::read_match(&game, "1. G33 # 2-0")), unknown);
}

#[test]
fn pypi_positions() {
    let game = game("classic");
    for (text, own) in [
        ("B3B/5/5/5/B3B G 0", START),
        ("4B/5/2B2/5/B3B G 1", "....T.......T.......T...T S 19 1"),
        ("GG3/BBG2/BB3/G1G2/5 B 20", "SS...TTS..TT...S.S....... T 0 15"),
        ("GGGGG/GGGGG/GGGGG/GGGGB/1BBBG G 20", "SSSSSSSSSSSSSSSSSSST.TTTS S 0 0"),
    ] {
        let at = pypi::read_position(&game, text).unwrap_or_else(|say| panic!("{text}: {say}"));
        assert_eq!(game.write_position(&at), own, "{text}");
        assert_eq!(pypi::write_position(&at), text);
    }
    // Goats that move after they are placed count as turns too.
    let at = pypi::read_position(&game, "B3B/5/5/5/B3B G 57").expect("a position");
    assert_eq!(game.write_position(&at), "T...T...............T...T S 0 20");
    let form = |text: &str| format!(r#"tigers-peer-position text="{text}" example="B3B/5/5/5/B3B G 0""#);
    for (text, says) in [
        ("", form("")),
        ("B3B/5/5/5/B3B G", form("B3B/5/5/5/B3B G")),
        ("B3B/5/5/5/B3B W 0", form("B3B/5/5/5/B3B W 0")),
        ("B3B/5/5/5/B3B G x", form("B3B/5/5/5/B3B G x")),
        ("B3B/5/5/B3B G 0", r#"tigers-position-board count=20"#.into()),
        ("B3B/5/6/5/B3B G 0", r#"tigers-peer-row number=3 row="6""#.into()),
        ("B4B/5/5/5/B3B G 0", r#"tigers-peer-row number=1 row="B1111B""#.into()),
        (
            "B3B/5/2T2/5/B3B G 0",
            r#"tigers-position-sign point="c3" sign="T" tiger="B" sheep="G" empty="1""#.into(),
        ),
        ("B3B/5/5/5/B4 G 0", r#"tigers-position-tigers count=3 points="a1, e1, a5""#.into()),
        ("B3B/5/2G2/5/B3B G 0", "tigers-peer-placed board=1 placed=0".into()),
    ] {
        assert_eq!(said(pypi::read_position(&game, text)), says, "{text}");
    }
}

#[test]
fn libbaghchal_matches() {
    let game = game("classic");
    let line = libbaghchal::read_match(&game, "XXB4-A5C3").expect("a match");
    // Its rows are counted from the bottom.
    assert_eq!(position(&line), "....T.......T.......T...T S 19 1");
    assert_eq!(libbaghchal::write_match(&line).as_deref(), Some("XXB4-A5C3"));
    // From its own sources, with blanks.
    let own = "XXB5 - E1D2 - XXC2 - A1A2 - XXB2 - A2A3 - XXD3 - E5D5 - XXB3 - D5C5 - XXE3 - A3C1 - XXB2 - C1A3 - \
        XXE5 - A3A4 - XXE4 - A4A3 - XXA2 - A3A1 - XXD5 - A1B1 - XXC3 - B1B2 - XXC4 - B2A3";
    let read = libbaghchal::read_match(&game, own);
    let line = read.unwrap_or_else(|say| panic!("{say}"));
    assert_eq!(libbaghchal::write_match(&line), Some(own.replace(' ', "")));
    assert_eq!(position(&libbaghchal::read_match(&game, " ").expect("no move yet")), START);
    for (text, says) in [
        ("XXB4-A5C3-", r#"number=3 move="" problem=(tigers-peer-move text="")"#),
        ("XXB4--A5C3", r#"number=2 move="" problem=(tigers-peer-move text="")"#),
        ("XXb4", r#"number=1 move="XXb4" problem=(tigers-peer-move text="XXb4")"#),
        ("XXB6", r#"number=1 move="XXB6" problem=(tigers-peer-move text="XXB6")"#),
        ("é", r#"number=1 move="é" problem=(tigers-peer-move text="é")"#),
        ("XXB4-XXB5", r#"number=2 move="XXB5" problem=(tigers-never-place point="b1")"#),
        ("XXB4-A5B4", r#"number=2 move="A5B4" problem=(tigers-jump-over point="b2" beyond="c3")"#),
        ("XXA5", r#"number=1 move="XXA5" problem=(tigers-tiger-there point="a1")"#),
        ("XXB4-A5C3-B4B3", r#"number=3 move="B4B3" problem=(tigers-place-first point="b2" count=19)"#),
    ] {
        assert_eq!(said(libbaghchal::read_match(&game, text)), format!("move-broken {says}"), "{text}");
    }
}

#[test]
fn obx_positions() {
    let game = game("french");
    for (text, own) in [
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #", START),
        ("TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 #g1", "T...T.......S.......T...T T 19 0"),
        ("TGGGT/GXTXG/GGXGG/GGTGG/GGGGG g @2 c0 mD2C2 #", "TSSSTS.T.SSS.SSSSTSSSSSSS S 2 0"),
        // As an earlier text has it, without those in hand.
        ("GGGGG/GTTTG/GXTXG/GXXXG/GGGGG t c1 mC5 -", "SSSSSSTTTSS.T.SS...SSSSSS T 3 1"),
        ("GGGGG/GTTTG/GXTXG/GXXXG/GGGGG g c2 mA3B3 12", "SSSSSSTTTSS.T.SS...SSSSSS S 2 2"),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @19 c1 mA1C3(B2) #t1", "T...T...............T...T S 19 1"),
    ] {
        let at = obx::read_position(&game, text).unwrap_or_else(|say| panic!("{text}: {say}"));
        assert_eq!(game.write_position(&at), own, "{text}");
    }
    let form = |text: &str| {
        format!(r#"tigers-peer-position text="{text}" example="TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #""#)
    };
    for (board, rest, says) in [
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "g @20 c0 -", None),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "w @20 c0 - #", None),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "g @x c0 - #", None),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "g @21 c0 - #", None),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "g @20 0 - #", None),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "g @20 c0 - #x", None),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "g @20 c0 mF1 #", Some(r#"tigers-peer-move text="mF1""#)),
        ("TXXXT/XXXXX/XXXXX/XXXXX/TXXXT", "g @20 c0 m #", Some(r#"tigers-peer-move text="m""#)),
        (
            "TXXXT/XXXXX/XXXXX/XXXXX/TXXXT",
            "g @19 c0 - #",
            Some("tigers-position-flock board=0 hand=19 eaten=0"),
        ),
        ("TXXXT/XXXXX/XXXX/XXXXX/TXXXT", "g @20 c0 - #", Some(r#"tigers-peer-row number=3 row="XXXX""#)),
        ("TXXXT/XXXXX/XXXXX/XXXXX", "g @20 c0 - #", Some("tigers-position-board count=20")),
        (
            "TXXXT/XXXXX/XXXX5/XXXXX/TXXXT",
            "g @20 c0 - #",
            Some(r#"tigers-position-sign point="e3" sign="5" tiger="T" sheep="G" empty="X""#),
        ),
        (
            "TXXXT/XXXXX/TXXXX/XXXXX/TXXXT",
            "g @20 c0 - #",
            Some(r#"tigers-position-tigers count=5 points="a1, e1, a3, a5, e5""#),
        ),
    ] {
        let text = format!("{board} {rest}");
        let says = says.map_or_else(|| form(&text), str::to_owned);
        assert_eq!(said(obx::read_position(&game, &text)), says, "{text}");
    }
}

#[test]
fn random_matches_go_through_all_of_them_and_back() {
    let mut rng = seeded(7);
    for round in 0..200 {
        let rules = *pick(&["french", "classic", "classic-draw", "ludii-five"], &mut rng);
        let mut line = Line::new(game(rules));
        let mut moves = Vec::new();
        for _ in 0..round {
            line.moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            line.advance(*pick(&moves, &mut rng));
        }
        let context = format!("{rules} {}", position(&line));
        let pgn = pypi::write_match(&line).expect("from the start");
        let back =
            pypi::read_match(line.game(), &pgn).unwrap_or_else(|say| panic!("{context}: {pgn}: {say}"));
        assert_eq!(back.played(), line.played(), "{context}: {pgn}");
        let words = libbaghchal::write_match(&line).expect("from the start");
        let back =
            libbaghchal::read_match(line.game(), &words).unwrap_or_else(|say| panic!("{context}: {say}"));
        assert_eq!(back.played(), line.played(), "{context}: {words}");
        let text = obx::write_position(&line);
        let back =
            obx::read_position(line.game(), &text).unwrap_or_else(|say| panic!("{context}: {text}: {say}"));
        assert_eq!(back, *line.position(), "{context}: {text}");
        let fen = pypi::write_position(line.position());
        let back =
            pypi::read_position(line.game(), &fen).unwrap_or_else(|say| panic!("{context}: {fen}: {say}"));
        assert_eq!(back, *line.position(), "{context}: {fen}");

        // Whatever comes in, nothing worse than a refusal comes out.
        for _ in 0..20 {
            let _ = pypi::read_match(line.game(), &garbled(&pgn, &mut rng));
            let _ = libbaghchal::read_match(line.game(), &garbled(&words, &mut rng));
            let _ = obx::read_position(line.game(), &garbled(&text, &mut rng));
            let _ = pypi::read_position(line.game(), &garbled(&fen, &mut rng));
            let noise: String =
                (0..rng.random_range(0..12)).map(|_| *pick(&['B', 'x', '1', '.', 'é'], &mut rng)).collect();
            let _ = (pypi::read_match(line.game(), &noise), libbaghchal::read_match(line.game(), &noise));
        }
    }
}

#[test]
fn a_result_that_is_not_that_of_the_moves_is_refused() {
    let game = game("classic,target=1");
    let won = "1. G22 Bx1133# 0-1";
    assert_eq!(pypi::write_match(&pypi::read_match(&game, won).expect("a match")).as_deref(), Some(won));
    let says = said(pypi::read_match(&game, "1. G22 Bx1133# 1-0"));
    assert_eq!(says, r#"tigers-peer-result said="1-0" result="0-1""#);
    let says = said(pypi::read_match(&game, "1. G22 Bx1133 2. G22"));
    assert_eq!(says, r#"move-broken number=3 move="G22" problem=(match-over)"#);
}

#[test]
fn matches_that_were_set_up_have_no_such_text() {
    let game = game("french");
    let at = game.read_position("T...T.......S.......T...T T 19 0").expect("a position");
    let mut line = Line::from(game, at);
    assert_eq!((pypi::write_match(&line), libbaghchal::write_match(&line)), (None, None));
    assert_eq!(obx::write_position(&line), "TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 - #");
    let mut moves = Vec::new();
    line.moves(&mut moves);
    line.advance(moves[0]);
    assert!(obx::write_position(&line).ends_with(" #"), "{}", obx::write_position(&line));
}

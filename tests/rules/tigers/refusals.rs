//! Every reason that Tigers & Sheep can give for refusing a touch or a text,
//! and what its table tells otherwise.

use bergerie::rules::{AnyLine, Deed, Kind, Manner, Note, Say, Spot, Tint, Touch, open};

use crate::common::{spots, tigers};
use crate::refusal::{self, Case, Touches, case, reached};

const START: &str = "T...T...............T...T S 20 0";
/// The tigers to move, with a sheep on c3 and one that can be eaten on b2.
const HUNT: &str = "T...T.S.....SS......T...T T 17 0";
/// All sheep placed, the sheep to move; a1 is empty, and so are d4 and e4.
const WALK: &str = ".SSSSSSSSSSTSTSTSS..TSSSS S 0 2";
/// The tigers have won.
const OVER: &str = "T...T...............T...T S 13 7";
/// The tiger on a1 is shut in: a2, b1, b2 and what lies behind them are taken.
const SHUT: &str = "TSS.TSS...S.S.......T...T T 14 0";

const TOUCHED: &[Case<Touches>] = &[
    // Placing.
    case("", START, (&[], "a1"), r#"tigers-tiger-there point="a1""#, &["a1"]),
    case("", START, (&["pen"], "a1"), r#"tigers-tiger-there point="a1""#, &["a1"]),
    case("", START, (&[], "tray"), "tigers-tray", &["tray"]),
    case("", START, (&["pen"], "tray"), "tigers-tray", &["tray"]),
    case(
        "",
        "T...T.......S.......T...T S 19 0",
        (&[], "c3"),
        r#"tigers-place-first point="c3" count=19"#,
        &["c3", "pen"],
    ),
    case(
        "",
        "T...T.......S.......T...T S 19 0",
        (&["pen"], "c3"),
        r#"tigers-sheep-there point="c3""#,
        &["c3"],
    ),
    // The tigers.
    case("", HUNT, (&[], "pen"), "tigers-pen", &["pen"]),
    case("", HUNT, (&["a1"], "pen"), "tigers-pen", &["pen"]),
    case("", HUNT, (&[], "b1"), r#"tigers-no-tiger point="b1""#, &["b1"]),
    case("", HUNT, (&[], "c3"), r#"tigers-choose-tiger point="c3""#, &["c3"]),
    case("", SHUT, (&[], "a1"), r#"tigers-tiger-shut-in point="a1""#, &["a1"]),
    // Another of one's own was meant instead.
    case("", SHUT, (&["e1"], "a1"), r#"tigers-tiger-shut-in point="a1""#, &["a1"]),
    case("", HUNT, (&["e1"], "c3"), r#"tigers-sheep-there point="c3""#, &["c3"]),
    case("", HUNT, (&["a1"], "c3"), r#"tigers-sheep-there point="c3""#, &["c3"]),
    case("", HUNT, (&["e1"], "a3"), r#"tigers-too-far point="a3" from="e1""#, &["a3"]),
    case("", HUNT, (&["a1"], "b3"), r#"tigers-too-far point="b3" from="a1""#, &["b3"]),
    case("", HUNT, (&["e1"], "c1"), r#"tigers-nothing-to-eat point="d1""#, &["d1"]),
    case(
        "",
        ".T..T..S...........ST...T T 18 0",
        (&["b1"], "c2"),
        r#"tigers-no-line point="c2" from="b1""#,
        &["c2"],
    ),
    case(
        "",
        ".T..T..S...........ST...T T 18 0",
        (&["b1"], "d3"),
        r#"tigers-no-line point="d3" from="b1""#,
        &["d3"],
    ),
    case(
        "",
        "TT..T...............T.... T 20 0",
        (&["a1"], "c1"),
        r#"tigers-never-over-tigers point="b1""#,
        &["b1"],
    ),
    case(
        "",
        "T...T.S.............T...T T 19 0",
        (&["a1"], "b2"),
        r#"tigers-jump-over point="b2" beyond="c3""#,
        &["b2", "c3"],
    ),
    case("", HUNT, (&["a1"], "b2"), r#"tigers-no-room-behind point="b2" beyond="c3""#, &["b2", "c3"]),
    case(
        "",
        "ST..T...............T...T T 19 0",
        (&["b1"], "a1"),
        r#"tigers-edge-behind point="a1""#,
        &["a1"],
    ),
    case(
        "french,must_capture=on",
        "T...T.S.............T...T T 19 0",
        (&[], "e1"),
        r#"tigers-other-must-jump point="e1""#,
        &["e1"],
    ),
    case(
        "french,must_capture=on",
        "T...T.S.............T...T T 19 0",
        (&["a1"], "a2"),
        r#"tigers-must-jump point="a2""#,
        &["a2"],
    ),
    // Walking sheep.
    case("", WALK, (&[], "pen"), "tigers-all-placed", &["pen"]),
    case("", WALK, (&["b1"], "pen"), "tigers-all-placed", &["pen"]),
    case("", WALK, (&[], "tray"), "tigers-tray", &["tray"]),
    case("", WALK, (&[], "a1"), r#"tigers-no-sheep point="a1""#, &["a1"]),
    case("", WALK, (&[], "b3"), r#"tigers-choose-sheep point="b3""#, &["b3"]),
    case("", WALK, (&[], "d1"), r#"tigers-sheep-shut-in point="d1""#, &["d1"]),
    case("", WALK, (&["b1"], "d1"), r#"tigers-sheep-shut-in point="d1""#, &["d1"]),
    case("", WALK, (&["b2"], "b3"), r#"tigers-tiger-there point="b3""#, &["b3"]),
    case("", WALK, (&["c4"], "e4"), r#"tigers-sheep-never-jump point="d4""#, &["d4"]),
    case("", OVER, (&[], "b1"), "match-over", &[]),
    case("", OVER, (&[], "pen"), "match-over", &[]),
];

const TYPED: &[Case<&str>] = &[
    case("", START, "a1", r#"tigers-tiger-there point="a1""#, &["a1"]),
    case("", START, "f1", r#"tigers-no-point point="f1""#, &[]),
    case("", START, "A2", r#"tigers-no-point point="A2""#, &[]),
    case("", START, "a6", r#"tigers-no-point point="a6""#, &[]),
    case("", START, "", r#"tigers-move-form text="""#, &[]),
    case("", START, "c", r#"tigers-move-form text="c""#, &[]),
    case("", START, "c33", r#"tigers-move-form text="c33""#, &[]),
    case("", START, "c3 ", r#"tigers-move-form text="c3 ""#, &[]),
    case("", START, "a2-", r#"tigers-no-point point="""#, &[]),
    case("", START, "b1-b2", r#"tigers-place-first point="b1" count=20"#, &["b1", "pen"]),
    case("", HUNT, "b1", r#"tigers-never-place point="b1""#, &["b1"]),
    case("", HUNT, "b1-b2", r#"tigers-no-tiger point="b1""#, &["b1"]),
    case("", HUNT, "c3-c4", r#"tigers-choose-tiger point="c3""#, &["c3"]),
    case("", HUNT, "a1-a1", r#"tigers-too-far point="a1" from="a1""#, &["a1"]),
    case("", HUNT, "a1-e5", r#"tigers-too-far point="e5" from="a1""#, &["e5"]),
    case("", HUNT, "a1xc3", r#"tigers-sheep-there point="c3""#, &["c3"]),
    case("", HUNT, "a1xb2", r#"tigers-no-room-behind point="b2" beyond="c3""#, &["b2", "c3"]),
    case("", HUNT, "a1xa2", r#"tigers-write-step move="a1-a2""#, &[]),
    case("", "T...T.S.............T...T T 19 0", "a1-c3", r#"tigers-write-jump move="a1xc3""#, &[]),
    case("", SHUT, "a1-b2", r#"tigers-tiger-shut-in point="a1""#, &["a1"]),
    case("", WALK, "a1", "tigers-all-placed", &["pen"]),
    case("", WALK, "b1xa1", r#"tigers-write-step move="b1-a1""#, &[]),
    case("", WALK, "d1-e1", r#"tigers-sheep-shut-in point="d1""#, &["d1"]),
    case("", WALK, "b3-a3", r#"tigers-choose-sheep point="b3""#, &["b3"]),
    case(
        "french,must_capture=on",
        "T...T.S.............T...T T 19 0",
        "a1-a2",
        r#"tigers-must-jump point="a2""#,
        &["a2"],
    ),
    case("", OVER, "b1", "match-over", &[]),
];

const POSITIONS: &[Case<()>] = &[
    case("", "", (), r#"tigers-position-form text="""#, &[]),
    case(
        "",
        "T...T...............T...T S 20",
        (),
        r#"tigers-position-form text="T...T...............T...T S 20""#,
        &[],
    ),
    case(
        "",
        "T...T...............T...T S 20 0 ",
        (),
        r#"tigers-position-form text="T...T...............T...T S 20 0 ""#,
        &[],
    ),
    case("", "T...T...............T... S 20 0", (), "tigers-position-board count=24", &[]),
    case("", "T...T...............T...T. S 20 0", (), "tigers-position-board count=26", &[]),
    case(
        "",
        "T...T.......G.......T...T S 19 0",
        (),
        r#"tigers-position-sign point="c3" sign="G" tiger="T" sheep="S" empty=".""#,
        &["c3"],
    ),
    case("", "T...T...............T...T s 20 0", (), r#"tigers-position-turn text="s""#, &[]),
    case("", "T...T...............T...T B 20 0", (), r#"tigers-position-turn text="B""#, &[]),
    case("", "T...T...............T...T S 20 x", (), r#"tigers-position-count text="x""#, &[]),
    case("", "T...T...............T...T S +20 0", (), r#"tigers-position-count text="+20""#, &[]),
    case("", "T...T...............T...T S 020 0", (), r#"tigers-position-count text="020""#, &[]),
    case("", "T...T...............T...T S 21 0", (), r#"tigers-position-count text="21""#, &[]),
    case("", "T...T...............T...T S 256 0", (), r#"tigers-position-count text="256""#, &[]),
    case("", "T...T...............T...T S 20 -0", (), r#"tigers-position-count text="-0""#, &[]),
    case(
        "",
        "T...T.......T.......T...T S 20 0",
        (),
        r#"tigers-position-tigers count=5 points="a1, e1, c3, a5, e5""#,
        &["a1", "e1", "c3", "a5", "e5"],
    ),
    case(
        "",
        "T...T...............T.... S 20 0",
        (),
        r#"tigers-position-tigers count=3 points="a1, e1, a5""#,
        &["a1", "e1", "a5"],
    ),
    case("", "......................... S 20 0", (), r#"tigers-position-tigers count=0 points="""#, &[]),
    case("", "T...T.......S.......T...T S 20 0", (), "tigers-position-flock board=1 hand=20 eaten=0", &[]),
    case("", "T...T...............T...T S 18 1", (), "tigers-position-flock board=0 hand=18 eaten=1", &[]),
];

#[test]
fn touches() {
    refusal::touches("tigers", TOUCHED);
}

#[test]
fn texts() {
    refusal::texts("tigers", TYPED);
}

#[test]
fn positions() {
    refusal::positions("tigers", POSITIONS);
}

/// Every message that the sources name is reached above, or is no refusal.
#[test]
fn no_reason_is_left_out() {
    let sources = [
        include_str!("../../../src/rules/tigers/refusal.rs"),
        include_str!("../../../src/rules/tigers/table.rs"),
        include_str!("../../../src/rules/tigers/notation.rs"),
    ];
    let told = [
        "tigers-ask-",
        "tigers-task-",
        "tigers-in-hand",
        "tigers-eaten",
        "tigers-balance",
        "tigers-costs-fold",
        "tigers-peer-row",
    ];
    let named = refusal::named(&sources, &["tigers-", "match-"], &told);
    let reached = &(&reached(TOUCHED) | &reached(TYPED)) | &reached(POSITIONS);
    assert_eq!(named, reached);
}

/// A forbidden repetition is refused by the referee, touched or typed.
#[test]
fn repetitions_are_refused_where_they_are_forbidden() {
    let mut line = tigers("classic", "T.S.SSST.SSST.SSSTSSS.SSS S 0 4");
    for mv in ["c1-b1", "c2-d2", "b1-c1"] {
        line.play_text(mv).unwrap_or_else(|say| panic!("{mv}: {say}"));
    }
    let [d2, c2] = spots(&*line, &["d2", "c2"])[..] else { panic!("two spots") };
    let says = Say::new("move-repeats").with("move", "d2-c2");
    assert_eq!(line.touch(&[], d2), Touch::Made(vec![d2]));
    assert_eq!(line.touch(&[d2], c2), Touch::Refused(says.clone().about(c2)));
    assert_eq!(line.play_text("d2-c2"), Err(says));
}

#[test]
fn a_sheep_is_placed_by_its_point_alone_or_from_the_pen() {
    let line = open("tigers", "", None).expect("the default rules");
    let [pen, c3] = spots(&*line, &["pen", "c3"])[..] else { panic!("two spots") };
    for (made, way) in [(&[][..], &[c3][..]), (&[pen], &[pen, c3])] {
        assert!(matches!(line.touch(made, c3), Touch::Whole(whole) if whole[..] == *way), "{way:?}");
        let mut after = line.clone();
        let ply = after.play_way(way).expect("a way");
        assert_eq!(
            (ply.text.as_str(), after.position().as_str()),
            ("c3", "T...T.......S.......T...T T 19 0")
        );
        assert_eq!(ply.deeds, [moved(0, &[pen, c3], Manner::Drop, false)]);
    }
    // The pen again is no harm.
    assert_eq!(line.touch(&[pen], pen), Touch::Made(vec![pen]));
    assert_eq!(line.prompt(&[]), Some(Say::new("tigers-ask-place")));
    assert_eq!(line.prompt(&[pen]), Some(Say::new("tigers-ask-point")));
}

fn moved(kind: u8, path: &[Spot], manner: Manner, with_previous: bool) -> Deed {
    Deed::Move { kind: Kind(kind), path: path.to_vec(), manner, with_previous }
}

#[test]
fn deeds_of_jumps_and_imprisonment() {
    let mut line = tigers("", "T...T.S.............T...T T 19 0");
    let at = |names: &[&str]| spots(&*tigers("", START), names);
    let ply = line.play_text("a1xc3").expect("a jump");
    let leap = moved(1, &at(&["a1", "c3"]), Manner::Leap, false);
    assert_eq!(ply.deeds, [leap, moved(0, &at(&["b2", "tray"]), Manner::Carry, false)]);

    // Three are led away, one after the tiger's step, the others with it.
    let mut line = tigers("", "SST..S.T.TT.S............ T 16 0");
    let ply = line.play_text("c2-b2").expect("a step");
    let led = |from, with_previous| moved(0, &at(&[from, "tray"]), Manner::Lead, with_previous);
    let step = moved(1, &at(&["c2", "b2"]), Manner::Step, false);
    assert_eq!(ply.deeds, [step, led("a1", false), led("b1", true), led("a2", true)]);
    assert_eq!(line.last(), Some(ply));
}

fn warnings(line: &dyn AnyLine, made: &[&str]) -> Vec<(String, Vec<Spot>)> {
    let warning =
        |note| if let Note::Warning(say) = note { Some((say.to_string(), say.spots)) } else { None };
    line.notes(&spots(line, made)).into_iter().filter_map(warning).collect()
}

#[test]
fn moves_that_lose_are_warned_of() {
    // The third time for the tigers.
    let mut line = tigers("", "T.S.SSST.SSST.SSSTSSS.SSS S 0 4");
    for mv in ["c1-b1", "c2-d2", "b1-c1", "d2-c2", "c1-b1", "c2-d2", "b1-c1"] {
        line.play_text(mv).unwrap_or_else(|say| panic!("{mv}: {say}"));
    }
    let says = r#"warn-loses moves="d2-c2" reason="repetition""#.to_owned();
    assert_eq!(warnings(&*line, &[]), [(says.clone(), vec![])]);
    assert_eq!(warnings(&*line, &["d2"]), [(says, spots(&*line, &["c2"]))]);
    assert_eq!(warnings(&*line, &["a1"]), []);
    line.play_text("d2-c2").expect("it may be played");
    assert_eq!(line.result(), "won S repetition");

    // A flock that cannot move wins.
    let line = tigers("", "TTSSST.SSSSSSSSSSSSSSSSST T 0 0");
    let says = r#"warn-loses moves="a1-b2" reason="all sheep blocked""#.to_owned();
    assert_eq!(warnings(&*line, &["a1"]), [(says, spots(&*line, &["b2"]))]);
    assert_eq!(warnings(&*tigers("classic", "TTSSST.SSSSSSSSSSSSSSSSST T 0 0"), &["a1"]), []);
}

#[test]
fn sheepfolds_are_tinted_counted_and_not_given_up_unknowingly() {
    let line = tigers("", ".....SSSSSSSSSS.TT...TT.. S 0 10");
    let notes = line.notes(&[]);
    let fold: Vec<Spot> = notes
        .iter()
        .filter_map(|note| if let Note::Tint { spot, tint: Tint::Fold } = note { Some(*spot) } else { None })
        .collect();
    assert_eq!(fold, spots(&*line, &["a1", "b1", "c1", "d1", "e1"]));
    let balance = Note::Balance { label: "tigers-balance", gained: 10, lost: 5, of: 7 };
    let in_hand = Note::Count { label: "tigers-in-hand", value: 0, of: None, seat: None };
    assert!(notes.contains(&balance) && notes.contains(&in_hand), "{notes:?}");
    assert_eq!(warnings(&*line, &[]).len(), 1, "some moves lose at once");

    // With fewer eaten they only cost points.
    let line = tigers("", ".....SSSSSSSSSS.TT...TT.. S 10 0");
    let says = |points: &str| format!(r#"tigers-costs-fold points="{points}""#);
    let row = ["a1", "b1", "c1", "d1", "e1"];
    assert_eq!(warnings(&*line, &[]), [(says("a1, b1, c1, d1, e1"), spots(&*line, &row))]);
    assert_eq!(warnings(&*line, &["pen"]), [(says("a1, b1, c1, d1, e1"), spots(&*line, &row))]);
    assert!(warnings(&*tigers("classic", ".....SSSSSSSSSS.TT...TT.. S 10 0"), &[]).is_empty());
    // Under rules without sheepfold the sheep eaten are the score.
    let classic = tigers("classic", START).notes(&[]);
    assert!(
        classic.contains(&Note::Count { label: "tigers-eaten", value: 0, of: Some(5), seat: None }),
        "{classic:?}"
    );
}

#[test]
fn tigers_that_are_shut_in_are_marked_and_tasks_named() {
    let tinted = |position: &str, tint: Tint| {
        let line = tigers("", position);
        let notes = line.notes(&[]);
        let found = notes.iter().filter_map(|note| match note {
            Note::Tint { spot, tint: found } if *found == tint => Some(line.board().name(*spot).to_owned()),
            _ => None,
        });
        found.collect::<Vec<_>>()
    };
    assert_eq!(tinted(SHUT, Tint::Stuck), ["a1"]);
    assert_eq!(tinted(START, Tint::Stuck), [""; 0]);
    assert_eq!(tinted(START, Tint::Cramped), [""; 0]);
    // A tiger that can only jump can move, though hardly.
    let jumps_only = "TS..TSS...S.S.......T...T S 15 0";
    assert_eq!(tinted(jumps_only, Tint::Stuck), [""; 0]);
    assert_eq!(tinted(jumps_only, Tint::Cramped), ["a1"]);
    // A flock that cannot move is marked as a whole, and why it is over is seen.
    let flock = tinted(".TSSSTTSSSSSSSSSSSSSSSSST S 0 0", Tint::Stuck);
    assert_eq!((flock.len(), flock.contains(&"c1".to_owned())), (21, true), "{flock:?}");
    for (position, label, kind, ask) in [
        (START, "tigers-task-place", 0, "tigers-ask-place"),
        (WALK, "tigers-task-sheep", 0, "tigers-ask-sheep"),
        (HUNT, "tigers-task-tiger", 1, "tigers-ask-tiger"),
    ] {
        let line = tigers("", position);
        assert!(line.notes(&[]).contains(&Note::Task { label, kind: Kind(kind), done: false }), "{position}");
        assert_eq!(line.prompt(&[]), Some(Say::new(ask)), "{position}");
    }
    let prompt = |line: &dyn AnyLine, made| line.prompt(&spots(line, &[made])).map(|say| say.to_string());
    assert_eq!(prompt(&*tigers("", WALK), "b1").as_deref(), Some(r#"tigers-ask-sheep-where point="b1""#));
    assert_eq!(prompt(&*tigers("", HUNT), "a1").as_deref(), Some(r#"tigers-ask-tiger-where point="a1""#));
    let jump = tigers("french,must_capture=on", "T...T.S.............T...T T 19 0");
    assert_eq!(jump.prompt(&[]), Some(Say::new("tigers-ask-jump")));
    assert_eq!(tigers("", OVER).prompt(&[]), None);
}

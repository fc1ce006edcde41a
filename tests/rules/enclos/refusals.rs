//! Every reason that L'Enclos can give for refusing a touch or a text.

use bergerie::rules::{Arg, Notation, Say, Touch, Turn, enclos::Enclos};

use crate::common::{enclos, spots};
use crate::refusal::{self, Case, Touches, case, reached};

const START: &str = "c3d5e3/c4d3e4/00000000000000000000000/w";
/// White can only go from a1 to a2; d7 and g4 are shut in.
const SINGLE_MOVE: &str = "a1d7g4/c3d5e3/26000000900020000000006/w";
/// All passages but a1/a2 are fenced.
const LAST_PASSAGE: &str = "a1d7g4/c3d5e3/3fffffffffffffffffffffe/w";
/// d5/d6 is fenced, and it was the only fence of the supply under `supply=1`.
const ONE_FENCE: &str = "c3d5e3/c4d3e4/00000000020000000000000/w";
const ALL_FENCED: &str = "c3d5e3/c4d3e4/3ffffffffffffffffffffff/w";

const TOUCHED: &[Case<Touches>] = &[
    case("", START, (&[], "d4"), r#"enclos-no-sheep field="d4""#, &["d4"]),
    case("", START, (&["a1/a2"], "d4"), r#"enclos-no-sheep field="d4""#, &["d4"]),
    case("", START, (&[], "c4"), r#"enclos-other-sheep field="c4""#, &["c4"]),
    case("", SINGLE_MOVE, (&[], "d7"), r#"enclos-shut-in field="d7""#, &["d7"]),
    // Shut in by the fence just placed.
    case(
        "",
        "a1d7e3/c3d4d5/06000000000000000000006/w",
        (&["a1/a2"], "a1"),
        r#"enclos-shut-in field="a1""#,
        &["a1"],
    ),
    // Another sheep of one's own, meant instead of the one chosen.
    case("", SINGLE_MOVE, (&["a1"], "d7"), r#"enclos-shut-in field="d7""#, &["d7"]),
    case("", START, (&["d5"], "d7"), r#"enclos-too-far field="d7" from="d5""#, &["d7"]),
    case("", START, (&["a1/a2", "d5"], "a1"), r#"enclos-too-far field="a1" from="d5""#, &["a1"]),
    case("", ONE_FENCE, (&["d5"], "d6"), r#"enclos-way-closed passage="d5/d6""#, &["d5/d6"]),
    case("", START, (&["d5/d6", "d5"], "d6"), r#"enclos-way-closed passage="d5/d6""#, &["d5/d6"]),
    case("", START, (&["d5"], "e4"), r#"enclos-occupied field="e4""#, &["e4"]),
    case("", ONE_FENCE, (&[], "d5/d6"), r#"enclos-fenced passage="d5/d6""#, &["d5/d6"]),
    case("", ONE_FENCE, (&["d5"], "d5/d6"), r#"enclos-fenced passage="d5/d6""#, &["d5/d6"]),
    case("", ONE_FENCE, (&["d5", "d4"], "d5/d6"), r#"enclos-fenced passage="d5/d6""#, &["d5/d6"]),
    case("french,supply=1", ONE_FENCE, (&[], "a1/a2"), "enclos-no-fences", &["stack"]),
    case("french,supply=1", ONE_FENCE, (&["d5"], "a1/a2"), "enclos-no-fences", &["stack"]),
    case("french,supply=1", ONE_FENCE, (&[], "d5/d6"), r#"enclos-fenced passage="d5/d6""#, &["d5/d6"]),
    case("", SINGLE_MOVE, (&[], "a1/a2"), r#"enclos-move-first passage="a1/a2""#, &["a1/a2"]),
    case(
        "french,fence_used=off",
        START,
        (&["d5", "d6"], "d5/d6"),
        r#"enclos-just-used passage="d5/d6""#,
        &["d5/d6"],
    ),
    case("", START, (&["a1/a2"], "a2/a3"), r#"enclos-now-move passage="a2/a3""#, &["a2/a3"]),
    case("", START, (&["a1/a2", "d5"], "a1/a2"), r#"enclos-now-move passage="a1/a2""#, &["a1/a2"]),
    // Not before the sheep has gone through it, and it may not lose by an inadvertent touch either.
    case("", SINGLE_MOVE, (&["a1"], "a1/a2"), r#"enclos-now-go passage="a1/a2""#, &["a1/a2"]),
    case(
        "french,self_block=loss",
        SINGLE_MOVE,
        (&["a1"], "a1/a2"),
        r#"enclos-now-go passage="a1/a2""#,
        &["a1/a2"],
    ),
    case("", START, (&["d5", "d6"], "d7"), r#"enclos-now-fence field="d7""#, &["d7"]),
    case("", START, (&["d5", "d6"], "d6"), r#"enclos-now-fence field="d6""#, &["d6"]),
    case("", START, (&[], "stack"), "enclos-stack", &["stack"]),
    case("", START, (&["d5"], "stack"), "enclos-stack", &["stack"]),
    case("", START, (&["d5", "d6"], "stack"), "enclos-stack", &["stack"]),
    case("", START, (&["a1/a2"], "stack"), "enclos-stack", &["stack"]),
    case("", ALL_FENCED, (&[], "d5"), "match-over", &[]),
    case("", ALL_FENCED, (&[], "stack"), "match-over", &[]),
    case("french,supply=1,on_exhausted=draw", ONE_FENCE, (&[], "d5"), "match-over", &[]),
    // This sheep can move, and yet its turn could not be completed.
    case("french,fence_used=off,self_block=loss", LAST_PASSAGE, (&[], "a1"), "touch-elsewhere", &["a1"]),
];

const TYPED: &[Case<&str>] = &[
    case("", START, "d4-d6 +a1/a2", r#"enclos-no-sheep field="d4""#, &["d4"]),
    case("", START, "c4-b4 +a1/a2", r#"enclos-other-sheep field="c4""#, &["c4"]),
    case("", SINGLE_MOVE, "d7-d6 +a1/a2", r#"enclos-shut-in field="d7""#, &["d7"]),
    case("", START, "d5-d7 +a1/a2", r#"enclos-too-far field="d7" from="d5""#, &["d7"]),
    case("", START, "d5-d5 +a1/a2", r#"enclos-too-far field="d5" from="d5""#, &["d5"]),
    case("", ONE_FENCE, "d5-d6 +a1/a2", r#"enclos-way-closed passage="d5/d6""#, &["d5/d6"]),
    case("", START, "d5-e4 +a1/a2", r#"enclos-occupied field="e4""#, &["e4"]),
    case("", ONE_FENCE, "d5-d4 +d6/d5", r#"enclos-fenced passage="d5/d6""#, &["d5/d6"]),
    case("", ONE_FENCE, "+d5/d6 d5-d4", r#"enclos-fenced passage="d5/d6""#, &["d5/d6"]),
    case("french,supply=1", ONE_FENCE, "d5-d4 +a1/a2", "enclos-no-fences", &["stack"]),
    case("french,supply=1", ONE_FENCE, "+a1/a2 d5-d4", "enclos-no-fences", &["stack"]),
    case("french,supply=1", ONE_FENCE, "+a1/a2", "enclos-no-fences", &["stack"]),
    case("", START, "+d5/d6 d5-d6", r#"enclos-move-first passage="d5/d6""#, &["d5/d6"]),
    case("", SINGLE_MOVE, "+a1/a2 a1-a2", r#"enclos-move-first passage="a1/a2""#, &["a1/a2"]),
    case("", SINGLE_MOVE, "+a1/a2", r#"enclos-move-first passage="a1/a2""#, &["a1/a2"]),
    case(
        "french,self_block=loss",
        SINGLE_MOVE,
        "+a1/a2 a1-a2",
        r#"enclos-move-first passage="a1/a2""#,
        &["a1/a2"],
    ),
    case("french,fence_used=off", START, "d5-d6 +d5/d6", r#"enclos-just-used passage="d5/d6""#, &["d5/d6"]),
    case("", START, "d5-h6 +a1/a2", r#"enclos-no-field field="h6""#, &[]),
    case("", START, "d5-D6 +a1/a2", r#"enclos-no-field field="D6""#, &[]),
    case("", START, "d5-d6 +a1/a5", r#"enclos-no-field field="a5""#, &[]),
    case("", START, "d5-d6 +a1/a3", r#"enclos-no-passage passage="a1/a3""#, &["a1", "a3"]),
    case("", START, "d5-d6 +a1/a1", r#"enclos-no-passage passage="a1/a1""#, &["a1", "a1"]),
    case("", START, "d5-d6 +a1a2", r#"enclos-fence-form text="a1a2""#, &[]),
    case("", START, "d5d6 +a1/a2", r#"enclos-move-form text="d5d6""#, &[]),
    case("", START, "", r#"enclos-move-form text="""#, &[]),
    case("", START, "d5-d6  +a1/a2", r#"enclos-move-form text="""#, &[]),
    case("", START, "d5-d6 e3-e2", r#"enclos-turn-form text="d5-d6 e3-e2""#, &[]),
    case("", START, "+a1/a2 +a2/a3", r#"enclos-turn-form text="+a1/a2 +a2/a3""#, &[]),
    case("", START, "d5-d6 +a1/a2 +a2/a3", r#"enclos-turn-form text="d5-d6 +a1/a2 +a2/a3""#, &[]),
    case("", START, "+a1/a2", r#"enclos-step-missing text="+a1/a2""#, &[]),
    case("french,self_block=loss", START, "+a1/a2", r#"enclos-step-missing text="+a1/a2""#, &[]),
    case("", START, "d5-d6", r#"enclos-fence-missing text="d5-d6""#, &[]),
    case("", ALL_FENCED, "d5-d6 +a1/a2", "match-over", &[]),
    case("french,supply=1,on_exhausted=draw", ONE_FENCE, "d5-d4", "match-over", &[]),
];

const POSITIONS: &[Case<()>] = &[
    case("", "", (), r#"enclos-position-form text="""#, &[]),
    case("", "c3d5e3/c4d3e4/w", (), r#"enclos-position-form text="c3d5e3/c4d3e4/w""#, &[]),
    case(
        "",
        "c3d5e3/c4d3e4/00000000000000000000000/w/",
        (),
        r#"enclos-position-form text="c3d5e3/c4d3e4/00000000000000000000000/w/""#,
        &[],
    ),
    case("", "c3d5c3/c4d3e4/00000000000000000000000/w", (), r#"enclos-position-twice field="c3""#, &["c3"]),
    case("", "c3d5e3/c4d3e3/00000000000000000000000/w", (), r#"enclos-position-twice field="e3""#, &["e3"]),
    case("", "c3d5/c4d3e4/00000000000000000000000/w", (), "enclos-position-flock count=2", &[]),
    case("", "/c4d3e4/00000000000000000000000/w", (), "enclos-position-flock count=0", &[]),
    case("", "c3d5e3/c4d3e4a1/00000000000000000000000/w", (), "enclos-position-flock count=4", &[]),
    case("", "c3d5e8/c4d3e4/00000000000000000000000/w", (), r#"enclos-no-field field="e8""#, &[]),
    case("", "c3d5e/c4d3e4/00000000000000000000000/w", (), r#"enclos-no-field field="e""#, &[]),
    case("", "c3d5é3/c4d3e4/00000000000000000000000/w", (), r#"enclos-no-field field="é3""#, &[]),
    case("", "c3d5e3/c4d3e4/0/w", (), r#"enclos-position-fences text="0" digits=23"#, &[]),
    case(
        "",
        "c3d5e3/c4d3e4/000000000000000000000000/w",
        (),
        r#"enclos-position-fences text="000000000000000000000000" digits=23"#,
        &[],
    ),
    // As long as the number is to be, and as a number may be written, but no digit.
    case(
        "",
        "c3d5e3/c4d3e4/+0000000000000000000000/w",
        (),
        r#"enclos-position-fences text="+0000000000000000000000" digits=23"#,
        &[],
    ),
    case(
        "",
        "c3d5e3/c4d3e4/é000000000000000000000/w",
        (),
        r#"enclos-position-fences text="é000000000000000000000" digits=23"#,
        &[],
    ),
    case("", "c3d5e3/c4d3e4/40000000000000000000000/w", (), "enclos-position-passages passages=90", &[]),
    case("", "c3d5e3/c4d3e4/fffffffffffffffffffffff/b", (), "enclos-position-passages passages=90", &[]),
    case("", "c3d5e3/c4d3e4/00000000000000000000000/W", (), r#"enclos-position-turn text="W""#, &[]),
    case("", "c3d5e3/c4d3e4/00000000000000000000000/", (), r#"enclos-position-turn text="""#, &[]),
];

#[test]
fn touches() {
    refusal::touches("enclos", TOUCHED);
}

#[test]
fn texts() {
    refusal::texts("enclos", TYPED);
}

#[test]
fn positions() {
    refusal::positions("enclos", POSITIONS);
}

#[test]
fn small_boards_have_fewer_passages_and_fields() {
    let game = Enclos::with_side(3);
    let refused = |text| game.read_position(text).expect_err(text).to_string();
    assert_eq!(refused("b3c4d3/b2c2d2/40000000000/w"), "enclos-position-passages passages=42");
    assert_eq!(refused("b3c4d3/b2c2d2/000/w"), r#"enclos-position-fences text="000" digits=11"#);
    assert_eq!(refused("b3c4d3/b2c2d5/00000000000/w"), r#"enclos-no-field field="d5""#);
    assert!(game.read_position("b3c4d3/b2c2d2/20000000000/w").is_ok());
}

#[test]
fn upper_case_digits_and_any_order_are_read() {
    let line = enclos("", "e3c3d5/e4d3c4/3FFFFFFFFFFFFFFFFFFFFFF/b");
    assert_eq!(line.position(), "c3d5e3/c4d3e4/3ffffffffffffffffffffff/b");
    let mut line = enclos("", START);
    assert_eq!(line.play_text("d5-d6 +d4/c4").expect("either order").text, "d5-d6 +c4/d4");
    let mut line = enclos("", START);
    assert_eq!(line.play_text("+d4/c4 d5-d6").expect("either order").text, "d5-d6 +c4/d4");
}

/// Long and strange input comes back cut and printable.
#[test]
fn input_is_quoted() {
    let mut line = enclos("", START);
    let say = line.play_text(&"\u{1b}[31m".repeat(1000)).expect_err("nonsense");
    let [("text", Arg::Text(quoted))] = &say.args[..] else { panic!("{say}") };
    assert!(quoted.len() < 1000 && !quoted.contains('\u{1b}'), "{quoted}");
    assert!(quoted.ends_with('…'), "{quoted}");
}

/// A draw by repetition is not to be seen in the position alone.
#[test]
fn nothing_is_touched_or_played_after_a_repetition() {
    let mut line = enclos("french,supply=1", ONE_FENCE);
    for turn in ["d5-d4", "e4-e5", "d4-d5", "e5-e4", "d5-d4", "e4-e5", "d4-d5", "e5-e4"] {
        line.play_text(turn).unwrap_or_else(|say| panic!("{turn}: {say}"));
    }
    assert!(matches!(line.turn(), Turn::Over(_)));
    for spot in ["d5", "c4", "d4", "a1/a2", "d5/d6", "stack"] {
        let Touch::Refused(say) = line.touch(&[], spots(&*line, &[spot])[0]) else { panic!("{spot}") };
        assert_eq!(say, Say::new("match-over"), "{spot}");
    }
    assert_eq!(line.play_text("d5-d4"), Err(Say::new("match-over")));
}

/// Who has chosen a sheep may still choose another, or fence first.
#[test]
fn a_touch_that_moved_nothing_gives_way() {
    let line = enclos("", START);
    for (made, spot, then) in [
        (&["d5"][..], "c3", &["c3"][..]),
        (&["d5"], "d5", &["d5"]),
        (&["d5"], "a1/a2", &["a1/a2"]),
        (&["a1/a2", "d5"], "e3", &["a1/a2", "e3"]),
    ] {
        let touch = line.touch(&spots(&*line, made), spots(&*line, &[spot])[0]);
        assert_eq!(touch, Touch::Made(spots(&*line, then)), "{made:?} {spot}");
    }
}

/// The rule set `self_block=loss` lets a player fence his last way, and lose.
#[test]
fn the_last_way_may_be_fenced_where_that_loses() {
    let mut line = enclos("french,self_block=loss", SINGLE_MOVE);
    let way = spots(&*line, &["a1/a2"]);
    assert!(matches!(line.touch(&[], way[0]), Touch::Whole(whole) if whole[..] == way[..]));
    assert_eq!(line.play_way(&way).expect("a way").text, "+a1/a2");
    assert_eq!(crate::common::winner(line.turn()), Some("b"));
    assert!(line.undo());
    assert_eq!(line.position(), SINGLE_MOVE);
    assert_eq!(line.play_text("+a2/a1").expect("either order").text, "+a1/a2");
}

/// Every message that the sources name is reached above.
#[test]
fn no_reason_is_left_out() {
    let sources = [
        include_str!("../../../src/rules/enclos/refusal.rs"),
        include_str!("../../../src/rules/enclos/table.rs"),
        include_str!("../../../src/rules/enclos/notation.rs"),
    ];
    // What the board counts and what a turn asks for are no refusals.
    let told = ["enclos-fences", "enclos-ask-", "enclos-task-"];
    let named = refusal::named(&sources, &["enclos-", "match-", "touch-", "move-"], &told);
    let reached = &(&reached(TOUCHED) | &reached(TYPED)) | &reached(POSITIONS);
    assert_eq!(named, reached);
}

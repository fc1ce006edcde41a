//! L'Enclos once the fences are used up: the only way that positions come back.

use bergerie::rules::enclos::Enclos;
use bergerie::rules::{Line, Notation, Outcome, Reason, Seat, Seats, Turn, read_rules};

/// The start with the one fence of the supply on d5/d6.
const ONE_FENCE: &str = "c3d5e3/c4d3e4/00000000020000000000000/w";
const DRAWN: Turn = Turn::Over(Outcome { winners: Seats::NONE, reason: Reason::REPETITION });

fn line(rules: &str, position: &str) -> Line<Enclos> {
    let game: Enclos = read_rules(rules).expect("known rules");
    let at = game.read_position(position).expect("a position");
    Line::from(game, at)
}

fn play(line: &mut Line<Enclos>, turn: &str) {
    let mv = line.game().read_move(line.position(), turn).unwrap_or_else(|say| panic!("{turn}: {say}"));
    assert!(line.play(mv), "{turn}");
}

const ROUND: [&str; 4] = ["d5-d4", "e4-e5", "d4-d5", "e5-e4"];

#[test]
fn the_third_occurrence_draws() {
    let mut line = line("french,supply=1", ONE_FENCE);
    for turn in ROUND.iter().chain(&ROUND[..3]) {
        play(&mut line, turn);
        assert_eq!(line.turn(), Turn::Seat(Seat((line.played().len() % 2) as u8)), "{turn}");
    }
    play(&mut line, ROUND[3]);
    assert_eq!(line.turn(), DRAWN);
    assert_eq!(line.count(), 0);
    assert_eq!(line.occurrences(line.position()), 3);

    line.undo();
    assert_eq!(line.turn(), Turn::Seat(Seat(1)));
    assert_eq!(line.occurrences(line.position()), 2);
    play(&mut line, ROUND[3]);
    assert_eq!(line.turn(), DRAWN);
}

#[test]
fn the_turn_that_takes_the_last_fence_begins_the_count() {
    let mut line =
        line("french,supply=1", crate::common::text(&crate::common::enclos_data()["start"]["position"]));
    play(&mut line, "d5-d4 +d5/d6");
    let after = *line.position();
    for turn in ["e4-e5", "d4-d5", "e5-e4", "d5-d4"].repeat(2) {
        assert!(matches!(line.turn(), Turn::Seat(_)), "{turn}");
        play(&mut line, turn);
    }
    assert_eq!((line.turn(), line.position()), (DRAWN, &after));
}

#[test]
fn otherwise_nothing_comes_back() {
    for rules in ["french", "french,supply=1,on_exhausted=draw", "french,on_exhausted=move_only"] {
        let mut line = line(rules, crate::common::text(&crate::common::enclos_data()["start"]["position"]));
        play(&mut line, "d5-d4 +d5/d6");
        let exhausted = Outcome { winners: Seats::NONE, reason: Reason("fences exhausted") };
        let expected = if rules.ends_with("draw") { Turn::Over(exhausted) } else { Turn::Seat(Seat(1)) };
        assert_eq!(line.turn(), expected, "{rules}");
        assert_eq!(line.occurrences(line.position()), 1, "{rules}");
        assert_eq!(line.occurrences(line.first()), 0, "{rules}: a fence stays for ever");
    }
}

#[test]
fn blocked_comes_before_drawn() {
    // All passages but those fenced by the supply are open, and yet Black is shut in by two fences and sheep.
    let shut_in = "b2b3b4/a1a2a3/00000000000000000000042/b";
    let white = Turn::Over(Outcome { winners: Seats::only(Seat(0)), reason: Reason("blocked") });
    for rules in ["french,supply=2,on_exhausted=draw", "french,supply=2"] {
        assert_eq!(line(rules, shut_in).turn(), white, "{rules}");
    }
}

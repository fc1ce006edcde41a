//! What the computer finds, and that it finds the same however it is stepped.

use bergerie::rules::{
    Answer, Dice, Effort, Full, GAMES, Level, Line, Notation, Progress, Reason, Think, Turn, Visitor,
    enclos::Enclos, open, read_rules, think, tigers, visit,
};
use bergerie::search::{Contest, Player};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::enclos_data;

/// A rule set of every kind there is.
const RULES: [(&str, &str); 8] = [
    ("enclos", "french"),
    ("enclos", "french,supply=20,fence_used=off"),
    ("enclos", "french,self_block=loss,loss_check=turn_end"),
    ("barricade", "classic"),
    ("barricade", "saint-marcoise-6:ravensburger"),
    ("tigers", "french"),
    ("tigers", "classic"),
    ("tigers", "ludii-five,must_capture=on"),
];

/// Runs `check` on lines of random moves in which a move is due.
fn on_lines<C: Check>(check: C, lines: usize) {
    for (game, rules) in RULES {
        visit(game, rules, OnLines { check, lines }).unwrap();
    }
}

trait Check: Copy {
    fn check<G: Full>(self, line: &Line<G>);
}

struct OnLines<C> {
    check: C,
    lines: usize,
}

impl<C: Check> Visitor for OnLines<C> {
    type Out = ();

    fn visit<G: Full>(self, game: G) {
        let (mut rng, mut met) = (SmallRng::seed_from_u64(5), 0);
        while met < self.lines {
            let mut line = Line::new(game.clone());
            for _ in 0..rng.random_range(1..80) {
                let mut moves = Vec::new();
                line.moves(&mut moves);
                if !moves.is_empty() {
                    line.advance(moves[rng.random_range(0..moves.len())]);
                }
            }
            if let Turn::Seat(_) = line.turn() {
                self.check.check(&line);
                met += 1;
            }
        }
    }
}

/// What is found within `nodes`, in steps of the sizes of `steps`, over and over.
fn found<G: Full>(line: &Line<G>, nodes: u64, steps: &[u64]) -> Answer {
    let effort = Effort { blur: 5, mood: 9, ..Effort::nodes(nodes) };
    let mut thinker = think(line, &effort).unwrap();
    for &nodes in steps.iter().cycle() {
        if thinker.step(nodes) == Progress::Done {
            break;
        }
    }
    thinker.answer()
}

#[test]
fn steps_of_any_size_find_the_same() {
    #[derive(Clone, Copy)]
    struct Same;
    impl Check for Same {
        fn check<G: Full>(self, line: &Line<G>) {
            let whole = found(line, 6000, &[u64::MAX]);
            assert_eq!(whole, found(line, 6000, &[6000]));
            assert_eq!(whole, found(line, 6000, &[1, 700, 13]));
        }
    }
    on_lines(Same, 6);
}

#[test]
fn every_level_plays_what_is_legal() {
    #[derive(Clone, Copy)]
    struct Legal;
    impl Check for Legal {
        fn check<G: Full>(self, line: &Line<G>) {
            for level in [Level::Easy, Level::Fair] {
                let mut thinker = think(line, &line.game().effort(level, 3)).unwrap();
                while thinker.step(1000) == Progress::Thinking {}
                let answer = thinker.answer();
                let mv = line.game().read_move(line.position(), &answer.text).unwrap();
                assert!(line.clone().play(mv), "{level:?} {:?}: {answer:?}", line.position());
                assert_eq!(answer.line[0], answer.text);
            }
        }
    }
    on_lines(Legal, 12);
}

#[test]
fn a_step_is_not_much_longer_than_asked_for() {
    #[derive(Clone, Copy)]
    struct Short;
    impl Check for Short {
        fn check<G: Full>(self, line: &Line<G>) {
            let mut thinker = think(line, &Effort::nodes(u64::MAX)).unwrap();
            let mut before = thinker.answer().nodes;
            for _ in 0..100 {
                let progress = thinker.step(100);
                let nodes = thinker.answer().nodes;
                // As many moves as can be ranked at once, or answers to a throw.
                assert!(nodes - before < 2500, "{:?}: {before} to {nodes}", line.position());
                before = nodes;
                if progress == Progress::Done {
                    break;
                }
            }
        }
    }
    on_lines(Short, 6);
}

#[test]
fn what_wins_at_once_is_played() {
    #[derive(Clone, Copy)]
    struct Wins;
    impl Check for Wins {
        fn check<G: Full>(self, line: &Line<G>) {
            let Turn::Seat(seat) = line.turn() else { return };
            let mut moves = Vec::new();
            line.moves(&mut moves);
            let wins = |mv| {
                let mut after = line.clone();
                after.play(mv);
                matches!(after.turn(), Turn::Over(outcome) if outcome.winners.contains(seat))
            };
            if moves.iter().any(|&mv| wins(mv)) {
                let answer = found(line, 20_000, &[1000]);
                let mv = line.game().read_move(line.position(), &answer.text).unwrap();
                assert!(wins(mv), "{:?}: {answer:?}", line.position());
                assert!(!answer.resigns());
            }
        }
    }
    on_lines(Wins, 300);
}

#[test]
fn a_table_can_play_what_it_is_told() {
    for &game in GAMES {
        let mut line = open(game, "", None).unwrap();
        line.set_dice(Some(Dice::new(4)));
        for _ in 0..12 {
            while let Turn::Chance(_) = line.turn() {
                assert!(line.think(Level::Fair, 0).is_none(), "nobody is to move");
                line.throw().unwrap();
            }
            let mut thinker = line.think(Level::Easy, 1).unwrap();
            while thinker.step(500) == Progress::Thinking {}
            let answer = thinker.answer();
            let ply = line.play_way(&answer.way).unwrap_or_else(|| panic!("{game}: {answer:?}"));
            assert!(ply.text.ends_with(&answer.text), "{} {}", ply.text, answer.text);
        }
    }
}

#[test]
fn strong_finds_the_winning_turns_of_enclos() {
    let (data, game) = (enclos_data(), Enclos::default());
    let lists = ["win_in_one", "win_in_two", "solved"];
    let entries = lists.iter().flat_map(|list| data[list].as_array().unwrap());
    let mut found = 0;
    for entry in entries {
        let text = entry["position"].as_str().unwrap();
        let winning: Vec<&str> =
            entry["winning_turns"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap()).collect();
        let line = Line::from(game.clone(), game.read_position(text).unwrap());
        let mut thinker = think(&line, &line.game().effort(Level::Strong, 0)).unwrap();
        while thinker.step(10_000) == Progress::Thinking {}
        let answer = thinker.answer();
        if winning.is_empty() {
            assert!(answer.resigns(), "{text}: {answer:?}");
        } else {
            assert!(winning.contains(&&*answer.text), "{text}: {answer:?}");
            found += 1;
        }
    }
    assert_eq!(found, 5 + 3 + 4);
}

/// Tigers and sheep that have gone to and fro, so that the tigers may not do so again.
#[test]
fn tigers_do_not_lose_by_repetition_what_they_can_go_on_playing() {
    let game: tigers::Tigers = read_rules("french").unwrap();
    let mut rng = SmallRng::seed_from_u64(12);
    let mut met = 0;
    while met < 5 {
        let mut line = Line::new(game.clone());
        while line.position().in_hand() > 0 && matches!(line.turn(), Turn::Seat(_)) {
            let mut moves = Vec::new();
            line.moves(&mut moves);
            line.advance(moves[rng.random_range(0..moves.len())]);
        }
        // Each side there and back, twice: the tigers come back to where they were for the third time.
        let back = |mv| match mv {
            tigers::Move::Step { from, to } => Some(tigers::Move::Step { from: to, to: from }),
            _ => None,
        };
        let mut first = Vec::new();
        for number in 0..9 {
            let mut moves = Vec::new();
            line.moves(&mut moves);
            let wanted = match number {
                0 | 1 => moves.iter().copied().find(|&mv| back(mv).is_some()),
                _ if number % 4 < 2 => first.get(number % 2).copied(),
                _ => first.get(number % 2).copied().and_then(back),
            };
            let Some(mv) = wanted.filter(|mv| moves.contains(mv)) else { break };
            first.push(mv);
            if number == 8 {
                break;
            }
            line.advance(mv);
        }
        let Some(&losing) = first.get(8) else { continue };
        let mut lost = line.clone();
        lost.play(losing);
        if !matches!(lost.turn(), Turn::Over(outcome) if outcome.reason == Reason::REPETITION) {
            continue;
        }
        met += 1;
        let answer = found(&line, 20_000, &[1000]);
        let mv = line.game().read_move(line.position(), &answer.text).unwrap();
        assert!(mv != losing || answer.resigns(), "{:?}: {answer:?}", line.position());
    }
}

#[test]
fn the_computer_beats_chance() {
    struct Beats;
    impl Visitor for Beats {
        type Out = ();

        fn visit<G: Full>(self, game: G) {
            let players = (0..game.seats())
                .map(|seat| if seat == 0 { Player::Computer(Level::Easy) } else { Player::Random });
            let contest = Contest { players: players.collect(), games: 4, seed: 1 };
            let standings = contest.run(&game);
            assert_eq!(standings.players[0].wins, 4, "{}: {standings:?}", G::NAME);
            assert_eq!(standings, contest.run(&game), "the same again");
        }
    }
    for (game, rules) in [("enclos", ""), ("tigers", "french"), ("barricade", "classic,players=2")] {
        visit(game, rules, Beats).unwrap();
    }
}

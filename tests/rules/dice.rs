//! The dice of a match: fair, the same each time, and untouched by undo.

use bergerie::record::{Luck, Match};
use bergerie::rules::{AnyLine, Dice, Turn, open};

const THROWS: u64 = 600_000;

fn face(seed: u64, throw: u64) -> usize {
    Dice::new(seed).draw(throw, [1; 6])
}

/// How far counts are from what they should be; with `cells` of them it is
/// about `cells` give or take the root of twice that.
fn chi_square(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
}

/// Six standard deviations, more than chance will ever see.
#[track_caller]
fn fair(counts: &[u64]) {
    let freedom = counts.len() as f64 - 1.0;
    let off = chi_square(counts);
    assert!((off - freedom).abs() < 6.0 * (2.0 * freedom).sqrt(), "{off} for {counts:?}");
}

#[test]
fn every_face_is_as_likely() {
    for seed in [0, 1, 2, 1959, u64::MAX] {
        let mut counts = [0; 6];
        (0..THROWS).for_each(|throw| counts[face(seed, throw)] += 1);
        fair(&counts);
    }
}

#[test]
fn a_throw_tells_nothing_of_the_next_nor_of_other_seeds() {
    let mut pairs = [0; 36];
    (0..THROWS).for_each(|throw| pairs[face(3, throw) * 6 + face(3, throw + 1)] += 1);
    fair(&pairs);
    let mut seeds = [0; 36];
    (0..THROWS).for_each(|seed| seeds[face(seed, 5) * 6 + face(seed + 1, 5)] += 1);
    fair(&seeds);
    let mut shifted = [0; 36];
    (0..THROWS).for_each(|at| shifted[face(at, at) * 6 + face(at + 1, at + 1)] += 1);
    fair(&shifted);
}

#[test]
fn unequal_weights_are_kept() {
    let mut counts = [0; 6];
    for throw in 0..THROWS {
        let drawn = Dice::new(9).draw(throw, [1, 2, 3]);
        counts[[0, 1, 3][drawn] + throw as usize % (drawn + 1)] += 1;
    }
    fair(&counts);
    assert_eq!(Dice::new(9).draw(0, []), 0, "nothing to choose from");
}

fn seeded(seed: u64) -> Match {
    let mut game = Match::new("barricade", "classic", None).unwrap();
    game.set_seed(seed).unwrap();
    game
}

/// Throws, and plays the last of the moves, until so many plies are played.
fn play(game: &mut Match, plies: usize) {
    while game.cursor() < plies {
        match game.line().turn() {
            Turn::Chance(_) => drop(game.throw().expect("dice")),
            Turn::Seat(_) => {
                let moves = game.line().moves();
                game.play_text(moves.last().expect("a move")).unwrap();
            }
            Turn::Over(_) => break,
        }
    }
}

#[test]
fn a_seed_throws_the_same_match_again() {
    let (mut one, mut same, mut other) = (seeded(5), seeded(5), seeded(6));
    for game in [&mut one, &mut same, &mut other] {
        play(game, 60);
    }
    assert_eq!(one.write(), same.write());
    assert_ne!(one.plies(), other.plies());
    let text = one.write();
    assert!(text.contains("\n[Seed \"5\"]\n") && text.contains("\n\nroll "), "{text}");
    let read = Match::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!((read.plies(), read.write()), (one.plies(), text));
}

#[test]
fn undo_never_changes_a_throw() {
    let mut game = seeded(11);
    play(&mut game, 40);
    let faces = |game: &Match| game.plies().iter().map(|ply| ply.faces().collect()).collect::<Vec<Vec<u8>>>();
    let before = faces(&game);
    game.go_to(12);
    // Another way on: the throws stay what they were.
    let thrown = game.throw().expect("dice");
    assert_eq!(thrown.faces().collect::<Vec<_>>(), before[12]);
    let first = game.line().moves()[0].clone();
    game.play_text(&first).unwrap();
    play(&mut game, 40);
    assert_eq!(faces(&game), before);
    // A throw that was not used yet is dropped and comes back.
    game.go_to(20);
    game.throw().unwrap();
    assert!(game.line().begun().is_some());
    assert!(game.undo() && game.cursor() == 19 && game.line().begun().is_none());
    assert!(game.redo() && game.redo() && game.cursor() == 21);
    assert_eq!(faces(&game), before);
}

#[test]
fn what_is_typed_must_be_what_the_dice_show() {
    let mut game = seeded(2);
    play(&mut game, 4);
    let mut peek = game.clone();
    let shown = peek.throw().unwrap().faces().next().unwrap();
    let other = if shown == 3 { 4 } else { 3 };
    let before = game.line().position();
    assert_eq!(
        game.play_text(&other.to_string()).unwrap_err().to_string(),
        format!("throw-other thrown=\"{shown}\"")
    );
    assert_eq!((game.line().position(), game.line().begun()), (before, None));
    game.play_text(&shown.to_string()).unwrap();
    assert_eq!(game.set_seed(3).unwrap_err().id, "record-seed-late");
}

#[test]
fn real_dice_leave_no_seed() {
    let mut game = Match::new("barricade", "classic,start=first_seat", None).unwrap();
    assert!(game.throw().is_none(), "there are no dice to throw");
    game.play_text("4:h-90").unwrap();
    assert_eq!(game.set_seed(1).unwrap_err().id, "record-seed-late");
    assert!(!game.write().contains("Seed"));
    game.undo();
    assert_eq!(game.set_seed(1).unwrap_err().id, "record-seed-late", "the ply may still be played again");
}

#[test]
fn luck_is_the_average_throw_of_each_seat() {
    let mut game = Match::new("barricade", "classic,players=2", None).unwrap();
    for ply in ["roll 3 5", "4:h-93", "6:h-102", "2:h-96", "5"] {
        game.play_text(ply).unwrap_or_else(|say| panic!("{ply}: {say}"));
    }
    assert_eq!(game.luck(), [Luck { throws: 2, sum: 8 }, Luck { throws: 2, sum: 9 }]);
    assert_eq!(game.luck()[0].average(), Some(4.0));
    assert_eq!(Luck::default().average(), None);
    game.go_to(2);
    assert_eq!(game.luck(), [Luck::default(), Luck { throws: 1, sum: 4 }]);
}

#[test]
fn a_position_does_not_know_the_dice() {
    let mut line = open("barricade", "classic", None).unwrap();
    line.set_dice(Some(Dice::new(1)));
    line.throw().unwrap();
    let position = line.position();
    let again: Box<dyn AnyLine> = open("barricade", "classic", Some(&position)).unwrap();
    assert_eq!((again.throws(), again.boxed_clone().throw()), (0, None));
}

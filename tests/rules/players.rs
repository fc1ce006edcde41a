//! What players do at a glance.

use bergerie::rules::barricade::Barricade;
use bergerie::rules::{Game, Line, Seat, Turn, read_rules};
use bergerie::search::Player;
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// The pawns at home of everybody but `seat`.
fn others_at_home(game: &Barricade, at: &<Barricade as Game>::Position, seat: Seat) -> u32 {
    (0..game.seats() as u8).map(Seat).filter(|&other| other != seat).map(|other| at.home(other)).sum()
}

#[test]
fn the_greedy_player_wins_else_captures_else_goes_on() {
    let mut rng = SmallRng::seed_from_u64(11);
    for rules in ["classic", "classic:ravensburger", "saint-marcoise-4", "saint-marcoise-6"] {
        let game: Barricade = read_rules(rules).unwrap();
        let (mut at, mut wins, mut captures) = (game.opening(), 0, 0);
        for _ in 0..6000 {
            if let Turn::Seat(seat) = game.turn(&at) {
                let mut moves = Vec::new();
                game.moves(&at, &mut moves);
                let wins_with = |mv| matches!(game.turn(&game.play(&at, mv)), Turn::Over(_));
                let captures_with =
                    |mv| others_at_home(&game, &game.play(&at, mv), seat) > others_at_home(&game, &at, seat);
                let line = Line::from(game.clone(), at);
                let chosen = Player::Greedy.choose(&line, seat, &mut rng).unwrap();
                if moves.iter().any(|&mv| wins_with(mv)) {
                    wins += 1;
                    assert!(wins_with(chosen), "{rules}: {at:?} {chosen:?}");
                } else if moves.iter().any(|&mv| captures_with(mv)) {
                    captures += 1;
                    assert!(captures_with(chosen), "{rules}: {at:?} {chosen:?}");
                }
            }
            at = game.draw(&at, &mut rng).map_or(game.opening(), |mv| game.play(&at, mv));
        }
        assert!(captures > 100, "{rules}: {captures} captures, {wins} wins");
    }
}

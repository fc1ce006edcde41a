//! Players against each other, many times.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::players::Player;
use crate::rules::{Dice, Game, Line, Outcome, Seat, Think, Turn};

/// A match that goes on longer than this counts as drawn.
const MOST_TURNS: usize = 200_000;

/// Who plays, how often, and with what dice.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The players, in the order in which they sit in the first match; one for each seat.
    pub players: Vec<Player>,
    /// How many matches.
    pub games: u64,
    /// What all dice, and whatever else is left to chance, come from.
    pub seed: u64,
}

/// How often someone has won, drawn or lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Matches won.
    pub wins: u64,
    /// Matches drawn.
    pub draws: u64,
    /// Matches lost.
    pub losses: u64,
}

/// How a contest went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The score of each player, in the order of [`Contest::players`].
    pub players: Vec<Score>,
    /// The score of each seat, whoever sat there.
    pub seats: Vec<Score>,
    /// How many turns were played in all.
    pub turns: u64,
}

impl Score {
    fn add(&mut self, seat: Seat, outcome: Option<Outcome>) {
        match outcome {
            Some(outcome) if outcome.winners.contains(seat) => self.wins += 1,
            Some(outcome) if !outcome.winners.is_empty() => self.losses += 1,
            _ => self.draws += 1,
        }
    }
}

impl Contest {
    /// Plays it. From match to match everybody moves on by a seat, and as many
    /// matches as there are seats share their dice, so that luck favours nobody.
    pub fn run<G: Think>(&self, game: &G) -> Standings {
        let seats = self.players.len().max(1);
        let none = vec![Score::default(); self.players.len()];
        let mut standings = Standings { players: none.clone(), seats: none, turns: 0 };
        for number in 0..self.games {
            let turned = (number % seats as u64) as usize;
            let sitting = |seat: usize| (seat + seats - turned) % seats;
            let round = self.seed.wrapping_add(number / seats as u64);
            let mut rng = SmallRng::seed_from_u64(self.seed ^ number.rotate_left(32));
            let mut line = Line::new(game.clone());
            line.set_dice(Some(Dice::new(round)));
            let outcome =
                finish(&mut line, |seat| self.players.get(sitting(seat.index())).copied(), &mut rng);
            standings.turns += turns(&line);
            for (seat, score) in standings.seats.iter_mut().enumerate() {
                score.add(Seat(seat as u8), outcome);
                if let Some(player) = standings.players.get_mut(sitting(seat)) {
                    player.add(Seat(seat as u8), outcome);
                }
            }
        }
        standings
    }
}

/// Plays `line` to its end; `None` where it goes on for too long.
fn finish<G: Think>(
    line: &mut Line<G>,
    player: impl Fn(Seat) -> Option<Player>,
    rng: &mut SmallRng,
) -> Option<Outcome> {
    loop {
        let mv = match line.turn() {
            Turn::Over(outcome) => return Some(outcome),
            _ if line.plies() > MOST_TURNS => return None,
            Turn::Chance(_) => line.fate(),
            Turn::Seat(seat) => player(seat)?.choose(line, seat, rng),
        };
        line.advance(mv?);
    }
}

/// How many turns have been played; throwing for who begins is nobody's.
fn turns<G: Game>(line: &Line<G>) -> u64 {
    let thrown_for = line.game().undecided(line.first()) && line.plies() > 0;
    line.plies() as u64 - u64::from(thrown_for)
}

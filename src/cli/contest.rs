//! `match`: players against each other.

use std::io::Write;
use std::time::Instant;

use serde::Serialize;

use super::commands::{fresh_seed, write_json};
use super::failure::Failure;
use crate::rules::{Arg, Full, Say, Visitor, quote, visit};
use crate::search::{Contest, Player, Score, Standings};
use crate::words::Words;

/// What `match` is asked for.
#[derive(Debug)]
pub(super) struct Asked {
    pub game: String,
    pub rules: String,
    pub seats: Vec<String>,
    pub games: u64,
    pub seed: Option<u64>,
    pub json: bool,
}

/// The score of a player or of a seat, by name.
#[derive(Serialize)]
struct Named {
    name: String,
    wins: u64,
    draws: u64,
    losses: u64,
}

/// What `match --json` answers.
#[derive(Serialize)]
struct Answer {
    games: u64,
    seats: Vec<Named>,
    /// The same matches, by the place at the table.
    by_seat: Vec<Named>,
    turns: u64,
    seconds: f64,
    seed: u64,
}

impl Named {
    fn new(name: String, Score { wins, draws, losses }: Score) -> Self {
        Named { name, wins, draws, losses }
    }
}

/// Plays the contest and writes how it went.
pub(super) fn contest(asked: &Asked, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let players: Result<Vec<Player>, Say> = asked.seats.iter().map(|name| player(name)).collect();
    let seed = asked.seed.unwrap_or_else(fresh_seed);
    let contest = Contest { players: players.map_err(Failure::Usage)?, games: asked.games, seed };
    let start = Instant::now();
    let played = visit(&asked.game, &asked.rules, Play(&contest)).and_then(|played| played);
    let (standings, places) = played.map_err(Failure::Usage)?;
    let seconds = (start.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
    if !asked.json {
        return tell(&contest, &standings, &places, words, out);
    }
    let names = contest.players.iter().map(|player| player.name());
    let texts = places.into_iter().map(|place| place.text);
    let answer = Answer {
        games: contest.games,
        seats: names.zip(standings.players).map(|(name, score)| Named::new(name, score)).collect(),
        by_seat: texts.zip(standings.seats).map(|(name, score)| Named::new(name, score)).collect(),
        turns: standings.turns,
        seconds,
        seed,
    };
    write_json(&answer, out)
}

fn player(name: &str) -> Result<Player, Say> {
    Player::named(name).ok_or_else(|| {
        let known = Player::ALL.map(Player::name).join(", ");
        Say::new("usage-player-unknown").with("player", quote(name)).with("players", known)
    })
}

/// A place at the table.
struct Place {
    /// As results mention it.
    text: String,
    /// The message that names its side.
    side: &'static str,
}

struct Play<'a>(&'a Contest);

impl Visitor for Play<'_> {
    type Out = Result<(Standings, Vec<Place>), Say>;

    fn visit<G: Full>(self, game: G) -> Self::Out {
        let seats = game.seats();
        if self.0.players.len() != seats {
            return Err(Say::new("usage-seats-match").with("count", seats));
        }
        let sides = (0..).map(crate::rules::Seat).zip(&game.board().sides);
        let places = sides.map(|(seat, &side)| Place { text: game.seat_text(seat), side }).collect();
        Ok((self.0.run(&game), places))
    }
}

/// The scores in sentences.
fn tell(
    contest: &Contest,
    standings: &Standings,
    places: &[Place],
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let number = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let mut score = |name: Arg, score: &Score| {
        let all = (score.wins + score.draws + score.losses).max(1) as f64;
        let share = score.wins as f64 / all;
        // Of a hundred such contests five come out farther from the truth than this.
        let margin = 1.96 * (share * (1.0 - share) / all).sqrt();
        let args = [
            ("name", name),
            ("wins", number(score.wins)),
            ("draws", number(score.draws)),
            ("losses", number(score.losses)),
            ("share", format!("{:.1}", 100.0 * share).into()),
            ("margin", format!("{:.1}", 100.0 * margin).into()),
        ];
        writeln!(out, "{}", words.with("match-score", &args))
    };
    for (player, won) in contest.players.iter().zip(&standings.players) {
        score(player.name().into(), won)?;
    }
    for (place, won) in places.iter().zip(&standings.seats) {
        score(Arg::Message(place.side), won)?;
    }
    let games = [
        ("games", number(contest.games)),
        ("turns", number(standings.turns)),
        ("seed", contest.seed.to_string().into()),
    ];
    writeln!(out, "{}", words.with("match-games", &games))?;
    Ok(())
}

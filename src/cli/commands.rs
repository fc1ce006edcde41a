//! The commands that answer a question about a position or a file.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::SystemTime;

use serde::Serialize;

use super::failure::Failure;
use super::setup::{Setup, Work};
use crate::PlayOptions;
use crate::record::{Match, Participant, read_file};
use crate::rules::{self, Fact, Full, Line, Say, Turn};
use crate::search::Player;
use crate::terminal;
use crate::words::Words;

/// `moves`: the legal moves, one a line, sorted as text; where the die is still
/// to be thrown, those of every face, with the throw before them.
pub(super) fn moves(setup: &Setup, out: &mut dyn Write) -> Result<(), Failure> {
    let line = setup.open()?;
    let to_throw = matches!(line.turn(), Turn::Chance(_)) && !line.undecided();
    for text in line.moves() {
        if !to_throw {
            writeln!(out, "{text}")?;
            continue;
        }
        let mut thrown = line.boxed_clone();
        let throw = thrown.play_text(&text).map_err(Failure::Broken)?.text;
        for text in thrown.moves() {
            writeln!(out, "{throw}{text}")?;
        }
    }
    Ok(())
}

/// What `apply --json` answers.
#[derive(Serialize)]
struct Applied {
    position: String,
    result: &'static str,
    winner: Option<String>,
    reason: Option<&'static str>,
    #[serde(flatten)]
    facts: BTreeMap<&'static str, Fact>,
}

/// `apply`: the position after the moves, then the result.
pub(super) fn apply(setup: &Setup, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let line = setup.open()?;
    let position = line.position();
    if !json {
        writeln!(out, "{position}\n{}", line.result())?;
        return Ok(());
    }
    let (result, winner, reason) = match line.turn() {
        Turn::Over(outcome) => {
            let winners: Vec<_> = outcome.winners.iter().map(|seat| line.seat_text(seat)).collect();
            let (result, winner) =
                if winners.is_empty() { ("draw", "=".into()) } else { ("won", winners.join(",")) };
            (result, Some(winner), Some(outcome.reason.0))
        }
        Turn::Seat(_) | Turn::Chance(_) => ("ongoing", None, None),
    };
    let facts = line.facts().into_iter().collect();
    let applied = Applied { position, result, winner, reason, facts };
    write_json(&applied, out)
}

/// `perft`: the number of ways to play `depth` plies.
pub(super) fn perft(setup: &Setup, depth: u32, out: &mut dyn Write) -> Result<(), Failure> {
    struct Perft(u32);
    impl Work for Perft {
        type Out = u64;

        fn run<G: Full>(self, mut line: Line<G>) -> u64 {
            rules::perft(&mut line, self.0)
        }
    }
    // Ties could go on for ever.
    if setup.open()?.undecided() {
        return Err(Failure::Broken(Say::new("perft-undecided")));
    }
    writeln!(out, "{}", setup.run(Perft(depth))?)?;
    Ok(())
}

/// The record in `file`, or that a link holds.
pub(super) fn record(file: &Path) -> Result<Match, Failure> {
    if let Some(link) = file.to_str().filter(|text| Match::is_link(text)) {
        return Match::from_link(link).map_err(Failure::Broken);
    }
    read_file(file).map_err(|error| Failure::Broken(error.sentence()))
}

/// `replay`: checks the record in `file`, or in a link, and gives its result.
pub(super) fn replay(file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", record(file)?.line().result())?;
    Ok(())
}

/// `play --terminal`: people play at one terminal, against each other or the computer.
pub(super) fn play(
    options: &PlayOptions,
    words: &Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut record = Match::new(&options.game, &options.rules, None).map_err(Failure::Usage)?;
    // Any name is a person's, but for those of other players and of levels that there are not.
    let sits = |seat: &String| match Player::named(seat) {
        Some(player) => matches!(player, Player::Computer(_)),
        None => !seat.starts_with("ai:"),
    };
    if !options.seats.iter().all(sits) {
        let count = options.seats.len();
        return Err(Failure::Usage(Say::new("usage-seats-terminal").with("count", count)));
    }
    let seats: Vec<_> = options.seats.iter().map(|seat| Participant::read(seat)).collect();
    if !seats.is_empty() {
        record.set_participants(&seats).map_err(Failure::Usage)?;
    }
    terminal::play(record, options.seed.unwrap_or_else(fresh_seed), words, input, out)?;
    Ok(())
}

/// A seed that nobody has chosen.
pub(super) fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}

/// Writes `answer` as one line of JSON.
pub(super) fn write_json(answer: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, answer).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

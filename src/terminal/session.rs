//! A match at one terminal, between people or with the computer.

use std::fs::{self, File};
use std::io::{self, BufRead, Read, Write};

use super::commands::{Command, read_command};
use super::picture::picture;
use crate::record::Match;
use crate::rules::{Arg, Level, Ply, Progress, Say, Seat, Turn, quote};
use crate::words::Words;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 1000;

/// Plays `record` on with what people type into `input`, until they leave or
/// it ends. The computer plays the seats that have a level. Dice that the
/// program is to throw, and that the record has no seed for, get `seed`.
///
/// # Errors
/// Where `input` cannot be read or `out` cannot be written.
pub fn play(
    record: Match,
    levels: &[Option<Level>],
    seed: u64,
    words: &Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<()> {
    let saved = record.write();
    let mut session = Session { record, levels, seed, words, out, saved, file: None, leaving: false };
    let example = session.record.line().moves().into_iter().next().unwrap_or_default();
    session.say(words.with("terminal-welcome", &[("example", example.into())]))?;
    session.show()?;
    loop {
        session.computer()?;
        session.out.flush()?;
        let Some(line) = read_line(input)? else {
            return session.say(String::new());
        };
        if session.answer(&line)? == Next::Leave {
            return session.say(words.text("terminal-goodbye"));
        }
    }
}

#[derive(PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

struct Session<'a> {
    record: Match,
    /// By seat the level at which the computer plays it.
    levels: &'a [Option<Level>],
    seed: u64,
    words: &'a Words,
    out: &'a mut dyn Write,
    /// The record as it was last saved, at first as it began.
    saved: String,
    /// The file it was saved in, which may be written again.
    file: Option<String>,
    /// Whether the player has just been warned that leaving loses the match.
    leaving: bool,
}

impl Session<'_> {
    fn say(&mut self, sentence: String) -> io::Result<()> {
        writeln!(self.out, "{sentence}")
    }

    /// The board, and what is to be done.
    fn show(&mut self) -> io::Result<()> {
        self.say(format!("\n{}", picture(self.record.line(), self.words)))?;
        self.prompt()
    }

    /// Whose turn it is, or how the match has ended.
    fn prompt(&mut self) -> io::Result<()> {
        let line = self.record.line();
        let prompt = match line.turn() {
            Turn::Over(outcome) => {
                let ended = self.words.text("terminal-ended");
                format!("{ended} {}\n> ", self.words.outcome(line.board(), &outcome))
            }
            Turn::Seat(seat) => self.words.with("terminal-turn", &self.whose(seat)) + " ",
            Turn::Chance(seat) => self.words.with("terminal-throw", &self.whose(seat)) + " ",
        };
        write!(self.out, "{prompt}")
    }

    /// That it is the turn of `seat`, and the number of the turn.
    fn whose(&self, seat: Seat) -> [(&'static str, Arg); 2] {
        let line = self.record.line();
        let side = line.board().sides.get(seat.index()).copied().unwrap_or_default();
        let numbered = self.record.plies().iter().take(line.plies()).filter(|ply| ply.seat.is_some());
        [("side", Arg::Message(side)), ("number", (numbered.count() + 1).into())]
    }

    /// Does what `line` asks for.
    fn answer(&mut self, line: &Line) -> io::Result<Next> {
        let leaving = std::mem::take(&mut self.leaving);
        let text = match line {
            Line::TooLong => {
                self.say(self.words.text("terminal-line-long"))?;
                self.prompt()?;
                return Ok(Next::Stay);
            }
            Line::Text(text) => text,
        };
        match read_command(text, self.words) {
            None if text.is_empty() && matches!(self.record.line().turn(), Turn::Chance(_)) => {
                self.throw()?;
            }
            None if text.is_empty() => self.prompt()?,
            None => self.turn(text)?,
            Some((Command::Undo, _)) => self.undo()?,
            Some((Command::Redo, _)) => self.redo()?,
            Some((Command::Board, _)) => self.show()?,
            Some((Command::Quit, _)) => {
                if leaving || self.record.plies().is_empty() || self.record.write() == self.saved {
                    return Ok(Next::Leave);
                }
                self.leaving = true;
                self.say(self.words.text("terminal-unsaved"))?;
                self.prompt()?;
            }
            Some((command, rest)) => {
                match command {
                    Command::Moves => self.moves(rest)?,
                    Command::Save => self.save(rest)?,
                    Command::Help => self.say(self.words.text("terminal-help"))?,
                    _ => self.say(self.record.line().position())?,
                }
                self.prompt()?;
            }
        }
        Ok(Next::Stay)
    }

    fn turn(&mut self, text: &str) -> io::Result<()> {
        let words: Vec<_> = text.split_whitespace().collect();
        let turn = self.record.line().turn();
        match self.record.play_text(&words.join(" ")) {
            Ok(ply) => self.played(turn, &ply),
            Err(refusal) => {
                self.say(self.words.say(&refusal))?;
                self.prompt()
            }
        }
    }

    /// The level of the computer, if it is to throw or to move.
    fn level(&self) -> Option<Level> {
        match self.record.line().turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => self.levels.get(seat.index()).copied().flatten(),
            Turn::Over(_) => None,
        }
    }

    /// Plays for the computer as long as it is its turn.
    fn computer(&mut self) -> io::Result<()> {
        /// The nodes of a step: it does not matter how many.
        const STEP: u64 = 10_000;
        while let Some(level) = self.level() {
            let turn = self.record.line().turn();
            if let Turn::Chance(_) = turn {
                let thrown = self.record.line().throws();
                self.throw()?;
                if self.record.line().throws() == thrown {
                    // People throw a die of their own, for the computer too.
                    return Ok(());
                }
                continue;
            }
            // Its mood changes with the match, but not with its dice.
            let mood = self.record.cursor() as u64;
            let Some(mut thinker) = self.record.line().think(level, mood) else { return Ok(()) };
            while thinker.step(STEP) == Progress::Thinking {}
            self.say(String::new())?;
            self.turn(&thinker.answer().text)?;
        }
        Ok(())
    }

    /// Throws the program's dice, unless people have begun to throw their own.
    fn throw(&mut self) -> io::Result<()> {
        let turn = self.record.line().turn();
        if self.record.tag("Seed").is_none() {
            // Refused just where a throw has been made without it.
            let _ = self.record.set_seed(self.seed);
        }
        if let Some(ply) = self.record.throw() {
            return self.played(turn, &ply);
        }
        self.say(self.words.text("terminal-real-die"))?;
        self.prompt()
    }

    /// Tells a ply, or the throw of one that is not whole yet, made when it was this `turn`.
    fn played(&mut self, turn: Turn, ply: &Ply) -> io::Result<()> {
        if self.record.line().begun().is_none() {
            self.announce(ply)?;
            return self.show();
        }
        if let (Turn::Chance(seat), Some(face)) = (turn, ply.faces().last()) {
            let side = self.record.line().board().sides.get(seat.index()).copied().unwrap_or_default();
            let thrown = [("side", Arg::Message(side)), ("face", Arg::Number(face.into()))];
            self.say(self.words.with("terminal-thrown", &thrown))?;
        }
        self.prompt()
    }

    fn announce(&mut self, ply: &Ply) -> io::Result<()> {
        let text = ply.text.as_str().into();
        let side = ply.seat.and_then(|seat| self.record.line().board().sides.get(seat.index()));
        self.say(match side {
            Some(side) => self.words.with("terminal-played", &[("side", Arg::Message(side)), ("move", text)]),
            None => self.words.with("terminal-chance", &[("move", text)]),
        })
    }

    fn undo(&mut self) -> io::Result<()> {
        if !self.record.undo() {
            self.say(self.words.text("terminal-nothing-to-undo"))?;
            return self.prompt();
        }
        // What the computer has answered goes with what it was answered to.
        while self.level().is_some() && self.record.undo() {}
        let undone = self.record.plies().get(self.record.cursor());
        let undone = undone.map(|ply| ply.text.clone()).unwrap_or_default();
        self.say(self.words.with("terminal-undone", &[("move", undone.into())]))?;
        self.show()
    }

    fn redo(&mut self) -> io::Result<()> {
        if !self.record.redo() {
            self.say(self.words.text("terminal-nothing-to-redo"))?;
            return self.prompt();
        }
        let again = self.record.plies().get(self.record.cursor() - 1).cloned();
        if let Some(ply) = again {
            self.announce(&ply)?;
        }
        while self.level().is_some() && self.record.redo() {}
        self.show()
    }

    /// The legal moves that hold `part`, in columns.
    fn moves(&mut self, part: &str) -> io::Result<()> {
        const WIDTH: usize = 80;
        let moves: Vec<_> =
            self.record.line().moves().into_iter().filter(|text| text.contains(part)).collect();
        self.say(self.words.with("terminal-moves", &[("count", moves.len().into())]))?;
        let column = moves.iter().map(String::len).max().unwrap_or(0) + 2;
        for row in moves.chunks((WIDTH / column).max(1)) {
            let row: String = row.iter().map(|text| format!("{text:column$}")).collect();
            self.say(row.trim_end().to_owned())?;
        }
        Ok(())
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.say(self.words.text("terminal-save-name"));
        }
        let text = self.record.write();
        let written = if self.file.as_deref() == Some(name) {
            fs::write(name, &text)
        } else {
            File::create_new(name).and_then(|mut file| file.write_all(text.as_bytes()))
        };
        let say = match written {
            Ok(()) => {
                (self.saved, self.file) = (text, Some(name.to_owned()));
                Say::new("terminal-saved")
            }
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => Say::new("terminal-save-exists"),
            Err(fault) => Say::new("terminal-save-failed").with("fault", fault.to_string()),
        };
        self.say(self.words.say(&say.with("file", quote(name))))
    }
}

/// A line that a player typed.
enum Line {
    /// What is not Unicode has become signs that no move holds.
    Text(String),
    TooLong,
}

/// The next line; `None` at the end of the input.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    (&mut *input).take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Text(String::from_utf8_lossy(&bytes).trim().to_owned())))
}

//! A match at one terminal, between people or with the computer.

use std::fs::{self, File};
use std::io::{self, BufRead, Read, Write};

use super::commands::{Command, read_command};
use super::page::rules_page;
use super::picture::picture;
use super::sentences::{PASS, asked, thrown, told};
use super::wrap::{WIDTH, wrap};
use crate::record::Match;
use crate::rules::{Ply, Say, Turn, quote};
use crate::words::Words;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 1000;

/// Plays `record` on with what people type into `input`, until they leave or
/// it ends. The computer plays the seats that the record gives it. Dice that the
/// program is to throw, and that the record has no seed for, get `seed`.
///
/// # Errors
/// Where `input` cannot be read or `out` cannot be written.
pub fn play(
    record: Match,
    seed: u64,
    words: &Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<()> {
    let saved = record.write();
    let mut session = Session { record, seed, words, out, saved, file: None, leaving: false, offered: false };
    let begins = words.begins(session.record.line().game());
    session.say(format!("{} {begins}", words.text("terminal-welcome")))?;
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

pub(super) struct Session<'a> {
    pub(super) record: Match,
    seed: u64,
    pub(super) words: &'a Words,
    out: &'a mut dyn Write,
    /// The record as it was last saved, at first as it began.
    saved: String,
    /// The file it was saved in, which may be written again.
    file: Option<String>,
    /// Whether the player has just been warned that leaving loses the match.
    leaving: bool,
    /// Whether a draw has just been offered.
    pub(super) offered: bool,
}

impl Session<'_> {
    pub(super) fn say(&mut self, sentence: String) -> io::Result<()> {
        writeln!(self.out, "{}", wrap(&sentence))
    }

    /// The board, and what is to be done.
    pub(super) fn show(&mut self) -> io::Result<()> {
        writeln!(self.out, "\n{}", picture(self.record.line(), self.words))?;
        self.prompt()
    }

    /// Asks for what is to be done.
    pub(super) fn prompt(&mut self) -> io::Result<()> {
        self.say(asked(&self.record, self.words))?;
        write!(self.out, "> ")
    }

    /// Does what `line` asks for.
    fn answer(&mut self, line: &Line) -> io::Result<Next> {
        let (leaving, offered) = (std::mem::take(&mut self.leaving), std::mem::take(&mut self.offered));
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
            None if text.is_empty() && self.record.line().moves() == [PASS] => self.turn(PASS)?,
            None if text.is_empty() => self.prompt()?,
            None => self.turn(text)?,
            Some((Command::Undo, _)) => self.undo()?,
            Some((Command::Redo, _)) => self.redo()?,
            Some((Command::Resign, _)) => self.resign()?,
            Some((Command::Draw, _)) => self.draw(offered)?,
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
                    Command::Rules => {
                        let page = rules_page(self.record.line().game(), self.words);
                        self.say(format!("\n{}\n", page.unwrap_or_default()))?;
                    }
                    Command::Help => self.say(self.words.text("terminal-help"))?,
                    // In one line, however long, for whoever copies it.
                    _ => writeln!(self.out, "{}", self.record.line().position())?,
                }
                self.prompt()?;
            }
        }
        Ok(Next::Stay)
    }

    pub(super) fn turn(&mut self, text: &str) -> io::Result<()> {
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

    /// Throws the program's dice, unless people have begun to throw their own.
    pub(super) fn throw(&mut self) -> io::Result<()> {
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
        let line = self.record.line();
        if line.begun().is_none() {
            self.say(told(line, ply, self.words))?;
            return self.show();
        }
        if let Some(told) = thrown(line, turn, ply, self.words) {
            self.say(told)?;
        }
        self.prompt()
    }

    fn undo(&mut self) -> io::Result<()> {
        let ended = self.record.is_ended().then(|| self.record.line().result());
        if !self.record.undo() {
            self.say(self.words.text("terminal-nothing-to-undo"))?;
            return self.prompt();
        }
        // What the computer has answered goes with what it was answered to.
        while self.level().is_some() && self.record.undo() {}
        let ply = self.record.plies().get(self.record.cursor());
        let undone = ended.or(ply.map(|ply| ply.text.clone())).unwrap_or_default();
        self.say(self.words.with("terminal-undone", &[("move", undone.into())]))?;
        self.show()
    }

    fn redo(&mut self) -> io::Result<()> {
        if !self.record.redo() {
            self.say(self.words.text("terminal-nothing-to-redo"))?;
            return self.prompt();
        }
        if !self.record.is_ended()
            && let Some(ply) = self.record.line().last()
        {
            self.say(told(self.record.line(), &ply, self.words))?;
        }
        while self.level().is_some() && self.record.redo() {}
        self.show()
    }

    /// The legal moves that hold `part`, in columns.
    fn moves(&mut self, part: &str) -> io::Result<()> {
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

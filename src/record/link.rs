//! A whole match as a few letters that fit into a link.
//!
//! Each move is told by its number among the legal ones, in as few bits as
//! that takes: a match of L'Enclos comes to a hundred letters or two. What cannot
//! be played cannot even be written. Comments stay behind.

use super::match_::Match;
use crate::rules::{Say, quote};

/// What stands before the letters: behind the address of a page it makes a link to the match.
const MARK: &str = "#m=";

/// The version that is written.
const VERSION: u32 = 1;

/// The letters, which need no escaping in an address; each stands for six bits.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The most letters that are read.
const LONGEST: usize = 100_000;

/// The most plies that are read: forced ones take no letters at all.
const MOST_PLIES: u32 = 10_000;

/// How many bits tell whether all the others are right.
const CHECK: u32 = 24;

impl Match {
    /// The match as the end of a link, up to its last ply.
    ///
    /// ```
    /// use bergerie::record::Match;
    ///
    /// let mut game = Match::new("enclos", "french", None).unwrap();
    /// game.play_text("d5-d6 +c4/d4").unwrap();
    /// let link = game.link();
    /// assert!(link.starts_with("#m=") && link.len() < 50, "{link}");
    /// let page = format!("https://example.org/bergerie/?lang=fr{link}");
    /// assert_eq!(Match::from_link(&page).unwrap(), game);
    /// ```
    pub fn link(&self) -> String {
        let mut bits = Bits::default();
        bits.number(VERSION);
        bits.text(self.line.game());
        bits.text(&self.line.rules());
        bits.text(&self.line.set_up().unwrap_or_default());
        bits.number(self.tags.len() as u32);
        for (name, value) in &self.tags {
            bits.text(name);
            bits.text(value);
        }
        bits.number(self.plies.len() as u32);
        let mut replay = self.clone();
        replay.go_to(0);
        let mut played = replay.clone();
        for _ in &self.plies {
            played.redo();
            for part in played.line.parts() {
                let moves = replay.line.moves();
                let number = moves.iter().position(|text| *text == part).unwrap_or_default();
                bits.put(number as u32, width(moves.len()));
                // It has been played before.
                let _ = replay.line.play_text(&part);
            }
        }
        played.redo();
        bits.text(&self.ending.map(|_| played.line.result()).unwrap_or_default());
        format!("{MARK}{}", bits.letters())
    }

    /// Whether `text` is or ends in what [`link`](Self::link) writes, be it right or not.
    pub fn is_link(text: &str) -> bool {
        text.contains(MARK)
    }

    /// The match that a link ends in; all before its mark is of no matter.
    ///
    /// # Errors
    /// Says that something is missing in the link or wrong with it.
    pub fn from_link(link: &str) -> Result<Self, Say> {
        let letters = link.rsplit_once(MARK).map_or(link, |(_, letters)| letters).trim();
        if letters.len() > LONGEST {
            return Err(Say::new("record-link-long"));
        }
        let mut bits = Bits::of_letters(letters)?;
        let version = bits.take_number()?;
        if version != VERSION {
            return Err(Say::new("record-link-version").with("version", version as usize));
        }
        let [game, rules, position] = [bits.take_text()?, bits.take_text()?, bits.take_text()?];
        let position = Some(position).filter(|text| !text.is_empty());
        let mut game = Match::new(&game, &rules, position.as_deref())?;
        for _ in 0..bits.take_number()? {
            let (name, value) = (bits.take_text()?, bits.take_text()?);
            if game.tag(&name).is_some() {
                return Err(damaged());
            }
            game.set_tag(&name, &value)?;
        }
        let plies = bits.take_number()?;
        if plies > MOST_PLIES {
            return Err(Say::new("record-link-long"));
        }
        while game.plies.len() < plies as usize {
            let moves = game.line.moves();
            let number = bits.take(width(moves.len()))?;
            let text = moves.get(number as usize).ok_or_else(damaged)?;
            game.play_text(text)?;
        }
        let result = bits.take_text()?;
        let ends = result.is_empty() || game.end_as(&result);
        if ends && bits.is_used_up() { Ok(game) } else { Err(damaged()) }
    }
}

/// What is said of a link whose letters are not those that were written.
fn damaged() -> Say {
    Say::new("record-link-damaged")
}

/// How many bits tell one of so many apart.
fn width(count: usize) -> u32 {
    count.saturating_sub(1).checked_ilog2().map_or(0, |width| width + 1)
}

/// Bits in a row; they are taken from where they were taken last.
#[derive(Default)]
struct Bits {
    bits: Vec<bool>,
    taken: usize,
}

impl Bits {
    /// Adds the lowest `width` bits of `value`, the highest first.
    fn put(&mut self, value: u32, width: u32) {
        self.bits.extend((0..width).rev().map(|bit| value >> bit & 1 == 1));
    }

    /// Adds a number in groups of four bits, each after a bit that says whether another follows.
    fn number(&mut self, value: u32) {
        let groups = (u32::BITS - value.leading_zeros()).div_ceil(4).max(1);
        for group in (0..groups).rev() {
            self.put(u32::from(group > 0), 1);
            self.put(value >> (4 * group), 4);
        }
    }

    /// Adds a text: its length in bytes, and these.
    fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        text.bytes().for_each(|byte| self.put(byte.into(), 8));
    }

    fn take(&mut self, width: u32) -> Result<u32, Say> {
        let end = self.taken + width as usize;
        let bits = self.bits.get(self.taken..end).ok_or_else(damaged)?;
        self.taken = end;
        Ok(bits.iter().fold(0, |value, &bit| value << 1 | u32::from(bit)))
    }

    fn take_number(&mut self) -> Result<u32, Say> {
        let mut value: u32 = 0;
        loop {
            let (more, group) = (self.take(1)? == 1, self.take(4)?);
            if value >> (u32::BITS - 4) > 0 || (value == 0 && group == 0 && more) {
                return Err(damaged());
            }
            value = value << 4 | group;
            if !more {
                return Ok(value);
            }
        }
    }

    fn take_text(&mut self) -> Result<String, Say> {
        let length = self.take_number()?;
        let bytes: Result<Vec<u8>, Say> = (0..length).map(|_| Ok(self.take(8)? as u8)).collect();
        String::from_utf8(bytes?).map_err(|_| damaged())
    }

    /// Whether nothing is left but what fills the last letter.
    fn is_used_up(&self) -> bool {
        self.bits.get(self.taken..).is_some_and(|rest| rest.len() < 6 && !rest.contains(&true))
    }

    /// A number that another row of bits hardly has: FNV-1a.
    fn check(&self) -> u32 {
        let mix = |sum: u32, &bit: &bool| (sum ^ u32::from(bit)).wrapping_mul(0x0100_0193);
        self.bits.iter().fold(0x811c_9dc5, mix) >> (u32::BITS - CHECK)
    }

    /// The letters that stand for the bits and their check.
    fn letters(mut self) -> String {
        while !self.bits.len().is_multiple_of(6) {
            self.bits.push(false);
        }
        self.put(self.check(), CHECK);
        let letter = |six: &[bool]| six.iter().fold(0, |value, &bit| value << 1 | usize::from(bit));
        let letters = self.bits.chunks(6).filter_map(|six| LETTERS.get(letter(six)));
        letters.map(|&letter| char::from(letter)).collect()
    }

    /// The bits that letters stand for, once their check is right.
    fn of_letters(letters: &str) -> Result<Self, Say> {
        let mut bits = Bits::default();
        for letter in letters.chars() {
            let known = LETTERS.iter().position(|&known| char::from(known) == letter);
            let value = known.ok_or_else(|| {
                Say::new("record-link-letter").with("letter", quote(letter.encode_utf8(&mut [0; 4])))
            })?;
            bits.put(value as u32, 6);
        }
        let length = bits.bits.len().checked_sub(CHECK as usize).ok_or_else(damaged)?;
        bits.taken = length;
        let check = bits.take(CHECK)?;
        bits.bits.truncate(length);
        bits.taken = 0;
        if bits.check() == check { Ok(bits) } else { Err(damaged()) }
    }
}

//! Who sits at the table: the tag `Seats`.

use super::match_::Match;
use super::tag::SEATS;
use crate::rules::{Level, Say, Seat};

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Participant {
    /// A person, with a name or, where that is empty, without.
    Person(String),
    /// The computer at one of its levels.
    Computer(u8),
}

/// The text of a person without a name.
const NAMELESS: &str = "human";

/// What the text of the computer begins with; its level follows.
const COMPUTER: &str = "ai:";

/// The longest name that a person may have, in letters.
pub const LONGEST_NAME: usize = 20;

impl Participant {
    /// The participant that a part of the tag tells: `human`, a name, or `ai:4`.
    pub fn read(text: &str) -> Self {
        let level = text.strip_prefix(COMPUTER).and_then(|level| level.parse().ok());
        match level {
            Some(level) => Participant::Computer(level),
            None if text == NAMELESS => Participant::Person(String::new()),
            None => Participant::named(text),
        }
    }

    /// The computer at `level`.
    pub fn of(level: Level) -> Self {
        Participant::Computer(level.number() as u8)
    }

    /// The person called `name`, without what no tag can hold. A name that
    /// means something else in the tag is none.
    pub fn named(name: &str) -> Self {
        let letters = name.chars().filter(|letter| !letter.is_control() && *letter != ',');
        let name: String = letters.take(LONGEST_NAME).collect();
        let name = name.trim();
        let reserved = name == NAMELESS || name.starts_with(COMPUTER);
        Participant::Person(if reserved { String::new() } else { name.to_owned() })
    }

    /// Its text, which [`read`](Self::read) reads.
    pub fn write(&self) -> String {
        match self {
            Participant::Person(name) if name.is_empty() => NAMELESS.into(),
            Participant::Person(name) => name.clone(),
            Participant::Computer(level) => format!("{COMPUTER}{level}"),
        }
    }

    /// How well the computer plays, if it does: above the strongest level there
    /// is nothing stronger, below the easiest nothing easier.
    pub fn level(&self) -> Option<Level> {
        match *self {
            Participant::Computer(number) => {
                let number = usize::from(number).clamp(1, Level::ALL.len());
                Level::numbered(number)
            }
            Participant::Person(_) => None,
        }
    }

    /// The name of a person who has one.
    pub fn name(&self) -> Option<&str> {
        match self {
            Participant::Person(name) if !name.is_empty() => Some(name),
            Participant::Person(_) | Participant::Computer(_) => None,
        }
    }
}

impl Match {
    /// Who plays `seat`: a person without a name where nothing is said.
    pub fn participant(&self, seat: Seat) -> Participant {
        let text = self.tag(SEATS).and_then(|seats| seats.split(',').nth(seat.index()));
        Participant::read(text.unwrap_or(NAMELESS).trim())
    }

    /// Says who plays, by seat.
    ///
    /// # Errors
    /// Says that the tag would be too long to be read again.
    pub fn set_participants(&mut self, seats: &[Participant]) -> Result<(), Say> {
        let seats: Vec<_> = seats.iter().map(Participant::write).collect();
        self.set_tag(SEATS, &seats.join(","))
    }

    /// Seats those who sit at `other`, where it says who they are.
    pub fn seat_as(&mut self, other: &Match) {
        let seats = other.tag(SEATS).map(|seats| self.set_tag(SEATS, seats));
        debug_assert!(seats.is_none_or(|set| set.is_ok()), "what is a tag there is one here");
    }
}

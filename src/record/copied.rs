//! A match in a text that somebody has copied from anywhere.

use super::match_::Match;
use crate::rules::Say;

/// What people and programs put round a link.
const ROUND: [char; 12] = ['"', '\'', '`', '<', '>', '(', ')', '«', '»', '.', ',', ';'];

impl Match {
    /// The match in a text: a record, a save, or the first link in it, whatever stands beside that.
    ///
    /// ```
    /// use bergerie::record::Match;
    ///
    /// let mut game = Match::new("enclos", "french", None).unwrap();
    /// game.play_text("d5-d6 +c4/d4").unwrap();
    /// let letter = format!("Your turn: <https://example.org/{}>, Anna", game.link());
    /// assert_eq!(Match::from_copied(&letter).unwrap(), game);
    /// assert_eq!(Match::from_copied(&game.write()).unwrap(), game);
    /// ```
    ///
    /// # Errors
    /// Says that there is none in it, or what is wrong with it.
    pub fn from_copied(text: &str) -> Result<Self, Say> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Say::new("record-copied-empty"));
        }
        // Comments of a record may hold links.
        if text.trim_start_matches('\u{feff}').starts_with(['[', ';']) {
            return Match::resume(text.as_bytes()).map_err(|fault| fault.sentence());
        }
        let link = text.split_whitespace().find(|word| Match::is_link(word));
        let link = link.ok_or_else(|| Say::new("record-copied-nothing"))?;
        Match::from_link(link.trim_matches(ROUND))
    }
}

//! A match as it was left: its record, with tags that say at which ply, and
//! what had been played of the next one. Whatever reads records reads saves too.

use super::error::RecordError;
use super::glance::header;
use super::match_::Match;
use crate::rules::{Say, quote};

/// The tag of a save's version.
const SAVE: &str = "Save";

/// The version that is written. A later one may mean something else by the tags below.
const VERSION: u32 = 1;

/// The tag that tells how many steps have been taken.
const CURSOR: &str = "Cursor";

/// The tag with the ply under way, such as a throw that is still to be used.
const BEGUN: &str = "Begun";

impl Match {
    /// The text of the whole record, and of where the match is in it.
    ///
    /// ```
    /// use bergerie::record::Match;
    ///
    /// let mut game = Match::new("enclos", "french", None).unwrap();
    /// game.play_text("d5-d6 +c4/d4").unwrap();
    /// game.play_text("d3-d2 +e3/e4").unwrap();
    /// game.undo();
    /// let save = game.save();
    /// assert_eq!(Match::resume(save.as_bytes()).unwrap(), game, "one ply is played, one can be again");
    /// assert_eq!(Match::read(save.as_bytes()).unwrap().cursor(), 2, "it is a record like any other");
    /// ```
    pub fn save(&self) -> String {
        let mut kept = self.clone();
        kept.take_save_tags();
        let mut tag = |name: &str, value: String| kept.tags.push((name.to_owned(), value));
        tag(SAVE, VERSION.to_string());
        tag(CURSOR, self.step().to_string());
        if let Some(begun) = self.line.begun().filter(|_| !self.is_ended()) {
            tag(BEGUN, begun.text);
        }
        kept.write()
    }

    /// Reads what [`save`](Self::save) has written, or any record, at whose end the match is then.
    ///
    /// # Errors
    /// As [`read`](Self::read); or says that a later version of the program wrote
    /// it, or that there is no such ply.
    pub fn resume(bytes: &[u8]) -> Result<Self, RecordError> {
        if let Some(version) = version(bytes).filter(|version| *version != VERSION.to_string()) {
            let say = Say::new("record-save-version").with("version", quote(&version));
            return Err(RecordError::whole(say));
        }
        let mut game = Match::read(bytes).map_err(|mut fault| {
            fault.good.iter_mut().for_each(|good| drop(good.take_save_tags()));
            fault
        })?;
        let [cursor, begun] = game.take_save_tags();
        // What is read of a file that was cut off may be a record of fewer plies.
        let lost = |game: &Match, say: Say| RecordError {
            good: Some(Box::new(game.clone())),
            ..RecordError::whole(say)
        };
        if let Some(text) = cursor {
            let cursor = text.parse().ok().filter(|cursor| *cursor <= game.steps());
            let Some(cursor) = cursor else {
                return Err(lost(&game, Say::new("record-save-cursor").with("text", quote(&text))));
            };
            game.go_to(cursor);
        }
        if let Some(begun) = begun {
            let mut further = game.clone();
            further.play_text(&begun).map_err(|say| lost(&game, say))?;
            if further.cursor() != game.cursor() {
                return Err(lost(&game, Say::new("record-save-begun").with("text", quote(&begun))));
            }
            game = further;
        }
        Ok(game)
    }

    /// Takes away the tags of a save, and gives the values of [`CURSOR`] and [`BEGUN`].
    fn take_save_tags(&mut self) -> [Option<String>; 2] {
        let values = [CURSOR, BEGUN].map(|name| self.tag(name).map(str::to_owned));
        self.tags.retain(|(name, _)| ![SAVE, CURSOR, BEGUN].contains(&name.as_str()));
        values
    }
}

/// The version that a save says it has, be the rest of it readable or not.
fn version(bytes: &[u8]) -> Option<String> {
    header(bytes).find(|(name, _)| name == SAVE).map(|(_, value)| value)
}

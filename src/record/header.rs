//! What stands before the first ply, and what its tags say of the match.

use super::error::RecordError;
use super::match_::Match;
use super::tag::{SEED, TOLD, order, read_dice, read_tag};
use crate::rules::{Say, quote};

/// The tags with their lines, and the comments among them.
#[derive(Default)]
pub(super) struct Header {
    tags: Vec<(usize, String, String)>,
    comments: Vec<String>,
}

impl Header {
    /// Takes a line if it belongs to the header; whether it did.
    pub fn take(&mut self, line: usize, text: &str) -> Result<bool, Say> {
        if let Some(comment) = text.strip_prefix(';') {
            self.comments.push(comment.into());
        } else if text.starts_with('[') {
            let (name, value) =
                read_tag(text).ok_or_else(|| Say::new("record-tag-form").with("text", quote(text)))?;
            if let (first, Some(_)) = self.find(&name) {
                return Err(Say::new("record-tag-twice").with("tag", name).with("first", first));
            }
            self.tags.push((line, name, value));
        } else if !text.is_empty() {
            return Ok(false);
        }
        Ok(true)
    }

    /// The line and the value of a tag.
    fn find(&self, name: &str) -> (usize, Option<&str>) {
        let tag = self.tags.iter().find(|(_, other, _)| other == name);
        tag.map_or((0, None), |(line, _, value)| (*line, Some(value)))
    }

    /// The match before its first ply.
    pub fn open(&self) -> Result<Match, RecordError> {
        let (game_line, game) = self.find("Game");
        let game = game.ok_or_else(|| RecordError::whole(Say::new("record-no-game")))?;
        let (rules_line, rules) = self.find("Rules");
        let rules = rules.unwrap_or_default();
        let (position_line, position) = self.find("Position");
        // One after the other, to know which of the three tags is at fault.
        Match::new(game, "", None).map_err(RecordError::at(game_line))?;
        Match::new(game, rules, None).map_err(RecordError::at(rules_line))?;
        let mut record = Match::new(game, rules, position).map_err(RecordError::at(position_line))?;
        if let (line, Some(seed)) = self.find(SEED) {
            record.line.set_dice(Some(read_dice(seed).map_err(RecordError::at(line))?));
        }
        let others = self.tags.iter().filter(|(_, name, _)| !TOLD.contains(&name.as_str()));
        record.tags = others.map(|(_, name, value)| (name.clone(), value.clone())).collect();
        order(&mut record.tags);
        for (line, name, value) in &self.tags {
            record.check_clock(name, value).map_err(RecordError::at(*line))?;
        }
        if let Some(before) = record.remarks.first_mut() {
            before.below.clone_from(&self.comments);
        }
        Ok(record)
    }

    /// Gives the match, played to its end, back if it ended as its tag says, or
    /// if people may have ended it so.
    pub fn check_result(&self, mut record: Match) -> Result<Match, RecordError> {
        let (line, Some(said)) = self.find("Result") else { return Ok(record) };
        let result = record.line().result();
        if said == result || record.end_as(said) {
            return Ok(record);
        }
        let say = Say::new("record-result").with("said", quote(said)).with("result", result);
        Err(RecordError { good: Some(Box::new(record)), ..RecordError::at(line)(say) })
    }
}

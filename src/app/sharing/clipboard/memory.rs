//! A clipboard of the program's own: for tests, pictures, and where there is nothing better.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Answer, Clipboard};
use crate::rules::Say;

/// A clipboard in memory. Clones share what they hold.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Board>>);

#[derive(Debug, Default)]
struct Board {
    text: String,
    /// Why it does nothing that is asked.
    fault: Option<Say>,
    answers: Vec<Answer>,
}

impl Memory {
    /// The text that it holds.
    pub fn text(&self) -> String {
        self.board().text.clone()
    }

    /// Another program puts a text in.
    pub fn put(&self, text: &str) {
        self.board().text = text.to_owned();
    }

    /// Has it refuse everything, for this reason, or nothing any more.
    pub fn refuse(&self, fault: Option<Say>) {
        self.board().fault = fault;
    }

    fn board(&self) -> MutexGuard<'_, Board> {
        // Nothing in it is ever half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clipboard for Memory {
    fn copy(&mut self, text: &str, done: Say) {
        let mut board = self.board();
        let answer = match &board.fault {
            Some(fault) => Answer::Refused(fault.clone()),
            None => {
                board.text = text.to_owned();
                Answer::Copied(done)
            }
        };
        board.answers.insert(0, answer);
    }

    fn ask(&mut self) {
        let mut board = self.board();
        let held = Answer::Holds(board.text.clone());
        let answer = board.fault.clone().map_or(held, Answer::Refused);
        board.answers.insert(0, answer);
    }

    fn answer(&mut self) -> Option<Answer> {
        self.board().answers.pop()
    }
}

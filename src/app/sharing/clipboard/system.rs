//! The system's clipboard, which answers at once.

use std::collections::VecDeque;

use arboard::Error;

use super::{Answer, Clipboard};
use crate::rules::Say;

/// The system's clipboard. It is opened when it is first needed, and stays
/// open: on X11 a text is there only as long as the program that offers it.
#[derive(Default)]
pub struct System {
    board: Option<arboard::Clipboard>,
    answers: VecDeque<Answer>,
}

impl System {
    fn board(&mut self) -> Result<&mut arboard::Clipboard, Error> {
        match &mut self.board {
            Some(board) => Ok(board),
            board => Ok(board.insert(arboard::Clipboard::new()?)),
        }
    }
}

fn refused(fault: &Error) -> Answer {
    Answer::Refused(match fault {
        Error::ContentNotAvailable => Say::new("record-copied-empty"),
        fault => Say::new("sharing-clipboard-fault").with("fault", fault.to_string()),
    })
}

impl Clipboard for System {
    fn copy(&mut self, text: &str, done: Say) {
        let copied = self.board().and_then(|board| board.set_text(text));
        let answer = copied.map_or_else(|fault| refused(&fault), |()| Answer::Copied(done));
        self.answers.push_back(answer);
    }

    fn ask(&mut self) {
        let text = self.board().and_then(arboard::Clipboard::get_text);
        self.answers.push_back(text.map_or_else(|fault| refused(&fault), Answer::Holds));
    }

    fn answer(&mut self) -> Option<Answer> {
        self.answers.pop_front()
    }
}

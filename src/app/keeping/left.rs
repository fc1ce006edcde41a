//! A match that was left and can be gone on with.

use crate::app::notices::Notices;
use crate::record::Match;
use crate::rules::{Say, Turn};

/// A match that can be gone on with.
#[derive(Clone, Debug)]
pub struct Left {
    /// Its name, under which it goes on to be kept; none where what is kept
    /// there is broken and must stay as it is.
    pub name: Option<String>,
    /// The match, where it was left.
    pub game: Match,
}

/// The match kept as `name`. Of a broken one what is good, to be kept from now
/// on under another name: what stands under this one stays as it is.
pub(super) fn read(name: String, bytes: &[u8], notices: &mut Notices) -> Option<Left> {
    match Match::resume(bytes) {
        Ok(game) => Some(Left { name: Some(name), game }),
        Err(fault) => {
            notices.tell(Say::new("keeping-broken").with("name", name).with("reason", fault.sentence()));
            let game = fault.good.filter(|game| !game.plies().is_empty())?;
            Some(Left { name: None, game: *game })
        }
    }
}

/// Whether the match has been played to its end, wherever its cursor is.
pub(super) fn is_over(game: &Match) -> bool {
    let mut end = game.clone();
    end.go_to(game.steps());
    matches!(end.line().turn(), Turn::Over(_))
}

//! What may be asked of the match, and what it answers.

use bevy::prelude::*;

use crate::record::{Match, Participant, TimeControl};
use crate::rules::{Deed, Ply, Say, Seat, Spot};

/// A wish of a person or of the computer. Whoever wishes writes one of these;
/// only the referee changes the match.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Begin a match of `game` under `rules`.
    New {
        /// The game's name in the registry.
        game: String,
        /// Its rule set's text; empty for the default.
        rules: String,
    },
    /// Go on with a match that exists already, at its cursor.
    Open(Match),
    /// These sit down at the match, by seat.
    Seat(Vec<Participant>),
    /// Play the same game again from its start, with the same participants.
    Rematch,
    /// Touch a spot, as a person.
    Touch(Spot),
    /// Touch a spot, as a person who wants to see first what it does: what would play a move is
    /// only [shown](super::Table::proposed), and played once the same spot is touched again.
    Propose(Spot),
    /// Play the move that is shown.
    Confirm,
    /// Touch a spot for the computer, which has thought about the turn of this
    /// [`revision`](super::Table::revision).
    Answer {
        /// What it has thought about.
        revision: u64,
        /// The spot.
        spot: Spot,
    },
    /// Have the computer go on from an earlier ply that was only looked at.
    PlayOn,
    /// Take the last touch of the unfinished turn back.
    TakeBack,
    /// Take the last touch back or, where there is none, the last ply; against
    /// the computer all plies back to the last turn of a person.
    Undo,
    /// Play the ply that was taken back once more.
    Redo,
    /// Go to where so many [steps](Match::steps) have been taken, or to the end where there are fewer.
    GoTo(usize),
    /// Play with clocks.
    Clocks(TimeControl),
    /// The clock of this seat has run out.
    OutOfTime(Seat),
    /// Give the match up for this seat.
    Resign(Seat),
    /// Offer a draw for this seat.
    OfferDraw(Seat),
    /// Agree to the draw that is offered.
    AcceptDraw,
    /// Play on instead; any other command does so as well.
    DeclineDraw,
    /// End all motions at once, and nothing else.
    Hurry,
    /// Leave the match.
    Leave,
}

/// A ply was played.
#[derive(Message, Clone, Debug)]
pub struct Played(pub Ply);

/// The match has come to its end, by its rules or because people have ended it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended;

/// A touch was refused, for this reason.
#[derive(Message, Clone, Debug)]
pub struct Refused(pub Say);

/// How the things on the board come to their new places.
#[derive(Message, Clone, Debug)]
pub enum Arrange {
    /// Another board: everything is set up anew.
    Fresh,
    /// These deeds happen.
    Deeds(Vec<Deed>),
    /// Whatever stands elsewhere goes where it now belongs.
    Standing,
    /// Everything is cleared away.
    Clear,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Command>().add_message::<Played>().add_message::<Ended>();
    app.add_message::<Refused>().add_message::<Arrange>();
}

//! A match of any game, spoken to in spots, deeds, notes and text alone.

use super::game::{Outcome, Seat, Turn};
use super::line::Line;
use super::notation::Fact;
use super::registry::Full;
use super::rule_set::write_rules;
use super::say::Say;
use super::table::{Board, Deed, Note, Spot, Thing, Way};

/// A ply as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Its canonical text.
    pub text: String,
    /// Who played it; nobody where chance did.
    pub seat: Option<Seat>,
    /// All its deeds, in the order of the touches.
    pub deeds: Vec<Deed>,
}

/// What touching a spot amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The touches are now these.
    Made(Vec<Spot>),
    /// They name exactly one move.
    Whole(Way),
    /// It may not be touched now.
    Refused(Say),
}

/// [`Line`] without its type: what the table and the terminal hold.
pub trait AnyLine: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The rule set's canonical text.
    fn rules(&self) -> String;
    /// The board.
    fn board(&self) -> &Board;
    /// How many seats play.
    fn seats(&self) -> usize;
    /// What the match waits for.
    fn turn(&self) -> Turn;
    /// How it stands: `ongoing`, `won w blocked`, `draw fences exhausted`.
    fn result(&self) -> String;
    /// The letter or number of a seat, as [`result`](Self::result) mentions it.
    fn seat_text(&self, seat: Seat) -> String;
    /// How many plies have been played.
    fn plies(&self) -> usize;
    /// The position's canonical text.
    fn position(&self) -> String;
    /// The text of the position before the first ply; `None` where it is the game's own start.
    fn set_up(&self) -> Option<String>;
    /// What other programs may want to know of the position, by name.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
    /// The texts of all legal moves, sorted.
    fn moves(&self) -> Vec<String>;
    /// Everything where it stands, after the touches `made`.
    fn standing(&self, made: &[Spot]) -> Vec<Thing>;
    /// The spots that may be touched after `made`.
    fn next(&self, made: &[Spot]) -> Vec<Spot>;
    /// What touching `spot` after `made` amounts to. A touch that has moved
    /// nothing yet gives way to another: who has chosen a sheep may choose the
    /// next one, or fence first after all.
    fn touch(&self, made: &[Spot], spot: Spot) -> Touch;
    /// What the touches `made` do.
    fn deeds(&self, made: &[Spot]) -> Vec<Deed>;
    /// What the side to move is asked for after the touches `made`; nothing
    /// once the match is over.
    fn prompt(&self, made: &[Spot]) -> Option<Say>;
    /// What the board can tell after the touches `made`.
    fn notes(&self, made: &[Spot]) -> Vec<Note>;
    /// Plays the move that `way` names.
    fn play_way(&mut self, way: &[Spot]) -> Option<Ply>;
    /// Plays the move written as `text`.
    ///
    /// # Errors
    /// Says why it cannot be played; nothing has changed then.
    fn play_text(&mut self, text: &str) -> Result<Ply, Say>;
    /// Takes the last ply back; whether there was one.
    fn undo(&mut self) -> bool;
    /// The deeds of the last ply, for marking it.
    fn last(&self) -> Option<Ply>;
    /// The same match once more.
    fn boxed_clone(&self) -> Box<dyn AnyLine>;
}

impl Clone for Box<dyn AnyLine> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

impl<G: Full> Line<G> {
    /// The ways that begin with `made`, each with its move.
    pub(super) fn ways_from(&self, made: &[Spot]) -> Vec<(G::Move, Way)> {
        let (mut moves, mut ways, mut found) = (Vec::new(), Vec::new(), Vec::new());
        self.moves(&mut moves);
        for mv in moves {
            ways.clear();
            self.game().ways(self.position(), mv, &mut ways);
            found.extend(ways.iter().filter(|way| way.starts_with(made)).map(|&way| (mv, way)));
        }
        found
    }

    /// Why `spot` may not be touched after `made`, once it is known that it may not.
    fn refusal(&self, made: &[Spot], spot: Spot) -> Say {
        // What lies in the way of the match, and not in its position, no game can explain.
        if matches!(self.turn(), Turn::Over(_)) {
            return Say::new("match-over");
        }
        let grown = [made, &[spot]].concat();
        let (at, mut moves, mut ways) = (self.position(), Vec::new(), Vec::new());
        self.game().moves(at, &mut moves);
        let repeats = moves.into_iter().find(|&mv| {
            ways.clear();
            self.game().ways(at, mv, &mut ways);
            ways.iter().any(|way| way.starts_with(&grown))
        });
        match repeats {
            Some(mv) => Self::say_repeats(self.game().write_move(at, mv)).about(spot),
            None => self.game().refusal(at, made, spot),
        }
    }

    fn say_repeats(text: String) -> Say {
        Say::new("move-repeats").with("move", text)
    }

    fn ply(&self, mv: G::Move, way: &Way) -> Ply {
        let mut deeds = Vec::new();
        self.game().deeds(self.position(), mv, way, way.len(), &mut deeds);
        let seat = if let Turn::Seat(seat) = self.turn() { Some(seat) } else { None };
        Ply { text: self.game().write_move(self.position(), mv), seat, deeds }
    }

    fn first_way(&self, mv: G::Move) -> Way {
        let mut ways = Vec::new();
        self.game().ways(self.position(), mv, &mut ways);
        ways.first().copied().unwrap_or_else(|| Way::new(&[]))
    }
}

impl<G: Full> AnyLine for Line<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> String {
        write_rules(self.game())
    }

    fn board(&self) -> &Board {
        self.game().board()
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn result(&self) -> String {
        let Turn::Over(Outcome { winners, reason }) = self.turn() else {
            return "ongoing".into();
        };
        if winners.is_empty() {
            return format!("draw {}", reason.0);
        }
        let winners: Vec<_> = winners.iter().map(|seat| self.game().seat_text(seat)).collect();
        format!("won {} {}", winners.join(","), reason.0)
    }

    fn seat_text(&self, seat: Seat) -> String {
        self.game().seat_text(seat)
    }

    fn plies(&self) -> usize {
        self.played().len()
    }

    fn position(&self) -> String {
        self.game().write_position(self.position())
    }

    fn set_up(&self) -> Option<String> {
        (!self.begins_at_start()).then(|| self.game().write_position(self.first()))
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        self.game().facts(self.position())
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let mut texts: Vec<_> =
            moves.into_iter().map(|mv| self.game().write_move(self.position(), mv)).collect();
        texts.sort_unstable();
        texts
    }

    fn standing(&self, made: &[Spot]) -> Vec<Thing> {
        let mut things = Vec::new();
        self.game().standing(self.position(), &mut things);
        for deed in self.deeds(made) {
            deed.apply(&mut things);
        }
        things.sort_unstable();
        things
    }

    fn next(&self, made: &[Spot]) -> Vec<Spot> {
        let mut spots: Vec<_> =
            self.ways_from(made).iter().filter_map(|(_, way)| way.get(made.len()).copied()).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    fn touch(&self, made: &[Spot], spot: Spot) -> Touch {
        let grown = [made, &[spot]].concat();
        let ways = self.ways_from(&grown);
        if let Some((_, way)) = ways.first() {
            return if way.len() == grown.len() { Touch::Whole(*way) } else { Touch::Made(grown) };
        }
        if let Some((_, before)) = made.split_last()
            && self.deeds(made) == self.deeds(before)
            && let Touch::Made(instead) = self.touch(before, spot)
        {
            return Touch::Made(instead);
        }
        Touch::Refused(self.refusal(made, spot))
    }

    fn deeds(&self, made: &[Spot]) -> Vec<Deed> {
        let mut deeds = Vec::new();
        if !made.is_empty()
            && let Some((mv, way)) = self.ways_from(made).first()
        {
            self.game().deeds(self.position(), *mv, way, made.len(), &mut deeds);
        }
        deeds
    }

    fn prompt(&self, made: &[Spot]) -> Option<Say> {
        let over = matches!(self.turn(), Turn::Over(_));
        (!over).then(|| self.game().prompt(self.position(), made))
    }

    fn notes(&self, made: &[Spot]) -> Vec<Note> {
        let mut notes = Vec::new();
        self.game().notes(self.position(), made, &mut notes);
        self.warn(made, &mut notes);
        notes
    }

    fn play_way(&mut self, way: &[Spot]) -> Option<Ply> {
        let (mv, way) = self.ways_from(way).into_iter().find(|(_, found)| found.len() == way.len())?;
        let ply = self.ply(mv, &way);
        self.advance(mv);
        Some(ply)
    }

    fn play_text(&mut self, text: &str) -> Result<Ply, Say> {
        if matches!(self.turn(), Turn::Over(_)) {
            return Err(Say::new("match-over"));
        }
        let mv = self.game().read_move(self.position(), text)?;
        let ply = self.ply(mv, &self.first_way(mv));
        if self.play(mv) { Ok(ply) } else { Err(Self::say_repeats(ply.text)) }
    }

    fn undo(&mut self) -> bool {
        Line::undo(self).is_some()
    }

    fn last(&self) -> Option<Ply> {
        let mut before = self.clone();
        let mv = Line::undo(&mut before)?;
        Some(before.ply(mv, &before.first_way(mv)))
    }

    fn boxed_clone(&self) -> Box<dyn AnyLine> {
        Box::new(self.clone())
    }
}

//! What follows from ways, deeds and notation alone, once for all games.

use super::{AnyLine, Ply, Throw, Touch};
use crate::rules::dice::Dice;
use crate::rules::game::{Outcome, Seat, Turn};
use crate::rules::line::Line;
use crate::rules::notation::Fact;
use crate::rules::registry::Full;
use crate::rules::rule_set::{read_rules, write_rules};
use crate::rules::say::Say;
use crate::rules::table::{Board, Deed, Note, Spot, Thing, Way};
use crate::rules::think::{Level, Thinker, think};

impl<G: Full> Line<G> {
    /// The ways that begin with `made`, each with its move.
    pub(in crate::rules) fn ways_from(&self, made: &[Spot]) -> Vec<(G::Move, Way)> {
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

    /// Ply number `number` (0 the first) as far as it has been played, and then `next`.
    fn tell(&self, number: usize, next: Option<(G::Move, Way)>) -> Ply {
        let (game, mut deeds, mut throws) = (self.game(), Vec::new(), Vec::new());
        let range = self.ply_moves(number);
        let first = self.before(range.start);
        let made = range.clone().zip(&self.played()[range]).map(|(index, &mv)| {
            let (at, mut ways) = (self.before(index), Vec::new());
            game.ways(at, mv, &mut ways);
            (at, mv, ways.first().copied())
        });
        let next = next.map(|(mv, way)| (self.position(), mv, Some(way)));
        let moves: Vec<G::Move> = made
            .chain(next)
            .map(|(at, mv, way)| {
                if let Some(way) = way {
                    let before = deeds.len();
                    game.deeds(at, mv, &way, way.len(), &mut deeds);
                    if let (Turn::Chance(seat), Some(Deed::Throw { face, .. })) =
                        (game.turn(at), deeds.get(before))
                    {
                        throws.push(Throw { seat, face: *face });
                    }
                }
                mv
            })
            .collect();
        let seat = match game.turn(first) {
            Turn::Seat(seat) | Turn::Chance(seat) if !game.undecided(first) => Some(seat),
            _ => None,
        };
        Ply { text: game.write_ply(first, &moves), seat, deeds, throws }
    }

    /// What the touches `made` do.
    fn touched(&self, made: &[Spot]) -> Vec<Deed> {
        let mut deeds = Vec::new();
        if !made.is_empty()
            && let Some((mv, way)) = self.ways_from(made).first()
        {
            self.game().deeds(self.position(), *mv, way, made.len(), &mut deeds);
        }
        deeds
    }

    /// Plays `moves` if all are legal.
    fn play_all(&mut self, moves: Vec<G::Move>) -> Result<(), Say> {
        let before = self.played().len();
        for mv in moves {
            let refused = match self.fate() {
                Some(fate) if fate != mv => Some(
                    Say::new("throw-other").with("thrown", self.game().write_move(self.position(), fate)),
                ),
                _ if self.play(mv) => None,
                _ => Some(Self::say_repeats(self.game().write_move(self.position(), mv))),
            };
            if let Some(say) = refused {
                while self.played().len() > before {
                    Line::undo(self);
                }
                return Err(say);
            }
        }
        Ok(())
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

    fn undecided(&self) -> bool {
        self.game().undecided(self.position())
    }

    fn plies(&self) -> usize {
        Line::plies(self)
    }

    fn throws(&self) -> u64 {
        Line::throws(self)
    }

    fn set_dice(&mut self, dice: Option<Dice>) {
        Line::set_dice(self, dice);
    }

    fn position(&self) -> String {
        self.game().write_position(self.position())
    }

    fn set_up(&self) -> Option<String> {
        let text = self.game().write_position(self.first());
        // The text of the rules does not tell all that a position may: not which seats play.
        let own = read_rules::<G>(&write_rules(self.game()));
        own.is_ok_and(|own| own.write_position(&own.opening()) != text).then_some(text)
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
        for deed in self.touched(made) {
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
        if matches!(self.turn(), Turn::Chance(_)) && !ways.is_empty() {
            return Touch::Throw;
        }
        if let Some((_, way)) = ways.first() {
            return if way.len() == grown.len() { Touch::Whole(*way) } else { Touch::Made(grown) };
        }
        if let Some((_, before)) = made.split_last()
            && self.touched(made) == self.touched(before)
            && let Touch::Made(instead) = self.touch(before, spot)
        {
            return Touch::Made(instead);
        }
        Touch::Refused(self.refusal(made, spot))
    }

    fn deeds(&self, made: &[Spot]) -> Vec<Deed> {
        let mut deeds = self.tell(Line::plies(self), None).deeds;
        deeds.extend(self.touched(made));
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

    fn ways(&self, text: &str) -> Vec<Way> {
        let mut ways = Vec::new();
        if let Some(&mv) = self.game().read_ply(self.position(), text).ok().as_deref().and_then(<[_]>::first)
        {
            self.game().ways(self.position(), mv, &mut ways);
        }
        ways
    }

    fn play_way(&mut self, way: &[Spot]) -> Option<Ply> {
        if matches!(self.turn(), Turn::Chance(_)) {
            return None;
        }
        let (mv, way) = self.ways_from(way).into_iter().find(|(_, found)| found.len() == way.len())?;
        let ply = self.tell(Line::plies(self), Some((mv, way)));
        self.advance(mv);
        Some(ply)
    }

    fn play_text(&mut self, text: &str) -> Result<Ply, Say> {
        if matches!(self.turn(), Turn::Over(_)) {
            return Err(Say::new("match-over"));
        }
        let number = Line::plies(self);
        self.play_all(self.game().read_ply(self.position(), text)?)?;
        Ok(self.tell(number, None))
    }

    fn throw(&mut self) -> Option<Ply> {
        let (number, face) = (Line::plies(self), self.fate()?);
        self.advance(face);
        Some(self.tell(number, None))
    }

    fn begun(&self) -> Option<Ply> {
        let number = Line::plies(self);
        (!self.ply_moves(number).is_empty()).then(|| self.tell(number, None))
    }

    fn end(&mut self, outcome: Outcome) -> bool {
        Line::end(self, outcome)
    }

    fn undo(&mut self) -> bool {
        if self.reopen() {
            return true;
        }
        let (whole, made) = (Line::plies(self), self.played().len());
        let under_way = self.ply_moves(whole);
        let first = if under_way.is_empty() { whole.checked_sub(1) } else { Some(whole) };
        let keep = first.map_or(0, |number| self.ply_moves(number).start);
        while self.played().len() > keep {
            Line::undo(self);
        }
        self.played().len() < made
    }

    fn parts(&self) -> Vec<String> {
        let range = Line::plies(self).checked_sub(1).map_or(0..0, |last| self.ply_moves(last));
        let moves = range.clone().zip(&self.played()[range]);
        moves.map(|(index, &mv)| self.game().write_move(self.before(index), mv)).collect()
    }

    fn last(&self) -> Option<Ply> {
        Some(self.tell(Line::plies(self).checked_sub(1)?, None))
    }

    fn think(&self, level: Level, mood: u64) -> Option<Box<dyn Thinker>> {
        think(self, &self.game().effort(level, mood))
    }

    fn boxed_clone(&self) -> Box<dyn AnyLine> {
        Box::new(self.clone())
    }
}

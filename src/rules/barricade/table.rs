//! The board for the table: touches, deeds and refusals.

use super::board::{Field, bits};
use super::position::{Move, Phase, Position};
use super::rules::Barricade;
use super::walks::Walk;
use crate::rules::Seat;
use crate::rules::game::Game;
use crate::rules::say::Say;
use crate::rules::table::{Board, Deed, Kind, Manner, Note, Spot, Table, Thing, Way};

/// What touches have said of a move so far.
#[derive(Clone, Copy, Default)]
pub(super) struct Touched {
    /// Where the pawn comes from: a field, or its house.
    pub from: Option<Option<Field>>,
    pub to: Option<Field>,
}

impl Barricade {
    /// The kind of the pawns of `seat`.
    pub(super) fn pawn(seat: Seat) -> Kind {
        Kind(seat.0)
    }

    /// The kind of the barricades.
    pub(super) fn barricade(&self) -> Kind {
        Kind(self.seats() as u8)
    }

    /// The kind of the die.
    pub(super) fn die(&self) -> Kind {
        Kind(self.seats() as u8 + 1)
    }

    pub(super) fn origin(&self, seat: Seat, from: Option<Field>) -> Spot {
        from.map_or_else(|| self.geometry.house_spot(self.house(seat)), |from| self.geometry.field_spot(from))
    }

    pub(super) fn touched(&self, made: &[Spot]) -> Touched {
        let field = |spot: &Spot| self.geometry.spot_field(*spot);
        Touched { from: made.first().map(field), to: made.get(1).and_then(field) }
    }

    /// The spots from `from` to `to` on a way that the throw allows, both included.
    pub(super) fn path(&self, at: &Position, from: Option<Field>, to: Field) -> Vec<Spot> {
        let (seat, die) = (at.to_move, at.die().unwrap_or(0));
        let blocks = self.blocks(at);
        let walk_to = |end: Field| {
            self.walks(seat, from, die).iter().find(|walk| walk.through & blocks == 0 && walk.to() == end)
        };
        let entry = from.is_none().then(|| self.entry(seat));
        let on_foot = |walk: &Walk| entry.into_iter().chain(walk.steps().iter().copied()).collect::<Vec<_>>();
        let fields = match (walk_to(to), self.geometry.passage) {
            (Some(walk), _) => on_foot(walk),
            // Put there from the central point.
            (None, Some([centre, arrival])) if arrival == to => {
                let mut fields = walk_to(centre).map(on_foot).unwrap_or_default();
                fields.push(arrival);
                fields
            }
            (None, _) => vec![to],
        };
        let spots = fields.into_iter().map(|field| self.geometry.field_spot(field));
        [self.origin(seat, from)].into_iter().chain(spots).collect()
    }

    /// The walk along `path`, which leaps where the passage leads.
    fn walk_deeds(&self, seat: Seat, path: &[Spot], out: &mut Vec<Deed>) {
        let ends = self.geometry.passage.map(|ends| ends.map(|field| self.geometry.field_spot(field)));
        let leaps = |one: &Spot, other: &Spot| {
            ends.is_some_and(|[centre, arrival]| {
                [*one, *other] == [centre, arrival] || [*one, *other] == [arrival, centre]
            })
        };
        let mut go = |path: &[Spot], manner| {
            if path.len() > 1 {
                let path = path.to_vec();
                out.push(Deed::Move { kind: Self::pawn(seat), path, manner, with_previous: false });
            }
        };
        let mut walked = 0;
        for (at, pair) in path.windows(2).enumerate() {
            if leaps(&pair[0], &pair[1]) {
                go(&path[walked..=at], Manner::Step);
                go(pair, Manner::Leap);
                walked = at + 1;
            }
        }
        go(&path[walked..], Manner::Step);
    }
}

impl Table for Barricade {
    fn board(&self) -> &Board {
        self.table_board()
    }

    fn standing(&self, at: &Position, out: &mut Vec<Thing>) {
        for seat in (0..self.seats() as u8).map(Seat) {
            let kind = Self::pawn(seat);
            let home = Thing { kind, spot: self.origin(seat, None), face: 0 };
            out.extend(std::iter::repeat_n(home, at.home(seat) as usize));
            out.extend(bits(at.pawns(seat)).map(|field| Thing { spot: Spot(field.into()), ..home }));
        }
        let barricade = |field: u8| Thing { kind: self.barricade(), spot: Spot(field.into()), face: 0 };
        out.extend(bits(at.barricades).map(barricade));
        out.push(Thing { kind: self.die(), spot: self.geometry.die_spot(), face: at.die().unwrap_or(0) });
    }

    fn ways(&self, at: &Position, mv: Move, out: &mut Vec<Way>) {
        let Move::Walk { from, to, barricade } = mv else {
            return out.push(Way::new(&[self.geometry.die_spot()]));
        };
        let walk = [self.origin(at.to_move, from), self.geometry.field_spot(to)];
        if self.step(at, from, to).targets == 0 {
            return out.push(Way::new(&walk));
        }
        // A barricade that stays is left by touching the field it lies on.
        let lies_on = if self.toggles.on_arrival { to } else { from.unwrap_or(to) };
        let target = self.geometry.field_spot(barricade.unwrap_or(lies_on));
        out.push(Way::new(&[walk[0], walk[1], target]));
    }

    fn deeds(&self, at: &Position, mv: Move, _way: &Way, made: usize, out: &mut Vec<Deed>) {
        let (from, to, barricade) = match mv {
            Move::Throw(face) if made > 0 => {
                let spot = self.geometry.die_spot();
                out.push(Deed::Throw { spot, face });
                // Whoever begins with what was thrown for it finds the die turned to that again.
                if let Some(kept) = self.play(at, mv).die().filter(|kept| *kept != face) {
                    out.push(Deed::Throw { spot, face: kept });
                }
                return;
            }
            Move::Throw(_) | Move::Pass => return,
            Move::Walk { from, to, barricade } => (from, to, barricade),
        };
        let spot = self.geometry.field_spot(to);
        if made >= 2 {
            self.walk_deeds(at.to_move, &self.path(at, from, to), out);
            if let Some(captured) = at.owner(to) {
                out.push(Deed::Move {
                    kind: Self::pawn(captured),
                    path: vec![spot, self.origin(captured, None)],
                    manner: Manner::Carry,
                    with_previous: false,
                });
            }
        }
        if made >= 3
            && let Some(target) = barricade
        {
            let lies_on = if self.toggles.on_arrival { Some(to) } else { from };
            out.push(Deed::Move {
                kind: self.barricade(),
                path: vec![self.origin(at.to_move, lies_on), self.geometry.field_spot(target)],
                manner: Manner::Carry,
                with_previous: false,
            });
        }
    }

    fn prompt(&self, at: &Position, made: &[Spot]) -> Say {
        let side = self.side(at.to_move);
        let Phase::Walk(die) = at.phase else {
            let id = if self.undecided(at) { "barricade-ask-roll" } else { "barricade-ask-throw" };
            return Say::new(id).with("side", side).about(self.geometry.die_spot());
        };
        let id = match (self.touched(made), self.must_pass(at, die)) {
            (_, true) => return self.say_must_pass(die),
            (Touched { from: Some(_), to: Some(_) }, _) if self.toggles.barricade_optional => {
                "barricade-ask-put-or-leave"
            }
            (Touched { from: Some(_), to: Some(_) }, _) => "barricade-ask-put",
            (Touched { from: Some(_), to: None }, _) => "barricade-ask-where",
            _ if self.toggles.forced => "barricade-ask-pawn",
            _ => "barricade-ask-pawn-or-pass",
        };
        Say::new(id).with("side", side).with("die", usize::from(die))
    }

    fn refusal(&self, at: &Position, made: &[Spot], next: Spot) -> Say {
        let geometry = self.geometry;
        let plain = || Say::new("touch-elsewhere").about(next);
        let Phase::Walk(die) = at.phase else {
            return Say::new("barricade-throw-first").about(geometry.die_spot());
        };
        if self.must_pass(at, die) {
            return self.say_must_pass(die);
        }
        let own_house = Some(self.house(at.to_move));
        let (field, house) = (geometry.spot_field(next), geometry.spot_house(next));
        let refused = match (self.touched(made), field, house) {
            (Touched { from: Some(from), to: Some(to) }, Some(target), _) => {
                self.why_not_put(at, from, to, target)
            }
            (Touched { to: Some(_), .. }, ..) => Some(Say::new("barricade-now-put").about(next)),
            // Another pawn of one's own was meant to be chosen instead.
            (Touched { from: Some(_), .. }, None, Some(_)) if house == own_house => {
                self.why_not_pawn(at, die, None)
            }
            (Touched { from: Some(from), .. }, Some(field), _) => {
                let own = at.pawns(at.to_move) & field.mask() != 0 && from != Some(field);
                own.then(|| self.why_not_pawn(at, die, Some(field)))
                    .flatten()
                    .or_else(|| self.why_not_walk(at, die, from, field))
            }
            (Touched { from: Some(_), .. }, None, Some(house)) => {
                Some(self.say_house("barricade-never-home", house))
            }
            (Touched { from: Some(_), .. }, None, None) => self.why_not_pass(at, die),
            (_, Some(field), _) => self.why_not_pawn(at, die, Some(field)),
            (_, None, Some(_)) if house == own_house => self.why_not_pawn(at, die, None),
            (_, None, Some(house)) => Some(self.say_house("barricade-other-house", house)),
            (_, None, None) => self.why_not_pass(at, die),
        };
        refused.unwrap_or_else(plain)
    }

    fn notes(&self, at: &Position, made: &[Spot], out: &mut Vec<Note>) {
        self.tell_notes(at, made, out);
    }
}

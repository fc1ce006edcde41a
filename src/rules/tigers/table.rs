//! The board for the table: touches, deeds, refusals and notes.

use super::board::{PEN, Point, SHEEP, TIGER, TRAY};
use super::position::{Move, Position, SHEEP_SIDE};
use super::rules::Tigers;
use crate::rules::bits::bits;
use crate::rules::game::{Game, Turn};
use crate::rules::say::Say;
use crate::rules::table::{Board, Deed, Kind, Manner, Note, Spot, Table, Thing, Tint, Way};

/// A tiger that has no more ways than these can hardly move.
const FEW_WAYS: u32 = 1;

impl Tigers {
    /// A warning of the spots whose touch would give sheepfold points up.
    fn fold_warning(&self, at: &Position, made: &[Spot]) -> Option<Note> {
        if !self.fold || at.to_move != SHEEP_SIDE || at.fold_points() == 0 {
            return None;
        }
        let (mut moves, mut ways, mut costly) = (Vec::new(), Vec::new(), Vec::new());
        self.moves(at, &mut moves);
        for mv in moves {
            ways.clear();
            self.ways(at, mv, &mut ways);
            let last_touch = ways.iter().any(|way| way.len() == made.len() + 1 && way.starts_with(made));
            let after = self.play(at, mv);
            // Of what loses the match the referee warns.
            if last_touch && self.net(&after) > self.net(at) && matches!(self.turn(&after), Turn::Seat(_)) {
                costly.push(mv.to());
            }
        }
        let names: Vec<_> = costly.iter().map(|point| point.name()).collect();
        let say = Say::new("tigers-costs-fold").with("points", names.join(", "));
        let say = costly.into_iter().fold(say, |say, point| say.about(point.spot()));
        (!names.is_empty()).then_some(Note::Warning(say))
    }

    /// What the score stands at, and where the sheep that are not on the board are.
    fn counts(&self, at: &Position) -> Vec<Note> {
        let count =
            |label, value, of: Option<u8>| Note::Count { label, value, of: of.map(i64::from), seat: None };
        let (in_hand, eaten) = (i64::from(at.in_hand), i64::from(at.eaten()));
        let mut counts = vec![count("tigers-in-hand", in_hand, None)];
        counts.push(if self.fold {
            let (lost, of) = (eaten - self.net(at), i64::from(self.target));
            Note::Balance { label: "tigers-balance", gained: eaten, lost, of }
        } else {
            count("tigers-eaten", eaten, Some(self.target))
        });
        counts
    }

    /// The pieces that cannot move or hardly can: tigers, for they are hunted,
    /// and the whole flock once none of it can.
    fn cramped(&self, at: &Position) -> Vec<(Point, Tint)> {
        let tigers = bits(at.tigers().into()).map(Point).filter_map(|tiger| {
            let ways = at.steps(tiger.mask()).count() + at.jumps(tiger.mask()).count();
            let tint = match ways {
                0 => Tint::Stuck,
                1..=FEW_WAYS => Tint::Cramped,
                _ => return None,
            };
            Some((tiger, tint))
        });
        let flock = if at.flock_is_blocked() { at.sheep() } else { 0 };
        tigers.chain(bits(flock.into()).map(|sheep| (Point(sheep), Tint::Stuck))).collect()
    }
}

fn deed(kind: u8, path: [Spot; 2], manner: Manner, with_previous: bool) -> Deed {
    Deed::Move { kind: Kind(kind), path: path.to_vec(), manner, with_previous }
}

impl Table for Tigers {
    fn board(&self) -> &Board {
        &self.board
    }

    fn standing(&self, at: &Position, out: &mut Vec<Thing>) {
        for (kind, pieces) in [(SHEEP, at.sheep()), (TIGER, at.tigers())] {
            let stands = |point| Thing { kind: Kind(kind), spot: Point(point).spot(), face: 0 };
            out.extend(bits(pieces.into()).map(stands));
        }
        for (spot, count) in [(PEN, at.in_hand), (TRAY, at.eaten())] {
            out.extend((0..count).map(|_| Thing { kind: Kind(SHEEP), spot, face: 0 }));
        }
    }

    fn ways(&self, _at: &Position, mv: Move, out: &mut Vec<Way>) {
        match mv {
            // The point alone says it all.
            Move::Place { to } => out.extend([Way::new(&[to.spot()]), Way::new(&[PEN, to.spot()])]),
            Move::Step { from, to } | Move::Jump { from, to } => {
                out.push(Way::new(&[from.spot(), to.spot()]));
            }
        }
    }

    fn deeds(&self, at: &Position, mv: Move, way: &Way, made: usize, out: &mut Vec<Deed>) {
        if made < way.len() {
            return;
        }
        let own = if at.to_move == SHEEP_SIDE { SHEEP } else { TIGER };
        out.push(match mv {
            Move::Place { to } => deed(SHEEP, [PEN, to.spot()], Manner::Drop, false),
            Move::Step { from, to } => deed(own, [from.spot(), to.spot()], Manner::Step, false),
            Move::Jump { from, to } => deed(own, [from.spot(), to.spot()], Manner::Leap, false),
        });
        // First goes the sheep jumped over, then the prisoners are led away, one behind the other.
        out.extend(mv.over().map(|point| deed(SHEEP, [point.spot(), TRAY], Manner::Carry, false)));
        for (nth, point) in bits(self.prisoners_of(at, mv).into()).enumerate() {
            out.push(deed(SHEEP, [Point(point).spot(), TRAY], Manner::Lead, nth > 0));
        }
    }

    fn prompt(&self, at: &Position, made: &[Spot]) -> Say {
        let chosen = made.first().and_then(|&spot| Point::of(spot));
        match (at.to_move == SHEEP_SIDE, chosen) {
            (true, None) if at.in_hand == 0 => Say::new("tigers-ask-sheep"),
            (true, None) if made.is_empty() => Say::new("tigers-ask-place"),
            (true, None) => Say::new("tigers-ask-point"),
            (true, Some(from)) => self.say_point("tigers-ask-sheep-where", from),
            (false, None) if self.must_capture && !at.jumps(at.tigers()).is_empty() => {
                Say::new("tigers-ask-jump")
            }
            (false, None) => Say::new("tigers-ask-tiger"),
            (false, Some(from)) => self.say_point("tigers-ask-tiger-where", from),
        }
    }

    fn refusal(&self, at: &Position, made: &[Spot], next: Spot) -> Say {
        let Some(point) = Point::of(next) else {
            let id = match () {
                () if next != PEN => "tigers-tray",
                () if at.to_move != SHEEP_SIDE => "tigers-pen",
                () => "tigers-all-placed",
            };
            return Say::new(id).about(next);
        };
        let own = at.own() & point.mask() != 0;
        let from = made.first().and_then(|&spot| Point::of(spot));
        match from {
            // From the pen, or a point that might have been meant for a new sheep.
            None if at.is_placing() && (!made.is_empty() || !own) => self.why_not_place(at, point),
            // Another piece of one's own was meant to be chosen instead.
            Some(from) if !own => self.why_not_to(at, from, point),
            None | Some(_) => self.why_not_from(at, point),
        }
        .unwrap_or_else(|| Say::new("touch-elsewhere").about(next))
    }

    fn notes(&self, at: &Position, made: &[Spot], out: &mut Vec<Note>) {
        let tint = |point: Point, tint| Note::Tint { spot: point.spot(), tint };
        out.extend(self.fold(at).into_iter().map(|point| tint(point, Tint::Fold)));
        out.extend(self.cramped(at).into_iter().map(|(point, how)| tint(point, how)));
        if matches!(self.turn(at), Turn::Seat(_)) {
            let (label, kind) = match at.to_move {
                SHEEP_SIDE if at.in_hand > 0 => ("tigers-task-place", SHEEP),
                SHEEP_SIDE => ("tigers-task-sheep", SHEEP),
                _ => ("tigers-task-tiger", TIGER),
            };
            out.push(Note::Task { label, kind: Kind(kind), done: false });
            out.extend(self.fold_warning(at, made));
        }
        out.extend(self.counts(at));
    }
}

//! The board for the table: touches, deeds, refusals and notes.

use std::collections::VecDeque;

use super::board::{FENCE, Field, Passage, SHEEP};
use super::position::{Move, Position, Step};
use super::rules::Enclos;
use crate::rules::bits::bits;
use crate::rules::game::{Game, Seat, Turn};
use crate::rules::say::Say;
use crate::rules::table::{Board, Deed, Kind, Manner, Note, Spot, Table, Thing, Tint, Way};

/// What touches have said of a turn so far.
#[derive(Default)]
struct Touched {
    sheep: Option<Field>,
    to: Option<Field>,
    fence: Option<Passage>,
}

impl Touched {
    fn step(&self) -> Option<Step> {
        Some(Step { from: self.sheep?, to: self.to? })
    }
}

/// How far each field is from the nearest sheep of a side, in steps through
/// open passages and empty fields.
type Distances = [Option<u32>; 64];

impl Enclos {
    fn touched(&self, made: &[Spot]) -> Touched {
        let mut touched = Touched::default();
        for &spot in made {
            if let Some(passage) = self.geometry.spot_passage(spot) {
                touched.fence = Some(passage);
            } else if touched.sheep.is_none() {
                touched.sheep = self.geometry.spot_field(spot);
            } else {
                touched.to = self.geometry.spot_field(spot);
            }
        }
        touched
    }

    /// The position in the middle of a turn.
    fn midway(&self, at: &Position, touched: &Touched) -> Position {
        let mut midway = *at;
        if let Some(passage) = touched.fence {
            midway = midway.after_fence(passage);
        }
        if let Some(step) = touched.step() {
            midway = midway.after_step(step);
        }
        midway
    }

    fn distances(&self, at: &Position, seat: Seat) -> Distances {
        let mut distances: Distances = [None; 64];
        let mut queue: VecDeque<(Field, u32)> =
            bits(at.sheep[seat.index()]).map(|bit| (Field(bit), 0)).collect();
        while let Some((field, distance)) = queue.pop_front() {
            for to in self.reach(at, field.mask()).into_iter().flat_map(bits) {
                if let Some(entry) = distances.get_mut(usize::from(to))
                    && entry.is_none()
                {
                    *entry = Some(distance + 1);
                    queue.push_back((Field(to), distance + 1));
                }
            }
        }
        distances
    }

    /// The empty fields nearer to White's sheep, nearer to Black's, equally
    /// near to both and out of reach of both, each as a list of spots.
    pub fn territory(&self, at: &Position) -> [Vec<Spot>; 4] {
        let [white, black] = [Seat(0), Seat(1)].map(|seat| self.distances(at, seat));
        let mut lists: [Vec<Spot>; 4] = Default::default();
        for bit in bits(self.geometry.fields & !at.occupied()) {
            let distance = |all: &Distances| all.get(usize::from(bit)).copied().flatten();
            let [nearer_white, nearer_black, equal, none] = &mut lists;
            let list = match (distance(&white), distance(&black)) {
                (None, None) => none,
                (Some(white), Some(black)) if white == black => equal,
                (Some(white), Some(black)) if white > black => nearer_black,
                (None, Some(_)) => nearer_black,
                (Some(_), _) => nearer_white,
            };
            list.push(self.geometry.field_spot(Field(bit)));
        }
        lists
    }
}

impl Table for Enclos {
    fn board(&self) -> &Board {
        &self.geometry.board
    }

    fn standing(&self, at: &Position, out: &mut Vec<Thing>) {
        let thing = |kind, spot| Thing { kind: Kind(kind), spot, face: 0 };
        for (seat, kind) in SHEEP.into_iter().enumerate() {
            out.extend(bits(at.sheep[seat]).map(|bit| thing(kind, self.geometry.field_spot(Field(bit)))));
        }
        let standing = self.geometry.order.iter().filter(|&&passage| !at.is_open(passage));
        out.extend(standing.map(|&passage| thing(FENCE, self.geometry.passage_spot(passage))));
        // A set-up position may hold more fences than the supply.
        let all = self.supply.map_or(self.geometry.order.len() as u32, u32::from);
        let waiting = all.saturating_sub(self.fences(at));
        out.extend((0..waiting).map(|_| thing(FENCE, self.geometry.stack())));
    }

    fn ways(&self, _at: &Position, mv: Move, out: &mut Vec<Way>) {
        let geometry = &self.geometry;
        let step = mv.step.map(|step| [geometry.field_spot(step.from), geometry.field_spot(step.to)]);
        let fence = mv.fence.map(|passage| geometry.passage_spot(passage));
        match (step, fence) {
            (Some([from, to]), Some(fence)) => {
                out.push(Way::new(&[from, to, fence]));
                if mv.step.and_then(|step| self.crossed(step)) != mv.fence {
                    out.push(Way::new(&[fence, from, to]));
                }
            }
            (Some(step), None) => out.push(Way::new(&step)),
            (None, Some(fence)) => out.push(Way::new(&[fence])),
            (None, None) => {}
        }
    }

    fn deeds(&self, at: &Position, _mv: Move, way: &Way, made: usize, out: &mut Vec<Deed>) {
        let mut sheep = None;
        for &spot in way.iter().take(made) {
            if self.geometry.spot_passage(spot).is_some() {
                out.push(Deed::Move {
                    kind: Kind(FENCE),
                    path: vec![self.geometry.stack(), spot],
                    manner: Manner::Rise,
                    with_previous: false,
                });
            } else if let Some(from) = sheep.replace(spot) {
                out.push(Deed::Move {
                    kind: Kind(SHEEP[at.to_move.index()]),
                    path: vec![from, spot],
                    manner: Manner::Leap,
                    with_previous: false,
                });
            }
        }
    }

    fn prompt(&self, at: &Position, made: &[Spot]) -> Say {
        let touched = self.touched(made);
        match (touched.sheep, touched.step(), touched.fence) {
            (_, Some(_), _) => Say::new("enclos-ask-fence"),
            (Some(from), None, _) => self.say_field("enclos-ask-where", from),
            (None, None, Some(_)) => Say::new("enclos-ask-sheep"),
            (None, None, None) if self.exhausted(at) => Say::new("enclos-ask-sheep"),
            (None, None, None) => Say::new("enclos-ask-turn"),
        }
    }

    fn refusal(&self, at: &Position, made: &[Spot], next: Spot) -> Say {
        let touched = self.touched(made);
        let midway = self.midway(at, &touched);
        let plain = || Say::new("touch-elsewhere").about(next);
        if let Some(passage) = self.geometry.spot_passage(next) {
            match (touched.sheep, touched.step(), touched.fence) {
                (_, _, Some(_)) => Some(self.say_passage("enclos-now-move", passage)),
                (_, Some(step), None) => self.why_not_fence_after(&midway, step, passage),
                // It may be fenced once the sheep has gone, if it may be fenced at all.
                (Some(_), None, None) => self
                    .why_not_fence(at, passage)
                    .or_else(|| Some(self.say_passage("enclos-now-go", passage))),
                (None, None, None) => self.why_not_fence_first(at, passage),
            }
            .unwrap_or_else(plain)
        } else if let Some(field) = self.geometry.spot_field(next) {
            match (touched.sheep, touched.step()) {
                (_, Some(_)) => Some(self.say_field("enclos-now-fence", field)),
                // Another sheep of one's own was meant to be chosen instead.
                (Some(_), None) if at.own() & field.mask() != 0 => self.why_not_sheep(&midway, field),
                (Some(from), None) => self.why_not_step(&midway, Step { from, to: field }),
                (None, None) => self.why_not_sheep(&midway, field),
            }
            .unwrap_or_else(plain)
        } else {
            Say::new("enclos-stack").about(next)
        }
    }

    fn notes(&self, at: &Position, made: &[Spot], out: &mut Vec<Note>) {
        let midway = self.midway(at, &self.touched(made));
        for bit in bits(midway.occupied()) {
            let field = Field(bit);
            if self.reach(&midway, field.mask()).iter().all(|&to| to == 0) {
                out.push(Note::Tint { spot: self.geometry.field_spot(field), tint: Tint::Stuck });
            }
        }
        let [white, black, ..] = self.territory(&midway);
        for (seat, spots) in [(Seat(0), white), (Seat(1), black)] {
            let tint = Tint::Territory(seat);
            out.extend(spots.into_iter().map(|spot| Note::Tint { spot, tint }));
        }
        if matches!(self.turn(at), Turn::Seat(_)) {
            let step_done = self.touched(made).step().is_some();
            let sheep = Kind(SHEEP[at.to_move.index()]);
            out.push(Note::Task { label: "enclos-task-sheep", kind: sheep, done: step_done });
            if !self.exhausted(at) {
                let done = self.touched(made).fence.is_some();
                out.push(Note::Task { label: "enclos-task-fence", kind: Kind(FENCE), done });
            }
        }
        out.push(Note::Count {
            label: "enclos-fences",
            value: i64::from(self.fences(&midway)),
            of: Some(self.supply.map_or(self.geometry.order.len() as i64, i64::from)),
            seat: None,
        });
    }
}

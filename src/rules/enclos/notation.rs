//! Positions as `c3d5e3/c4d3e4/00000000000000000000000/w`, turns as
//! `d5-d6 +c4/d4` or, fence first, `+c4/d4 d5-d6`.

use super::board::{Field, Passage};
use super::position::{Move, Position, Step};
use super::rules::{Enclos, SelfBlock};
use crate::rules::bits::bits;
use crate::rules::game::{Game, Seat, Turn};
use crate::rules::notation::{Notation, quote};
use crate::rules::say::Say;

impl Enclos {
    fn hex_digits(&self) -> usize {
        self.geometry.order.len().div_ceil(4)
    }

    fn read_flock(&self, text: &str) -> Result<u64, Say> {
        let mut flock = 0u64;
        let letters: Vec<char> = text.chars().collect();
        for name in letters.chunks(2) {
            let name: String = name.iter().collect();
            let field = self.read_field(&name)?;
            if flock & field.mask() != 0 {
                return Err(self.say_field("enclos-position-twice", field));
            }
            flock |= field.mask();
        }
        match flock.count_ones() {
            3 => Ok(flock),
            other => Err(Say::new("enclos-position-flock").with("count", other as usize)),
        }
    }

    fn read_fences(&self, text: &str) -> Result<[u64; 3], Say> {
        let digits = self.hex_digits();
        let bad = || Say::new("enclos-position-fences").with("text", quote(text)).with("digits", digits);
        if text.len() != digits || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let fenced = u128::from_str_radix(text, 16).map_err(|_| bad())?;
        if fenced >> self.geometry.order.len() != 0 {
            return Err(Say::new("enclos-position-passages").with("passages", self.geometry.order.len()));
        }
        let mut open = self.geometry.passages;
        for (index, passage) in self.geometry.order.iter().enumerate() {
            if fenced >> index & 1 != 0 {
                open[usize::from(passage.direction)] &= !passage.mask();
            }
        }
        Ok(open)
    }

    fn read_field(&self, name: &str) -> Result<Field, Say> {
        self.geometry.read_field(name).map_err(|quoted| Say::new("enclos-no-field").with("field", quoted))
    }

    fn read_passage(&self, text: &str) -> Result<Passage, Say> {
        let (one, other) =
            text.split_once('/').ok_or_else(|| Say::new("enclos-fence-form").with("text", quote(text)))?;
        let (one, other) = (self.read_field(one)?, self.read_field(other)?);
        self.geometry.between(one, other).ok_or_else(|| {
            Say::new("enclos-no-passage")
                .with("passage", quote(text))
                .about(self.geometry.field_spot(one))
                .about(self.geometry.field_spot(other))
        })
    }

    fn read_step(&self, text: &str) -> Result<Step, Say> {
        let (from, to) =
            text.split_once('-').ok_or_else(|| Say::new("enclos-move-form").with("text", quote(text)))?;
        Ok(Step { from: self.read_field(from)?, to: self.read_field(to)? })
    }
}

impl Notation for Enclos {
    fn write_position(&self, at: &Position) -> String {
        let flock = |seat: usize| -> String {
            bits(at.sheep[seat]).map(|bit| self.geometry.field_name(Field(bit))).collect()
        };
        let fenced = self
            .geometry
            .order
            .iter()
            .enumerate()
            .fold(0u128, |fenced, (index, &passage)| fenced | u128::from(!at.is_open(passage)) << index);
        let turn = self.seat_text(at.to_move);
        format!("{}/{}/{fenced:0width$x}/{turn}", flock(0), flock(1), width = self.hex_digits())
    }

    fn read_position(&self, text: &str) -> Result<Position, Say> {
        let parts: Vec<&str> = text.split('/').collect();
        let [white, black, fences, turn] = parts[..] else {
            return Err(Say::new("enclos-position-form").with("text", quote(text)));
        };
        let sheep = [self.read_flock(white)?, self.read_flock(black)?];
        if let Some(bit) = bits(sheep[0] & sheep[1]).next() {
            return Err(self.say_field("enclos-position-twice", Field(bit)));
        }
        let open = self.read_fences(fences)?;
        let to_move = match turn {
            "w" => Seat(0),
            "b" => Seat(1),
            other => return Err(Say::new("enclos-position-turn").with("text", quote(other))),
        };
        Ok(Position { sheep, open, to_move })
    }

    fn write_move(&self, _at: &Position, mv: Move) -> String {
        let step = mv.step.map(|Step { from, to }| {
            format!("{}-{}", self.geometry.field_name(from), self.geometry.field_name(to))
        });
        let fence = mv.fence.map(|passage| format!("+{}", self.geometry.passage_name(passage)));
        [step, fence].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Say> {
        if matches!(self.turn(at), Turn::Over(_)) {
            return Err(Say::new("match-over"));
        }
        let (mut step, mut fence, mut fence_first) = (None, None, false);
        for part in text.split(' ') {
            let already = if let Some(name) = part.strip_prefix('+') {
                fence_first = step.is_none();
                fence.replace(self.read_passage(name)?).is_some()
            } else {
                step.replace(self.read_step(part)?).is_some()
            };
            if already {
                return Err(Say::new("enclos-turn-form").with("text", quote(text)));
            }
        }
        let Some(made) = step else {
            // Only a player who shuts himself in fences without moving.
            return match fence {
                Some(passage) if self.suicide(at) == Some(passage) => Ok(Move { step, fence }),
                Some(passage) => Err(self
                    .why_not_fence_first(at, passage)
                    .unwrap_or_else(|| Say::new("enclos-step-missing").with("text", quote(text)))),
                None => Err(Say::new("enclos-turn-form").with("text", quote(text))),
            };
        };
        let no_step = self.why_not_sheep(at, made.from).or_else(|| self.why_not_step(at, made));
        let no_fence = match fence {
            None if self.exhausted(at) => None,
            None => Some(Say::new("enclos-fence-missing").with("text", quote(text))),
            Some(passage) if fence_first && self.crossed(made) == Some(passage) => {
                Some(self.say_passage("enclos-move-first", passage))
            }
            Some(passage) if fence_first && self.self_block == SelfBlock::Illegal => {
                self.why_not_fence_first(at, passage)
            }
            Some(passage) => self.why_not_fence_after(at, made, passage),
        };
        match no_step.or(no_fence) {
            Some(say) => Err(say),
            None => Ok(Move { step, fence }),
        }
    }

    fn seat_text(&self, seat: Seat) -> String {
        if seat == Seat(0) { "w" } else { "b" }.into()
    }
}

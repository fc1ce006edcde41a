//! Positions as `BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,97/h,h,h,h,h bars=9,28`,
//! with ` die=4` after it while a throw is to be used, or ` roll=4,?,-` in the
//! throw for who begins: rolled, still to roll, out. Moves as `97-101 +40`,
//! plies as `4:97-101 +40`.

use super::board::{Field, Geometry, PAWNS, SEATS, bits};
use super::moves::FACES;
use super::position::{Move, Phase, Position};
use super::roll_off::{Roll, RollOff, Rolled};
use super::rules::Barricade;
use super::toggles::Start;
use crate::rules::Seat;
use crate::rules::game::{Game, Turn};
use crate::rules::notation::{Notation, quote};
use crate::rules::say::Say;

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(",")
}

fn read_face(text: &str) -> Option<u8> {
    text.parse().ok().filter(|face| FACES.contains(face) && face.to_string() == text)
}

/// The set of houses in the part `houses=0,3` of a position's text, if it is written as it should be.
fn read_houses(text: &str) -> Option<u8> {
    let mut set = 0u8;
    for name in text.split(',') {
        let house: u8 = name.parse().ok().filter(|house| *house < 8)?;
        // In the order in which they play, each once.
        if house.to_string() != name || set >> house != 0 {
            return None;
        }
        set |= 1 << house;
    }
    Some(set)
}

/// The value of the part `NAME=VALUE` of a position's text.
fn value<'a>(part: &'a str, name: &'static str) -> Result<&'a str, Say> {
    let value = part.strip_prefix(name).and_then(|rest| rest.strip_prefix('='));
    value.ok_or_else(|| Say::new("barricade-position-part").with("name", name).with("text", quote(part)))
}

impl Barricade {
    fn write_rolls(&self, roll_off: &RollOff) -> String {
        list(roll_off.rolls().iter().take(self.seats()).map(|roll| match roll {
            Roll::Out => "-".into(),
            Roll::Due => "?".into(),
            Roll::Made(face) => face.to_string(),
        }))
    }

    fn read_rolls(&self, text: &str) -> Result<RollOff, Say> {
        let rolls = text.split(',').map(|roll| match roll {
            "-" => Some(Roll::Out),
            "?" => Some(Roll::Due),
            face => read_face(face).map(Roll::Made),
        });
        let rolls: Option<Vec<Roll>> = rolls.collect();
        rolls
            .filter(|rolls| rolls.len() == self.seats())
            .and_then(|rolls| RollOff::from(&rolls))
            .filter(|_| self.toggles.start != Start::FirstSeat)
            .ok_or_else(|| Say::new("barricade-position-roll").with("text", quote(text)))
    }

    fn read_field(&self, text: &str) -> Result<Field, Say> {
        self.geometry.read_field(text).map_err(|quoted| Say::new("barricade-no-field").with("field", quoted))
    }

    /// The fields of the pawns of a seat; one not named is at home.
    fn read_pawns(&self, seat: Seat, text: &str) -> Result<u128, Say> {
        let (mut pawns, mut places) = (0, 0);
        for name in text.split(',') {
            places += 1;
            if name == "h" {
                continue;
            }
            let field = self.read_field(name)?;
            if pawns & field.mask() != 0 {
                return Err(self.say_field("barricade-position-two-pawns", field));
            }
            pawns |= field.mask();
        }
        if places != PAWNS as usize {
            return Err(Say::new("barricade-position-places")
                .with("side", self.side(seat))
                .with("count", places));
        }
        Ok(pawns)
    }

    fn read_all_pawns(&self, text: &str) -> Result<[u128; SEATS], Say> {
        let (mut pawns, mut all) = ([0; SEATS], 0);
        let texts: Vec<&str> = text.split('/').collect();
        if texts.len() != self.seats() {
            return Err(Say::new("barricade-position-players")
                .with("count", texts.len())
                .with("players", self.seats()));
        }
        for ((seat, text), own) in (0..).map(Seat).zip(texts).zip(&mut pawns) {
            *own = self.read_pawns(seat, text)?;
            if let Some(field) = bits(*own & all).next() {
                return Err(self.say_field("barricade-position-two-pawns", Field(field)));
            }
            all |= *own;
        }
        Ok(pawns)
    }

    fn read_barricades(&self, text: &str) -> Result<u128, Say> {
        let (mut barricades, mut count) = (0u128, 0);
        for name in text.split(',') {
            count += 1;
            let field = self.read_field(name)?;
            if barricades & field.mask() != 0 {
                return Err(self.say_field("barricade-position-two-barricades", field));
            }
            if self.barred & field.mask() != 0 {
                return Err(self.say_field("barricade-position-barred", field));
            }
            barricades |= field.mask();
        }
        let all = self.geometry.barricades.count_ones() as usize;
        if count != all {
            return Err(Say::new("barricade-position-barricades").with("count", count).with("all", all));
        }
        Ok(barricades)
    }

    fn read_phase(&self, text: &str) -> Result<Phase, Say> {
        if let Some(die) = text.strip_prefix("die=") {
            let face = read_face(die);
            return face
                .map(Phase::Walk)
                .ok_or_else(|| Say::new("barricade-no-face").with("text", quote(die)));
        }
        Ok(Phase::RollOff(self.read_rolls(value(text, "roll")?)?))
    }

    fn read_walk(&self, text: &str) -> Result<Move, Say> {
        if text == "-" {
            return Ok(Move::Pass);
        }
        let (walk, barricade) = match text.split_once(" +") {
            Some((walk, barricade)) => (walk, Some(self.read_field(barricade)?)),
            None => (text, None),
        };
        let (from, to) =
            walk.split_once('-').ok_or_else(|| Say::new("barricade-move-form").with("text", quote(text)))?;
        let from = if from == "h" { None } else { Some(self.read_field(from)?) };
        Ok(Move::Walk { from, to: self.read_field(to)?, barricade })
    }

    fn read_throw(&self, text: &str) -> Result<Move, Say> {
        let face = read_face(text).map(Move::Throw);
        face.ok_or_else(|| Say::new("barricade-no-face").with("text", quote(text)))
    }

    /// Reads `97-101`, to be played with `die`.
    fn read_used(&self, at: &Position, die: u8, text: &str) -> Result<Move, Say> {
        let mv = self.read_walk(text)?;
        self.why_not(at, die, mv).map_or(Ok(mv), Err)
    }

    /// Reads `roll 3 5 5 / 2 6`, or a beginning of it.
    fn read_roll_off(&self, at: &Position, text: &str) -> Result<Vec<Move>, Say> {
        let wrong = || Say::new("barricade-roll-form").with("text", quote(text));
        let known = self.write_ply(at, &[]);
        let rest = text.strip_prefix(&known).ok_or_else(wrong)?;
        let faces = rest.split(' ').filter(|word| !matches!(*word, "" | "/"));
        let moves = faces.map(|face| self.read_throw(face)).collect::<Result<Vec<_>, _>>()?;
        let (mut now, mut undecided) = (*at, true);
        for &mv in &moves {
            if !undecided {
                return Err(wrong());
            }
            now = self.play(&now, mv);
            undecided = self.undecided(&now);
        }
        // Only what would be written so may be read.
        if self.write_ply(at, &moves) == text && !moves.is_empty() { Ok(moves) } else { Err(wrong()) }
    }

    fn write_roll_off(&self, mut roll_off: RollOff, moves: &[Move]) -> String {
        let mut text = "roll".to_owned();
        text.extend(roll_off.rolls().iter().filter_map(Roll::made).map(|face| format!(" {face}")));
        for &mv in moves {
            let Move::Throw(face) = mv else { continue };
            text.push_str(&format!(" {face}"));
            if let Rolled::On(on) = roll_off.roll(face) {
                if on.is_fresh() {
                    text.push_str(" /");
                }
                roll_off = on;
            }
        }
        text
    }
}

impl Notation for Barricade {
    fn write_position(&self, at: &Position) -> String {
        let pawns: Vec<String> = (0..self.seats() as u8)
            .map(|seat| {
                let home = std::iter::repeat_n("h".to_owned(), at.home(Seat(seat)) as usize);
                list(home.chain(bits(at.pawns(Seat(seat))).map(|id| id.to_string())))
            })
            .collect();
        let phase = match at.phase {
            Phase::Throw => String::new(),
            Phase::Walk(die) => format!(" die={die}"),
            Phase::RollOff(roll_off) => format!(" roll={}", self.write_rolls(&roll_off)),
        };
        format!(
            "BAR1 {} houses={} turn={} pawns={} bars={}{phase}",
            self.geometry.name,
            list(self.houses.iter()),
            at.to_move.0,
            pawns.join("/"),
            list(bits(at.barricades)),
        )
    }

    fn seated(&self, text: &str) -> Self {
        let houses = text.split(' ').find_map(|part| part.strip_prefix("houses="));
        let seated = houses.and_then(read_houses).and_then(|set| self.with_houses(set));
        seated.unwrap_or_else(|| self.clone())
    }

    fn read_position(&self, text: &str) -> Result<Position, Say> {
        let parts: Vec<&str> = text.split(' ').collect();
        let (parts, phase) = match parts[..] {
            [ref parts @ .., phase] if parts.len() == 6 => (parts, Some(phase)),
            _ => (&parts[..], None),
        };
        let &["BAR1", board, houses, turn, pawns, barricades] = parts else {
            return Err(Say::new("barricade-position-form").with("text", quote(text)));
        };
        if board.replace('-', "_") != self.geometry.name {
            let known = (0..).map_while(Geometry::get).any(|known| known.name == board.replace('-', "_"));
            let id = if known { "barricade-position-other-board" } else { "barricade-position-board" };
            return Err(Say::new(id).with("board", quote(board)).with("own", self.geometry.name));
        }
        let houses = value(houses, "houses")?;
        if read_houses(houses) != Some(self.house_set()) {
            return Err(Say::new("barricade-position-houses").with("text", quote(houses)));
        }
        let turn = value(turn, "turn")?;
        let to_move = (0..self.seats() as u8).map(Seat).find(|&seat| self.seat_text(seat) == turn);
        let to_move = to_move.ok_or_else(|| {
            Say::new("barricade-position-turn").with("text", quote(turn)).with("last", self.seats() - 1)
        })?;
        let position = Position {
            pawns: self.read_all_pawns(value(pawns, "pawns")?)?,
            barricades: self.read_barricades(value(barricades, "bars")?)?,
            to_move,
            phase: phase.map_or(Ok(Phase::Throw), |text| self.read_phase(text))?,
        };
        match position.phase {
            Phase::RollOff(roll_off) if roll_off.seat() != to_move => {
                Err(Say::new("barricade-position-roll-turn").with("turn", usize::from(roll_off.seat().0)))
            }
            Phase::RollOff(_) if position.pawns != self.start().pawns => {
                Err(Say::new("barricade-position-roll-late"))
            }
            Phase::Walk(_) if matches!(self.turn(&position), Turn::Over(_)) => {
                Err(self.say_field("barricade-position-over", self.geometry.goal))
            }
            _ => Ok(position),
        }
    }

    fn write_move(&self, _at: &Position, mv: Move) -> String {
        match mv {
            Move::Throw(face) => face.to_string(),
            Move::Pass => "-".into(),
            Move::Walk { from, to, barricade } => {
                let from = from.map_or("h".into(), |from| from.0.to_string());
                let barricade = barricade.map_or(String::new(), |field| format!(" +{}", field.0));
                format!("{from}-{}{barricade}", to.0)
            }
        }
    }

    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Say> {
        match (self.turn(at), at.phase) {
            (Turn::Over(_), _) => Err(Say::new("match-over")),
            (_, Phase::Walk(die)) => self.read_used(at, die, text),
            _ => self.read_throw(text),
        }
    }

    fn write_ply(&self, at: &Position, moves: &[Move]) -> String {
        let (die, rest) = match (at.phase, moves) {
            (Phase::RollOff(roll_off), _) => return self.write_roll_off(roll_off, moves),
            (Phase::Walk(die), rest) => (die, rest),
            (_, &[Move::Throw(die), ref rest @ ..]) => (die, rest),
            _ => return String::new(),
        };
        let used = rest.first().map(|&mv| self.write_move(at, mv)).unwrap_or_default();
        format!("{die}:{used}")
    }

    fn read_ply(&self, at: &Position, text: &str) -> Result<Vec<Move>, Say> {
        let thrown = text.split_once(':');
        match (at.phase, thrown) {
            _ if matches!(self.turn(at), Turn::Over(_)) => Err(Say::new("match-over")),
            (Phase::RollOff(_), _) if text.starts_with("roll") => self.read_roll_off(at, text),
            (Phase::Throw, Some((face, used))) => {
                let throw = self.read_throw(face)?;
                let next = self.play(at, throw);
                let mut moves = vec![throw];
                if !used.is_empty() {
                    moves.push(self.read_used(&next, next.die().unwrap_or(0), used)?);
                }
                Ok(moves)
            }
            (Phase::Throw, None) if text.contains('-') => {
                Err(Say::new("barricade-throw-missing").with("text", quote(text)))
            }
            (Phase::Walk(die), Some((face, used))) => {
                if face != die.to_string() {
                    let spot = self.geometry.die_spot();
                    return Err(Say::new("barricade-die-lies").with("die", usize::from(die)).about(spot));
                }
                Ok(vec![self.read_used(at, die, used)?])
            }
            _ => Ok(vec![self.read_move(at, text)?]),
        }
    }

    fn seat_text(&self, seat: Seat) -> String {
        seat.0.to_string()
    }
}

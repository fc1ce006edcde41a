//! The table alone: commands in, answers and entities out, without a picture.

use std::collections::BTreeMap;

use bergerie::app::table::{self, Arrange, Command, Piece, Place, Played, Refused, Stands, Table, Travel};
use bergerie::record::{Match, Participant};
use bergerie::rules::{Deed, Manner, Seat, Spot, open};
use bevy::prelude::*;

use crate::hands::touches;
use crate::undo::SHORTEST;

/// What the table has answered since it was last asked.
#[derive(Resource, Default, Debug)]
pub struct Answers {
    pub played: Vec<String>,
    pub refused: Vec<&'static str>,
    pub travels: Vec<Travel>,
    arranged: usize,
}

fn listen(
    mut answers: ResMut<Answers>,
    mut played: MessageReader<Played>,
    mut refused: MessageReader<Refused>,
    mut travels: MessageReader<Travel>,
    mut arranged: MessageReader<Arrange>,
) {
    answers.played.extend(played.read().map(|played| played.0.text.clone()));
    answers.refused.extend(refused.read().map(|refused| refused.0.id));
    answers.travels.extend(travels.read().cloned());
    answers.arranged += arranged.read().count();
}

pub struct Bare(pub App);

impl Bare {
    pub fn new() -> Bare {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, table::plugin)).init_resource::<Answers>();
        app.add_systems(Last, listen);
        Bare(app)
    }

    /// A table with a fresh match on it.
    fn laid(rules: &str) -> Bare {
        let mut bare = Bare::new();
        bare.ask([Command::New { game: "enclos".into(), rules: rules.into() }]);
        bare
    }

    /// Gives commands, all in one frame.
    pub fn ask(&mut self, commands: impl IntoIterator<Item = Command>) -> Answers {
        for command in commands {
            self.0.world_mut().write_message(command);
        }
        self.0.update();
        self.0.update();
        std::mem::take(&mut *self.0.world_mut().resource_mut::<Answers>())
    }

    pub fn table(&self) -> &Table {
        self.0.world().resource::<Table>()
    }

    fn touch(&self, spot: &str) -> Command {
        Command::Touch(self.table().board().find(spot).unwrap_or_else(|| panic!("no spot {spot}")))
    }

    fn turn(&self, turn: &str) -> Vec<Command> {
        touches(turn).into_iter().map(|spot| self.touch(spot)).collect()
    }

    pub fn standing(&mut self) -> BTreeMap<Entity, Stands> {
        let world = self.0.world_mut();
        let mut pieces = world.query_filtered::<(Entity, &Stands), With<Piece>>();
        pieces.iter(world).map(|(entity, stands)| (entity, *stands)).collect()
    }

    /// The entities stand where the referee says that things stand.
    pub fn agrees(&mut self) {
        let world = self.0.world_mut();
        let mut pieces = world.query::<(&Piece, &Stands)>();
        let mut shown: Vec<_> =
            pieces.iter(world).map(|(piece, stands)| (piece.kind, stands.spot, stands.berth)).collect();
        shown.sort_unstable();
        let table = self.table();
        let mut expected = Vec::new();
        for thing in table.line().standing(table.made()) {
            let same = |&&(kind, spot, _): &&_| (kind, spot) == (thing.kind, thing.spot);
            let berth = expected.iter().filter(same).count();
            expected.push((thing.kind, thing.spot, berth));
        }
        expected.sort_unstable();
        assert_eq!(shown, expected, "{}", table.line().position());
    }
}

#[test]
fn a_match_is_laid_out_and_cleared_away() {
    let mut bare = Bare::laid("");
    let places = |bare: &mut Bare| {
        let world = bare.0.world_mut();
        world.query::<&Place>().iter(world).count()
    };
    assert_eq!(bare.standing().len(), 6 + 90);
    assert_eq!(places(&mut bare), bare.table().board().spots.len());
    bare.agrees();
    bare.ask([Command::Leave]);
    assert!(bare.0.world().get_resource::<Table>().is_none());
    assert_eq!((bare.standing().len(), places(&mut bare)), (0, 0));
    // Over a match in play a new one can be begun.
    bare.ask([Command::New { game: "enclos".into(), rules: "french,supply=7".into() }]);
    bare.ask([Command::New { game: "enclos".into(), rules: "french,supply=9".into() }]);
    assert_eq!(bare.standing().len(), 6 + 9);
    bare.agrees();
}

#[test]
fn a_turn_is_touched_together_and_answered_once() {
    let mut bare = Bare::laid("");
    let c3 = bare.touch("c3");
    let answers = bare.ask([c3]);
    assert!(answers.played.is_empty() && answers.travels.is_empty(), "{answers:?}");
    let b2 = bare.touch("b2");
    let answers = bare.ask([b2]);
    assert!(answers.played.is_empty());
    let [leap] = &answers.travels[..] else { panic!("{answers:?}") };
    assert_eq!((leap.manner, bare.table().board().name(leap.to.spot)), (Manner::Leap, "b2"));
    bare.agrees();
    let fence = bare.touch("f4/g4");
    let answers = bare.ask([fence]);
    assert_eq!(answers.played, ["c3-b2 +f4/g4"]);
    let [rise] = &answers.travels[..] else { panic!("{answers:?}") };
    assert_eq!((rise.manner, rise.from.berth), (Manner::Rise, 89), "from the top of the pile");
    bare.agrees();
}

#[test]
fn commands_of_one_frame_are_answered_in_order() {
    let mut bare = Bare::laid("");
    let commands: Vec<_> = SHORTEST.iter().flat_map(|turn| bare.turn(turn)).collect();
    let answers = bare.ask(commands);
    assert_eq!(answers.played, SHORTEST);
    assert_eq!(bare.table().line().result(), "won w blocked");
    bare.agrees();
    let more = bare.touch("a1");
    let answers = bare.ask([more]);
    assert_eq!(answers.refused, ["match-over"]);
}

#[test]
fn refusals_change_nothing() {
    let mut bare = Bare::laid("");
    let before = bare.standing();
    for (spot, id) in [("a1", "enclos-no-sheep"), ("c4", "enclos-other-sheep"), ("stack", "enclos-stack")] {
        let touch = if spot == "stack" { bare.stack() } else { bare.touch(spot) };
        let answers = bare.ask([touch]);
        assert_eq!((answers.refused, answers.arranged), (vec![id], 0));
        assert_eq!(bare.standing(), before);
        assert!(bare.table().made().is_empty());
    }
    // A spot of no board at all.
    let answers = bare.ask([Command::Touch(Spot(u16::MAX))]);
    assert_eq!((answers.refused.len(), answers.arranged), (1, 0));
    let answers = bare.ask([Command::New { game: "chess".into(), rules: String::new() }]);
    assert_eq!(answers.refused, ["game-unknown"]);
    assert_eq!(bare.standing(), before, "the match in play goes on");
}

impl Bare {
    /// A touch of the fences that wait.
    fn stack(&self) -> Command {
        let board = self.table().board();
        let reserve = board.iter().find(|(_, info)| info.kind == bergerie::rules::SpotKind::Reserve);
        Command::Touch(reserve.expect("there is a reserve").0)
    }
}

#[test]
fn back_and_forth_every_piece_finds_its_place() {
    let mut bare = Bare::laid("");
    let mut seen = vec![bare.standing()];
    for turn in SHORTEST {
        let touches = bare.turn(turn);
        bare.ask(touches);
        seen.push(bare.standing());
    }
    for expected in seen.iter().rev().skip(1) {
        let answers = bare.ask([Command::Undo]);
        assert_eq!(bare.standing(), *expected);
        assert_eq!(answers.travels.len(), 2, "a sheep and a fence go home");
        bare.agrees();
    }
    assert_eq!(bare.ask([Command::Undo]).arranged, 0, "nothing lies before the first ply");
    for expected in &seen[1..] {
        bare.ask([Command::Redo]);
        assert_eq!(bare.standing(), *expected);
    }
    assert_eq!(bare.ask([Command::Redo]).arranged, 0, "nothing lies after the last ply");
    // All in one frame, as on a slow machine.
    bare.ask([Command::Undo, Command::Undo, Command::Redo]);
    assert_eq!(bare.standing(), seen[SHORTEST.len() - 1]);
    bare.ask([Command::Redo]);
    // Undo and redo are no news: nothing was played.
    assert!(bare.ask([Command::Undo, Command::Redo]).played.is_empty());
    bare.agrees();
    // A rematch moves the same pieces home, however far they are.
    bare.ask([Command::Rematch]);
    let (at_first, now): (Vec<_>, Vec<_>) =
        (seen[0].keys().copied().collect(), bare.standing().into_keys().collect());
    assert_eq!(now, at_first);
    bare.agrees();
    assert_eq!(bare.table().line().position(), open("enclos", "", None).expect("a match").position());
}

#[test]
fn a_match_that_exists_is_gone_on_with_at_its_cursor() {
    let mut game = Match::new("enclos", "french,supply=9", None).expect("a match");
    for turn in &SHORTEST[..3] {
        game.play_text(turn).unwrap_or_else(|say| panic!("{turn}: {say}"));
    }
    game.undo();
    let mut bare = Bare::laid("");
    bare.ask([Command::Open(game.clone())]);
    assert_eq!(*bare.table().game(), game);
    bare.agrees();
    bare.ask([Command::Redo]);
    assert_ne!(*bare.table().game(), game, "the cursor has moved on");
    bare.agrees();
    bare.ask([Command::Undo]);
    assert_eq!(*bare.table().game(), game);
    let branch = bare.turn("e5-d5 +c5/d5");
    bare.ask(branch);
    bare.agrees();
    assert_eq!(game.cursor(), 2, "the one that was handed over is another");
    // It has a start of its own to begin again from.
    bare.ask([Command::Rematch]);
    assert_eq!((bare.table().game().plies().len(), bare.table().line().rules()), (0, game.line().rules()));
    bare.agrees();
}

#[test]
fn the_rules_of_the_match_stay_in_the_rematch() {
    let mut bare = Bare::laid("french,supply=2");
    let rules = bare.table().line().rules();
    let turn = bare.turn("c3-d4 +d2/d3");
    bare.ask(turn);
    bare.ask([Command::Rematch]);
    assert_eq!(bare.table().line().rules(), rules);
    assert_eq!(bare.standing().len(), 6 + 2);
    bare.agrees();
    // Once the fences are used up a turn is a move alone.
    for turn in ["c3-d4 +d2/d3", "c4-b4 +e3/f3", "d4-c3"] {
        let touches = bare.turn(turn);
        assert_eq!(bare.ask(touches).played, [turn]);
        bare.agrees();
    }
}

#[test]
fn deeds_name_the_path_from_where_a_piece_stands() {
    let mut bare = Bare::laid("");
    let turn = bare.turn("+e3/f3 d5-d6");
    bare.ask(turn);
    let ply = bare.table().last().expect("a ply was played");
    let board = bare.table().board();
    let paths: Vec<Vec<&str>> = ply
        .deeds
        .iter()
        .map(|deed| match deed {
            Deed::Move { path, .. } => path.iter().map(|&spot| board.name(spot)).collect(),
            Deed::Throw { .. } => panic!("there is no die"),
        })
        .collect();
    assert!(paths.iter().any(|path| path[..] == ["d5", "d6"]), "{paths:?}");
    assert!(paths.iter().any(|path| path.last() == Some(&"e3/f3")), "{paths:?}");
}

#[test]
fn people_sit_down_with_the_match_and_stay_for_the_next() {
    let mut bare = Bare::new();
    let people = ["Anna", "human"].map(Participant::read).to_vec();
    // Both in one frame: the match is there for whoever sits down at it.
    bare.ask([Command::New { game: "enclos".into(), rules: String::new() }, Command::Seat(people.clone())]);
    assert_eq!(bare.table().game().tag("Seats"), Some("Anna,human"));
    assert_eq!(bare.table().participant(Seat(0)).name(), Some("Anna"));
    bare.ask([Command::Rematch]);
    assert_eq!(bare.table().participant(Seat(0)), people[0]);
    // Opened and left in one frame, there is no match.
    let mut bare = Bare::new();
    bare.ask([Command::New { game: "enclos".into(), rules: String::new() }, Command::Leave]);
    assert!(bare.0.world().get_resource::<Table>().is_none());
}

#[test]
fn going_to_a_ply_moves_the_things_that_are_there() {
    let all = |standing: &BTreeMap<Entity, Stands>| {
        let mut all: Vec<_> = standing.values().copied().collect();
        all.sort_unstable();
        all
    };
    let mut bare = Bare::laid("");
    let before = bare.standing();
    for turn in SHORTEST {
        let turn = bare.turn(turn);
        bare.ask(turn);
    }
    let after = bare.standing();
    let answers = bare.ask([Command::GoTo(0)]);
    assert_eq!((bare.table().game().cursor(), all(&bare.standing())), (0, all(&before)));
    assert!(answers.played.is_empty() && !answers.travels.is_empty());
    bare.ask([Command::GoTo(usize::MAX)]);
    assert_eq!(bare.table().game().cursor(), SHORTEST.len());
    assert_eq!(all(&bare.standing()), all(&after));
    assert!(bare.standing().keys().eq(before.keys()), "no thing is new");
    // A turn that has been begun is dropped.
    bare.ask([Command::GoTo(2)]);
    let begun = bare.touch(touches(SHORTEST[2])[0]);
    bare.ask([begun]);
    assert_eq!(bare.table().made().len(), 1);
    bare.ask([Command::GoTo(2)]);
    assert!(bare.table().made().is_empty());
}

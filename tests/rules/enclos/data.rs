//! Everything in `tests/data/enclos.json`, entry by entry.

use std::collections::{BTreeSet, HashMap};

use crate::common::{enclos, enclos_data, number, strings, text, winner};
use bergerie::rules::enclos::{Enclos, Position};
use bergerie::rules::{
    AnyLine, Game, Line, Notation, Note, Seat, SpotKind, Table, Tint, Turn, open, perft, read_rules,
};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// The rule set's text for toggles as the data write them: none as null, on and off as true and false.
fn rules_text(toggles: &Value) -> String {
    let mut rules = "french".to_owned();
    for (toggle, value) in toggles.as_object().expect("toggles") {
        let value = match value {
            Value::Null => "none".to_owned(),
            Value::Bool(on) => if *on { "on" } else { "off" }.to_owned(),
            Value::Number(number) => number.to_string(),
            other => text(other).to_owned(),
        };
        rules += &format!(",{toggle}={value}");
    }
    rules
}

/// The sheep moves of the side to move, whether or not its turn could be completed.
fn sheep_moves(position: &str) -> Vec<String> {
    // By the default rules every sheep move belongs to a turn.
    let moves = enclos("", position).moves();
    let steps: BTreeSet<&str> = moves.iter().filter_map(|turn| turn.split(' ').next()).collect();
    steps.into_iter().map(str::to_owned).collect()
}

/// The same position with the other side to move.
fn other_side(position: &str) -> String {
    let (rest, side) = position.split_at(position.len() - 1);
    format!("{rest}{}", if side == "w" { "b" } else { "w" })
}

/// How many ways there are to touch a turn: turns with the order of their actions told apart.
fn ordered_turns(game: &Enclos, position: &Position) -> usize {
    let (mut moves, mut ways) = (Vec::new(), Vec::new());
    game.moves(position, &mut moves);
    for mv in moves {
        game.ways(position, mv, &mut ways);
    }
    ways.len()
}

/// The first five, the middle five and the last five of a long list; all of a short one.
fn sample(moves: &[String]) -> Vec<&str> {
    let all: Vec<&str> = moves.iter().map(String::as_str).collect();
    if all.len() <= 15 {
        return all;
    }
    let middle = all.len() / 2 - 2;
    [&all[..5], &all[middle..middle + 5], &all[all.len() - 5..]].concat()
}

fn sha256(moves: &[String]) -> String {
    Sha256::digest(moves.join("\n")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The passages of the board as names, those that `keep` keeps.
fn passages(line: &dyn AnyLine, keep: impl Fn(&str) -> bool) -> Vec<&str> {
    let spots = line.board().spots.iter().filter(|spot| spot.kind == SpotKind::Passage);
    spots.map(|spot| spot.name.as_str()).filter(|name| keep(name)).collect()
}

/// The names of the fenced passages.
fn fenced(line: &dyn AnyLine) -> BTreeSet<&str> {
    let board = line.board();
    let standing = line.standing(&[]);
    let fences = standing.iter().filter(|thing| board.kinds[usize::from(thing.kind.0)].name == "fence");
    fences.map(|thing| board.name(thing.spot)).filter(|name| *name != "stack").collect()
}

/// The names of the passages that may be fenced as the first action.
fn first_fences(line: &dyn AnyLine) -> Vec<&str> {
    let next = line.next(&[]);
    let names = next.iter().map(|&spot| line.board().name(spot));
    names.filter(|name| name.contains('/')).collect()
}

/// The fields tinted for each side.
fn tinted(line: &dyn AnyLine, seat: u8) -> usize {
    let tint = Tint::Territory(Seat(seat));
    line.notes(&[]).iter().filter(|note| matches!(note, Note::Tint { tint: it, .. } if *it == tint)).count()
}

/// Everything that an entry says of its position, under `rules`.
fn check_position(entry: &Value, rules: &str) {
    let position = text(&entry["position"]);
    let context = format!("{rules} {position}");
    let line = enclos(rules, position);
    let game: Enclos = read_rules(rules).expect("rules of the data");
    let at = game.read_position(position).expect("a position of the data");
    assert_eq!(line.position(), position, "canonical");

    assert_eq!(winner(line.turn()), entry["result"].as_str(), "{context}: result");
    if let Turn::Over(outcome) = line.turn() {
        assert_eq!(outcome.reason.0, "blocked", "{context}");
    }
    assert_eq!(fenced(&*line).len() as u64, number(&entry["fences_on_board"]), "{context}: fences");
    assert_eq!(u64::from(at.open_passages()), number(&entry["open_passages"]), "{context}: open");
    // What is not on the board waits on the stack: one fence for each passage, or what the supply holds.
    let stack = line.board().find("stack");
    let waiting = line.standing(&[]).iter().filter(|thing| Some(thing.spot) == stack).count();
    let supply = entry["rules"]["supply"].as_u64().unwrap_or(90);
    assert_eq!(waiting as u64 + number(&entry["fences_on_board"]), supply, "{context}: fences in all");

    let steps = sheep_moves(position);
    assert_eq!(steps, strings(&entry["moves_list"]), "{context}: moves");
    assert_eq!(steps.len() as u64, number(&entry["moves"]), "{context}: moves");
    let opponent = sheep_moves(&other_side(position)).len() as u64;
    assert_eq!(opponent, number(&entry["opponent_moves"]), "{context}: opponent's moves");

    let turns = line.moves();
    assert_eq!(turns.len() as u64, number(&entry["turns"]), "{context}: turns");
    assert_eq!(game.count(&at), turns.len() as u64, "{context}: count");
    assert_eq!(sample(&turns), strings(&entry["sample"]), "{context}: sample");
    assert_eq!(sha256(&turns), text(&entry["turns_sha256"]), "{context}: all turns");
    assert_eq!(ordered_turns(&game, &at) as u64, number(&entry["ordered_turns"]), "{context}: ways");
    assert_eq!(first_fences(&*line).len() as u64, number(&entry["first_fences"]), "{context}: first fences");

    let territory: Vec<u64> = game.territory(&at).iter().map(|spots| spots.len() as u64).collect();
    let expected: Vec<u64> =
        entry["territory"].as_array().expect("four numbers").iter().map(number).collect();
    assert_eq!(territory, expected, "{context}: territory");
    assert_eq!([0, 1].map(|seat| tinted(&*line, seat) as u64), expected[..2], "{context}: tints");

    for (key, depth) in [("perft2", 2), ("perft3", 3)] {
        if let Some(leaves) = entry[key].as_u64() {
            let mut line = Line::from(game.clone(), at);
            assert_eq!(perft(&mut line, depth), leaves, "{context}: perft {depth}");
            assert_eq!(line.position(), &at, "{context}: perft puts everything back");
        }
    }
    if let Some(expected) = entry["why"].as_object() {
        for (sheep, why) in expected {
            assert_eq!(exits(&*line, sheep), text(why), "{context}: {sheep}");
        }
        assert_eq!(expected.len(), 3, "{context}: three sheep to move");
    }
    if let Some(forbidden) = entry.get("forbidden_first_fences") {
        let (closed, allowed) = (fenced(&*line), first_fences(&*line));
        let refused = passages(&*line, |name| !closed.contains(name) && !allowed.contains(&name));
        assert_eq!(refused, strings(forbidden), "{context}: first fences refused");
    }
}

/// What the ways out of a sheep's field are like: closed by a fence, by a sheep behind them, or free.
fn exits(line: &dyn AnyLine, sheep: &str) -> String {
    let standing = line.standing(&[]);
    let stands = |name: &str| standing.iter().any(|thing| line.board().name(thing.spot) == name);
    let mut kinds = [("fence", false), ("sheep", false), ("free", false)];
    for passage in passages(line, |name| name.split('/').any(|field| field == sheep)) {
        let beyond = passage.split('/').find(|field| *field != sheep).expect("another field");
        let kind = if stands(passage) {
            0
        } else if stands(beyond) {
            1
        } else {
            2
        };
        kinds[kind].1 = true;
    }
    let spot = line.board().find(sheep);
    let stuck = line
        .notes(&[])
        .iter()
        .any(|note| matches!(note, Note::Tint { spot: at, tint: Tint::Stuck } if Some(*at) == spot));
    assert_eq!(stuck, !kinds[2].1, "{sheep} is tinted as stuck just where it is");
    kinds.iter().filter(|(_, there)| *there).map(|(kind, _)| *kind).collect::<Vec<_>>().join("+")
}

#[test]
fn no_section_of_the_data_is_left_out() {
    let data = enclos_data();
    let sections: Vec<&str> = data.as_object().expect("sections").keys().map(String::as_str).collect();
    let tested = [
        "default_rules",
        "edge",
        "games",
        "legality",
        "positions",
        "small_board",
        "solved",
        "start",
        "win_in_one",
        "win_in_two",
    ];
    let prose = ["counting", "position_format", "what"];
    assert!(sections.iter().all(|name| tested.contains(name) || prose.contains(name)), "{sections:?}");
    assert_eq!(sections.len(), tested.len() + prose.len());
}

#[test]
fn the_default_rules_are_those_of_the_data() {
    let rules = rules_text(&enclos_data()["default_rules"]);
    assert_eq!(rules.matches(',').count(), 5, "every toggle is named");
    assert_eq!(open("enclos", &rules, None).expect("known rules").rules(), "french");
}

#[test]
fn start() {
    let start = &enclos_data()["start"];
    assert_eq!(open("enclos", "", None).expect("the default rules").position(), text(&start["position"]));
    check_position(start, "");
    for depth in 1..=3 {
        let mut line = Line::new(Enclos::default());
        assert_eq!(perft(&mut line, depth), number(&start["perft"][&depth.to_string()]), "perft {depth}");
    }
    assert_eq!(start["perft"].as_object().expect("perft").len(), 4, "the fourth has its own test");
}

#[test]
#[ignore = "takes long: ./check --full"]
fn start_perft_4() {
    let (game, mut moves) = (Enclos::default(), Vec::new());
    game.moves(&game.start(), &mut moves);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let total: u64 = std::thread::scope(|scope| {
        let share = |thread: usize| {
            let (game, moves) = (&game, &moves);
            scope.spawn(move || {
                let mut line = Line::new(game.clone());
                let mut total = 0;
                for &mv in moves.iter().skip(thread).step_by(threads) {
                    line.advance(mv);
                    total += perft(&mut line, 3);
                    line.undo();
                }
                total
            })
        };
        let running: Vec<_> = (0..threads).map(share).collect();
        running.into_iter().map(|thread| thread.join().expect("a thread counts")).sum()
    });
    assert_eq!(total, number(&enclos_data()["start"]["perft"]["4"]));
}

#[test]
fn positions() {
    let data = enclos_data();
    let positions = data["positions"].as_array().expect("positions");
    for entry in positions {
        check_position(entry, "");
        assert_eq!(entry["played"], entry["fences_on_board"], "each turn adds one fence");
    }
    assert_eq!(positions.len(), 13);
}

#[test]
fn edge() {
    let data = enclos_data();
    let (mut positions, mut turns) = (0, 0);
    for entry in data["edge"].as_array().expect("edge") {
        let rules = rules_text(&entry["rules"]);
        if entry.get("moves_list").is_some() {
            check_position(entry, &rules);
            positions += 1;
        }
        if let Some(turn) = entry.get("turn") {
            let (turn, context) = (text(turn), text(&entry["id"]));
            let mut line = enclos(&rules, text(&entry["position"]));
            line.play_text(turn).unwrap_or_else(|say| panic!("{context}: {turn}: {say}"));
            let after = line.position();
            assert_eq!(after, text(&entry["after"]), "{context}");
            assert_eq!(winner(line.turn()), entry["result_after"].as_str(), "{context}");
            assert_eq!(sheep_moves(&after).len() as u64, number(&entry["moves_after"]), "{context}");
            let other = sheep_moves(&other_side(&after)).len() as u64;
            assert_eq!(other, number(&entry["other_side_moves_after"]), "{context}");
            turns += 1;
        }
    }
    assert_eq!((positions, turns), (10, 5));
}

#[test]
fn legality() {
    let data = enclos_data();
    for entry in data["legality"].as_array().expect("legality") {
        let mut line = open("enclos", "", None).expect("the default rules");
        if let Some(after) = entry.get("after") {
            line.play_text(text(after)).expect("a legal turn");
        }
        let (turn, before) = (text(&entry["turn"]), line.position());
        let legal = line.moves().iter().any(|known| known == turn);
        assert_eq!(Some(legal), entry["legal"].as_bool(), "{entry}");
        assert_eq!(line.play_text(turn).is_ok(), legal, "{entry}");
        assert_eq!(line.position() == before, !legal, "{entry}");
    }
}

/// Who wins with the best play of both, found by trying everything.
struct Solver {
    game: Enclos,
    known: HashMap<Position, Seat>,
}

impl Solver {
    fn new(game: Enclos) -> Self {
        Solver { game, known: HashMap::new() }
    }

    fn winner(&mut self, at: &Position) -> Seat {
        let own = match self.game.turn(at) {
            Turn::Seat(seat) => seat,
            Turn::Over(outcome) => return outcome.winners.iter().next().expect("there are no draws"),
            Turn::Chance(_) => unreachable!("no dice"),
        };
        if let Some(&winner) = self.known.get(at) {
            return winner;
        }
        let mut moves = Vec::new();
        self.game.moves(at, &mut moves);
        let wins = moves.into_iter().any(|mv| self.winner(&self.game.play(at, mv)) == own);
        let winner = if wins { own } else { Seat(1 - own.0) };
        self.known.insert(*at, winner);
        winner
    }

    fn winning_turns(&mut self, at: &Position) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.moves(at, &mut moves);
        moves.retain(|&mv| self.winner(&self.game.play(at, mv)) == at.to_move());
        written(&self.game, at, &moves)
    }
}

fn written(game: &Enclos, at: &Position, moves: &[<Enclos as Game>::Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(|&mv| game.write_move(at, mv)).collect();
    texts.sort_unstable();
    texts
}

#[test]
fn solved() {
    let data = enclos_data();
    for entry in data["solved"].as_array().expect("solved") {
        let mut solver = Solver::new(Enclos::default());
        let at = solver.game.read_position(text(&entry["position"])).expect("a position");
        assert_eq!(u64::from(at.open_passages()), number(&entry["open_passages"]), "{entry}");
        assert_eq!(solver.game.count(&at), number(&entry["turns"]), "{entry}");
        let winning = solver.winning_turns(&at);
        assert_eq!(winning, strings(&entry["winning_turns"]), "{entry}");
        assert_eq!(winning.len() as u64, number(&entry["winning_turn_count"]), "{entry}");
        let winner = ["w", "b"][solver.winner(&at).index()];
        assert_eq!(winner, text(&entry["winner"]), "{entry}");
    }
}

/// The moves that win at once.
fn wins_in_one(game: &Enclos, at: &Position) -> Vec<<Enclos as Game>::Move> {
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    moves.retain(|&mv| wins_at_once(game, at, mv));
    moves
}

fn wins_at_once(game: &Enclos, at: &Position, mv: <Enclos as Game>::Move) -> bool {
    matches!(game.turn(&game.play(at, mv)), Turn::Over(outcome) if outcome.winners.contains(at.to_move()))
}

#[test]
fn win_in_one() {
    let (data, game) = (enclos_data(), Enclos::default());
    for entry in data["win_in_one"].as_array().expect("win_in_one") {
        let at = game.read_position(text(&entry["position"])).expect("a position");
        assert_eq!(game.count(&at), number(&entry["turns"]), "{entry}");
        let winning = written(&game, &at, &wins_in_one(&game, &at));
        assert_eq!(winning, strings(&entry["winning_turns"]), "{entry}");
        assert_eq!(winning.len() as u64, number(&entry["winning_turn_count"]), "{entry}");
    }
}

#[test]
fn win_in_two() {
    let (data, game) = (enclos_data(), Enclos::default());
    for entry in data["win_in_two"].as_array().expect("win_in_two") {
        let at = game.read_position(text(&entry["position"])).expect("a position");
        assert_eq!(game.count(&at), number(&entry["turns"]), "{entry}");
        assert_eq!(wins_in_one(&game, &at), [], "{entry}: no shorter win");
        let mut moves = Vec::new();
        game.moves(&at, &mut moves);
        moves.retain(|&mv| {
            let (after, mut replies) = (game.play(&at, mv), Vec::new());
            game.moves(&after, &mut replies);
            replies.iter().all(|&reply| {
                let (then, mut answers) = (game.play(&after, reply), Vec::new());
                game.moves(&then, &mut answers);
                answers.iter().any(|&answer| wins_at_once(&game, &then, answer))
            })
        });
        let winning = written(&game, &at, &moves);
        assert_eq!(winning, strings(&entry["winning_turns"]), "{entry}");
        assert_eq!(winning.len() as u64, number(&entry["winning_turn_count"]), "{entry}");
    }
}

#[test]
fn games() {
    let (data, mut fences_first) = (enclos_data(), 0);
    for entry in data["games"].as_array().expect("games") {
        let mut line = open("enclos", "french", None).expect("the default rules");
        let turns = strings(&entry["turns"]);
        for (ply, turn) in turns.iter().enumerate() {
            assert_eq!(line.turn(), Turn::Seat(Seat((ply % 2) as u8)), "{turn}");
            let played = line.play_text(turn).unwrap_or_else(|say| panic!("{ply}: {turn}: {say}"));
            // Canonical: the move first.
            let mut actions: Vec<&str> = turn.split(' ').collect();
            actions.sort_by_key(|action| action.starts_with('+'));
            assert_eq!(played.text, actions.join(" "));
            assert_eq!(played.seat, Some(Seat((ply % 2) as u8)));
            fences_first += usize::from(turn.starts_with('+'));
        }
        assert_eq!(line.plies() as u64, number(&entry["length"]));
        assert_eq!(line.position(), text(&entry["final"]));
        assert_eq!(winner(line.turn()), entry["winner"].as_str());
        let say = line.play_text("d5-d6 +c4/d4").expect_err("it is over");
        assert_eq!(say.id, "match-over");
    }
    assert!(fences_first > 10, "some turns are written fence first");
}

#[test]
fn small_board() {
    let data = enclos_data();
    let (small, game) = (&data["small_board"], Enclos::with_side(2));
    let named = |kind| {
        let spots = game.board().spots.iter().filter(move |spot| spot.kind == kind);
        spots.map(|spot| spot.name.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(named(SpotKind::Field), strings(&small["fields"]));
    assert_eq!(named(SpotKind::Passage), strings(&small["passages"]));

    let at = game.read_position(text(&small["position"])).expect("a position");
    assert_eq!(at, game.start());
    assert_eq!(game.write_position(&at), text(&small["position"]));
    let depths = small["perft"].as_object().expect("perft");
    for (depth, leaves) in depths {
        let depth = depth.parse().expect("a depth");
        assert_eq!(perft(&mut Line::new(game.clone()), depth), number(leaves), "perft {depth}");
    }
    assert_eq!(depths.len(), 3);

    let mut solver = Solver::new(game);
    assert_eq!(solver.winning_turns(&at), strings(&small["winning_turns"]));
    assert_eq!(["w", "b"][solver.winner(&at).index()], text(&small["winner"]));
}

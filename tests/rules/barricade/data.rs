//! Everything in `tests/data/barricade.json`, and what `rules/barricade.md` says of the boards.

use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};

use crate::common::{number, text};
use bergerie::rules::barricade::{BARRICADE, Barricade, Move};
use bergerie::rules::{
    AnyLine, Game, Line, Notation, RuleSet, Seat, SpotKind, Turn, open, perft, read_rules,
};
use serde_json::Value;

fn data() -> Vec<Value> {
    serde_json::from_str(include_str!("../../data/barricade.json"))
        .expect("tests/data/barricade.json is JSON")
}

/// The rule set of an entry.
fn rules(entry: &Value) -> String {
    let board = text(&entry["pos"]).split(' ').nth(1).expect("a board");
    match text(&entry["rules"]) {
        "french" => board.to_owned(),
        preset => format!("{board}:{preset}"),
    }
}

fn barricade(rules: &str, position: &str) -> Box<dyn AnyLine> {
    open("barricade", rules, Some(position)).unwrap_or_else(|say| panic!("{rules} {position}: {say}"))
}

#[test]
fn every_throw_of_every_position_agrees() {
    let mut throws = 0;
    for entry in data() {
        let (rules, position) = (rules(&entry), text(&entry["pos"]));
        assert_eq!(barricade(&rules, position).position(), position, "canonical");
        let (mut plies, mut blocked) = (0, 0);
        for (die, expected) in entry["die"].as_object().expect("six throws") {
            throws += 1;
            let context = format!("{rules} {position} {die}");
            let mut line = barricade(&rules, position);
            line.play_text(die).unwrap_or_else(|say| panic!("{context}: {say}"));
            assert_eq!(line.position(), format!("{position} die={die}"));
            let moves = line.moves();
            let outcomes = number(&expected["outcomes"]);
            plies += outcomes;
            if outcomes == 0 {
                blocked += 1;
                assert_eq!(moves, ["-"], "{context}");
                continue;
            }
            assert_eq!(moves.len() as u64, outcomes, "{context}");
            let mut to: BTreeMap<String, BTreeSet<u64>> = BTreeMap::new();
            for mv in &moves {
                let walk = mv.split(' ').next().expect("a walk");
                let (from, end) = walk.split_once('-').expect("from and to");
                to.entry(from.into()).or_default().insert(end.parse().expect("a field"));
            }
            let wanted: BTreeMap<String, BTreeSet<u64>> = expected["to"]
                .as_object()
                .expect("origins")
                .iter()
                .map(|(from, ends)| (from.clone(), ends.as_array().unwrap().iter().map(number).collect()))
                .collect();
            assert_eq!(to, wanted, "{context}");
        }
        let game: Barricade = read_rules(&rules).unwrap();
        let game = game.seated(position);
        let at = game.read_position(position).unwrap();
        assert_eq!(
            perft(&mut Line::from(game, at), 1),
            plies + blocked,
            "{rules} {position}: a pass counts one"
        );
    }
    assert_eq!(throws, 21 * 6);
}

/// The fields one step from each, found by walking out of every house and from every field.
fn neighbours(rules: &str) -> Vec<Vec<u64>> {
    let start = Line::new(read_rules::<Barricade>(rules).unwrap());
    let fields = start.board().spots.iter().filter(|spot| spot.kind == SpotKind::Field).count();
    let bars: Vec<u64> = bars(&AnyLine::position(&start));
    let of = |field: usize| -> Vec<u64> {
        let game: Barricade = read_rules(rules).unwrap();
        let position = game.write_position(&game.start());
        // The second player's pawns are at home and its barricades out of the way.
        let position = position.replacen("pawns=h,h,h,h,h", &format!("pawns=h,h,h,h,{field}"), 1);
        let mut line = barricade(rules, &position);
        if line.play_text("1").is_err() {
            return Vec::new();
        }
        let walks = line.moves();
        let ends = walks.iter().filter_map(|mv| mv.strip_prefix(&format!("{field}-")));
        let ends: BTreeSet<u64> = ends.map(|end| end.split(' ').next().unwrap().parse().unwrap()).collect();
        ends.into_iter().collect()
    };
    assert!(!bars.is_empty());
    (0..fields).map(of).collect()
}

fn bars(position: &str) -> Vec<u64> {
    let bars = position.split(' ').find_map(|part| part.strip_prefix("bars=")).expect("barricades");
    bars.split(',').map(|id| id.parse().unwrap()).collect()
}

/// The steps from `from` to every field.
fn distances(neighbours: &[Vec<u64>], from: u64) -> Vec<Option<u64>> {
    let mut steps = vec![None; neighbours.len()];
    steps[from as usize] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(at) = queue.pop_front() {
        for &to in &neighbours[at as usize] {
            if steps[to as usize].is_none() {
                steps[to as usize] = steps[at as usize].map(|steps: u64| steps + 1);
                queue.push_back(to);
            }
        }
    }
    steps
}

#[test]
fn boards_are_as_the_rules_describe_them() {
    for (rules, fields, edges, barricades, entries, goal, steps) in [
        ("classic", 112, 121, 11, vec![97, 101, 105, 109], 0, 40),
        ("saint-marcoise-4", 118, 134, 11, vec![2, 6, 10, 14], 117, 38),
        ("saint-marcoise-6", 118, 136, 16, vec![2, 6, 10, 14, 18, 22], 117, 29),
    ] {
        let game: Barricade = read_rules(rules).unwrap_or_else(|say| panic!("{rules}: {say}"));
        assert_eq!(game.seats(), entries.len(), "{rules}");
        let start = game.write_position(&game.start());
        assert_eq!(bars(&start).len(), barricades, "{rules}");
        let mut neighbours = neighbours(rules);
        assert_eq!(neighbours.len(), fields, "{rules}");
        // From the goal nobody goes on, so its own steps are those of its neighbours.
        for from in 0..fields as u64 {
            if neighbours[from as usize].contains(&goal) {
                neighbours[goal as usize].push(from);
            }
        }
        assert_eq!(neighbours.iter().map(Vec::len).sum::<usize>(), 2 * edges, "{rules}");
        let from_goal = distances(&neighbours, goal);
        for (seat, &entry) in entries.iter().enumerate() {
            assert_eq!(from_goal[entry as usize], Some(steps - 1), "{rules}: entering is step 1");
            let position = start.replacen("turn=0", &format!("turn={seat}"), 1);
            let mut line = barricade(rules, &position);
            line.play_text("1").unwrap();
            assert_eq!(line.moves(), [format!("h-{entry}")], "{rules}");
        }
        assert!(from_goal.iter().all(Option::is_some), "{rules}: everything is joined");
        let things = barricade(rules, &start).standing(&[]).len();
        assert_eq!(things, 5 * entries.len() + barricades + 1, "{rules}");
    }
}

#[test]
fn every_preset_has_its_rules_and_both_spellings() {
    for preset in Barricade::PRESETS {
        let game: Barricade = read_rules(preset).unwrap_or_else(|say| panic!("{preset}: {say}"));
        assert_eq!(game.name(), *preset);
        let underscores: Barricade = read_rules(&preset.replace('-', "_")).unwrap();
        assert_eq!(underscores.name(), *preset);
        let published = preset.ends_with(":ravensburger");
        let toggles = [
            ("barricade_when", if published { "arrive" } else { "leave" }),
            ("barricade_optional", if published { "off" } else { "on" }),
            ("six_again", if published { "off" } else { "on" }),
            ("six_again_if_blocked", "on"),
            ("forbidden_rows", "1"),
            ("barricade_on_goal", "off"),
            ("forced", "on"),
            ("start", "rolloff"),
            ("six_to_leave", "off"),
            ("entry_counts", "on"),
            ("path_rule", "simple"),
            ("jump_pawns", "on"),
            ("safe_first_row", "off"),
            ("teleport_mode", "edge"),
        ];
        for (toggle, value) in toggles {
            assert_eq!(game.get(toggle), value, "{preset} {toggle}");
        }
        assert_eq!(Barricade::TOGGLES.len(), toggles.len() + 1, "and how many play");
    }
}

#[test]
fn players_take_the_houses_that_the_board_gives_them() {
    for (rules, houses) in [
        ("classic", "0,1,2,3"),
        ("classic,players=2", "0,3"),
        ("classic,players=3", "0,1,2"),
        ("saint-marcoise-4,players=2", "0,2"),
        ("saint-marcoise-6", "0,1,2,3,4,5"),
        ("saint-marcoise-6,players=2", "0,3"),
        ("saint-marcoise-6,players=3", "0,2,4"),
        ("saint-marcoise-6,players=4", "0,1,3,4"),
        ("saint-marcoise-6,players=5", "0,1,2,3,4"),
    ] {
        let line = open("barricade", rules, None).unwrap();
        assert!(line.position().contains(&format!(" houses={houses} ")), "{rules}: {}", line.position());
        assert_eq!((line.rules(), line.set_up()), (rules.to_owned(), None));
    }
    for wrong in
        ["classic,players=5", "classic,players=1", "saint-marcoise-6,players=7", "classic,players=all"]
    {
        let say = open("barricade", wrong, None).err().expect(wrong);
        assert_eq!(say.id, "rules-value-unknown", "{wrong}");
    }
    // The text of a position has the last word, and is kept where the rules cannot say it.
    let text =
        "BAR1 classic houses=1,2 turn=1 pawns=h,h,h,h,h/h,h,h,h,h bars=9,28,37,40,47,51,73,77,81,85,89";
    let line = barricade("classic", text);
    assert_eq!((line.rules(), line.seats()), ("classic,players=2".to_owned(), 2));
    assert_eq!(line.set_up().as_deref(), Some(text));
    let sides: Vec<&str> = line.board().sides.clone();
    assert_eq!(sides, ["side-green", "side-yellow"]);
}

/// On a board that looks the same from several houses all of them may do the same.
#[test]
fn symmetric_houses_have_as_many_moves() {
    for (rules, alike) in [
        ("classic", vec![vec![0, 3], vec![1, 2]]),
        ("saint-marcoise-4", vec![vec![0, 1, 2, 3]]),
        ("saint-marcoise-6", vec![vec![0, 1, 2, 3, 4, 5]]),
    ] {
        let game: Barricade = read_rules(rules).unwrap();
        let counts = |seat: usize| -> Vec<u64> {
            let text = game.write_position(&game.start()).replacen("turn=0", &format!("turn={seat}"), 1);
            let at = game.read_position(&text).unwrap();
            (1..=2).map(|depth| perft(&mut Line::from(game.clone(), at), depth)).collect()
        };
        for seats in alike {
            let all: HashSet<Vec<u64>> = seats.iter().map(|&seat| counts(seat)).collect();
            // The seat that plays second may not be alike on the classic board, so only its own ply counts there.
            let own: HashSet<u64> = all.iter().map(|counts| counts[0]).collect();
            assert_eq!(own.len(), 1, "{rules}");
            assert!(rules == "classic" || all.len() == 1, "{rules}: {all:?}");
        }
    }
}

/// Rotated by a sector, or seen in a mirror, a position in the middle of a match has as many moves.
#[test]
fn symmetric_positions_have_as_many_moves() {
    for (rules, sectors) in [("classic", 0), ("saint-marcoise-4", 4), ("saint-marcoise-6", 6)] {
        let plain: Barricade = read_rules(rules).unwrap();
        let neighbours = neighbours(rules);
        let fields = neighbours.len();
        let map = symmetry(rules, &neighbours, sectors);
        assert_eq!(map.iter().collect::<HashSet<_>>().len(), fields, "{rules}: one to one");
        let mut rng = crate::common::seeded(7);
        for _ in 0..12 {
            let mut line = Line::from(plain.clone(), plain.start());
            for _ in 0..400 {
                match plain.draw(line.position(), &mut rng) {
                    Some(mv) => line.advance(mv),
                    None => break,
                }
            }
            if line.turn() == Turn::Chance(line.position().to_move()) {
                let text = plain.write_position(line.position());
                let mapped = map_position(&text, &map, sectors);
                let count = |text: &str| {
                    let at = plain.read_position(text).unwrap_or_else(|say| panic!("{text}: {say}"));
                    perft(&mut Line::from(plain.clone(), at), 1)
                };
                assert_eq!(count(&text), count(&mapped), "{text} and {mapped}");
            }
        }
    }
}

/// Where each field goes: by one sector on a circular board, left to right on the classic one.
fn symmetry(rules: &str, neighbours: &[Vec<u64>], sectors: usize) -> Vec<usize> {
    let line = open("barricade", rules, None).unwrap();
    let places: Vec<[f32; 2]> =
        line.board().spots[..neighbours.len()].iter().map(|spot| spot.place).collect();
    if sectors == 0 {
        let find = |place: [f32; 2]| {
            places.iter().position(|at| (at[0] + place[0]).abs() < 0.1 && (at[1] - place[1]).abs() < 0.1)
        };
        return places.iter().map(|&place| find(place).expect("a mirrored field")).collect();
    }
    // The drawn places of inner rings wind; ids run round each ring, so the map follows from the plan's keys.
    let plan: Value = serde_json::from_str(
        &std::fs::read_to_string(format!(
            "{}/assets/boards/{}.json",
            env!("CARGO_MANIFEST_DIR"),
            rules.replace('-', "_")
        ))
        .unwrap(),
    )
    .unwrap();
    let keys: Vec<&str> = plan["cells"].as_array().unwrap().iter().map(|cell| text(&cell["key"])).collect();
    let units = if sectors == 4 { 16 } else { 24 };
    keys.iter()
        .enumerate()
        .map(|(at, key)| match key.split_once('.') {
            Some((ring, unit)) if ring.starts_with('R') || ring.starts_with('S') => {
                let turned = (unit.parse::<usize>().unwrap() + 4) % units;
                keys.iter().position(|other| *other == format!("{ring}.{turned}")).expect("a turned field")
            }
            _ => at,
        })
        .collect()
}

fn map_position(position: &str, map: &[usize], sectors: usize) -> String {
    let mut parts: Vec<String> = position.split(' ').map(str::to_owned).collect();
    let places = |text: &str| -> String {
        let mut ids: Vec<String> = text
            .split(',')
            .map(|name| name.parse::<usize>().map_or(name.to_owned(), |id| map[id].to_string()))
            .collect();
        ids.sort();
        ids.join(",")
    };
    let pawns: Vec<String> = parts[4]["pawns=".len()..].split('/').map(places).collect();
    let seats = pawns.len();
    let seat = |seat: usize| if sectors == 0 { seats - 1 - seat } else { (seat + 1) % seats };
    let mut mapped = vec![String::new(); seats];
    for (from, pawns) in pawns.into_iter().enumerate() {
        mapped[seat(from)] = pawns;
    }
    let turn: usize = parts[3]["turn=".len()..].parse().unwrap();
    parts[3] = format!("turn={}", seat(turn));
    parts[4] = format!("pawns={}", mapped.join("/"));
    parts[5] = format!("bars={}", places(&parts[5]["bars=".len()..]));
    parts.join(" ")
}

/// The distances that positions are judged by, against going round and round until nothing changes.
#[test]
fn distances_to_the_goal_count_barricades() {
    let mut rng = crate::common::seeded(4);
    for rules in ["classic", "saint-marcoise-4", "saint-marcoise-6"] {
        let game: Barricade = read_rules(rules).unwrap();
        let mut neighbours = neighbours(rules);
        let goal = neighbours.iter().position(Vec::is_empty).expect("nobody goes on from the goal");
        for from in 0..neighbours.len() {
            if neighbours[from].contains(&(goal as u64)) {
                neighbours[goal].push(from as u64);
            }
        }
        let mut at = game.start();
        for _ in 0..600 {
            let Some(mv) = game.draw(&at, &mut rng) else { break };
            at = game.play(&at, mv);
            let bars = bars(&game.write_position(&at));
            let mut cost = vec![u16::MAX / 2; neighbours.len()];
            cost[goal] = 0;
            let entering = |cost: &[u16], to: u64| {
                cost[to as usize] + 1 + if bars.contains(&to) { BARRICADE } else { 0 }
            };
            loop {
                let better = |(from, next): (usize, &Vec<u64>)| {
                    next.iter().map(|&to| entering(&cost, to)).min().unwrap_or(u16::MAX).min(cost[from])
                };
                let next: Vec<u16> = neighbours.iter().enumerate().map(better).collect();
                if next == cost {
                    break;
                }
                cost = next;
            }
            let distances = game.distances(&at);
            for seat in (0..game.seats() as u8).map(Seat) {
                for field in at.fields(seat).chain([game.entry(seat)]) {
                    let id: usize = game
                        .write_move(&at, Move::Walk { from: None, to: field, barricade: None })[2..]
                        .parse()
                        .unwrap();
                    assert_eq!(distances.of(field), cost[id], "{rules} {} {id}", game.write_position(&at));
                }
            }
        }
    }
}

/// The goal ends a match at once, after a 6 too, and nothing can be played any more.
#[test]
fn the_goal_ends_the_match() {
    let before =
        "BAR1 classic houses=0,3 turn=1 pawns=h,h,h,h,3/h,h,h,h,4 bars=10,28,37,40,47,51,73,77,81,85,89";
    let mut line = barricade("classic", before);
    assert_eq!(line.play_text("6:4-0").unwrap().text, "6:4-0");
    assert_eq!(line.result(), "won 1 goal");
    let Turn::Over(outcome) = line.turn() else { panic!("not over") };
    assert_eq!(outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), [1]);
    let after = before.replace(",4 bars", ",0 bars").replace("h,h,h,h,0", "0,h,h,h,h");
    assert!(line.position().contains("turn=1") && !line.position().contains("die="), "{}", line.position());
    assert!(line.moves().is_empty() && line.play_text("1").is_err());
    let read = barricade("classic", &after);
    assert_eq!((read.result(), read.position()), ("won 1 goal".to_owned(), line.position()));
}

/// After a 6 the same seat goes on, after anything else the next.
#[test]
fn sixes_throw_again() {
    let start = "BAR1 classic houses=0,1,2,3 turn=3 pawns=h,h,h,h,h/h,h,h,h,h/h,h,h,h,h/h,h,h,h,h \
                 bars=9,28,37,40,47,51,73,77,81,85,89";
    for (rules, die, turn) in [
        ("classic", "6:h-104", 3),
        ("classic", "4:h-93", 0),
        ("classic:ravensburger", "6:h-104", 0),
        ("classic,six_again=off", "6:h-104", 0),
    ] {
        let mut line = barricade(rules, start);
        line.play_text(die).unwrap_or_else(|say| panic!("{rules} {die}: {say}"));
        assert!(line.position().contains(&format!(" turn={turn} ")), "{rules} {die}: {}", line.position());
    }
    // A 6 that nobody can use: all pawns are shut in between barricades.
    let shut = "BAR1 classic houses=0,3 turn=0 pawns=1,2,3,18,20/h,h,h,h,h \
                bars=4,21,37,40,47,51,73,77,81,85,89";
    for (rules, turn) in
        [("classic", 0), ("classic,six_again_if_blocked=off", 1), ("classic:ravensburger", 1)]
    {
        let mut line = barricade(rules, shut);
        line.play_text("6").unwrap();
        assert_eq!(line.moves(), ["-"], "{rules}");
        line.play_text("-").unwrap();
        assert!(line.position().contains(&format!(" turn={turn} ")), "{rules}: {}", line.position());
    }
}

/// Moves are equal just where their results are.
#[test]
fn moves_are_canonical() {
    for entry in data() {
        let game: Barricade = read_rules(&rules(&entry)).unwrap();
        let game = game.seated(text(&entry["pos"]));
        let at = game.read_position(text(&entry["pos"])).unwrap();
        for die in 1..=6 {
            let at = game.play(&at, Move::Throw(die));
            let mut moves = Vec::new();
            game.moves(&at, &mut moves);
            let results: HashSet<_> = moves.iter().map(|&mv| game.play(&at, mv)).collect();
            assert_eq!(results.len(), moves.len(), "{}", text(&entry["pos"]));
        }
    }
}

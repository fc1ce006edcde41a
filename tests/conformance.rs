//! What every game of the registry must keep to, under all its rules: checked
//! along random playouts, with nothing known of any game.

mod common;

use std::collections::{HashMap, HashSet};
use std::fmt::{self, Display};

use bergerie::rules::{
    AnyLine, Deed, Dice, Full, GAMES, Line, MAX_TOUCHES, Note, Reason, Say, Spot, SpotKind, Thing, Touch,
    Turn, Visitor, Way, read_rules, visit, write_rules,
};
use common::{garbled, pick, seeded};
use rand::{RngExt, rngs::StdRng, seq::SliceRandom};

/// Something to check of any game.
trait Check {
    /// How many matches of each game to play, all its rule sets together.
    const PLAYOUTS: usize;

    fn check<G: Full>(&mut self, game: &G, playouts: usize, rng: &mut StdRng);
}

/// Checks every game of the registry under all its rule sets.
fn everywhere<C: Check>(seed: u64, mut check: C) -> C {
    struct Everywhere<'a, C>(u64, &'a mut C);
    impl<C: Check> Visitor for Everywhere<'_, C> {
        type Out = ();

        fn visit<G: Full>(self, _game: G) {
            let mut rng = seeded(self.0);
            let games = rule_sets::<G>(&mut rng);
            for game in &games {
                self.1.check(game, C::PLAYOUTS.div_ceil(games.len()), &mut rng);
            }
        }
    }
    for name in GAMES {
        visit(name, "", Everywhere(seed, &mut check)).expect("a name of the list");
    }
    check
}

/// The rule sets of a game: all combinations of its toggles where they are few,
/// otherwise each toggle alone and a number of random combinations.
fn rule_sets<G: Full>(rng: &mut StdRng) -> Vec<G> {
    const MANY: usize = 64;
    let mut texts = Vec::new();
    for &preset in G::PRESETS {
        let rules: G = read_rules(preset).unwrap_or_else(|say| panic!("{} {preset}: {say}", G::NAME));
        let values: Vec<Vec<String>> = G::TOGGLES.iter().map(|toggle| values(rules.values(toggle))).collect();
        let choices = |chosen: &[usize]| -> String {
            let toggles = G::TOGGLES.iter().zip(&values).zip(chosen);
            toggles
                .map(|((toggle, values), &chosen)| format!(",{}={}", toggle.name, values[chosen]))
                .collect()
        };
        texts.push(preset.to_owned());
        if values.iter().map(Vec::len).product::<usize>() <= MANY {
            let mut chosen = vec![0; values.len()];
            loop {
                texts.push(format!("{preset}{}", choices(&chosen)));
                // The next combination, like the next number.
                let Some(digit) = (0..values.len()).find(|&digit| chosen[digit] + 1 < values[digit].len())
                else {
                    break;
                };
                chosen[digit] += 1;
                chosen[..digit].fill(0);
            }
        } else {
            for (toggle, values) in G::TOGGLES.iter().zip(&values) {
                texts.extend(values.iter().map(|value| format!("{preset},{}={value}", toggle.name)));
            }
            for _ in 0..MANY / 4 {
                let chosen: Vec<usize> =
                    values.iter().map(|values| rng.random_range(0..values.len())).collect();
                texts.push(format!("{preset}{}", choices(&chosen)));
            }
        }
    }
    let mut games: Vec<G> = texts
        .iter()
        .map(|text| read_rules(text).unwrap_or_else(|say| panic!("{} {text}: {say}", G::NAME)))
        .collect();
    let mut known = HashSet::new();
    games.retain(|game| known.insert(write_rules(game)));
    games
}

/// The values that the words of a toggle speak of; of a range the ends and the middle.
fn values(words: &str) -> Vec<String> {
    let mut values = Vec::new();
    for word in words.split(", ") {
        let ends = word
            .split_once('-')
            .and_then(|(low, high)| Some((low.parse::<u32>().ok()?, high.parse::<u32>().ok()?)));
        match ends {
            Some((low, high)) => {
                let mut numbers = vec![low, low.midpoint(high), high];
                numbers.dedup();
                values.extend(numbers.iter().map(u32::to_string));
            }
            None => values.push(word.to_owned()),
        }
    }
    values
}

/// Plays at random for at most `plies`, and shows every position with its
/// legal moves on the way, the last one included.
fn playout<G: Full>(
    game: &G,
    plies: usize,
    rng: &mut StdRng,
    mut see: impl FnMut(&Line<G>, &[G::Move], &mut StdRng),
) -> Line<G> {
    let (mut line, mut moves) = (Line::new(game.clone()), Vec::new());
    for _ in 0..plies {
        line.moves(&mut moves);
        see(&line, &moves, rng);
        if moves.is_empty() {
            break;
        }
        line.advance(*pick(&moves, rng));
    }
    line
}

/// Where a check stands, for its messages.
fn context<G: Full>(line: &Line<G>) -> impl Display {
    // Written only where a check fails: to write it takes longer than to check.
    fmt::from_fn(|f| {
        let (game, at) = (line.game(), line.position());
        write!(f, "{} {} {}", G::NAME, write_rules(game), game.write_position(at))
    })
}

/// At most `count` of `all`, at random.
fn some<T: Copy>(all: &[T], count: usize, rng: &mut StdRng) -> Vec<T> {
    let mut some = all.to_vec();
    some.shuffle(rng);
    some.truncate(count);
    some
}

/// Whether to look closely, the less often the more there is to look at: so
/// that positions with many moves take no more time than those with few.
fn closely(moves: &[impl Sized], often: f64, rng: &mut StdRng) -> bool {
    rng.random_bool((often / (moves.len() + 40) as f64).min(1.0))
}

fn standing<G: Full>(game: &G, at: &G::Position) -> Vec<Thing> {
    let mut things = Vec::new();
    game.standing(at, &mut things);
    things.sort_unstable();
    things
}

fn ways<G: Full>(game: &G, at: &G::Position, mv: G::Move) -> Vec<Way> {
    let mut ways = Vec::new();
    game.ways(at, mv, &mut ways);
    ways
}

fn deeds<G: Full>(game: &G, at: &G::Position, mv: G::Move, way: &Way, made: usize) -> Vec<Deed> {
    let mut deeds = Vec::new();
    game.deeds(at, mv, way, made, &mut deeds);
    deeds
}

/// A sentence that can be said: it has a name and speaks of spots there are.
fn sound<G: Full>(game: &G, say: &Say) {
    assert!(!say.id.is_empty(), "{} says nothing: {say:?}", G::NAME);
    for &spot in &say.spots {
        assert!(game.board().get(spot).is_some(), "{}: {say} speaks of {spot:?}", G::NAME);
    }
}

/// Moves, their number, their weights and the end fit together.
struct Moves {
    positions: usize,
    over: usize,
}

impl Check for Moves {
    const PLAYOUTS: usize = 512;

    fn check<G: Full>(&mut self, game: &G, playouts: usize, rng: &mut StdRng) {
        for _ in 0..playouts {
            playout(game, 120, rng, |line, moves, rng| {
                self.positions += 1;
                let (at, context) = (line.position(), context(line));
                match line.turn() {
                    Turn::Over(outcome) => {
                        assert!(moves.is_empty(), "{context}: over, and yet there are moves");
                        for seat in outcome.winners.iter() {
                            assert!(seat.index() < game.seats(), "{context}: {outcome:?}");
                        }
                        assert!(!outcome.reason.0.is_empty(), "{context}: won for no reason");
                        self.over += 1;
                    }
                    Turn::Seat(seat) => {
                        assert!(!moves.is_empty(), "{context}: no move, and yet not over");
                        assert!(seat.index() < game.seats(), "{context}: {seat:?}");
                    }
                    Turn::Chance(seat) => {
                        assert!(!moves.is_empty(), "{context}: a die without faces");
                        assert!(seat.index() < game.seats(), "{context}: {seat:?}");
                    }
                }
                assert_eq!(line.count(), moves.len() as u64, "{context}");

                let mut all = Vec::new();
                game.moves(at, &mut all);
                assert_eq!(all.is_empty(), matches!(game.turn(at), Turn::Over(_)), "{context}");
                assert_eq!(game.count(at), all.len() as u64, "{context}");
                assert!(all.iter().all(|&mv| game.weight(at, mv) > 0), "{context}: a move without weight");
                for _ in 0..4 {
                    let drawn = game.draw(at, rng);
                    assert_eq!(drawn.is_none(), all.is_empty(), "{context}");
                    assert!(drawn.is_none_or(|mv| all.contains(&mv)), "{context}: drew {drawn:?}");
                }
                if rng.random_range(0..10) == 0 && matches!(line.turn(), Turn::Seat(_)) {
                    // A move is canonical: two moves never come to the same.
                    let (moves, results): (HashSet<_>, HashSet<_>) =
                        all.iter().map(|&mv| (mv, game.play(at, mv))).unzip();
                    assert_eq!((moves.len(), results.len()), (all.len(), all.len()), "{context}");
                }
            });
        }
    }
}

#[test]
fn moves_counts_and_ends_fit_together() {
    let seen = everywhere(1, Moves { positions: 0, over: 0 });
    assert!(seen.positions > 10_000 && seen.over > 100, "{} positions, {} over", seen.positions, seen.over);
}

/// Every move can be drawn, in proportion to its weight.
struct Draws(usize);

impl Check for Draws {
    const PLAYOUTS: usize = 64;

    fn check<G: Full>(&mut self, game: &G, playouts: usize, rng: &mut StdRng) {
        let mut few = None;
        for _ in 0..playouts {
            playout(game, 120, rng, |line, moves, _| {
                if (2..=24).contains(&moves.len()) {
                    few = Some(line.clone());
                }
            });
        }
        let Some(line) = few else { return };
        let (at, mut all, mut drawn) = (line.position(), Vec::new(), HashMap::new());
        game.moves(at, &mut all);
        let total: u32 = all.iter().map(|&mv| game.weight(at, mv)).sum();
        let each = 400;
        for _ in 0..each * total {
            *drawn.entry(game.draw(at, rng)).or_insert(0u32) += 1;
        }
        for mv in all {
            // Six standard deviations are more than chance will ever see here.
            let expected = each * game.weight(at, mv);
            let times = drawn.get(&Some(mv)).copied().unwrap_or(0);
            let off = times.abs_diff(expected);
            assert!(off * off < 36 * expected, "{}: {mv:?} {times} times, not {expected}", context(&line));
        }
        self.0 += 1;
    }
}

#[test]
fn draws_are_as_likely_as_their_weights() {
    let seen = everywhere(2, Draws(0));
    assert!(seen.0 >= GAMES.len(), "{} rule sets had a position with few moves", seen.0);
}

/// Nothing appears, disappears or ends up elsewhere than its deeds have brought it.
struct Things {
    positions: usize,
    ways: usize,
}

impl Check for Things {
    const PLAYOUTS: usize = 512;

    fn check<G: Full>(&mut self, game: &G, playouts: usize, rng: &mut StdRng) {
        let total = standing(game, &game.start()).len();
        for _ in 0..playouts {
            playout(game, 120, rng, |line, moves, rng| {
                let (at, context) = (line.position(), context(line));
                let things = standing(game, at);
                assert_eq!(things.len(), total, "{context}: the number of things changed");
                for thing in &things {
                    assert!(game.board().get(thing.spot).is_some(), "{context}: {thing:?}");
                    assert!(usize::from(thing.kind.0) < game.board().kinds.len(), "{context}: {thing:?}");
                }
                if closely(moves, 4.0, rng) {
                    self.positions += 1;
                    self.by_prefix(line, moves);
                    for mv in some(moves, 40, rng) {
                        self.all_deeds(line, mv, &things);
                    }
                }
            });
        }
    }
}

impl Things {
    /// The deeds of a beginning are the same for all moves that share it.
    fn by_prefix<G: Full>(&mut self, line: &Line<G>, moves: &[G::Move]) {
        // Of a die nobody can tell yet what it will show.
        if matches!(line.turn(), Turn::Chance(_)) {
            return;
        }
        let (game, at) = (line.game(), line.position());
        let mut known: HashMap<Vec<Spot>, Vec<Deed>> = HashMap::new();
        for &mv in moves {
            for way in ways(game, at, mv) {
                for made in 0..way.len() {
                    let deeds = deeds(game, at, mv, &way, made);
                    let first = known.entry(way[..made].to_vec()).or_insert_with(|| deeds.clone());
                    assert_eq!(*first, deeds, "{}: {mv:?} {way:?} after {made}", context(line));
                }
            }
        }
    }

    fn all_deeds<G: Full>(&mut self, line: &Line<G>, mv: G::Move, things: &[Thing]) {
        let (game, at) = (line.game(), line.position());
        let context = fmt::from_fn(|f| write!(f, "{}: {}", context(line), game.write_move(at, mv)));
        let after = standing(game, &game.play(at, mv));
        for way in ways(game, at, mv) {
            self.ways += 1;
            let mut before: Vec<Deed> = Vec::new();
            for made in 0..=way.len() {
                let deeds = deeds(game, at, mv, &way, made);
                assert!(made > 0 || deeds.is_empty(), "{context}: deeds without a touch");
                assert!(deeds.starts_with(&before), "{context}: touch {made} of {way:?} took deeds back");
                before = deeds;
            }
            let mut moved = things.to_vec();
            for deed in &before {
                if let Deed::Move { kind, path, .. } = deed {
                    assert!(path.len() >= 2, "{context}: {deed:?} leads nowhere");
                    assert!(path.iter().all(|&spot| game.board().get(spot).is_some()), "{context}: {deed:?}");
                    let there = moved.iter().any(|thing| thing.kind == *kind && thing.spot == path[0]);
                    assert!(there, "{context}: nothing stands where {deed:?} begins");
                }
                deed.apply(&mut moved);
            }
            // A die whose throw has been used lies as it fell.
            for die in moved.iter_mut().filter(|die| after.contains(&Thing { face: 0, ..**die })) {
                die.face = 0;
            }
            moved.sort_unstable();
            assert_eq!(moved, after, "{context}: {way:?}");
        }
    }
}

#[test]
fn deeds_bring_things_to_where_they_stand() {
    let seen = everywhere(3, Things { positions: 0, ways: 0 });
    assert!(seen.positions > 100 && seen.ways > 10_000, "{} positions, {} ways", seen.positions, seen.ways);
}

/// Ways name moves, and touching along them makes them.
struct Touches {
    ways: usize,
    refused: usize,
    replaced: usize,
}

impl Check for Touches {
    const PLAYOUTS: usize = 384;

    fn check<G: Full>(&mut self, game: &G, playouts: usize, rng: &mut StdRng) {
        for _ in 0..playouts {
            playout(game, 120, rng, |line, moves, rng| {
                let choosing = !matches!(line.turn(), Turn::Chance(_));
                if !choosing && rng.random_range(0..100) == 0 {
                    Self::throwing(line, moves);
                }
                if choosing && closely(moves, 12.0, rng) {
                    Self::prefix_free(line, moves);
                }
                if choosing && closely(moves, 1.5, rng) {
                    for mv in some(moves, 4, rng) {
                        for way in ways(game, line.position(), mv) {
                            self.along(line, mv, &way);
                        }
                    }
                    self.everywhere(line, &[]);
                    for mv in some(moves, 1, rng) {
                        for way in ways(game, line.position(), mv) {
                            for made in 1..way.len() {
                                self.everywhere(line, &way[..made]);
                            }
                        }
                    }
                }
            });
        }
        let over = playout(game, 200, rng, |_, _, _| ());
        if matches!(over.turn(), Turn::Over(_)) {
            self.everywhere(&over, &[]);
        }
    }
}

impl Touches {
    /// Every move has a way, no way begins with another, and no two moves share one.
    fn prefix_free<G: Full>(line: &Line<G>, moves: &[G::Move]) {
        let (game, at, context) = (line.game(), line.position(), context(line));
        let mut all: Vec<Way> = Vec::new();
        for &mv in moves {
            let ways = ways(game, at, mv);
            assert!(!ways.is_empty(), "{context}: no way to choose {mv:?}");
            all.extend(ways);
        }
        for way in &all {
            assert!((1..=MAX_TOUCHES).contains(&way.len()), "{context}: {way:?}");
            assert!(way.iter().all(|&spot| game.board().get(spot).is_some()), "{context}: {way:?}");
        }
        // Sorted as sequences, a way stands right before those that begin with it.
        all.sort_unstable_by(|one, other| one[..].cmp(&other[..]));
        for pair in all.windows(2) {
            assert!(!pair[1].starts_with(&pair[0]), "{context}: {:?} begins {:?}", pair[0], pair[1]);
        }
    }

    /// All faces of a die are thrown by one touch, which chooses none of them.
    fn throwing<G: Full>(line: &Line<G>, faces: &[G::Move]) {
        let (any, context): (&dyn AnyLine, _) = (line, context(line));
        let [die] = any.next(&[])[..] else { panic!("{context}: one spot to touch") };
        assert_eq!(any.touch(&[], die), Touch::Throw, "{context}");
        assert!(line.clone().play_way(&[die]).is_none(), "{context}: chance is not to be chosen");
        for &face in faces {
            assert_eq!(ways(line.game(), line.position(), face), [Way::new(&[die])], "{context}");
        }
        for spot in (0..any.board().spots.len() as u16).map(Spot).filter(|&spot| spot != die) {
            assert!(matches!(any.touch(&[], spot), Touch::Refused(_)), "{context}: {spot:?}");
        }
        assert!(line.clone().throw().is_none(), "{context}: no dice");
        let mut thrown = line.clone();
        thrown.set_dice(Some(Dice::new(7)));
        let ply = thrown.throw().unwrap_or_else(|| panic!("{context}: no throw"));
        assert!(ply.is_thrown() && thrown.throws() == line.throws() + 1, "{context}");
        notes(line, &[]);
    }

    /// Touching `way` spot by spot makes `mv`.
    fn along<G: Full>(&mut self, line: &Line<G>, mv: G::Move, way: &Way) {
        self.ways += 1;
        let (any, context): (&dyn AnyLine, _) = (line, context(line));
        let things = any.standing(&[]).len();
        for made in 0..way.len() {
            let (before, spot) = (&way[..made], way[made]);
            assert!(any.next(before).contains(&spot), "{context}: {spot:?} is not offered after {before:?}");
            let expected =
                if made + 1 == way.len() { Touch::Whole(*way) } else { Touch::Made(way[..=made].to_vec()) };
            assert_eq!(any.touch(before, spot), expected, "{context}: {spot:?} after {before:?}");
            assert_eq!(any.standing(before).len(), things, "{context}: after {before:?}");
            notes(line, before);
        }
        let (game, mut played) = (line.game(), line.clone());
        let ply = played.play_way(way).unwrap_or_else(|| panic!("{context}: {way:?} names no move"));
        assert_eq!(*played.position(), game.play(line.position(), mv), "{context}: {way:?}");
        assert!(ply.text.ends_with(&game.write_move(line.position(), mv)), "{context}: {way:?}");
        assert_eq!(ply.deeds, any.deeds(way), "{context}: {way:?}");
        assert!(line.clone().play_way(&way[..way.len() - 1]).is_none(), "{context}: {way:?} but one");
    }

    /// Touches every spot, and one beside the board, after the touches `made`.
    fn everywhere<G: Full>(&mut self, line: &Line<G>, made: &[Spot]) {
        let (any, context): (&dyn AnyLine, _) = (line, context(line));
        let next = any.next(made);
        let spots = (0..any.board().spots.len() as u16).chain([u16::MAX]).map(Spot);
        for spot in spots {
            let context = format_args!("{context}: {spot:?} after {made:?}");
            let grown = [made, &[spot]].concat();
            let offered = next.contains(&spot);
            match any.touch(made, spot) {
                Touch::Whole(way) => assert!(offered && way[..] == grown[..], "{context}: {way:?}"),
                Touch::Throw => panic!("{context}: there is no die to throw"),
                Touch::Made(touches) if offered => assert_eq!(touches, grown, "{context}"),
                Touch::Made(touches) => {
                    // It took the place of touches that have moved nothing.
                    let kept = touches.len() - 1;
                    assert!(kept < made.len(), "{context}: {touches:?}");
                    assert_eq!(touches, [&made[..kept], &[spot]].concat(), "{context}");
                    assert_eq!(any.deeds(made), any.deeds(&made[..kept]), "{context}");
                    assert!(any.next(&made[..kept]).contains(&spot), "{context}");
                    self.replaced += 1;
                }
                Touch::Refused(say) => {
                    assert!(!offered, "{context}: offered, but {say}");
                    if matches!(line.turn(), Turn::Over(_)) {
                        assert_eq!(say.id, "match-over", "{context}");
                    }
                    // A game may speak of the spot touched, even of one beside its board.
                    if spot.0 != u16::MAX {
                        sound(line.game(), &say);
                    }
                    self.refused += 1;
                }
            }
        }
        assert!(any.touch(&[Spot(u16::MAX)], Spot(0)) != Touch::Made(vec![Spot(u16::MAX), Spot(0)]));
    }
}

/// What the board tells speaks of spots there are.
fn notes<G: Full>(line: &Line<G>, made: &[Spot]) {
    for note in AnyLine::notes(line, made) {
        match note {
            Note::Tint { spot, .. } => assert!(line.game().board().get(spot).is_some(), "{}", context(line)),
            Note::Count { label, seat, .. } => {
                let known = seat.is_none_or(|seat| seat.index() < AnyLine::seats(line));
                assert!(!label.is_empty() && known, "{}", context(line));
            }
            Note::Balance { label, gained, lost, of } => {
                assert!(!label.is_empty() && gained >= 0 && lost >= 0 && of > 0, "{}", context(line));
            }
            Note::Task { label, kind, .. } => {
                let known = usize::from(kind.0) < line.game().board().kinds.len();
                assert!(!label.is_empty() && known, "{}", context(line));
            }
            Note::Path(path) => {
                assert!(path.len() >= 2, "{}: {path:?}", context(line));
                let known = path.iter().all(|&spot| line.game().board().get(spot).is_some());
                assert!(known, "{}: {path:?}", context(line));
            }
            Note::Odds { spot, label, faces, of } => {
                assert!(line.game().board().get(spot).is_some(), "{}", context(line));
                assert!(!label.is_empty() && (1..=of).contains(&faces), "{}", context(line));
            }
            Note::Warning(say) => sound(line.game(), &say),
        }
    }
}

#[test]
fn touches_choose_moves() {
    let seen = everywhere(4, Touches { ways: 0, refused: 0, replaced: 0 });
    let counts = [seen.ways, seen.refused, seen.replaced];
    assert!(counts.iter().all(|&count| count > 100), "ways, refusals, replacements: {counts:?}");
}

/// Texts of moves and positions say exactly what they are made from.
struct Texts {
    moves: usize,
    foreign: usize,
    garbled_moves: [usize; 2],
    garbled_positions: [usize; 2],
}

impl Check for Texts {
    const PLAYOUTS: usize = 512;

    fn check<G: Full>(&mut self, game: &G, playouts: usize, rng: &mut StdRng) {
        // Moves of other positions, to be tried where most of them are not legal.
        let mut foreign: Vec<(G::Move, String)> = Vec::new();
        for _ in 0..playouts {
            playout(game, 120, rng, |line, moves, rng| {
                if rng.random_range(0..16) == 0 {
                    self.position(line, moves, rng);
                    let texts = self.written(line, moves, rng);
                    for (mv, text) in &foreign {
                        self.try_move(line, moves, &texts, *mv, text);
                    }
                    if foreign.len() < 20 {
                        let more = some(moves, 2, rng);
                        foreign.extend(more.iter().map(|&mv| (mv, game.write_move(line.position(), mv))));
                    }
                }
            });
        }
    }
}

impl Texts {
    fn position<G: Full>(&mut self, line: &Line<G>, moves: &[G::Move], rng: &mut StdRng) {
        let (game, at, context) = (line.game(), line.position(), context(line));
        let text = game.write_position(at);
        assert_eq!(game.read_position(&text).as_ref(), Ok(at), "{context}");
        for _ in 0..8 {
            let garbled = garbled(&text, rng);
            match game.read_position(&garbled) {
                Ok(other) => {
                    self.garbled_positions[0] += 1;
                    let canonical = game.write_position(&other);
                    assert_eq!(game.read_position(&canonical), Ok(other), "{context}: {garbled:?}");
                    // Whatever is accepted can be played from.
                    let (line, mut moves) = (Line::from(game.clone(), other), Vec::new());
                    line.moves(&mut moves);
                    assert_eq!(line.count(), moves.len() as u64, "{context}: {garbled:?}");
                    assert_eq!(moves.is_empty(), matches!(line.turn(), Turn::Over(_)), "{garbled:?}");
                    assert!(!standing(game, &other).is_empty(), "{context}: {garbled:?}");
                    notes(&line, &[]);
                }
                Err(say) => {
                    self.garbled_positions[1] += 1;
                    sound(game, &say);
                }
            }
        }
        let mut any: Box<dyn AnyLine> = Box::new(Line::from(game.clone(), *at));
        assert_eq!(any.position(), text, "{context}");
        assert_eq!(any.set_up(), (*at != game.opening()).then(|| text.clone()), "{context}");
        // Without what only the match knows: how often it was there, and since when nothing has happened.
        let no_progress = matches!(line.turn(), Turn::Over(outcome) if outcome.reason == Reason::NO_PROGRESS);
        if line.occurrences(at) == 1 && !no_progress {
            assert_eq!(any.turn(), line.turn(), "{context}: set up there");
        }
        assert!(!any.undo(), "{context}: nothing has been played");
        if !moves.is_empty() && any.turn() == line.turn() {
            let mv = game.write_move(at, *pick(moves, rng));
            let ply = any.play_text(&mv).unwrap_or_else(|say| panic!("{context}: {mv}: {say}"));
            let told = if any.plies() == 1 { any.last() } else { any.begun() };
            assert_eq!(told, Some(ply), "{context}: {mv}");
            assert!(any.undo() && any.position() == text && any.last().is_none(), "{context}: {mv}");
            assert!(any.begun().is_none() && !any.undo(), "{context}: {mv}");
        }
    }

    /// Gives the texts of the moves.
    fn written<G: Full>(&mut self, line: &Line<G>, moves: &[G::Move], rng: &mut StdRng) -> Vec<String> {
        let (game, at, context) = (line.game(), line.position(), context(line));
        let texts = AnyLine::moves(line);
        assert_eq!(texts.len(), moves.len(), "{context}");
        assert!(texts.is_sorted(), "{context}: {texts:?}");
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len(), "{context}: two moves, one text");
        let mut every = Vec::new();
        game.moves(at, &mut every);
        for mv in some(moves, 6, rng) {
            self.moves += 1;
            let text = game.write_move(at, mv);
            assert!(texts.binary_search(&text).is_ok(), "{context}: {text}");
            assert_eq!(game.read_move(at, &text), Ok(mv), "{context}: {text}");
            for _ in 0..4 {
                let garbled = garbled(&text, rng);
                match game.read_move(at, &garbled) {
                    Ok(read) => {
                        self.garbled_moves[0] += 1;
                        assert!(every.contains(&read), "{context}: {garbled:?} is {read:?}");
                    }
                    Err(say) => {
                        self.garbled_moves[1] += 1;
                        assert!(!texts.contains(&garbled), "{context}: {garbled:?}: {say}");
                        sound(game, &say);
                    }
                }
            }
        }
        texts
    }

    /// Tries a move of another position: it is legal here, or nothing happens.
    fn try_move<G: Full>(
        &mut self,
        line: &Line<G>,
        moves: &[G::Move],
        texts: &[String],
        mv: G::Move,
        text: &str,
    ) {
        let context = context(line);
        let context = format_args!("{context}: {text}");
        let mut after = line.clone();
        let legal = after.play(mv);
        assert_eq!(legal, moves.contains(&mv), "{context}");
        if !legal {
            self.foreign += 1;
            unchanged(line, &after, context);
        }
        let mut after = line.clone();
        match after.play_text(text) {
            // What is told is the whole ply, with the throw that came before the move.
            Ok(ply) => {
                let known = texts.iter().any(|known| known == text || ply.text.ends_with(known));
                assert!(known, "{context}: {}", ply.text);
            }
            Err(say) => {
                sound(line.game(), &say);
                assert!(!texts.iter().any(|known| known == text), "{context}: {say}");
                unchanged(line, &after, context);
            }
        }
    }
}

fn unchanged<G: Full>(before: &Line<G>, after: &Line<G>, context: impl Display) {
    assert_eq!(after.position(), before.position(), "{context}");
    assert_eq!(after.played(), before.played(), "{context}");
    assert_eq!(after.turn(), before.turn(), "{context}");
}

#[test]
fn texts_go_both_ways_and_only_legal_moves_are_taken() {
    let none = Texts { moves: 0, foreign: 0, garbled_moves: [0; 2], garbled_positions: [0; 2] };
    let seen = everywhere(5, none);
    assert!(seen.moves > 1000 && seen.foreign > 1000, "{} moves, {} foreign", seen.moves, seen.foreign);
    let garbled = [seen.garbled_moves, seen.garbled_positions].concat();
    assert!(garbled.iter().all(|&count| count > 20), "accepted, refused: {garbled:?}");
}

/// A match can be told by its moves, taken back, and leaves nothing behind.
struct Matches(usize);

impl Check for Matches {
    const PLAYOUTS: usize = 640;

    fn check<G: Full>(&mut self, game: &G, playouts: usize, rng: &mut StdRng) {
        let fresh = Line::new(game.clone());
        let first: (String, Vec<String>) = (AnyLine::position(&fresh), AnyLine::moves(&fresh));
        for _ in 0..playouts {
            self.0 += 1;
            let mut seen = Vec::new();
            let mut line = playout(game, 120, rng, |line, moves, _| {
                seen.push((*line.position(), line.turn(), moves.len(), line.occurrences(line.position())));
            });
            // The last position is not seen where the plies ran out.
            seen.truncate(line.played().len());
            let context = context(&line).to_string();

            let mut again: Box<dyn AnyLine> = Box::new(fresh.clone());
            assert!(again.set_up().is_none() && again.last().is_none(), "{context}");
            for (&mv, (at, turn, ..)) in line.played().iter().zip(&seen) {
                assert_eq!((again.position(), again.turn()), (game.write_position(at), *turn), "{context}");
                let text = game.write_move(at, mv);
                let ply = again.play_text(&text).unwrap_or_else(|say| panic!("{context}: {text}: {say}"));
                let seat = match turn {
                    Turn::Seat(seat) | Turn::Chance(seat) => Some(*seat).filter(|_| !game.undecided(at)),
                    Turn::Over(_) => None,
                };
                assert_eq!(ply.seat, seat, "{context}: {text}");
                if matches!(turn, Turn::Seat(_)) {
                    // The whole ply, with the throw that came before the move.
                    assert!(ply.text.ends_with(&text) && again.begun().is_none(), "{context}: {text}");
                    assert_eq!(again.last(), Some(ply), "{context}: {text}");
                }
            }
            assert_eq!(again.position(), AnyLine::position(&line), "{context}");
            assert_eq!((again.turn(), again.plies()), (line.turn(), line.plies()), "{context}");

            let (mut played, mut moves) = (line.played().to_vec(), Vec::new());
            let copy = line.clone();
            while let Some(expected) = played.pop() {
                assert_eq!(line.undo(), Some(expected), "{context}");
                line.moves(&mut moves);
                let now = (*line.position(), line.turn(), moves.len(), line.occurrences(line.position()));
                assert_eq!(seen.pop(), Some(now), "{context}: after taking back {expected:?}");
            }
            assert_eq!(line.undo(), None, "{context}");
            unchanged(&fresh, &line, &context);
            assert_eq!(AnyLine::position(&copy), again.position(), "{context}: a copy was changed");

            let new = Line::new(copy.game().clone());
            unchanged(&fresh, &new, &context);
            assert_eq!((AnyLine::position(&new), AnyLine::moves(&new)), first, "{context}: a new match");
        }
    }
}

#[test]
fn matches_replay_undo_and_start_afresh() {
    let seen = everywhere(6, Matches(0));
    assert!(seen.0 >= Matches::PLAYOUTS * GAMES.len(), "{} matches", seen.0);
}

/// Boards and names that everything else builds on.
struct Boards(usize);

impl Check for Boards {
    const PLAYOUTS: usize = 0;

    fn check<G: Full>(&mut self, game: &G, _playouts: usize, _rng: &mut StdRng) {
        let (board, context) = (game.board(), format!("{} {}", G::NAME, write_rules(game)));
        let names: HashSet<&str> = board.spots.iter().map(|spot| spot.name.as_str()).collect();
        assert_eq!(names.len(), board.spots.len(), "{context}: two spots of one name");
        for (at, spot) in board.spots.iter().enumerate() {
            assert_eq!(board.find(&spot.name), Some(Spot(at as u16)), "{context}: {spot:?}");
            assert!(spot.place.iter().all(|number| number.is_finite()), "{context}: {spot:?}");
        }
        let is_field = |spot: Spot| board.get(spot).is_some_and(|info| info.kind == SpotKind::Field);
        let lines: HashSet<[Spot; 2]> =
            board.lines.iter().map(|&[one, other]| [one.min(other), one.max(other)]).collect();
        assert_eq!(lines.len(), board.lines.len(), "{context}: a line is drawn twice");
        assert!(
            lines.iter().all(|&[one, other]| one < other && is_field(one) && is_field(other)),
            "{context}"
        );
        let kinds: HashSet<&str> = board.kinds.iter().map(|kind| kind.name).collect();
        assert_eq!(kinds.len(), board.kinds.len(), "{context}: two kinds of one name");
        for kind in &board.kinds {
            assert!(kind.owner.is_none_or(|seat| seat.index() < game.seats()), "{context}: {kind:?}");
        }
        assert_eq!(board.sides.len(), game.seats(), "{context}: every seat has a name");
        assert!(!matches!(game.turn(&game.start()), Turn::Over(_)), "{context}: over before it begins");
        self.0 += 1;
    }
}

#[test]
fn boards_name_their_spots_and_kinds() {
    let seen = everywhere(7, Boards(0));
    assert!(seen.0 >= GAMES.len(), "{} rule sets", seen.0);
}

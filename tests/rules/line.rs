//! The referee on a game of a few lines: repetition that draws, loses or is
//! forbidden, and taking it back.

use bergerie::rules::{
    AnyLine, Board, Deed, Effort, Evaluate, Full, Game, Kind, KindInfo, Level, Line, Manner, Notation, Note,
    Outcome, Reason, Repetition, RuleSet, Say, Seat, Seats, Spot, SpotInfo, SpotKind, Table, Thing, Think,
    Toggle, Touch, Turn, Verdict, Way, perft,
};
use bergerie::search::{AlphaBeta, Tactics};

/// One pawn on a row of fields, moved to a neighbouring field by each seat in
/// turn. Instead of that a seat may burn a field at the end of the row, which
/// is never undone. Nobody ever wins by the position alone.
#[derive(Clone)]
struct Row {
    seats: u8,
    length: u8,
    /// What repetition means for each seat.
    rules: [Option<Repetition>; 3],
    /// After how many plies without a fire it is a draw.
    patience: Option<u32>,
    board: Board,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct At {
    pawn: u8,
    burnt: u8,
    to_move: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Act {
    Go(u8),
    Burn,
}

use Act::{Burn, Go};

impl Row {
    fn new(seats: u8, length: u8, rules: [Option<Repetition>; 3]) -> Self {
        let names = (0..length).map(|field| field.to_string()).chain(["fire".to_owned()]);
        let spot = |name: String| SpotInfo::new(name, SpotKind::Field, [0.0, 0.0]);
        let board = Board {
            name: "row",
            spots: names.map(spot).collect(),
            kinds: vec![KindInfo { name: "pawn", owner: None }],
            lines: Vec::new(),
            sides: vec!["side-a", "side-b", "side-c"],
        };
        Row { seats, length, rules, patience: None, board }
    }

    /// Repetition counts the same for all.
    fn alike(length: u8, times: u32, verdict: Verdict) -> Self {
        Row::new(2, length, [Some(Repetition { times, verdict }); 3])
    }
}

impl Game for Row {
    type Position = At;
    type Move = Act;

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn start(&self) -> At {
        At { pawn: 0, burnt: 0, to_move: 0 }
    }

    fn turn(&self, at: &At) -> Turn {
        Turn::Seat(Seat(at.to_move))
    }

    fn moves(&self, at: &At, out: &mut Vec<Act>) {
        let end = self.length - at.burnt;
        out.extend(
            [at.pawn.checked_sub(1), Some(at.pawn + 1)].into_iter().flatten().filter(|to| *to < end).map(Go),
        );
        // Two fields are always left, and nobody burns the pawn.
        if end > 2 && at.pawn + 1 < end {
            out.push(Burn);
        }
    }

    fn play(&self, at: &At, mv: Act) -> At {
        let to_move = (at.to_move + 1) % self.seats;
        match mv {
            Go(pawn) => At { pawn, to_move, ..*at },
            Burn => At { burnt: at.burnt + 1, to_move, ..*at },
        }
    }

    fn irreversible(&self, _at: &At, mv: Act) -> bool {
        mv == Burn
    }

    fn repetition(&self, mover: Seat) -> Option<Repetition> {
        self.rules[mover.index()]
    }

    fn no_progress_limit(&self) -> Option<u32> {
        self.patience
    }
}

impl Table for Row {
    fn board(&self) -> &Board {
        &self.board
    }

    fn standing(&self, at: &At, out: &mut Vec<Thing>) {
        out.push(Thing { kind: Kind(0), spot: Spot(at.pawn.into()), face: 0 });
    }

    fn ways(&self, at: &At, mv: Act, out: &mut Vec<Way>) {
        out.push(match mv {
            Go(to) => Way::new(&[Spot(at.pawn.into()), Spot(to.into())]),
            Burn => Way::new(&[Spot(self.length.into())]),
        });
    }

    fn deeds(&self, _at: &At, mv: Act, way: &Way, made: usize, out: &mut Vec<Deed>) {
        if let (Go(_), 2) = (mv, made) {
            out.push(Deed::Move {
                kind: Kind(0),
                path: way.to_vec(),
                manner: Manner::Step,
                with_previous: false,
            });
        }
    }

    fn prompt(&self, _at: &At, _made: &[Spot]) -> Say {
        Say::new("row-ask")
    }

    fn refusal(&self, _at: &At, _made: &[Spot], next: Spot) -> Say {
        Say::new("row-no").about(next)
    }

    fn notes(&self, _at: &At, _made: &[Spot], _out: &mut Vec<Note>) {}
}

impl Notation for Row {
    fn write_position(&self, at: &At) -> String {
        format!("{}-{}-{}", at.pawn, at.burnt, at.to_move)
    }

    fn read_position(&self, _text: &str) -> Result<At, Say> {
        Err(Say::new("row-no"))
    }

    fn write_move(&self, _at: &At, mv: Act) -> String {
        match mv {
            Go(to) => to.to_string(),
            Burn => "burn".to_owned(),
        }
    }

    fn read_move(&self, at: &At, text: &str) -> Result<Act, Say> {
        let mut moves = Vec::new();
        self.moves(at, &mut moves);
        moves.into_iter().find(|&mv| self.write_move(at, mv) == text).ok_or_else(|| Say::new("row-no"))
    }

    fn seat_text(&self, seat: Seat) -> String {
        seat.0.to_string()
    }
}

impl RuleSet for Row {
    const PRESETS: &'static [&'static str] = &["row"];
    const TOGGLES: &'static [Toggle] = &[];

    fn preset(_name: &str) -> Option<Self> {
        Some(Row::alike(3, 3, Verdict::Draws))
    }

    fn set(&mut self, _toggle: &str, _value: &str) -> Option<()> {
        None
    }

    fn get(&self, _toggle: &str) -> String {
        String::new()
    }

    fn name(&self) -> &'static str {
        "row"
    }
}

impl Evaluate for Row {
    fn judge(&self, _at: &At, _seat: Seat) -> i32 {
        0
    }
}

impl Tactics for Row {}

impl Think for Row {
    type Search = AlphaBeta<Self>;

    fn effort(&self, _level: Level, _mood: u64) -> Effort {
        Effort::nodes(1000)
    }

    fn search(&self, line: &Line<Self>, effort: &Effort) -> Option<Self::Search> {
        AlphaBeta::new(line, effort, 10)
    }
}

impl Full for Row {
    const NAME: &'static str = "row";
}

fn play(line: &mut Line<Row>, acts: &[Act]) {
    for &act in acts {
        assert!(line.play(act), "{act:?} at {:?} after {:?}", line.position(), line.played());
    }
}

fn moves(line: &Line<Row>) -> Vec<Act> {
    let mut moves = vec![Burn];
    line.moves(&mut moves);
    moves
}

const DRAWN: Turn = Turn::Over(Outcome { winners: Seats::NONE, reason: Reason::REPETITION });

fn won(winners: &[u8]) -> Turn {
    let losers = (0..3).map(Seat).filter(|seat| !winners.contains(&seat.0));
    Turn::Over(Outcome { winners: losers.fold(Seats::all(3), Seats::without), reason: Reason::REPETITION })
}

fn turn_of(seat: u8) -> Turn {
    Turn::Seat(Seat(seat))
}

#[test]
fn the_third_occurrence_draws_and_can_be_taken_back() {
    let mut line = Line::new(Row::alike(3, 3, Verdict::Draws));
    play(&mut line, &[Go(1), Go(0), Go(1)]);
    assert_eq!((line.turn(), line.occurrences(line.position())), (turn_of(1), 2));
    assert_eq!(moves(&line), [Go(0), Go(2), Burn]);
    play(&mut line, &[Go(0)]);
    assert_eq!((line.turn(), line.occurrences(line.position())), (DRAWN, 3));
    assert_eq!((moves(&line), line.count()), (vec![], 0));
    assert!(!line.play(Go(1)), "nothing is played after the end");
    assert_eq!(perft(&mut line, 1), 0);

    assert_eq!(line.undo(), Some(Go(0)));
    assert_eq!((line.turn(), line.occurrences(line.position())), (turn_of(1), 2));
    assert_eq!((moves(&line), line.count()), (vec![Go(0), Go(2), Burn], 3));
    play(&mut line, &[Go(2), Go(1)]);
    assert_eq!((line.turn(), line.occurrences(line.position())), (DRAWN, 3));
}

#[test]
fn a_position_with_another_side_to_move_is_another_one() {
    // Three seats on a row of two: the pawn is back after two plies, all is back only after six.
    let draws = Some(Repetition { times: 2, verdict: Verdict::Draws });
    let mut line = Line::new(Row::new(3, 2, [draws; 3]));
    play(&mut line, &[Go(1), Go(0), Go(1), Go(0), Go(1)]);
    assert_eq!(line.turn(), turn_of(2));
    play(&mut line, &[Go(0)]);
    assert_eq!(line.turn(), DRAWN);
}

#[test]
fn what_cannot_come_back_is_forgotten_until_it_is_taken_back() {
    let mut line = Line::new(Row::alike(4, 3, Verdict::Draws));
    play(&mut line, &[Go(1), Go(0), Go(1)]);
    let (before, burning) = (*line.position(), line.clone());
    play(&mut line, &[Burn]);
    assert_eq!((line.occurrences(&before), line.occurrences(line.position())), (0, 1));
    play(&mut line, &[Go(0), Go(1), Go(0)]);
    assert_eq!(line.turn(), turn_of(1), "twice, whatever was there before the fire");
    while line.played().len() > burning.played().len() {
        line.undo();
    }
    assert_eq!((line.position(), line.turn()), (&before, burning.turn()));
    assert_eq!(line.occurrences(&before), 2, "remembered again");
    play(&mut line, &[Go(0)]);
    assert_eq!(line.turn(), DRAWN);
}

#[test]
fn a_set_up_position_counts_as_its_first_occurrence() {
    let at = At { pawn: 1, burnt: 1, to_move: 1 };
    let mut line = Line::from(Row::alike(3, 2, Verdict::Draws), at);
    assert_eq!((line.first(), line.occurrences(&at), line.turn()), (&at, 1, turn_of(1)));
    play(&mut line, &[Go(0), Go(1)]);
    assert_eq!((line.turn(), line.first()), (DRAWN, &at));
    assert_eq!((line.mover(0), line.mover(1), line.mover(9)), (Some(Seat(1)), Some(Seat(0)), None));
}

#[test]
fn who_brings_it_back_loses() {
    let mut line = Line::new(Row::alike(3, 2, Verdict::Loses));
    play(&mut line, &[Go(1)]);
    assert_eq!(moves(&line), [Go(0), Go(2), Burn], "it is legal");
    play(&mut line, &[Go(0)]);
    assert_eq!(
        (line.turn(), line.count()),
        (Turn::Over(Outcome { winners: Seats::only(Seat(0)), reason: Reason::REPETITION }), 0)
    );
    assert_eq!(line.undo(), Some(Go(0)));
    assert_eq!(line.turn(), turn_of(1));
}

#[test]
fn all_others_win_where_one_loses() {
    let loses = Some(Repetition { times: 2, verdict: Verdict::Loses });
    let mut line = Line::new(Row::new(3, 2, [loses; 3]));
    play(&mut line, &[Go(1), Go(0), Go(1), Go(0), Go(1), Go(0)]);
    assert_eq!(line.turn(), won(&[0, 1]), "the third seat brought it back");
}

#[test]
fn each_seat_has_its_own_rule() {
    // Only the first seat loses by it, so what the second brings back means nothing.
    let loses = Some(Repetition { times: 2, verdict: Verdict::Loses });
    let mut line = Line::new(Row::new(2, 3, [loses, None, None]));
    play(&mut line, &[Go(1), Go(0)]);
    assert_eq!((line.turn(), line.occurrences(line.position())), (turn_of(0), 2));
    play(&mut line, &[Go(1)]);
    assert_eq!(
        line.turn(),
        Turn::Over(Outcome { winners: Seats::only(Seat(1)), reason: Reason::REPETITION })
    );
    assert_eq!(line.undo(), Some(Go(1)));
    assert_eq!(line.turn(), turn_of(0), "judged by who moved last, the second seat");
    assert_eq!(line.undo(), Some(Go(0)));
    assert_eq!(line.undo(), Some(Go(1)));
    assert_eq!((line.undo(), line.turn()), (None, turn_of(0)));
}

#[test]
fn a_forbidden_repetition_is_not_legal() {
    let mut line = Line::new(Row::alike(3, 2, Verdict::Forbidden));
    play(&mut line, &[Go(1)]);
    assert_eq!(moves(&line), [Go(2), Burn], "not back to where it began");
    assert_eq!(line.count(), 2);
    let before = *line.position();
    assert!(!line.play(Go(0)), "forbidden");
    assert_eq!((line.position(), line.turn(), line.played()), (&before, turn_of(1), &[Go(1)][..]));
    assert_eq!(perft(&mut line, 1), 2);
    // From 2 there is only the way back to 1, which repeats; after the fire there is the way to 0.
    assert_eq!(perft(&mut line, 2), 1);
    assert_eq!(line.position(), &before);
}

#[test]
fn what_is_never_undone_is_never_a_repetition() {
    // Once is too often: whatever could come back is forbidden.
    let line = Line::new(Row::alike(4, 1, Verdict::Forbidden));
    assert_eq!((moves(&line), line.count()), (vec![Burn], 1));
}

#[test]
fn forbidden_for_one_seat_is_allowed_to_the_other() {
    let forbidden = Some(Repetition { times: 2, verdict: Verdict::Forbidden });
    let mut line = Line::new(Row::new(2, 3, [forbidden, None, None]));
    play(&mut line, &[Go(1), Go(0)]);
    assert_eq!(moves(&line), [Burn], "the first seat may not go to 1 again");
    let mut line = Line::new(Row::new(2, 3, [None, forbidden, None]));
    play(&mut line, &[Go(1)]);
    assert_eq!(moves(&line), [Go(2), Burn]);
}

#[test]
fn the_third_time_may_be_forbidden_too() {
    let mut line = Line::new(Row::alike(3, 3, Verdict::Forbidden));
    play(&mut line, &[Go(1), Go(0), Go(1)]);
    assert_eq!(moves(&line), [Go(2), Burn]);
    play(&mut line, &[Burn, Go(0), Go(1)]);
    assert_eq!((moves(&line), line.occurrences(line.position())), (vec![Go(0)], 2));
    play(&mut line, &[Go(0)]);
    let lost = Turn::Over(Outcome { winners: Seats::only(Seat(0)), reason: Reason::REPETITION });
    assert_eq!(line.turn(), lost, "only the third time to 1 would be left");
}

#[test]
fn who_has_only_forbidden_repetitions_has_lost() {
    let mut line = Line::new(Row::alike(2, 2, Verdict::Forbidden));
    play(&mut line, &[Go(1)]);
    let lost = Turn::Over(Outcome { winners: Seats::only(Seat(0)), reason: Reason::REPETITION });
    assert_eq!((line.turn(), moves(&line), line.count()), (lost, vec![], 0));
    assert!(!line.play(Go(0)));
    assert_eq!(line.undo(), Some(Go(1)));
    assert_eq!((line.turn(), moves(&line)), (turn_of(0), vec![Go(1)]));

    let again = Line::from(line.game().clone(), At { pawn: 1, burnt: 0, to_move: 1 });
    assert_eq!(again.turn(), turn_of(1), "set up there, nothing has been there before");
}

#[test]
fn nothing_but_walking_about_is_a_draw_after_a_while() {
    let mut game = Row::new(2, 5, [None; 3]);
    game.patience = Some(4);
    let drawn = Turn::Over(Outcome { winners: Seats::NONE, reason: Reason::NO_PROGRESS });
    let mut line = Line::new(game.clone());
    play(&mut line, &[Go(1), Go(0), Go(1)]);
    assert_eq!((line.turn(), line.plies_without_progress()), (turn_of(1), 3));
    // The fire is progress, though it came at the last moment.
    play(&mut line, &[Burn]);
    assert_eq!((line.turn(), line.plies_without_progress()), (turn_of(0), 0));
    play(&mut line, &[Go(2), Go(1), Go(2)]);
    assert_eq!(line.turn(), turn_of(1));
    play(&mut line, &[Go(1)]);
    assert_eq!((line.turn(), moves(&line), line.count()), (drawn, vec![], 0));
    assert!(!line.play(Burn), "too late");
    assert_eq!(line.undo(), Some(Go(1)));
    assert_eq!((line.turn(), line.plies_without_progress()), (turn_of(1), 3));
    for _ in 0..3 {
        line.undo();
    }
    assert_eq!(
        (line.plies_without_progress(), line.undo(), line.plies_without_progress()),
        (0, Some(Burn), 3)
    );
    play(&mut line, &[Go(2)]);
    assert_eq!(line.turn(), drawn);

    // Whoever sets a position up begins to count there.
    let line = Line::from(game.clone(), At { pawn: 1, burnt: 0, to_move: 1 });
    assert_eq!((line.turn(), line.plies_without_progress()), (turn_of(1), 0));
    // A repetition that loses comes first.
    game.rules = [Some(Repetition { times: 3, verdict: Verdict::Loses }); 3];
    let mut line = Line::new(game);
    play(&mut line, &[Go(1), Go(0), Go(1), Go(0)]);
    let lost = Outcome { winners: Seats::only(Seat(0)), reason: Reason::REPETITION };
    assert_eq!(line.turn(), Turn::Over(lost));
}

/// Counting the last plies at once comes to the same as playing them.
#[test]
fn perft_counts_what_history_ends() {
    fn slow(line: &mut Line<Row>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut all = Vec::new();
        line.moves(&mut all);
        let mut total = 0;
        for mv in all {
            line.advance(mv);
            total += slow(line, depth - 1);
            line.undo();
        }
        total
    }
    for verdict in [Verdict::Loses, Verdict::Draws, Verdict::Forbidden] {
        for times in 2..4 {
            for patience in [None, Some(3), Some(6)] {
                for only in [false, true] {
                    let mut game = Row::alike(4, times, verdict);
                    game.patience = patience;
                    if only {
                        game.rules[1] = None;
                    }
                    let mut line = Line::new(game);
                    for depth in 0..9 {
                        let context = format!("{verdict:?} {times} {patience:?} {depth}");
                        assert_eq!(perft(&mut line, depth), slow(&mut line, depth), "{context}");
                        assert!(line.played().is_empty(), "{context}");
                    }
                }
            }
        }
    }
}

/// The match is told beforehand which moves would lose it or draw it.
#[test]
fn moves_that_end_the_match_badly_are_warned_of() {
    let warnings = |line: &Line<Row>, made: &[Spot]| -> Vec<(String, Vec<Spot>)> {
        let warning =
            |note| if let Note::Warning(say) = note { Some((say.to_string(), say.spots)) } else { None };
        AnyLine::notes(line, made).into_iter().filter_map(warning).collect()
    };
    let loses = Some(Repetition { times: 2, verdict: Verdict::Loses });
    let mut line = Line::new(Row::new(2, 4, [loses, loses, None]));
    assert_eq!(warnings(&line, &[]), []);
    play(&mut line, &[Go(1)]);
    let says = r#"warn-loses moves="0" reason="repetition""#.to_owned();
    assert_eq!(warnings(&line, &[]), [(says.clone(), vec![])], "not by the next touch yet");
    assert_eq!(warnings(&line, &[Spot(1)]), [(says, vec![Spot(0)])]);

    let mut game = Row::new(2, 3, [None; 3]);
    game.patience = Some(1);
    let line = Line::new(game);
    let says = r#"warn-draws moves="1" reason="no progress""#.to_owned();
    assert_eq!(warnings(&line, &[Spot(0)]), [(says, vec![Spot(1)])]);
    let count = Note::Count { label: "note-no-progress", value: 0, of: Some(1), seat: None };
    assert!(AnyLine::notes(&line, &[]).contains(&count));
}

#[test]
fn touches_and_texts_say_that_a_move_repeats() {
    let mut line = Line::new(Row::alike(3, 2, Verdict::Forbidden));
    play(&mut line, &[Go(1)]);
    let [zero, one, two, fire] = [Spot(0), Spot(1), Spot(2), Spot(3)];
    let repeats = Say::new("move-repeats").with("move", "0");
    assert_eq!(AnyLine::moves(&line), ["2", "burn"]);
    assert_eq!(line.next(&[one]), [two]);
    assert_eq!(line.touch(&[], one), Touch::Made(vec![one]));
    assert_eq!(line.touch(&[one], zero), Touch::Refused(repeats.clone().about(zero)));
    assert_eq!(line.touch(&[one], two), Touch::Whole(Way::new(&[one, two])));
    assert_eq!(
        line.touch(&[], zero),
        Touch::Refused(Say::new("row-no").about(zero)),
        "the game's own reason"
    );
    assert_eq!(line.touch(&[], fire), Touch::Whole(Way::new(&[fire])));
    assert_eq!(line.play_text("0"), Err(repeats));
    assert_eq!(line.play_text("7"), Err(Say::new("row-no")));
    assert!(line.play_way(&[one, zero]).is_none());
    assert_eq!((line.plies(), line.played()), (1, &[Go(1)][..]));

    // Where nothing else is left the match is over, and says so.
    let mut line = Line::new(Row::alike(2, 2, Verdict::Forbidden));
    play(&mut line, &[Go(1)]);
    assert_eq!(line.touch(&[], one), Touch::Refused(Say::new("match-over")));
    assert_eq!(line.play_text("0"), Err(Say::new("match-over")));
}

#[test]
fn a_touch_that_would_end_a_move_never_replaces_another() {
    // The pawn is chosen; the fire alone would be a whole move, and is played only when touched first.
    let line = Line::new(Row::alike(3, 3, Verdict::Draws));
    assert_eq!(line.touch(&[Spot(0)], Spot(3)), Touch::Refused(Say::new("row-no").about(Spot(3))));
    assert_eq!(line.touch(&[], Spot(3)), Touch::Whole(Way::new(&[Spot(3)])));
}

#[test]
fn seats_are_sets() {
    let seats = Seats::all(3).without(Seat(1));
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert!(seats.contains(Seat(2)) && !seats.contains(Seat(1)) && !seats.is_empty());
    assert_eq!(Seats::all(8).iter().count(), 8);
    assert_eq!(Seats::all(1), Seats::only(Seat(0)));
    assert!(Seats::NONE.is_empty() && Seats::only(Seat(7)).without(Seat(7)).is_empty());
}

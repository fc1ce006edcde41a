# Barricade and the Saint-Marcoise.

game-barricade = Barricade
game-barricade-line = Race to the goal and bar the others’ way. For 2 to 6.

barricade-count-home = at home
barricade-count-roll = thrown
barricade-count-under-way = under way

## What a turn asks for

barricade-ask-roll = { $side }, throw the die: the highest throw begins.
barricade-ask-throw = { $side }, throw the die.
barricade-ask-pawn = { $side }, a { $die }: choose a pawn to move.
barricade-ask-pawn-or-pass = { $side }, a { $die }: choose a pawn to move, or touch the die to pass.
barricade-ask-where = { $side }, a { $die }: where does this pawn go?
barricade-ask-put = { $side }, a { $die }: now put the barricade on a free field.
barricade-ask-put-or-leave = { $side }, a { $die }: put the barricade on a free field, or touch its own field to leave it.
barricade-task-pawn = Move a pawn
barricade-task-barricade = Put the barricade
barricade-odds-strike = Sends a pawn home
barricade-odds-goal = Reaches the goal

## Refused touches and moves

barricade-throw-first = Throw the die first.
barricade-must-pass = No pawn can move by { $die }: touch the die to pass.
barricade-no-pass = Your { $die } can be used: choose a pawn to move.
barricade-not-alone = The barricade on { $field } moves only with a pawn: choose one of your pawns.
barricade-no-pawn = There is no pawn on { $field }: choose one of your own.
barricade-other-pawn = The pawn on { $field } belongs to { $side }: choose one of your own.
barricade-other-house = { $side } lives in this house: choose one of your own pawns.
barricade-stuck = The pawn on { $field } cannot move by { $die }: choose another.
barricade-nobody-home = Nobody is at home: all pawns of { $side } are on their way.
barricade-six-to-leave = { $side } needs a 6 to leave the house: choose another pawn.
barricade-home-stuck = No pawn of { $side } can leave the house with a { $die }: choose another.
barricade-wrong-count = { $field } is not exactly { $die } away: choose another field.
barricade-goal-exact = The goal must be reached exactly: it is not { $die } away.
barricade-own-pawn = Your own pawn already stands on { $field }: choose another field.
barricade-safe = A pawn on { $field } is safe in the first row: choose another field.
barricade-cut-off = The barricade on { $field } is in the way: it cannot be passed, only landed on.
barricade-no-jump = The pawn on { $field } is in the way: these rules let no pawn be passed.
barricade-never-home = No pawn walks back into the house of { $side }: choose a field.
barricade-now-put = Your pawn has moved: now choose where the barricade goes.
barricade-not-on-goal = No barricade may close the goal: choose another field.
barricade-not-on-row = { $field } must stay free of barricades: choose a field further up.
barricade-put-on-barricade = There is a barricade on { $field } already: choose a free field.
barricade-put-on-pawn = There is a pawn on { $field }: choose a free field.
barricade-put-missing = Landing on { $field } moves a barricade: say where it goes, as in 47-53 +40.
barricade-none-to-put = This move takes no barricade along, so none can go to { $field }.

## Moves that cannot be read

barricade-no-field = There is no field “{ $field }” on this board.
barricade-no-face = The die cannot show “{ $text }”: its faces are 1 to 6.
barricade-die-lies = The die shows { $die }: use this throw.
barricade-throw-missing = Write the throw before the move, as in 4:97-101; “{ $text }” has none.
barricade-move-form = “{ $text }” is not a move: write the two fields with a hyphen, as in 97-101, or h-97 for a pawn at home.
barricade-roll-form = “{ $text }” is not the throw for who begins: write all throws and a slash before each new round, as in roll 3 5 5 / 2 6.

## Positions that cannot be read

barricade-position-form = “{ $text }” is not a position: it needs BAR1, board, houses, turn, pawns and bars, with single spaces between.
barricade-position-part = “{ $text }” should begin with { $name }=.
barricade-position-board = There is no board “{ $board }”; these rules play on { $own }.
barricade-position-other-board = These rules play on { $own }, not on { $board }.
barricade-position-houses = “{ $text }” is not a list of houses: write two or more that the board has, in ascending order, as in 0,3.
barricade-position-turn = “{ $text }” is no player’s number: they are counted from 0 to { $last }.
barricade-position-players = There are pawns for { $count ->
    [one] one player
   *[other] { $count } players
}, but { $players } play.
barricade-position-places = { $side } must have 5 pawns, and { $count ->
    [0] none is placed
    [one] one is placed
   *[other] { $count } are placed
}.
barricade-position-two-pawns = Two pawns stand on { $field }: a field holds only one.
barricade-position-two-barricades = Two barricades lie on { $field }: a field holds only one.
barricade-position-barred = No barricade may lie on { $field }.
barricade-position-barricades = This board has { $all } barricades, not { $count }.
barricade-position-roll = “{ $text }” is not a round of the throw for who begins under these rules.
barricade-position-roll-turn = Player { $turn } throws next in this round: the turn must say so.
barricade-position-roll-late = Who begins is thrown for before the first move, while all pawns are at home.
barricade-position-over = A pawn is on the goal, { $field }: the match is over and no throw is left to use.

## The rule sets

begins-barricade = The highest throw begins, unless the rules name the first player.

preset-barricade-classic = Classic board, French rules
preset-barricade-classic-about = For 2 to 4. Whoever leaves a barricade’s field may take it along, and a 6 throws again.
preset-barricade-classic-ravensburger = Classic board, Ravensburger rules
preset-barricade-classic-ravensburger-about = For 2 to 4. Whoever lands on a barricade puts it elsewhere at once, and a 6 is a throw like any other.
preset-barricade-saint-marcoise-4 = Saint-Marcoise for 4, French rules
preset-barricade-saint-marcoise-4-about = The round board for 2 to 4, where all houses are alike and the middle leads to the outer circuit.
preset-barricade-saint-marcoise-4-ravensburger = Saint-Marcoise for 4, Ravensburger rules
preset-barricade-saint-marcoise-4-ravensburger-about = The round board for 2 to 4; whoever lands on a barricade puts it elsewhere at once.
preset-barricade-saint-marcoise-6 = Saint-Marcoise for 6, French rules
preset-barricade-saint-marcoise-6-about = The round board for 2 to 6, with the goal in the middle, behind a single gate.
preset-barricade-saint-marcoise-6-ravensburger = Saint-Marcoise for 6, Ravensburger rules
preset-barricade-saint-marcoise-6-ravensburger-about = The round board for 2 to 6; whoever lands on a barricade puts it elsewhere at once.

## The options of the rules

rule-players = How many play
rule-players-about = Each takes a house; which one, the board decides.
rule-barricade_when = When a barricade is moved
rule-barricade_when-about = A barricade goes along with the pawn that leaves its field, or at once with the pawn that lands on it.
rule-barricade_when-leave = when a pawn leaves it
rule-barricade_when-arrive = when a pawn lands on it
rule-barricade_optional = A barricade may be left where it is
rule-barricade_optional-about = If not, whoever has the right to move a barricade must use it.
rule-six_again = A 6 throws again
rule-six_again-about = After a 6 the same player throws and moves once more, as often as a 6 comes.
rule-six_again_if_blocked = A 6 throws again even if no pawn could move
rule-six_again_if_blocked-about = If not, a 6 that cannot be used is lost, and the turn is over.
rule-forbidden_rows = Rows that barricades keep out of
rule-forbidden_rows-about = 1 is the first row, in front of the houses; 2 adds the few fields right above it; 0 leaves all open.
rule-barricade_on_goal = A barricade may be put on the goal
rule-barricade_on_goal-about = It is no obstacle to winning: an exact throw gets there all the same.
rule-forced = Whoever can move must
rule-forced-about = If not, you may always pass.
rule-start = Who begins
rule-start-about = All throw for it, and equals throw again; or the first player simply begins.
rule-start-rolloff = the highest throw
rule-start-rolloff_keep = the highest throw, and plays it
rule-start-first_seat = the first player
rule-six_to_leave = It takes a 6 to leave the house
rule-six_to_leave-about = If not, any throw brings a pawn out.
rule-entry_counts = The field before the house counts as a step
rule-entry_counts-about = If not, the pawn is put there first and then walks the whole throw.
rule-path_rule = How a pawn may turn
rule-path_rule-about = The boards have no loop so short that the two would differ.
rule-path_rule-simple = no field twice in a throw
rule-path_rule-no_reverse = no step straight back
rule-jump_pawns = Pawns may be passed
rule-jump_pawns-about = If not, pawns bar the way as barricades do.
rule-safe_first_row = Pawns are safe in the first row
rule-safe_first_row-about = No pawn is sent home from there: its field cannot be landed on.
rule-teleport_mode = What the point in the middle does
rule-teleport_mode-about = It matters on the Saint-Marcoise for 4 alone; without it, there is no way to the goal.
rule-teleport_mode-edge = one step to the outer circuit
rule-teleport_mode-land = may take over whoever lands on it
rule-teleport_mode-off = nothing

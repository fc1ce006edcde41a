# Barricade and the Saint-Marcoise.

barricade-count-home = at home
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
barricade-home-stuck = No pawn of { $side } can leave the house with { $die }: choose another.
barricade-wrong-count = { $field } is not exactly { $die } away: choose a highlighted field.
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
barricade-position-turn = “{ $text }” is nobody’s number: the players are counted from 0 to { $last }.
barricade-position-players = There are pawns for { $count } players, but { $players } play.
barricade-position-places = { $side } must have 5 pawns, and { $count ->
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

## The options of the rules

rule-players = How many play
rule-barricade_when = When a barricade is moved
rule-barricade_optional = A barricade may be left where it is
rule-six_again = A 6 throws again
rule-six_again_if_blocked = A 6 throws again even if no pawn could move
rule-forbidden_rows = Rows that barricades keep out of
rule-barricade_on_goal = A barricade may be put on the goal
rule-forced = Whoever can move must
rule-start = Who begins
rule-six_to_leave = It takes a 6 to leave the house
rule-entry_counts = The field before the house counts as a step
rule-path_rule = How a pawn may turn
rule-jump_pawns = Pawns may be passed
rule-safe_first_row = Pawns are safe in the first row
rule-teleport_mode = What the central point does

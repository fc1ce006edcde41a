# Tigers & Sheep.

game-tigers = Tigers & Sheep
game-tigers-line = Four tigers against twenty sheep: eat them, or shut the tigers in.

tigers-in-hand = Sheep still to place
tigers-eaten = Sheep eaten
tigers-balance = Tigers: { $gained } eaten − { $lost } sheepfold = { $net } of { $of }

## What a turn asks for

tigers-ask-place = Place a sheep on any free point.
tigers-ask-point = Now touch the free point for this sheep.
tigers-ask-sheep = Move one of your sheep.
tigers-ask-sheep-where = Where does the sheep on { $point } go?
tigers-ask-tiger = Move one of your tigers, or jump over a sheep to eat it.
tigers-ask-jump = A tiger can eat, so one must: jump over a sheep.
tigers-ask-tiger-where = Where does the tiger on { $point } go?
tigers-task-place = Place a sheep
tigers-task-sheep = Move a sheep
tigers-task-tiger = Move a tiger
tigers-costs-fold = Take care: going to { $points } would cost you sheepfold points.

## Touches and moves that are refused

tigers-pen = The sheep in the pen are not yours: move one of your tigers.
tigers-tray = These sheep have been eaten and stay here.
tigers-all-placed = All sheep have left the pen: move one of those on the board.
tigers-never-place = Tigers place nothing: choose one of your tigers first, then where it goes.
tigers-place-first = { $count ->
    [one] The sheep on { $point } may move once the last one in the pen is placed.
   *[other] The sheep on { $point } may move once the { $count } in the pen are placed.
}
tigers-tiger-there = There is already a tiger on { $point }: choose a free point.
tigers-sheep-there = There is already a sheep on { $point }: choose a free point.
tigers-no-sheep = There is no sheep on { $point }: choose one of yours.
tigers-no-tiger = There is no tiger on { $point }: choose one of yours.
tigers-choose-sheep = That tiger on { $point } is not yours: choose a sheep.
tigers-choose-tiger = That sheep on { $point } is not yours: choose the tiger that is to move.
tigers-sheep-shut-in = The sheep on { $point } cannot move: choose another.
tigers-tiger-shut-in = The tiger on { $point } is shut in: choose another.
tigers-other-must-jump = Another tiger can eat, so it must: the one on { $point } has to wait.
tigers-must-jump = A tiger can eat, so it must: jump over a sheep instead of going to { $point }.
tigers-too-far = { $point } is not next to { $from }: choose a nearer point.
tigers-no-line = No line joins { $from } and { $point }: pieces walk along the lines.
tigers-sheep-never-jump = Sheep never jump, not even over { $point }: go to a neighbouring point.
tigers-never-over-tigers = No tiger jumps over another, and one stands on { $point }.
tigers-nothing-to-eat = There is no sheep to jump over on { $point }: a tiger walks one point at a time.
tigers-jump-over = To eat the sheep on { $point }, go to { $beyond } behind it.
tigers-no-room-behind = The sheep on { $point } is safe for now: { $beyond } behind it is not free.
tigers-edge-behind = The sheep on { $point } cannot be eaten from there: the board ends behind it.

## Moves that cannot be read

tigers-no-point = There is no point “{ $point }” on this board.
tigers-move-form = “{ $text }” is not a move: write c3 to place a sheep, a1-b2 to walk, a1xc3 to eat.
tigers-write-step = That is a plain walk: write { $move }.
tigers-write-jump = That is a jump: write { $move }.

## Positions that cannot be read

tigers-position-form = “{ $text }” is not a position: it takes the board, the side to move, the sheep in hand and the sheep eaten, with single blanks between.
tigers-position-board = { $count ->
    [0] The board has no signs at all: it takes 25, row by row from the top.
    [one] The board has a single sign: it takes 25, row by row from the top.
   *[other] The board has { $count } signs: it takes 25, row by row from the top.
}
tigers-position-sign = “{ $sign }” on { $point } means nothing: write { $tiger } for a tiger, { $sheep } for a sheep or { $empty } for an empty point.
tigers-position-tigers = { $count ->
    [0] There is no tiger: there are always four.
    [one] There is a single tiger, on { $points }: there are always four.
   *[other] There are { $count } tigers, on { $points }: there are always four.
}
tigers-position-flock = Sheep on the board, in hand and eaten: { $board } + { $hand } + { $eaten }. Together they must be 20.
tigers-position-count = “{ $text }” is not a number of sheep: write a number from 0 to 20.
tigers-position-turn = “{ $text }” is not a side to move: write S for the sheep or T for the tigers.

## Matches and positions of other programs

tigers-peer-move = “{ $text }” is not a move in this notation.
tigers-peer-number = This turn is numbered “{ $number }”, but it should be { $due } here.
tigers-peer-result-unknown = “{ $text }” is not a result: it is 1-0, 0-1 or 1/2-1/2.
tigers-peer-result = The result given is { $said }, but the moves lead to { $result }.
tigers-peer-position = “{ $text }” is not a position in this notation: it looks like { $example }.
tigers-peer-row = Row { $number } is “{ $row }”: each of the five rows takes five points.
tigers-peer-placed = Goats on the board: { $board }, goats placed: only { $placed }.

## The rule sets

begins-tigers = The sheep begin.

preset-tigers-french = French rules
preset-tigers-french-about = Seven sheep, eaten by jumps or by shutting them in; sheepfolds count, and tigers must not go round in circles.
preset-tigers-french-strict = French rules, strict
preset-tigers-french-strict-about = As the French rules, but tigers lose when a position comes back for the first time.
preset-tigers-french-jump-only = French rules, jumps only
preset-tigers-french-jump-only-about = As the French rules, but tigers eat by jumping alone.
preset-tigers-classic = Bagh-Chal
preset-tigers-classic-about = Five sheep, eaten by jumps alone; no sheepfolds, sheep that cannot move lose, and no turn may bring a position back.
preset-tigers-classic-draw = Bagh-Chal with draws
preset-tigers-classic-draw-about = As Bagh-Chal, but positions may come back, and the third time is a draw.
preset-tigers-ludii-all = The whole flock
preset-tigers-ludii-all-about = Bagh-Chal in which the tigers must eat all twenty sheep, and positions may come back.
preset-tigers-ludii-five = Five sheep
preset-tigers-ludii-five-about = Bagh-Chal with five sheep to eat, in which positions may come back.

## The options of the rules

rule-target = The score that wins for the tigers
rule-target-about = How many sheep the tigers must have eaten, less the points of the sheepfold.
rule-imprison = Tigers eat groups of sheep they have shut in
rule-imprison-about = After a turn of the tigers, every group of sheep that touches no free point is eaten.
rule-fold = Sheepfold points count against the tigers
rule-fold-about = Each free point that no tiger can get to takes one off the tigers’ score.
rule-blocked_sheep = Who wins when no sheep can move
rule-blocked_sheep-about = The matter comes up after a turn of the tigers, once the pen is empty.
rule-blocked_sheep-S = the sheep
rule-blocked_sheep-T = the tigers
rule-tiger_repeat = When the tigers bring a position back
rule-tiger_repeat-about = What becomes of a turn of the tigers after which everything stands as it did before.
rule-tiger_repeat-free = nothing happens
rule-tiger_repeat-loses = they lose
rule-tiger_repeat-forbidden = it is not allowed
rule-tiger_repeat-draw = a draw
rule-sheep_repeat = When the sheep bring a position back
rule-sheep_repeat-about = What becomes of a turn of the sheep after which everything stands as it did before.
rule-sheep_repeat-free = nothing happens
rule-sheep_repeat-loses = they lose
rule-sheep_repeat-forbidden = it is not allowed
rule-sheep_repeat-draw = a draw
rule-repeat_limit = Which time of the same position counts
rule-repeat_limit-about = With 2 the first return counts, with 3 the second, and so on.
rule-must_capture = A tiger that can eat must
rule-must_capture-about = If any tiger can jump over a sheep, the tigers have to jump; with which tiger, they choose.
rule-no_progress_limit = Turns without a sheep placed or eaten until a draw
rule-no_progress_limit-about = Turns of both sides count; 0 means that there is no such draw.

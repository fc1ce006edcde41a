# Sides, results, and what is wrong whatever the game.

side-white = White
side-black = Black
side-red = Red
side-green = Green
side-yellow = Yellow
side-blue = Blue
side-orange = Orange
side-sheep = Sheep
side-tigers = Tigers
side-named = { $name } ({ $side })

outcome-won = Victory for { $sides }: { $reason }.
outcome-won-named = { $sides } { $count ->
    [one] wins
   *[other] win
}: { $reason }.
outcome-draw = A draw: { $reason }.

reason-blocked = the other side can no longer move
reason-goal = a pawn has reached the goal
reason-fences-exhausted = there are no fences left
reason-repetition = the same position has come back too often
reason-no-progress = too many turns have passed without progress
reason-sheep-eaten = enough sheep have been eaten
reason-tigers-imprisoned = no tiger can move any more
reason-all-sheep-blocked = no sheep can move any more
reason-resigned = the other side has resigned
reason-agreed = both sides have agreed on it
reason-time = the other side’s time has run out

game-unknown = There is no game called “{ $game }” in this box. It holds: { $games }.
rules-preset-unknown = There are no rules called “{ $preset }” for this game. Choose from: { $presets }.
rules-toggle-unknown = These rules have no option “{ $toggle }”. They have: { $toggles }.
rules-value-unknown = The option { $toggle } cannot be “{ $value }”. It takes: { $values }.

value-on = yes
value-off = no

match-over = This match is over.
move-repeats = { $move } would bring back an earlier position once too often: choose another move.
throw-other = The dice of this match show { $thrown } here: use that throw.
touch-elsewhere = Nothing can be done there now: choose a highlighted place.

note-count = { $label }: { $value }
note-count-of = { $label }: { $value } of { $of }
note-side = { $side } ({ $counts })
note-odds = { $label }: { $faces ->
    [one] one throw
   *[other] { $faces } throws
} of { $of }
note-no-progress = Turns without progress

warn-loses = Take care, this would lose the match: { $moves } ({ $reason }).
warn-draws = Take care, this would end in a draw: { $moves } ({ $reason }).

## How well the computer plays

level-easy = easy
level-fair = fair
level-strong = strong

# L'Enclos.

game-enclos = L’Enclos
game-enclos-line = Three sheep each, and a fence every turn: shut the others in.
begins-enclos-asked = Who was shorn last
begins-enclos-question = Who had a haircut most recently?

enclos-fences = Fences placed

## What a turn asks for

enclos-ask-turn = Move one of your sheep and fence a passage, in either order.
enclos-ask-where = Where does the sheep on { $field } go?
enclos-ask-fence = Now fence a passage.
enclos-ask-sheep = Now move one of your sheep.
enclos-task-sheep = Move a sheep
enclos-task-fence = Fence a passage

## Touches and turns that are refused

enclos-no-sheep = There is no sheep on { $field }: choose one of yours.
enclos-other-sheep = That sheep on { $field } belongs to the other side: choose one of yours.
enclos-shut-in = That sheep on { $field } is shut in: choose another.
enclos-too-far = { $field } is not next to { $from }: a sheep walks one field at a time.
enclos-way-closed = A fence bars the way at { $passage }: choose another way.
enclos-occupied = There is already a sheep on { $field }: choose a free field.
enclos-fenced = A fence already closes { $passage }.
enclos-no-fences = There are no fences left: just move a sheep.
enclos-just-used = Your sheep has just gone through { $passage }, so it stays open this turn: fence another passage.
enclos-move-first = Move first if you want to close { $passage }.
enclos-now-move = Your fence already stands: now move a sheep.
enclos-now-go = First show your sheep where to go, then close { $passage }.
enclos-now-fence = Your sheep has moved: now close a passage.
enclos-stack = The fences wait here: touch the passage you want to close.

## Turns that cannot be read

enclos-no-field = There is no field “{ $field }” on this board.
enclos-no-passage = There is no passage “{ $passage }”: those two fields are not neighbours.
enclos-move-form = “{ $text }” is not a move: write the two fields with a hyphen, as in d5-d6.
enclos-fence-form = “{ $text }” is not a passage: write its two fields with a slash, as in +c4/d4.
enclos-turn-form = “{ $text }” is not a turn: one move and one fence, as in d5-d6 +c4/d4.
enclos-step-missing = “{ $text }” lacks a move: a turn moves a sheep and places a fence, as in d5-d6 +c4/d4.
enclos-fence-missing = “{ $text }” lacks a fence: a turn moves a sheep and places a fence, as in d5-d6 +c4/d4.

## Positions that cannot be read

enclos-position-form = “{ $text }” is not a position: it takes white fields, black fields, fences and side to move, with slashes between.
enclos-position-twice = Two sheep stand on { $field }: a field holds only one.
enclos-position-flock = { $count ->
    [0] One side has no sheep: each has three.
    [one] One side has a single sheep: each has three.
   *[other] One side has { $count } sheep: each has three.
}
enclos-position-fences = The fences “{ $text }” cannot be read: they take { $digits } hexadecimal digits.
enclos-position-passages = The fences name a passage beyond the last: there are only { $passages }.
enclos-position-turn = “{ $text }” is not a side to move: write w for White or b for Black.

## The rule sets

begins-enclos = White begins. Tradition gives White to whoever had a haircut last.

preset-enclos-french = French rules
preset-enclos-french-about = The game as it came out, with a fence for every passage.

## The options of the rules

rule-supply = How many fences there are
rule-supply-about = As many as there are passages, unless you name a number: then they may run out.
rule-supply-none = one for each passage
rule-on_exhausted = When the fences run out
rule-on_exhausted-about = Either a turn is a move alone, and a position that comes back for the third time is a draw; or the match is drawn at once.
rule-on_exhausted-move_only = turns without a fence
rule-on_exhausted-draw = a draw
rule-fence_used = The passage just crossed may be closed
rule-fence_used-about = If not, the passage your sheep has just gone through stays open this turn.
rule-self_block = Closing one’s own last way before moving
rule-self_block-about = If your fence comes first and takes your last move away, it is either refused or loses the match.
rule-self_block-illegal = is refused
rule-self_block-loss = loses
rule-loss_check = When it is checked whether a side is shut in
rule-loss_check-about = If it is checked at the end of a turn too, shutting yourself in loses at once, unless the other side is shut in as well.
rule-loss_check-turn_start = when its turn begins
rule-loss_check-turn_end = when its turn ends, too

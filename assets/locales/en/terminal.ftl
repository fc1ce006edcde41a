# The command line, and play in a terminal.

help =
    Bergerie, a box of French board games.

        bergerie                       opens the window
        bergerie play GAME             opens it on a game; --terminal plays here
        bergerie moves GAME            lists the legal moves
        bergerie apply GAME            plays moves: position and result after them
        bergerie perft GAME --depth N  counts the ways to play N turns
        bergerie match GAME --seats LIST --games N
                                       lets players meet: random, greedy, ai:1, …
        bergerie best GAME --level L   what the computer would play
        bergerie replay FILE           checks a recorded match
        bergerie bench GAME            measures speed
        bergerie film FILE --out DIR   films a recorded match: its pictures go there
        bergerie gallery --out DIR     puts pictures of every screen there
        bergerie rules GAME            shows the rules of a game
        bergerie credits               who made what, and all licences
        bergerie help                  shows this page

    GAME is one of: { $games }.

    Options
        --rules RULES         the rules, with options after commas: french,supply=60
        --position TEXT       where to start from, for moves, apply, perft and best
        --die N               what the die shows, for moves and best
        MOVE…                 moves to play first, each one argument: "d5-d6 +c4/d4"
        --size WxH            how large the pictures are: 640x360 (film)
        --every N             one picture every N thirtieths of a second: 3 (film)
        --bare                the table alone, without panels and signs (film)
        --near N              the camera comes nearer N times by a tenth (film)
        --only TEXT           only pictures whose names contain it (gallery)
        --set LIST            settings: picture=high,light=dusk (film, gallery)
        --json                answers as JSON (apply, best, match)
        --seats LIST          who plays: human,ai:2 or Anna,Ben (play)
        --level L             how well the computer plays: 1, 2 or 3 (best)
        --nodes N             how many positions it looks at instead (best)
        --seconds S           or how long (best); how long to measure (bench)
        --seed N              the seed of the dice (play)
        --games N             how many matches (match)
        --language TAG        the language: { $languages }
        --version             shows the version

    The program ends with 0 when all is well, 1 when a position, a move or a
    file breaks a rule, 2 when the command line is wrong.

## A wrong command line

usage-wrong = { $problem } “bergerie help” shows what there is.
usage-command-unknown = There is no command “{ $command }”.
usage-option-unknown = The option { $option } has no place here.
usage-option-twice = The option --{ $option } is given twice.
usage-option-plain = The option { $option } takes no value.
usage-value-missing = The option { $option } needs a value.
usage-argument-extra = “{ $argument }” is one argument too many.
usage-game-missing = Name a game: { $games }.
usage-file-missing = Name the file to read.
usage-depth-missing = Say how many turns deep: --depth N.
usage-games-missing = Say how many matches: --games N.
usage-player-unknown = There is no player called “{ $player }”. Choose from: { $players }.
usage-seats-match = Name { $count } players, as in --seats greedy,random.
usage-level-unknown = There is no level “{ $level }”. Choose from: { $levels }.
usage-setting-unknown = There is no setting “{ $setting }”. Choose from: { $settings }.
usage-setting-value = The setting { $setting } cannot be “{ $value }”; at first it is { $default }.
usage-seconds = The option --seconds takes a number such as 0.5, not “{ $value }”.
usage-limit = Say how hard to think: one of --level L, --nodes N and --seconds S.
usage-no-die = { $game } is played without a die: leave out --die.
usage-out-missing = Name the folder for the pictures: --out DIR.
usage-size = A film’s size is two numbers from { $least } to { $most }, as in --size 640x360, not “{ $value }”.
usage-every = Of how many steps shall one be shown? --every takes a number from 1.
usage-seats-play = This match has { $count } seats: --seats { $seats }. Put names in their place if you like.
usage-number = The option --{ $option } takes a whole number, not “{ $value }”.
usage-language-unknown = There is no language “{ $language }” in this box. It speaks: { $languages }.
usage-seats-terminal = Say for { $count } seats who plays, a person or the computer: --seats human,ai:2, with ai:1 to ai:3.
usage-no-window = This build has no window. To play here: bergerie play { $game } --terminal

## What breaks a rule

move-broken = Move { $number }, “{ $move }”: { $problem }
perft-undecided = Who begins is still to be thrown for, and ties could go on for ever: start after that.
best-nobody = Nobody is to move here: the match is over, or the die is to be thrown first (--die N).
match-score = { $name }: { $wins } won, { $draws } drawn, { $losses } lost, { $share } % ± { $margin }
match-games = { $games ->
    [one] One match
   *[other] { $games } matches
}, { $turns } turns, seed { $seed }
not-written = The answer could not be written: { $fault }.

## Play in a terminal

terminal-welcome = Welcome! Type moves in letters and figures. “rules” tells how to play, “help” what you can type.
terminal-turn = Turn { $number }.
terminal-side = { $side } to play.
terminal-throw = Press Enter, or type what a real die shows.
terminal-pass = Here, press Enter for that.
terminal-choices = You can type: { $moves }
terminal-example = For example: { $moves }
terminal-ended = The match is over.
terminal-after = “undo” takes the last turn back, “save” keeps the match, “quit” leaves.
terminal-played = { $side } played { $move }.
terminal-taken = Taken off the board: { $places }.
terminal-home = Sent home from { $places }.
terminal-begins = { $side } to begin ({ $move }).
terminal-thrown = { $side } threw { $face }.
terminal-real-die = You throw a die of your own in this match: type what it shows.
terminal-passages = A bar closes a passage, a dot leaves it open.
terminal-barricades = { $sign } is a barricade. In moves, h stands for the house.
terminal-fold = A tilde marks the points of a sheepfold.
terminal-undone = Taken back: { $move }.
terminal-draw-offered = { $side } offered a draw: type “draw” as well to agree, or play on.
terminal-draw-declined = The computer plays on.
terminal-only-two = Only a match of two can be ended so. “quit” leaves this one.
terminal-nothing-to-undo = There is nothing to take back.
terminal-nothing-to-redo = There is nothing to play again.
terminal-moves = { $count ->
    [0] No move fits.
    [one] One move:
   *[other] { $count } moves:
}
terminal-save-name = Name the file, as in: save match.txt
terminal-saved = Saved in { $file }.
terminal-save-exists = { $file } exists already and stays as it is: choose another name.
terminal-save-failed = { $file } could not be written ({ $fault }): try another name.
terminal-unsaved = This match is not saved. Save it with “save FILE”, or quit once more to leave it.
terminal-line-long = That line is too long to be a move.
terminal-goodbye = Goodbye!
terminal-help =
    Type a turn in one line, as the list of moves writes it. You can also type

        moves         all legal moves; moves d5 shows those with d5
        undo, redo    take a turn back, play it again
        board         show the board again
        position      show the position as text
        rules         read the rules, with examples
        resign        give the match up
        draw          offer a draw; typed once more, agree to it
        save FILE     keep the match in a file
        help          show this page
        quit          leave

command-moves = moves
command-undo = undo
command-redo = redo
command-board = board
command-position = position
command-rules = rules
command-resign = resign
command-draw = draw
command-save = save
command-help = help
command-quit = quit

## The rules page

page-marks = Parentheses show where a move goes, or may go.
page-refused = Not allowed: { $move }. { $reason }
page-preset = { $name } ({ $preset }). { $about }
page-toggle =
    { $name }. { $about }
    { $toggle } = { $values }; normally { $value }.
page-choose = Rules are chosen before the match, as in: bergerie play { $game } --terminal --rules { $rules }

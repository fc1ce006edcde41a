# The window.

app-subtitle = Three French board games on one table
app-loading = Setting the table…
app-warming = Lighting the lamps…
app-ready = Click, touch or press a key to begin
app-no-sound = This browser plays no sound for this page, so the game is silent.
app-file-unfetched = The file { $path } could not be fetched, so the game cannot begin. Look whether the network is there, and load this page again.
app-file-missing = The file { $path } cannot be read, so the game cannot begin. Install Bergerie anew, or set BERGERIE_ASSETS to the folder that holds its assets.
app-board-missing = The file { $path } cannot be read, so its board is drawn plainly. Load the game anew or, where it is installed, install Bergerie anew.
app-no-assets = Models, pictures and sounds are in none of these folders: { $places }. Unpack or install all of Bergerie anew, or set BERGERIE_ASSETS to the folder that holds them.
app-no-graphics = No graphics device can be used here. Update the graphics driver (or install mesa-vulkan-drivers), or play in the terminal: bergerie play enclos --terminal
app-no-display = There is no display here to open a window on. Play in the terminal: bergerie play enclos --terminal
app-quit = Leave the table
app-back = Back to the title
app-undo = Take back (Ctrl+Z)
app-redo = Play again (Ctrl+Y)
app-reset-view = Look from the front (Home)
app-rematch = Rematch
app-to-move = { $side } to move
app-play = Play
app-players = Players
app-player = Player { $number }
app-name-hint = Name
app-who-begins = Who begins?
app-begins-as-seated = In this order
app-begins-by-lot = Draw lots
app-begins-by-die = Everybody throws the die, and the highest throw begins.
app-begins-first = First to move: { $side }.
app-rules = Rules
app-close = Close (Esc)
app-rules-key = The rules (F1)
app-fine-points = { $count ->
    [0] Fine points
    [one] Fine points (one changed)
   *[other] Fine points ({ $count } changed)
}
app-as-preset = Undo all changes
app-to-move-named = { $name } ({ $side }) to move
app-luck = average { $average }
app-luck-long = { $throws ->
    [one] one throw
   *[other] { $throws } throws
}, { $average } on average (a fair die: { $fair })
app-pause = Pause
app-pause-key = Pause, offer a draw, resign (P)
app-go-on = Go on
app-keep-playing = Play on
app-offer-draw = Offer a draw
app-resign = Resign
app-only-two = A match of more than two is played to its end.
app-leave = Leave the match
app-leave-ask = Leave the match?
app-leave-kept = It is kept as it is now.
app-stay = Stay
app-resign-ask = { $side }: give the match up?
app-resign-about = The other side wins. It can be taken back like a turn.
app-draw-offered = { $side }: a draw?
app-draw-asked = For { $side } to answer.
app-draw-accept = Accept the draw
app-draw-declined = The offer of a draw is declined: the match goes on.
app-moves = Moves
app-moves-key = The moves so far (L)
app-moves-close = Close (L)
app-moves-start = The start
app-moves-branch = { $count ->
    [one] Another move from here replaces the one after it.
   *[other] Another move from here replaces the { $count } after it.
}
app-clocks = Clocks
app-clocks-none = None
app-clocks-choice = { $minutes } min + { $seconds } s
app-clocks-about = Who has no time left loses. Every turn adds the seconds; a pause, the rules and what moves cost nothing.
app-clocks-two = Clocks are for two.
app-leave-here = Leave it here
pictures-done = { $count ->
    [0] No picture taken.
    [one] One picture taken.
   *[other] { $count } pictures taken.
}
app-computer-level = Computer, { $level }
app-computers-turn = It is the computer’s turn.
app-play-now = Play now (Space)
app-play-on = Go on from here
app-proposed = Touch it again to play it.
app-confirm = Play it
app-drop = Not this one (Esc)
app-hint = What would be good? (H)
app-person = Person
app-thinking = { $side } (computer): thinking…
app-computer-waits = { $side } (computer): waiting

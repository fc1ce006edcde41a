# The window.

app-subtitle = Three French board games on one table
app-loading = Setting the table…
app-file-missing = The file { $path } cannot be read, so the game cannot begin. Install Bergerie anew, or set BERGERIE_ASSETS to the folder that holds its assets.
app-no-assets = The folder with models, pictures and sounds cannot be found. Put “assets” beside the program, or set BERGERIE_ASSETS to where it is.
app-no-graphics = No graphics device can be used here. Update the graphics driver (or install mesa-vulkan-drivers), or play in the terminal: bergerie play enclos --terminal
app-no-display = There is no display here to open a window on. Play in the terminal: bergerie play enclos --terminal
app-play-enclos = Play L’Enclos
app-enclos-line = Three sheep each, and a fence every turn: shut the others in.
app-quit = Leave the table
app-back = Back to the title
app-undo = Take back (Ctrl+Z)
app-redo = Play again (Ctrl+Y)
app-reset-view = Look from the front (Home)
app-rematch = Rematch
app-to-move = { $side } to move
app-luck = average { $average }
app-luck-long = { $throws ->
    [one] one throw
   *[other] { $throws } throws
}, { $average } on average (a fair die: { $fair })
app-leave-here = Leave it here
gallery-done = { $count ->
    [0] No picture taken.
    [one] One picture taken.
   *[other] { $count } pictures taken.
}

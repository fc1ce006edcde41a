# The page round the game in a browser. Its script reads these alone: each is one line and has no variables.

page-loading = Fetching the game…
page-no-script = Bergerie is a program: allow this page its script, and play.
page-no-graphics = This browser cannot draw the game: it lacks WebGL 2. Switch on its hardware acceleration, or open this page in a current Firefox, Chrome, Edge or Safari.
page-graphics-lost = The browser has taken the drawing away from the game, so it has stopped. Open it anew to go on with the match; if the browser keeps nothing, save the match first.
page-broken = Something has gone wrong, and the game has stopped. Open it anew to go on with the match; if the browser keeps nothing, save the match first.
page-no-network = The game could not be fetched. Look whether the network is there, and open the page anew.
page-again = Open the game anew
page-save = Save the match as a file

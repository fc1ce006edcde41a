# The page round the game in a browser.

page-loading = Fetching the game…
page-no-graphics = This browser cannot draw the game: it lacks WebGL 2. Switch on its hardware acceleration, or open this page in a current Firefox, Chrome, Edge or Safari.
page-broken = Something has gone wrong, and the game has stopped. Load this page again to begin anew.

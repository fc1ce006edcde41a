// The game in a browser: its page loads, shows each board, and is played on by mouse.
//
// BERGERIE_SITE      the folder with page, program and assets
// BERGERIE_BROWSER   Chromium
// BERGERIE_MODULES   the folder whose node_modules hold playwright-core
// BERGERIE_PICTURES  where the pictures go

import "./matches.mjs";

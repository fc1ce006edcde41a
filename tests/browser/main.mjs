// The game in a browser: its page loads, shows each board, and is played on by mouse and by finger.
//
// BERGERIE_SITE      the folder with page, program and assets
// BERGERIE_BROWSER   Chromium
// BERGERIE_MODULES   the folder whose node_modules hold playwright-core
// BERGERIE_PICTURES  where the pictures go
// BERGERIE_FULL      where it is not empty, what takes long is played as well: other boards, places, troubles and a phone's keyboard

import "./endings.mjs";

if (process.env.BERGERIE_FULL) {
    await import("./boards.mjs");
    await import("./places.mjs");
    await import("./troubles.mjs");
    await import("./typing.mjs");
}

// One server and one browser for all tests, and visits to the page.

import { readFileSync } from "node:fs";
import { after, before } from "node:test";

import { serve } from "../../scripts/serve.mjs";
import { Player, launch } from "./player.mjs";

// Small, for every pixel is drawn by the processor.
const DESK = { viewport: { width: 480, height: 360 } };

// A telephone held upright.
export const PHONE = { viewport: { width: 360, height: 480 }, hasTouch: true };

// What one test may take where the machine has other things to do.
export const PATIENCE = { timeout: 600_000 };

// Links to matches a few plies before their end, and what ends them. `cargo test endings` plays them, too.
export const ENDINGS = JSON.parse(readFileSync(new URL("endings.json", import.meta.url)));

let server, browser;

before(async () => {
    server = await serve(process.env.BERGERIE_SITE);
    browser = await launch();
});

after(async () => {
    await browser?.close();
    server?.close();
});

// The page's address at another name of this machine, which to a browser is another place.
export const elsewhere = (address) => server.url.replace("127.0.0.1", "localhost") + address;

// Opens the page as `device` shows it, and looks at the end that nothing has been complained of. What is not
// about keeping the page without a network has no worker, which fetches everything a second time.
// `prepare` changes the browser before it opens anything.
export async function visit(context, address, visitor, { prepare, ...device } = {}) {
    const begin = Date.now();
    // Canvases go by the display itself, whatever a single page is told of it.
    const fineness = device.deviceScaleFactor;
    const own = fineness ? await launch(fineness) : browser;
    const player = await Player.arrive(own, { serviceWorkers: "block", ...DESK, ...device });
    await prepare?.(player.page);
    const clock = (what) => context.diagnostic(`${what} after ${((Date.now() - begin) / 1000).toFixed(1)} s`);
    try {
        await player.open(new URL(address, server.url).href);
        await visitor(player, clock);
        player.assertContent();
    } finally {
        await player.leave();
        if (own !== browser) await own.close();
    }
}

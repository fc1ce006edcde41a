// One server and one browser for all tests, and visits to the page.

import { after, before } from "node:test";

import { Player, launch } from "./player.mjs";
import { serve } from "../../scripts/serve.mjs";

// Small, for every pixel is drawn by the processor; but no panel may lie over the spots touched here.
const DESK = { viewport: { width: 640, height: 480 } };

// A telephone held upright.
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

// What one test may take where the machine has other things to do.
export const PATIENCE = { timeout: 240_000 };

let server, browser;

before(async () => {
    server = await serve(process.env.BERGERIE_SITE);
    browser = await launch();
});

after(async () => {
    await browser?.close();
    server?.close();
});

// Opens the page in a window of its own, and looks at the end that nothing has been complained of.
export async function visit(context, address, visitor, device = DESK) {
    const player = new Player(await browser.newPage(device), device.hasTouch);
    const begin = Date.now();
    const clock = (what) => context.diagnostic(`${what} after ${((Date.now() - begin) / 1000).toFixed(1)} s`);
    try {
        await player.open(`${server.url}?${address}`);
        await visitor(player, clock);
        player.assertContent();
    } finally {
        await player.leave();
    }
}

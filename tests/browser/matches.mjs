// The game in a browser: its page loads, shows each board, and a few plies are played on it by mouse.
//
// BERGERIE_SITE      the folder with page, program and assets
// BERGERIE_BROWSER   Chromium
// BERGERIE_MODULES   the folder whose node_modules hold playwright-core
// BERGERIE_PICTURES  where the pictures go

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Player, launch } from "./player.mjs";
import { serve } from "./serve.mjs";

// Small, for every pixel is drawn by the processor; but no panel may lie over the spots touched here.
const SIZE = { width: 640, height: 480 };

const TWO = "BAR1 classic houses=0,3";
const BARRICADES = "bars=9,28,37,40,47,51,73,77,81,85,89";

// The touches of each ply, and the position that `bergerie apply` gives after it.
const MATCHES = [
    {
        address: "play=enclos&lang=en",
        start: "c3d5e3/c4d3e4/00000000000000000000000/w",
        plies: [
            { touches: ["e3", "f2", "f2/g2"], position: "c3d5f2/c4d3e4/00080000000000000000000/b" },
            { touches: ["d3", "d2", "d2/e2"], position: "c3d5f2/c4d2e4/00080000000400000000000/w" },
            { touches: ["f2", "f3", "e3/f3"], position: "c3d5f3/c4d2e4/00080080000400000000000/b" },
        ],
    },
    {
        address: "play=tigers&lang=fr",
        start: "T...T...............T...T S 20 0",
        plies: [
            { touches: ["c2"], position: "T...T..S............T...T T 19 0" },
            { touches: ["e1", "e2"], position: "T......S.T..........T...T S 19 0" },
            { touches: ["d4"], position: "T......S.T........S.T...T T 18 0" },
        ],
    },
    {
        // These dice show 5 and 4 for who begins, then 4 and 5.
        address: "play=barricade&rules=classic,players=2&seed=3&lang=en",
        start: `${TWO} turn=0 pawns=h,h,h,h,h/h,h,h,h,h ${BARRICADES} roll=?,?`,
        plies: [
            { touches: ["die", "die"], position: `${TWO} turn=0 pawns=h,h,h,h,h/h,h,h,h,h ${BARRICADES}` },
            { touches: ["die", "red", "100"], position: `${TWO} turn=1 pawns=h,h,h,h,100/h,h,h,h,h ${BARRICADES}` },
            { touches: ["die", "blue", "105"], position: `${TWO} turn=0 pawns=h,h,h,h,100/h,h,h,h,105 ${BARRICADES}` },
        ],
    },
];

let server, browser;

before(async () => {
    server = await serve(process.env.BERGERIE_SITE);
    browser = await launch();
});

after(async () => {
    await browser?.close();
    server?.close();
});

// Opens the page on a canvas of its own, and looks that nobody has complained at the end.
async function visit(address, visitor) {
    const page = await browser.newPage({ viewport: SIZE });
    const player = new Player(page);
    const begin = Date.now();
    await page.goto(`${server.url}?${address}`);
    await visitor(player, () => (Date.now() - begin) / 1000);
    assert.deepEqual(player.complaints, []);
    await page.close();
}

async function isDrawn(player, name) {
    const colours = await player.picture(name);
    assert.ok(colours > 100, `${name} has only ${colours} colours`);
}

test("the title", { timeout: 120_000 }, async (context) => {
    await visit("lang=fr", async (player, seconds) => {
        await player.waitFor("the title", (table) => table.screen === "title");
        context.diagnostic(`title after ${seconds().toFixed(1)} s`);
        await isDrawn(player, "title");
    });
});

for (const { address, start, plies } of MATCHES) {
    const game = new URLSearchParams(address).get("play");
    test(`three plies of ${game}`, { timeout: 180_000 }, async (context) => {
        await visit(address, async (player, seconds) => {
            const table = await player.waitFor("the match", (table) => table.screen === "match");
            context.diagnostic(`board after ${seconds().toFixed(1)} s`);
            assert.equal(table.position, start);
            await isDrawn(player, `${game}-0`);
            for (const [number, { touches, position }] of plies.entries()) {
                let table;
                for (const spot of touches) table = await player.touch(spot);
                assert.equal(table.position, position);
                await isDrawn(player, `${game}-${number + 1}`);
            }
            context.diagnostic(`${plies.length} plies after ${seconds().toFixed(1)} s`);
        });
    });
}

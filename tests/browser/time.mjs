// How long the page takes from its address to its title, and a bare Bevy page to its first picture, each in a browser
// that has never been there: node time.mjs PAGE BARE TIMES. The browser is told as to main.mjs.

import { serve } from "../../scripts/serve.mjs";
import { launch } from "./player.mjs";

// The longest that the page may take, in bare pages.
const LIMIT = 2;

// Small, for every pixel is drawn by the processor.
const VIEWPORT = { width: 480, height: 360 };

const [, , folder, bareFolder, times] = process.argv;

// Seconds until `arrive` is done with the page that is served from `folder`.
async function time(folder, arrive) {
    const server = await serve(folder);
    const browser = await launch();
    try {
        const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: "block" });
        page.setDefaultTimeout(300_000);
        const begin = performance.now();
        await arrive(page, server.url);
        return (performance.now() - begin) / 1000;
    } finally {
        await browser.close();
        server.close();
    }
}

// Whoever waits for the title presses as soon as that is asked for.
async function toTitle(page, url) {
    const shows = (screen) =>
        page.waitForFunction((screen) => document.getElementById("bergerie")?.dataset.table?.includes(`"screen":"${screen}"`), screen);
    await page.goto(`${url}?lang=en`, { waitUntil: "commit" });
    await shows("ready");
    await page.mouse.click(VIEWPORT.width / 2, VIEWPORT.height / 3);
    await shows("title");
}

async function toFirstPicture(page, url) {
    const said = page.waitForEvent("console", (message) => message.text().includes("first frame after"));
    await page.goto(url, { waitUntil: "commit" });
    await said;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const ours = [], bare = [];
for (let round = 0; round < Number(times); round += 1) {
    bare.push(await time(bareFolder, toFirstPicture));
    ours.push(await time(folder, toTitle));
    console.log(`${bare.at(-1).toFixed(1)} s for the bare page, ${ours.at(-1).toFixed(1)} s for ours`);
}
const ratio = median(ours) / median(bare);
console.log(`medians: ${median(bare).toFixed(1)} s and ${median(ours).toFixed(1)} s, ${ratio.toFixed(2)} times as long (at most ${LIMIT})`);
process.exitCode = ratio <= LIMIT ? 0 : 1;

// A person at the page: looks at the canvas and at the console, and moves the mouse.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";

// playwright-core lies outside the source tree.
const { chromium } = createRequire(join(process.env.BERGERIE_MODULES, "/"))("playwright-core");

// Without a graphics card WebGL is drawn by the processor; and no service of the browser's asks for the network.
const ARGUMENTS = [
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

export const launch = () =>
    chromium.launch({ executablePath: process.env.BERGERIE_BROWSER, headless: true, args: ARGUMENTS });

// What Chromium itself says on the console, and why it is no fault of the game's.
const TOLERATED = [
    // Taking a picture of a canvas that WebGL draws waits for it.
    /GL Driver Message .*GPU stall due to ReadPixels/,
    // The sound's device is opened before the first press, and resumed by it.
    /AudioContext was not allowed to start/,
];

export class Player {
    constructor(page) {
        this.page = page;
        this.complaints = [];
        const complain = (kind, text) => {
            if (!TOLERATED.some((known) => known.test(text))) this.complaints.push(`${kind}: ${text}`);
        };
        page.on("console", (message) => {
            if (["warning", "error", "assert"].includes(message.type())) complain(message.type(), message.text());
        });
        page.on("pageerror", (error) => complain("uncaught", error.stack ?? String(error)));
        page.on("crash", () => complain("crash", "the page has died"));
        page.on("response", (response) => {
            if (response.status() >= 400) complain("not found", response.url());
        });
    }

    // What the canvas tells of the table.
    async table() {
        return JSON.parse((await this.page.getAttribute("#bergerie", "data-table")) ?? "{}");
    }

    // Waits until the table tells what `is` asks for, and everything is at rest.
    async waitFor(what, is) {
        const until = Date.now() + 90_000;
        for (;;) {
            const table = await this.table();
            if (table.moving === false && is(table)) return table;
            assert.deepEqual(this.complaints, []);
            assert.ok(Date.now() < until, `waited in vain for ${what}: ${JSON.stringify(table).slice(0, 300)}`);
            await this.page.waitForTimeout(50);
        }
    }

    // Clicks on a spot, and waits until that has led somewhere.
    async touch(spot) {
        const before = await this.table();
        const place = before.spots[spot];
        assert.ok(place, `there is no spot ${spot}`);
        assert.ok(before.next.includes(spot), `${spot} may not be touched, but ${before.next.join(" ")}`);
        const canvas = await this.page.locator("#bergerie").boundingBox();
        await this.page.mouse.move(canvas.x + place[0], canvas.y + place[1]);
        await this.page.mouse.down();
        await this.page.mouse.up();
        const state = ({ position, made }) => JSON.stringify([position, made]);
        return this.waitFor(`a touch of ${spot}`, (table) => state(table) !== state(before));
    }

    // Takes a picture, keeps it, and counts its colours.
    async picture(name) {
        const png = await this.page.screenshot({ path: join(process.env.BERGERIE_PICTURES, `${name}.png`) });
        const helper = await this.page.context().browser().newPage();
        const colours = await helper.evaluate(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            const seen = new Set();
            for (let at = 0; at < data.length; at += 4) {
                // Shades that differ by less than a sixteenth are one colour.
                seen.add((data[at] >> 4) * 256 + (data[at + 1] >> 4) * 16 + (data[at + 2] >> 4));
            }
            return seen.size;
        }, `data:image/png;base64,${png.toString("base64")}`);
        await helper.close();
        return colours;
    }
}

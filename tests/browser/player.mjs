// A person at the page: looks at the canvas and at the console, and touches spots by mouse or by finger.

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

// How long the page may take for anything, in milliseconds.
const PATIENCE = 120_000;

// What is said on the console, and why it is no fault of the game's.
const TOLERATED = [
    // There is no graphics card here: that is why the test is slow, not why it fails.
    /driver that only supports software rendering/,
    // Bevy names what WebGL 2 cannot do, and the game asks for none of it.
    /(OrderIndependentTransparency|BackgroundMotionVectors|ScreenSpaceAmbientOcclusion|Atmosphere)Plugin not loaded/,
    // Without that, egui binds one texture after the other: the panels have one.
    /bevy_egui.*TEXTURE_BINDING_ARRAY is not supported/,
    // Taking a picture of a canvas that WebGL draws waits for it.
    /GL Driver Message .*GPU stall due to ReadPixels/,
    // The sound's device is opened before the first press, and resumed by it.
    /AudioContext was not allowed to start/,
];

// How Bevy's log marks warnings and errors.
const GRAVE = /^%c(WARN|ERROR)%c/;

export class Player {
    #page;
    #press;
    #complaints = [];

    constructor(page, byFinger = false) {
        this.#page = page;
        this.#press = (x, y) => (byFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        page.setDefaultTimeout(PATIENCE);
        const complain = (kind, text) => {
            if (!TOLERATED.some((known) => known.test(text))) this.#complaints.push(`${kind}: ${text}`);
        };
        page.on("console", (message) => {
            // The game's log comes as plain messages, whose text says how grave they are.
            const grave = ["warning", "error", "assert"].includes(message.type()) || GRAVE.test(message.text());
            if (grave) complain(message.type(), message.text());
        });
        page.on("pageerror", (error) => complain("uncaught", error.stack ?? String(error)));
        page.on("crash", () => complain("crash", "the page has died"));
        page.on("response", (response) => {
            if (response.status() >= 400) complain("not found", response.url());
        });
    }

    async open(address) {
        await this.#page.goto(address);
    }

    async leave() {
        await this.#page.close();
    }

    // Looks that nothing has been complained of.
    assertContent() {
        assert.deepEqual(this.#complaints, [], "The page complains.");
    }

    // What the canvas tells of the table.
    async table() {
        const { table, notice } = await this.#page.evaluate(() => {
            const notice = document.getElementById("notice");
            return {
                table: document.getElementById("bergerie").dataset.table,
                notice: notice.hidden ? "" : notice.textContent,
            };
        });
        this.assertContent();
        assert.equal(notice, "", "The page has given up.");
        return JSON.parse(table ?? "{}");
    }

    // Waits until the table tells what `is` asks for, and everything is at rest.
    async waitFor(what, is) {
        const until = Date.now() + PATIENCE;
        for (;;) {
            const table = await this.table();
            if (table.moving === false && is(table)) return table;
            const seen = JSON.stringify(table).slice(0, 300);
            assert.ok(Date.now() < until, `Waited ${PATIENCE / 1000} s in vain for ${what}; there is ${seen}`);
            await this.#page.waitForTimeout(100);
        }
    }

    // Touches a spot, and waits until that has led somewhere.
    async touch(spot) {
        const before = await this.table();
        const place = before.spots[spot];
        assert.ok(place, `There is no spot ${spot}.`);
        assert.ok(before.next.includes(spot), `${spot} may not be touched, but ${before.next.join(" ")}.`);
        const canvas = await this.#page.locator("#bergerie").boundingBox();
        await this.#press(canvas.x + place[0], canvas.y + place[1]);
        const state = ({ position, made }) => JSON.stringify([position, made]);
        return this.waitFor(`a touch of ${spot}`, (table) => state(table) !== state(before));
    }

    // Takes a picture, keeps it, and counts its colours.
    async picture(name) {
        const png = await this.#page.screenshot({ path: join(process.env.BERGERIE_PICTURES, `${name}.png`) });
        const helper = await this.#page.context().browser().newPage();
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

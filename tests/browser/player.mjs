// A person at the page: looks at the canvas and at the console, and presses by mouse or by finger.

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

// A browser on a display so many times as fine as usual.
export const launch = (fineness = 1) =>
    chromium.launch({
        executablePath: process.env.BERGERIE_BROWSER,
        headless: true,
        args: [...ARGUMENTS, `--force-device-scale-factor=${fineness}`],
    });

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
    // These tests have shut it off.
    /Service Worker registration blocked by Playwright/,
];

// How Bevy's log marks warnings and errors.
const GRAVE = /^%c(WARN|ERROR)%c/;

export class Player {
    #context;
    #page;
    #frame;
    #byFinger;
    #tolerated = [...TOLERATED];
    #complaints = [];

    // Comes to a browser with nothing kept in it.
    static async arrive(browser, device) {
        const context = await browser.newContext(device);
        return new Player(context, await context.newPage(), device.hasTouch);
    }

    constructor(context, page, byFinger = false) {
        this.#context = context;
        this.#page = page;
        this.#frame = page;
        this.#byFinger = byFinger;
        page.setDefaultTimeout(PATIENCE);
        const complain = (kind, text) => {
            if (!this.#tolerated.some((known) => known.test(text))) this.#complaints.push(`${kind}: ${text}`);
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

    // The page, for what no person but the browser itself does to it.
    get page() {
        return this.#page;
    }

    get context() {
        return this.#context;
    }

    // What is complained of like this is what the test brings about.
    tolerate(...known) {
        this.#tolerated.push(...known);
    }

    async open(address) {
        await this.#page.goto(address);
    }

    // Plays in a frame of the page from now on.
    enter(frame) {
        this.#frame = frame;
    }

    // Presses to begin once all is there, and waits for a screen.
    async begin(screen = "match") {
        await this.waitFor("the game is ready", (table) => table.screen === "ready");
        const { x, y, width, height } = await this.canvas();
        await this.press(x + width / 2, y + height / 3);
        return this.waitFor(screen, (table) => table.screen === screen);
    }

    async leave() {
        await this.#context.close();
    }

    // Looks that nothing has been complained of.
    assertContent() {
        assert.deepEqual(this.#complaints, [], "The page complains.");
    }

    // The canvas' place on the page.
    canvas() {
        return this.#frame.locator("#bergerie").boundingBox();
    }

    // What the page says instead of the game; nothing where there is one.
    notice() {
        return this.#frame.evaluate(() => {
            const notice = document.getElementById("notice");
            // A frame may still be empty.
            return !notice || notice.hidden ? "" : document.getElementById("sentence").textContent;
        });
    }

    // What the canvas tells of the table.
    async table() {
        const table = await this.#frame.evaluate(() => document.getElementById("bergerie")?.dataset.table);
        this.assertContent();
        assert.equal(await this.notice(), "", "The page has given up.");
        return JSON.parse(table ?? "{}");
    }

    // Waits until the table tells what `is` asks for, and everything is at rest.
    async waitFor(what, is) {
        const until = Date.now() + PATIENCE;
        for (;;) {
            const table = await this.table();
            if (table.moving === false && is(table)) return table;
            const seen = JSON.stringify(table).slice(0, 800);
            assert.ok(Date.now() < until, `Waited ${PATIENCE / 1000} s in vain for ${what}; there is ${seen}`);
            await this.#page.waitForTimeout(100);
        }
    }

    async press(x, y) {
        await (this.#byFinger ? this.#page.touchscreen.tap(x, y) : this.#page.mouse.click(x, y));
    }

    // Presses what the canvas shows there.
    async #pressAt([x, y]) {
        const canvas = await this.canvas();
        await this.press(canvas.x + x, canvas.y + y);
    }

    // Presses the panels' text that holds `part`, once it is there.
    async pressText(part) {
        const find = (table) => table.texts.find(([text]) => text.includes(part));
        const [, place] = find(await this.waitFor(`the text ${part}`, find));
        await this.#pressAt(place);
    }

    // Waits until the panels say something that holds `part`.
    reads(part) {
        return this.waitFor(`the text ${part}`, (table) => table.texts.some(([text]) => text.includes(part)));
    }

    // Touches a spot, and waits until that has led somewhere. A move that is shown first is touched once more.
    async touch(spot) {
        const before = await this.table();
        const place = before.spots[spot];
        assert.ok(place, `There is no spot ${spot}.`);
        assert.ok(before.next.includes(spot), `${spot} may not be touched, but ${before.next.join(" ")}.`);
        const state = ({ position, made, proposed }) => JSON.stringify([position, made, proposed]);
        await this.#pressAt(place);
        const after = await this.waitFor(`a touch of ${spot}`, (table) => state(table) !== state(before));
        return after.proposed ? this.touch(spot) : after;
    }

    // Touches one spot after the other; what the table tells in the end.
    async play(spots) {
        let table;
        for (const spot of spots) table = await this.touch(spot);
        return table;
    }

    // Takes a picture, keeps it, and looks that something is drawn.
    async sees(name) {
        const colours = await this.#colours(name);
        assert.ok(colours > 100, `The picture ${name} has only ${colours} colours: something is not drawn.`);
    }

    async #colours(name) {
        const png = await this.#page.screenshot({ path: join(process.env.BERGERIE_PICTURES, `${name}.png`) });
        const helper = await this.#context.browser().newPage();
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

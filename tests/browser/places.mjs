// Wherever the page is: in a frame, on a fine display, behind another page, without a network.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";

import { ENDINGS, PATIENCE, elsewhere, visit } from "./visit.mjs";

const [ENCLOS, TIGERS, BARRICADE] = ENDINGS;

// The sign on the button that takes a notice away.
const CLOSE = "\ue4f6";

// Serves, at another address than the game's, a page that carries `address` in a frame.
async function carry(address) {
    const frame = `<iframe src="${address}" width="400" height="300" style="margin: 20px"></iframe>`;
    const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(`<!doctype html>${frame}`));
    await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
    return Object.assign(server, { url: `http://127.0.0.1:${server.address().port}/` });
}

test("in a frame of another page a match is played to its end", PATIENCE, async (context) => {
    const carrier = await carry(elsewhere(`?lang=en${TIGERS.link}`));
    try {
        await visit(context, carrier.url, async (player) => {
            player.enter(player.page.frames()[1]);
            await player.begin();
            await player.touch(TIGERS.touches[0]);
            // This browser keeps nothing for pages within others. In so small a frame the game says so across the board, once.
            await player.reads("keeps nothing");
            await player.sees("frame");
            await player.pressText(CLOSE);
            assert.equal((await player.play(TIGERS.touches.slice(1))).result, TIGERS.result);
        });
    } finally {
        carrier.close();
    }
});

// How many points a canvas has, beside those of the style sheet.
const points = (player) => player.page.evaluate(() => {
    const canvas = document.getElementById("bergerie");
    return [canvas.width / canvas.clientWidth, canvas.height / canvas.clientHeight];
});

test("on a display twice as fine", PATIENCE, async (context) => {
    await visit(context, `?lang=en${BARRICADE.link}`, async (player) => {
        await player.begin();
        assert.deepEqual(await points(player), [2, 2]);
        assert.equal((await player.play(BARRICADE.touches)).result, BARRICADE.result);
    }, { viewport: { width: 320, height: 240 }, deviceScaleFactor: 2 });
});

test("on a display three times as fine", PATIENCE, async (context) => {
    await visit(context, "?lang=en", async (player) => {
        await player.begin("title");
        assert.deepEqual(await points(player), [3, 3]);
    }, { viewport: { width: 200, height: 150 }, deviceScaleFactor: 3 });
});

// What a browser does to a page that is hidden: it draws no frame of it.
function hideable() {
    const waiting = [];
    const draw = window.requestAnimationFrame.bind(window);
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    window.requestAnimationFrame = (then) => (hidden ? waiting.push(then) : draw(then));
    window.hide = (now) => {
        hidden = now;
        document.dispatchEvent(new Event("visibilitychange"));
        if (!now) waiting.splice(0).forEach(draw);
    };
}

test("a clock runs on while the page is hidden for a minute", PATIENCE, async (context) => {
    await visit(context, "?play=enclos&lang=en", async (player) => {
        await player.begin();
        // A record with clocks is pasted: whoever is on move has five minutes.
        await player.page.evaluate(() => {
            const data = new DataTransfer();
            data.setData("text/plain", '[Game "enclos"]\n[TimeControl "300+3"]\n[TimeLeft "300,300"]\n\n1. d5-d6 +c4/d4\n');
            document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
        });
        // The shorter of the two clocks on the panels, in seconds.
        const left = ({ texts }) => {
            const clocks = texts.map(([text]) => text.match(/^(\d+):(\d\d)$/)).filter(Boolean);
            return clocks.length && Math.min(...clocks.map(([, minutes, seconds]) => 60 * minutes + Number(seconds)));
        };
        const before = left(await player.waitFor("the clocks", left));
        await player.page.evaluate(() => window.hide(true));
        await player.page.waitForTimeout(60_000);
        await player.page.evaluate(() => window.hide(false));
        const after = left(await player.waitFor("a frame", (table) => left(table) < before - 30));
        assert.ok(after <= before - 60 && after > before - 120, `${before} s, then ${after} s`);
    }, { prepare: (page) => page.addInitScript(hideable) });
});

test("the page keeps the gestures of the game, and leaves the browser its keys", PATIENCE, async (context) => {
    await visit(context, `?lang=en${ENCLOS.link}`, async (player) => {
        await player.begin();
        const prevented = (name, events) => player.page.evaluate(([name]) => {
            window.seen = [];
            window.addEventListener(name, (event) => window.seen.push(event.defaultPrevented), { passive: true });
        }, [name]).then(events).then(() => player.page.evaluate(() => window.seen));
        assert.deepEqual(await prevented("contextmenu", () => player.page.mouse.click(240, 180, { button: "right" })), [true]);
        assert.deepEqual(await prevented("wheel", () => player.page.mouse.wheel(0, 20)), [true]);
        const keys = async () => {
            for (const key of ["Tab", "F1", "F1", "F5", "F12", "Control+l"]) await player.page.keyboard.press(key);
        };
        assert.deepEqual((await prevented("keydown", keys)).slice(0, 5), [true, true, true, false, false]);
    });
});

test("without a network the page is there all the same", PATIENCE, async (context) => {
    await visit(context, "?lang=en", async (player) => {
        await player.begin("title");
        await player.page.evaluate(async () => {
            const { active, installing } = await navigator.serviceWorker.ready;
            const worker = active ?? installing;
            if (worker.state !== "activated") await new Promise((done) => worker.addEventListener("statechange", done));
        });
        await player.context.setOffline(true);
        await player.page.reload();
        await player.begin("title");
    }, { serviceWorkers: "allow" });
});

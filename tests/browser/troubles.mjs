// What browsers refuse or take away, and what becomes of the match.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { ENDINGS, PATIENCE, visit } from "./visit.mjs";

const [ENCLOS, TIGERS] = ENDINGS;

// Plays the first turn of the match's end, and tells its position.
async function playOn(player) {
    await player.begin();
    return (await player.play(ENCLOS.touches.slice(0, 3))).position;
}

// Opens the game anew from what the page says, and goes on with the match.
async function goOn(player, position) {
    await player.page.locator("#again").click();
    await player.page.waitForFunction(() => document.getElementById("notice").hidden);
    await player.begin("title");
    await player.pressText("Continue");
    const table = await player.waitFor("the match", (table) => table.screen === "match" && table.position);
    assert.equal(table.position, position);
}

const notice = (player) => player.page.waitForFunction(() => !document.getElementById("notice").hidden);

test("a lost context leaves a sentence, and the match", PATIENCE, async (context) => {
    await visit(context, `?lang=en${ENCLOS.link}`, async (player) => {
        const position = await playOn(player);
        // Whatever wgpu has to say of it comes with it.
        player.tolerate(/./s);
        await player.page.evaluate(() => document.getElementById("bergerie").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
        await notice(player);
        assert.match(await player.notice(), /^The browser has taken the drawing away/);
        await goOn(player, position);
    });
});

test("a broken game leaves a sentence, and the record", PATIENCE, async (context) => {
    await visit(context, `?lang=en${ENCLOS.link}`, async (player) => {
        const position = await playOn(player);
        player.tolerate(/^Error: broken/);
        await player.page.evaluate(() => void setTimeout(() => { throw new Error("broken"); }));
        await notice(player);
        assert.match(await player.notice(), /^Something has gone wrong/);
        const [download] = await Promise.all([player.page.waitForEvent("download"), player.page.locator("#save").click()]);
        const record = await readFile(await download.path(), "utf8");
        assert.match(record, /^\[Game "enclos"\]/);
        assert.match(record, /^8\. e1-d1 \+d1\/e1$/m);
        await goOn(player, position);
    });
});

const STORAGE = {
    off: () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("off", "SecurityError"); } }),
    full: () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; },
};

for (const [name, says] of [["off", "keeps nothing"], ["full", "no room"]]) {
    test(`storage that is ${name} leaves a sentence, and the match goes on`, PATIENCE, async (context) => {
        const prepare = (page) => page.addInitScript(STORAGE[name]);
        await visit(context, `?lang=en${TIGERS.link}`, async (player) => {
            await player.begin();
            await player.touch(TIGERS.touches[0]);
            await player.reads(says);
            const table = await player.play(TIGERS.touches.slice(1));
            assert.equal(table.result, TIGERS.result);
        }, { prepare });
    });
}

test("no sound and no clipboard leave a sentence each", PATIENCE, async (context) => {
    const prepare = (page) => page.addInitScript(() => { delete window.AudioContext; navigator.clipboard.writeText = () => Promise.reject(new Error("shut")); });
    await visit(context, `?lang=en${ENCLOS.link}`, async (player) => {
        player.tolerate(/audio/i);
        await player.begin();
        await player.reads("plays no sound");
        await player.page.keyboard.press("Control+c");
        await player.reads("clipboard");
    }, { prepare });
});

test("without WebGL 2 there is a sentence", PATIENCE, async (context) => {
    const prepare = (page) => page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; });
    await visit(context, "?lang=fr", async (player) => {
        await notice(player);
        assert.match(await player.notice(), /^Ce navigateur ne peut pas dessiner le jeu/);
    }, { prepare });
});

test("a link that is damaged leaves a sentence, and a way to the title", PATIENCE, async (context) => {
    await visit(context, `?lang=en${ENCLOS.link}x`, async (player) => {
        await notice(player);
        await player.page.locator("#again").click();
        await player.begin("title");
    });
});

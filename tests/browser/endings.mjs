// A match of each game is played to its end, from a link that opens it a few plies before.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ENDINGS, PATIENCE, PHONE, visit } from "./visit.mjs";

const [ENCLOS, TIGERS, BARRICADE] = ENDINGS;

// Signs on the buttons, out of the font of icons.
const UNDO = "\ue038";
const LINK = "\ue2e2";
const PAUSE = "\ue39e";

async function finish(player, { name, touches, result }) {
    const table = await player.play(touches);
    assert.equal(table.result, result);
    await player.sees(`${name}-end`);
    return table;
}

test("L'Enclos by mouse: shared, loaded again and gone on with, to its end and back", PATIENCE, async (context) => {
    await visit(context, `?lang=en${ENCLOS.link}`, async (player, clock) => {
        await player.begin();
        clock("board");
        await player.sees("enclos-begin");
        const { position } = await player.play(ENCLOS.touches.slice(0, 3));

        await player.context.grantPermissions(["clipboard-read", "clipboard-write"]);
        for (const text of [PAUSE, "Pass the match on", LINK]) await player.pressText(text);
        await player.reads("The link is copied");
        const link = await player.page.evaluate(() => navigator.clipboard.readText());
        assert.ok(link.startsWith(`${new URL(player.page.url()).origin}/#m=`), link);
        clock("shared");

        // Whoever closes the page comes back to the match as it was.
        await player.open("about:blank");
        await player.open(`${new URL(link).origin}/?lang=en`);
        await player.begin("title");
        await player.pressText("Continue");
        const again = await player.waitFor("the match", (table) => table.screen === "match" && table.position);
        assert.equal(again.position, position);
        clock("gone on with");

        await finish(player, { ...ENCLOS, touches: ENCLOS.touches.slice(3) });
        clock("end");
        await player.pressText(UNDO);
        const back = await player.waitFor("the turn before", (table) => table.result === "ongoing");
        assert.equal(back.position, position);
    });
});

test("Tigers & Sheep by finger, on a phone upright", PATIENCE, async (context) => {
    await visit(
        context,
        `?lang=fr${TIGERS.link}`,
        async (player, clock) => {
            await player.begin();
            clock("board");
            await finish(player, TIGERS);
            clock("end");
            assert.equal(await player.page.evaluate(() => scrollY + visualViewport.offsetTop), 0, "the page stays where it is");
        },
        PHONE,
    );
});

test("Barricade, and ten sizes of the window", PATIENCE, async (context) => {
    await visit(context, `?lang=en${BARRICADE.link}`, async (player, clock) => {
        await player.begin();
        clock("board");
        const sizes = [[320, 480], [480, 320], [640, 200], [200, 400], [500, 500], [361, 333], [300, 300], [512, 384], [400, 301], [480, 360]];
        for (const [width, height] of sizes) {
            await player.page.setViewportSize({ width, height });
            const fits = (canvas) => canvas.width === width && canvas.height === height;
            await player.page.waitForFunction(
                ([width, height]) => {
                    const canvas = document.getElementById("bergerie");
                    return canvas.width === width && canvas.height === height;
                },
                [width, height],
            );
            assert.ok(fits(await player.canvas()), `${width} × ${height}`);
        }
        clock("ten sizes");
        await player.waitFor("rest", (table) => table.position);
        await finish(player, BARRICADE);
        clock("end");
    });
});

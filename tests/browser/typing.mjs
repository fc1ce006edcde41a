// A phone shows its keyboard for an element that takes text, and puts words together in it.

import { test } from "node:test";

import { PATIENCE, PHONE, visit } from "./visit.mjs";

const ANDROID = {
    ...PHONE,
    isMobile: true,
    userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
};

test("a name is typed on a phone's keyboard", PATIENCE, async (context) => {
    await visit(context, "?lang=en", async (player, clock) => {
        const { keyboard } = player.page;
        const focused = (id) => player.page.waitForFunction((id) => document.activeElement.id === id, id);
        const typed = (name) => player.waitFor(`the name ${name}`, (table) => table.texts.some(([text]) => text === name));

        await player.begin("title");
        await player.pressText("L’Enclos");
        await player.waitFor("set-up", (table) => table.screen === "set-up");
        clock("set-up");
        await player.pressText("Name");
        await focused("egui_text_agent");
        clock("keyboard");

        await keyboard.type("Zo");
        await keyboard.insertText("é");
        await typed("Zoé");
        await keyboard.press("Backspace");
        await typed("Zo");
        // A word grows letter by letter, shows as it does, and is put right before it is whole.
        const device = await player.context.newCDPSession(player.page);
        const compose = (text) => device.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
        await compose("e");
        await typed("Zoe");
        await compose("ë l");
        await typed("Zoë l");
        await keyboard.insertText("ë");
        await typed("Zoë");
        await player.sees("typing");
        clock("name");

        await keyboard.press("Enter");
        await focused("bergerie");
        // The spaces part the button's sign from its word.
        await player.pressText("  Play");
        await player.waitFor("the match", (table) => table.screen === "match");
        await player.reads("Zoë");
    }, ANDROID);
});

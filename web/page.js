// Starts the game on the page's canvas, or says why it cannot.

import { keepGestures } from "./gestures.js";
import { fetchProgram } from "./program.js";
import { unlockSound } from "./sound.js";
import { stop, watch } from "./trouble.js";
import { passOnTyping } from "./typing.js";
import { language, text } from "./words.js";

// Which part of loading is fetching the program. What is read and built then is the program's to tell.
const FETCHING = 0.5;

const canvas = document.getElementById("bergerie");
const progress = document.getElementById("progress");

function canDraw() {
    return Boolean(document.createElement("canvas").getContext("webgl2"));
}

async function fetchAll() {
    const { default: init } = await import("./bergerie.js");
    return { init, program: await fetchProgram((part) => (progress.value = FETCHING * part)) };
}

// What `does` comes to; where it fails, the page says why there is no game.
async function unless(id, does) {
    try {
        return await does();
    } catch (fault) {
        stop(id);
        throw fault;
    }
}

// Resolves once the game takes the page's screen away: until then all that is fetched is to be seen soon.
function begun() {
    const loading = document.getElementById("loading");
    return new Promise((resolve) => new MutationObserver(resolve).observe(loading, { attributeFilter: ["hidden"] }));
}

async function start() {
    document.documentElement.lang = language();
    watch(canvas);
    document.getElementById("doing").textContent = text("page-loading");
    // It is on its way while all else is looked at.
    const fetched = unless("page-no-network", fetchAll);
    if (!canDraw()) {
        stop("page-no-graphics");
        return;
    }
    keepGestures(canvas);
    unlockSound();
    passOnTyping(canvas);
    const { init, program } = await fetched;
    await unless("page-broken", () => init({ module_or_path: program }));
    // A page that carries this one in a frame keeps its keys until somebody presses something here.
    if (window.top === window) canvas.focus();
    await begun();
    // A browser may keep nothing; then there is no game without a network, but one with it. What tells the version
    // must come from the network itself.
    navigator.serviceWorker?.register("worker.js", { updateViaCache: "none" }).catch(() => {});
}

await start();

// Starts the game on the page's canvas, or says why it cannot.

const canvas = document.getElementById("bergerie");
const loading = document.getElementById("loading");
const notice = document.getElementById("notice");

const LANGUAGES = ["en", "fr"];

// The language that the address asks for, or the first of the browser's that the game speaks.
function language() {
    const asked = new URLSearchParams(location.search).get("lang");
    const wanted = [asked, ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
    return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

// The sentences for the page: each is one line and has no variables.
async function sentences(tag) {
    const text = await (await fetch(`assets/locales/${tag}/page.ftl`)).text();
    return Object.fromEntries(text.split("\n").map((line) => line.split(/ = (.*)/).slice(0, 2)));
}

function canDraw() {
    return Boolean(document.createElement("canvas").getContext("webgl2"));
}

// What the page would do by itself with the game's gestures: the menu, scrolling, walking to the next button.
function keepGestures() {
    const KEYS = ["Tab", "Space", "Home", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    const prevent = (event) => event.preventDefault();
    canvas.addEventListener("contextmenu", prevent);
    canvas.addEventListener("wheel", (event) => event.ctrlKey || prevent(event), { passive: false });
    canvas.addEventListener("keydown", (event) => {
        const plain = !(event.altKey || event.ctrlKey || event.metaKey);
        if (plain && KEYS.includes(event.code)) prevent(event);
    });
}

// A browser keeps sound shut until somebody presses something.
function unlockSound() {
    const contexts = [];
    window.AudioContext = class extends AudioContext {
        constructor(...options) {
            super(...options);
            contexts.push(this);
        }
    };
    let pressed = false;
    for (const press of ["pointerup", "keydown"]) {
        window.addEventListener(press, () => {
            pressed = true;
            contexts.forEach((context) => context.resume());
        });
    }
    // A page that nobody sees plays no music.
    document.addEventListener("visibilitychange", () => {
        if (pressed) contexts.forEach((context) => (document.hidden ? context.suspend() : context.resume()));
    });
}

async function start() {
    const tag = language();
    document.documentElement.lang = tag;
    const words = await sentences(tag);
    const say = (id) => {
        notice.textContent = words[id];
        notice.hidden = false;
    };
    if (!canDraw()) {
        say("page-no-graphics");
        return;
    }
    loading.textContent = words["page-loading"];
    keepGestures();
    unlockSound();
    // Browsers report harmless things here too, but those are no exceptions.
    window.addEventListener("error", (event) => event.error && say("page-broken"));
    try {
        const { default: init } = await import("./bergerie.js");
        await init({ module_or_path: "bergerie_bg.wasm" });
        canvas.focus();
    } catch (fault) {
        say("page-broken");
        throw fault;
    }
}

await start();

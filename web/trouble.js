// What has ended the game, and what can still be done.

import { language, text } from "./words.js";

const find = (id) => document.getElementById(id);

// Says why there is no game: the first reason alone, for others follow from it.
export function stop(id) {
    if (!find("notice").hidden) return;
    find("sentence").textContent = text(id);
    find("notice").hidden = false;
}

// The page without what this visit asked of it: its title offers to go on with the match.
function again() {
    history.replaceState(null, "", `${location.pathname}?lang=${language()}`);
    location.reload();
}

// The program leaves the record of its match on the page, where its own end does not reach it.
function save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([find("record").value], { type: "text/plain" }));
    link.download = "bergerie.txt";
    link.click();
}

export function watch(canvas) {
    find("again").textContent = text("page-again");
    find("again").addEventListener("click", again);
    find("save").textContent = text("page-save");
    find("save").addEventListener("click", save);
    new MutationObserver(() => (find("save").hidden = !find("record").value)).observe(find("record"), { childList: true });
    canvas.addEventListener("webglcontextlost", () => stop("page-graphics-lost"));
    // Browsers report harmless things here too, but those are no exceptions.
    window.addEventListener("error", (event) => event.error && stop("page-broken"));
}

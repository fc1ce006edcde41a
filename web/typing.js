// A phone shows its keyboard only for an element that takes text. The game lets the page's one be seen while a text of
// the panels is edited or under the finger; what is typed there goes on to the canvas, key by key.

const AGENT = "egui_text_agent";

export function passOnTyping(canvas) {
    const agent = document.getElementById(AGENT);
    const press = (key) => {
        for (const name of ["keydown", "keyup"]) canvas.dispatchEvent(new KeyboardEvent(name, { key, bubbles: true, cancelable: true }));
    };
    // A phone's keyboard puts words together and takes letters back while it does: what has changed since is passed on.
    let passed = [];
    const pass = () => {
        const typed = [...agent.value];
        let same = 0;
        while (same < passed.length && passed[same] === typed[same]) same += 1;
        passed.slice(same).forEach(() => press("Backspace"));
        typed.slice(same).forEach(press);
        passed = typed;
    };
    const passWhole = () => {
        pass();
        agent.value = "";
        passed = [];
    };
    agent.addEventListener("input", (event) => (event.isComposing ? pass() : passWhole()));
    agent.addEventListener("compositionend", passWhole);
    agent.addEventListener("keydown", (event) => {
        const named = event.key.length > 1 && !["Process", "Unidentified"].includes(event.key);
        if (named && !event.isComposing) press(event.key);
    });
    agent.addEventListener("blur", () => canvas.focus());

    // Who has real keys types on the canvas itself.
    let byFinger = false;
    const offer = () => byFinger && (agent.hidden ? canvas : agent).focus();
    canvas.addEventListener("pointerup", (event) => {
        byFinger = event.pointerType === "touch";
        // What a phone's keyboard would cover is moved up: that is the place of the element that takes text.
        agent.style.top = `${event.offsetY}px`;
        // Safari shows its keyboard within the touch itself or not at all.
        offer();
    });
    // A short tap was known to be on a text only in the picture after it.
    new MutationObserver(offer).observe(agent, { attributeFilter: ["hidden"] });
}

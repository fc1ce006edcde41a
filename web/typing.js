// A phone shows its keyboard only for an element that takes text. bevy_egui focuses the one of this id while a text of
// the panels is edited; what is typed there goes on to the canvas, key by key.

const AGENT = "egui_text_agent";

export function passOnTyping(canvas) {
    const agent = document.getElementById(AGENT);
    const press = (key) => {
        for (const name of ["keydown", "keyup"]) canvas.dispatchEvent(new KeyboardEvent(name, { key, bubbles: true, cancelable: true }));
    };
    const pass = () => {
        [...agent.value].forEach(press);
        agent.value = "";
    };
    // A word that is being put together comes when it is whole.
    agent.addEventListener("input", (event) => event.isComposing || pass());
    agent.addEventListener("compositionend", pass);
    agent.addEventListener("keydown", (event) => {
        const named = event.key.length > 1 && !["Process", "Unidentified"].includes(event.key);
        if (named && !event.isComposing) press(event.key);
    });
    agent.addEventListener("blur", () => canvas.focus());
}

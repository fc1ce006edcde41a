// What the page would do by itself with the game's gestures: the menu, scrolling, help, walking to the next button.
// All keys held with others are the browser's own, and so are those that load anew, search or fill the screen.

const KEYS = ["Tab", "Space", "Home", "End", "PageUp", "PageDown", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "F1"];

export function keepGestures(canvas) {
    const prevent = (event) => event.preventDefault();
    canvas.addEventListener("contextmenu", prevent);
    canvas.addEventListener("wheel", (event) => event.ctrlKey || prevent(event), { passive: false });
    canvas.addEventListener("keydown", (event) => {
        const plain = !(event.altKey || event.ctrlKey || event.metaKey);
        if (plain && KEYS.includes(event.code)) prevent(event);
    });
}

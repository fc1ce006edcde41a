// A browser keeps sound shut until somebody presses something.

export function unlockSound() {
    // Without it the game plays on in silence, and says so.
    if (!window.AudioContext) return;
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

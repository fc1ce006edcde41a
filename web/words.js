// The page's sentences, in the language of whoever looks at it.

// The language that was chosen in the game, where the browser lets pages keep anything.
function chosen() {
    try {
        return JSON.parse(localStorage.getItem("bergerie/settings.json"))?.language;
    } catch {
        return undefined;
    }
}

// The language that the address asks for or that was chosen, or the first of the browser's that the game speaks.
export function language() {
    const asked = new URLSearchParams(location.search).get("lang");
    const wanted = [asked, chosen(), ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
    return wanted.find((tag) => tag in SITE.words) ?? "en";
}

// The sentence of this name.
export const text = (id) => SITE.words[language()][id];

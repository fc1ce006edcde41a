// Keeps the page for days without a network: all files of one version, or none.

importScripts("site.js");

const OURS = `bergerie ${registration.scope} `;
const CACHE = OURS + SITE.version;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([clear(), clients.claim()])));
self.addEventListener("fetch", (event) => {
    const ours = event.request.method === "GET" && event.request.url.startsWith(registration.scope);
    if (ours) event.respondWith(answer(event.request));
});

// A file that is not of this version is refused: then the page comes from the network until it is.
async function fill() {
    const cache = await caches.open(CACHE);
    const files = Object.entries(SITE.files).map(async ([path, { integrity }]) => {
        const file = await fetch(path, { integrity, cache: "no-cache" });
        if (!file.ok) throw new Error(`${path}: ${file.status}`);
        await cache.put(path, file);
    });
    await Promise.all([...files, cache.add(new Request("site.js", { cache: "no-cache" }))]);
}

async function clear() {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
    const cache = await caches.open(CACHE);
    const path = request.mode === "navigate" ? "index.html" : request;
    return (await cache.match(path, { ignoreSearch: true })) ?? fetch(request);
}

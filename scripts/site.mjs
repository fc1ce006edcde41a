// Writes into a laid out page what it has to know of itself: node site.mjs FOLDER SOURCES
//
// site.js holds the files of the page with their sizes and sums, its version, which is another one as soon as any file is,
// and its sentences, so that it can speak before anything else has come. Who has shut off scripts finds one in the page.

import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

const [, , folder, sources] = process.argv;

const sum = (bytes, how) => createHash("sha256").update(bytes).digest(how);

// A page's message is one line and has no variables.
async function sentences(language) {
    const text = await readFile(join(sources, "assets/locales", language, "page.ftl"), "utf8");
    return Object.fromEntries(text.split("\n").map((line) => line.split(/ = (.*)/).slice(0, 2)).filter((pair) => pair.length === 2));
}

async function describe() {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    const files = {};
    // The worker is what keeps the others.
    for (const path of paths.filter((path) => relative(folder, path) !== "worker.js").sort()) {
        const bytes = await readFile(path);
        const name = relative(folder, path).split(sep).join("/");
        files[name] = { size: bytes.length, integrity: `sha256-${sum(bytes, "base64")}` };
    }
    return files;
}

const languages = (await readdir(join(sources, "assets/locales"))).sort();
const words = Object.fromEntries(await Promise.all(languages.map(async (tag) => [tag, await sentences(tag)])));
const page = join(folder, "index.html");
const noScript = languages.map((tag) => `<p lang="${tag}">${words[tag]["page-no-script"]}</p>`).join("");
const html = await readFile(page, "utf8");
await writeFile(page, html.replace("<noscript></noscript>", `<noscript>${noScript}</noscript>`));
const files = await describe();
const version = sum(JSON.stringify([files, words]), "hex").slice(0, 16);
await writeFile(join(folder, "site.js"), `self.SITE = ${JSON.stringify({ version, files, words })};\n`);

// What a laid out page weighs, raw and with Brotli: node weigh.mjs FOLDER

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

// The first that fits a file's path. What is not needed for the title comes after it.
const KINDS = [
    ["program", /\.wasm$/, true],
    ["page", /^[^/]*$/, true],
    // The game reads these once the title is there: LATER in src/app/stage/layout/mod.rs.
    ["boards", /^assets\/models\/(barricade_classic|enclos_board|saint_marcoise_[46])\.glb$/, false],
    ["models", /^assets\/models\//, true],
    ["textures", /^assets\/textures\//, true],
    ["sounds", /^assets\/sounds\//, false],
    ["fonts", /^assets\/fonts\//, true],
    ["icons", /^assets\/icons\//, false],
    ["documents", /^licences\//, false],
];

async function squeeze(bytes) {
    const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return (await promisify(brotliCompress)(bytes, { params })).length;
}

const folder = process.argv[2];
const found = await readdir(folder, { recursive: true, withFileTypes: true });
const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const rows = KINDS.map(([name, , title]) => ({ name, title, raw: 0, brotli: 0 }));
for (const file of files) {
    const path = file.slice(join(folder, "/").length);
    const row = rows[KINDS.findIndex(([, fits]) => fits.test(path))];
    const bytes = await readFile(file);
    row.raw += bytes.length;
    row.brotli += await squeeze(bytes);
}
const sum = (rows, name) => rows.reduce((all, row) => ({ name, raw: all.raw + row.raw, brotli: all.brotli + row.brotli }), { raw: 0, brotli: 0 });
rows.push(sum(rows.filter((row) => row.title), "to the title"), sum(rows, "in all"));
for (const { name, raw, brotli } of rows) {
    const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`.padStart(10);
    console.log(`${name.padEnd(14)}${megabytes(raw)} ${megabytes(brotli)} with Brotli`);
}

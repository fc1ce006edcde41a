// Serves a folder on localhost: node serve.mjs FOLDER [--port N]

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".ogg": "audio/ogg",
    ".ttf": "font/ttf",
};

// Resolves to the server with its address as `url`. Port 0 is any that is free.
export async function serve(folder, port = 0) {
    const server = createServer(async (request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
        const file = join(folder, path.endsWith("/") ? join(path, "index.html") : path);
        const found = await stat(file).catch(() => null);
        if (!found?.isFile()) {
            response.writeHead(404).end();
            return;
        }
        response.writeHead(200, {
            "content-type": TYPES[extname(file)] ?? "application/octet-stream",
            "content-length": found.size,
            // Whoever builds anew sees what is new.
            "cache-control": "no-cache",
        });
        createReadStream(file).pipe(response);
    });
    await new Promise((listening, failed) => {
        server.once("error", failed);
        server.listen(port, "127.0.0.1", listening);
    });
    return Object.assign(server, { url: `http://127.0.0.1:${server.address().port}/` });
}

async function main() {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: "string", default: "8080" } } });
    const server = await serve(positionals[0], Number(values.port));
    console.log(`The game is at ${server.url} until Ctrl+C.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    await main().catch((fault) => {
        const taken = fault.code === "EADDRINUSE";
        console.error(taken ? "This port is taken: choose another with --port N." : `${fault.message}\nusage: [--port N]`);
        process.exit(1);
    });
}

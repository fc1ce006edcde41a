// Serves a folder on localhost, at a port that is free.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".ftl": "text/plain; charset=utf-8",
};

// Resolves to the server with its address as `url`.
export async function serve(folder) {
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
        });
        createReadStream(file).pipe(response);
    });
    await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
    return Object.assign(server, { url: `http://127.0.0.1:${server.address().port}/` });
}

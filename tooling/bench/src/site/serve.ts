import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Build } from "./Build.ts";

/** Something that answers at an address until it is stopped. */
export type Serving = { readonly url: string; readonly stop: () => Promise<void> };

function toHtml({ folder, initial: [entry, ...rest] }: Build, head: string, body: string): string {
  const map = join(folder, "importmap.json");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title>',
    `<meta name="description" content="A page of the bench"><link rel="icon" href="data:,">${head}`,
    ...(existsSync(map) ? [`<script type="importmap">${readFileSync(map, "utf8")}</script>`] : []),
    `<script type="module" crossorigin src="/${entry?.file ?? ""}"></script>`,
    ...rest.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `</head><body><div id="root"></div>${body}</body></html>`,
  ].join("");
}

type Extras = {
  readonly head?: string;
  readonly body?: string;
  /** Draws the picture `/art/<code>.svg`. */
  readonly draw?: (code: string) => string;
};

/** Serves a page of the bench as the gateway serves a site: compressed beforehand, scripts for good, every script preloaded. */
export async function serve(page: Build, { head = "", body = "", draw }: Extras): Promise<Serving> {
  const scripts = new Map(page.initial.map(({ file, code }) => [`/${file}`, brotliCompressSync(code)]));
  const html = toHtml(page, head, body);
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? "");
    const code = /^\/art\/(.+)\.svg$/.exec(request.url ?? "")?.[1];
    if (script)
      response
        .writeHead(200, {
          "content-type": "text/javascript",
          "content-encoding": "br",
          "cache-control": "public, max-age=31536000, immutable",
        })
        .end(script);
    else if (request.url === "/")
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" })
        .end(html);
    else if (draw && code !== undefined)
      response
        .writeHead(200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" })
        .end(draw(code));
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://bench.localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

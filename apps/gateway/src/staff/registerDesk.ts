import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { getHeader, getHost } from "../http/identifyRequest.ts";
import type { SomeServices } from "../Services.ts";

const types: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml"],
]);

/** The style element that styled-components adds empty and fills through the CSSOM, by its hash. */
const emptyStyle = `'sha256-${createHash("sha256").update("").digest("base64")}'`;

/** The back office loads nothing from elsewhere, is framed by nobody, and sends forms nowhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The file of a page's address inside the folder; every address that is no file is a page of the application. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  const file = resolve(folder, `.${path}`);
  if (!file.startsWith(folder + sep) || !types.has(extname(file))) return undefined;
  const isFile = await lstat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? file : undefined;
}

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

type Encoding = keyof typeof encoders;

/** The application's files as they are sent: compressed once for each version of a file, since there are few of them. */
function createPackedReader() {
  const packed = new Map<string, Promise<Buffer>>();

  async function pack(file: string, encoding: Encoding): Promise<Buffer> {
    const { mtimeMs } = await lstat(file);
    const key = `${encoding} ${mtimeMs} ${file}`;
    const known = packed.get(key) ?? readFile(file).then((bytes) => encoders[encoding](bytes));
    packed.set(key, known);
    return known;
  }

  return async (file: string, accepted: string): Promise<{ readonly bytes: Buffer; readonly encoding?: Encoding }> => {
    const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    return encoding === undefined ? { bytes: await readFile(file) } : { bytes: await pack(file, encoding), encoding };
  };
}

/** Serves the application at the desk's host, and nothing of it at any other one. Nothing is served without a desk and its folder. */
export function registerDesk(app: FastifyInstance, { config }: SomeServices<"config">): void {
  if (config.desk === undefined || config.backOffice === undefined) return;
  const { hostname, protocol } = new URL(config.desk);
  const folder = resolve(config.backOffice);
  const readPacked = createPackedReader();
  app.addHook("onRequest", async (request, reply) => {
    if (getHost(request) !== hostname) return undefined;
    const path = request.url.split("?")[0] ?? "/";
    // Uploaded pictures are shown to who writes with them, too.
    if (request.method !== "GET" || /^\/(?:staff|art\/own-banners)\//.test(path)) return undefined;
    const file = await findFile(folder, path);
    const page = file ?? join(folder, "index.html");
    // Not built yet, or an address of a file that is not there.
    if (file === undefined && (extname(path) !== "" || !existsSync(page))) return reply.callNotFound();
    const isHashed = path.startsWith("/assets/");
    const { bytes, encoding } = await readPacked(page, getHeader(request, "accept-encoding") ?? "");
    reply.headers({
      "content-type": types.get(extname(page)),
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      "content-security-policy": policy,
      vary: "accept-encoding",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      ...(protocol === "https:" ? { "strict-transport-security": "max-age=31536000" } : {}),
    });
    return reply.send(bytes);
  });
}

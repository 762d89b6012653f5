import { existsSync, readFileSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import type { BrowserContext } from "playwright";

/** Where a browser finds a served folder. */
export const origin = "http://workshop.localhost";

/**
 * Answers the browser's requests from a folder: no server, no port, and nothing from anywhere else. A page's text decides
 * its headers, if any.
 */
export async function serveFolder(
  context: BrowserContext,
  folder: string,
  toHeaders: (html: string) => Record<string, string> = () => ({}),
): Promise<void> {
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    const file = join(folder, normalize(decodeURIComponent(url.pathname === "/" ? "/index.html" : url.pathname)));
    const isThere = url.origin === origin && existsSync(file) && statSync(file).isFile();
    const headers =
      isThere && file.endsWith(".html")
        ? { "content-type": "text/html", ...toHeaders(readFileSync(file, "utf8")) }
        : undefined;
    await (isThere ? route.fulfill({ path: file, ...(headers ? { headers } : {}) }) : route.abort());
  });
}

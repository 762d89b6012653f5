import { createServer, request, type Server } from "node:http";
import type { Browser, BrowserContext } from "@playwright/test";

/** Passes requests on from another address of this machine, so that the gateway sees a visitor of another network. */
function startProxy(localAddress: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const { port, pathname, search } = new URL(asked.url ?? "");
    const path = `${pathname}${search}`;
    const { method, headers } = asked;
    const passed = request({ host: "127.0.0.1", port, path, method, headers, localAddress }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.once("error", () => answer.destroy());
    asked.pipe(passed);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

/** Runs `visit` with a browser that comes from `address`, one of 127.0.0.0/8; afterwards both are closed. */
export async function openFrom(
  browser: Browser,
  address: string,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const server = await startProxy(address);
  const at = server.address();
  const port = typeof at === "object" && at !== null ? at.port : 0;
  const context = await browser.newContext({ proxy: { server: `http://127.0.0.1:${port}` } });
  try {
    await visit(context);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

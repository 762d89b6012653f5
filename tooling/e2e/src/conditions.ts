import type { Page } from "@playwright/test";

/** Every answer takes 400 ms longer, as on a phone far from the gateway. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** A call by its method and path. */
export type Call = readonly [method: "GET" | "POST", path: string];

/** Counts the calls of a method and path from now on. */
export function countCalls(page: Page, [method, path]: Call): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

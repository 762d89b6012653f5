import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

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

/** How a gateway fails, and what is said then. */
export const failures = [
  ["without an answer", "Network link is abnormal"],
  ["with an error of its own", "Unknown error"],
] as const;

/** The way in which the next call fails. */
export type Failure = (typeof failures)[number][0];

/** Makes the next call of a method and path fail. */
export async function failNext(page: Page, [method, path]: Call, failure: Failure): Promise<void> {
  let isOver = false;
  const isAsked = (url: URL): boolean => url.pathname === path;
  await page.route(isAsked, async (route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    isOver = true;
    if (failure === "without an answer") return route.abort();
    const body = { success: false, message: "", errorCode: "unknown", requestId: "4f1e", serverTime: Date.now() };
    return route.fulfill({ status: 500, json: body });
  });
}

/** Loses the answer to the next call of a path: the gateway has done it, and the page does not learn so. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const url = new URL(route.request().url());
      // Node.js does not resolve *.localhost, so the Host header names the brand.
      const headers = { ...(await route.request().allHeaders()), host: url.hostname };
      url.hostname = "127.0.0.1";
      await route.fetch({ url: url.href, headers });
      await route.abort();
    },
    { times: 1 },
  );
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

/** Moves the focus to a control with the Tab key alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** Presses a button twice at once by the key Enter, wherever it moves to meanwhile. */
export async function enterTwice(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
}

/** Fills a box that the focus is moved to with the Tab key alone. */
export async function typeInto(page: Page, box: Locator, text: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

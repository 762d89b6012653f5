import type { Browser } from "playwright";

/** One request of a visit; times in milliseconds since the visit began. */
export type Asked = { readonly url: string; readonly type: string; readonly start: number; readonly end: number };

/** A first visit on the throttled phone. */
export type Visit = {
  /** Milliseconds to the largest paint, and the picture it showed, if it was one. */
  readonly lcp: number;
  readonly picture: string;
  readonly html: string;
  readonly asked: readonly Asked[];
};

/** The phone that Lighthouse takes. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Lighthouse's slow 4G where the browser itself is throttled: 150 ms × 3.75 for each request, 1.6 Mbit/s × 0.9 down. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};

/** Quiet for this long after loading, a page has made its largest paint. */
const quiet = 3000;

const byStart = (one: Asked, other: Asked): number => one.start - other.start;

/** Opens a page as a visitor who has never been there, on a phone at CPU ×4 and slow 4G. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4g);
    // The stream of live events begins after what is measured here, and a network with an open stream is never idle.
    await devtools.send("Network.setBlockedURLs", { urls: ["*/wps/events"] });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.documentElement.dataset["lcp"] = String(entry.startTime);
          document.documentElement.dataset["lcpUrl"] = "url" in entry ? String(entry.url) : "";
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    const asked: Asked[] = [];
    let began = Number.POSITIVE_INFINITY;
    page.on("requestfinished", (request) => {
      const { startTime, responseEnd } = request.timing();
      began = Math.min(began, startTime);
      asked.push({ url: request.url(), type: request.resourceType(), start: startTime, end: startTime + responseEnd });
    });
    const response = await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(quiet);
    const { lcp, lcpUrl } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    if (lcp === undefined) throw new Error(`${url} has painted nothing`);
    const since = asked.map(({ start, end, ...rest }) => ({ ...rest, start: start - began, end: end - began }));
    return {
      lcp: Number(lcp),
      picture: lcpUrl ?? "",
      html: (await response?.text()) ?? "",
      asked: since.toSorted(byStart),
    };
  } finally {
    await context.close();
  }
}

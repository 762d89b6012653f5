import type { BrowserContext, CDPSession, Page, Request } from "playwright";

/** How long a page may take to settle, in milliseconds; a page that never settles is taken as it is, and two pictures must agree. */
const timeout = 10_000;

/** Idle rounds without changes before a page counts as settled; some components start only in idle time. */
const rounds = 3;

/** Tracks a page's requests. @returns whether all have finished or failed */
export function watchRequests(page: Page): () => boolean {
  const open = new Set<Request>();
  page.on("request", (request) => void open.add(request));
  page.on("requestfinished", (request) => void open.delete(request));
  page.on("requestfailed", (request) => void open.delete(request));
  return () => open.size === 0;
}

/** One round: idle time, two frames, the fonts that they asked for, idle time. @returns whether the page changed in it */
const takeRound = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    let hasChanged = false;
    const observer = new MutationObserver(() => {
      hasChanged = true;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));
    const twoFrames = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    await idle();
    await twoFrames();
    await document.fonts.ready;
    await idle();
    observer.disconnect();
    return hasChanged;
  });

/** Waits until a page has settled: all requests have finished, and nothing has changed for some idle rounds. */
export async function waitForRest(page: Page, isQuiet: () => boolean): Promise<void> {
  const began = performance.now();
  for (let calm = 0; calm < rounds && performance.now() - began < timeout;)
    calm = !(await takeRound(page)) && isQuiet() ? calm + 1 : 0;
}

/**
 * Disables all animation of a page: an element whose animation has ended may remain a separate layer, which is drawn differently
 * at round corners. Call it before opening the page.
 */
export async function stopMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*,::before,::after,::backdrop{animation:none!important;transition:none!important}");
    document.adoptedStyleSheets.push(sheet);
  });
}

const takeTwoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Forces a new layout and paint, so that a picture does not depend on what the page showed before. Text in an element that
 * scrolls keeps its subpixel offset from another window size: the page's boxes are removed and rebuilt within
 * one task, unnoticed by the page. A layer painted while it moved keeps such an offset too: it is painted at
 * another scale and back.
 */
export async function repaint(page: Page, devtools: CDPSession): Promise<void> {
  await page.evaluate(() => {
    const { style } = document.body;
    const { display } = style;
    const readHeight = (): number => document.body.offsetHeight;
    style.display = "none";
    readHeight();
    style.display = display;
    readHeight();
  });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const deviceScaleFactor of [1.25, 1]) {
    await devtools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
    await takeTwoFrames(page);
  }
}

import type { BrowserContext, CDPSession, Page, Request } from "playwright";

/** How long a page may take to come to rest, in milliseconds; what never rests is shot as it is, and two looks have to agree. */
const patience = 10_000;

/** Rounds of idle time in which nothing happens, before a page counts as resting: a part may wait for one of them to begin. */
const rounds = 3;

/** Follows what a page asks for. @returns whether all of it has come, or failed */
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

/** Waits until a page rests: all that it asked for has come, and for some rounds of idle time nothing in it has changed. */
export async function waitForRest(page: Page, isQuiet: () => boolean): Promise<void> {
  const began = performance.now();
  for (let calm = 0; calm < rounds && performance.now() - began < patience;)
    calm = !(await takeRound(page)) && isQuiet() ? calm + 1 : 0;
}

/**
 * Ends all motion of a page before it begins: a part whose animation is over may stay a layer of its own, which is drawn otherwise
 * at its round corners. To be called before the page is opened.
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
 * Has everything laid out and drawn anew, so that a picture does not depend on what the page showed before. Words in a part that
 * scrolls keep the fraction of a pixel at which they stood in another window: the page's boxes are taken away and made again within
 * one task, of which nothing in the page hears. A layer that was drawn while it moved keeps such a fraction too: it is drawn at
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

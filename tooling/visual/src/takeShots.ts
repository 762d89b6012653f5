import { availableParallelism } from "node:os";
import { toLaunchOptions } from "@marquee/chromium";
import { type BrowserContext, chromium, type Page } from "playwright";
import { repaint, stopMotion, waitForRest, watchRequests } from "./rest.ts";
import { origin, serveFolder } from "./serveFolder.ts";
import type { Shot } from "@marquee/affected";
import type { Pictures } from "./Pictures.ts";

/** Window heights in CSS pixels: a page is measured in the smallest and taken at its own height, up to the largest. */
const [least, most] = [800, 16_000];

/** How many stories are taken in parallel: a page waits about as long as it draws. */
const photographers = Math.max(1, availableParallelism());

/** Software rendering without tiles, so that a picture does not depend on paint order. */
const args = [
  "--font-render-hinting=none",
  "--disable-gpu",
  "--disable-partial-raster",
  "--run-all-compositor-stages-before-draw",
];

/** Opens a story and waits until Storybook reports on its body that the story, or an error, is shown. */
async function openStory(page: Page, story: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`);
  await page.locator("body:is(.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview)").waitFor();
  if (!(await page.locator("body.sb-show-main").isVisible())) throw new Error(`the workshop does not show ${story}`);
  // Lazily loaded parts of components.
  await page.waitForLoadState("networkidle");
}

/** Puts a story into a look by the workshop's own channel: its page stays, as it does under the toolbar. @returns whether it takes it: a story may keep a brand of its own */
function applyLook(page: Page, { brand, theme }: Pick<Shot, "brand" | "theme">): Promise<boolean> {
  return page.evaluate(
    async (wanted) => {
      const channel: unknown = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
      if (
        typeof channel !== "object" ||
        channel === null ||
        !("emit" in channel && "once" in channel) ||
        typeof channel.emit !== "function" ||
        typeof channel.once !== "function"
      )
        throw new Error("no channel");
      const { emit, once } = { emit: channel.emit.bind(channel), once: channel.once.bind(channel) };
      const shown = await new Promise<Partial<typeof wanted>>((resolve) => {
        once("globalsUpdated", ({ globals }: { readonly globals: Partial<typeof wanted> }) => resolve(globals));
        emit("updateGlobals", { globals: wanted });
      });
      if (shown.brand !== wanted.brand || shown.theme !== wanted.theme) return false;
      const isShown = (): boolean =>
        document.documentElement.dataset["brand"] === wanted.brand &&
        document.documentElement.dataset["theme"] === wanted.theme;
      while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return true;
    },
    { brand, theme },
  );
}

/** Waits until every picture of a page is there: one that never comes is gone after its last attempt, one whose address changes while it is decoded is another one, and asked again. */
async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const images = [...document.images];
    if (!images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return false;
    const decoded = await Promise.allSettled(images.map((image) => image.decode()));
    return decoded.every(({ status }) => status === "fulfilled");
  });
}

/** A page's number of cards, since a grid grows at its end, and its height. */
const measure = (page: Page): Promise<{ readonly cards: number; readonly height: number }> =>
  page.evaluate(() => ({
    cards: document.querySelectorAll("article").length,
    height: document.documentElement.scrollHeight,
  }));

/**
 * Makes the window as high as the page is with its fonts, so that what loads when it is seen is there. The height is always
 * taken in the least window, since a page may be as high as its window: when more cards came, the page is measured there again.
 */
async function settle(page: Page, width: number, isQuiet: () => boolean): Promise<void> {
  for (let last = 0; ;) {
    await page.setViewportSize({ width, height: least });
    await waitForRest(page, isQuiet);
    const { cards, height } = await measure(page);
    await page.setViewportSize({ width, height: Math.min(Math.max(height, least), most) });
    await waitForImages(page);
    await waitForRest(page, isQuiet);
    if (height === last || (await measure(page)).cards <= cards) return;
    last = height;
  }
}

/** A picture that two consecutive screenshots agree on: anything still loading during the first is in the second. */
async function takePicture(page: Page): Promise<Buffer> {
  const take = (): Promise<Buffer> => page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  let [last, next] = [await take(), await take()];
  for (let tries = 0; tries < 5 && !next.equals(last); tries += 1) {
    [last, next] = [next, await take()];
  }
  return next;
}

async function takeStory(
  context: BrowserContext,
  shots: readonly Shot[],
  pictures: Map<string, Buffer>,
): Promise<void> {
  const [first] = shots;
  if (!first) return;
  const page = await context.newPage();
  const isQuiet = watchRequests(page);
  const devtools = await context.newCDPSession(page);
  await page.setViewportSize({ width: first.width, height: least });
  await openStory(page, first.story);
  await settle(page, first.width, isQuiet);
  // A broken picture's last attempt comes 0.9 s after its first; the page remembers the result.
  await page.waitForTimeout(1_500);
  for (const { name, brand, theme, width } of shots) {
    if (!(await applyLook(page, { brand, theme }))) continue;
    await settle(page, width, isQuiet);
    await repaint(page, devtools);
    pictures.set(name, await takePicture(page));
  }
  await page.close();
}

/**
 * Takes screenshots of a built Storybook in a real browser, with motion off, a fixed clock and seeded random numbers, so that two runs
 * over the same tree give the same pixels.
 */
export async function takeShots(workshop: string, shots: readonly Shot[]): Promise<Pictures> {
  const browser = await chromium.launch(toLaunchOptions(...args));
  const pictures = new Map<string, Buffer>();
  try {
    const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB", timezoneId: "UTC" });
    await context.clock.setFixedTime("2026-11-21T12:00:00Z");
    await stopMotion(context);
    await serveFolder(context, workshop);
    const stories = Map.groupBy(shots, (shot) => shot.story).entries();
    // Each takes the next story from the same iterator.
    const takeSome = async (): Promise<void> => {
      for (const [story, ofStory] of stories) {
        await takeStory(context, ofStory, pictures).catch((error: unknown) => {
          throw new Error(
            `${story}, after ${pictures.size} of ${shots.length} pictures: ${error instanceof Error ? error.message : String(error)}`,
            { cause: error },
          );
        });
      }
    };
    await Promise.all(Array.from({ length: photographers }, takeSome));
  } finally {
    await browser.close();
  }
  return new Map(
    shots.flatMap(({ name }) => (pictures.has(name) ? [[name, pictures.get(name) ?? Buffer.alloc(0)]] : [])),
  );
}

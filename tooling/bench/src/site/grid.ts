import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameThumbnail } from "@marquee/artwork";
import { themeToCss } from "@marquee/design-tokens";
import { archetypes } from "@marquee/design-tokens/archetypes";
import type { Browser, Locator, Page } from "playwright";
import type { Figure } from "../Figure.ts";
import { buildPage } from "./Build.ts";
import { grid } from "./configs.ts";
import { openBrowser } from "./openBrowser.ts";
import { type Scrolled, scrollWall } from "./scrollWall.ts";
import { type Serving, serve } from "./serve.ts";
import { toMedian } from "./toMedian.ts";
import { phone } from "./visit.ts";

const runs = 3;
const scrollTime = 3000;
const word = "dragon";

const toMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How long the page took to show its answer to each key or tap, by the browser's own event timing; quicker than 16 ms is not told. */
async function measureAnswers(page: Page, names: readonly string[], act: () => Promise<void>): Promise<number[]> {
  await page.evaluate((wanted) => {
    document.body.dataset["answers"] = "";
    // A variable, because the types do not know the threshold yet.
    const options = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (wanted.includes(name)) document.body.dataset["answers"] += `${duration} `;
    }).observe(options);
  }, names);
  await act();
  await page.waitForTimeout(500);
  const answers = await page.evaluate(() => document.body.dataset["answers"] ?? "");
  return answers.split(" ").filter(Boolean).map(Number);
}

/** Opens the page on a slow phone; answers how long one number takes that a tap changes. */
async function openPage(page: Page, url: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url);
  const count = page.getByRole("button", { name: "Count" });
  return Math.max(
    16,
    ...(await measureAnswers(page, ["pointerup", "click"], () =>
      tapAll(
        page,
        Array.from({ length: 5 }, () => count),
      ),
    )),
  );
}

async function openWall(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Open" }).tap();
  await page.waitForFunction(() => performance.getEntriesByName("mount").length > 0);
  return page.evaluate(() => performance.getEntriesByName("mount")[0]?.duration ?? Number.NaN);
}

/** Waits until every row near the window has its cards and every card its picture: what follows is measured alone. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForFunction(() => document.querySelector("[data-part='place'], img[data-state='loading']") === null);
  await page.waitForTimeout(300);
}

async function scroll(page: Page, speed: number): Promise<Scrolled> {
  await page.evaluate(() => scrollTo(0, 2000));
  await settle(page);
  return page.evaluate(scrollWall, { speed, time: scrollTime });
}

async function type(page: Page): Promise<void> {
  await page.getByLabel("Search").focus();
  for (const key of word) {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
  }
}

async function tapAll(page: Page, buttons: readonly Locator[]): Promise<void> {
  for (const button of buttons) {
    await button.tap();
    await page.waitForTimeout(300);
  }
}

/** One visit to the wall. */
async function measureWall(page: Page, url: string) {
  const count = await openPage(page, url);
  const mount = await openWall(page);
  const nodes = await page.evaluate(() => document.body.querySelectorAll("*").length);
  await settle(page);
  const taps = await measureAnswers(page, ["pointerup", "click"], async () =>
    tapAll(page, (await page.getByRole("button", { name: /^Play / }).all()).slice(0, 5)),
  );
  const slow = await scroll(page, 6000);
  const fast = await scroll(page, 30_000);
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  const keys = await measureAnswers(page, ["keydown", "keypress", "keyup"], () => type(page));
  return {
    count,
    mount,
    nodes: Math.max(nodes, slow.nodes),
    slow,
    fast,
    tap: Math.max(16, ...taps),
    key: Math.max(16, ...keys),
  };
}

/** B6: ui-kit's InfiniteGrid with 10,000 games in memory on a phone at CPU ×4; the median of three visits. */
export async function measureGrid(say: (line: string) => void): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-grid-"));
  const tokens = `<style>${themeToCss(archetypes.midnight)}</style>`;
  let browser: Browser | undefined;
  let wall: Serving | undefined;
  try {
    wall = await serve(await buildPage(grid, folder), {
      head: tokens,
      draw: (code) => gameThumbnail({ code, category: "RNG" }),
    });
    browser = await openBrowser();
    const visits: Awaited<ReturnType<typeof measureWall>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage(phone);
      visits.push(await measureWall(page, wall.url));
      await page.close();
    }
    const get = (read: (visit: (typeof visits)[number]) => number): number => toMedian(visits.map(read));
    const toShare = (frames: readonly number[], over: number): number =>
      (100 * frames.filter((frame) => frame > over).length) / frames.length;
    for (const { count, mount, slow, fast, tap, key } of visits)
      say(
        `mount ${Math.round(mount)} ms, ${slow.frames.length} frames, longest ${Math.round(Math.max(...slow.frames))} ms, places held ${Math.round(100 * toMean(slow.held))} and ${Math.round(100 * toMean(fast.held))} %, blank at most ${Math.round(100 * Math.max(...slow.blanks))} and ${Math.round(100 * Math.max(...fast.blanks))} %, tap ${tap} ms, key ${key} ms, one number ${count} ms`,
      );
    const toFigure = (what: string, value: number, unit: string, atMost: number, isBinding = false): Figure => ({
      id: "B6",
      what: `wall of 10,000, ${what}`,
      value,
      unit,
      budget: { of: "value", atMost, isBinding },
    });
    const reference = { what: "one number", value: get(({ count }) => count) };
    return [
      toFigure(
        "elements",
        get(({ nodes }) => nodes),
        "",
        600,
        true,
      ),
      toFigure(
        "mount",
        get(({ mount }) => mount),
        "ms",
        220,
      ),
      toFigure(
        "frames over 50 ms at 6,000 px/s",
        get(({ slow }) => slow.frames.filter((frame) => frame > 50).length),
        "",
        0,
      ),
      toFigure(
        "frames over 33 ms at 6,000 px/s",
        get(({ slow }) => toShare(slow.frames, 34)),
        "%",
        1,
      ),
      toFigure(
        "blank at 6,000 px/s",
        get(({ slow }) => Math.round(1000 * toMean(slow.blanks)) / 10),
        "%",
        0,
      ),
      toFigure(
        "blank at 30,000 px/s",
        get(({ fast }) => Math.round(1000 * toMean(fast.blanks)) / 10),
        "%",
        10,
      ),
      {
        ...toFigure(
          "answer to a tap",
          get(({ tap }) => tap),
          "ms",
          48,
        ),
        reference,
      },
      {
        ...toFigure(
          "answer to a search key",
          get(({ key }) => key),
          "ms",
          50,
        ),
        reference,
      },
    ];
  } finally {
    await browser?.close();
    await wall?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

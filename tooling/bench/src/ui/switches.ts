import type { Page } from "playwright";
import type { Figure } from "../Figure.ts";
import { openBrowser } from "../site/openBrowser.ts";
import { startPlatform } from "../site/startPlatform.ts";
import { toMedian } from "../site/toMedian.ts";
import { phone } from "../site/visit.ts";

const switches = 12;
/** How long the lobby's games are held back, so that skeletons stand there first; in milliseconds. */
const late = 1500;

/** Counts what React commits, by the hook that it tells its developer tools, and how far the page moves. */
function watch(): void {
  const seen = { commits: 0, shifts: 0 };
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => void (seen.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.assign(globalThis, { seen, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput === true))
        seen.shifts += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}

const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(Object(Reflect.get(globalThis, "seen")), "shifts")));

/** Shows the lobby's skeletons, then its games; answers how far the page moved meanwhile. */
async function measureShift(page: Page, url: string): Promise<number> {
  let areGamesHeld = true;
  await page.route("**/wps/**", async (route) => {
    if (areGamesHeld && route.request().url().includes("game"))
      await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
  await page.goto(new URL("/rng", url).href);
  await page.locator("main [aria-busy=true]").first().waitFor();
  await page.locator("main article").first().waitFor();
  await page.waitForTimeout(1000);
  areGamesHeld = false;
  return readShifts(page);
}

/** What React commits because the theme is switched: it answers a press before the next task begins, where nothing else can come between. */
function countCommits(page: Page): Promise<number> {
  return page.getByRole("button", { name: "Light theme" }).evaluate(async (button: HTMLElement) => {
    const read = (): number => Number(Reflect.get(Object(Reflect.get(globalThis, "seen")), "commits"));
    const before = read();
    button.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return read() - before;
  });
}

type ThemeFigures = {
  readonly commits: number;
  readonly recalculation: number;
  readonly reference: number;
  readonly tapped: number;
};

/**
 * Switches the theme of a lobby on a phone at CPU ×4: React's commits, and milliseconds of style. The switch is what its press changes,
 * styled at once; a tap adds what a finger does to the button, and what moves in the two frames after it.
 */
async function measureTheme(page: Page): Promise<ThemeFigures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const readStyle = async (): Promise<number> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "RecalcStyleDuration")?.value ?? Number.NaN);
  };
  const button = page.getByRole("button", { name: "Light theme" });
  await page.waitForTimeout(1000);
  const commits = await countCommits(page);
  const times: { switched: number[]; varied: number[]; tapped: number[] } = { switched: [], varied: [], tapped: [] };
  const time = async (change: () => Promise<unknown>): Promise<number> => {
    await page.waitForTimeout(500);
    const start = await readStyle();
    await change();
    return (await readStyle()) - start;
  };
  for (let turn = 0; turn < switches; turn += 1) {
    times.switched.push(
      await time(() =>
        button.evaluate((element: HTMLElement) => {
          element.click();
          return getComputedStyle(document.body).color;
        }),
      ),
    );
    times.varied.push(
      await time(() =>
        page.evaluate((value) => {
          document.documentElement.style.setProperty("--bench", value);
          return getComputedStyle(document.body).color;
        }, String(turn)),
      ),
    );
    times.tapped.push(
      await time(async () => {
        await button.tap();
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }),
    );
  }
  return {
    commits,
    recalculation: toMedian(times.switched),
    reference: toMedian(times.varied),
    tapped: toMedian(times.tapped),
  };
}

/** B8 and CLS on a running site: a theme switch renders nothing again, skeletons hold exactly the place of what comes. */
export async function measureSite(say: (line: string) => void): Promise<readonly Figure[]> {
  const platform = await startPlatform();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage(phone);
    await page.addInitScript(watch);
    const shift = await measureShift(page, platform.url);
    const { commits, recalculation, reference, tapped } = await measureTheme(page);
    say(
      `theme switched: ${commits} commits of React, median of ${switches} ${recalculation.toFixed(1)} ms of style; ${tapped.toFixed(1)} ms by a tap and in two frames after it`,
    );
    return [
      {
        id: "B8",
        what: "theme switch, renders of React",
        value: commits,
        unit: "",
        budget: { of: "value", atMost: 0, isBinding: true },
      },
      {
        id: "B8",
        what: "theme switch, style recalculation at CPU ×4",
        value: recalculation,
        unit: "ms",
        reference: { what: "one variable on the root", value: reference },
        budget: { of: "value", atMost: 50, isBinding: false },
      },
      {
        id: "B5",
        what: "layout shift when skeletons become games",
        value: Math.round(shift * 10_000) / 10_000,
        unit: "",
        budget: { of: "value", atMost: 0.01, isBinding: false },
      },
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import type { Figure } from "../Figure.ts";
import { type Audit, audit } from "./audit.ts";
import { buildPage } from "./Build.ts";
import { floor } from "./configs.ts";
import type { FloorData } from "./floor/readPage.ts";
import { openBrowser } from "./openBrowser.ts";
import { type Serving, serve } from "./serve.ts";
import { startPlatform } from "./startPlatform.ts";
import { toFirstVisit } from "./toFirstVisit.ts";
import { toMedian } from "./toMedian.ts";
import { phone, type Visit, visit } from "./visit.ts";

const runs = 3;
const debugPort = 9377;

/** A screen that is loaded cold beside the home: its name and its path. */
const coldRoutes = [
  { what: "lobby", path: "rng" },
  { what: "login", path: "login" },
] as const;

/**
 * The floor page: the framework floor drawing what the home shows on a phone (header, the first banner's picture, the first
 * cards) from data in its HTML. It asks nothing before it paints, so it is the best that a client-rendered page can do.
 */
async function readHome(browser: Browser, url: string): Promise<FloorData> {
  const page = await browser.newPage(phone);
  try {
    // A network with an open stream is never idle.
    await page.route("**/wps/events", (route) => route.abort());
    await page.goto(url);
    await page.locator("article img").first().waitFor();
    await page.waitForLoadState("networkidle");
    return await page.evaluate(() => {
      const toArea = ({ width, height }: HTMLImageElement): number => width * height;
      const [hero] = [...document.images].toSorted((one, other) => toArea(other) - toArea(one));
      const cards = [...document.querySelectorAll("article")].flatMap((article) => {
        const image = article.querySelector("img")?.src;
        return image === undefined ? [] : [{ name: article.querySelector("h3")?.textContent ?? "", image }];
      });
      return { hero: hero?.src ?? "", cards: cards.slice(0, 6) };
    });
  } finally {
    await page.close();
  }
}

async function serveFloor(browser: Browser, home: string, folder: string): Promise<Serving> {
  const build = await buildPage(floor, folder);
  const data = JSON.stringify(await readHome(browser, home)).replaceAll("<", "\\u003c");
  return serve(build, { body: `<script type="application/json" id="floor-data">${data}</script>` });
}

/** Largest paints: median of the runs, every page once a run, so that what the machine does beside it hits all alike. */
async function measurePaints(browser: Browser, pages: ReadonlyMap<string, string>, say: (line: string) => void) {
  const visits = new Map<string, Visit[]>([...pages.keys()].map((what) => [what, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [what, url] of pages) visits.get(what)?.push(await visit(browser, url));
  for (const [what, all] of visits)
    say(`${what}: largest paint ${all.map(({ lcp }) => Math.round(lcp)).join(", ")} ms, ${all[0]?.picture || "text"}`);
  return { visits, get: (what: string): number => toMedian((visits.get(what) ?? []).map(({ lcp }) => lcp)) };
}

/** Lighthouse, in the same interleaved way. */
async function measureAudits(home: string, ground: string) {
  const audits: { readonly home: Audit; readonly floor: Audit }[] = [];
  for (let run = 0; run < runs; run += 1)
    audits.push({ floor: await audit(ground, debugPort), home: await audit(home, debugPort) });
  const get = (of: "home" | "floor", what: keyof Audit): number => toMedian(audits.map((each) => each[of][what]));
  return get;
}

/** B4, B5, B10: the first paint of a first visit on a throttled phone, and what that visit asks for. */
export async function measurePaint(say: (line: string) => void): Promise<readonly Figure[]> {
  const platform = await startPlatform();
  const folder = mkdtempSync(join(tmpdir(), "marquee-floor-"));
  let browser: Browser | undefined;
  let ground: Serving | undefined;
  try {
    browser = await openBrowser(debugPort);
    ground = await serveFloor(browser, platform.url, folder);
    const cold = coldRoutes.map(({ what, path }): [string, string] => [what, `${platform.url}/${path}`]);
    const paints = await measurePaints(browser, new Map([["floor", ground.url], ["home", platform.url], ...cold]), say);
    const audits = await measureAudits(platform.url, ground.url);
    const reference = { what: "floor", value: paints.get("floor") };
    const [first] = paints.visits.get("home") ?? [];
    return [
      {
        id: "B4",
        what: "home, largest paint",
        value: paints.get("home"),
        unit: "ms",
        reference,
        budget: { of: "ratio", atMost: 0.7, isBinding: true },
      },
      ...coldRoutes.map(({ what }): Figure => ({
        id: "B4",
        what: `${what}, largest paint`,
        value: paints.get(what),
        unit: "ms",
        reference,
        budget: { of: "ratio", atMost: 1.2, isBinding: true },
      })),
      {
        id: "B5",
        what: "home, Lighthouse mobile",
        value: audits("home", "score"),
        unit: "",
        reference: { what: "floor", value: audits("floor", "score") },
        budget: { of: "value", atLeast: 98, isBinding: false },
      },
      {
        id: "B5",
        what: "home, layout shift",
        value: audits("home", "shift"),
        unit: "",
        budget: { of: "value", atMost: 0.01, isBinding: true },
      },
      {
        id: "B5",
        what: "home, total blocking time over the floor's",
        value: audits("home", "blocking") - audits("floor", "blocking"),
        unit: "ms",
        budget: { of: "value", atMost: 60, isBinding: false },
      },
      ...(first ? toFirstVisit(first, new URL(platform.url).port, say) : []),
    ];
  } finally {
    await ground?.stop();
    await browser?.close();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

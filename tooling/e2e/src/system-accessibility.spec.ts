import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type program from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { listCarriers, listHiddenFocus } from "./focus.ts";
import { type BrandId, brandIds, expect, logIn, showTransparency, test, toUrl } from "./site.ts";
import { listZoomFaults } from "./zoom.ts";

/** Pages of every kind, and what stands above each. */
const headings = {
  "/": /^Home of/,
  "/hot": "Hot games",
  "/rng": "Slots",
  "/inhouse": "In-house",
  "/search?q=a": "Search games",
  "/login": "Log in",
  "/no-such-page": "This page does not exist",
} as const;
type Path = keyof typeof headings;

const isPath = (text: string): text is Path => text in headings;
const paths = Object.keys(headings).filter(isPath);

/** Two brands with the widest letters and the most different frames, on pages of every kind, are enlarged beside. */
const enlarged = new Set<BrandId>(["saltlantern", "paperkite"]);
const alike = new Set<Path>(["/hot", "/inhouse"]);

/** A page of each kind is shown in every width. */
const narrowed = new Set<Path>(["/", "/rng", "/login"]);

/** Pages with every bar and row that could cover or cut what has the focus. */
const walked = new Set<Path>(["/", "/rng"]);
const widths = [320, 360, 390, 768, 1024, 1280, 1920];

declare global {
  // Put on the page by its own program.
  var axe: typeof program | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Follows an address without loading the site anew, and waits for the whole page. */
async function visit(page: Page, path: Path): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
  await expect(page.getByRole("heading", { level: 1, name: headings[path], exact: true })).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** What axe finds on the page as it stands, which nobody asked to be less transparent. Structure is the same in both themes, so the second one is asked about its colours alone. */
async function listViolations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(source);
  const showLess = await showTransparency(page);
  const all = await page.evaluate(async () => {
    const found: string[] = [];
    for (const theme of ["dark", "light"] as const) {
      document.documentElement.dataset["theme"] = theme;
      const colours: RunOptions = theme === "light" ? { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } : {};
      const answer: AxeResults | undefined = await globalThis.axe?.run({ exclude: [["iframe"]] }, { ...colours, resultTypes: ["violations"] });
      if (!answer || answer.passes.length === 0) throw new Error("axe was not asked");
      found.push(...answer.violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => String(target)).join(" | ").slice(0, 300)}`));
    }
    return found;
  });
  await showLess();
  return all;
}

/** The widths in which the page scrolls sideways. */
async function listWidthFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBeGreaterThan(width - 40);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) faults.push(`${width} px: by ${over} px`);
  }
  await page.setViewportSize(before);
  return faults;
}

for (const brand of brandIds)
  test(`axe finds nothing on any page of ${brand}, in dark and in light; none scrolls sideways, from 320 to 1920 px; what the Tab key reaches is in sight, and carries the page with it from nowhere else${enlarged.has(brand) ? "; at 200 and 400 % and with texts twice as large nothing is cut, covered or beside the page" : ""}`, async ({ page }) => {
    test.setTimeout(300_000);
    const later = page.waitForResponse(/\/assets\/laterChunk-/);
    await page.goto(toUrl(brand));
    await (await later).finished();
    for (const path of paths) {
      await visit(page, path);
      expect(await listViolations(page), path).toEqual([]);
      if (enlarged.has(brand) && !alike.has(path)) expect(await listZoomFaults(page), path).toEqual([]);
      if (narrowed.has(path)) expect(await listWidthFaults(page), path).toEqual([]);
      if (walked.has(path)) expect(await listHiddenFocus(page), path).toEqual([]);
      if (path === "/rng") expect(await listCarriers(page)).toEqual([]);
    }
    await page.goto(toUrl(brand, "/register"));
    await expect(page.getByRole("dialog").getByLabel("Username")).toBeVisible();
    expect(await listViolations(page), "registration").toEqual([]);
    if (enlarged.has(brand)) expect(await listZoomFaults(page), "registration").toEqual([]);
    await page.keyboard.press("Escape");
    await logIn(page, brand, "player0030");
    await page.getByRole("button", { name: /^Member centre of/ }).click();
    await expect(page.getByRole("dialog", { name: "Member centre" }).getByRole("heading", { name: "Account record" })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await listViolations(page), "member centre").toEqual([]);
    if (enlarged.has(brand)) expect(await listZoomFaults(page), "member centre").toEqual([]);
  });

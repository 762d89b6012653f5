import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type program from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { listCarriers, listHiddenFocus } from "./focus.ts";
import { rotateBrands } from "@marquee/sweep";
import { type BrandId, brandIds, expect, isSweep, logIn, showTransparency, test, toUrl } from "./site.ts";
import { listZoomFaults } from "./zoom.ts";

/** Pages of every kind, with their headings. */
const headings = {
  "/": /^Home of/,
  "/hot": "Hot games",
  "/rng": "Slots",
  "/inhouse": "In-house",
  "/search?q=a": "Search games",
  "/login": "Log in",
  "/safer-play": "Safer play",
  "/no-such-page": "This page does not exist",
} as const;
type Path = keyof typeof headings;

const isPath = (text: string): text is Path => text in headings;
const paths = Object.keys(headings).filter(isPath);

/** Dialogs over a page. */
const dialogs = ["registration", "member centre"] as const;
type Dialog = (typeof dialogs)[number];

/** The brand in which each page is checked; a sweep checks each in every brand. */
const own = rotateBrands<Path | Dialog, BrandId>([...paths, ...dialogs], brandIds);
const isAsked = (brand: BrandId, what: Path | Dialog): boolean => isSweep || own.get(what) === brand;

/** Pages with the layout of another page; only a sweep enlarges them. */
const alike = new Set<Path>(["/hot", "/inhouse"]);

/** Pages that together have every bar and row that could cover or cut a focused control; a sweep tabs through all pages. */
const walked = new Set<Path>(["/", "/rng"]);
const widths = isSweep ? [320, 360, 390, 768, 1024, 1280, 1920] : [360, 1280];

declare global {
  // Set by axe-core's script.
  var axe: typeof program | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Opens a path without reloading the site, and waits for the whole page. */
async function visit(page: Page, path: Path): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
  await expect(page.getByRole("heading", { level: 1, name: headings[path], exact: true })).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Axe's violations on the page with full transparency. Both themes have the same structure, so in the second only colours are checked. */
async function listViolations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(source);
  const showLess = await showTransparency(page);
  const all = await page.evaluate(async () => {
    const found: string[] = [];
    for (const theme of ["dark", "light"] as const) {
      document.documentElement.dataset["theme"] = theme;
      const colours: RunOptions =
        theme === "light" ? { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } : {};
      const answer: AxeResults | undefined = await globalThis.axe?.run(
        { exclude: [["iframe"]] },
        { ...colours, resultTypes: ["violations"] },
      );
      if (!answer || answer.passes.length === 0) throw new Error("axe was not asked");
      found.push(
        ...answer.violations.map(
          ({ id, nodes }) =>
            `${theme}: ${id}: ${nodes
              .map(({ target }) => String(target))
              .join(" | ")
              .slice(0, 300)}`,
        ),
      );
    }
    return found;
  });
  await showLess();
  return all;
}

/** The widths at which the page scrolls horizontally. */
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

/** Opens a page and lists its faults, in all themes and sizes. */
async function listFaults(page: Page, path: Path): Promise<string[]> {
  await visit(page, path);
  return [
    ...(await listViolations(page)),
    ...(isSweep || !alike.has(path) ? await listZoomFaults(page) : []),
    ...(await listWidthFaults(page)),
    ...(isSweep || walked.has(path) ? await listHiddenFocus(page) : []),
    ...(path === "/rng" ? await listCarriers(page) : []),
  ];
}

/** The faults of the open dialog. */
async function listDialogFaults(page: Page): Promise<string[]> {
  return [...(await listViolations(page)), ...(await listZoomFaults(page))];
}

for (const brand of brandIds) {
  const asked = [...paths, ...dialogs].filter((what) => isAsked(brand, what));
  test(`axe finds nothing on ${asked.join(", ")} of ${brand}, in dark and in light; none scrolls horizontally at ${widths.join(", ")} px; a focused control is visible, and Tab in a fixed bar does not scroll the page; at 200 and 400 % and with text twice as large nothing is cut, covered or outside the page`, async ({
    page,
  }) => {
    test.setTimeout(isSweep ? 900_000 : 300_000);
    const later = page.waitForResponse(/\/assets\/deferredChunk-/);
    await page.goto(toUrl(brand));
    await (await later).finished();
    for (const path of paths) if (isAsked(brand, path)) expect(await listFaults(page, path), path).toEqual([]);
    if (isAsked(brand, "registration")) {
      await page.goto(toUrl(brand, "/register"));
      await expect(page.getByRole("dialog").getByLabel("Username")).toBeVisible();
      expect(await listDialogFaults(page), "registration").toEqual([]);
      await page.keyboard.press("Escape");
    }
    if (isAsked(brand, "member centre")) {
      await logIn(page, brand, "player0030");
      await page.getByRole("button", { name: /^Member centre of/ }).click();
      const centre = page.getByRole("dialog", { name: "Member centre" });
      await expect(centre.getByText("This device")).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await listDialogFaults(page), "security centre").toEqual([]);
      await page.goto(toUrl(brand, "/member/transactionHistory"));
      await expect(centre.getByRole("heading", { name: "Account record" })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await listDialogFaults(page), "member centre").toEqual([]);
    }
  });
}

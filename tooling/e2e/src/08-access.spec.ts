import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { brandIds, expect, logIn, test, toUrl } from "./site.ts";
import { listZoomFaults } from "./zoom.ts";

const paths = ["/", "/hot", "/rng", "/inhouse", "/search?q=a", "/login", "/no-such-page"];

/** Two brands with the widest letters and the most different frames, on pages of every kind, are enlarged beside. */
const enlarged = new Set(["saltlantern", "paperkite"]);
const alike = new Set(["/hot", "/inhouse"]);

const colourRules = ["color-contrast", "link-in-text-block"];

/** Structure is the same in both themes, so the second one is asked about its colours alone. */
async function listViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ["dark", "light"] as const) {
    await page.evaluate((value) => Object.assign(document.documentElement.dataset, { theme: value }), theme);
    // What passes is not asked to be described, and no other page is opened to bring frames together: none is asked.
    const axe = new AxeBuilder({ page }).exclude("iframe").setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await (theme === "dark" ? axe : axe.withRules(colourRules)).analyze();
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => String(target)).join(" | ").slice(0, 300)}`));
  }
  return found;
}

for (const brand of brandIds)
  test(`axe finds nothing on any page of ${brand}, in dark and in light${enlarged.has(brand) ? "; at 200 and 400 % and with texts twice as large nothing is cut, covered or beside the page" : ""}`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await page.goto(toUrl(brand, path));
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await listViolations(page), path).toEqual([]);
      if (enlarged.has(brand) && !alike.has(path)) expect(await listZoomFaults(page), path).toEqual([]);
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

for (const brand of brandIds)
  test(`no page of ${brand} scrolls sideways, from 320 to 1920 px`, async ({ page }) => {
    for (const path of ["/", "/rng", "/login"]) {
      await page.goto(toUrl(brand, path));
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      for (const width of [320, 360, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth), `${path} at ${width}`).toBeGreaterThan(width - 40);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

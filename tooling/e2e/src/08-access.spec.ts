import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { brandIds, expect, logIn, test, toUrl } from "./site.ts";

const paths = ["/", "/hot", "/rng", "/inhouse", "/search?q=a", "/login", "/no-such-page"];

/** Structure is the same in both themes, so the second one is asked about its colours alone. */
async function listViolations(page: Page, theme: "dark" | "light"): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude("iframe");
  const { violations } = await (theme === "dark" ? axe : axe.withRules(["color-contrast", "link-in-text-block"])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(" | ").slice(0, 300)}`);
}

for (const brand of brandIds)
  for (const theme of ["dark", "light"] as const)
    test(`axe finds nothing on any page of ${brand} in ${theme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      for (const path of paths) {
        await page.goto(toUrl(brand, path));
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        expect(await listViolations(page, theme), path).toEqual([]);
      }
      await page.goto(toUrl(brand, "/register"));
      await expect(page.getByRole("dialog").getByLabel("Username")).toBeVisible();
      expect(await listViolations(page, theme), "registration").toEqual([]);
      await page.keyboard.press("Escape");
      await logIn(page, brand, "player0030");
      await page.getByRole("button", { name: /^Member centre of/ }).click();
      await expect(page.getByRole("dialog", { name: "Member centre" }).getByRole("heading", { name: "Account record" })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await listViolations(page, theme), "member centre").toEqual([]);
    });

for (const width of [320, 360, 390, 768, 1024, 1280, 1920])
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [brand, path] of brandIds.flatMap((id) => ["/", "/rng"].map((each) => [id, each] as const))) {
      await page.goto(toUrl(brand, path));
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), brand + path).toBeLessThanOrEqual(0);
    }
  });

import type { Locator, Page } from "@playwright/test";
import { expect, test, toUrl, repeats } from "./site.ts";

const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return (
      top >= 0 && bottom <= innerHeight && middle !== null && (element.contains(middle) || middle.contains(element))
    );
  });

const openRegistration = async (page: Page): Promise<Locator> => {
  await page.getByRole("banner").getByRole("button", { name: "Register", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Username")).toBeVisible();
  return dialog;
};

for (const [width, height] of [
  [812, 375],
  [667, 375],
  [640, 256],
] as const)
  test.describe(`at ${width} × ${height}`, repeats(width !== 640), () => {
    test.use({ viewport: { width, height } });

    test("HD-12: a dialog scrolls inside, its close button stays visible, and so does the focused field", async ({
      page,
    }) => {
      await page.goto(toUrl("aurelune", "/inhouse"));
      const dialog = await openRegistration(page);
      const last = dialog.getByRole("button", { name: "Register", exact: true });
      for (const field of [dialog.getByLabel("Username"), dialog.getByLabel("Birthday"), last]) {
        await field.focus();
        await expect.poll(() => isInSight(field)).toBe(true);
        expect(await isInSight(dialog.getByRole("button", { name: "Close", exact: true }))).toBe(true);
      }
    });

    test("SM-01: the menu scrolls, and its close button stays visible", async ({ page }) => {
      await page.goto(toUrl("aurelune", "/inhouse"));
      await page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByLabel("Language").focus();
      await expect.poll(() => isInSight(menu.getByLabel("Language"))).toBe(true);
      expect(await isInSight(menu.getByRole("button", { name: "Close", exact: true }))).toBe(true);
    });

    test("SH-15: the bars leave at least half of the window to the page", async ({ page }) => {
      await page.goto(toUrl("aurelune", "/inhouse"));
      await expect(page.getByRole("main").getByRole("article").first()).toBeAttached();
      await page.evaluate(() => scrollTo(0, 300));
      const left = await page.evaluate(() => {
        const bars = [...document.querySelectorAll("[data-layout=header],[data-layout=tabs],[data-layout=categories]")];
        const covered = bars
          .map((bar) => bar.getBoundingClientRect())
          .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0);
        return (innerHeight - covered) / innerHeight;
      });
      expect(left).toBeGreaterThanOrEqual(0.5);
    });
  });

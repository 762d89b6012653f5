import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { brandIds, expect, showTransparency, test, toUrl } from "./site.ts";

const docs = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;

async function showHome(page: Page, brand: (typeof brandIds)[number]): Promise<void> {
  await page.goto(toUrl(brand));
  await expect(page.getByRole("region", { name: "Banners" }).locator(".swiper-slide").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}

for (const brand of brandIds)
  test(`the README's pictures of ${brand} are made by this run`, async ({ page }) => {
    await showTransparency(page);
    for (const [name, size] of Object.entries(windows)) {
      await page.setViewportSize(size);
      await showHome(page, brand);
      for (const theme of ["dark", "light"] as const) {
        await page.evaluate((value) => void (document.documentElement.dataset["theme"] = value), theme);
        const path = `${docs}/${brand}-${theme}-${name}.jpg`;
        const picture = await page.screenshot({ path, type: "jpeg", quality: 82, animations: "disabled" });
        expect(picture.length).toBeGreaterThan(15_000);
      }
    }
  });

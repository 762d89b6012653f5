import { fileURLToPath } from "node:url";
import { type BrandId, brands, expect, test, toUrl } from "./site.ts";

const isBrand = (id: string): id is BrandId => id in brands;
const docs = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));

for (const brand of Object.keys(brands).filter(isBrand))
  test(`the README's picture of ${brand} is made by this run`, async ({ page }) => {
    await page.goto(toUrl(brand));
    await expect(page.getByRole("region", { name: "Banners" })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const picture = await page.screenshot({ path: `${docs}/${brand}.png`, animations: "disabled" });
    expect(picture.length).toBeGreaterThan(50_000);
  });

import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { brandIds, brands, expect, showTransparency, test, toUrl } from "./site.ts";

const docs = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;

async function showHome(page: Page, brand: (typeof brandIds)[number]): Promise<void> {
  await page.goto(toUrl(brand));
  await expect(page.getByRole("region", { name: "Banners" })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}

for (const brand of brandIds)
  test(`the README's pictures of ${brand} are made by this run`, async ({ page }) => {
    await showTransparency(page);
    for (const theme of ["dark", "light"] as const) {
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      for (const [name, size] of Object.entries(windows)) {
        await page.setViewportSize(size);
        await showHome(page, brand);
        const path = `${docs}/${brand}-${theme}-${name}.jpg`;
        const picture = await page.screenshot({ path, type: "jpeg", quality: 82, animations: "disabled" });
        expect(picture.length).toBeGreaterThan(15_000);
      }
    }
  });

test("the README shows all brands in grey and without their marks, beside each other", async ({ page, browser }) => {
  await showTransparency(page);
  const pictures: string[] = [];
  for (const brand of brandIds) {
    await showHome(page, brand);
    // No brand is told by its colours or its name here: what is left is its form.
    await page.evaluate(() => {
      document.documentElement.style.filter = "grayscale(1)";
      for (const mark of document.querySelectorAll<HTMLElement>("header img")) mark.style.visibility = "hidden";
    });
    pictures.push((await page.screenshot({ type: "jpeg", quality: 90, animations: "disabled" })).toString("base64"));
  }
  const sheet = await browser.newPage({ viewport: { width: 1290, height: 810 } });
  const images = pictures.map((data) => `<img style="width:640px" src="data:image/jpeg;base64,${data}">`);
  await sheet.setContent(`<body style="margin:0;display:grid;grid-template-columns:640px 640px;gap:10px">${images.join("")}`);
  await sheet.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  await sheet.screenshot({ path: `${docs}/grey.jpg`, type: "jpeg", quality: 82 });
  await sheet.close();
  expect(pictures).toHaveLength(Object.keys(brands).length);
});

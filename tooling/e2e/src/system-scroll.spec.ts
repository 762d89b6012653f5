import type { Page } from "@playwright/test";
import { expect, test, toUrl } from "./site.ts";

const readPlace = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Opens an address as a new document, and waits until the page is long enough to be scrolled. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(toUrl("kickline", path));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(400);
}

test.use({ viewport: { width: 360, height: 500 } });

test("SH-14: a freshly loaded page starts at its top, Back to a page left there is there, and a reload stays where one was", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 300));
  await open(page, "/terms");
  expect(await readPlace(page)).toBe(0);
  await open(page, "/privacy");
  await page.evaluate(() => scrollTo(0, 350));
  await page.goBack();
  await expect(page).toHaveURL(toUrl("kickline", "/terms"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await readPlace(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL(toUrl("kickline", "/privacy"));
  await expect.poll(() => readPlace(page)).toBe(350);
  await page.reload();
  await expect.poll(() => readPlace(page)).toBe(350);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`SM-19: the button goes to the top ${reducedMotion === "reduce" ? "at once where less motion is asked for" : "smoothly"} @sweep`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/terms");
    // The text comes after its heading; before it the page has no foot to go to.
    await expect(page.getByRole("heading", { level: 2, name: "Changes and complaints" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const button = page.getByRole("button", { name: "Back to the top" });
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const places = new Set<number>();
      addEventListener("scroll", () => places.add(scrollY));
      Object.assign(globalThis, { places });
    });
    await button.press("Enter");
    await expect.poll(() => readPlace(page)).toBe(0);
    await expect(button).toHaveCount(0);
    const count = await page.evaluate(() => (globalThis as { places?: Set<number> }).places?.size ?? 0);
    if (reducedMotion === "reduce") expect(count).toBe(1);
    else expect(count).toBeGreaterThan(2);
  });

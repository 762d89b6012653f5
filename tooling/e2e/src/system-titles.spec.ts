import { expect, logIn, test, toUrl } from "./site.ts";

test("RT-28: an unknown address is answered with 404, and the page says so", async ({ page, faults }) => {
  faults.allow(/404/);
  const found = await page.goto(toUrl("aurelune", "/safer-play"));
  expect(found?.status()).toBe(200);
  const missing = await page.goto(toUrl("aurelune", "/no-such-page"));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await expect(page).toHaveTitle("This page does not exist · Aurelune");
});

test("SH-01: each page has a title and a description of its own", async ({ page }) => {
  const readDescription = () => page.locator("meta[name=description]").getAttribute("content");
  const described = new Set<string | null>();
  const pages = [
    ["/", "Aurelune"],
    ["/rng", "Slots · Aurelune"],
    ["/inhouse", "In-house · Aurelune"],
    ["/hot", "Hot games · Aurelune"],
    ["/search?q=a", "Search games · Aurelune"],
    ["/login", "Log in · Aurelune"],
    ["/terms", "Terms of use · Aurelune"],
    ["/privacy", "Privacy · Aurelune"],
    ["/safer-play", "Safer play · Aurelune"],
  ] as const;
  for (const [path, title] of pages) {
    await page.goto(toUrl("aurelune", path));
    await expect(page).toHaveTitle(title);
    described.add(await readDescription());
  }
  expect(described.size).toBe(pages.length);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0033");
  await page.getByRole("button", { name: /^Member centre of/ }).click();
  await expect(page).toHaveTitle("Security · Aurelune");
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("In-house · Aurelune");
});

import { expect, test, toUrl } from "./site.ts";

test("SH-23: a page that failed to load without a connection loads by itself when it is back", async ({
  page,
  faults,
}) => {
  faults.allow(/./);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  const terms = page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" });
  await expect(terms).toBeVisible();
  // What shows a fault comes when the page is idle, together with what names the page.
  await expect(page).toHaveTitle(/ · Aurelune$/);
  await page.context().setOffline(true);
  await terms.click();
  const fault = page.getByRole("alert");
  await expect(fault).toContainText("Check your connection and reload the page.");
  // The picture is inlined, so it needs no connection.
  expect(
    await fault.locator("[data-art=offline]").evaluate((picture) => getComputedStyle(picture).backgroundImage),
  ).toContain("data:image/svg");
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
});

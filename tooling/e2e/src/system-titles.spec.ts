import { expect, test, toUrl } from "./site.ts";

test("RT-28: an unknown address, or one of a category without vendors, is answered with 404, and the page says so, with a link home", async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  const found = await page.goto(toUrl("aurelune", "/safer-play"));
  expect(found?.status()).toBe(200);
  const missing = await page.goto(toUrl("aurelune", "/no-such-page"));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await expect(page).toHaveTitle("This page does not exist · Aurelune");
  // A category whose module is on, and that has no vendors.
  const empty = await page.goto(toUrl("aurelune", "/live"));
  expect(empty?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(toUrl("aurelune", "/"));
});

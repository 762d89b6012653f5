import { pressLogOut } from "./pressLogOut.ts";
import { expect, logIn, test, toUrl } from "./site.ts";

test("HD-01, LT-05: the theme is dark at first; one press switches to light, and a reload keeps it", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before);
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: "Light theme" })).toHaveAttribute("aria-pressed", "true");
});

test("LG-19, SH-26: logging out asks first, removes the member in every tab, keeps the merchant, and leads home", async ({
  page,
  context,
}) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await logIn(page, "aurelune", "player0003");
  const other = await context.newPage();
  await other.goto(toUrl("aurelune"));
  await expect(other.getByRole("button", { name: "Account menu" })).toBeVisible();
  await pressLogOut(page);
  const dialog = page.getByRole("alertdialog", { name: "Log out?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await pressLogOut(page);
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL(toUrl("aurelune", "/"));
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem("merchantCode"), sessionStorage.getItem("token")])).toEqual([
    "AURELUNE",
    null,
  ]);
});

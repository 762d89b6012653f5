import type { Page } from "@playwright/test";
import { expect, test, toUrl, repeats } from "./site.ts";

const findDialogs = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

const readLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

const openLogin = async (page: Page): Promise<void> => {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Username")).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
};

/** Opens a page after another page of the site, so that Back would leave it. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(toUrl("aurelune", "/hot"));
  await page.goto(toUrl("aurelune", path));
}

test("HD-15: Back closes a dialog and stays on the page; Forward opens nothing, and the next Back leaves the page", async ({
  page,
}) => {
  await goTo(page, "/inhouse");
  await openLogin(page);
  await page.goBack();
  await expect(findDialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeFocused();
  await page.goForward();
  await expect(findDialogs(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "In-house" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object(history.state).overlays ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(toUrl("aurelune", "/hot"));
});

test("HD-15: a dialog closed by its button leaves no history entry @sweep", async ({ page }) => {
  await goTo(page, "/inhouse");
  for (let opening = 0; opening < 3; opening += 1) {
    await openLogin(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await expect(findDialogs(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Object(history.state).overlays ?? 0)).toBe(0);
  }
  // Entries of the previous page, this page, and the closed overlay that Forward leads to.
  const length = await readLength(page);
  await openLogin(page);
  expect(await readLength(page)).toBe(length);
  await page.keyboard.press("Escape");
  await expect(findDialogs(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object(history.state).overlays ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(toUrl("aurelune", "/hot"));
});

test("HD-15: switching between login and registration counts as one overlay @sweep", async ({ page }) => {
  await goTo(page, "/inhouse");
  await openLogin(page);
  await page.getByRole("dialog").getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Confirm password")).toBeVisible();
  await page.goBack();
  await expect(findDialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
});

test("HD-15: Back on a partly filled form asks first, and a second Back stays @sweep", async ({ page }) => {
  await goTo(page, "/inhouse");
  await openLogin(page);
  const name = page.getByLabel("Username");
  await name.fill("player0031");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Close this form?" });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue("player0031");
  await page.goBack();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue("player0031");
  await page.goBack();
  await question.getByRole("button", { name: "Close the form" }).click();
  await expect(findDialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
});

test("HD-15: going Back twice quickly closes two overlays and stays on the page @sweep", async ({ page }) => {
  await goTo(page, "/inhouse");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Announcements" }).click();
  await expect(page.getByRole("dialog", { name: "Announcements" })).toBeVisible();
  // A pointer cannot reach the page below a dialog, but a late answer can open the login there.
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("header button")]
      .find(({ textContent }) => textContent.trim() === "Log in")
      ?.click(),
  );
  await expect(page.getByRole("dialog").getByLabel("Username")).toBeVisible();
  await expect(page.locator("[role=dialog]")).toHaveCount(2);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.locator("[role=dialog]")).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
  await page.goBack();
  await expect(page).toHaveURL(toUrl("aurelune", "/hot"));
});

test("HD-15: a reload with an open dialog shows the page without it, and Back leaves at once @sweep", async ({
  page,
}) => {
  await goTo(page, "/inhouse");
  await openLogin(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "In-house" })).toBeVisible();
  await expect(findDialogs(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object(history.state).overlays ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(toUrl("aurelune", "/hot"));
});

for (const width of [360, 768])
  test.describe(`at ${width} px`, repeats(width === 768), () => {
    test.use({ viewport: { width, height: 740 } });

    const openMenu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();

    test("SM-12, HD-16: Announcements in the menu closes the drawer, opens a dialog, and returns the focus to the menu button @sweep", async ({
      page,
    }) => {
      await goTo(page, "/inhouse");
      await openMenu(page);
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("button", { name: "Announcements" }).click();
      const dialog = page.getByRole("dialog", { name: "Announcements" });
      await expect(dialog).toBeVisible();
      await expect(menu).toBeHidden();
      await dialog.getByRole("button", { name: "Close", exact: true }).click();
      await expect(findDialogs(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
    });

    test("HD-15: Back closes the drawer; Back from a page chosen in it returns to the page below @sweep", async ({
      page,
    }) => {
      await goTo(page, "/inhouse");
      await openMenu(page);
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
      await openMenu(page);
      await menu.getByRole("link", { name: "Slots" }).click();
      await expect(page).toHaveURL(toUrl("aurelune", "/rng"));
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
      await page.goBack();
      await expect(page).toHaveURL(toUrl("aurelune", "/hot"));
    });
  });

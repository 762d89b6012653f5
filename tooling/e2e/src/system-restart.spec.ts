import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { brands, expect, test as base, toUrl } from "./site.ts";

type Browse = (work: (page: Page) => Promise<void>) => Promise<void>;

/** A browser with its own profile folder, which is closed after each use and starts again with its stored data. */
const test = base.extend<{ browse: Browse }>({
  browse: async ({ playwright }, use, { project }) => {
    const folder = mkdtempSync(join(tmpdir(), "marquee-browser-"));
    const { launchOptions = {}, viewport = null } = project.use;
    await use(async (work) => {
      const context = await playwright.chromium.launchPersistentContext(folder, { ...launchOptions, viewport });
      try {
        await work(context.pages()[0] ?? (await context.newPage()));
      } finally {
        await context.close();
      }
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

const readKept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test("SK-03: theme and language are dark and English at first, and survive a restart of the browser", async ({
  browse,
}) => {
  await browse(async (page) => {
    await page.goto(toUrl("aurelune", "/inhouse"));
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(html).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Light theme" }).click();
    await page.getByLabel("Language").selectOption("VI");
    await expect(html).toHaveAttribute("lang", "vi-VN");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
  await browse(async (page) => {
    await page.goto(toUrl("aurelune"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
    await expect(page.getByRole("banner").getByRole("button", { name: "Đăng ký" })).toBeVisible();
    expect(await readKept(page)).toMatchObject({ theme: "light", lang: "VI", hisLang: "EN" });
  });
});

/** Logs in at the brand without notices. */
async function logIn(page: Page, username: string, isKept: boolean): Promise<void> {
  await page.goto(toUrl("kickline", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(brands.kickline.password);
  if (isKept) await dialog.getByLabel("Keep me logged in on this device").check();
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("button", { name: `Member centre of ${username}` })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("SK-04, SK-02, LG-05: with “Keep me logged in” a member is logged in after a restart; token, kind and name are stored, and the name for a day where it fills the login, never the password", async ({
  browse,
}) => {
  await browse((page) => logIn(page, "player0051", true));
  await browse(async (page) => {
    await page.goto(toUrl("kickline", "/inhouse"));
    await expect(page.getByRole("button", { name: "Member centre of player0051" })).toBeVisible();
    const kept = await readKept(page);
    expect(kept).toMatchObject({ isAgent: "0", username: "player0051" });
    expect(kept["token"]).not.toBe("");
    expect(JSON.stringify(kept)).not.toContain(brands.kickline.password);
    const cookies = await page.context().cookies();
    expect(JSON.stringify(cookies)).not.toContain(brands.kickline.password);
    const name = cookies.find((cookie) => cookie.name === "username");
    expect(name?.value).toBe("player0051");
    expect(Math.abs((name?.expires ?? 0) - Date.now() / 1_000 - 86_400)).toBeLessThan(3_600);
    await pressLogOut(page);
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await expect(dialog.getByLabel("Username")).toHaveValue("player0051");
    await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("");
    await page.context().clearCookies({ name: "username" });
    await page.reload();
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await expect(dialog.getByLabel("Username")).toHaveValue("");
  });
});

test("SK-04: without “Keep me logged in” the visitor is a guest after a restart, and nothing of the login is stored", async ({
  browse,
}) => {
  await browse((page) => logIn(page, "player0052", false));
  await browse(async (page) => {
    await page.goto(toUrl("kickline", "/inhouse"));
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    const kept = await readKept(page);
    expect(["token", "isAgent", "username"].filter((key) => key in kept)).toEqual([]);
  });
});

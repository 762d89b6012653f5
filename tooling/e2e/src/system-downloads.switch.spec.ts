import type { Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { openWithEvents } from "./liveEvents.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { readCode } from "./readCode.ts";
import { setLink } from "./setLink.ts";
import { expect, test } from "./site.ts";

// A platform of its own: links show on every page of a site.
const { toSite, openDesk } = useOwnPlatform(["aurelune", "paperkite"]);

const file = "https://files.example/app/aurelune-1.2.apk?source=qr";
const lite = "https://files.example/app/lite.apk";

/** What an event changes on an open page, with a slow machine in mind. */
const soon = { timeout: 10_000 };

const find = (page: Page) => {
  const main = page.getByRole("main");
  return {
    main,
    android: main.getByRole("img", { name: "Code of the app for Android" }),
    ios: main.getByRole("img", { name: "Code of the app for iPhone" }),
    menu: page.getByRole("list", { name: "App downloads" }),
  };
};

test("DL-03, DL-04, DL-05, DL-06, SM-14, SM-15: cameras read from the drawn codes what staff have set, and the profile is what phones install @sweep", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await openWithEvents(page, toSite("/down", "aurelune"));
  const { main, android, ios, menu } = find(page);
  await expect(main.getByRole("heading", { level: 1, name: "No app to download yet" })).toBeVisible();
  await expect(menu).toHaveCount(0);
  const desk = await openDesk(browser, "site", "owner", "aurelune");
  await setLink(desk, "ANDROID", file, { English: "The app" });
  await setLink(desk, "LITE", lite);
  const own = toSite("/", "aurelune");
  await setLink(desk, "IOS", own);
  await expect(main.getByRole("heading", { level: 1, name: "Download the app" })).toBeVisible(soon);
  await expect(android).toBeVisible();
  expect(await readCode(android)).toBe(file);
  await expect(main.getByRole("link", { name: "The app", exact: true })).toHaveAttribute("href", file);
  await expect(main.getByRole("link", { name: "Lite app" })).toHaveAttribute("href", lite);
  expect(await readCode(menu.getByRole("img", { name: "Code of the app for Android" }))).toBe(file);
  const profile = toSite("/wps/system/profile", "aurelune");
  expect(await readCode(menu.getByRole("img", { name: "Code of the app for iPhone" }))).toBe(profile);
  // The tabs by keys alone.
  await main.getByRole("tab", { name: "Android" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(main.getByRole("tab", { name: "iPhone" })).toBeFocused();
  await expect(ios).toBeVisible();
  expect(await readCode(ios)).toBe(profile);
  const { type, text } = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { type: answer.headers.get("content-type"), text: await answer.text() };
  }, profile);
  expect(type).toBe("application/x-apple-aspen-config");
  expect(text).toContain(`<string>${own}</string>`);
  // The brand's icon is inside: a PNG of its live layer.
  expect(/<data>\s*(iVBORw0KGgo)/.exec(text)?.[1]).toBe("iVBORw0KGgo");
  expect(await listAxeFaults(page)).toEqual([]);
  expect(await listAxeFaults(desk)).toEqual([]);
  await setLink(desk, "ANDROID", "");
  await expect(android).toHaveCount(0, soon);
  await expect(main.getByRole("tab")).toHaveText(["iPhone"]);
  await desk.context().close();
});

test("DL-01, DL-02, HD-07: the page fits a phone's width, and the layer a window, in dark and light @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "site", "owner", "paperkite");
  await setLink(desk, "ANDROID", file);
  await setLink(desk, "IOS", toSite("/", "paperkite"));
  for (const theme of ["light", "dark"] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(toSite("/download", "paperkite"));
    const { main, android } = find(page);
    await expect(android).toBeVisible();
    if (theme === "dark") await page.getByRole("banner").getByRole("button", { name: "Light theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    expect(await readCode(android)).toBe(file);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await listAxeFaults(page)).toEqual([]);
    await expect(main.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveCount(4);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("banner").getByRole("button", { name: "Download the app" }).click();
    const layer = page.getByRole("dialog", { name: "Download the app" });
    await expect(layer.getByRole("tab", { name: "Android" })).toHaveAttribute("aria-selected", "true");
    expect(await readCode(layer.getByRole("img", { name: "Code of the app for Android" }))).toBe(file);
    expect(await listAxeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(layer).toHaveCount(0);
  }
  await desk.context().close();
});

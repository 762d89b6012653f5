import type { Locator, Page } from "@playwright/test";
import { openPlayer } from "./demoPlayer.ts";
import { listAxeFaults } from "./listAxeFaults.ts";
import { openWithEvents } from "./liveEvents.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { setLink } from "./setLink.ts";
import { expect, test } from "./site.ts";

// A platform of its own: maintenance would disturb other journeys.
const { toSite, toDesk, openDesk } = useOwnPlatform(["kickline", "saltlantern", "aurelune", "paperkite"]);

test.beforeEach(async ({ context, page, faults }) => {
  // Another site's page, such as a provider of customer service has.
  await context.route("https://chat.example/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Chat</title><h1>${new URL(route.request().url()).pathname}</h1>`,
    }),
  );
  await page.goto("about:blank");
  faults.allow(/Failed to load resource/);
});

/** What an event changes on an open page, with a slow machine in mind. */
const soon = { timeout: 10_000 };

const findService = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Customer service" });

/** Presses, and waits for the window that opens. */
async function openWindow(page: Page, button: Locator): Promise<Page> {
  await expect(button).toBeVisible(soon);
  let opened: Page | undefined;
  page.once("popup", (popup) => (opened = popup));
  // The address is decrypted a moment after the button is there; a press before that opens nothing.
  await expect
    .poll(async () => {
      if (opened === undefined) await button.click();
      return opened !== undefined;
    }, soon)
    .toBe(true);
  if (opened === undefined) throw new Error("no window opened");
  await opened.waitForURL("https://chat.example/**");
  return opened;
}

test("CS-01, SM-10, EN-03: what staff name opens in a window of 440 × 500 from an open page's menu, and reaches nothing of the page", async ({
  page,
  browser,
}) => {
  await openWithEvents(page, toSite("/", "kickline"));
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(findService(page)).toHaveCount(0);
  const desk = await openDesk(browser, "site", "owner", "kickline");
  const form = desk.getByRole("form", { name: "Customer service and links" });
  await form.getByLabel("Address").fill("http://chat.example/live");
  await form.getByRole("textbox", { name: "Why" }).fill("a new provider");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(form.getByText("An address that begins with https://.")).toBeVisible();
  await setLink(desk, "live", "https://chat.example/live");
  await expect(desk.getByRole("definition").filter({ hasText: "https://chat.example/live" })).toBeVisible();
  const opened = await openWindow(page, findService(page));
  await expect(opened.getByRole("heading")).toHaveText("/live");
  expect(await opened.evaluate(() => [globalThis.outerWidth, globalThis.outerHeight, globalThis.opener])).toEqual([
    440,
    500,
    null,
  ]);
  expect(await listAxeFaults(desk)).toEqual([]);
  await setLink(desk, "live", "");
  await expect(findService(page)).toHaveCount(0, soon);
  await desk.context().close();
});

test("CS-03, RP-10: a member whose label has VIP service gets that entry, others the site's", async ({
  page,
  browser,
}) => {
  const brand = "paperkite";
  const desk = await openDesk(browser, "site", "owner", brand);
  await setLink(desk, "live", "https://chat.example/live");
  await setLink(desk, "vip", "https://chat.example/vip");
  await openPlayer(page, toSite, "player0102", brand);
  const first = await openWindow(page, findService(page));
  await expect(first.getByRole("heading")).toHaveText("/live");
  await first.close();
  await desk.goto(toDesk("members", brand));
  await desk.getByLabel("Name, phone, mail or id").fill("player0102");
  await desk.getByRole("button", { name: "Filter" }).click();
  await desk.getByRole("link", { name: "player0102", exact: true }).click();
  await desk.getByRole("button", { name: "Labels", exact: true }).click();
  const labels = desk.getByRole("form", { name: "Labels of player0102" });
  await labels.getByLabel("Gold").check();
  await labels.getByRole("textbox", { name: "Why" }).fill("plays since years");
  await labels.getByRole("button", { name: "Set labels" }).click();
  await expect(page.getByRole("button", { name: "Member centre of player0102 Gold" })).toBeVisible(soon);
  const second = await openWindow(page, findService(page));
  await expect(second.getByRole("heading")).toHaveText("/vip");
  await desk.context().close();
});

test("CS-02: a broken path opens nothing and says nothing", async ({ page, browser }) => {
  const brand = "saltlantern";
  const desk = await openDesk(browser, "site", "owner", brand);
  await setLink(desk, "live", "https://chat.example/live");
  let popups = 0;
  page.on("popup", () => (popups += 1));
  const logged = page.waitForEvent("console", (message) => message.text().includes("cannot be read"));
  // The page knows the path as if it had come with other letters.
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text: string, reviver) => parse(text.replaceAll('"path":"', '"path":"AAAA'), reviver) as unknown;
  });
  await page.goto(toSite("/", brand));
  await logged;
  await findService(page).click();
  await findService(page).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(popups).toBe(0);
  await desk.context().close();
});

test("SH-08: Contact Us opens customer service in maintenance and from a restricted country", async ({
  page,
  browser,
}) => {
  const brand = "saltlantern";
  const desk = await openDesk(browser, "site", "owner", brand);
  const contact = page.getByRole("button", { name: "Contact Us" });
  const change = async (form: Locator): Promise<void> => {
    await form.getByRole("textbox", { name: "Why" }).fill("a test of the pages");
    await form.getByRole("button", { name: "Change now" }).click();
    await expect(desk.getByText("Done. Gateways follow within a second.").first()).toBeVisible();
    await desk.reload();
  };
  const maintenance = desk.getByRole("form", { name: "Maintenance" });
  await maintenance.getByLabel("In maintenance").check();
  await maintenance.getByLabel("Message for players").fill("We are back soon.");
  await change(maintenance);
  await page.goto(toSite("/", brand));
  await expect(page.getByRole("heading", { name: "System Maintenance" })).toBeVisible();
  const first = await openWindow(page, contact);
  expect(await first.evaluate(() => [globalThis.outerWidth, globalThis.outerHeight])).toEqual([440, 500]);
  await first.close();
  await maintenance.getByLabel("Open").check();
  await change(maintenance);
  const countries = desk.getByRole("form", { name: "Restricted countries" });
  await countries.getByLabel("Country codes").fill("*");
  await change(countries);
  await page.goto(toSite("/", brand));
  await expect(page.locator('[data-status="region"]')).toBeVisible();
  const second = await openWindow(page, contact);
  await expect(second.getByRole("heading")).toHaveText("/live");
  await desk.context().close();
});

test("SM-16, SM-17, EN-13, LT-07: links that have an address show in the menu, in the visitor's language or else in English, each in its own tab", async ({
  page,
  browser,
}) => {
  const brand = "aurelune";
  const desk = await openDesk(browser, "site", "owner", brand);
  await setLink(desk, "TELEGRAM", "https://chat.example/channel", {
    English: "Our channel",
    Vietnamese: "Kênh của chúng tôi",
  });
  await setLink(desk, "X", "https://chat.example/x", { English: "News on X" });
  await setLink(desk, "SNAPCHAT", "https://chat.example/snaps");
  await openWithEvents(page, toSite("/", brand));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const links = page.locator('[data-layout="menu"] a[target="_blank"]');
  await expect(links).toHaveText(["Our channel", "News on X", "Snapchat"]);
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    menu.getByRole("link", { name: "Our channel" }).click(),
  ]);
  await expect(tab).toHaveURL("https://chat.example/channel");
  expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
  await page.locator(`select:has(option[value="VI"])`).selectOption("VI");
  await expect(links).toHaveText(["Kênh của chúng tôi", "News on X", "Snapchat"]);
  await setLink(desk, "SNAPCHAT", "");
  await expect(links).toHaveText(["Kênh của chúng tôi", "News on X"], soon);
  await desk.context().close();
});

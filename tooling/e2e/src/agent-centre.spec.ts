import type { Locator, Page } from "@playwright/test";
import { changeAnswer } from "./changeAnswer.ts";
import { openAs } from "./members.ts";
import { closeNotice, expect, register, test, toUrl, repeats } from "./site.ts";

const panelPath = "/agent/invitationCodes";

const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Agent centre" });
const findPanel = (page: Page): Locator =>
  findCentre(page).getByRole("heading", { level: 3, name: "Invitation codes" });
const findMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main menu" });
const findEntry = (page: Page): Locator => findMenu(page).getByRole("button", { name: "Agent centre" });
const findMissing = (page: Page): Locator => page.getByRole("heading", { level: 1, name: "This page does not exist" });

for (const [kind, username, brand] of [
  [1, "agent0001", "kickline"],
  [2, "agent0002", "saltlantern"],
  [41, "agent0041", "paperkite"],
  [42, "agent0042", "aurelune"],
] as const)
  test(
    `RP-05, AC-01, SH-17: account kind ${kind} opens the agent centre from the menu, over the page, and closes it there`,
    repeats(kind !== 42),
    async ({ page }) => {
      await openAs(page, toUrl(brand, "/rng"), brand, username);
      await findEntry(page).click();
      await expect(findPanel(page)).toBeVisible();
      await expect(page).toHaveURL(toUrl(brand, panelPath));
      const link = findCentre(page).getByRole("navigation").getByRole("link", { name: "Invitation codes" });
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1, name: "Slots", includeHidden: true })).toBeAttached();
      const answer = kind === 1 ? findCentre(page).getByRole("heading", { name: "AGENT1" }) : null;
      await expect(answer ?? findCentre(page).getByText("You have no invitation code yet")).toBeVisible();
      await findCentre(page).getByRole("button", { name: "Close", exact: true }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(toUrl(brand, "/rng"));
      await expect(findEntry(page)).toBeFocused();
    },
  );

test("RP-05: a guest and a member have no entry to the agent centre; a member's link to it leads nowhere", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/rng"));
  await expect(findMenu(page).getByRole("link", { name: "Slots" })).toBeVisible();
  await expect(findEntry(page)).toHaveCount(0);
  await page.goto(toUrl("kickline", panelPath));
  await expect(page).toHaveURL(toUrl("kickline", "/login"));
  const form = page.getByRole("main");
  await form.getByLabel("Username").fill("player0231");
  await form.getByLabel("Password", { exact: true }).fill("marquee2026");
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(findMissing(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(findMenu(page).getByRole("link", { name: "Slots" })).toBeVisible();
  await expect(findEntry(page)).toHaveCount(0);
  await page.goto(toUrl("kickline", "/agent"));
  await expect(findMissing(page)).toBeVisible();
});

test("RP-05, RP-06: a trial account has the entry, and is told that it needs a real account", async ({ page }) => {
  await page.goto(toUrl("saltlantern", "/rng"));
  await page.getByRole("banner").getByRole("button", { name: "Free demo" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  const warning = page.getByRole("alertdialog", { name: "You need a real account for this." });
  await findEntry(page).click();
  await expect(warning).toBeVisible();
  await expect(findCentre(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(findEntry(page)).toBeFocused();
  await page.goto(toUrl("saltlantern", panelPath));
  await expect(warning).toBeVisible();
  await expect(findCentre(page)).toHaveCount(0);
});

test("AC-04: an agent copies a code's link; who follows it and registers is counted there", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs(page, toUrl("aurelune"), "aurelune", "agent0001");
  await findEntry(page).click();
  const url = toUrl("aurelune", "/register?affiliateCode=AGENT1");
  await expect(findCentre(page).getByRole("link", { name: url })).toHaveAttribute("href", url);
  await expect(findCentre(page).getByRole("img", { name: "Link of AGENT1 for a camera" })).toBeVisible();
  const count = findCentre(page).getByText(/^\d+ registrations?$/);
  const before = Number.parseInt((await count.textContent()) ?? "", 10);
  await findCentre(page).getByRole("button", { name: "Copy link of AGENT1" }).click();
  await expect(page.getByText("The link was copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const visit = await browser.newContext();
  const guest = await visit.newPage();
  await guest.goto(url);
  await register(guest, "aurelune");
  await visit.close();
  await page.reload();
  await expect(count).toHaveText(new RegExp(`^${before + 1} registrations?$`));
});

test("RP-05: the codes wait for a slow answer, and a refused one can be asked for again", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await openAs(page, toUrl("kickline"), "kickline", "agent0001");
  const path = /\/wps\/relay\/AGENT_links/;
  const release = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await release.promise;
    await route.fulfill({ status: 503, json: { success: false, errorCode: "server.busy", message: "" } });
  });
  await findEntry(page).click();
  await expect(findPanel(page)).toBeVisible();
  await expect(findCentre(page).locator("[data-shape=row]").first()).toBeAttached();
  release.resolve();
  const again = findCentre(page).getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(path);
  await changeAnswer(page, path, (value) => ({ ...value, list: [], totalCount: 0, totals: { registrations: 0 } }));
  await again.click();
  await expect(findCentre(page).getByText("You have no invitation code yet")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("SH-17: the agent centre is a list, and the codes fit the screen", async ({ page }) => {
    await page.goto(toUrl("paperkite"));
    await page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Log in" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Username").fill("agent0001");
    await form.getByLabel("Password", { exact: true }).fill("Marquee#2026");
    await form.getByRole("button", { name: "Log in", exact: true }).click();
    await closeNotice(page, "paperkite");
    await page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Menu" }).click();
    await findEntry(page).click();
    await findCentre(page).getByRole("link", { name: "Invitation codes" }).click();
    await expect(findCentre(page).getByRole("heading", { name: "AGENT1" })).toBeVisible();
    await expect(findCentre(page).getByRole("img", { name: /^Link of AGENT1/ })).toBeInViewport();
    const wide = await findCentre(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll("*")].filter((part) => part.scrollWidth > innerWidth).map(String),
    );
    expect(wide).toEqual([]);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

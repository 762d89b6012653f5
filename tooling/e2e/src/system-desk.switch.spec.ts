import type { Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own: maintenance would disturb every other journey at the same brand.
const { toSite, toDesk, openDesk } = useOwnPlatform(["kickline", "aurelune"]);

const toForm = (page: Page, label: string) => page.getByRole("form", { name: label });

test("X-54, RP-22: by keyboard alone a module goes off, what it takes away is said before, and a player's open page follows", async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto(toSite("/inhouse"));
  const demo = page.getByRole("button", { name: "Free demo" });
  await expect(demo).toBeVisible();
  const desk = await openDesk(browser, "switches");
  const tree = desk.getByRole("tree", { name: "Modules" });
  await tree.getByRole("treeitem", { name: /^The whole site/ }).focus();
  await desk.keyboard.press("ArrowLeft");
  await expect(tree.getByRole("treeitem")).toHaveCount(1);
  await desk.keyboard.press("ArrowRight");
  await desk.keyboard.press("ArrowRight");
  await expect(tree.getByRole("treeitem", { name: /^Frame of the site/ })).toBeFocused();
  await desk.getByLabel("Search modules").focus();
  await desk.keyboard.type("freeplay");
  await expect(tree.getByRole("treeitem")).toHaveText([/^The whole site/, /^Logging in/, /^Free play/]);
  await desk.keyboard.press("Tab");
  await desk.keyboard.press("End");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { name: "Free play" })).toBeFocused();
  const form = toForm(desk, "Switch of Free play");
  await desk.keyboard.press("Tab");
  await desk.keyboard.press("ArrowDown");
  await expect(form.getByRole("status")).toContainText("Players lose:");
  await expect(form.getByRole("status")).toContainText("loginFreePlay");
  await form.getByRole("textbox", { name: "Why" }).focus();
  await desk.keyboard.type("the studio asked for it");
  await desk.keyboard.press("Enter");
  await expect(tree.getByRole("treeitem", { name: /^Free play/ })).toContainText("Off");
  await page.clock.fastForward(31_000);
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(demo).toHaveCount(0);
  expect(await listAxeFaults(desk)).toEqual([]);
  await form.getByText("On", { exact: true }).click();
  await form.getByRole("textbox", { name: "Why" }).fill("it works again");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(tree.getByRole("treeitem", { name: /^Free play/ })).toContainText("On");
  await page.clock.fastForward(31_000);
  await expect(demo).toBeVisible();
  await desk.context().close();
});

test("X-54: before a node goes off its pages are named and its children marked, after it they are greyed with the reason, and the brand's difference to another is listed @sweep", async ({
  browser,
}) => {
  const desk = await openDesk(browser, "switches?module=LOBBYHOT3");
  const tree = desk.getByRole("tree", { name: "Modules" });
  const parent = tree.getByRole("treeitem", { name: /^Lobbies/ });
  const child = tree.getByRole("treeitem", { name: /^Hot games/ });
  const toColour = () =>
    child
      .locator("span")
      .first()
      .evaluate((name) => getComputedStyle(name).color);
  await parent.click();
  const form = toForm(desk, "Switch of Lobbies");
  const colourOn = await toColour();
  await form.getByText("Off", { exact: true }).click();
  await expect(form.getByRole("status")).toContainText("/search");
  await expect(child.locator("span").first()).toHaveCSS("text-decoration-line", "line-through");
  await form.getByRole("textbox", { name: "Why" }).fill("a night without games");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(child).toContainText("Off");
  expect(await toColour()).not.toBe(colourOn);
  await expect(child).toHaveAttribute("title", /Lobbies, above it, is off/);
  const platformDesk = await (await browser.newContext()).newPage();
  await platformDesk.goto(toDesk("switches"));
  await platformDesk.getByLabel("Mail address").fill("owner@marquee.example");
  await platformDesk.getByLabel("Password", { exact: true }).fill("marquee back office");
  await platformDesk.getByRole("button", { name: "Log in", exact: true }).click();
  await platformDesk.getByLabel("Compare with").selectOption("AURELUNE");
  await expect(platformDesk.getByRole("table").getByText("Lobbies", { exact: true })).toBeVisible();
  await platformDesk.context().close();
  await form.getByText("On", { exact: true }).click();
  await form.getByRole("textbox", { name: "Why" }).fill("morning");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(child).toContainText("On");
  await desk.context().close();
});

test("X-54: of two people at one module the second is shown the first one's change, loses nothing typed, and may send again @sweep", async ({
  browser,
}) => {
  const [first, second] = [
    await openDesk(browser, "switches?module=REMEMBER3"),
    await openDesk(browser, "switches?module=REMEMBER3", "operations"),
  ];
  const [one, two] = [first, second].map((page) => toForm(page, "Owner and note of Stay logged in"));
  await two?.getByRole("textbox", { name: "Owner" }).fill("Team B");
  await two?.getByRole("textbox", { name: "Why" }).fill("we look after logins");
  await one?.getByRole("textbox", { name: "Owner" }).fill("Team A");
  await one?.getByRole("textbox", { name: "Why" }).fill("we look after it");
  await one?.getByRole("button", { name: "Change now" }).click();
  await expect(first.getByText("Team A", { exact: true })).toBeVisible();
  await two?.getByRole("button", { name: "Change now" }).click();
  await expect(
    second.getByText(/owner@kickline\.example · Changed the owner or note of a module · REMEMBER3: .*Team A/),
  ).toBeVisible();
  const kept = toForm(second, "Owner and note of Stay logged in");
  await expect(kept.getByLabel("Owner")).toHaveValue("Team B");
  await expect(kept.getByRole("textbox", { name: "Why" })).toHaveValue("we look after logins");
  await two?.getByRole("button", { name: "Change now" }).click();
  await expect(second.getByText("Team B", { exact: true })).toBeVisible();
  for (const page of [first, second]) await page.context().close();
});

test("X-54, SH-05: maintenance with its message reaches a player's open page; a planned one is listed and cancelled @sweep", async ({
  page,
  browser,
  faults,
}) => {
  // The open page asks during maintenance, and is answered so.
  faults.allow(/503/);
  await page.clock.install();
  await page.goto(toSite("/inhouse"));
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  const desk = await openDesk(browser, "site");
  const form = toForm(desk, "Maintenance");
  const fill = async (why: string): Promise<void> => {
    await form.getByText("In maintenance", { exact: true }).click();
    await form.getByLabel("Message for players").fill("New games are coming");
    await form.getByRole("textbox", { name: "Why" }).fill(why);
  };
  await fill("a new release");
  await form.getByLabel("When").fill("2020-01-01T00:00");
  await form.getByRole("button", { name: "Plan the change" }).click();
  await expect(form.getByText("This is not a date, or it does not fit.")).toBeVisible();
  await expect(form.getByLabel("Message for players")).toHaveValue("New games are coming");
  await form.getByLabel("When").fill("2099-01-01T00:00");
  await form.getByRole("button", { name: "Plan the change" }).click();
  const planned = desk.getByRole("region", { name: "Planned" });
  await expect(planned).toContainText("Jan 1, 2099, 12:00:00 AM");
  await planned.getByRole("button", { name: /^Cancel: The site: In maintenance/ }).click();
  const dialog = desk.getByRole("dialog", { name: "Cancel a planned change" });
  await dialog.getByRole("textbox", { name: "Why" }).fill("not needed");
  await dialog.getByRole("button", { name: "Cancel the planned change" }).click();
  await expect(planned).toContainText("Nothing is planned.");
  await fill("a new release, now");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(desk.getByRole("region", { name: "As it is now" })).toContainText(
    "In maintenance: New games are coming",
  );
  await page.clock.fastForward(31_000);
  await expect(page.getByRole("heading", { level: 1, name: "System Maintenance" })).toBeVisible();
  await expect(page.getByRole("main").getByText("New games are coming")).toBeVisible();
  expect(await listAxeFaults(desk)).toEqual([]);
  await form.getByText("Open", { exact: true }).click();
  await form.getByRole("textbox", { name: "Why" }).fill("done");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(desk.getByRole("region", { name: "As it is now" })).not.toContainText("New games");
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await desk.context().close();
});

test("X-54: the pages fit a phone, and who may only read sees no form @sweep", async ({ browser }) => {
  const desk = await openDesk(browser, "switches?module=LOBBY3", "auditor");
  await desk.setViewportSize({ width: 360, height: 740 });
  for (const path of ["switches?module=LOBBY3", "site"]) {
    await desk.goto(toDesk(path));
    await expect(desk.getByRole("region", { name: "Planned" })).toBeVisible();
    await expect(desk.getByRole("form")).toHaveCount(0);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await desk.context().close();
});

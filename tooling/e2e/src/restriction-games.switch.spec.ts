import type { Page } from "@playwright/test";
import { openPlayer } from "./demoPlayer.ts";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { pressPlay } from "./pressPlay.ts";
import { expect, test } from "./site.ts";

// A platform of its own: what it does to demo players would disturb other journeys.
const { toSite, toDesk, openDesk } = useOwnPlatform();

/** What an event changes on an open page, with a slow machine in mind. */
const soon = { timeout: 20_000 };
const refusal = "This game is not open to your account. Please ask customer service.";

/** Finds a member by name in the list and opens the part with the restrictions. */
async function openRestrictions(desk: Page, username: string): Promise<void> {
  await desk.goto(toDesk("members"));
  await desk.getByLabel("Name, phone, mail or id").fill(username);
  await desk.getByRole("button", { name: "Filter" }).click();
  await desk.getByRole("link", { name: username, exact: true }).click();
  await desk.getByRole("tab", { name: "Game restrictions" }).click();
}

async function lift(desk: Page): Promise<void> {
  await desk.getByRole("button", { name: /^Lift: / }).click();
  const form = desk.getByRole("form", { name: /^Lift the restriction/ });
  await form.getByRole("textbox", { name: "Why" }).fill("the check is over");
  await form.getByRole("button", { name: "Lift now" }).click();
  await expect(form).toHaveCount(0);
}

test("X-60: staff bar a member from a vendor: the open game closes and says so, it opens no more, and opens again when they lift it @sweep", async ({
  page,
  browser,
}) => {
  await openPlayer(page, toSite, "player0121", "kickline");
  await pressPlay(page);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("button").first()).toBeVisible({ timeout: 30_000 });
  const desk = await openDesk(browser, "members", "risk");
  await openRestrictions(desk, "player0121");
  await expect(desk.getByText("The member may play every game.")).toBeVisible();
  await desk.getByRole("button", { name: "Bar from games" }).click();
  const form = desk.getByRole("form", { name: "Bar player0121 from games" });
  await form.getByRole("button", { name: "Bar from these games" }).click();
  await expect(form.getByText("Choose one.")).toBeVisible();
  await form.getByLabel("Vendor").selectOption("INHOUSE/MARQ");
  await form.getByRole("textbox", { name: "Why" }).fill("the regulator asks for it");
  await form.getByRole("button", { name: "Bar from these games" }).click();
  await expect(form).toHaveCount(0);
  const table = desk.getByRole("table", { name: "Game restrictions" });
  await expect(table).toContainText("(INHOUSE/MARQ)");
  await expect(table).toContainText("the regulator asks for it");
  await expect(table).toContainText("In force");
  expect(await listAxeFaults(desk)).toEqual([]);

  await expect(page.getByText(refusal)).toBeVisible(soon);
  await page.goto(toSite("/inhouse"));
  await pressPlay(page);
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await page.locator("main").innerText()).not.toContain("regulator");

  await lift(desk);
  await expect(table).toContainText("Over");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(frame.getByRole("button").first()).toBeVisible({ timeout: 30_000 });
  await desk.context().close();
});

test("X-60: a label is barred from one game by keyboard, found by its name; whoever gets the label cannot open it, and other games stay @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "labels", "owner");
  await desk.getByRole("link", { name: "Game restrictions of Admin" }).click();
  await openPlayer(page, toSite, "player0122", "kickline");
  const title =
    (await page
      .getByRole("button", { name: /^Play / })
      .first()
      .getAttribute("aria-label")) ?? "";
  const game = title.replace("Play ", "");
  await desk.getByRole("button", { name: "Bar a label from games" }).press("Enter");
  const form = desk.getByRole("form", { name: "Bar a label from games" });
  await expect(form.getByLabel("Label")).toContainText("Admin");
  await form.getByLabel("Barred from").selectOption("GAME");
  const search = form.getByRole("searchbox", { name: "Game" });
  const choose = form.getByRole("button", { name: `Choose ${game}`, exact: true }).first();
  await search.fill(game);
  await choose.press("Enter");
  // The focus stays in the form, so that the keyboard goes on.
  const another = form.getByRole("button", { name: "Another game" });
  await expect(another).toBeFocused();
  await another.press("Enter");
  await expect(search).toBeFocused();
  await search.fill(game);
  await choose.press("Enter");
  await expect(form.getByText(`Game: ${game}`)).toBeVisible();
  await form.getByRole("textbox", { name: "Why" }).fill("for a test");
  await form.getByRole("textbox", { name: "Why" }).press("Enter");
  await expect(form).toHaveCount(0);
  await expect(desk.getByRole("table", { name: "Game restrictions" })).toContainText("Label Admin");
  expect(await listAxeFaults(desk)).toEqual([]);
  await desk.setViewportSize({ width: 360, height: 740 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await desk.setViewportSize({ width: 1280, height: 800 });

  await openRestrictions(desk, "player0122");
  await desk.getByRole("button", { name: "Labels", exact: true }).click();
  const labels = desk.getByRole("form", { name: "Labels of player0122" });
  await labels.getByLabel("Admin").check();
  await labels.getByRole("textbox", { name: "Why" }).fill("for a test");
  await labels.getByRole("button", { name: "Set labels" }).click();
  await expect(desk.getByRole("table", { name: "Game restrictions" })).toContainText("Label Admin");
  await pressPlay(page);
  await expect(page.getByText(refusal)).toBeVisible();
  await page.goto(toSite("/inhouse"));
  await pressPlay(page, 1);
  await expect(page.frameLocator("iframe").getByRole("button").first()).toBeVisible({ timeout: 30_000 });
  await desk.context().close();
});

import type { Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own: other journeys look at the same vendors and games.
const { toSite, toDesk, openDesk } = useOwnPlatform();

const toTile = (page: Page, name: string) => page.getByRole("button", { name: `Play ${name}`, exact: true });

async function readFirstGames(page: Page): Promise<readonly string[]> {
  const tiles = page.getByRole("button", { name: /^Play / });
  await expect(tiles.first()).toBeVisible();
  const names = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.replace("Play ", ""));
}

test("GM-25, X-52: games chosen together go into maintenance with a message, a player's open page follows, and by hand they come back", async ({
  page,
  browser,
}) => {
  await page.goto(toSite("/inhouse"));
  const [first = "", second = ""] = await readFirstGames(page);
  const desk = await openDesk(browser, "games?category=INHOUSE");
  await desk.getByRole("checkbox", { name: `Choose ${first}` }).check();
  await desk.getByRole("checkbox", { name: `Choose ${second}` }).check();
  await desk.getByRole("button", { name: "Change them" }).click();
  const form = desk.getByRole("form", { name: "Change games" });
  await form.getByLabel("State").selectOption("maintenance");
  await form.getByLabel("Message for players").fill("New reels tonight");
  await form.getByRole("textbox", { name: "Why" }).fill("the studio asked");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(form).toHaveCount(0);
  await expect(desk.getByText("In maintenance: New reels tonight")).toHaveCount(2);
  await expect(page.getByText("New reels tonight")).toHaveCount(2);
  await expect(toTile(page, first)).toHaveAttribute("aria-disabled", "true");
  expect(await listAxeFaults(desk)).toEqual([]);
  await desk.getByRole("button", { name: `Change ${first}` }).click();
  await form.getByLabel("State").selectOption("on");
  await form.getByRole("textbox", { name: "Why" }).fill("done");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(page.getByText("New reels tonight")).toHaveCount(1);
  await desk.context().close();
});

test("Q-41: a game that goes off while a player is in it closes, and its address opens it no more until it is back @sweep", async ({
  page,
  browser,
}) => {
  await page.goto(toSite("/inhouse"));
  const names = await readFirstGames(page);
  const name = names.at(-1) ?? "";
  await page.getByRole("button", { name: "Free demo" }).first().click();
  await toTile(page, name).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("button").first()).toBeVisible({ timeout: 30_000 });
  const desk = await openDesk(browser, "games?category=INHOUSE");
  await desk.getByRole("button", { name: `Change ${name}` }).click();
  const form = desk.getByRole("form", { name: "Change games" });
  await form.getByLabel("State").selectOption("off");
  await form.getByRole("textbox", { name: "Why" }).fill("the studio asked");
  await form.getByRole("button", { name: "Change now" }).click();
  const closed = page.getByRole("heading", { name: "This game is closed at the moment" });
  await expect(closed).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This game is not available." })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await desk.getByRole("button", { name: `Change ${name}` }).click();
  await form.getByLabel("State").selectOption("on");
  await form.getByRole("textbox", { name: "Why" }).fill("done");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(frame.getByRole("button").first()).toBeVisible({ timeout: 30_000 });
  await desk.context().close();
});

test("GM-01, X-52: by keyboard alone a vendor moves up and its order is saved; of two people the second sees the first one's change @sweep", async ({
  page,
  browser,
}) => {
  const [first, second] = [await openDesk(browser, "vendors"), await openDesk(browser, "vendors", "content")];
  const list = first.getByRole("list", { name: "Order of Slots" });
  const names = await list.getByRole("listitem").allTextContents();
  const buttons = first.getByRole("button", { name: /^Move up: / });
  const [, moved = ""] = await list
    .getByRole("button", { name: /^Move up: / })
    .evaluateAll((all) => all.map((one) => (one.getAttribute("aria-label") ?? "").replace("Move up: ", "")));
  await expect(buttons.first()).toBeVisible();
  const change = second.getByRole("button", { name: `Change ${moved}`, exact: true });
  await change.click();
  const two = second.getByRole("form", { name: `Change ${moved}` });
  await two.getByLabel("New").selectOption("on");
  await two.getByRole("textbox", { name: "Why" }).fill("a new studio");
  await list.getByRole("button", { name: `Move up: ${moved}` }).focus();
  await first.keyboard.press("Alt+ArrowUp");
  await expect(list.getByRole("button", { name: `Move up: ${moved}` })).toBeFocused();
  const save = first.getByRole("form", { name: "Save the order of Slots" });
  await save.getByRole("textbox", { name: "Why" }).focus();
  await first.keyboard.type("they pay for it");
  await first.keyboard.press("Enter");
  await expect(save).toHaveCount(0);
  await expect(list.getByRole("listitem").first()).toHaveText(names[1] ?? "");
  await two.getByRole("button", { name: "Change now" }).click();
  await expect(two.getByText(/owner@kickline\.example · Changed the order of vendors · RNG/)).toBeVisible();
  await expect(two.getByRole("textbox", { name: "Why" })).toHaveValue("a new studio");
  await two.getByRole("button", { name: "Change now" }).click();
  await expect(two).toHaveCount(0);
  await page.goto(toSite("/rng"));
  const chips = page.getByRole("group", { name: "Providers" }).or(page.getByLabel("Providers")).getByRole("button");
  await expect(chips.nth(1)).toContainText(moved);
  await expect(chips.nth(1)).toContainText("New");
  expect(await listAxeFaults(second)).toEqual([]);
  for (const each of [first, second]) await each.context().close();
});

test("X-28: a collection that an editor makes appears on a player's open home page without a reload, in its order, and goes with a press @sweep", async ({
  page,
  browser,
}) => {
  await page.goto(toSite("/"));
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const desk = await openDesk(browser, "collections", "content");
  await desk.getByRole("button", { name: "New collection" }).click();
  const form = desk.getByRole("form", { name: "Collection" });
  await form.getByLabel("Name in English").fill("Match day picks");
  await form.getByLabel("Name in Vietnamese").fill("Chọn ngày thi đấu");
  const add = async (words: string): Promise<string> => {
    await form.getByLabel("Add a game").fill(words);
    // By its code, since those found by the words before stand there until the new ones come.
    const found = form.getByRole("list", { name: "Found games" }).getByRole("listitem").filter({ hasText: words });
    const label = (await found.first().getByRole("button").getAttribute("aria-label")) ?? "";
    await form.getByRole("button", { name: label, exact: true }).click();
    const name = label.replace("Add ", "");
    await expect(form.getByRole("list", { name: "Games of the collection" })).toContainText(name);
    return name;
  };
  const one = await add("rng-");
  const two = await add("inhouse-");
  const order = form.getByRole("list", { name: "Games of the collection" }).getByRole("listitem");
  await order.first().locator("[aria-hidden] svg").first().dragTo(order.nth(1));
  await expect(order.first()).toContainText(two);
  await form.getByRole("button", { name: `Move down: ${two}` }).click();
  await expect(order.first()).toContainText(one);
  await form.getByRole("button", { name: `Move up: ${two}` }).click();
  await form.getByRole("textbox", { name: "Why" }).fill("for the final");
  expect(await listAxeFaults(desk)).toEqual([]);
  await form.getByRole("button", { name: "Save the collection" }).click();
  await expect(form).toHaveCount(0);
  const row = page.getByRole("region", { name: "Match day picks" });
  await expect(row.getByRole("button", { name: /^Play / }).first()).toHaveAccessibleName(`Play ${two}`);
  await expect(row.getByRole("button", { name: /^Play / }).nth(1)).toHaveAccessibleName(`Play ${one}`);
  await desk.getByRole("button", { name: "Remove Match day picks" }).click();
  const remove = desk.getByRole("form", { name: "Remove a collection" });
  await remove.getByRole("textbox", { name: "Why" }).fill("the final is over");
  await remove.getByRole("button", { name: "Remove the collection" }).click();
  await expect(row).toHaveCount(0);
  await desk.context().close();
});

test("X-52: the pages of games fit a phone, and who may only read sees no form @sweep", async ({ browser }) => {
  const desk = await openDesk(browser, "games", "auditor");
  await desk.setViewportSize({ width: 360, height: 740 });
  for (const [path, name] of [
    ["games", "Games"],
    ["vendors", "Vendors"],
    ["collections", "Collections"],
  ] as const) {
    await desk.goto(toDesk(path));
    await expect(desk.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(desk.getByRole("form")).toHaveCount(0);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await desk.context().close();
});

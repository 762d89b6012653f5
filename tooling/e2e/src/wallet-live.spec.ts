import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { getBalance, listTiles, openGame, type Player } from "./houseClient.ts";
import { openWithEvents } from "./liveEvents.ts";
import { openNewMember } from "./members.ts";
import { expect, logIn, readBalance, test, toUrl } from "./site.ts";

/**
 * Plays as the game does until a round wins more than its stake, and the balance is another one than before: a win may bring back exactly
 * what was lost. The sign-up credit is enough for a hundred rounds.
 */
async function win(player: Player): Promise<void> {
  let net = 0;
  for (const tile of (await listTiles(player, 1)).filter(({ maintenance }) => !maintenance)) {
    const game = await openGame(player, tile);
    const stake = game.state.stakes[0] ?? "1";
    for (let spin = 0; spin < 12; spin += 1) {
      const round = await game.spin(randomUUID(), stake);
      if (round.status === "REFUSED") throw new Error("the money ran out before a win");
      net += Number(round.win) - Number(stake);
      if (round.status === "SETTLED" && Number(round.win) > Number(stake) && net !== 0) return;
      if (round.status !== "SETTLED") break;
    }
  }
  throw new Error("no round has won");
}

test("X-43: what a member wins in one tab is in the balance of another by itself", async ({ page, context }) => {
  const username = await openNewMember(page, toUrl("aurelune"), "aurelune");
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const player: Player = { brand: "aurelune", token, username, request: page.request };
  // One tab listens for all of them.
  await openWithEvents(page, toUrl("aurelune"));
  const other = await context.newPage();
  await other.goto(toUrl("aurelune"));
  await expect.poll(() => readBalance(other)).toBe("100000.00");
  await win(player);
  const won = Number(await getBalance(player));
  for (const tab of [page, other])
    await expect.poll(async () => Number((await readBalance(tab)).replaceAll(",", ""))).toBe(won);
});

/** Presses "Log out" and has the call wait. @returns lets the call go, and what the page has asked for since the call */
async function beginLogout(page: Page) {
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/\/wps\/session\/logout/, async (route) => {
    page.on("request", (request) => asked.push(request.url()));
    begun.resolve();
    await release.promise;
    await route.continue();
  });
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await begun.promise;
  return { release: release.resolve, listBalanceCalls: () => asked.filter((url) => url.includes("/wallets/balance")) };
}

const findLogin = (page: Page): Locator => page.getByRole("banner").getByRole("button", { name: "Log in" });

test("LG-19: while a page logs out it asks for nothing, although its money changes meanwhile @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl("aurelune"), "aurelune");
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const player: Player = { brand: "aurelune", token, username, request: page.request };
  await openWithEvents(page, toUrl("aurelune", "/inhouse"));
  const other = await browser.newPage();
  await other.goto(toUrl("aurelune", "/inhouse"));
  await logIn(other, "aurelune", username);
  await openWithEvents(other, toUrl("aurelune", "/inhouse"));
  const { release, listBalanceCalls } = await beginLogout(page);
  await win(player);
  await expect.poll(() => readBalance(other)).not.toBe("100000.00");
  release();
  await expect(findLogin(page)).toBeVisible();
  expect(listBalanceCalls()).toEqual([]);
  await other.close();
});

test("LG-19: nor does a page that logs out before it listens to events @sweep", async ({ page }) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  const loggingOut = Promise.withResolvers<void>();
  await page.route(/\/listenInTabs-/, async (route) => {
    await loggingOut.promise;
    await route.continue();
  });
  const listening = page.waitForResponse(/\/listenInTabs-/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await readBalance(page);
  const { release, listBalanceCalls } = await beginLogout(page);
  loggingOut.resolve();
  await (await listening).finished();
  // The page's next frames: what begins with the chunk has begun.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await expect(findLogin(page)).toBeVisible();
  expect(listBalanceCalls()).toEqual([]);
});

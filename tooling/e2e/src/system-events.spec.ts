import type { Page } from "@playwright/test";
import { openWithEvents, soon } from "./liveEvents.ts";
import { pressPlay } from "./pressPlay.ts";
import { pressSpin, spinOf } from "./pressSpin.ts";
import { openNewMember } from "./members.ts";
import { expect, logIn, readBalance, register, setGateway, test, toUrl } from "./site.ts";

/** A call that the page's member makes and its scripts know nothing of. */
const send = (page: Page, merchant: string, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    ([Merchant, address, sent]) =>
      fetch(address, {
        method: "POST",
        headers: {
          Authorization: sessionStorage.getItem("token") ?? "",
          Merchant,
          "Content-Type": "application/json",
        },
        body: sent,
      }),
    [merchant, path, JSON.stringify(body)] as const,
  );

// No page of these journeys is loaded again: what it shows was told by the gateway.

test("WL-13: what one tab stakes moves the balance that another tab shows @sweep", async ({ page, context }) => {
  await openNewMember(page, toUrl("aurelune", "/inhouse"), "aurelune");
  const other = await context.newPage();
  await other.goto(toUrl("aurelune", "/rng"));
  await expect(other.getByRole("group", { name: "Balance" })).toContainText(/\d/);
  const before = await readBalance(other);
  await pressPlay(page);
  await expect(spinOf(page)).toBeEnabled();
  // By now one of the two has the stream, and the other one hears of it.
  const told = other.waitForResponse(/\/wallets\/balance/);
  await pressSpin(page);
  await told;
  await expect.poll(() => readBalance(other)).not.toBe(before);
});

test("MC-01: what changed before a page heard of events is there as soon as it does @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl("aurelune", "/inhouse"), "aurelune");
  const began = Promise.withResolvers<void>();
  await page.route(/\/wps\/events$/, async (route) => {
    await began.promise;
    await route.continue();
  });
  const stream = page.waitForRequest(/\/wps\/events$/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  const account = page.getByRole("button", { name: /^Member centre of/ });
  await expect(account).toContainText(username);
  await stream;
  // No two members of a merchant have the same one.
  const nickname = `Anna ${username}`;
  const there = await (await browser.newContext()).newPage();
  await openWithEvents(there, toUrl("aurelune", "/inhouse"));
  await logIn(there, "aurelune", username);
  await send(there, "AURELUNE", "/wps/member/info", { nickname });
  // By now the gateway has told whoever listens.
  await expect(there.getByRole("button", { name: /^Member centre of/ })).toContainText(nickname);
  await expect(account).toContainText(username);
  began.resolve();
  await expect(account).toContainText(nickname);
  await there.context().close();
});

test("GM-25: a game that goes off while the page shows it is marked at once @sweep", async ({ page }) => {
  await page.goto(toUrl("paperkite", "/inhouse"));
  const card = page.getByRole("main").getByRole("article").last();
  const launch = page.waitForRequest(/launchGame/);
  await card.getByRole("button", { name: /^Demo/ }).click();
  const { gameId }: { gameId: string } = (await launch).postDataJSON();
  await openWithEvents(page, toUrl("paperkite", "/inhouse"));
  const mark = page.getByRole("main").getByText("Game under maintenance");
  await expect(mark).toHaveCount(0);
  try {
    await setGateway("game", gameId, "maintenance", "--merchant", "paperkite");
    await expect(mark).toBeVisible(soon);
  } finally {
    await setGateway("game", gameId, "on", "--merchant", "paperkite");
  }
  await expect(mark).toHaveCount(0, soon);
});

for (const [state, text] of [
  ["frozen", "This account is frozen. Please contact us."],
  ["closed", "This account is closed."],
] as const)
  test(`a member whose account is ${state} is told at once and logged out @sweep`, async ({ page, faults }) => {
    faults.allow(/Failed to load resource/);
    const username = await openNewMember(page, toUrl("kickline", "/inhouse"), "kickline");
    await openWithEvents(page, toUrl("kickline", "/inhouse"));
    await setGateway("member", username, state, "--merchant", "kickline");
    await expect(page.getByText(text).first()).toBeVisible(soon);
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible(soon);
  });

test("LG-19: a session that is ended at another browser ends at once here", async ({ page, browser, faults }) => {
  faults.allow(/Failed to load resource/);
  await openWithEvents(page, toUrl("saltlantern", "/inhouse"));
  const username = await register(page, "saltlantern");
  const there = await (await browser.newContext()).newPage();
  await there.goto(toUrl("saltlantern", "/inhouse"));
  await logIn(there, "saltlantern", username);
  const stream = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/wps/events"));
  await send(there, "SALTLANTERN", "/wps/session/logout", { all: true });
  await stream;
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible(soon);
  await there.context().close();
});

import type { Page } from "@playwright/test";
import { callGateway, listTiles } from "./houseClient.ts";
import { pressPlay } from "./pressPlay.ts";
import { pressSpin, spinOf } from "./pressSpin.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl, repeats } from "./site.ts";

const gameOf = (page: Page) => page.frameLocator("iframe");

async function expectLit(page: Page, name?: string): Promise<void> {
  await expect(spinOf(page, name)).toHaveAttribute("aria-disabled", "false");
}

/** Spins and waits for the game server's round. */
async function spin(page: Page): Promise<void> {
  const answered = page.waitForResponse(/api\/spin/);
  await pressSpin(page);
  expect((await answered).ok()).toBe(true);
}

const toAmount = (text: string | null): number => Number((text ?? "").replaceAll(/[^\d.-]/g, ""));

/** Opens one of the game house's games by its position in the list. */
async function play(page: Page, brand: "aurelune", place = 0): Promise<void> {
  await page.goto(toUrl(brand, "/inhouse"));
  await pressPlay(page, place);
  await expect(page).toHaveURL(/\/game\?/);
}

test("GM-34: a game opened in a second tab ends in the first, which says why and offers Play here", async ({
  page,
  context,
  faults,
}) => {
  // Calls of a replaced game session are refused.
  faults.allow(/401/);
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await play(page, "aurelune");
  await expectLit(page);
  // A tab that the page opens has the page's login.
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await expectLit(other);
  await pressSpin(page);
  await expect(gameOf(page).getByRole("alert")).toContainText("You opened a game in another window");
  await gameOf(page).getByRole("button", { name: "Play here" }).click();
  await expectLit(page);
  await spin(page);
  await pressSpin(other);
  await expect(gameOf(other).getByRole("alert")).toContainText("You opened a game in another window");
  await other.close();
});

test("X-12: net result and session time continue over two games and a reload @sweep", async ({ page }) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await play(page, "aurelune", 0);
  const net = gameOf(page).getByText("Net result").locator("xpath=following-sibling::dd[1]");
  let shown = "0.00 VND";
  // A round may win exactly its stake, so the net result can still be zero.
  for (let round = 0; round < 9 && shown === "0.00 VND"; round += 1) {
    await expectLit(page);
    const answered = page.waitForResponse(/api\/spin/);
    await spinOf(page).click();
    const answer: { readonly net: string } = await (await answered).json();
    // While a round is shown, the net result is still the one before it, also when the reels have stopped.
    await expect.poll(async () => toAmount(await net.textContent())).toBe(Number(answer.net));
    shown = (await net.textContent()) ?? "";
  }
  await play(page, "aurelune", 1);
  await expect(net).toHaveText(shown);
  await page.reload();
  await expect(net).toHaveText(shown);
  await expect(gameOf(page).getByText("Session time").locator("xpath=following-sibling::dd[1]")).not.toHaveText(
    "0:00:00",
  );
});

test("RT-23: the game gets the focus when it is ready, Space spins, and the device remembers the stake @sweep", async ({
  page,
}) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await play(page, "aurelune");
  await expectLit(page);
  await gameOf(page).getByRole("button", { name: "Lower stake" }).click();
  const stake = gameOf(page).getByRole("group", { name: "Stake" }).locator("output");
  await expect(stake).toHaveText("2,000.00");
  await page.reload();
  await expectLit(page);
  await expect(stake).toHaveText("2,000.00");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  const answered = page.waitForResponse(/api\/spin/);
  await page.keyboard.press("Space");
  expect((await answered).ok()).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  for (const [brand, balance] of [
    ["aurelune", "10,000,000.00 VND"],
    ["saltlantern", "10,000.00 THB"],
  ] as const)
    test(
      `GM-30, HD-02: a guest's demo at ${brand} has play money for hundreds of rounds, says so, and shows Register`,
      repeats(brand === "saltlantern"),
      async ({ page }) => {
        await page.goto(toUrl(brand, "/inhouse"));
        // At once after the scroll that brings the button into sight.
        await page.getByRole("main").getByRole("article").first().getByRole("button", { name: /^Demo/ }).tap();
        await expectLit(page);
        await expect(gameOf(page).getByText(balance)).toBeVisible();
        await expect(gameOf(page).getByText("Play money", { exact: true })).toBeVisible();
        await expect(page.getByRole("main").getByText("Play money", { exact: true })).toBeVisible();
        await expect(page.getByRole("button", { name: "Register" })).toBeInViewport();
        await spin(page);
      },
    );
});

for (const [brand, language, word, kinds, kind] of [
  ["saltlantern", "TH", "หมุน", "ประเภทเกม", "วิดีโอสล็อต"],
  ["aurelune", "CN", "旋转", "游戏类型", "视频老虎机"],
  ["aurelune", "VI", "Quay", "Thể loại trò chơi", "Video slot"],
] as const)
  test(
    `GM-06, GM-22: kinds of games and the game itself are in ${language}, in the site's font (${brand})`,
    repeats(language !== "TH"),
    async ({ page }) => {
      // In the page alone: a frame of another origin may store nothing before its document has come.
      await page.addInitScript((lang) => window === window.top && localStorage.setItem("lang", lang), language);
      await page.goto(toUrl(brand, "/rng"));
      const filter = page.getByRole("combobox", { name: kinds });
      await expect(filter.getByRole("option", { name: kind })).toBeAttached();
      await expect(filter).not.toContainText("CLASSIC");
      await page.goto(toUrl(brand, "/inhouse"));
      await page.getByRole("main").getByRole("article").first().getByRole("button").last().click();
      await expectLit(page, word);
      const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(",")[0]);
      expect(
        await gameOf(page)
          .locator("body")
          .evaluate((body) => getComputedStyle(body).fontFamily.split(",")[0]),
      ).toBe(family);
    },
  );

test("GM-34: a trial's play money covers its first stake three hundred times in every currency @sweep", async ({
  request,
}) => {
  for (const brand of ["aurelune", "saltlantern", "kickline", "paperkite"] as const) {
    const guest = { brand, token: "", username: "", request };
    const { token, userName } = await callGateway(guest, "POST", "/wps/session/login/freeplay", {
      platform: "W",
      language: "EN",
    });
    const trial = { brand, token: String(token), username: String(userName), request };
    const { sumBalance } = await callGateway(trial, "GET", "/wps/v2/wallets/balance");
    const [tile] = await listTiles(trial, 1);
    if (tile === undefined) throw new Error(`${brand} has no games`);
    const { minBet } = { minBet: "", ...tile };
    expect(Number(sumBalance)).toBeGreaterThanOrEqual(300 * 3 * Number(minBet));
    expect(Number(minBet)).toBeGreaterThan(0);
  }
});

test("HD-15: Back closes a sheet of the game and stays in the game; closing it by its button leaves no history entry @sweep", async ({
  page,
}) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await play(page, "aurelune");
  await expectLit(page);
  const rules = gameOf(page).getByRole("dialog", { name: "Rules" });
  const open = async (): Promise<void> => {
    await gameOf(page).getByRole("button", { name: "Rules" }).click();
    await expect(rules).toBeVisible();
  };
  await open();
  // The history entry belongs to the frame, so the page has no navigation to wait for.
  await page.evaluate(() => history.back());
  await expect(rules).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\?/);
  await open();
  await rules.getByRole("button", { name: "Close" }).click();
  await expect(rules).toHaveCount(0);
  // The sheet is gone from sight a moment before its entry is: Back in between would take that.
  const readEntry = (): Promise<unknown> =>
    gameOf(page)
      .locator("html")
      .evaluate(() => history.state);
  await expect.poll(readEntry).toBeNull();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
});

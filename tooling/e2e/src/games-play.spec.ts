import { followRound } from "./followRound.ts";
import { pressPlay } from "./pressPlay.ts";
import { openNewMember } from "./members.ts";
import { expect, readBalance, test, toUrl, openRecord } from "./site.ts";

// With animations, as most players see the site.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const toUnits = (text: string): bigint => BigInt(text.replaceAll(/[^0-9.-]/g, "").replace(/^(-?\d+)\.(\d\d)$/, "$1$2"));

test("GM-34, WL-13, RG-19: a new member plays with real stakes; balance and record change by the game's amounts", async ({
  page,
}) => {
  await openNewMember(page, toUrl("aurelune", "/rng"), "aurelune");
  expect(await readBalance(page)).toBe("100000.00");
  await page.goto(toUrl("aurelune", "/inhouse"));
  await pressPlay(page);
  await expect(page).toHaveURL(/\/game\?/);
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", /^Game: /);
  expect(new URL((await frame.getAttribute("src")) ?? "").origin).not.toBe(new URL(page.url()).origin);
  const game = page.frameLocator("iframe");
  const settled = page.waitForResponse((response) => response.url().includes("/wallets/balance") && response.ok());
  const waitRound = followRound(page);
  await game.getByRole("button", { name: "Spin" }).click();
  await settled;
  await waitRound();
  // The one way out: the game ends its session before the page leaves it.
  await expect(game.getByRole("button", { name: "Exit game" })).toHaveCount(0);
  const ended = page.waitForResponse((response) => response.url().endsWith("/api/end") && response.ok());
  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await ended;
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
  await openRecord(page);
  const table = page.getByRole("table", { name: "Account record" });
  await expect(table).toBeVisible();
  const cells = await table.getByRole("row").filter({ hasText: "Stake" }).getByRole("cell").allTextContents();
  const rows = await table.getByRole("row").count();
  expect(rows).toBeGreaterThanOrEqual(3);
  expect(cells.some((text) => text.includes("-"))).toBe(true);
  const newest = await table.getByRole("row").nth(1).getByRole("cell").last().textContent();
  await page.keyboard.press("Escape");
  await expect.poll(async () => toUnits(await readBalance(page))).toBe(toUnits(newest ?? ""));
});

test("GM-18, GM-20, RT-23: Play asks a guest to log in first, then opens the game with only the header @sweep", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/rng"));
  await pressPlay(page, 5);
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByLabel("Username").fill("player0011");
  await dialog.getByLabel("Password", { exact: true }).fill("marquee2026");
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main menu" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(page).toHaveURL(toUrl("kickline", "/rng"));
});

test("GM-22, SH-20: the launch sends the language; both launch hosts are used", async ({ page }) => {
  const hosts = new Set<string>();
  for (let visit = 0; visit < 20 && hosts.size < 2; visit += 1) {
    await page.goto(toUrl("aurelune", "/inhouse"));
    const launch = page.waitForRequest(/launchGame/);
    await page.getByRole("main").getByRole("article").first().getByRole("button", { name: /^Demo/ }).click();
    const request = await launch;
    expect(request.headers()["language"]).toBe("EN");
    hosts.add(new URL((await page.locator("iframe").getAttribute("src")) ?? "").hostname);
  }
  expect([...hosts].toSorted()).toEqual(["play1.localhost", "play2.localhost"]);
});

test("ER-17: a game moves to a window of its own, and a browser that blocks the window is told about in words", async ({
  page,
  context,
}) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await page.goto(toUrl("aurelune", "/inhouse"));
  await pressPlay(page);
  const move = page.getByRole("button", { name: "Play in a separate window" });
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible();
  // What a blocked window looks like to the page.
  await page.evaluate(() => Object.defineProperty(globalThis, "open", { value: () => null, configurable: true }));
  await move.click();
  await expect(page.getByText("Your browser blocked the window. Please allow pop-ups for this site.")).toBeVisible();
  await expect(page).toHaveURL(/\/game\?/);
  await page.reload();
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible();
  const opened = context.waitForEvent("page");
  await move.click();
  const game = await opened;
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
  await expect(game.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(game.getByRole("button", { name: "Play in a separate window" })).toHaveCount(0);
  await expect(game.getByRole("group", { name: "Balance" })).toBeVisible();
});

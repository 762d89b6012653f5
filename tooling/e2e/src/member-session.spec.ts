import type { Page } from "@playwright/test";
import { callGateway } from "./houseClient.ts";
import { openAs } from "./members.ts";
import { brandIds, expect, logIn, readBalance, test, toUrl, openRecord, repeats } from "./site.ts";

/** Records the headers of the page's calls, from now on. */
function watchCalls(page: Page): readonly Readonly<Record<string, string>>[] {
  const seen: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (/\/(?:wps|lgw|lotto)\//.test(new URL(request.url()).pathname)) seen.push(request.headers());
  });
  return seen;
}

for (const brand of ["aurelune", "kickline"] as const)
  test(`SH-25, EN-04: each call of ${brand} has the gateway's version and the brand's merchant, platform and device`, async ({
    page,
  }) => {
    const calls = watchCalls(page);
    await openAs(page, toUrl(brand, "/rng"), brand, "player0080");
    await openRecord(page);
    await expect(page.getByRole("table", { name: "Account record" })).toBeVisible();
    expect(calls.length).toBeGreaterThan(6);
    for (const headers of calls)
      expect(headers).toMatchObject({
        "gateway-version": "3",
        merchant: brand.toUpperCase(),
        platform: "web",
        device: "WEB",
      });
    const status = await page.evaluate(() => document.getElementById("mq-status")?.textContent ?? "{}");
    expect(JSON.parse(status)).toMatchObject({ info: { settings: { lotteryType: "SEA" } } });
  });

test("SH-26, LG-19: after a logout and a reload the merchant is kept and the member is not", async ({ page }) => {
  await openAs(page, toUrl("aurelune", "/rng"), "aurelune", "player0081");
  const read = () =>
    page.evaluate(() => ["merchant", "merchantCode", "token", "isAgent"].map((key) => sessionStorage.getItem(key)));
  const [merchant, code] = await read();
  expect([merchant === null, code]).toEqual([false, "AURELUNE"]);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await read()).toEqual([merchant, "AURELUNE", null, null]);
});

test("LG-23: the member's picture shows in the bar", async ({ page }) => {
  await openAs(page, toUrl("aurelune", "/inhouse"), "aurelune", "player0082");
  const picture = page.getByRole("banner").locator("img[src*='/art/avatars/']");
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("HD-18, ER-09: a picture that does not load is replaced by the default one", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.route(/\/art\/avatars\//, (route) => route.fulfill({ status: 404 }));
  await page.goto(toUrl("aurelune", "/inhouse"));
  const failed = page.waitForResponse(/\/art\/avatars\//);
  await logIn(page, "aurelune", "player0083");
  expect((await failed).status()).toBe(404);
  const bar = page.getByRole("banner");
  const portrait = bar.locator("[data-art=portrait]");
  await expect(portrait).toBeVisible();
  await expect(portrait).toHaveCSS("background-image", /^url\(/);
  await expect(bar.locator("img[src*='/art/avatars/']")).toHaveCount(0);
});

for (const [language, says] of [
  ["EN", "updating"],
  ["CN", "更新中"],
] as const)
  test(
    `HD-17: while the balance loads the bar says ${says} in ${language}`,
    repeats(language !== "EN"),
    async ({ page }) => {
      const release = Promise.withResolvers<void>();
      await page.route(/\/wps\/v2\/wallets\/balance/, async (route) => {
        await release.promise;
        await route.continue();
      });
      await openAs(page, toUrl("aurelune", "/inhouse"), "aurelune", "player0084");
      await page.getByLabel("Language").selectOption(language);
      await expect(page.locator("html")).toHaveAttribute("lang", language === "EN" ? "en" : /^zh/);
      await expect(page.getByRole("banner").getByText(says)).toBeVisible();
      release.resolve();
      await expect(page.getByRole("banner").getByText(says)).toHaveCount(0);
      await expect(page.getByRole("banner")).toContainText("100,000.00");
    },
  );

for (const brand of brandIds)
  test(`X-70: ${brand} has 10,000 games, and the first and the last of its 1,000 members log in and have a balance`, async ({
    page,
  }) => {
    for (const username of ["player0001", "player1000"]) {
      await openAs(page, toUrl(brand, "/inhouse"), brand, username);
      expect(Number(await readBalance(page))).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Log out" }).click();
      await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
      await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    }
    const guest = { brand, token: "", username: "", request: page.request } as const;
    expect(await callGateway(guest, "GET", "/wps/relay/GCSGAME_gameList")).toMatchObject({ totalCount: 10_000 });
  });

import type { Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { callGateway } from "./houseClient.ts";
import { logInByCall, openAs } from "./members.ts";
import { brandIds, expect, test, toUrl, openRecord } from "./site.ts";

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

test("SH-26, LG-19: after a logout and a reload the merchant is kept and the member is not @sweep", async ({
  page,
}) => {
  await openAs(page, toUrl("aurelune", "/rng"), "aurelune", "player0081");
  const read = () =>
    page.evaluate(() => ["merchant", "merchantCode", "token", "isAgent"].map((key) => sessionStorage.getItem(key)));
  const [merchant, code] = await read();
  expect([merchant === null, code]).toEqual([false, "AURELUNE"]);
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await read()).toEqual([merchant, "AURELUNE", null, null]);
});

test("X-70: each brand has 10,000 games, and the first and the last of its 1,000 members log in and have a balance", async ({
  request,
}) => {
  for (const brand of brandIds) {
    for (const username of ["player0001", "player1000"]) {
      const { token } = await logInByCall(toUrl(brand), brand, username);
      const { sumBalance } = await callGateway({ brand, token, username, request }, "GET", "/wps/v2/wallets/balance");
      expect(Number(sumBalance), `${username} of ${brand}`).toBeGreaterThan(0);
    }
    const guest = { brand, token: "", username: "", request } as const;
    expect(await callGateway(guest, "GET", "/wps/relay/GCSGAME_gameList")).toMatchObject({ totalCount: 10_000 });
  }
});

import { callGateway } from "./houseClient.ts";
import { pressPlay } from "./pressPlay.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

test("MC-07: the account record has all of the member's ledger entries, with type, amount and the balance after each", async ({
  page,
}) => {
  const username = await openNewMember(page, toUrl("aurelune", "/inhouse"), "aurelune");
  await pressPlay(page);
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin" });
  const settled = page.waitForResponse((response) => response.url().includes("/wallets/balance") && response.ok());
  await spin.click();
  await settled;
  await page.goto(toUrl("aurelune", "/member/transactionHistory"));
  const table = page.getByRole("table", { name: "Account record" });
  await expect(table.getByRole("columnheader")).toHaveText(["Time", "Type", "Amount", "Main wallet after"]);
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const player = { brand: "aurelune", token, username, request: page.request } as const;
  const { list } = await callGateway(player, "GET", "/wps/report/transactions?pageNo=1&pageSize=20");
  const lines: readonly { readonly amount: string; readonly balance: string }[] = Array.isArray(list) ? list : [];
  expect(lines.length).toBeGreaterThanOrEqual(2);
  const digits = (text: string): number => Number(text.replaceAll(/[^0-9.-]/g, "").replace(/^(-?)-*/, "$1"));
  const rows = table.getByRole("row");
  await expect(rows).toHaveCount(lines.length + 1);
  for (const [index, { amount, balance }] of lines.entries()) {
    const [at = "", type = "", moved = "", after = ""] = await rows
      .nth(index + 1)
      .getByRole("cell")
      .allTextContents();
    expect(at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(type).not.toBe("");
    expect([digits(moved.replace("−", "-")), digits(after)]).toEqual([Number(amount), Number(balance)]);
  }
  await expect(rows.last().getByRole("cell").nth(1)).toHaveText("Bonus");
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("MC-07, WL-01: the record is in the merchant's zone, which it names; its result counts only play; amounts have two decimals @sweep", async ({
    page,
  }) => {
    const username = await openNewMember(page, toUrl("aurelune", "/member/transactionHistory"), "aurelune");
    const table = page.getByRole("table", { name: "Account record" });
    const panel = page.getByRole("dialog", { name: "Member centre" });
    const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
    const player = { brand: "aurelune", token, username, request: page.request } as const;
    const { list } = await callGateway(player, "GET", "/wps/report/transactions?pageNo=1&pageSize=20");
    const at: unknown = Array.isArray(list) ? list[0]?.at : undefined;
    // UTC+7, without daylight saving time.
    const there = new Date(Number(at) + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
    await expect(table.getByRole("row").nth(1).getByRole("cell").first()).toHaveText(there);
    await expect(panel.getByText("Days and times are in Indochina Time (UTC+07:00).")).toBeVisible();
    await expect(panel.getByRole("status").first()).toHaveText(/^[A-Z][a-z]+ \d/);
    await expect(panel.getByText("Wins less stakes, without deposits, bonuses and adjustments")).toBeVisible();
    // The member has a bonus and has not played.
    for (const [name, amount] of [
      ["Money in", "₫100,000.00"],
      ["Money out", "₫0.00"],
      ["Result of play", "₫0.00"],
    ] as const)
      await expect(panel.locator("dl > div", { hasText: name }).locator("dd").first()).toHaveText(amount);
  });
});

import { callGateway } from "./houseClient.ts";
import { expect, register, test, toUrl } from "./site.ts";

test("MC-07: the account record has every ledger line of the member, with its type, amount and the balance after it", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const username = await register(page, "aurelune");
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Play / })
    .click();
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin" });
  const settled = page.waitForResponse((response) => response.url().includes("/wallets/balance") && response.ok());
  await spin.click();
  await settled;
  await page.goto(toUrl("aurelune", "/member/transactionHistory"));
  const table = page.getByRole("table", { name: "Account record" });
  await expect(table.getByRole("columnheader")).toHaveText(["Time", "Type", "Amount", "Balance after"]);
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

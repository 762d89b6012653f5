import { listPageFaults, openDesk } from "./desk.ts";
import { expect, test } from "./site.ts";

test("X-62: the revenue report shows totals, a chart with its table, every group, and makes a file", async ({
  browser,
}) => {
  const page = await openDesk(browser, "owner@paperkite.example", "/PAPERKITE/revenue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Revenue");
  await expect(page.getByRole("term").filter({ hasText: "Net gaming revenue" })).toBeVisible();
  for (const group of ["Vendor", "Game", "Agent", "Way to pay", "Month of registration", "Day"]) {
    await page.getByLabel("Group by").selectOption(group);
    await expect(page.getByRole("heading", { name: `Gross gaming revenue by ${group.toLowerCase()}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Show as a table" }).click();
  await expect(page.getByRole("table", { name: "Gross gaming revenue by day" }).getByRole("columnheader")).toHaveText([
    "Day",
    "Stakes",
    "Wins",
    "Gross gaming revenue",
    "Bonuses",
    "Rebates",
    "Net gaming revenue",
    "Deposits",
    "Withdrawals",
  ]);
  expect(await listPageFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Export all" }).click();
  await expect(page.getByText("The file is being made.")).toBeVisible();
  await page.context().close();
});

test("X-02: the reconciliation page runs a comparison and shows what was compared, on a phone in the dark too @sweep", async ({
  browser,
}) => {
  const page = await openDesk(browser, "owner@paperkite.example", "/PAPERKITE/reconciliation", {
    colorScheme: "dark",
    viewport: { width: 360, height: 740 },
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reconciliation");
  await page.getByRole("button", { name: "Compare now" }).click();
  await expect(page.getByText(/^Compared: /)).toBeVisible({ timeout: 60_000 });
  expect(await listPageFaults(page)).toEqual([]);
  await page.context().close();
});

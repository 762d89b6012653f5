import { getFunds, listAgentBills, simulateContract } from "@marquee/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });
const known = { contract: 1, dailySalary: 1, hourlySalary: 1, realTimeSalary: 1, dividend: 1, rebate: 0 } as const;

const expectText = (part: Locator, text: string) =>
  expect.poll(() => part.element().textContent, patience).toContain(text);

describe("bills of contracts", () => {
  afterEach(() => void vi.useRealTimers());

  it("AC-08: the income is by day and kind, with its sum and what was paid to downlines", async () => {
    await openScreen({ path: "/agent/income", visitor: "agent" });
    const table = centre.getByRole("table", { name: "My income" });
    await expect.element(table, patience).toBeVisible();
    const first = table.getByRole("row").nth(3);
    for (const text of ["5,000.00", "6,000.00", "120.00", "40.00", "11,160.00", "2,500.00"])
      await expectText(first, text);
    // Three days of 6,160, 6,160 and 11,160.
    await expectText(centre, "23,480.00");
  });

  it.each([
    ["Dividend record", "dividends", "dividend"],
    ["Daily salary", "dailySalary", "dailySalary"],
    ["Hourly salary", "hourlySalary", "hourlySalary"],
    ["Real-time salary", "realTimeSalary", "realTimeSalary"],
  ] as const)(
    "AC-10, AC-11, AC-12, AC-13: %s has its bills, and no entry where there is no such contract",
    async (name, path, flag) => {
      await openScreen({ path: `/agent/${path}`, visitor: "agent" });
      const table = centre.getByRole("table", { name: "Bills" });
      await expect.element(table, patience).toBeVisible();
      for (const state of ["Paid", "Paid in part", "Not reached"])
        await expect.element(table.getByText(state, { exact: true })).toBeVisible();
      const answers = [changedAnswer(getFunds, { info: { ...known, [flag]: 0 } })];
      await openScreen({ path: "/agent/contracts", visitor: "agent", answers });
      const menu = centre.getByRole("navigation");
      await expect.element(menu.getByRole("link", { name: "Contracts" }), patience).toBeVisible();
      await expect.element(menu.getByRole("link", { name, exact: true })).not.toBeInTheDocument();
    },
  );

  it("AC-13: bills of a salary in real time are asked for again after five minutes, and those of a day's salary are not", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    for (const [path, more] of [
      ["dailySalary", 0],
      ["realTimeSalary", 1],
    ] as const) {
      const { listCalls } = await openScreen({ path: `/agent/${path}`, visitor: "agent" });
      await expect.element(centre.getByRole("table", { name: "Bills" }), patience).toBeVisible();
      const before = listCalls(listAgentBills).length;
      await vi.advanceTimersByTimeAsync(301_000);
      await expect.poll(() => listCalls(listAgentBills).length - before, patience).toBe(more);
    }
  });

  it("X-59: a bill opens to its formula with every number, its terms, payments and players, by keyboard", async () => {
    await openScreen({ path: "/agent/dailySalary", visitor: "agent" });
    const open = centre.getByRole("button", { name: /^Show bill/ }).nth(0);
    await expect.element(open, patience).toBeVisible();
    (open.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const bill = page.getByRole("dialog", { name: /^Bill B/ });
    await expect.element(bill.getByText("1200000.00 × 0.50 % = 6000.00"), patience).toBeInTheDocument();
    for (const text of ["0.30 %", "Active members12", "Remainder for the next bill6000.00 - 6000.00 = 0.00"])
      await expectText(bill, text);
    const player = bill.getByRole("table", { name: "Players of the team" }).getByRole("row").nth(1);
    for (const text of ["nightjar", "600,000.00"]) await expectText(player, text);
    await userEvent.keyboard("{Escape}");
    await expect.element(bill).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  });

  it("X-58: terms are tried with the last periods before they are sent: what both sides would get, and what was paid then", async () => {
    const { listCalls } = await openScreen({ path: "/agent/contracts", visitor: "agent" });
    await centre.getByRole("button", { name: "Accept: Hourly salary from lanternhead" }).click();
    const dialog = page.getByRole("dialog", { name: "Accept" });
    await dialog.getByRole("button", { name: "Try with the last periods" }).click();
    const table = dialog.getByRole("table", { name: "The last periods under these terms" });
    await expect.element(table, patience).toBeVisible();
    for (const text of ["6,000.00", "9,600.00", "3,600.00"]) await expectText(table, text);
    const [asked] = listCalls(simulateContract);
    expect(asked?.body).toMatchObject({
      kind: "HOURLY",
      terms: { tiers: [{ rate: "0.20", betAmountPerHour: "50000.00" }] },
    });
  });
});

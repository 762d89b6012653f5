import { createReportFile, getBalance, getFunds, getProfit, listTransactions } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";
import { centre } from "../securityCentre.ts";

const day = 86_400_000;

/** The days of the period as its line says them, in English. */
function readDays(): readonly [first: number, last: number] {
  const text = centre.getByRole("status").first().element().textContent;
  const [, first = "", last = first] = /^(.+?)\s*–\s*(.+)$/.exec(text) ?? ["", text];
  const year = /\d{4}/.exec(last)?.[0] ?? "";
  const end = Date.parse(/^[A-Z]/.test(last) ? last : `${first.split(" ")[0] ?? ""} ${last}`);
  return [Date.parse(/\d{4}/.test(first) ? first : `${first}, ${year}`), end];
}

const toDay = (text: string | null | undefined): number => Date.parse(`${text ?? ""}T00:00`);

describe("the account record's wallet", () => {
  it("MC-07, WL-01: each wallet's lines can be chosen, with what it holds; all together are the header's balance, and files are of the chosen one", async () => {
    const { listCalls } = await openScreen({
      path: "/member/transactionHistory",
      visitor: "member",
      brand: "aurelune",
      answers: [
        changedAnswer(getBalance, ({ wallets }) => ({
          sumBalance: "150000.00",
          wallets: wallets.slice(0, 1).map((main) => ({ ...main, balance: "100000.00", available: "100000.00" })),
        })),
        changedAnswer(getFunds, { bonus: "50000.00" }),
      ],
    });
    const wallet = centre.getByRole("combobox", { name: "Wallet", exact: true });
    await expect.element(wallet, patience).toHaveValue("MAIN");
    // A wallet has its name at once, and its balance with the answer.
    const listNames = () => [...wallet.element().querySelectorAll("option")].map(({ textContent }) => textContent);
    await expect.poll(listNames, patience).toEqual(["Main wallet: ₫100,000.00", "Bonus wallet: ₫50,000.00"]);
    await expect.element(centre.getByText(/^All wallets together: ₫150,000\.00\./)).toBeVisible();
    await expect.element(page.getByRole("group", { name: "Balance" }).first()).toMatchTextContent("₫150,000.00");
    const table = centre.getByRole("table", { name: "Account record" });
    await expect.element(table.getByRole("columnheader", { name: "Main wallet after" }), patience).toBeVisible();
    await wallet.selectOptions("BONUS");
    await expect.element(table.getByRole("columnheader", { name: "Bonus wallet after" }), patience).toBeVisible();
    expect(listCalls(listTransactions).map(({ query }) => query.get("wallet"))).toEqual(["MAIN", "BONUS"]);
    await centre.getByRole("button", { name: / as CSV$/ }).click();
    await expect
      .poll(() => listCalls(createReportFile).map(({ body }) => body), patience)
      .toMatchObject([{ report: "transactions", format: "csv", wallet: "BONUS" }]);
  });
});

describe("the account record's period", () => {
  it("MC-16, X-11: a press moves it by 7 or 30 days; it begins with 90, reaches twelve months, and says what net deposits are", async () => {
    const { listCalls } = await openScreen({
      path: "/member/transactionHistory",
      visitor: "member",
      brand: "aurelune",
      answers: [changedAnswer(getProfit, { lifetime: { deposits: "500.00", withdrawals: "200.00", net: "300.00" } })],
    });
    const press = (name: string): Promise<void> => centre.getByRole("button", { name, exact: true }).click();
    const ninety = centre.getByRole("button", { name: "90 days", exact: true });
    await expect.element(ninety, patience).toHaveAttribute("aria-pressed", "true");
    const [first, last] = readDays();
    expect(Math.round((last - first) / day)).toBe(89);
    // The page's choice stands before its call is made.
    const readAsked = (): readonly number[] => {
      const asked = listCalls(listTransactions)[0]?.query;
      return [toDay(asked?.get("from")), toDay(asked?.get("to"))];
    };
    await expect.poll(readAsked, patience).toEqual([first, last]);
    await expect
      .element(centre.getByRole("region", { name: "Net deposits" }), patience)
      .toMatchTextContent("All your deposits (₫500.00) less all your withdrawals (₫200.00)");
    // What was paid in is no gain: neither a sign nor the colour of a win.
    const net = centre.getByRole("region", { name: "Net deposits" }).getByText("₫300.00", { exact: true });
    await expect.element(net).toBeVisible();
    expect(net.element().closest("[data-change]")).toBeNull();
    const seven = centre.getByRole("button", { name: "7 days", exact: true });
    await seven.click();
    await expect.element(seven, patience).toHaveAttribute("aria-pressed", "true");
    const week = readDays();
    for (const [name, moved] of [
      ["Previous 7 days", -7],
      ["Previous 30 days", -37],
      ["Next 7 days", -30],
      ["Next 30 days", 0],
    ] as const) {
      await press(name);
      await expect
        .poll(() => readDays().map((at, index) => Math.round((at - (week[index] ?? 0)) / day)), patience)
        .toEqual([moved, moved]);
    }
    await expect.element(centre.getByRole("button", { name: "Next 7 days" })).toBeDisabled();
    const months = centre.getByLabelText("Month", { exact: true });
    const options = [...months.element().querySelectorAll("option")];
    expect(options).toHaveLength(14);
    await months.selectOptions(options[13]?.value ?? "");
    await expect.poll(() => Math.round((last - readDays()[0]) / day), patience).toBeGreaterThanOrEqual(365);
  });
});

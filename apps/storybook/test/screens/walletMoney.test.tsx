import {
  createWithdrawal,
  getBalance,
  getFunds,
  getWithdrawalOptions,
  listMovements,
  register,
  transferWallet,
} from "@marquee/contract";
import { answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const money = centre.getByRole("region", { name: "Your money" });

describe("a transfer", () => {
  it("MC-02: wrong amounts are told under their field with the figures, and what was typed stays", async () => {
    const { currency, currencySymbol } = toSetting("saltlantern").world.merchant;
    const main = { accountType: 1 as const, vassalage: "MAIN", balance: "200.00", available: "200.00", frozen: "0.00" };
    const { listCalls } = await openScreen({
      path: "/member/transferFund",
      brand: "saltlantern",
      visitor: "member",
      answers: [answer(getBalance, () => ({ sumBalance: "200.00", currency, currencySymbol, wallets: [main] }))],
    });
    const amount = centre.getByLabelText("Amount", { exact: false }).first();
    await expect.element(amount, patience).toBeVisible();
    for (const [typed, said] of [
      ["", "Input cannot be empty"],
      ["0.5", "At least ฿1"],
      ["200.01", "This wallet holds ฿200"],
      ["1e9", "An amount such as 100.00"],
    ] as const) {
      await amount.fill(typed);
      await centre.getByRole("button", { name: "Move the money" }).click();
      await expect.element(centre.getByText(said, { exact: false })).toBeVisible();
      await expect.element(amount).toHaveValue(typed);
    }
    expect(listCalls(transferWallet)).toEqual([]);
  });

  it("MC-02, WL-01: all of a wallet is its whole units, and what play left below them is told to stay", async () => {
    const setting = toSetting("aurelune", "full");
    const { currency, currencySymbol } = setting.world.merchant;
    const wallet = { accountType: 1 as const, frozen: "0.00" };
    const { listCalls } = await openScreen({
      path: "/member/transferFund",
      visitor: "member",
      setting,
      answers: [
        answer(getBalance, () => ({
          sumBalance: "50000.55",
          currency,
          currencySymbol,
          wallets: [
            { ...wallet, vassalage: "MAIN", balance: "50000.55", available: "50000.55" },
            { ...wallet, vassalage: "LUNA", balance: "0.50", available: "0.50" },
          ],
        })),
      ],
    });
    const all = centre.getByRole("button", { name: "All: ₫50,000", exact: true });
    await expect.element(all, patience).toBeVisible();
    await expect.element(centre.getByRole("note")).toMatchTextContent(/^₫0\.55 stays/);
    await expect.element(centre.getByRole("button", { name: "Bring everything back" })).toBeDisabled();
    const amount = centre.getByLabelText("Amount", { exact: false }).first();
    await amount.fill("0.55");
    await centre.getByRole("button", { name: "Move the money" }).click();
    await expect.element(centre.getByText("An amount such as 100,000", { exact: false })).toBeVisible();
    await all.click();
    await centre.getByRole("button", { name: "Move the money" }).click();
    await expect
      .poll(() => listCalls(transferWallet).map(({ body }) => body))
      .toEqual([{ from: "MAIN", to: "LUNA", amount: "50000.00" }]);
  });

  it("WL-03: has no page where every vendor plays from the main wallet", async () => {
    const entry = (name: string) => centre.getByRole("navigation").getByRole("link", { name });
    const brand = "saltlantern";
    await openScreen({ path: "/member/depositv2", brand, visitor: "member" });
    await expect.element(entry("Transfer"), patience).toBeVisible();
    await openScreen({ path: "/member/depositv2", brand, visitor: "member", situation: "empty" });
    await expect.element(entry("Deposit"), patience).toBeVisible();
    await expect.element(entry("Transfer")).not.toBeInTheDocument();
  });
});

describe("a withdrawal", () => {
  it("MC-04, WL-01: everything is the whole units, what stays is told, and an amount with other digits is refused before the call", async () => {
    const { listCalls } = await openScreen({
      path: "/member/withdraw",
      visitor: "member",
      answers: [
        changedAnswer(getWithdrawalOptions, (options) => ({
          ...options,
          available: "500000.55",
          withdrawable: "500000.55",
          dayLeft: null,
          paymentPassword: null,
        })),
      ],
    });
    const form = centre.getByRole("form", { name: "New withdrawal" });
    const amount = form.getByLabelText("Amount", { exact: false }).first();
    await expect.element(amount, patience).toBeVisible();
    await expect.element(form.getByRole("note")).toMatchTextContent(/^₫0\.55 stays/);
    const submit = form.getByRole("button", { name: "Withdraw" });
    await amount.fill("500000.55");
    await submit.click();
    await expect.element(form.getByText("An amount such as 100,000", { exact: false })).toBeVisible();
    await expect.element(amount).toHaveValue(expect.stringMatching(/^500,?000\.55$/));
    expect(listCalls(createWithdrawal)).toEqual([]);
    await form.getByRole("button", { name: "Everything" }).click();
    await expect.element(amount).toHaveValue("500,000.00");
    await submit.click();
    await expect.poll(() => listCalls(createWithdrawal)).toHaveLength(1);
  });
});

describe("a member's money", () => {
  it("WL-14, X-33: says in which currency what has to be staked is", async () => {
    const { listCalls } = await openScreen({ path: "/member/withdraw", visitor: "member" });
    await expect
      .element(money.getByRole("progressbar"), patience)
      .toHaveAttribute("aria-valuetext", "₫450,000.00 of ₫1,500,000.00");
    const held = centre.getByRole("region", { name: "Held until you have staked enough" });
    await expect.element(held.getByRole("progressbar").first(), patience).toBeVisible();
    for (const bar of held.getByRole("progressbar").elements())
      expect(bar.getAttribute("aria-valuetext")).toMatch(/^₫[\d,]+\.\d\d of ₫[\d,]+\.\d\d$/);
    expect(listCalls(getWithdrawalOptions).length).toBeGreaterThan(0);
  });

  it("WL-14, PM-01: the account shows balance, what is frozen, and points", async () => {
    await openScreen({ path: "/member/withdraw", visitor: "member" });
    await expect
      .element(money, patience)
      .toMatchTextContent(/Balance.*1,234,567,890\.12.*On its way.*500\.00.*Points.*31,240/);
  });

  it("WL-14, EN-24: an agent's account shows which contracts there are, and that one waits for an answer", async () => {
    const none = { contract: 1, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0, dividend: 0, rebate: 0 } as const;
    const flags = { dailysalreqtype: 2, info: { ...none, dividend: 1, dailySalary: 1 } } as const;
    await openScreen({ path: "/member/withdraw", visitor: "agent", answers: [changedAnswer(getFunds, flags)] });
    // What waits opens by itself, before the centre or after it (CT-08).
    const waiting = page.getByRole("dialog", { name: "Contracts wait for your answer" });
    await waiting.getByRole("button", { name: "Later" }).click(patience);
    await expect
      .element(money, patience)
      .toMatchTextContent(/Contracts.*Dividend, Daily salary.*Waits for your answer/);
    const own = { dailysalreqtype: 4, info: { ...none, dailySalary: 1 } } as const;
    await openScreen({ path: "/member/withdraw", visitor: "agent", answers: [changedAnswer(getFunds, own)] });
    await expect.element(money, patience).toMatchTextContent(/Contracts.*Daily salary/);
    await expect.element(money.getByText("Waits for your answer")).not.toBeInTheDocument();
    await openScreen({
      path: "/member/withdraw",
      visitor: "member",
      answers: [changedAnswer(getFunds, { info: none })],
    });
    await expect.element(money.getByText("Balance"), patience).toBeVisible();
    await expect.element(money.getByText("Contracts")).not.toBeInTheDocument();
  });

  it("AP-58: asks for the latest movements when they are opened, and leads to the whole record", async () => {
    const { listCalls } = await openScreen({ path: "/member/depositv2", visitor: "member" });
    const opener = money.getByRole("button", { name: "Latest movements" });
    await expect.element(opener, patience).toHaveAttribute("aria-expanded", "false");
    expect(listCalls(listMovements)).toEqual([]);
    await opener.click();
    await expect.element(opener).toHaveAttribute("aria-expanded", "true");
    await expect.element(money.getByRole("listitem").first(), patience).toBeVisible();
    await expect
      .element(money.getByRole("listitem").first())
      .toMatchTextContent(/^Win.*Moonlit Harbour.*\+₫?3,750\.00/);
    expect(listCalls(listMovements).map(({ query }) => String(query))).toEqual(["kind=CASH"]);
    await money.getByRole("button", { name: "Whole account record" }).click();
    await expect.element(centre.getByRole("table", { name: "Account record" }), patience).toBeVisible();
  });

  it("WL-14: leaves the centre's entries where they are when its figures come", async () => {
    const funds = changedAnswer(getFunds, {
      balance: "100000.00",
      frozen: "0.00",
      bonus: "0.00",
      withdrawable: "100000.00",
      turnover: { held: "0.00", required: "0.00", done: "0.00" },
      dailysalreqtype: 0,
      divtypereq: 0,
      contracthoursalreq: 0,
      realtimesalreqtype: 0,
      info: { contract: 0, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0, dividend: 0, rebate: 0 },
    });
    const held = hold(funds);
    await openScreen({ path: "/member/depositv2", visitor: "member", answers: [held] });
    const entry = centre.getByRole("navigation").getByRole("link").first();
    const readTop = (): number =>
      entry.element().getBoundingClientRect().top - centre.element().getBoundingClientRect().top;
    await expect.element(money.getByRole("button", { name: "Latest movements" }), patience).toBeVisible();
    await expect.element(entry).toBeVisible();
    // A font that comes meanwhile makes lines of another height, whatever the figures do.
    await document.fonts.ready;
    const before = readTop();
    await expect.element(money).not.toMatchTextContent("100,000");
    held.release();
    await expect.element(money.getByText(/100,000\.00/).first(), patience).toBeVisible();
    await document.fonts.ready;
    expect(Math.abs(readTop() - before)).toBeLessThan(2);
  });
});

describe("a bonus's end", () => {
  it.each([
    ["EN", "Dec 1, 2026"],
    ["TH", "1 ธ.ค. 2026"],
  ])(
    "X-34, AN-05: is the merchant's day for every viewer, on the one calendar of the site: %s",
    async (language, day) => {
      const end = Date.parse("2026-11-30T18:00:00Z");
      await openScreen({
        path: "/member/withdraw",
        visitor: "member",
        setting: toSetting("saltlantern", "own", language),
        brand: "saltlantern",
        answers: [
          changedAnswer(getWithdrawalOptions, ({ turnover }) => ({
            turnover: {
              ...turnover,
              requirements: turnover.requirements.map((requirement) => ({
                ...requirement,
                createdAt: end,
                expiresAt: end,
              })),
            },
          })),
        ],
      });
      const ends = page.getByRole("dialog").getByText(day, { exact: false });
      await expect.element(ends.first(), patience).toBeVisible();
      expect(
        page
          .getByRole("dialog")
          .getByText(/2569|Nov 30|30 พ\.ย\./)
          .elements(),
      ).toEqual([]);
    },
  );
});

describe("the currency of a wallet", () => {
  it("X-48: is chosen by keyboard at registration, stays when the form is refused, and is no choice where there is one", async () => {
    const { listCalls } = await openScreen({ path: "/register", brand: "kickline", window: [360, 740] });
    const dialog = page.getByRole("dialog");
    const currency = dialog.getByLabelText("Currency");
    await expect
      .element(currency, patience)
      .toHaveAccessibleDescription(expect.stringMatching(/cannot be changed later/));
    const readChosen = (): string | undefined => {
      const list = currency.element();
      return list instanceof HTMLSelectElement ? list.selectedOptions[0]?.text : undefined;
    };
    expect(readChosen()).toBe("Thai Baht (THB ฿)");
    await currency.click();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.poll(readChosen).toBe("Vietnamese Dong (VND ₫)");
    await dialog.getByRole("button", { name: "Register", exact: true }).click();
    await expect.element(dialog.getByText("Input cannot be empty", { exact: false }).first()).toBeVisible();
    expect(readChosen()).toBe("Vietnamese Dong (VND ₫)");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(listCalls(register)).toEqual([]);
    await openScreen({ path: "/register", brand: "aurelune" });
    await expect.element(dialog.getByLabelText("Username"), patience).toBeVisible();
    await expect.element(currency).not.toBeInTheDocument();
  });
});

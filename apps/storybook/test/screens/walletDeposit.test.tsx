import {
  createDeposit,
  getDeposit,
  type DepositMethod,
  type DepositPromotion,
  getProtection,
  listBonuses,
  listDepositMethods,
} from "@marquee/contract";
import { answer, Refusal } from "@marquee/testing";
import { QrCode } from "@marquee/ui-kit";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const form = centre.getByRole("form", { name: "New deposit" });
const amount = form.getByLabelText("Amount", { exact: false }).first();
const submit = form.getByRole("button", { name: "Continue" });
const radio = (name: string) => form.getByRole("radio", { name, exact: true });
const waiting = centre.getByRole("status").getByText("Waiting for your payment");
const [daily, first] = ["Daily moonlight", "First night"] as const;

const toPromotion = (name: string, parts: Partial<DepositPromotion>): DepositPromotion => ({
  promotionId: name.replace(" ", "-"),
  names: { EN: name },
  percent: 10,
  maxBonus: "500000.00",
  factor: 5,
  maxStake: null,
  maxConvert: null,
  days: 7,
  sticky: false,
  endsWithWithdrawal: false,
  minDeposit: "0.00",
  endsAt: null,
  ...parts,
});
const promotions = [toPromotion(daily, {}), toPromotion(first, { percent: 100, minDeposit: "200000.00" })];

const toMethod = (offered: readonly DepositPromotion[]): DepositMethod => ({
  methodId: "WALLET",
  type: "WALLET",
  currency: "VND",
  min: "50000.00",
  max: "100000000.00",
  feeBasisPoints: 0,
  expectMinutes: 2,
  quickAmounts: ["100000.00"],
  promotions: [...offered],
});

const open = (offered: () => readonly DepositPromotion[], ...answers: readonly ReturnType<typeof answer>[]) =>
  openScreen({
    path: "/member/depositv2",
    visitor: "member",
    answers: [answer(listDepositMethods, () => [toMethod(offered())]), ...answers],
  });

describe("the form of a deposit", () => {
  it("MC-03: tells wrong amounts under their field with the figures, and what was typed stays", async () => {
    const { listCalls } = await open(() => []);
    await expect.element(amount, patience).toBeVisible();
    for (const [typed, said, shown] of [
      ["", "Input cannot be empty", /^$/],
      ["1", "At least ₫50,000 From", /^1$/],
      ["999999999", "At most ₫100,000,000 From", /^999,?999,?999$/],
      ["1e9", "An amount such as 100,000", /^1e9$/],
      ["50000.55", "An amount such as 100,000", /^50,?000\.55$/],
    ] as const) {
      await amount.fill(typed);
      await submit.click();
      await expect.element(centre.getByText(said, { exact: false })).toBeVisible();
      await expect.element(amount).toHaveFocus();
      await expect.element(amount).toHaveValue(expect.stringMatching(shown));
    }
    expect(listCalls(createDeposit)).toEqual([]);
  });

  it("MC-03, WL-01: 100.000 on a Vietnamese page is 100,000, and its example is written so", async () => {
    const { listCalls } = await openScreen({
      path: "/member/depositv2",
      visitor: "member",
      setting: toSetting("aurelune", "own", "VI"),
      answers: [answer(listDepositMethods, () => [toMethod([])])],
    });
    const field = page.getByRole("dialog").getByRole("textbox").first();
    const send = page.getByRole("dialog").getByRole("button", { name: "Tiếp tục" });
    await expect.element(field, patience).toBeVisible();
    await field.fill("50.000,5");
    await send.click();
    await expect.element(page.getByText("Một số tiền như 100.000", { exact: false })).toBeVisible();
    await expect.element(field).toHaveValue(expect.stringMatching(/^50\.?000,5$/));
    await field.fill("100.000");
    await send.click();
    await expect
      .poll(() => listCalls(createDeposit).map(({ body }) => body))
      .toEqual([{ methodId: "WALLET", amount: "100000" }]);
  });

  it("X-08: says above the form that a time-out takes no deposit, and until when", async () => {
    const timeoutUntil = Date.parse("2027-01-02T03:04:05Z");
    await open(() => [], changedAnswer(getProtection, { timeoutUntil }));
    const note = centre.getByRole("status").getByText("You are taking a time-out until", { exact: false });
    await expect.element(note, patience).toBeVisible();
    await expect.element(note).toMatchTextContent(/2027-01-02 10:04:05/);
    await expect.element(amount, patience).toBeVisible();
    const [told, field] = [note.element(), amount.element()].map((each) => each.getBoundingClientRect());
    expect(told?.bottom).toBeLessThanOrEqual(field?.top ?? 0);
  });

  it("WL-06: chooses nothing for a member, and asks; a choice shows bonus and wagering before the payment, and one that asks for more says so and loses nothing", async () => {
    const { listCalls } = await open(() => promotions);
    await expect.element(radio("No bonus"), patience).toBeVisible();
    for (const name of ["No bonus", daily, first]) await expect.element(radio(name)).not.toBeChecked();
    await expect
      .element(radio(daily))
      .toHaveAccessibleDescription(expect.stringMatching(/10%.*5 times the bonus.*500,000\.00.*No end/));
    await amount.fill("50000");
    await submit.click();
    await expect.element(form.getByText("Choose a bonus, or no bonus.", { exact: false })).toBeVisible();
    expect(listCalls(createDeposit)).toEqual([]);
    const readSums = (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [...form.element().querySelectorAll("dt")].map((term) => [
          term.textContent ?? "",
          term.nextElementSibling?.textContent ?? "",
        ]),
      );
    expect(readSums()).not.toHaveProperty("Added to your bonus wallet");
    await expect
      .element(radio(first))
      .toHaveAccessibleDescription(expect.stringMatching(/To get this bonus, deposit at least ₫200,000\.00/));
    await radio(first).click();
    await submit.click();
    await expect.element(form.getByText("At least ₫200,000 for this bonus.", { exact: false })).toBeVisible();
    await expect.element(amount).toHaveFocus();
    await expect.element(amount).toHaveValue(expect.stringMatching(/^50,?000$/));
    expect(listCalls(createDeposit)).toEqual([]);
    await radio(daily).click();
    await expect.poll(readSums).toMatchObject({
      "Added to your bonus wallet": "₫5,000.00",
      "To be staked for it": "₫25,000.00",
      "Added to your balance": "₫50,000.00",
    });
    await expect.element(radio(daily)).toHaveAccessibleDescription(expect.stringMatching(/₫5,000\.00.*₫25,000\.00/));
    await page.viewport(360, 740);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await radio("No bonus").click();
    await submit.click();
    await expect.element(waiting, patience).toBeVisible();
    expect(listCalls(createDeposit).map(({ body }) => body)).toEqual([{ methodId: "WALLET", amount: "50000" }]);
  });

  it("MC-03: refuses a promotion that was claimed meanwhile, chooses nothing in its place, and what was typed stays", async () => {
    let isClaimed = false;
    const { listCalls } = await open(
      () => (isClaimed ? promotions.slice(1) : promotions),
      answer(createDeposit, () => {
        isClaimed = true;
        throw new Refusal("promo.already");
      }),
    );
    await expect.element(radio(daily), patience).toBeVisible();
    await amount.fill("60000");
    await radio(daily).click();
    await submit.click();
    await expect
      .element(
        form.getByText("You have already claimed this promotion, or you already have a bonus.", { exact: false }),
        patience,
      )
      .toBeVisible();
    await expect.element(radio(daily)).not.toBeInTheDocument();
    await expect.element(radio("No bonus")).not.toBeChecked();
    await submit.click();
    await expect
      .element(form.getByText("This promotion is no longer on offer. Choose again.", { exact: false }))
      .toBeVisible();
    await expect.element(radio("No bonus")).toHaveFocus();
    await expect.element(amount).toHaveValue(expect.stringMatching(/^60,?000$/));
    expect(listCalls(createDeposit)).toHaveLength(1);
    await radio("No bonus").click();
    await submit.click();
    await expect.poll(() => listCalls(createDeposit)).toHaveLength(2);
    expect(listCalls(createDeposit)[1]?.body).toEqual({ methodId: "WALLET", amount: "60000" });
  });
});

describe("an order in a coin", () => {
  const pay = {
    kind: "CRYPTO",
    address: "T0123456789abcdef",
    network: "TRC20",
    url: "http://pay.example/pay/1",
  } as const;
  const quote = {
    coin: "USDT",
    amount: "19.157089",
    rate: "26100",
    until: Date.parse("2026-12-01T10:30:00Z"),
    uri: "tron:T0123456789abcdef?amount=19.157089",
  };
  const openOrder = (part: object) =>
    openScreen({
      path: "/member/depositv2?order=D1",
      visitor: "member",
      window: [360, 740],
      answers: [changedAnswer(getDeposit, { type: "CRYPTO", pay: { ...pay, ...part } })],
    });
  const how = centre.getByRole("region", { name: "How to pay" });
  /** The squares of a code on the page; a text has one drawing, and a drawing one text. */
  const readDrawn = (name: string): string =>
    [...how.getByRole("img", { name }).element().querySelectorAll("path")]
      .map((path) => path.getAttribute("d"))
      .join(" ");
  /** The squares of the code of a text. */
  async function draw(value: string): Promise<string> {
    const host = document.createElement("div");
    const root = createRoot(host);
    flushSync(() => root.render(<QrCode value={value} label="expected" large />));
    await expect.poll(() => host.querySelector("path"), patience).not.toBeNull();
    const squares = [...host.querySelectorAll("path")].map((path) => path.getAttribute("d")).join(" ");
    root.unmount();
    return squares;
  }

  it("X-32, MC-03: names coin, amount, rate and its end, with a code of address and amount", async () => {
    await openOrder({ quote });
    await expect.element(how.getByText("19.157089", { exact: true }), patience).toBeVisible();
    await expect.element(how.getByRole("button", { name: "Copy: Amount in USDT" })).toBeVisible();
    await expect.element(how).toMatchTextContent(/1 USDT = ₫26,100\.00, until 2026-12-01 17:30:00/);
    await expect.poll(() => readDrawn("Address and amount for a wallet app"), patience).toBe(await draw(quote.uri));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await openOrder({});
    await expect.element(how.getByText(pay.address, { exact: true }), patience).toBeVisible();
    await expect.poll(() => readDrawn("Address for a wallet app"), patience).toBe(await draw(pay.address));
    await expect.element(how).not.toMatchTextContent(/USDT/);
  });
});

describe("the list of bonuses", () => {
  it("MC-09: tells a member without a bonus so, with the way to a deposit", async () => {
    await openScreen({ path: "/member/bonusDetails", visitor: "member", situation: "empty" });
    await expect.element(centre.getByRole("heading", { name: "You have no bonus yet" }), patience).toBeVisible();
    await centre.getByRole("button", { name: "Open deposits" }).click();
    await expect.element(centre.getByRole("heading", { level: 3, name: "Deposit" }), patience).toBeVisible();
  });

  it("MC-09: has pages where one does not hold all", async () => {
    const { listCalls } = await openScreen({
      path: "/member/bonusDetails?page=2",
      visitor: "member",
      answers: [answer(listBonuses, () => ({ list: [], pageNo: 1, pageSize: 20, totalPages: 2, totalCount: 21 }))],
    });
    const pages = centre.getByRole("navigation", { name: "Pages" });
    await expect
      .element(pages.getByRole("button", { name: "Page 2" }), patience)
      .toHaveAttribute("aria-current", "page");
    expect(listCalls(listBonuses)[0]?.query.get("pageNo")).toBe("2");
    await pages.getByRole("button", { name: "Page 1" }).click();
    await expect.element(pages.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect.poll(() => listCalls(listBonuses).at(-1)?.query.get("pageNo")).toBe("1");
  });
});

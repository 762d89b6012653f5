import {
  checkDepositCode,
  checkPromotionCode,
  claimPromotion,
  createDeposit,
  createWithdrawal,
  type ErrorCode,
  getWithdrawalOptions,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const main = page.getByRole("main");
const everything = { setting: toSetting("aurelune", "full"), visitor: "member" } as const;
const field = main.getByRole("textbox", { name: "Promo code" });
const check = main.getByRole("button", { name: "Check the code" });

describe("promo codes", () => {
  it("X-36: a code shows its promotion with the terms and claims nothing; the claim sends the code, and what was typed stays", async () => {
    const { listCalls } = await openScreen({ path: "/promotions", ...everything });
    await expect.element(field, patience).toBeVisible();
    await field.fill(" harbour-2026 ");
    await check.click();
    const dialog = page.getByRole("dialog", { name: "Newsletter code" });
    await expect.element(dialog.getByText("10 times the bonus"), patience).toBeVisible();
    await expect.element(dialog.getByText("Goes back: you keep only what you win above it")).toBeVisible();
    await expect.element(dialog.getByText("It ends, and all in your bonus wallet is lost")).toBeVisible();
    expect(listCalls(checkPromotionCode).map(({ body }) => body)).toEqual([{ code: " harbour-2026 " }]);
    expect(listCalls(claimPromotion)).toEqual([]);
    await dialog.getByRole("button", { name: "Claim ₫200,000.00" }).click();
    await expect.element(page.getByText("The bonus is in your bonus wallet."), patience).toBeVisible();
    expect(listCalls(claimPromotion).map(({ body }) => body)).toEqual([{ id: "page-9", code: " harbour-2026 " }]);
    await expect.element(dialog.getByRole("link", { name: "See your bonuses" }), patience).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(field).toHaveValue(" harbour-2026 ");
  });

  it.each<readonly [code: ErrorCode, words: string]>([
    ["promo.code.unknown", "We do not know this code. Check it and try again."],
    ["promo.code.used", "This code has been used."],
    ["promo.code.expired", "This code has expired."],
    ["promo.code.early", "This code cannot be used yet."],
    ["promo.code.gone", "This code has been used as often as it can be."],
    ["promo.code.other", "This code is not for your account."],
  ])("X-36: refused by %s, the field says: %s", async (code, words) => {
    await openScreen({ path: "/promotions", ...everything, answers: [refusal(checkPromotionCode, code)] });
    await expect.element(field, patience).toBeVisible();
    await check.click();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("HARBOUR2026");
    await check.click();
    await expect.element(main.getByText(words), patience).toBeVisible();
    await expect.element(field).toHaveValue("HARBOUR2026");
  });

  it("X-36, X-60: what speaks against the member stands above the field; a claim that is refused says why", async () => {
    await openScreen({
      path: "/promotions",
      ...everything,
      answers: [refusal(checkPromotionCode, "promo.not.eligible")],
    });
    await expect.element(field, patience).toBeVisible();
    await field.fill("HARBOUR2026");
    await check.click();
    await expect.element(main.getByRole("alert"), patience).toHaveTextContent("You cannot claim this promotion.");
    await openScreen({ path: "/promotions", ...everything, answers: [refusal(claimPromotion, "promo.code.used")] });
    await expect.element(field, patience).toBeVisible();
    await field.fill("HARBOUR2026");
    await check.click();
    const dialog = page.getByRole("dialog", { name: "Newsletter code" });
    await dialog.getByRole("button", { name: /^Claim/ }).click();
    await expect.element(dialog.getByRole("alert"), patience).toHaveTextContent("This code has been used.");
  });

  it("X-36: a code in the address fills the field and is not sent; a guest logs in first", async () => {
    const { listCalls } = await openScreen({ path: "/promotions?code=HARBOUR-2026", ...everything });
    await expect.element(field, patience).toHaveValue("HARBOUR-2026");
    expect(listCalls(checkPromotionCode)).toEqual([]);
    expect(listCalls(claimPromotion)).toEqual([]);
    await openScreen({ path: "/promotions?code=HARBOUR-2026", setting: toSetting("aurelune") });
    await main.getByRole("button", { name: "Log in to use your promo code" }).click();
    await expect.element(page.getByRole("dialog"), patience).toBeVisible();
  });

  it("X-36: the page of a promotion by codes has the field, and its claim below it", async () => {
    const { listCalls } = await openScreen({ path: "/promoDetail?id=page-9", ...everything });
    await expect.element(field, patience).toBeVisible();
    await field.fill("HARBOUR2026");
    await check.click();
    await main.getByRole("button", { name: /^Claim/ }).click();
    await expect.element(page.getByText("The bonus is in your bonus wallet."), patience).toBeVisible();
    expect(listCalls(claimPromotion).map(({ body }) => body)).toEqual([{ id: "page-9", code: "HARBOUR2026" }]);
  });

  it("X-36, MC-10: the reward centre leads to the field, and tells of each bonus what kind it is", async () => {
    await openScreen({ path: "/member/rewardCenter", ...everything });
    await expect.element(page.getByText(/you keep only what you win above it/), patience).toBeVisible();
    await expect.element(page.getByText(/all in your bonus wallet is lost/)).toBeVisible();
    await page.getByRole("link", { name: "Enter a promo code" }).click();
    await expect.element(field, patience).toBeVisible();
  });
});

describe("a promo code with a deposit", () => {
  const form = page.getByRole("form", { name: "New deposit" });
  const dialog = page.getByRole("dialog", { name: "Promo code" });
  const code = dialog.getByRole("textbox", { name: "Promo code" });
  const send = dialog.getByRole("button", { name: "Check the code" });
  const coded = form.getByRole("radio", { name: /^Newsletter top-up/ });

  it("X-36, WL-06: the promotion of a code comes to the choice with its terms and is not chosen by itself; chosen, the order sends the code", async () => {
    const { listCalls } = await openScreen({ path: "/member/depositv2", ...everything });
    await form.getByRole("button", { name: "Enter a promo code" }).click();
    await code.fill(" harbour-2026 ");
    await send.click();
    await expect.element(coded, patience).not.toBeChecked();
    await expect.element(form.getByText(/brings this bonus: Newsletter top-up/)).toBeVisible();
    await expect.element(form.getByText("Goes back: you keep only what you win above it").first()).toBeVisible();
    expect(listCalls(checkDepositCode).map(({ body }) => body)).toEqual([{ code: " harbour-2026 " }]);
    await form.getByLabelText("Amount", { exact: false }).first().fill("200000");
    await form.getByRole("button", { name: "Continue" }).click();
    await expect.element(form.getByText("Choose a bonus, or no bonus.")).toBeVisible();
    await coded.click();
    await form.getByRole("button", { name: "Continue" }).click();
    await expect
      .poll(() => listCalls(createDeposit).map(({ body }) => body))
      .toMatchObject([{ amount: "200000", promotionId: "P9", code: " harbour-2026 " }]);
  });

  it.each<readonly [code: ErrorCode, words: string]>([
    ["promo.code.unknown", "We do not know this code. Check it and try again."],
    ["promo.code.used", "This code has been used."],
    ["promo.code.expired", "This code has expired."],
    ["promo.code.other", "This code is not for your account."],
    ["promo.code.claim", "This code needs no deposit. Enter it on the promotions page."],
  ])("X-36: refused by %s, the dialog says: %s", async (refused, words) => {
    await openScreen({ path: "/member/depositv2", ...everything, answers: [refusal(checkDepositCode, refused)] });
    await form.getByRole("button", { name: "Enter a promo code" }).click();
    await code.fill("HARBOUR2026");
    await send.click();
    await expect.element(dialog.getByText(words), patience).toBeVisible();
    await expect.element(code).toHaveValue("HARBOUR2026");
  });

  it("X-36: a code that was used meanwhile is said at the choice, and what was typed stays", async () => {
    await openScreen({
      path: "/member/depositv2?code=HARBOUR2026",
      ...everything,
      answers: [refusal(createDeposit, "promo.code.gone")],
    });
    // A code of the address fills the field and is not sent.
    await expect.element(code, patience).toHaveValue("HARBOUR2026");
    await send.click();
    await coded.click();
    const amount = form.getByLabelText("Amount", { exact: false }).first();
    await amount.fill("200000");
    await form.getByRole("button", { name: "Continue" }).click();
    await expect.element(form.getByText("This code has been used as often as it can be."), patience).toBeVisible();
    await expect.element(amount).toHaveValue(expect.stringMatching(/^200,?000$/));
    await expect.element(coded).toBeChecked();
  });

  it("X-36: the place for codes says that a code is for a deposit, and leads there with it", async () => {
    await openScreen({
      path: "/promotions",
      ...everything,
      answers: [refusal(checkPromotionCode, "promo.code.deposit")],
    });
    await expect.element(field, patience).toBeVisible();
    await field.fill("HARBOUR2026");
    await check.click();
    await expect
      .element(main.getByText("This code is for a deposit. Enter it where you make your deposit."), patience)
      .toBeVisible();
    await main.getByRole("link", { name: "Deposit with this code" }).click();
    await expect.element(code, patience).toHaveValue("HARBOUR2026");
  });
});

describe("a withdrawal that ends a bonus", () => {
  const withdraw = page.getByRole("button", { name: "Withdraw", exact: true });
  const tick = page.getByRole("checkbox", { name: "I give up the bonus and send the money" });
  const endingBonus = { id: "B7", names: { EN: "Harbour Welcome" }, balance: "425000.00" };
  const fill = async (): Promise<void> => {
    await expect.element(page.getByRole("textbox", { name: /^Amount/ }), patience).toBeVisible();
    await page.getByRole("textbox", { name: /^Amount/ }).fill("100000");
    const password = page.getByLabelText(/^Payment password/);
    if (password.elements().length > 0) await password.first().fill("482915");
  };

  it("X-34: says what is lost before it is sent, and is sent when the member has said so", async () => {
    const { listCalls } = await openScreen({
      path: "/member/withdraw",
      ...everything,
      answers: [changedAnswer(getWithdrawalOptions, { endingBonus })],
    });
    await fill();
    await expect.element(page.getByText(/Harbour Welcome.*You lose ₫425,000.00/)).toBeVisible();
    await withdraw.click();
    await expect.element(page.getByText("Tick this to send the money all the same.")).toBeVisible();
    expect(listCalls(createWithdrawal)).toEqual([]);
    await tick.click();
    await withdraw.click();
    await expect.poll(() => listCalls(createWithdrawal).length).toBe(1);
  });

  it("X-34: a bonus that has begun meanwhile is told, and nothing is sent without a word about it", async () => {
    let reads = 0;
    await openScreen({
      path: "/member/withdraw",
      ...everything,
      answers: [
        changedAnswer(getWithdrawalOptions, () => ({ endingBonus: (reads += 1) > 1 ? endingBonus : null })),
        refusal(createWithdrawal, "withdraw.bonus"),
      ],
    });
    await fill();
    await expect.element(tick).not.toBeInTheDocument();
    await withdraw.click();
    await expect.element(page.getByText(/^Your bonus ends with this\. Read/), patience).toBeVisible();
    await expect.element(tick, patience).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: /^Amount/ })).toHaveValue("100,000");
  });

  it("X-34: the bonus details tell what kind a bonus is", async () => {
    await openScreen({ path: "/member/bonusDetails", ...everything });
    await expect
      .element(page.getByText("It ends, and all in your bonus wallet is lost").first(), patience)
      .toBeVisible();
    await expect.element(page.getByText("Goes back: you keep only what you win above it").first()).toBeVisible();
  });
});

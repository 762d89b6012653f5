import { getMemberRank, getPromotionPage } from "@marquee/contract";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { withSettings } from "../authRegister.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const main = page.getByRole("main");
const centre = page.getByRole("dialog", { name: "Member centre" });

const toStatusWith = (kUnit: boolean) =>
  withSettings({
    currencies: [
      { currency: "VND", currencySymbol: "₫", ...(kUnit && { kUnit }) },
      { currency: "THB", currencySymbol: "฿" },
    ],
  });

const zalo = {
  by: "ZALO",
  state: "CLAIM",
  rule: null,
  application: null,
  terms: {
    currency: "VND",
    least: "131000.00",
    most: "131000.00",
    factor: 10,
    days: 7,
    maxStake: "20000.00",
    maxConvert: null,
    level: null,
    loss: null,
    sticky: false,
    endsWithWithdrawal: false,
  },
} as const;

const openZalo = (kUnit: boolean, terms: object = {}) =>
  openScreen({
    path: "/promoDetail?id=page-2",
    setting: toSetting("aurelune", "full"),
    visitor: "member",
    answers: [toStatusWith(kUnit), changedAnswer(getPromotionPage, { ...zalo, terms: { ...zalo.terms, ...terms } })],
  });

it("CN-07, PM-16, Q-17: the reward for Zalo is ₫131K where the merchant writes thousands so, and is read out in full", async () => {
  await openZalo(true);
  const claim = main.getByRole("button", { name: "Claim ₫131,000.00" });
  await expect.element(claim, patience).toBeVisible();
  await expect.element(claim.getByText("₫131K", { exact: true })).toBeVisible();
  await expect.element(main.getByRole("definition").getByText("₫131K", { exact: true })).toBeVisible();
  // A limit is no reward.
  await expect.element(main.getByText("₫20,000.00", { exact: true })).toBeVisible();
  expect(main.element().textContent).not.toContain("20K");
});

it("CN-07, PM-16, Q-17: with the setting off it is ₫131,000.00", async () => {
  await openZalo(false);
  await expect.element(main.getByRole("button", { name: "Claim ₫131,000.00" }), patience).toBeVisible();
  expect(main.element().textContent).not.toContain("131K");
});

it("CN-07: what is finer than two decimals of a thousand stays in units, and so does another currency", async () => {
  await openZalo(true, { least: "131234.00", most: "131500.00" });
  await expect.element(main.getByText("₫131,234.00", { exact: true }), patience).toBeVisible();
  await expect.element(main.getByText("₫131.5K", { exact: true }).first()).toBeVisible();
  await openZalo(true, { currency: "THB" });
  await expect.element(main.getByRole("button", { name: "Claim ฿131,000.00" }), patience).toBeVisible();
  expect(main.element().textContent).not.toContain("131K");
});

it("CN-07: a gift on offer is in thousands; what has to be staked, what was staked and what was paid are in units", async () => {
  await openScreen({
    path: "/member/vip",
    visitor: "member",
    answers: [toStatusWith(true), changedAnswer(getMemberRank, { currency: "VND", factor: 2 })],
  });
  const gift = centre.getByRole("article", { name: "Gift of VIP 3" });
  await expect.element(gift.getByText("₫188K", { exact: true }), patience).toBeVisible();
  await expect.element(gift).toMatchTextContent(/Stake ₫376,000\.00 before you withdraw it/);
  await expect
    .element(centre.getByRole("region", { name: "Your level" }))
    .toMatchTextContent(/Valid bets in total: ₫466,000,000\.00/);
  await gift.getByRole("button", { name: "Claim the gift of VIP 3" }).click();
  await expect.element(page.getByText("₫188,000.00 is in your main wallet."), patience).toBeVisible();
});

import { claimReward, listRewards } from "@marquee/contract";
import { type Answer, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { inTurn } from "../answersInTurn.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const path = "/member/rewardCenter";
const entry = (count: number) => centre.getByRole("link", { name: new RegExp(`Reward centre.*${count} to claim`) });

const welcome = {
  source: "PROMOTION",
  id: "30000000-0000-4000-8000-000000000001",
  version: null,
  names: { EN: "Welcome 1000VND" },
  asset: "BONUS",
  least: "1000.00",
  most: "1000.00",
  factor: 5,
  bonus: null,
  endsAt: null,
} as const;

describe("the reward centre in the member centre", () => {
  it("MC-10: lists what can be claimed with its source, what it pays, its turnover and its end", async () => {
    await openScreen({ path, visitor: "member" });
    const rounds = centre.getByRole("article", { name: "Play 20 rounds" });
    await expect
      .element(rounds, patience)
      .toMatchTextContent(/Mission.*₫5,000.*Stake ₫15,000.* before you withdraw it/);
    await expect.element(rounds).toMatchTextContent(/Claim it before .*2026/);
    const envelope = centre.getByRole("article", { name: "Evening envelope" });
    await expect.element(envelope).toMatchTextContent(/₫1,000.* to ₫50,000.*, by chance.*Stake its amount × 1 before/);
    const rebate = centre.getByRole("article", { name: "Rebate for what you played" });
    await expect.element(rebate).toMatchTextContent(/₫12,345.*You can withdraw it at once/);
    const gift = centre.getByRole("article", { name: "Gift of level 3" });
    await expect.element(gift).toMatchTextContent(/VIP level.*₫188,000.*Stake ₫188,000/);
    const raffle = centre.getByRole("article", { name: "Lantern raffle" });
    await expect.element(raffle).toMatchTextContent(/Raffle.*A prize by chance, or none.*Stake its amount × 1 before/);
    await expect.element(entry(6)).toBeInTheDocument();
    // A ticket is drawn where its chances are told.
    await raffle.getByRole("link", { name: "Draw a ticket: Lantern raffle" }).click();
    await expect.element(centre.getByRole("heading", { name: "Raffles" }), patience).toBeVisible();
  });

  it("RG-27, MC-10: a new member sees the sign-up bonus titled 1000VND and claims it by one call, and the badge falls", async () => {
    const answers = [
      inTurn(
        changedAnswer(listRewards, { currency: "VND", list: [welcome] }),
        changedAnswer(listRewards, { currency: "VND", list: [] }),
      ),
      changedAnswer(claimReward, { currency: "VND", list: [], paid: { asset: "BONUS", amount: "1000.00" } }),
    ];
    const { listCalls } = await openScreen({ path, visitor: "member", answers });
    const card = centre.getByRole("article", { name: "Welcome 1000VND" });
    await expect.element(card, patience).toMatchTextContent(/₫1,000.*Stake ₫5,000.* before you withdraw it/);
    await pressTwice(card.getByRole("button", { name: "Claim: Welcome 1000VND" }));
    await expect.element(page.getByText("₫1,000.00 is in your bonus wallet."), patience).toBeVisible();
    expect(listCalls(claimReward)).toHaveLength(1);
    await expect.element(centre.getByText("Nothing to claim now"), patience).toBeVisible();
    await expect.element(entry(1)).not.toBeInTheDocument();
  });

  it("MC-10: a refusal is told at the reward, which stays", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(claimReward, "mission.changed")] });
    const rounds = centre.getByRole("article", { name: "Play 20 rounds" });
    await expect.element(rounds.getByRole("button"), patience).toBeEnabled();
    await rounds.getByRole("button").click();
    await expect.element(rounds.getByRole("alert"), patience).toMatchTextContent(/This mission has changed/);
    await expect.element(rounds.getByRole("button")).toBeEnabled();
  });

  it("MC-10: where it does not load, a press tries again", async () => {
    let isDown = true;
    const [down, up] = [
      refusal(listRewards, "rate.limited"),
      changedAnswer(listRewards, { currency: "VND", list: [welcome] }),
    ];
    const answer: Answer = {
      endpoint: listRewards,
      toValue: (query, body) => (isDown ? down : up).toValue(query, body),
    };
    await openScreen({ path, visitor: "member", answers: [answer] });
    await expect.element(centre.getByRole("button", { name: "Try again" }), patience).toBeEnabled();
    isDown = false;
    await centre.getByRole("button", { name: "Try again" }).click(patience);
    await expect.element(centre.getByRole("article", { name: "Welcome 1000VND" }), patience).toBeVisible();
  });
});

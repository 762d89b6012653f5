import { claimRedEnvelope, listRedEnvelopes, type RedEnvelope } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const claimed: RedEnvelope = {
  id: "E1",
  names: { EN: "Full moon" },
  phase: "OPEN",
  opensAt: 0,
  closesAt: Date.UTC(2099, 0, 2),
  currency: "VND",
  total: "10000000.00",
  count: 100,
  least: "20000.00",
  most: "500000.00",
  unit: "1.00",
  factor: 3,
  left: 41,
  seedHash: "0".repeat(64),
  seed: null,
  own: { number: 59, amount: "88000.00", at: 0 },
};
const path = "/member/redEnvelope";
const card = (name: string) => centre.getByRole("article", { name });
const open = card("Full moon").getByRole("button", { name: "Open the envelope" });

describe("red envelopes in the member centre", () => {
  it("PM-14, MC-18: says what it pays, until when and under which turnover before it is opened, and what one got afterwards", async () => {
    const answers = [inTurn(changedAnswer(listRedEnvelopes, {}), changedAnswer(listRedEnvelopes, { list: [claimed] }))];
    const { listCalls } = await openScreen({ path, visitor: "member", answers });
    const full = card("Full moon");
    await expect.element(full, patience).toMatchTextContent(/20,000\.00 to .*500,000\.00/);
    await expect
      .element(full)
      .toMatchTextContent(/until 2099-01-02.*staked 3 times before it can be withdrawn.*42 of 100 parts are left/);
    await expect.element(card("Lantern night")).toMatchTextContent(/Planned/);
    expect(card("Lantern night").getByRole("button", { name: "Open the envelope" }).query()).toBeNull();
    // A start or an end that is far away is not counted down to.
    expect(centre.getByRole("timer").query()).toBeNull();
    await pressTwice(open);
    await expect.element(full, patience).toMatchTextContent(/You got .*88,000\.00/);
    expect(listCalls(claimRedEnvelope)).toHaveLength(1);
  });

  it("PM-14: the draw is repeated in the browser from the seed that is shown at the end", async () => {
    await openScreen({ path, visitor: "member" });
    const over = card("Harvest");
    await over.getByText("Verify the draw").click();
    await expect
      .element(over, patience)
      .toMatchTextContent(/66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925/);
    await over.getByRole("button", { name: "Repeat the draw here" }).click();
    await expect
      .element(over.getByRole("status"), patience)
      .toMatchTextContent(/The hash is that of the seed, and your part comes to .*42,098\.00, as it was paid\./);
    await card("Full moon").getByText("Verify the draw").click();
    await expect.element(card("Full moon")).toMatchTextContent(/Shown when the envelope is over/);
  });

  it("PM-14: one that is empty by now says so at its button, and what was shown stays", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(claimRedEnvelope, "envelope.empty")] });
    await expect.element(open, patience).toBeEnabled();
    await open.click();
    await expect
      .element(card("Full moon").getByRole("alert"), patience)
      .toHaveTextContent("All parts of this envelope are taken.");
    await expect.element(card("Harvest")).toBeVisible();
  });

  it("PM-14: says where there is none", async () => {
    const { listCalls } = await openScreen({ path, visitor: "member", situation: "empty" });
    await expect.element(centre.getByText("No envelopes at the moment"), patience).toBeVisible();
    expect(listCalls(listRedEnvelopes)).toHaveLength(1);
  });
});

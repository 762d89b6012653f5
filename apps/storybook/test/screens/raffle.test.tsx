import {
  claimRafflePromotion,
  listRaffleRecords,
  listRaffles,
  type Raffle,
  type RaffleRecord,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const path = "/member/raffle";
const card = (name: string) => centre.getByRole("article", { name });
const draw = card("Lantern raffle").getByRole("button", { name: /^Draw a ticket/ });
const own = centre.getByRole("region", { name: "Your draws" });

const recordId = "L261121LANTERN555";
const drawn: Raffle = {
  id: "R1",
  names: { EN: "Lantern raffle" },
  phase: "OPEN",
  opensAt: 0,
  closesAt: Date.UTC(2099, 0, 2),
  turn: "ONCE",
  currency: "VND",
  factor: 3,
  prizes: [
    { type: "POINTS", names: { EN: "Points" }, amount: "500.00", count: 100 },
    { type: "NONE", names: { EN: "No prize" }, amount: null, count: 400 },
  ],
  tickets: 500,
  left: 233,
  validBet: null,
  deposits: null,
  isDrawn: true,
  own: [{ recordId, number: 267, prize: 0 }],
  seedHash: "0".repeat(64),
  seed: null,
};
const record: RaffleRecord = {
  recordId,
  names: { EN: "Lantern raffle" },
  currency: "VND",
  prize: { type: "POINTS", names: { EN: "Points" }, amount: "500.00" },
  at: 0,
  gift: null,
};

describe("raffles in the member centre", () => {
  it("PM-15: says of each prize how likely it is, under which terms and how many tickets are left, and the draw says which prize it was", async () => {
    const answers = [
      inTurn(changedAnswer(listRaffles, {}), changedAnswer(listRaffles, { list: [drawn] })),
      inTurn(
        changedAnswer(listRaffleRecords, {}),
        changedAnswer(listRaffleRecords, { list: [record], totalPages: 1, totalCount: 1 }),
      ),
    ];
    const { listCalls } = await openScreen({ path, visitor: "member", answers });
    const open = card("Lantern raffle");
    await expect.element(open, patience).toMatchTextContent(/until 2099-01-02.*One draw for each member/);
    await expect
      .element(open)
      .toMatchTextContent(/staked 3 times before it can be withdrawn.*234 of 500 tickets are left.*A draw is free/);
    await expect
      .element(open.getByRole("row", { name: /^First prize .*5,000,000\.00/ }))
      .toMatchTextContent(/1\s?0\.2%$/);
    await expect.element(open.getByRole("row", { name: /^Headphones/ })).toMatchTextContent(/4\s?0\.8%$/);
    await expect.element(open.getByRole("row", { name: /^No prize/ })).toMatchTextContent(/400\s?80%$/);
    // Nothing is counted down to but an opening that is near.
    expect(centre.getByRole("timer").query()).toBeNull();
    await pressTwice(draw);
    await expect.element(open.getByRole("status"), patience).toHaveTextContent("You drew: Points (500 points)");
    expect(listCalls(claimRafflePromotion)).toHaveLength(1);
    await expect.element(open).toHaveFocus();
    expect(draw.query()).toBeNull();
    await expect.element(own, patience).toMatchTextContent(/Points \(500 points\).*L261121LANTERN555/);
  });

  it("PM-15: the prize is told though the list does not arrive, and nothing can be drawn again", async () => {
    const answers = [inTurn(changedAnswer(listRaffles, {}), refusal(listRaffles, "unknown"))];
    await openScreen({ path, visitor: "member", answers });
    await expect.element(draw, patience).toBeEnabled();
    await draw.click();
    await expect
      .element(card("Lantern raffle").getByRole("status"), patience)
      .toHaveTextContent("You drew: Points (500 points)");
    expect(draw.query()).toBeNull();
  });

  it("PM-15: a condition shows how far one has come, and a refusal says so at its button", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(claimRafflePromotion, "raffle.condition")] });
    const daily = card("Daily draw");
    const bar = daily.getByRole("progressbar", { name: "Staked today" });
    await expect.element(bar, patience).toHaveAttribute("aria-valuenow", "25");
    await expect.element(daily).toMatchTextContent(/250,000\.00 of .*1,000,000\.00/);
    await expect
      .element(daily.getByRole("progressbar", { name: "Deposited today" }))
      .toHaveAttribute("aria-valuenow", "100");
    await daily.getByRole("button", { name: /^Draw a ticket/ }).click();
    await expect
      .element(daily.getByRole("alert"), patience)
      .toHaveTextContent("You have not staked or deposited enough for a draw yet.");
    await expect.element(card("New year draw")).toMatchTextContent(/Planned/);
    expect(
      card("New year draw")
        .getByRole("button", { name: /^Draw a ticket/ })
        .query(),
    ).toBeNull();
  });

  it("PM-15: one whose tickets are all drawn by now says so, and what was shown stays", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(claimRafflePromotion, "raffle.none.left")] });
    await expect.element(draw, patience).toBeEnabled();
    await draw.click();
    await expect
      .element(card("Lantern raffle").getByRole("alert"), patience)
      .toHaveTextContent("All tickets of this raffle are drawn.");
    await expect.element(card("Harvest raffle")).toBeVisible();
  });

  it("PM-15: the shuffle is repeated in the browser from the seed that is shown at the end", async () => {
    await openScreen({ path, visitor: "member" });
    const over = card("Harvest raffle");
    await over.getByText("Verify the shuffle").click();
    await expect
      .element(over, patience)
      .toMatchTextContent(/66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925/);
    await over.getByRole("button", { name: "Repeat the shuffle here" }).click();
    await expect
      .element(over.getByText("The hash is that of the seed, and your tickets have the prizes that you got."), patience)
      .toBeVisible();
    await card("Lantern raffle").getByText("Verify the shuffle").click();
    await expect.element(card("Lantern raffle")).toMatchTextContent(/Shown when the raffle is over/);
  });

  it("PM-15: a seed of other tickets is told", async () => {
    const over: Raffle = { ...drawn, phase: "OVER", seed: "00".repeat(32), own: [{ recordId, number: 267, prize: 0 }] };
    const seedHash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    const list = [
      { ...over, id: "A", names: { EN: "Wrong hash" } },
      ...[0, 1].map((prize) => ({
        ...over,
        id: `${prize}`,
        names: { EN: `Prize ${prize}` },
        seedHash,
        own: [{ recordId, number: 1, prize }],
      })),
    ];
    await openScreen({ path, visitor: "member", answers: [changedAnswer(listRaffles, { list })] });
    const check = async (name: string, text: string) => {
      const one = card(name);
      await one.getByText("Verify the shuffle").click();
      await one.getByRole("button", { name: "Repeat the shuffle here" }).click();
      await expect.element(one.getByText(text), patience).toBeVisible();
    };
    await check("Wrong hash", "The hash is not that of the seed.");
    await check("Prize 0", "The hash is that of the seed, but your tickets have other prizes than you got.");
    await check("Prize 1", "The hash is that of the seed, and your tickets have the prizes that you got.");
  });

  it("PM-15: of gifts one sees how far they are and what staff wrote", async () => {
    await openScreen({ path, visitor: "member" });
    await expect
      .element(own, patience)
      .toMatchTextContent(/Headphones.*Not handed over yet.*Headphones.*Handed over.*Sent with the post on Monday\./);
  });

  it("PM-15: says where there is none, and offers to try again where it cannot be read", async () => {
    const { listCalls } = await openScreen({ path, visitor: "member", situation: "empty" });
    await expect.element(centre.getByText("No raffles at the moment"), patience).toBeVisible();
    await expect.element(centre.getByText("You have not drawn yet"), patience).toBeVisible();
    expect(listCalls(listRaffles)).toHaveLength(1);
  });
});

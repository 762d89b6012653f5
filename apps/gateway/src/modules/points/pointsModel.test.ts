import { randomUUID } from "node:crypto";
import { getPointBalance, listPointRewards } from "@marquee/contract";
import {
  correctPoints,
  decideRedemption,
  getMemberPoints,
  listStaffRedemptions,
  listStaffRewards,
  saveReward,
} from "@marquee/contract/staff";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { earnAllPoints } from "../../../test/earnAllPoints.ts";
import { address, toReward, usePoints } from "../../../test/pointsWorld.ts";
import { checkChains, checkTrialBalance } from "../../ledger/checkLedger.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";

// Points against a reference in plain numbers, from the text of contract 3.10: no code of the gateway. Points are in 1/10,000.

const dongPerPoint = { RNG: 100_000, LIVE: 200_000, ELOTT: 500_000 } as const;
type Category = keyof typeof dongPerPoint;
const point = 10_000;
const price = 500;

type Step =
  | { readonly do: "stake"; readonly category: Category; readonly amount: number }
  | { readonly do: "back"; readonly round: number; readonly percent: number }
  | { readonly do: "redeem"; readonly quantity: number }
  | { readonly do: "decide"; readonly redemption: number; readonly isApproved: boolean }
  | { readonly do: "convert"; readonly hundreds: number }
  | { readonly do: "correct"; readonly points: number };

const as = <const Name extends Step["do"]>(name: Name) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: as("stake"),
      category: fc.constantFrom<Category>("RNG", "LIVE", "ELOTT"),
      amount: fc.integer({ min: 1, max: 250_000_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: as("back"), round: fc.nat(9), percent: fc.constantFrom(1, 33, 50, 100) }) },
  { weight: 2, arbitrary: fc.record({ do: as("redeem"), quantity: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: as("decide"), redemption: fc.nat(5), isApproved: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: as("convert"), hundreds: fc.integer({ min: 8, max: 25 }) }) },
  { weight: 2, arbitrary: fc.record({ do: as("correct"), points: fc.integer({ min: -200, max: 200 }) }) },
);

type Round = { readonly id: string; readonly category: Category; stake: number; gained: number };

class Reference {
  points = 0;
  earned = 0;
  owed = 0;
  dong = 0;
  stock = 6;
  readonly rounds: Round[] = [];
  readonly open: { readonly quantity: number; orderNo: string }[] = [];

  /** What comes in pays first what is owed; what goes out and is not there is owed. */
  #credit(points: number): void {
    if (points >= 0) {
      const paid = Math.min(this.owed, points);
      this.owed -= paid;
      this.points += points - paid;
    } else {
      const taken = Math.min(this.points, -points);
      this.points -= taken;
      this.owed += -points - taken;
    }
  }
  stake(id: string, category: Category, amount: number): void {
    const gained = Math.floor((amount * point) / dongPerPoint[category]);
    this.rounds.push({ id, category, stake: amount, gained });
    this.earned += gained;
    this.#credit(gained);
  }
  back(round: Round, amount: number): void {
    if (round.stake <= 0 || round.gained <= 0) return;
    const share = BigInt(round.gained) * BigInt(amount);
    const stake = BigInt(round.stake);
    const lost = Math.min(round.gained, Number((share + stake - 1n) / stake));
    round.gained -= lost;
    round.stake -= amount;
    this.earned -= lost;
    this.#credit(-lost);
  }
  redeem(quantity: number): string {
    if (quantity > this.stock) return "reward.sold.out";
    if (this.points < quantity * price * point) return "points.insufficient";
    this.points -= quantity * price * point;
    this.stock -= quantity;
    return "done";
  }
  reject(quantity: number): void {
    this.stock += quantity;
    this.#credit(quantity * price * point);
  }
  correct(points: number): string {
    if (points === 0) return "fields";
    if (this.points + points * point < 0) return "points.insufficient";
    this.#credit(points * point);
    return "done";
  }
  convert(points: number): string {
    if (points < 1_000) return "points.convert.min";
    if (this.points < points * point) return "points.insufficient";
    this.points -= points * point;
    this.dong += points * 10;
    return "done";
  }
}

const { options, timeout } = toHistories(800, 8);

describe("points of random histories", () => {
  const { app, olga, pia, join, settle, balanceOf, redeem, convert } = usePoints();
  const codeOf = ({ body }: { readonly body: { readonly success: boolean; readonly errorCode?: string } }): string =>
    body.success ? "done" : (body.errorCode ?? "");

  it(
    "PM-01, PM-03, PM-04, PM-05, X-21: stakes, take-backs, redemptions, answers, conversions and corrections in any order leave what a reference says",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
          const [{ here, id }, reference] = [await join(), new Reference()];
          const reward = toReward({ addQuantity: reference.stock, pointsRequired: price, names: { EN: "Model" } });
          await olga().get(saveReward, reward);
          const before = await balanceOf(here);
          for (const one of steps) {
            if (one.do === "stake") {
              const round = await settle(id, one.amount, randomUUID(), one.category);
              reference.stake(round, one.category, one.amount);
            } else if (one.do === "back") {
              const round = reference.rounds[one.round];
              const amount = round === undefined ? 0 : Math.floor((round.stake * one.percent) / 100);
              if (round === undefined || amount <= 0) continue;
              await settle(id, -amount, round.id, round.category);
              reference.back(round, amount);
            } else if (one.do === "redeem") {
              const answer = await redeem(here, { rewardId: reward.id, quantity: one.quantity, address });
              expect(codeOf(answer)).toBe(reference.redeem(one.quantity));
              if (answer.body.success)
                reference.open.push({ quantity: one.quantity, orderNo: answer.body.value.redeemId });
            } else if (one.do === "decide") {
              const [found] = reference.open.splice(one.redemption, 1);
              if (found === undefined) continue;
              const { items } = await pia().get(listStaffRedemptions, { number: found.orderNo });
              const decision = one.isApproved ? "approve" : "reject";
              await pia().get(decideRedemption, {
                orderNo: found.orderNo,
                seen: items[0]?.version ?? 0,
                decision,
                remark: "of the model",
              });
              if (!one.isApproved) reference.reject(found.quantity);
            } else if (one.do === "correct") {
              const correction = { id: randomUUID(), memberId: id, points: one.points, reason: "of the model" };
              expect(codeOf(await pia().call(correctPoints, correction))).toBe(reference.correct(one.points));
            } else {
              const points = one.hundreds * 100;
              expect(codeOf(await convert(here, String(points)))).toBe(reference.convert(points));
            }
            if (one.do === "stake" || one.do === "back") await earnAllPoints(app());
            const shown = await olga().get(getMemberPoints, { memberId: id });
            expect([Number(shown.points), Number(shown.owed)]).toEqual([
              reference.points / point,
              reference.owed / point,
            ]);
          }
          expect(await here.get(getPointBalance, {})).toMatchObject({
            points: String(Math.floor(reference.points / point)),
            lifetime: String(Math.floor(reference.earned / point)),
          });
          expect((await balanceOf(here)) - before).toBe(reference.dong);
          const { list } = await here.get(listPointRewards, {});
          expect(list.find((each) => each.id === reward.id)?.quantity).toBe(reference.stock);
          const stored = (await olga().get(listStaffRewards, {})).find((each) => each.id === reward.id);
          await olga().get(saveReward, {
            ...reward,
            version: stored?.version ?? 1,
            isOn: false,
            addQuantity: 0,
            proposalId: randomUUID(),
          });
        }),
        options,
      );
      expect(await listImbalances(app().services.db)).toEqual([]);
      expect(await checkTrialBalance(app().services.db)).toEqual([]);
      expect(await checkChains(app().services.db)).toEqual([]);
    },
    timeout,
  );
});

import { currencies } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findStakeFaults } from "../modules/games/findStakeFaults.ts";
import { narrowStakes, noStakeLimit, toStakeLimits } from "./stakeRange.ts";
import { getLimits } from "./stakes.ts";

const currency = fc.constantFrom(...Object.keys(currencies));
const end = fc.option(fc.bigInt({ min: 1n, max: 10n ** 13n }));
const limit = fc.record({ min: end, max: end });
const isWithin = (
  amount: bigint,
  { min, max }: { readonly min: bigint | null; readonly max: bigint | null },
): boolean => (min === null || amount >= min) && (max === null || amount <= max);

describe("the range of stakes", () => {
  it("GM-34: whatever is set of vendor and game, a stake is in the range exactly when currency, vendor and game allow it", () => {
    const stake = fc.bigInt({ min: 1n, max: 10n ** 13n });
    fc.assert(
      fc.property(currency, limit, limit, stake, fc.nat(5), (code, vendor, game, any, which) => {
        const { minBet, maxBet } = getLimits(code);
        // The ends themselves, and any amount.
        const amount = [any, minBet, maxBet, vendor.min ?? any, vendor.max ?? any, game.max ?? any][which] ?? any;
        const { min, max } = narrowStakes(code, { vendor, game });
        const allowed = [{ min: minBet, max: maxBet }, vendor, game].every((each) => isWithin(amount, each));
        expect(amount >= min.amount && amount <= max.amount).toBe(allowed);
      }),
      { numRuns: 2_000 },
    );
  });

  it("GM-34: each end comes from the one that is named, and a limit as wide as the currency changes nothing", () => {
    fc.assert(
      fc.property(currency, limit, limit, (code, vendor, game) => {
        const { minBet, maxBet } = getLimits(code);
        const { min, max } = narrowStakes(code, { vendor, game });
        const of = { CURRENCY: { min: minBet, max: maxBet }, VENDOR: vendor, GAME: game };
        expect([of[min.from].min, of[max.from].max]).toEqual([min.amount, max.amount]);
      }),
    );
    const { minBet, maxBet } = getLimits("VND");
    const wide = { min: minBet, max: maxBet };
    expect(narrowStakes("VND", { vendor: wide, game: wide })).toEqual(
      narrowStakes("VND", { vendor: noStakeLimit, game: noStakeLimit }),
    );
  });

  it("GM-34: a limit without a fault always leaves a stake, at its vendor and at each game of it; the amounts that a fault names are taken", () => {
    fc.assert(
      fc.property(currency, limit, limit, limit, (code, first, second, wanted) => {
        const outer = narrowStakes(code, { vendor: noStakeLimit, game: noStakeLimit });
        // Limits of games that could be set: without a fault by themselves.
        const inner = [first, second].filter((game) => findStakeFaults(game, { outer, inner: [] }).length === 0);
        const faults = findStakeFaults(wanted, { outer, inner });
        if (faults.length === 0)
          for (const game of [noStakeLimit, ...inner]) {
            const { min, max } = narrowStakes(code, { vendor: wanted, game });
            expect(min.amount <= max.amount).toBe(true);
          }
      }),
      { numRuns: 2_000 },
    );
    const outer = narrowStakes("VND", { vendor: noStakeLimit, game: noStakeLimit });
    const inner = [{ min: 50_000_000n, max: 90_000_000n }];
    const faults = findStakeFaults({ min: 100_000_000n, max: 40_000_000n }, { outer, inner });
    expect(faults).toEqual([
      { name: "min", rule: "amount", min: 1_000, max: 9_000 },
      { name: "max", rule: "amount", min: 10_000, max: 2_000_000 },
    ]);
    expect(findStakeFaults({ min: 90_000_000n, max: 90_000_000n }, { outer, inner })).toEqual([]);
  });

  it("reads what the database answers, and no limit for a game that is not there", () => {
    const none = { vendor: noStakeLimit, game: noStakeLimit };
    expect([toStakeLimits(null), toStakeLimits([null, null, null, null])]).toEqual([none, none]);
    expect(toStakeLimits(["1", null, "9007199254740993", "9"])).toEqual({
      vendor: { min: 1n, max: null },
      game: { min: 9_007_199_254_740_993n, max: 9n },
    });
  });
});

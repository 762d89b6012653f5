import fc from "fast-check";
import { expect, it } from "vitest";
import { toLastPeriods, toLossBonus } from "./lossBonus.ts";

it.each([
  // Monday, Sunday, the first of a year on a Friday.
  ["2026-11-30", { DAY: "2026-11-29", WEEK: "2026-11-23" }],
  ["2026-11-29", { DAY: "2026-11-28", WEEK: "2026-11-16" }],
  ["2027-01-01", { DAY: "2026-12-31", WEEK: "2026-12-21" }],
  ["2028-03-01", { DAY: "2028-02-29", WEEK: "2028-02-21" }],
])("X-34: on %s the last periods that are over began on %o", (today, periods) => {
  expect(toLastPeriods(today)).toEqual(periods);
});

const unit = 10_000n;

it.each([
  ["a tenth of what was lost", { lost: 500n }, 50n],
  ["nothing of a win", { lost: -500n }, 0n],
  ["nothing of bonuses that were lost", { lost: 500n, bonuses: 500n }, 0n],
  ["only what was lost beside bonuses", { lost: 500n, bonuses: 300n }, 20n],
  ["no more than the most", { lost: 5_000n }, 100n],
  ["nothing below the least", { lost: 90n }, 0n],
  ["the least", { lost: 100n }, 10n],
])("X-34: a promotion for losses gives %s", (_, loss, bonus) => {
  const { lost, bonuses = 0n } = loss as { lost: bigint; bonuses?: bigint };
  const terms = { percent: 10, least: 10n * unit, most: 100n * unit, digits: 2 };
  expect(toLossBonus({ ...terms, lost: lost * unit, bonuses: bonuses * unit })).toBe(bonus * unit);
});

it("X-34: a bonus for a loss is 0 or between least and most, a share of the own loss at most, and payable in the currency", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      amount,
      fc.integer({ min: 1, max: 30 }),
      fc.bigInt({ min: 1n, max: 10n ** 8n }),
      fc.bigInt({ min: 0n, max: 10n ** 8n }),
      fc.constantFrom(0, 2),
      (lost, bonuses, percent, lowest, more, digits) => {
        const step = 10n ** BigInt(4 - digits);
        const [least, most] = [lowest * step, (lowest + more) * step];
        const bonus = toLossBonus({ lost, bonuses, percent, least, most, digits });
        expect(bonus % step).toBe(0n);
        if (bonus === 0n) return;
        expect(bonus >= least && bonus <= most).toBe(true);
        expect(bonus * 100n <= (lost - bonuses) * BigInt(percent)).toBe(true);
      },
    ),
  );
});

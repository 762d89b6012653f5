import fc from "fast-check";
import { expect, it } from "vitest";
import { type BillInput, computeBill, divideHalfEven } from "./billFormula.ts";

const unit = 10_000n;
const noThresholds = {
  periodValidBet: 0n,
  periodProfitLoss: 0n,
  activeMembers: 0n,
  betAmountPerDay: 0n,
  betAmountPerHour: 0n,
};
const plain: BillInput = {
  kind: "DAILY",
  tiers: [],
  carry: "NONE",
  digits: 2,
  minimumPay: unit,
  validBet: 0n,
  profit: 0n,
  active: 0,
  dayBet: 0n,
  carryIn: 0n,
  remainderIn: 0n,
  below: 0n,
  deficitIn: 0n,
};

it("contract 3.9.4: a day of 1,200,000 with 12 active members at 0.5 % is 6,000.00", () => {
  const tiers = [
    { rate: 30, thresholds: { ...noThresholds, betAmountPerDay: 500_000n * unit, activeMembers: 5n } },
    { rate: 50, thresholds: { ...noThresholds, betAmountPerDay: 1_000_000n * unit, activeMembers: 10n } },
  ];
  const day = { ...plain, tiers, validBet: 1_200_000n * unit };
  expect(computeBill({ ...day, active: 12 })).toMatchObject({ tier: 1, amount: 6_000n * unit, remainderOut: 0n });
  expect(computeBill({ ...day, active: 9 })).toMatchObject({ tier: 0, amount: 3_600n * unit });
  expect(computeBill({ ...day, active: 4 })).toMatchObject({ tier: null, amount: 0n });
});

it("contract 3.9.4: a week's profit of 80,000 after a loss of 30,000 at 10 % is 5,000.00, and carries nothing on", () => {
  const week = {
    ...plain,
    kind: "DIVIDEND",
    tiers: [{ rate: 1_000, thresholds: noThresholds }],
    carry: "FORWARD",
    profit: 80_000n * unit,
    carryIn: 30_000n * unit,
  } as const;
  expect(computeBill(week)).toMatchObject({ amount: 5_000n * unit, carryOut: 0n });
  expect(computeBill({ ...week, profit: -10_000n * unit })).toMatchObject({ amount: 0n, carryOut: 40_000n * unit });
  expect(computeBill({ ...week, carry: "NONE", carryIn: 0n, profit: -1n })).toMatchObject({ carryOut: 0n, amount: 0n });
});

// The reference is written from the text of contract 3.9.4 in fractions of numbers, not in whole units.
const rates = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 5 });
const money = fc.bigInt({ min: 0n, max: 10n ** 13n });
const history = fc.array(
  fc.record({
    validBet: money,
    profit: fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
    below: fc.bigInt({ min: 0n, max: 10n ** 9n }),
  }),
  { minLength: 1, maxLength: 8 },
);

it("contract 3.9.4: over any periods, what is paid and what remains is what was due, to the last 1/10,000", () => {
  fc.assert(
    fc.property(
      rates,
      history,
      fc.constantFrom("DIVIDEND" as const, "DAILY" as const),
      fc.constantFrom(0, 2),
      (list, periods, kind, digits) => {
        const tiers = [...new Set(list)]
          .toSorted((one, other) => one - other)
          .map((rate, index) => ({
            rate,
            thresholds: { ...noThresholds, betAmountPerDay: BigInt(index) * 10n ** 11n },
          }));
        let [carryIn, remainderIn, deficitIn, paid, due] = [0n, 0n, 0n, 0n, 0n];
        for (const period of periods) {
          const result = computeBill({
            ...plain,
            ...period,
            kind,
            tiers,
            digits,
            carry: "FORWARD",
            carryIn,
            remainderIn,
            deficitIn,
          });
          const reached = tiers.filter(
            ({ thresholds }) => kind === "DIVIDEND" || period.validBet >= thresholds.betAmountPerDay,
          );
          const rate = reached.at(-1)?.rate ?? 0;
          const base = kind === "DIVIDEND" ? period.profit - carryIn : period.validBet;
          const product = base > 0n ? base * BigInt(rate) : 0n;
          // Within half a unit of the product; exactly half goes to the even side.
          const distance = result.gross * 10_000n - product;
          expect(distance >= -5_000n && distance <= 5_000n).toBe(true);
          if (distance === 5_000n || distance === -5_000n) expect(result.gross % 2n).toBe(0n);
          const left = result.gross - period.below - deficitIn;
          expect(result.net - result.deficitOut).toBe(left);
          expect(result.net === 0n || result.deficitOut === 0n).toBe(true);
          expect(result.amount % (digits === 0 ? 10_000n : 100n)).toBe(0n);
          expect(result.amount === 0n || result.amount >= plain.minimumPay).toBe(true);
          due += result.net;
          paid += result.amount;
          expect(paid + result.remainderOut).toBe(due);
          ({ carryOut: carryIn, remainderOut: remainderIn, deficitOut: deficitIn } = result);
        }
      },
    ),
    { numRuns: 200 },
  );
});

it("halves go to the even number", () => {
  expect([-25n, -15n, -5n, 5n, 15n, 25n, 26n, 24n].map((value) => divideHalfEven(value, 10n))).toEqual([
    -2n,
    -2n,
    0n,
    0n,
    2n,
    2n,
    3n,
    2n,
  ]);
});

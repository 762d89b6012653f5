import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Deposited, judgeDeposit, periodLength } from "./judgeDeposit.ts";
import type { StoredLimit } from "./limitStore.ts";

const hour = 3_600_000;
const { options } = toHistories(10, 200);
const start = Date.UTC(2026, 2, 28, 20);
const period = fc.constantFrom("DAY", "WEEK", "MONTH");
const units = fc.bigInt({ min: 1n, max: 50n });

/** What members do: pay in, wait, set a limit, ask for a higher one and confirm it. Waits lead over clock changes and the end of February. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("pay" as const), amount: units }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), time: fc.integer({ min: 1, max: 200 * hour }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("limit" as const), period, amount: units }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("drop" as const), period }) },
);

const sumIn = (deposits: readonly Deposited[], from: number, to: number): bigint =>
  deposits.filter(({ at }) => at > from && at <= to).reduce((sum, { amount }) => sum + amount, 0n);

describe("deposits against limits", () => {
  it("X-03, X-04: whatever happens in whatever order, no span of a limit in force ever holds more, and the time told is the first possible", () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 60 }), (events) => {
        const limits = new Map<StoredLimit["period"], StoredLimit>();
        const deposits: Deposited[] = [];
        let now = start;
        for (const each of events) {
          if (each.kind === "wait") now += each.time;
          if (each.kind === "limit")
            limits.set(each.period, { kind: "DEPOSIT", period: each.period, amount: each.amount, next: null });
          if (each.kind === "drop") limits.delete(each.period);
          if (each.kind !== "pay") continue;
          const list = [...limits.values()];
          const { amount } = each;
          const refusal = judgeDeposit(list, deposits, amount, now);
          if (refusal === undefined) {
            deposits.push({ amount, at: now });
            for (const { period: name, amount: most } of list)
              if (name !== "SESSION" && most !== null)
                expect(sumIn(deposits, now - periodLength[name], now)).toBeLessThanOrEqual(most);
          } else {
            expect(refusal.left).toBeLessThan(amount);
            const isAbove = list.some(({ amount: most }) => most !== null && amount > most);
            expect(refusal.isAbove).toBe(isAbove);
            if (isAbove) {
              expect(refusal.at).toBeGreaterThanOrEqual(now + 24 * hour);
            } else {
              expect(judgeDeposit(list, deposits, amount, refusal.at)).toBeUndefined();
              expect(judgeDeposit(list, deposits, amount, refusal.at - 1)).toBeDefined();
            }
            // What is told to be left can be paid in.
            if (refusal.left > 0n) expect(judgeDeposit(list, deposits, refusal.left, now)).toBeUndefined();
          }
        }
      }),
      options,
    );
  });
});

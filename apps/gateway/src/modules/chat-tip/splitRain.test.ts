import fc from "fast-check";
import { expect, it } from "vitest";
import { splitRain } from "./splitRain.ts";

const cases = fc.record({
  amount: fc.bigInt(0n, 10n ** 15n),
  people: fc.integer({ min: 0, max: 50 }),
  unit: fc.constantFrom(1n, 100n, 1_000n, 10_000n),
});

it("X-44: a rain loses nothing: the parts and what stays come to the amount, each part is the same and of whole units", () => {
  fc.assert(
    fc.property(cases, ({ amount, people, unit }) => {
      const { count, each, total } = splitRain(amount, people, unit);
      const stays = amount - total;
      expect(Array.from({ length: count }, () => each).reduce((sum, part) => sum + part, stays)).toBe(amount);
      expect(each % unit).toBe(0n);
      expect([stays >= 0n, count <= people, total <= amount]).toEqual([true, true, true]);
      if (count === 0) {
        expect(people === 0 || amount < unit).toBe(true);
        return;
      }
      expect(each >= unit).toBe(true);
      // What stays could not give each of them one unit more.
      expect(stays < BigInt(count) * unit).toBe(true);
      // Fewer get something only where there is no unit for everybody.
      expect(count === people || amount / unit < BigInt(people)).toBe(true);
    }),
  );
});

it.each([
  [100n, 3, 1n, { count: 3, each: 33n, total: 99n }],
  [20_000n, 5, 10_000n, { count: 2, each: 10_000n, total: 20_000n }],
  [9_999n, 5, 10_000n, { count: 0, each: 0n, total: 0n }],
])("X-44: %s among %s in units of %s", (amount, people, unit, split) => {
  expect(splitRain(amount, people, unit)).toEqual(split);
});

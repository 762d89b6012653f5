import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periodLength } from "./judgeDeposit.ts";
import { judgePlay, type PlayedHour } from "./judgePlay.ts";
import type { StoredLimit } from "./limitStore.ts";

const hour = 3_600_000;
const now = Date.UTC(2026, 2, 28, 20, 30);
const { options } = toHistories(50, 1_000);

const limits = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom("LOSS" as const, "WAGER" as const),
    period: fc.constantFrom("DAY" as const, "WEEK" as const),
    amount: fc.bigInt({ min: 1n, max: 60n }),
    next: fc.constant(null),
  }),
  { minLength: 1, selector: ({ kind, period }) => `${kind} ${period}` },
);
const played = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: 0, max: 200 }).map((hours) => now - hour / 2 - hours * hour),
    staked: fc.bigInt({ min: 0n, max: 30n }),
    won: fc.bigInt({ min: 0n, max: 30n }),
  }),
  { maxLength: 40, selector: ({ at }) => at },
);

/** The least that limits leave at a time, by the words of the database's `get_play_room`. */
function toLeft(list: readonly StoredLimit[], hours: readonly PlayedHour[], time: number): bigint {
  const lefts = list.map(({ kind, period, amount }) => {
    const length = period === "DAY" ? periodLength.DAY : periodLength.WEEK;
    const used = hours.reduce((sum, { at, staked, won }) => {
      const stakes = at > time - length - hour ? staked : 0n;
      return sum + stakes - (kind === "LOSS" && at >= time - length ? won : 0n);
    }, 0n);
    return (amount ?? 0n) - used;
  });
  return lefts.reduce((least, each) => (each < least ? each : least));
}

describe("stakes against limits", () => {
  it("X-05: what is told to be left is, and the time told is the first at which the stake fits all limits", () => {
    fc.assert(
      fc.property(limits, played, fc.bigInt({ min: 1n, max: 70n }), (list, hours, stake) => {
        const room = judgePlay(list, hours, stake, now);
        const left = toLeft(list, hours, now);
        expect(room?.left).toBe(left < 0n ? 0n : left);
        const until = room?.until ?? null;
        const last = until ?? now + 400 * hour;
        // Sums change by the hour of the clock alone.
        const earlier = Array.from({ length: 401 }, (_, index) => now + index * hour).filter((time) => time < last);
        for (const time of earlier) expect(toLeft(list, hours, time) >= stake).toBe(false);
        if (until !== null) expect(toLeft(list, hours, until + 1) >= stake).toBe(true);
        else expect(list.some(({ amount }) => amount < stake)).toBe(true);
      }),
      options,
    );
  });

  it("X-05: nothing is told where neither a loss nor a wager limit is in force", () => {
    const other = { next: null, amount: 5n } as const;
    expect(judgePlay([], [], 1n, now)).toBeUndefined();
    expect(judgePlay([{ ...other, kind: "DEPOSIT", period: "DAY" }], [], 9n, now)).toBeUndefined();
    expect(judgePlay([{ ...other, kind: "LOSS", period: "DAY", amount: null }], [], 9n, now)).toBeUndefined();
  });
});

import { sweepVariable } from "@marquee/sweep";
import { describe, expect, inject, it } from "vitest";
import { type OrderStep, openOrdersLoad, type Victim } from "../../../test/ordersLoad.ts";

// Members pay in and take out while processes are killed in the middle of it: each once here, twice in a sweep, and each in the middle of
// each step in `pnpm bench kills`.

const once: readonly (readonly [OrderStep, Victim])[] = [
  ["pay", "pay-house"],
  ["credit", "database"],
  ["payout", "gateway"],
];
const again: typeof once = [
  ["order", "gateway"],
  ["withdraw", "database"],
  ["answer", "pay-house"],
];
const strikes = process.env[sweepVariable] === "1" ? [...once, ...again] : once;

describe("kills of orders", () => {
  it(
    "X-01, X-32, X-33: after SIGKILLs of gateway, database and pay-house each order ends by itself, and the money is right",
    { timeout: 1_200_000 },
    async ({ onTestFinished }) => {
      const load = await openOrdersLoad(3, inject("testSource").kind === "postgres");
      // Also after a timeout, so that its processes end.
      onTestFinished(() => load.close());
      for (const [step, victim] of strikes) await load.strike(step, victim);
      const { kills, orders, faults } = await load.end();
      expect(faults).toEqual([]);
      expect([kills, orders >= 6]).toEqual([strikes.length, true]);
    },
  );
});

import { afterAll, describe, expect, it, vi } from "vitest";
import { eventNames } from "./cases/model.ts";
import { listAllOrders, listOrders } from "./cases/listOrders.ts";
import { faultyGateways } from "./faulty/faultyGateways.ts";
import { createReferenceGateway } from "./reference/createReferenceGateway.ts";
import { correctRules } from "./reference/rules.ts";
import type { Rules } from "./reference/rules.ts";
import { serveGateway } from "./reference/serveGateway.ts";
import { listCases, runConformance } from "./runConformance.ts";
import type { Target } from "./Target.ts";
import type { Report } from "./runConformance.ts";

const secret = "a-secret-for-tests-only";
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

/** Runs the kit over real sockets against the reference gateway with these rules. */
async function run(rules: Rules, orders: "usual" | "none", hasOperator = true): Promise<Report> {
  const gateway = createReferenceGateway({ provider: "MARQ", secret, rules, balance: 200_000_000 });
  const { url, close } = await serveGateway(gateway);
  closers.push(close);
  const launch = { player: "p1", gameCode: "game-1" };
  const target: Target = {
    url,
    provider: "MARQ",
    secret,
    getLaunch: async () => ({ token: gateway.issueToken(launch.player, launch.gameCode), gameCode: launch.gameCode }),
    ...(hasOperator ? { operate: async (action) => gateway.operate(action, launch.player, launch.gameCode) } : {}),
  };
  return runConformance(target, { orders });
}

const failuresOf = ({ results }: Report): string[] =>
  results.filter(({ outcome }) => outcome === "failed").map(({ rule, title, reason }) => `${rule} ${title}: ${reason}`);

describe("conformance kit", () => {
  it("GM-34: a correct gateway passes every case", async () => {
    const report = await run(correctRules, "usual");
    expect(failuresOf(report)).toEqual([]);
    expect(report.results.every(({ outcome }) => outcome === "passed")).toBe(true);
    expect(report.results.length).toBe(listCases().length + 1);
    expect(report.results.length).toBeGreaterThanOrEqual(40);
  });

  it("GM-34: a correct gateway passes also on a slow machine, where no two steps happen in the same millisecond", async () => {
    let elapsed = 0;
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now + (elapsed += 1));
    try {
      expect(failuresOf(await run(correctRules, "none"))).toEqual([]);
    } finally {
      clock.mockRestore();
    }
  });

  it("without an operator the cases that need one are reported as not run", async () => {
    const { results } = await run(correctRules, "none", false);
    expect(results.filter(({ outcome }) => outcome === "not run")).toHaveLength(2);
    expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  });

  it.each(faultyGateways)("GM-34: a gateway that $name fails rule $rule", async ({ rule, rules }) => {
    const failed = (await run(rules, "none")).results.filter(({ outcome }) => outcome === "failed");
    expect(failed.map((result) => result.rule)).toContain(rule);
  });

  it("all faults are different, and there are at least twelve", () => {
    expect(new Set(faultyGateways.map(({ name }) => name)).size).toBe(faultyGateways.length);
    expect(faultyGateways.length).toBeGreaterThanOrEqual(12);
    for (const { rules, name } of faultyGateways) expect(rules, name).not.toEqual(correctRules);
  });

  it("every order of six events is listed once, and shorter orders are the start of one", () => {
    const orders = listOrders().map((order) => order.join());
    expect(new Set(orders).size).toBe(orders.length);
    expect(listAllOrders()).toHaveLength(eventNames.length ** 6);
    for (const start of ["win", "secondRollback,bet,win,rollback", "rollback,rollback,bet,bet", "lateWin,bet,win,win"])
      expect(
        orders.some((order) => order.startsWith(start)),
        start,
      ).toBe(true);
  });
});

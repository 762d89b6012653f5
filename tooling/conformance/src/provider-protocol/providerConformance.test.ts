import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningPayHouse, startPayHouse } from "../payments/startPayHouse.ts";
import { openFaultyProvider, providerFaults } from "./openFaultyProvider.ts";
import type { ProviderTarget } from "./ProviderTarget.ts";
import { readProviderArguments } from "./readProviderArguments.ts";
import { listProviderCases, runProviderConformance } from "./runProviderConformance.ts";

const methods = ["--method", "wallet", "--payout-method", "bank"];

describe("conformance kit for payment providers", () => {
  let house: RunningPayHouse;
  let target: ProviderTarget;

  beforeAll(async () => {
    house = await startPayHouse();
    target = readProviderArguments([...methods, ...house.arguments]);
  });
  afterAll(() => house.stop());

  it("X-32: the pay-house passes every case of the command line's kit", async () => {
    const main = fileURLToPath(new URL("main.ts", import.meta.url));
    const { code, out } = await new Promise<{ code: number; out: string }>((resolve) => {
      execFile(process.execPath, [main, ...methods, ...house.arguments], (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out: stdout + stderr }),
      );
    });
    expect(out).not.toContain("FAIL");
    expect(out).toMatch(/2[0-9] cases: 2[0-9] passed, 0 failed, 0 not run/);
    expect(code).toBe(0);
  });

  it.each(providerFaults)("X-32: a provider that $name is caught by its own case ($rule)", async (fault) => {
    const faulty = await openFaultyProvider(target.url, target.secret, fault);
    try {
      const results = await runProviderConformance({ ...target, url: faulty.url }, { rules: [fault.rule] });
      expect(results.filter(({ outcome }) => outcome === "failed").length).toBeGreaterThan(0);
    } finally {
      await faulty.close();
    }
  });

  it("X-32: each fault's rule is one of the kit's, and no fault is there twice", () => {
    const rules = new Set(listProviderCases().map(({ rule }) => rule));
    expect(new Set(providerFaults.map(({ name }) => name)).size).toBe(providerFaults.length);
    for (const { rule } of providerFaults) expect(rules).toContain(rule);
  });

  it("X-32: without a method of payouts and a port those cases are not run", async () => {
    const results = await runProviderConformance({ ...target, payoutMethod: undefined, callbackPort: undefined });
    expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === "not run").length).toBeGreaterThan(4);
  });

  it.each([
    [[], "--provider"],
    [["--provider", "ftp://x"], "--provider"],
    [["--provider", "http://x", "--merchant", "M", "--secret-file", "/nowhere"], "--secret-file"],
    [["--what"], "--what"],
  ])("a wrong command line %j is refused, naming the option", (args, name) => {
    expect(() => readProviderArguments(args)).toThrow(name);
  });
});

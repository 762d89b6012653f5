import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultyPaymentAdapters, toFaulty } from "./faultyPaymentAdapters.ts";
import type { PaymentTarget } from "./PaymentTarget.ts";
import { readPaymentArguments } from "./readPaymentArguments.ts";
import { listPaymentCases, runPaymentConformance } from "./runPaymentConformance.ts";
import { type RunningPayHouse, startPayHouse } from "./startPayHouse.ts";

const adapter = fileURLToPath(
  new URL("../../../../apps/gateway/src/adapters/payments/createPayHouse.ts", import.meta.url),
);

describe("conformance kit for payment adapters", () => {
  let house: RunningPayHouse;
  let target: PaymentTarget;

  beforeAll(async () => {
    house = await startPayHouse();
    target = await readPaymentArguments(["--adapter", adapter, ...house.arguments]);
  });
  afterAll(() => house.stop());

  it("X-32: the pay-house's adapter passes every case of the command line's kit", async () => {
    const main = fileURLToPath(new URL("main.ts", import.meta.url));
    const { code, out } = await new Promise<{ code: number; out: string }>((resolve) => {
      execFile(process.execPath, [main, "--adapter", adapter, ...house.arguments], (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out: stdout + stderr }),
      );
    });
    expect(out).not.toContain("FAIL");
    expect(out).toMatch(/[4-9][0-9] passed, 0 failed/);
    expect(code).toBe(0);
  });

  it.each(faultyPaymentAdapters)("X-32: an adapter that $name is caught by its own case ($rule)", async (faulty) => {
    const spoilt = { ...target, createAdapter: toFaulty(target.createAdapter, faulty) };
    const results = await runPaymentConformance(spoilt, { rules: [faulty.rule] });
    expect(results.filter(({ outcome }) => outcome === "failed").length).toBeGreaterThan(0);
  });

  it("X-32: there are ten faults at least, all different, and each rule is one of the kit's", () => {
    const rules = new Set(listPaymentCases().map(({ rule }) => rule));
    expect(new Set(faultyPaymentAdapters.map(({ name }) => name)).size).toBe(faultyPaymentAdapters.length);
    expect(faultyPaymentAdapters.length).toBeGreaterThanOrEqual(10);
    for (const { rule } of faultyPaymentAdapters) expect(rules).toContain(rule);
  });

  it.each([
    [[], "--adapter"],
    [["--adapter", "/nowhere.ts"], "--merchant"],
    [
      ["--adapter", adapter, "--merchant", "M", "--site", "http://m.example", "--secret-file", "/nowhere"],
      "--secret-file",
    ],
    [["--what"], "--what"],
  ])("a wrong command line %j is refused, naming the option", async (args, name) => {
    await expect(readPaymentArguments(args)).rejects.toThrow(name);
  });
});

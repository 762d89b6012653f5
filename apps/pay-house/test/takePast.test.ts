import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { merchant, openTestHouse, type TestHouse } from "./openTestHouse.ts";
import { type Past, takePast } from "../src/orders/takePast.ts";

describe("orders of a demo's past", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-past-"));
  const file = join(folder, "past.json");
  let test: TestHouse;

  beforeAll(async () => {
    test = await openTestHouse();
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const write = (past: unknown): void => writeFileSync(file, JSON.stringify(past));
  const toPast = (more: Partial<Past[number]>): Past[number] => ({
    merchant,
    kind: "DEPOSIT",
    orderNo: "D1",
    providerRef: "P-D1",
    status: "PAID",
    amount: "150000.00",
    currency: "VND",
    reason: "",
    at: Date.now() - 86_400_000,
    expiresAt: Date.now() - 86_000_000,
    ...more,
  });

  it("are known with what became of them, taken over once, and told to nobody again", async () => {
    write([
      toPast({}),
      toPast({ kind: "PAYOUT", orderNo: "W1", providerRef: "P-W1", status: "FAILED", reason: "account closed" }),
      toPast({ kind: "PAYOUT", orderNo: "W2", providerRef: "P-W2", status: "OPEN" }),
    ]);
    await takePast(test.house.db, file);
    write([toPast({ status: "FAILED" })]);
    await takePast(test.house.db, file);
    await test.work();
    const { body } = await test.get("/v1/deposits/D1");
    expect(body).toMatchObject({ providerRef: "P-D1", status: "PAID", amount: "150000.00", currency: "VND" });
    expect((await test.get("/v1/payouts/W1")).body).toMatchObject({ status: "FAILED", reason: "account closed" });
    expect((await test.get("/v1/payouts/W2")).body).toMatchObject({ status: "OPEN" });
    expect(test.received).toEqual([]);
  });

  it("a missing file is no fault, one that is no list of orders is", async () => {
    await takePast(test.house.db, join(folder, "missing.json"));
    write([{ ...toPast({}), amount: 5 }]);
    await expect(takePast(test.house.db, file)).rejects.toThrow(/^PAY_HOUSE_PAST: /);
    writeFileSync(file, "{");
    await expect(takePast(test.house.db, file)).rejects.toThrow(/^PAY_HOUSE_PAST: /);
  });
});

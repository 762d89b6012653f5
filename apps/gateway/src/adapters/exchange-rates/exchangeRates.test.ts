import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getFreshRates } from "./getFreshRates.ts";
import { openExchangeRates } from "./openExchangeRates.ts";
import { toRate } from "./toRate.ts";

const folders: string[] = [];
const write = (content: string, file?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-rates-"));
  folders.push(folder);
  const path = file ?? join(folder, "rates.json");
  writeFileSync(path, content);
  return path;
};
const open = (exchangeRatesFile?: string, profile: "development" | "production" = "production", warn = vi.fn()) =>
  openExchangeRates({ ...(exchangeRatesFile === undefined ? {} : { exchangeRatesFile }), profile }, warn);

describe("exchange rates", () => {
  afterEach(() => {
    vi.useRealTimers();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it("X-48: production shows no rates without a file of its own, a demo those of the table", () => {
    expect(open().get()).toBeUndefined();
    expect(open(undefined, "development").get()?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("X-48: a file is read again when it changes; one that becomes wrong leaves the last rates", () => {
    vi.useFakeTimers();
    const warn = vi.fn();
    const file = write('{"date":"2026-11-20","perDollar":{"USD":"1","THB":"32"}}');
    const rates = open(file, "production", warn);
    const change = (content: string, at: number): void => {
      write(content, file);
      utimesSync(file, at, at);
      vi.advanceTimersByTime(10_000);
    };
    expect(rates.get()?.date).toBe("2026-11-20");
    change('{"date":"2026-11-21","perDollar":{"USD":"1","THB":"33"}}', 2_000_000_000);
    expect(rates.get()).toEqual({ date: "2026-11-21", perDollar: { USD: "1", THB: "33" } });
    change('{"date":"2026-11-22","perDollar":{"THB":"-1"}}', 2_000_000_001);
    expect(rates.get()?.date).toBe("2026-11-21");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("X-48: rates older than two days are none", () => {
    const rates = open(write('{"date":"2026-11-20","perDollar":{"USD":"1","THB":"32"}}'));
    expect(getFreshRates(rates, new Date("2026-11-22T23:00:00Z"))?.date).toBe("2026-11-20");
    expect(getFreshRates(rates, new Date("2026-11-23T00:00:00Z"))).toBeUndefined();
    expect(getFreshRates(open(undefined, "development"))).toBeDefined();
  });

  it("X-48: a start with a wrong file ends, and names the place", () => {
    for (const content of [
      "",
      "[]",
      '{"date":"today","perDollar":{}}',
      '{"date":"2026-11-20","perDollar":{"THB":"0"}}',
    ])
      expect(() => open(write(content)), content).toThrow(/^MARQUEE_EXCHANGE_RATES_FILE/);
    expect(() => open("/nowhere/rates.json")).toThrow(/is not a file of JSON/);
  });

  it("X-48: a rate there and back never gains, and an unknown currency has none", () => {
    const table = { date: "2026-11-20", perDollar: { USD: "1", VND: "26100", THB: "32.5" } };
    expect(toRate(table, "THB", "USD")).toBe("0.030769230769");
    expect(toRate(table, "USD", "VND")).toBe("26100.000000000000");
    for (const name of ["EUR", "__proto__", "constructor", ""]) {
      expect(toRate(table, name, "USD")).toBeUndefined();
      expect(toRate(table, "USD", name)).toBeUndefined();
    }
    const price = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => `${units / 1000}`);
    fc.assert(
      fc.property(price, price, (one, other) => {
        const both = { date: "2026-11-20", perDollar: { AAA: one, BBB: other } };
        const there = Number(toRate(both, "AAA", "BBB") ?? 0);
        const back = Number(toRate(both, "BBB", "AAA") ?? 0);
        expect(there * back).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

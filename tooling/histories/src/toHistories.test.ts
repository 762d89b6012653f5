import { afterEach, describe, expect, it, vi } from "vitest";
import { readHistoriesSeed, toHistories } from "./toHistories.ts";

afterEach(() => void vi.unstubAllEnvs());

describe("toHistories", () => {
  it("runs 25 histories from one seed, the same each time", () => {
    vi.stubEnv("MARQUEE_HISTORIES", "");
    vi.stubEnv("MARQUEE_HISTORIES_SEED", "");
    expect(toHistories(100).options).toEqual({ numRuns: 25, seed: readHistoriesSeed() });
    expect(toHistories(100)).toEqual(toHistories(100));
    expect(toHistories(100).timeout).toBeGreaterThan(25 * 100);
  });

  it("runs the requested number from the requested seed, with a timeout to match", () => {
    vi.stubEnv("MARQUEE_HISTORIES", "10000");
    vi.stubEnv("MARQUEE_HISTORIES_SEED", "-7");
    expect(toHistories(100).options).toEqual({ numRuns: 10_000, seed: -7 });
    expect(toHistories(100).timeout).toBeGreaterThan(10_000 * 100);
  });

  it.each([
    ["MARQUEE_HISTORIES", "0"],
    ["MARQUEE_HISTORIES", "many"],
    ["MARQUEE_HISTORIES", "1.5"],
    ["MARQUEE_HISTORIES_SEED", "x"],
  ])("refuses %s=%s by name", (name, text) => {
    vi.stubEnv(name, text);
    expect(() => toHistories(100)).toThrow(`${name} is "${text}"`);
  });
});

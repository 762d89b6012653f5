import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRolledOut } from "./isRolledOut.ts";
import { createVisitorId, isVisitorId, toMemberVisitorId } from "./visitorId.ts";

// The same ones each time: of 10,000 by chance a hundredth more or fewer is rare, and of many runs one has it.
const visitors = Array.from({ length: 10_000 }, (_, number) => toMemberVisitorId("kickline", `visitor ${number}`));
const choose = (modId: string, percent: number, tenant = "kickline") =>
  visitors.filter((visitor) => isRolledOut(tenant, modId, percent, visitor));

describe("the part of the visitors for whom a module is on", () => {
  it("X-66: of 10,000 visitors 10 % have it, to one percent, at each merchant and for each module", () => {
    for (const tenant of ["aurelune", "kickline"])
      for (const modId of ["LOBBYHOT3", "BANNER3", "KYC3"]) {
        const share = choose(modId, 10, tenant).length / visitors.length;
        expect(Math.abs(share - 0.1), `${tenant} ${modId} ${share}`).toBeLessThan(0.01);
      }
    expect(choose("BANNER3", 100)).toHaveLength(visitors.length);
  });

  it("X-66: modules and merchants choose independently: of those with one module, as many have another as of all", () => {
    const [hot, banner, elsewhere] = [
      choose("LOBBYHOT3", 50),
      new Set(choose("BANNER3", 50)),
      new Set(choose("LOBBYHOT3", 50, "aurelune")),
    ];
    for (const others of [banner, elsewhere])
      expect(Math.abs(hot.filter((visitor) => others.has(visitor)).length / hot.length - 0.5)).toBeLessThan(0.03);
  });

  it("X-66: a larger percentage takes the module from nobody", () => {
    const percent = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        percent,
        percent,
        fc.string(),
        (bytes, a, b, modId) => {
          const visitor = Buffer.from(bytes).toString("base64url");
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          if (isRolledOut("kickline", modId, less, visitor))
            expect(isRolledOut("kickline", modId, more, visitor)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("X-66: a visitor's id is random, a member's one the same everywhere and at no other merchant", () => {
    const made = Array.from({ length: 10_000 }, createVisitorId);
    expect(new Set(made).size).toBe(made.length);
    expect(made.every(isVisitorId)).toBe(true);
    const id = toMemberVisitorId("kickline", "0198c2d4");
    expect([isVisitorId(id), toMemberVisitorId("kickline", "0198c2d4")]).toEqual([true, id]);
    expect(toMemberVisitorId("aurelune", "0198c2d4")).not.toBe(id);
    for (const text of [
      "",
      "__proto__",
      "x".repeat(23),
      "x".repeat(1_000_000),
      `${"x".repeat(21)}\n`,
      `${"x".repeat(21)};`,
    ])
      expect(isVisitorId(text)).toBe(false);
  });
});

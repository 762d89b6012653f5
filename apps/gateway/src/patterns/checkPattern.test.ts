import { patterns } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPattern } from "./checkPattern.ts";

const evil = [
  "^(a+)+$",
  "^(a|a)*$",
  "^(a|aa)+$",
  "^(\\w+\\s?)*$",
  "^([a-z]+)*$",
  "(x+x+)+y",
  "^(a?){30}a{30}$",
  "^(.*a){12}$",
  "^.*.*.*x$",
  "^(?=(a+)+$)b",
  "^(\\p{L}+ ?)+$",
  "^([A-Za-z0-9]+[._-]?)*@x$",
];

describe("the check of regular expressions", () => {
  it("VL-19..43: the patterns 0–24 are fine", { timeout: 180_000 }, async () => {
    for (const { id, source } of patterns)
      expect([id, await checkPattern(source)]).toMatchObject([id, { verdict: "fine" }]);
  });

  it(
    "X-52: expressions that are known to be slow are refused, whatever stands around them",
    { timeout: 180_000 },
    async () => {
      for (const source of evil) expect([source, (await checkPattern(source)).verdict]).toEqual([source, "slow"]);
      const around = fc.constantFrom("", "x", "[0-9]{2}", "\\p{L}?");
      const letter = fc.constantFrom("a", "[a-z]", "\\d", "\\p{Script=Thai}", ".");
      const loop = fc.constantFrom("+", "*", "{1,}");
      await fc.assert(
        fc.asyncProperty(around, letter, loop, loop, async (before, one, inner, outer) => {
          expect((await checkPattern(`^${before}(?:${one}${inner})${outer}!$`)).verdict).toBe("slow");
        }),
        { numRuns: 25 },
      );
    },
  );

  it("X-52: one loop over one class is fine, and what does not compile is told so", { timeout: 180_000 }, async () => {
    const letter = fc.constantFrom("a", "[a-z]", "[0-9_]", "\\p{L}");
    await fc.assert(
      fc.asyncProperty(letter, fc.constantFrom("+", "*", "{2,20}"), async (one, loop) => {
        expect((await checkPattern(`^${one}${loop}-[0-9]{1,4}$`)).verdict).toBe("fine");
      }),
      { numRuns: 12 },
    );
    for (const source of ["(", "[z-a]", "a{2,1}", "\\p{Script=Nowhere}", "(?<n>a)(?<n>b)"])
      expect([source, (await checkPattern(source)).verdict]).toEqual([source, "invalid"]);
  });
});

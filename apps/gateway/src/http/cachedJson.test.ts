import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cacheJson, toJson } from "./cachedJson.ts";

describe("toJson", () => {
  it("says of any JSON value what JSON.stringify says, to any depth, kept parts last", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, depth) => {
        expect(JSON.parse(toJson(value, depth))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("takes no name for more than a name", () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":{"b":2},"__proto__x":3,"c":4}');
    expect(toJson(value, 2)).toBe('{"__proto__x":3,"c":4,"__proto__":{"a":1},"constructor":{"b":2}}');
  });

  it("leaves out what is undefined, and puts a kept value's text where the value stands", () => {
    const kept = cacheJson({ games: ["a"], name: "Cá Tiên 🎰 ₫" });
    const answer = { success: true, value: { kept, none: undefined, list: [kept] } };
    expect(JSON.parse(toJson(answer, 2))).toEqual(JSON.parse(JSON.stringify(answer)));
    kept.games.push("b");
    expect(toJson(answer, 2)).toContain('"kept":{"games":["a"],');
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepText, toJson } from "./keptText.ts";

describe("toJson", () => {
  it("says of any JSON value what JSON.stringify says, to any depth", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, depth) => {
        expect(toJson(value, depth)).toBe(JSON.stringify(value));
      }),
    );
  });

  it("leaves out what is undefined, and puts a kept value's text where the value stands", () => {
    const kept = keepText({ games: ["a"], name: "Cá Tiên 🎰 ₫" });
    const answer = { success: true, value: { kept, none: undefined, list: [kept] } };
    expect(JSON.parse(toJson(answer, 2))).toEqual(JSON.parse(JSON.stringify(answer)));
    kept.games.push("b");
    expect(toJson(answer, 2)).toContain('"kept":{"games":["a"],');
  });
});

import { describe, expect, it } from "vitest";
import { checkField, type RegisterRule, toAge } from "./registerRule.ts";

const rule = (change: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: "1",
  required: "1",
  acceptedPattern: "^[A-Za-z0-9]+$",
  patternId: 4,
  minLength: 6,
  maxLength: 12,
  type: "TEXT",
  ...change,
});

describe("checkField", () => {
  it("VL-01, VL-06: an empty field is wrong only where the rule requires it", () => {
    expect(checkField("zalo", "", rule())).toEqual({ name: "zalo", rule: "required" });
    expect(checkField("zalo", "", rule({ required: "0" }))).toBeNull();
    expect(checkField("zalo", "!", rule({ enabled: "0" }))).toBeNull();
    expect(checkField("zalo", "!", undefined)).toBeNull();
  });

  it("VL-07: names the pattern and its bounds", () => {
    expect(checkField("password", "abc-def", rule())).toEqual({
      name: "password",
      rule: "pattern",
      patternId: 4,
      min: 6,
      max: 12,
    });
    expect(checkField("password", "abcdef", rule())).toBeNull();
  });

  it("counts code points, from the least to the most", () => {
    const any = rule({ acceptedPattern: "*", minLength: 2, maxLength: 3 });
    expect(checkField("nickname", "🎲", any)?.rule).toBe("length");
    expect(checkField("nickname", "🎲🎲🎲", any)).toBeNull();
    expect(checkField("nickname", "🎲🎲🎲🎲", any)?.rule).toBe("length");
  });

  it("VL-09: pattern '*' takes anything, and so does an expression that does not compile", () => {
    expect(checkField("x", "¡any thing!", rule({ acceptedPattern: "*", maxLength: 50 }))).toBeNull();
    expect(checkField("x", "any(thing", rule({ acceptedPattern: "(", maxLength: 50 }))).toBeNull();
  });

  it("VL-30: a date must be on the calendar", () => {
    const date = rule({ acceptedPattern: "*", patternId: 11, minLength: 10, maxLength: 10 });
    expect(checkField("birthday", "2023-02-29", date)?.rule).toBe("date");
  });

  it("RG-28: age counts whole years and turns on the birthday", () => {
    expect(toAge("2008-11-22", "2026-11-21")).toBe(17);
    expect(toAge("2008-11-21", "2026-11-21")).toBe(18);
    expect(toAge("", "2026-11-21")).toBeNaN();
    expect(["2026-02-28", "2026-03-01", "2028-02-28", "2028-02-29"].map((today) => toAge("2008-02-29", today))).toEqual(
      [17, 18, 19, 20],
    );
  });
});

import { describe, expect, it } from "vitest";
import { checkField, checkMobileNumber, type RegisterRule, toAge, toPlainNumber } from "./registerRule.ts";

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

  it("RG-29, VL-10: a number fits its rule in every form that a login takes, by the length of the national number", () => {
    const digits = (patternSource: string, minLength: number, maxLength: number) =>
      rule({ acceptedPattern: patternSource, minLength, maxLength, type: "NUMBER" });
    const countries = {
      "+84": digits("^[0-9]+$", 9, 10),
      "+66": digits("^[0-9]+$", 9, 10),
      "+63": digits("^9[0-9]*$", 10, 10),
      "+62": digits("^[0-9]+$", 9, 13),
    };
    const check = (home: keyof typeof countries, text: string) =>
      checkMobileNumber(text, countries[home], home, home)?.rule ?? "right";
    for (const [home, text] of [
      ["+63", "0917 123 4567"],
      ["+63", "917-123-4567"],
      ["+63", "639171234567"],
      ["+63", "+63 917 123 4567"],
      ["+84", "84912345678"],
      ["+84", "0912.345.678"],
      ["+84", "８４９１２３４５６７８"],
      ["+84", "（０９１２）３４５–６７８"],
      ["+84", "\u202a0912345678\u202c"],
      ["+66", "66812345678"],
      ["+66", "081 234 5678"],
      ["+62", "62 812 3456 7890"],
    ] as const)
      expect(check(home, text), text).toBe("right");
    expect([check("+63", "0817 123 4567"), check("+63", "0917123456"), check("+84", "9123456789012")]).toEqual([
      "pattern",
      "length",
      "length",
    ]);
    expect(checkMobileNumber("", rule(), "+84", "+84")).toEqual({ name: "mobileNum", rule: "required" });
    expect(toPlainNumber(" ＋８４ ９１２-345.678 ")).toBe("+84912345678");
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

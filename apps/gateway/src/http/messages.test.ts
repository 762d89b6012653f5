import { languages } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { toMessage } from "./messages.ts";

describe("messages of error codes", () => {
  it("are in the language that was asked for, and English where a language has none", () => {
    expect(toMessage("site.closed", "EN")).toBe("This site is closed.");
    expect(
      new Set((["EN", "VI", "TH", "CN"] as const).map((language) => toMessage("site.closed", language))).size,
    ).toBe(4);
    expect(toMessage("site.closed", "TY")).toBe("This site is closed.");
  });

  it("tell the wait and the age of the refusal", () => {
    expect(toMessage("rate.limited", "EN", { retryAfter: 301 })).toContain("6 minutes");
    expect(toMessage("login.locked", "EN", { retryAfter: 60 })).toContain("in 1 minute.");
    expect(toMessage("login.locked", "EN", { retryAfter: 900 })).toContain("in 15 minutes.");
    for (const { code } of languages)
      expect(toMessage("login.locked", code, { retryAfter: 900 })).toMatch(/^[^{#]*15[^{#]*$/);
    expect(toMessage("age.under", "EN", { value: { ageMin: 21 } })).toContain("21");
  });
});

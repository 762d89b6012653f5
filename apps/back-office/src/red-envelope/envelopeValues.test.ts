import { describe, expect, it } from "vitest";
import { toEnvelopeFaults, toEnvelopeTerms, toEnvelopeValues } from "./envelopeValues.ts";

const timeZone = "Asia/Ho_Chi_Minh";
const now = Date.parse("2026-11-29T03:00:00Z");
const filled: Readonly<Record<string, string>> = {
  ...toEnvelopeValues("VND", timeZone, now),
  names: "New year",
  namesVI: "Năm mới",
  total: "100000",
  least: "500",
  most: "20000",
};
const faultsOf = (more: Readonly<Record<string, string>>) =>
  toEnvelopeFaults({ ...filled, ...more }, { timeZone, digits: 0 });

describe("the form of a red envelope", () => {
  it("PM-14: says what was filled in, with times of the merchant's zone", () => {
    expect(faultsOf({})).toEqual({});
    expect(toEnvelopeTerms(filled, timeZone)).toEqual({
      names: { EN: "New year", VI: "Năm mới" },
      currency: "VND",
      opensAt: now + 86_400_000,
      closesAt: now + 90_000_000,
      count: 100,
      factor: 1,
      total: "100000",
      least: "500",
      most: "20000",
      segment: null,
    });
  });

  it("PM-14: names each field that cannot be sent, and bounds that do not come to the total", () => {
    expect(faultsOf({ names: " ", count: "0", factor: "101", total: "0", least: "1.5", most: "x" })).toEqual({
      names: "required",
      count: "count",
      factor: "factor",
      total: "amount",
      least: "amount",
      most: "amount",
    });
    expect(faultsOf({ least: "1001" })).toEqual({ least: "tooMuch" });
    expect(faultsOf({ most: "999" })).toEqual({ most: "tooLittle" });
    expect(faultsOf({ count: "5001" })).toEqual({ count: "count" });
    expect(faultsOf({ opensAt: "", closesAt: "" })).toEqual({ opensAt: "date", closesAt: "date" });
    expect(faultsOf({ closesAt: filled["opensAt"] ?? "" })).toEqual({ closesAt: "order" });
  });
});

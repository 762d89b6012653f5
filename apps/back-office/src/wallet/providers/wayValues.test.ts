import { describe, expect, it } from "vitest";
import { toNewWay, toPercent, toWay, toWayFaults, toWayValues } from "./wayValues.ts";

const whole = { ...toNewWay("VND"), method: "bank-qr", min: "50000", max: "1000000" };

describe("the form of a way to pay", () => {
  it("X-32: what is stored comes back as it was", () => {
    const stored = {
      ...toWay({ ...whole, feeBasisPoints: "1,25", quickAmounts: "100000; 200000;100000" }),
      min: "50000.00",
      max: "1000000.00",
    };
    expect(stored).toMatchObject({ feeBasisPoints: 125, quickAmounts: ["100000", "200000"], places: [] });
    expect(toWay(toWayValues(stored))).toEqual({ ...stored, min: "50000", max: "1000000" });
    expect(toPercent(5)).toBe("0.05");
  });

  it("X-32: a withdrawal is paid by a bank, a wallet or a network", () => {
    const payout = { ...whole, kind: "PAYOUT", places: "Harbour Bank; Lotus Bank", quickAmounts: "100000" } as const;
    expect(toWay({ ...payout, type: "CARD" })).toMatchObject({ type: "BANK", quickAmounts: [] });
    expect(toWay({ ...payout, type: "CRYPTO" })).toMatchObject({
      type: "CRYPTO",
      places: ["Harbour Bank", "Lotus Bank"],
    });
  });

  it("X-32: what cannot be sent is named at its field", () => {
    expect(toWayFaults(whole)).toEqual({});
    expect(
      toWayFaults({ ...whole, feeBasisPoints: "50.01", expectMinutes: "1e3", position: "-1", method: "Bank" }),
    ).toEqual({ feeBasisPoints: "fee", expectMinutes: "minutes", position: "place", method: "name" });
    expect(toWayFaults({ ...whole, kind: "PAYOUT", places: " ; ", min: " " })).toEqual({
      places: "required",
      min: "required",
    });
  });
});

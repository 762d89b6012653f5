import { describe, expect, it } from "vitest";
import { currencies, getCurrency, isOfferedCurrency } from "./currencies.ts";
import { getCurrencyDigits, isAmount, toAmount } from "./currencyDigits.ts";
import { patterns } from "./patterns.ts";

describe("the currencies that a merchant can offer", () => {
  it.each(Object.entries(currencies))(
    "GM-34, X-32: %s has stakes in its digits, and patterns of ours",
    (code, currency) => {
      const digits = getCurrencyDigits(code);
      const { minBet, maxBet, maxWin } = currency.stakes;
      expect([minBet, maxBet, maxWin].every((text) => isAmount(text, digits))).toBe(true);
      expect(toAmount(minBet, digits)).toBeGreaterThan(0n);
      expect(toAmount(maxBet, digits)).toBeGreaterThan(toAmount(minBet, digits));
      expect(toAmount(maxWin, digits)).toBeGreaterThan(toAmount(maxBet, digits));
      expect(Number.isSafeInteger(currency.smallDeposit)).toBe(true);
      expect(patterns[currency.mobile.patternId]).toBeDefined();
      expect(patterns[currency.payeeNamePatternId]).toBeDefined();
    },
  );

  it("X-48: others are not offered, by whatever name; a merchant that has one goes on with the dollar's figures", () => {
    expect(["XAU", "AUD", "vnd", "", "__proto__", "toString"].filter(isOfferedCurrency)).toEqual([]);
    expect(getCurrency("__proto__")).toBe(currencies.USD);
  });
});

import { toDecimal } from "./money.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "./formatMoney.ts";

describe("formatMoney", () => {
  it("WL-01, CN-06: two decimals and thousands separators", () => {
    expect(formatMoney("1234.5", "en")).toBe("1,234.50");
    expect(formatMoney("1234567890.12", "en")).toBe("1,234,567,890.12");
    expect(formatMoney("0.00", "en")).toBe("0.00");
  });

  it("WL-01, CN-06: never fewer digits than the amount has; what is finer than the ledger is cut off, and there is no minus zero", () => {
    expect(formatMoney("0.0001", "en")).toBe("0.0001");
    expect(formatMoney("1234.5670", "en", "₫")).toBe("₫1,234.567");
    expect(formatMoney("1234.5678", "en", "₫")).toBe("₫1,234.5678");
    expect(formatMoney("9.99999", "en")).toBe("9.9999");
    expect(formatMoney("-0.00009", "en", "₫")).toBe("₫0.00");
  });

  it("WL-01: digits beyond a float's reach stay exact", () => {
    expect(formatMoney("900719925474099312.34", "en")).toBe("900,719,925,474,099,312.34");
  });

  it.each(["en", "vi-VN", "th-TH", "zh-CN", "id-ID", "fil-PH"])(
    "WL-01: no digit is lost or made up in %s, however large the amount",
    (tag) => {
      const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
      fc.assert(
        fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (units) => {
          expect(digitsOf(formatMoney(toDecimal(units), tag))).toBe(digitsOf(toDecimal(units)));
          expect(formatMoney(toDecimal(units), tag, "₫").startsWith("-")).toBe(units < 0n);
        }),
      );
    },
  );

  it("WL-02: the symbol stands before the amount, after a minus", () => {
    expect(formatMoney("-1234.50", "en", "₫")).toBe("-₫1,234.50");
    expect(formatMoney("10", "vi-VN", "₫")).toBe("₫10,00");
  });
});

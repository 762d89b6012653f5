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

  it("CN-06: what follows two decimals is cut off, never rounded up; there is no minus zero", () => {
    expect(formatMoney("0.0001", "en")).toBe("0.00");
    expect(formatMoney("1234.5678", "en", "₫")).toBe("₫1,234.56");
    expect(formatMoney("9.9999", "en")).toBe("9.99");
    expect(formatMoney("-9.9999", "en", "₫")).toBe("-₫9.99");
    expect(formatMoney("-0.0099", "en", "₫")).toBe("₫0.00");
  });

  it("WL-01: digits beyond a float's reach stay exact", () => {
    expect(formatMoney("900719925474099312.34", "en")).toBe("900,719,925,474,099,312.34");
  });

  it.each(["en", "vi-VN", "th-TH", "zh-CN", "id-ID", "fil-PH"])(
    "WL-01: no digit before the third decimal is lost or made up in %s, however large the amount",
    (tag) => {
      const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
      fc.assert(
        fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (units) => {
          const shown = units - (units % 100n);
          expect(digitsOf(formatMoney(toDecimal(units), tag))).toBe(digitsOf(toDecimal(shown)));
          expect(formatMoney(toDecimal(units), tag, "₫").startsWith("-")).toBe(shown < 0n);
        }),
      );
    },
  );

  it("WL-02: the symbol stands before the amount, after a minus", () => {
    expect(formatMoney("-1234.50", "en", "₫")).toBe("-₫1,234.50");
    expect(formatMoney("10", "vi-VN", "₫")).toBe("₫10,00");
  });
});

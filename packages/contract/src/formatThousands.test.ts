import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "./formatMoney.ts";
import { formatThousands } from "./formatThousands.ts";
import { languages } from "./languages.ts";
import { moneyScale, toBalance, toDecimal } from "./money.ts";

/** The amount that a text of a language names, in 1/10,000 units, read by its separators alone. */
function readAmount(text: string, tag: string): bigint {
  const parts = new Intl.NumberFormat(tag).formatToParts(-1234.5);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  const number = text.replace("K", "").replaceAll(find("group"), "").replace(find("decimal"), ".");
  return toBalance(number) * (text.endsWith("K") ? 1_000n : 1n);
}

describe("formatThousands", () => {
  it("CN-07, PM-16: 131,000 is 131K, and nothing is rounded", () => {
    const toText = (amount: string): string => formatThousands(amount, "en");
    expect(toText("131000.00")).toBe("131K");
    expect(toText("131500")).toBe("131.5K");
    expect(toText("131050.00")).toBe("131.05K");
    expect(toText("1000.0000")).toBe("1K");
    expect(toText("131000000.00")).toBe("131,000K");
    expect(toText("-2500.00")).toBe("-2.5K");
    expect(formatThousands("-131000", "en", "₫")).toBe("-₫131K");
    expect(formatThousands("131500", "vi-VN", "₫")).toBe("₫131,5K");
    expect(formatThousands("131500", "id-ID", "Rp")).toBe("Rp131,5K");
  });

  it("CN-07: below 1,000, and where three decimals would be read as thousands, an amount is in units", () => {
    for (const amount of ["0.00", "7.5", "999.99", "990", "131234.00", "131000.50", "1005", "x", "", "-0.00"])
      expect(formatThousands(amount, "en", "₫")).toBe(formatMoney(amount, "en", "₫"));
  });

  it.each(languages.map(({ tag }) => tag))(
    "CN-07: in %s the text in thousands and the plain one name the same amount",
    (tag) => {
      const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
      const amounts = fc.oneof(
        whole,
        whole.map((units) => (units / (10n * moneyScale)) * 10n * moneyScale),
        fc.bigInt({ min: -200n, max: 200n }).map((tens) => tens * 10n * moneyScale),
      );
      fc.assert(
        fc.property(amounts, (units) => {
          const text = formatThousands(toDecimal(units), tag);
          expect(readAmount(text, tag)).toBe(units);
          expect(readAmount(formatMoney(toDecimal(units), tag), tag)).toBe(units);
          const isShort =
            units % (10n * moneyScale) === 0n && (units >= 1_000n * moneyScale || units <= -1_000n * moneyScale);
          expect(text.endsWith("K")).toBe(isShort);
        }),
      );
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCrc, toEmvQr } from "./toEmvQr.ts";

/** Reads the fields of a code by the rule of EMVCo alone: two digits of id, two of length. */
function readFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE once more, by a table. */
function toTableCrc(text: string): number {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = byte << 8;
    for (let bit = 0; bit < 8; bit += 1) value = ((value << 1) ^ ((value & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff;
    return value;
  });
  return [...Buffer.from(text)].reduce((crc, byte) => ((crc << 8) ^ (table[(crc >> 8) ^ byte] ?? 0)) & 0xffff, 0xffff);
}

describe("codes for banking apps", () => {
  it("the check sum is CRC-16/CCITT-FALSE: its published check value is 29B1", () => {
    expect(toCrc("123456789")).toBe("29B1");
  });

  it.each([
    ["VND", "38", "A000000727", "704", "VN", "08"],
    ["THB", "29", "A000000677010111", "764", "TH", "05"],
    ["IDR", "26", "ID.CO.QRIS.WWW", "360", "ID", "05"],
    ["PHP", "28", "com.p2pqrpay", "608", "PH", "05"],
  ])(
    "X-32: a code for %s has the scheme's field, amount, reference and a right check sum",
    (currency, field, scheme, number, country, place) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 10 ** 11 }),
          fc.stringMatching(/^[A-Z0-9]{1,25}$/),
          (cents, reference) => {
            const amount = (cents / 100).toFixed(2);
            const text = toEmvQr({ currency, amount, reference });
            const fields = readFields(text);
            expect([...fields.keys()]).toEqual(["00", "01", field, "52", "53", "54", "58", "59", "60", "62", "63"]);
            expect(readFields(fields.get(field) ?? "").get("00")).toBe(scheme);
            expect([fields.get("01"), fields.get("53"), fields.get("54"), fields.get("58")]).toEqual([
              "12",
              number,
              currency === "VND" || currency === "IDR" ? amount.replace(/\.?0+$/, "") : amount,
              country,
            ]);
            expect(readFields(fields.get("62") ?? "").get(place)).toBe(reference);
            expect(Number.parseInt(fields.get("63") ?? "", 16)).toBe(toTableCrc(text.slice(0, -4)));
          },
        ),
      );
    },
  );

  it("X-32: 50,000 VND are field 54 as 50000, without digits that the currency does not have; an older order's stay", () => {
    const read = (currency: string, amount: string): string => {
      const text = toEmvQr({ currency, amount, reference: "A" });
      return text.slice(text.indexOf("54"), text.indexOf("5802"));
    };
    expect(toEmvQr({ currency: "VND", amount: "50000.00", reference: "A" })).toContain("530370454055000058");
    expect(read("VND", "50000.00")).toBe("540550000");
    expect(read("VND", "50000.55")).toBe("540850000.55");
    expect(read("THB", "50.00")).toBe("540550.00");
  });

  it("there is none for a currency without a scheme", () => {
    expect(() => toEmvQr({ currency: "USD", amount: "1.00", reference: "A" })).toThrow("USD");
    expect(() => toEmvQr({ currency: "__proto__", amount: "1.00", reference: "A" })).toThrow();
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { Refusal } from "../Refusal.ts";
import { toQuote } from "./toQuote.ts";

const address = "T0123456789abcdef0123456789abcdef0";

it("X-32: a deposit in a coin is quoted with coin, amount, rate, its end and a wallet's URI", () => {
  const quote = toQuote({ amount: "500000.00", currency: "VND", expiresAt: 1_800_000_000_000 }, address);
  expect(quote).toMatchObject({ coin: "USDT", amount: "19.157089", rate: "26100", until: 1_800_000_000_000 });
  const { protocol, pathname, searchParams } = new URL(quote.uri);
  expect([protocol, pathname, searchParams.get("amount")]).toEqual(["tron:", address, "19.157089"]);
  expect(searchParams.get("token")).toMatch(/^T[A-Za-z0-9]{33}$/);
});

it("X-32: what is to be sent is never too little, and less than a millionth of a coin too much", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 11n }), fc.constantFrom("VND", "USD", "IDR"), (whole, currency) => {
      const { amount, rate } = toQuote({ amount: String(whole), currency, expiresAt: 0 }, address);
      const millionths = BigInt(amount.replace(".", ""));
      const over = millionths * BigInt(rate) - whole * 1_000_000n;
      expect(over >= 0n && over < BigInt(rate)).toBe(true);
    }),
  );
});

it("X-32: there is none in a currency without a rate", () => {
  for (const currency of ["XXX", "__proto__"])
    expect(() => toQuote({ amount: "1.00", currency, expiresAt: 0 }, address)).toThrow(Refusal);
});

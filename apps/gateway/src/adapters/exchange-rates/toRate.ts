import type { RateTable } from "./ExchangeRates.ts";

// Digits after the point of a rate.
const rateDigits = 12;

const scale = 10n ** BigInt(rateDigits);

/** A decimal text in units of 10^-12. */
function toUnits(text: string): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * scale + BigInt(fraction.padEnd(rateDigits, "0").slice(0, rateDigits));
}

function toText(units: bigint): string {
  const digits = units.toString().padStart(rateDigits + 1, "0");
  return `${digits.slice(0, -rateDigits)}.${digits.slice(-rateDigits)}`;
}

/** What one unit of `from` is in `to`, as a decimal text cut after twelve digits; undefined where a rate is missing or too small to say. */
export function toRate({ perDollar }: RateTable, from: string, to: string): string | undefined {
  const read = (currency: string): bigint =>
    Object.hasOwn(perDollar, currency) ? toUnits(perDollar[currency] ?? "0") : 0n;
  const [source, target] = [read(from), read(to)];
  const rate = source === 0n ? 0n : (target * scale) / source;
  return rate === 0n ? undefined : toText(rate);
}

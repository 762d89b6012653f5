/** Units of account per currency unit: money is an integer of 1/10,000 (contract 3.14). */
export const moneyScale = 10_000n;

/** The largest amount one field may hold, in 1/10,000 of the unit (contract 3.12.1). */
export const moneyLimit = 10n ** 15n;

const decimalText = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/** Thrown by {@link toMoney} for a text that is not plain digits with at most one point, or holds too many digits. */
export class MoneyError extends Error {
  override readonly name = "MoneyError";
}

/**
 * Reads a decimal text ("1234.5") into 1/10,000 units. `digits` is what the currency allows after the point (0–4).
 * Refuses signs, exponents, blanks and grouping (contract 3.1.2); `signed` allows a leading minus.
 * @throws MoneyError
 */
export function toMoney(text: string, digits = 4, signed = false): bigint {
  const match = decimalText.exec(text);
  const fraction = match?.[3] ?? "";
  if (!match || match[2] === undefined || fraction.length > digits) throw new MoneyError("not an amount");
  if (match[1] === "-" && !signed) throw new MoneyError("negative amount");
  const units = BigInt(match[2]) * moneyScale + BigInt(fraction.padEnd(4, "0").slice(0, 4));
  if (units > moneyLimit) throw new MoneyError("amount too large");
  return match[1] === "-" ? -units : units;
}

/** More digits than any sum of money needs, and few enough to parse safely. */
const sumText = /^(-?)(0|[1-9][0-9]{0,39})(?:\.([0-9]{1,4}))?$/;

/**
 * Reads a sum that was written by {@link toDecimal}, such as a balance, into 1/10,000 units: it may be negative, and larger
 * than the largest amount of one field (contract 3.12.1).
 * @throws MoneyError for any other text
 */
export function toBalance(text: string): bigint {
  const [, sign, whole, fraction = ""] = sumText.exec(text) ?? [];
  if (whole === undefined) throw new MoneyError("not a sum");
  const units = BigInt(whole) * moneyScale + BigInt(fraction.padEnd(4, "0"));
  return sign === "-" ? -units : units;
}

/** Writes 1/10,000 units as a decimal text with two to four digits after the point ("1234.50"; contract 3.1.2). */
export function toDecimal(units: bigint): string {
  const negative = units < 0n;
  const absolute = negative ? -units : units;
  const fraction = (absolute % moneyScale).toString().padStart(4, "0");
  const kept = fraction.endsWith("00")
    ? fraction.slice(0, 2)
    : fraction.endsWith("0")
      ? fraction.slice(0, 3)
      : fraction;
  return `${negative ? "-" : ""}${absolute / moneyScale}.${kept}`;
}

/**
 * Splits `total` into parts proportional to `weights` without loss: the parts always sum to `total`; the remainder
 * goes one unit each to the first parts.
 * @throws MoneyError when no weight is positive or one is negative
 */
export function splitMoney(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) throw new MoneyError("weights must be positive");
  const parts = weights.map((weight) => (total * weight) / sum);
  let left = total - parts.reduce((all, part) => all + part, 0n);
  const step = left < 0n ? -1n : 1n;
  return parts.map((part, index) => {
    if (left === 0n || weights[index] === 0n) return part;
    left -= step;
    return part + step;
  });
}

import { MoneyError, moneyScale, toMoney } from "./money.ts";

/** The currencies whose amounts are whole units. */
const whole: ReadonlySet<string> = new Set(["IDR", "JPY", "KRW", "VND"]);

/** The currencies of ISO 4217 with three or four digits after the point. */
const finer: ReadonlySet<string> = new Set(["BHD", "CLF", "IQD", "JOD", "KWD", "LYD", "OMR", "TND", "UYW"]);

/** Where a merchant's amounts have other digits than the table says: 0 or 2. */
export interface OwnDigits {
  readonly IDR?: number;
}

/** How many digits an amount has after the point: none in VND, JPY, KRW and IDR, else two; in IDR two where the merchant says so. */
export function getCurrencyDigits(currency: string, { IDR: rupiah = 0 }: OwnDigits = {}): number {
  if (currency === "IDR") return rupiah;
  return whole.has(currency) ? 0 : 2;
}

/** Whether amounts of a currency can be shown as ours are: they have two digits after the point at most. */
export const isDisplayCurrency = (currency: string): boolean => !finer.has(currency);

/** The smallest amount of so many digits, in 1/10,000 of the unit. */
const toStep = (digits: number): bigint => moneyScale / 10n ** BigInt(digits);

/** What of a sum in 1/10,000 of the unit is an amount of so many digits; the rest is cut off, towards zero. */
export const cutToDigits = (units: bigint, digits: number): bigint => units - (units % toStep(digits));

/**
 * Reads an amount that a person typed, or that was written with more zeros than its currency has digits: `50000` and `50000.00` are an
 * amount of a currency without digits, `50000.50` is none. `signed` allows a leading minus.
 * @throws MoneyError
 */
export function toAmount(text: string, digits: number, signed = false): bigint {
  const units = toMoney(text, 2, signed);
  if (units % toStep(digits) !== 0n) throw new MoneyError("the currency has fewer digits");
  return units;
}

/** Whether {@link toAmount} reads a text. */
export function isAmount(text: string, digits: number, signed = false): boolean {
  try {
    toAmount(text, digits, signed);
    return true;
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

/** An amount with the digits of its currency, or with as many as it has: `50000` in VND, `50.00` in THB, for who reads no other. */
export function toPlainAmount(units: bigint, digits: number): string {
  const fraction = (units % moneyScale).toString().padStart(4, "0");
  const kept = fraction.replace(/0+$/, "").padEnd(digits, "0");
  return kept === "" ? `${units / moneyScale}` : `${units / moneyScale}.${kept}`;
}

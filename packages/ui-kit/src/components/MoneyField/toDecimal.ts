import { toLatinDigits } from "../NumberField/toWhole.ts";

/** The signs that a language writes between the digits of an amount. */
export interface Separators {
  /** Between thousands: `,` in 1,234.50. */
  readonly group: string;
  /** Before the fraction: `.` in 1,234.50. */
  readonly point: string;
}

/** Reads the separators off an amount as the page's language shows it. */
export function toSeparators(format: (amount: string) => string): Separators {
  const [, group = ",", point = "."] = /1(\D*)234\D*567(\D+)5/.exec(toLatinDigits(format("1234567.5"))) ?? [];
  return { group, point };
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A typed amount as a decimal string, digit for digit: `"1,234.50"` is `"1234.50"`. Undefined when it is none: it is
 * never guessed. One lone separator with one or two digits behind it is a point: some keypads have no other. `isWhole`: amounts have no
 * fraction, so that either separator before each three digits keeps thousands apart, whatever the language.
 */
export function toDecimal(text: string, { group, point }: Separators, isWhole = false): string | undefined {
  const plain = toLatinDigits(text).replaceAll(/[\s'\u2019]/g, "");
  if (isWhole && /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(plain)) return plain.replaceAll(/[.,]/g, "");
  const between = escape(group.trim() === "" ? "" : group);
  const grouped = new RegExp(`^(-?)(\\d{1,3}(?:${between}\\d{3})+|\\d*)(?:${escape(point)}(\\d*))?$`).exec(plain);
  const [, sign = "", whole = "", fraction = ""] = grouped ?? /^(-?)(\d+)[.,](\d{1,2})$/.exec(plain) ?? [];
  if (whole === "" && fraction === "") return undefined;
  const digits = whole.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "");
  return `${sign}${digits === "" ? "0" : digits}${fraction === "" ? "" : `.${fraction}`}`;
}

/** A decimal string with its thousands apart, not a digit more or less: `"1234567.125"` is `"1,234,567.125"`. */
export function toGrouped(decimal: string, { group, point }: Separators): string {
  const [whole = "", fraction] = decimal.split(".");
  const apart = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? apart : `${apart}${point}${fraction}`;
}

import { formatMoney, isDecimal } from "./formatMoney.ts";

/** 1,000 or more, and a multiple of ten: its sign, its thousands, and the two digits after them. */
const wholeTens = /^(-?)([1-9]\d*)(\d\d)0(?:\.0*)?$/;

const formats = new Map<string, Intl.NumberFormat>();

function toFormat(tag: string): Intl.NumberFormat {
  const known = formats.get(tag);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  formats.set(tag, format);
  return format;
}

/**
 * An amount in thousands, as some markets write it (CN-07, Q-17): `131000.00` is `131K` and `131500.00` is `131.5K`, with the separators of
 * the language and `symbol` before it. Nothing is rounded: what is below 1,000, or would need three decimals, which could be read as
 * thousands of its own, is written in units.
 */
export function formatThousands(decimal: string, tag: string, symbol = ""): string {
  const [, sign, thousands, rest] = wholeTens.exec(decimal) ?? [];
  const shortened = `${thousands}.${rest}`;
  if (sign === undefined || !isDecimal(shortened)) return formatMoney(decimal, tag, symbol);
  return `${sign}${symbol}${toFormat(tag).format(shortened)}K`;
}

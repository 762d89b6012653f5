const formats = new Map<string, Intl.NumberFormat>();

/** Two decimals at least, and as many as a ledger's amount has: nobody is shown less or more than there is. What is finer is cut off. */
const decimals = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  roundingMode: "trunc",
  signDisplay: "negative",
} as const;

function toFormat(tag: string): Intl.NumberFormat {
  const known = formats.get(tag);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, decimals);
  formats.set(tag, format);
  return format;
}

/** Whether a text is a plain decimal, such as `-1234.5`. */
export const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * Formats a decimal text with thousands separators and two to four decimals, as many as it has; the text is never a float
 * (WL-01, CN-06). `symbol` stands before the amount (WL-02). A text that is no decimal is shown as it is.
 */
export function formatMoney(decimal: string, tag: string, symbol = ""): string {
  if (!isDecimal(decimal)) return decimal;
  const text = toFormat(tag).format(decimal);
  if (symbol === "") return text;
  return text.startsWith("-") ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`;
}

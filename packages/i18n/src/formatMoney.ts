const formats = new Map<string, Intl.NumberFormat>();

function toFormat(tag: string, fraction: number): Intl.NumberFormat {
  const key = `${tag}:${fraction}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: fraction, maximumFractionDigits: fraction });
  formats.set(key, format);
  return format;
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * Shows a decimal text with thousands separators and two to four digits after the point, digit for digit: the text is
 * never a float (WL-01, CN-06). `symbol` stands before the amount (WL-02). A text that is no decimal is shown as it is.
 */
export function formatMoney(decimal: string, tag: string, symbol = ""): string {
  if (!isDecimal(decimal)) return decimal;
  const digits = decimal.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  const text = toFormat(tag, Math.min(4, Math.max(2, digits))).format(decimal);
  if (symbol === "") return text;
  return text.startsWith("-") ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`;
}

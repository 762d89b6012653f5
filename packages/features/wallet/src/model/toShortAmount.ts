const formats = new Map<string, Intl.NumberFormat>();

function toFormat(tag: string): Intl.NumberFormat {
  const known = formats.get(tag);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    roundingMode: "trunc",
    trailingZeroDisplay: "stripIfInteger",
  });
  formats.set(tag, format);
  return format;
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/** A decimal text for a sentence or a button: decimals only where it has some, then two at least and as many as it has (WL-01). */
export const toShortAmount = (decimal: string, tag: string): string =>
  isDecimal(decimal) ? toFormat(tag).format(decimal) : decimal;

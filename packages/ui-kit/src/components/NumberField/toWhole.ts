/** Any script's digits as 0 to 9: players type with the keyboard of their language. */
export function toLatinDigits(text: string): string {
  // The digits of a script follow each other from its zero; where scripts adjoin, their tens do.
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** A typed whole number in its plain form (`"٠٤٢"` is `"42"`); undefined when it is none. Of any length, digit for digit. */
export function toWhole(text: string): string | undefined {
  const plain = toLatinDigits(text).trim();
  return /^[-\u2212]?\d+$/.test(plain) ? BigInt(plain.replace("\u2212", "-")).toString() : undefined;
}

/** The next number `steps` away, inside the bounds; from nothing, or from what is no number, the nearest bound to 0. */
export function toStepped(
  text: string,
  steps: number,
  { min, max, step }: { readonly min?: number | undefined; readonly max?: number | undefined; readonly step: number },
): string {
  const now = toWhole(text);
  const next = (now === undefined ? 0n : BigInt(now)) + (now === undefined ? 0n : BigInt(steps) * BigInt(step));
  if (min !== undefined && next < BigInt(min)) return String(min);
  if (max !== undefined && next > BigInt(max)) return String(max);
  return next.toString();
}

/** A percentage without needless zeros, from hundredths of a percent. */
export const toPercentText = (basisPoints: number): string => `${basisPoints / 100} %`;

/** What is left of an amount after its fee, as the gateway counts it: the fee is rounded down to a hundredth. Null for what is no amount. */
export function toCredit(
  amount: string,
  basisPoints: number,
): { readonly fee: string; readonly credit: string } | null {
  const [, whole, fraction = ""] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined) return null;
  const cents = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
  const fee = (cents * BigInt(basisPoints)) / 10_000n;
  const toText = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, "0")}`;
  return { fee: toText(fee), credit: toText(cents - fee) };
}

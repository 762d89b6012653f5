import { drawParts, type RedEnvelope, toDecimal, toMoney } from "@marquee/contract";
import { digestBytes, openSeed } from "@marquee/runtime";

/** What a repeated draw has shown. */
export type Verified = {
  /** The hash that was told before the opening is that of the seed. */
  readonly isSeed: boolean;
  /** The amount of the member's part by the seed; undefined without a part. */
  readonly amount: string | undefined;
  /** It is what was paid. */
  readonly isPaid: boolean;
};

/** Repeats the draw of an envelope in this browser (contract 3.10). */
export async function verifyEnvelope(envelope: RedEnvelope, seed: string): Promise<Verified> {
  const { total, count, least, most, unit, seedHash, own } = envelope;
  const { bytes, isSeed } = await openSeed(seed, seedHash);
  const size = toMoney(unit);
  const terms = { total: toMoney(total) / size, count, least: toMoney(least) / size, most: toMoney(most) / size };
  const part = own === null ? undefined : (await drawParts(bytes, terms, digestBytes))[own.number - 1];
  const amount = part === undefined ? undefined : toDecimal(part * size);
  return { isSeed, amount, isPaid: own === null || amount === own.amount };
}

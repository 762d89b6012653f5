import { drawParts, type RedEnvelope, toDecimal, toMoney } from "@marquee/contract";

const digest = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data));

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const toBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));

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
  const [bytes, size] = [toBytes(seed), toMoney(unit)];
  const isSeed = toHex(await digest(bytes)) === seedHash;
  const terms = { total: toMoney(total) / size, count, least: toMoney(least) / size, most: toMoney(most) / size };
  const part = own === null ? undefined : (await drawParts(bytes, terms, digest))[own.number - 1];
  const amount = part === undefined ? undefined : toDecimal(part * size);
  return { isSeed, amount, isPaid: own === null || amount === own.amount };
}

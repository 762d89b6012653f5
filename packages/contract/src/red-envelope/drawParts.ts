import { createSeededRandom, type Digest } from "../createSeededRandom.ts";

/** What an envelope gives; amounts are whole numbers of the smallest amount that is paid. */
export interface EnvelopeTerms {
  readonly total: bigint;
  readonly count: number;
  /** The smallest and the largest part. */
  readonly least: bigint;
  readonly most: bigint;
}

/** Whether parts within the bounds can come to the total exactly. */
export const canDraw = ({ total, count, least, most }: EnvelopeTerms): boolean =>
  count >= 1 && least >= 1n && least <= most && least * BigInt(count) <= total && total <= most * BigInt(count);

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * The parts of a red envelope in the order in which they are given (contract 3.10): each is drawn evenly between the smallest part and
 * twice the mean of what is left less that, as far as the rest can still be shared out within the bounds. Their sum is the total exactly, and
 * whoever knows the seed gets the same ones.
 * @throws RangeError where no parts within the bounds come to the total
 */
export async function drawParts(seed: Uint8Array, terms: EnvelopeTerms, digest: Digest): Promise<readonly bigint[]> {
  if (!canDraw(terms)) throw new RangeError("no parts within the bounds come to the total");
  const { count, least, most } = terms;
  const random = createSeededRandom(seed, digest);
  const parts: bigint[] = [];
  let left = terms.total;
  for (let rest = BigInt(count); rest > 0n; rest -= 1n) {
    const lowest = max(least, left - (rest - 1n) * most);
    const highest = min(min(most, left - (rest - 1n) * least), (2n * left) / rest - least);
    const part = lowest + (await random(highest - lowest + 1n));
    parts.push(part);
    left -= part;
  }
  return parts;
}

import { createHash, randomBytes } from "node:crypto";
import { drawParts } from "@marquee/contract";

const digest = (data: Uint8Array): Uint8Array => createHash("sha256").update(data).digest();

/** What is drawn of, in 1/10,000 of the unit; parts are whole numbers of `unit`. */
interface Drawn {
  readonly total: bigint;
  readonly count: number;
  readonly least: bigint;
  readonly most: bigint;
  readonly unit: bigint;
}

/** Draws the parts of an envelope from a new seed, whose hash is told before it opens. @throws RangeError for bounds that cannot come to the total */
export async function drawEnvelope({ total, count, least, most, unit }: Drawn) {
  const seed = randomBytes(32);
  const parts = await drawParts(seed, { total: total / unit, count, least: least / unit, most: most / unit }, digest);
  return {
    seed: seed.toString("hex"),
    seedHash: createHash("sha256").update(seed).digest("hex"),
    parts: parts.map((part) => part * unit),
  };
}

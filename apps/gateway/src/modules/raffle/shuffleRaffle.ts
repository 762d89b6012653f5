import { createHash, randomBytes } from "node:crypto";
import { shuffleTickets } from "@marquee/contract";

const digest = (data: Uint8Array): Uint8Array => createHash("sha256").update(data).digest();

/** Shuffles the tickets of a raffle by a new seed, whose hash is told before it opens; `order` has the place of each one's prize. */
export async function shuffleRaffle(counts: readonly number[]) {
  const seed = randomBytes(32);
  return {
    seed: seed.toString("hex"),
    seedHash: createHash("sha256").update(seed).digest("hex"),
    order: await shuffleTickets(seed, counts, digest),
  };
}

import { createSeededRandom, type Digest } from "../createSeededRandom.ts";

/**
 * The tickets of a raffle in the order in which they are drawn (contract 3.10): of each the place of its prize among the prizes, from 0 on.
 * They lie in the order of the prizes, `counts` of each, and are shuffled from the last to the second by Fisher–Yates with the seed's random
 * numbers. Every ticket is there once, and whoever knows the seed gets the same order.
 * @throws RangeError for counts that are no whole numbers, or below zero
 */
export async function shuffleTickets(
  seed: Uint8Array,
  counts: readonly number[],
  digest: Digest,
): Promise<readonly number[]> {
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new RangeError("no numbers of tickets");
  const tickets = counts.flatMap((count, place) => Array.from({ length: count }, () => place));
  const random = createSeededRandom(seed, digest);
  for (let last = tickets.length - 1; last > 0; last -= 1) {
    const chosen = Number(await random(BigInt(last + 1)));
    const [moved = 0, other = 0] = [tickets[last], tickets[chosen]];
    tickets[last] = other;
    tickets[chosen] = moved;
  }
  return tickets;
}

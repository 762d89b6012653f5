import { type Raffle, shuffleTickets } from "@marquee/contract";
import { digestBytes, openSeed } from "@marquee/runtime";

/** What a repeated shuffle has shown. */
export type Verified = {
  /** The hash that was told before the opening is that of the seed. */
  readonly isSeed: boolean;
  /** Each of the member's tickets has the prize that the shuffle gives it. */
  readonly isPaid: boolean;
};

/** Repeats the shuffle of a raffle in this browser, and compares the member's tickets (contract 3.10). */
export async function verifyRaffle(
  { prizes, own, seedHash }: Pick<Raffle, "prizes" | "own" | "seedHash">,
  seed: string,
): Promise<Verified> {
  const { bytes, isSeed } = await openSeed(seed, seedHash);
  const counts = prizes.map(({ count }) => count);
  const order = await shuffleTickets(bytes, counts, digestBytes);
  return { isSeed, isPaid: own.every(({ number, prize }) => order[number - 1] === prize) };
}

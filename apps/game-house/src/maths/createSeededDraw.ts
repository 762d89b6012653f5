import { createHash, createHmac } from "node:crypto";
import type { Draw } from "./Draw.ts";

/** What fixes a round: the house's secret seed, the player's seed, and the number of the round under them. */
export type Seeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };

const wordLimit = 2 ** 32;
const wordBytes = 4;

/** What is shown before play: hex SHA-256 of the server seed's text. */
export function toCommit(serverSeed: string): string {
  return createHash("sha256").update(serverSeed).digest("hex");
}

/**
 * Numbers out of HMAC-SHA-256(serverSeed, "clientSeed:nonce:cursor"), cursor 0, 1, 2 …: each block gives eight
 * big-endian 32-bit words; a word that would favour small numbers is passed over (contract 3.12.5).
 */
export function createSeededDraw({ serverSeed, clientSeed, nonce }: Seeds): Draw {
  let cursor = 0;
  let block = Buffer.alloc(0);
  let at = 0;
  const nextWord = (): number => {
    if (at === block.length) {
      block = createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}:${cursor}`).digest();
      cursor += 1;
      at = 0;
    }
    at += wordBytes;
    return block.readUInt32BE(at - wordBytes);
  };
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > wordLimit) throw new RangeError(`no draw below ${bound}`);
    const fair = wordLimit - (wordLimit % bound);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % bound;
  };
}

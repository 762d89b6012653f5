/** SHA-256 of bytes, as the platform at hand computes it. */
export type Digest = (data: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

/** How many bytes a random number is read from; a number that would favour small ones is passed over. */
const width = 8;
const range = 1n << 64n;

/**
 * Random numbers from a seed, below a bound each, which whoever knows the seed gets in the same order: SHA-256 of the seed and a counter of four
 * bytes, the highest first, read eight bytes at a time, with rejection (contract 3.10).
 */
export function createSeededRandom(seed: Uint8Array, digest: Digest): (bound: bigint) => Promise<bigint> {
  let block: Uint8Array = new Uint8Array(0);
  let [counter, at] = [0, 0];
  async function read(): Promise<bigint> {
    if (at + width > block.length) {
      const data = new Uint8Array(seed.length + 4);
      data.set(seed);
      new DataView(data.buffer).setUint32(seed.length, counter);
      [block, at] = [await digest(data), 0];
      counter += 1;
    }
    const bytes = block.subarray(at, at + width);
    at += width;
    return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  }
  return async (bound) => {
    const fair = range - (range % bound);
    let number = await read();
    while (number >= fair) number = await read();
    return number % bound;
  };
}

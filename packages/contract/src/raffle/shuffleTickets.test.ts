import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffleTickets } from "./shuffleTickets.ts";

const digest = (data: Uint8Array): Uint8Array => createHash("sha256").update(data).digest();
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const prizes = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 });

/** The same by text: hexadecimal digits, and tickets that are taken out of a list. */
function shuffleByText(seed: string, counts: readonly number[]): readonly number[] {
  let [text, counter] = ["", 0];
  const next = (): bigint => {
    if (text === "") {
      const block = `${seed}${counter.toString(16).padStart(8, "0")}`;
      text = createHash("sha256").update(block, "hex").digest("hex");
      counter += 1;
    }
    const number = BigInt(`0x${text.slice(0, 16)}`);
    text = text.slice(16);
    return number;
  };
  const left = counts.flatMap((count, place) => Array<number>(count).fill(place));
  const order: number[] = [];
  while (left.length > 1) {
    const size = BigInt(left.length);
    let number = next();
    while (number - (number % size) + size > 2n ** 64n) number = next();
    const last = left.pop() ?? 0;
    const place = Number(number % size);
    order.unshift(place === left.length ? last : (left[place] ?? 0));
    if (place < left.length) left[place] = last;
  }
  return [...left, ...order];
}

describe("the tickets of a raffle", () => {
  it("PM-15: every ticket is there once, for any seed, and in the same order for the same seed", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, prizes, async (seed, counts) => {
        const tickets = await shuffleTickets(seed, counts, digest);
        expect(counts.map((_, place) => tickets.filter((ticket) => ticket === place).length)).toEqual(counts);
        expect(await shuffleTickets(seed, counts, digest)).toEqual(tickets);
      }),
      { numRuns: 200 },
    );
  });

  it("PM-15: the order is that of a second program that is written in another way", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, prizes, async (seed, counts) => {
        const hex = Buffer.from(seed).toString("hex");
        expect(await shuffleTickets(seed, counts, digest)).toEqual(shuffleByText(hex, counts));
      }),
      { numRuns: 100 },
    );
  });

  it("PM-15: a prize is as likely at the first ticket as at any other one", async () => {
    const [runs, size] = [2_000, 8];
    const found = Array.from({ length: size }, () => 0);
    for (let number = 0; number < runs; number += 1) {
      const seed = createHash("sha256").update(`seed ${number}`).digest();
      const at = (await shuffleTickets(seed, [1, size - 1], digest)).indexOf(0);
      found[at] = (found[at] ?? 0) + 1;
    }
    // Chi-square with seven degrees of freedom; the seeds are fixed.
    const mean = runs / size;
    expect(found.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(18.5);
  });

  it("PM-15: there is no order of what is no number of tickets", async () => {
    for (const wrong of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      await expect(shuffleTickets(new Uint8Array(32), [wrong], digest)).rejects.toThrow(RangeError);
    expect(await shuffleTickets(new Uint8Array(32), [], digest)).toEqual([]);
  });
});

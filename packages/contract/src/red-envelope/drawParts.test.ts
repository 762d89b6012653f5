import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canDraw, drawParts, type EnvelopeTerms } from "./drawParts.ts";

const digest = (data: Uint8Array): Uint8Array => createHash("sha256").update(data).digest();

/** The same by text: hexadecimal digits, one number after another, no bytes. */
function drawByText(seed: string, { total, count, least, most }: EnvelopeTerms): bigint[] {
  let [text, counter] = ["", 0];
  const next = (): bigint => {
    if (text === "") {
      text = createHash("sha256")
        .update(`${seed}${counter.toString(16).padStart(8, "0")}`, "hex")
        .digest("hex");
      counter += 1;
    }
    const number = BigInt(`0x${text.slice(0, 16)}`);
    text = text.slice(16);
    return number;
  };
  const given: bigint[] = [];
  while (given.length < count) {
    const left = total - given.reduce((sum, part) => sum + part, 0n);
    const others = BigInt(count - given.length - 1);
    const range: bigint[] = [];
    // Every bound by what it means, the tightest of each side.
    const lows = [least, left - others * most].toSorted((a, b) => (a < b ? -1 : 1));
    const highs = [most, left - others * least, (left * 2n) / (others + 1n) - least].toSorted((a, b) =>
      a < b ? -1 : 1,
    );
    range.push(lows.at(-1) ?? 0n, highs[0] ?? 0n);
    const [low = 0n, high = 0n] = range;
    const size = high - low + 1n;
    let number = next();
    while (number - (number % size) + size > 2n ** 64n) number = next();
    given.push(low + (number % size));
  }
  return given;
}

const terms = fc
  .record({
    count: fc.integer({ min: 1, max: 60 }),
    least: fc.bigInt({ min: 1n, max: 1_000_000n }),
    room: fc.bigInt({ min: 0n, max: 10_000_000n }),
    share: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ count, least, room, share }) => {
    const most = least + room;
    const total = BigInt(count) * least + (BigInt(count) * room * BigInt(share)) / 1000n;
    return { total, count, least, most };
  });
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe("the parts of a red envelope", () => {
  it("PM-14: come to the total exactly, each within its bounds, and are the same for the same seed", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, terms, async (seed, wanted) => {
        const parts = await drawParts(seed, wanted, digest);
        expect(parts).toHaveLength(wanted.count);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(wanted.total);
        expect(parts.every((part) => part >= wanted.least && part <= wanted.most)).toBe(true);
        expect(await drawParts(seed, wanted, digest)).toEqual(parts);
      }),
      { numRuns: 200 },
    );
  });

  it("PM-14: are those of a second program that is written in another way", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, terms, async (seed, wanted) => {
        expect(await drawParts(seed, wanted, digest)).toEqual(drawByText(Buffer.from(seed).toString("hex"), wanted));
      }),
      { numRuns: 100 },
    );
  });

  it("PM-14: are about the mean wherever they stand in the order", async () => {
    const wanted = { total: 100_000n, count: 10, least: 1n, most: 100_000n };
    const sums = Array.from({ length: 10 }, () => 0n);
    for (let number = 0; number < 400; number += 1) {
      const seed = createHash("sha256").update(`seed ${number}`).digest();
      for (const [at, part] of (await drawParts(seed, wanted, digest)).entries()) sums[at] = (sums[at] ?? 0n) + part;
    }
    for (const sum of sums) expect(Math.abs(Number(sum) / 400 - 10_000)).toBeLessThan(1_500);
  });

  it("PM-14: there are none where the bounds cannot come to the total", async () => {
    for (const wrong of [
      { total: 10n, count: 11, least: 1n, most: 5n },
      { total: 56n, count: 11, least: 1n, most: 5n },
      { total: 10n, count: 0, least: 1n, most: 10n },
      { total: 10n, count: 2, least: 6n, most: 5n },
      { total: 0n, count: 1, least: 0n, most: 0n },
    ]) {
      expect(canDraw(wrong)).toBe(false);
      await expect(drawParts(new Uint8Array(32), wrong, digest)).rejects.toThrow(RangeError);
    }
  });
});

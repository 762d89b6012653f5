import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeededDraw, toCommit } from "./createSeededDraw.ts";
import { drawWeighted } from "./Draw.ts";

const seeds = { serverSeed: "house", clientSeed: "player", nonce: 7 };

describe("draws from commit and reveal", () => {
  it("X-22: words are the HMAC's, block after block", () => {
    const draw = createSeededDraw(seeds);
    const words = [0, 1, 2].flatMap((cursor) => {
      const block = createHmac("sha256", "house").update(`player:7:${cursor}`).digest();
      return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4));
    });
    expect(words.map(() => draw(2 ** 32))).toEqual(words);
  });

  it("X-22: a word that would favour small numbers is passed over", () => {
    const bound = 3 * 2 ** 30;
    const draw = createSeededDraw(seeds);
    const whole = createSeededDraw(seeds);
    const words = Array.from({ length: 4_000 }, () => whole(2 ** 32)).filter((word) => word < bound);
    expect(words.length).toBeLessThan(3_200);
    expect(words.map(() => draw(bound))).toEqual(words);
  });

  it("X-22: the same seeds draw the same, any other seed or nonce does not", () => {
    const take = (of: typeof seeds): number[] => {
      const draw = createSeededDraw(of);
      return Array.from({ length: 12 }, () => draw(1_000));
    };
    expect(take(seeds)).toEqual(take({ ...seeds }));
    for (const other of [{ nonce: 8 }, { serverSeed: "house2" }, { clientSeed: "p" }])
      expect(take({ ...seeds, ...other })).not.toEqual(take(seeds));
    expect(toCommit("house")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("stays below its bound and refuses what is no bound", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (clientSeed, bound) => {
        const number = createSeededDraw({ ...seeds, clientSeed })(bound);
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }),
    );
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => createSeededDraw(seeds)(bound)).toThrow(RangeError);
  });

  it("weights are chances: each part of the range belongs to its index", () => {
    const hits = Array.from({ length: 10 }, (_, number) => drawWeighted(() => number, [3, 0, 5, 2]));
    expect(hits).toEqual([0, 0, 0, 2, 2, 2, 2, 2, 3, 3]);
  });
});

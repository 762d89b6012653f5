import { rmSync } from "node:fs";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectGarbage } from "./collectGarbage.ts";
import { readEngine, readLayer } from "./documents.ts";
import { clearFlips, flip, getLastFlip, listFlips, listLast, listLive, readFlips } from "./releases.ts";
import { renameReleases } from "./renameReleases.ts";
import type { Store } from "./Store.ts";
import { openTestStore, writeTestRelease } from "../test/testSites.ts";

const { options, timeout } = toHistories(500);
const day = 24 * 60 * 60 * 1000;
const change = (at = new Date().toISOString()) => ({ by: "test", at, note: "" });

async function publish(store: Store, brand: string, look: number): Promise<number> {
  const release = await writeTestRelease(store, brand, look, look);
  await flip(store, release, await getLastFlip(store, brand), change());
  return release.number;
}
const numbersOf = async (store: Store, brand: string) => (await listFlips(store)).get(brand) ?? [];
const livesOf = async (store: Store, brand: string) =>
  (await listLive(store, brand, await numbersOf(store, brand))).map(({ number }) => number);
const lastOf = async (store: Store, brand: string) =>
  (await listLast(store, brand, await numbersOf(store, brand))).map(({ number }) => number);
const clear = (store: Store) => collectGarbage(store, { now: Date.now() + 1_000, grace: 0 });

/** Every file of the last live release is there. */
async function isWhole(store: Store, brand: string): Promise<boolean> {
  const [release] = await listLast(store, brand, await numbersOf(store, brand), 1);
  if (!release) return false;
  const [engine, layer] = [await readEngine(store, release.engine), await readLayer(store, release.layer)];
  const keys = [engine?.files ?? { none: "none/none" }, layer?.files ?? { none: "none/none" }, release.html].flatMap(
    (files) => Object.values(files),
  );
  return (await Promise.all(keys.map(store.has))).every(Boolean);
}

describe("a site that is retired", () => {
  it("is live no more, keeps its files for thirty days, and is live again with one flip", async () => {
    const { store } = openTestStore();
    const number = await publish(store, "lumen", 1);
    await flip(store, { brand: "lumen", number }, 1, change(), { retired: {} });
    expect([await livesOf(store, "lumen"), await lastOf(store, "lumen")]).toEqual([[], [1]]);
    await clear(store);
    expect(await isWhole(store, "lumen")).toBe(true);
    await flip(store, { brand: "lumen", number }, 2, change());
    expect(await livesOf(store, "lumen")).toEqual([1]);
  });

  it("that cannot come back any more gives its files up, and its history can be told all the same", async () => {
    const { store } = openTestStore();
    const number = await publish(store, "lumen", 1);
    await flip(store, { brand: "lumen", number }, 1, change(new Date(Date.now() - 31 * day).toISOString()), {
      retired: {},
    });
    await clear(store);
    expect([await lastOf(store, "lumen"), await isWhole(store, "lumen")]).toEqual([[], false]);
    expect((await readFlips(store, "lumen")).map(({ retired }) => retired !== undefined)).toEqual([false, true]);
    await clear(store);
  });
});

describe("releases under another id", () => {
  it(
    "are the same releases, live under one id or the other at each moment, wherever the rename is broken off",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 7 }),
          fc.nat({ max: 30 }),
          async (looks, writes) => {
            const { folder, store } = openTestStore();
            for (const look of looks) await publish(store, "lumen", look);
            const before = await livesOf(store, "lumen");
            let left = writes;
            const dying: Store = {
              ...store,
              create: async (key, bytes) => {
                if (left === 0) throw new Error("killed");
                left -= 1;
                const isCreated = await store.create(key, bytes);
                // Under either id, the release that was live before is live.
                const shown = [
                  ...(await livesOf(store, "lumen")).slice(0, 1),
                  ...(await livesOf(store, "tide")).slice(0, 1),
                ];
                expect(new Set(shown)).toEqual(new Set(before.slice(0, 1)));
                return isCreated;
              },
            };
            await renameReleases(dying, "lumen", "tide", change()).catch((error: Error) =>
              expect(error.message).toBe("killed"),
            );
            expect(await renameReleases(store, "lumen", "tide", change())).toBe(true);
            expect([await livesOf(store, "lumen"), await livesOf(store, "tide")]).toEqual([[], before]);
            expect(await numbersOf(store, "tide")).toEqual((await numbersOf(store, "lumen")).slice(0, -1));
            await clear(store);
            expect(await isWhole(store, "tide")).toBe(true);
            expect(await renameReleases(store, "lumen", "tide", change())).toBe(true);
            expect(await livesOf(store, "tide")).toEqual(before);
            rmSync(folder, { recursive: true });
          },
        ),
        options,
      );
    },
    timeout,
  );

  it("of a brand that was never live, or has yet another id, are none", async () => {
    const { store } = openTestStore();
    expect(await renameReleases(store, "lumen", "tide", change())).toBe(false);
    await publish(store, "lumen", 1);
    await renameReleases(store, "lumen", "tide", change());
    expect(await renameReleases(store, "lumen", "ember", change())).toBe(false);
    expect(await clearFlips(store, "lumen", await numbersOf(store, "lumen"))).toEqual([]);
  });
});

import { rmSync } from "node:fs";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectGarbage } from "./collectGarbage.ts";
import { readEngine, readLayer } from "./documents.ts";
import { flip, FlipConflict, getLastFlip, keptReleases, listFlips, listLive } from "./releases.ts";
import { openTestStore, writeTestRelease } from "../test/testSites.ts";
import type { Store } from "./Store.ts";

const { options, timeout } = toHistories(500);
const at = "2026-11-21T00:00:00.000Z";

const goLive = async (store: Store, brand: string, number: number): Promise<unknown> =>
  flip(store, { brand, number }, await getLastFlip(store, brand), { by: "test", at, note: "" });

const readLive = async (store: Store, brand: string): Promise<readonly number[]> =>
  (await listLive(store, brand, (await listFlips(store)).get(brand) ?? [])).map(({ number }) => number);

/** Whether everything that a brand's kept releases name is in the store. */
async function isWhole(store: Store, brand: string): Promise<boolean> {
  const releases = await listLive(store, brand, (await listFlips(store)).get(brand) ?? []);
  const found = releases.map(async ({ engine, layer, html }) => {
    const files = [(await readEngine(store, engine))?.files, (await readLayer(store, layer))?.files, html];
    return (
      await Promise.all(
        files.map(
          async (part) => part !== undefined && (await Promise.all(Object.values(part).map(store.has))).every(Boolean),
        ),
      )
    ).every(Boolean);
  });
  return (await Promise.all(found)).every(Boolean);
}

describe("flip", () => {
  it("makes one of two publishes at once live and refuses the other, which changes nothing", async () => {
    const { store } = openTestStore();
    await writeTestRelease(store, "lumen", 1, 1);
    const [one, two] = await Promise.all([
      writeTestRelease(store, "lumen", 1, 2),
      writeTestRelease(store, "lumen", 1, 3),
    ]);
    expect(new Set([one.number, two.number])).toEqual(new Set([2, 3]));
    const results = await Promise.allSettled(
      [one, two].map((release) => flip(store, release, 0, { by: "test", at, note: "" })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((each) => each.status === "rejected")).toMatchObject({ reason: expect.any(FlipConflict) });
    expect(await listFlips(store)).toEqual(new Map([["lumen", [1]]]));
    await expect(flip(store, two, 0, { by: "test", at, note: "" })).rejects.toThrow("another release went live");
  });

  it("names what was live, newest first, each release once, and no more than five", async () => {
    const { store } = openTestStore();
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await writeTestRelease(store, "lumen", number, number);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await goLive(store, "lumen", number);
    expect(await readLive(store, "lumen")).toEqual([7, 6, 5, 4, 3]);
    await goLive(store, "lumen", 4);
    await goLive(store, "lumen", 7);
    expect(await readLive(store, "lumen")).toEqual([7, 4, 6, 5, 3]);
    expect(keptReleases).toBe(5);
  });
});

describe("collectGarbage", () => {
  it(
    "keeps every byte of the last five releases of every brand over any history, and clears the rest",
    async () => {
      const step = fc.record({
        brand: fc.constantFrom("lumen", "tide"),
        engine: fc.integer({ min: 1, max: 6 }),
        layer: fc.integer({ min: 1, max: 6 }),
        back: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const { folder, store } = openTestStore();
          for (const { brand, engine, layer, back } of steps) {
            const known = await readLive(store, brand);
            const release = back ? known[1] : undefined;
            await goLive(store, brand, release ?? (await writeTestRelease(store, brand, engine, layer)).number);
          }
          const before = await Promise.all(["lumen", "tide"].map((brand) => readLive(store, brand)));
          const dry = await collectGarbage(store, { now: Date.now() + 1000, grace: 0, isDry: true });
          const listed = await store.list("blobs/");
          const { removed } = await collectGarbage(store, { now: Date.now() + 1000, grace: 0 });
          expect(removed).toEqual(dry.removed);
          expect(listed.filter((key) => !removed.includes(key))).toEqual(await store.list("blobs/"));
          expect(await Promise.all(["lumen", "tide"].map((brand) => readLive(store, brand)))).toEqual(before);
          expect(await Promise.all(["lumen", "tide"].map((brand) => isWhole(store, brand)))).toEqual([true, true]);
          expect((await collectGarbage(store, { now: Date.now() + 1000, grace: 0 })).removed).toEqual([]);
          rmSync(folder, { recursive: true });
        }),
        options,
      );
    },
    timeout,
  );

  it("clears an engine that only a sixth release back needs, and what a dead process left", async () => {
    const { store } = openTestStore();
    for (const number of [1, 2, 3, 4, 5, 6])
      await goLive(store, "lumen", (await writeTestRelease(store, "lumen", number, 1)).number);
    await store.put("drafts/dead", "half a file");
    const { removed } = await collectGarbage(store, { now: Date.now() + 1000, grace: 0 });
    expect(removed).toEqual(
      expect.arrayContaining(["drafts/dead", "releases/lumen/000001.json", `engines/e${"1".padStart(31, "0")}.json`]),
    );
    expect(await readEngine(store, `e${"2".padStart(31, "0")}`)).not.toBeNull();
  });

  it("leaves a release that is being made: what was written or touched within the hour stays", async () => {
    const { store } = openTestStore();
    await goLive(store, "lumen", (await writeTestRelease(store, "lumen", 1, 1)).number);
    const next = await writeTestRelease(store, "lumen", 2, 2);
    expect((await collectGarbage(store, { now: Date.now() })).removed).toEqual([]);
    await goLive(store, "lumen", next.number);
    expect(await isWhole(store, "lumen")).toBe(true);
  });
});

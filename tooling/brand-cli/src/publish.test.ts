import { getLive } from "../test/getLive.ts";
import { paint } from "../test/paint.ts";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { FlipConflict, listFlips, openFolderStore, readLayer, type Store } from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodes } from "./cli/ExitCode.ts";
import { toEnding } from "./cli/toEnding.ts";
import { publishBrand, rollBack } from "./publish/goLive.ts";
import { type Bench, openBench } from "../test/testCli.ts";

const change = { at: "2026-11-21T00:00:00.000Z", by: "test", note: "" };
const health = { gateway: null, merchants: null, asksHosts: false, check: async () => {} };

let bench: Bench;
let store: Store;

beforeAll(async () => {
  bench = openBench(["kickline", "aurelune"]);
  store = openFolderStore(bench.store);
  expect(await bench.brand("publish", "--all", "--unchecked")).toMatchObject({ code: 0 });
});
afterAll(() => bench.close());

/** Everything that visitors of the live releases can ask for is there. */
async function isWhole(): Promise<boolean> {
  const { engine, layer, html } = await getLive(store);
  const keys = [
    `engines/${engine}.json`,
    ...Object.values(html),
    ...Object.values((await readLayer(store, layer))?.files ?? { none: "blobs/none" }),
  ];
  return (await Promise.all(keys.map(store.has))).every(Boolean);
}

describe("brand publish", () => {
  it("makes the same brand one release, and one changed token one new layer over the same engine", async () => {
    const first = await getLive(store);
    expect((await bench.brand("publish", "kickline", "--unchecked")).out).toContain(
      `release ${first.number} is live already`,
    );
    paint(bench);
    expect(await bench.brand("publish", "kickline", "--unchecked", "--note", "A deeper night")).toMatchObject({
      code: 0,
    });
    const next = await getLive(store);
    expect([next.number, next.engine, next.note]).toEqual([first.number + 1, first.engine, "A deeper night"]);
    expect(next.layer).not.toBe(first.layer);
  });

  it("gives two brands that differ in looks alone one engine", async () => {
    bench.copy("aurelune", "tideline");
    const { out } = await bench.brand("build", "aurelune", "tideline", "--json");
    const [one, two] = JSON.parse(out).built;
    expect([one.engine, one.layer === two.layer]).toEqual([two.engine, false]);
  });

  it("rolls the whole release back and forth without a build, and keeps both releases' files", async () => {
    const before = await getLive(store);
    paint(bench);
    await bench.brand("publish", "kickline", "--unchecked");
    expect(await bench.brand("rollback", "kickline", "--unchecked")).toMatchObject({
      code: 0,
      out: expect.stringContaining(`release ${before.number} is live`),
    });
    expect((await getLive(store)).number).toBe(before.number);
    expect(await bench.brand("rollback", "kickline", "--unchecked", "--to", String(before.number + 1))).toMatchObject({
      code: 0,
    });
    expect((await getLive(store)).number).toBe(before.number + 1);
  });

  it("goes back step by step and never forward again: to what was live before the live release first was", async () => {
    const [start] = [await getLive(store)];
    const numbers = [start.number];
    for (const _ of [1, 2]) {
      paint(bench);
      await bench.brand("publish", "kickline", "--unchecked");
      numbers.push((await getLive(store)).number);
    }
    for (const wanted of numbers.slice(0, -1).toReversed()) {
      expect(
        await bench.brand("rollback", "kickline", "--unchecked", "--note", "Too dark", "--by", "ann"),
      ).toMatchObject({ code: 0 });
      expect((await getLive(store)).number).toBe(wanted);
    }
    // Rolling back a release that was published after a rollback returns to what was live then, not to what had been rolled back.
    paint(bench);
    await bench.brand("publish", "kickline", "--unchecked");
    await bench.brand("rollback", "kickline", "--unchecked");
    expect((await getLive(store)).number).toBe(start.number);
  });

  it("keeps who and why of each change, refuses an empty word, and tells the history", async () => {
    for (const option of ["--by", "--note"]) {
      expect(await bench.brand("rollback", "kickline", "--unchecked", option, " ")).toMatchObject({
        code: 3,
        err: expect.stringContaining(`${option}: says nothing`),
      });
    }
    const { out } = await bench.brand("log", "kickline", "--json");
    const { entries } = JSON.parse(out);
    expect(entries[0]).toMatchObject({
      release: (await getLive(store)).number,
      isAgain: true,
      isKept: true,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      dirty: expect.any(Boolean),
    });
    expect(entries.find(({ note }: { note: string }) => note === "Too dark")).toMatchObject({ by: "ann" });
    expect((await bench.brand("log", "kickline")).out.split("\n")[0]).toMatch(
      /release \d+ \(live, again\) {2}[0-9a-f]{10}/,
    );
    expect(await bench.brand("log", "kicklin")).toMatchObject({
      code: 3,
      err: expect.stringContaining('did you mean "kickline"'),
    });
  });

  it("lists the fleet: what is live, what was never published, what has lost its folder", async () => {
    bench.copy("kickline", "unborn");
    bench.copy("kickline", "lost");
    await bench.brand("publish", "lost", "--unchecked");
    rmSync(join(bench.brands, "lost"), { recursive: true });
    const { fleet } = JSON.parse((await bench.brand("fleet", "--json")).out);
    const stateOf = (id: string) => fleet.find(({ brand }: { brand: string }) => brand === id);
    expect(stateOf("kickline")).toMatchObject({
      state: "live",
      release: { number: (await getLive(store)).number, hosts: ["kickline.localhost"] },
      since: expect.any(String),
    });
    expect(stateOf("unborn")).toEqual({ brand: "unborn", state: "new", drift: [] });
    expect(stateOf("lost")).toMatchObject({ state: "orphan" });
    expect((await bench.brand("fleet")).out).toMatch(/lost .*its folder is gone/);
    for (const words of [
      ["gc", "--dry-run"],
      ["validate", "--all"],
    ])
      expect((await bench.brand(...words)).out, words.join(" ")).toContain("lost: is live, and its folder is gone");
    expect(await bench.brand("drift", "--all")).toMatchObject({
      code: 1,
      err: expect.stringContaining("lost: is live, and its folder is gone"),
    });
    rmSync(join(bench.brands, "unborn"), { recursive: true });
  });

  it("rolls the look back alone: the engine of now, the layer of then, a new release", async () => {
    const before = await getLive(store);
    paint(bench);
    await bench.brand("publish", "kickline", "--unchecked");
    const after = await getLive(store);
    expect(
      await bench.brand("rollback", "kickline", "--look", "--to", String(before.number), "--unchecked"),
    ).toMatchObject({ code: 0 });
    const live = await getLive(store);
    expect([live.engine, live.layer, live.number]).toEqual([after.engine, before.layer, after.number + 1]);
  });

  it("rolls the engine back alone, and refuses by name a layer that lacks what the engine reads", async () => {
    const before = await getLive(store);
    bench.editData("kickline", (data) => ({ ...data, modules: {} }));
    expect(await bench.brand("publish", "kickline", "--unchecked")).toMatchObject({ code: 0 });
    expect((await getLive(store)).engine).not.toBe(before.engine);
    const key = `engines/${before.engine}.json`;
    const engine = (await store.get(key))?.toString() ?? "";
    await store.put(key, engine.replace('"color.accent"', '"color.aura", "color.accent"'));
    const back = ["rollback", "kickline", "--engine", "--to", String(before.number), "--unchecked"];
    expect(await bench.brand(...back)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/lacks what the engine \w+ reads: color\.aura/),
    });
    await store.put(key, engine);
    expect(await bench.brand(...back)).toMatchObject({ code: 0 });
    expect((await getLive(store)).engine).toBe(before.engine);
    bench.editData("kickline", (data) => ({ ...data, modules: { ANNOUNCE3: "out" } }));
  });

  it("publishes 19 of 20 brands when one is broken, and names it", async () => {
    const ids = Array.from({ length: 19 }, (_, index) => `fleet-${index + 1}`);
    for (const id of ids) bench.copy("kickline", id);
    bench.edit("fleet-7/tokens/dark.tokens.json", (text) => text.replace("#c8f03c", "red;}"));
    const { code, out } = await bench.brand(
      "publish",
      "kickline",
      ...ids,
      "--wave",
      "canary,25%,all",
      "--yes",
      "--unchecked",
      "--json",
    );
    const { outcomes } = JSON.parse(out);
    const bad = outcomes.filter(({ ending }: { ending: string }) => ending !== "done");
    expect([code, outcomes.length, bad.length, bad[0].brand]).toEqual([2, 20, 1, "fleet-7"]);
    expect([...(await listFlips(store)).keys()].filter((id) => id.startsWith("fleet-"))).toHaveLength(18);
  });

  it("leaves brands and store as they are by --dry-run, byte for byte", async () => {
    paint(bench);
    const before = bench.toState();
    expect(await bench.brand("publish", "kickline", "--unchecked", "--dry-run")).toMatchObject({ code: 0 });
    expect(await bench.brand("gc", "--dry-run")).toMatchObject({ code: 0 });
    expect(bench.toState()).toBe(before);
  });

  it("survives a store that fails at each write of a publish in turn: the old release stays live, the next publish succeeds", async () => {
    const dying = (allowed: number): Store => {
      let left = allowed;
      const spend = (): void => {
        if (left === 0) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
        left -= 1;
      };
      return {
        ...store,
        put: async (key, bytes) => {
          spend();
          return store.put(key, bytes);
        },
        create: async (key, bytes) => {
          spend();
          return store.create(key, bytes);
        },
      };
    };
    let writes = 0;
    for (let isDone = false; !isDone; writes += 1) {
      paint(bench);
      const before = await getLive(store);
      try {
        await publishBrand(bench.brands, "kickline", dying(writes), change, health);
        isDone = true;
      } catch (error) {
        expect(error).toMatchObject({ code: "ENOSPC" });
        expect([(await getLive(store)).number, await isWhole()]).toEqual([before.number, true]);
      }
    }
    expect(writes).toBeGreaterThan(5);
    expect(await isWhole()).toBe(true);
  }, 120_000);

  it("lets one of two publishes at once go live and refuses or repeats the other: never a mixture", async () => {
    const before = await getLive(store);
    paint(bench);
    const results = await Promise.allSettled(
      [1, 2].map(() => publishBrand(bench.brands, "kickline", store, change, health)),
    );
    expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    for (const each of results)
      if (each.status === "rejected") expect(each.reason).toMatchObject({ name: "FlipConflict" });
    expect((await getLive(store)).number).toBeGreaterThan(before.number);
    expect(await isWhole()).toBe(true);
  });

  it("refuses a release whose site is live as another brand's", async () => {
    bench.editData("tideline", (data) => ({ ...data, domains: ["fleet-1.localhost"] }));
    rmSync(join(bench.brands, "fleet-1"), { recursive: true });
    expect(await bench.brand("publish", "tideline", "--unchecked")).toMatchObject({
      code: 2,
      err: expect.stringContaining("fleet-1.localhost is live as fleet-1"),
    });
  });

  it("refuses a roll back that is none, by what it is", async () => {
    for (const [words, said] of [
      [["--to", "999"], "none of the last"],
      [["--to", "x"], "a number"],
      [["--look", "--engine"], "not both"],
    ] as const) {
      expect(await bench.brand("rollback", "kickline", "--unchecked", ...words)).toMatchObject({
        code: 3,
        err: expect.stringContaining(said),
      });
    }
    expect(await bench.brand("rollback", "kickline")).toMatchObject({
      code: 3,
      err: expect.stringContaining("--unchecked"),
    });
    await expect(rollBack(store, "nobody", null, "all", change, health)).rejects.toThrow("nothing of nobody is live");
  });

  it("ends with 6 on a store that cannot be written, with 4 when another publish was first, and says that what was live stays", async () => {
    const file = join(bench.store, "releases/kickline/000001.json");
    expect(await bench.brand("publish", "kickline", "--unchecked", "--store", join(file, "deeper"))).toMatchObject({
      code: 6,
      err: expect.stringContaining("not published: the store"),
    });
    expect(toEnding(new FlipConflict("kickline"))).toMatchObject({ ending: "conflict" });
    expect(Object.values(exitCodes).map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toCommit } from "../../maths/createSeededDraw.ts";
import { findCode, plantSeed } from "../../../test/findSeed.ts";
import { createTestHouse } from "../../../test/testHouse.ts";
import type { TestHouse } from "../../../test/testHouse.ts";

let test: TestHouse;
beforeEach(async () => {
  test = await createTestHouse();
});
afterEach(() => test.close());

describe("commit and reveal", () => {
  it("X-22: the commit is shown before, the seed after, and it repeats every round", async () => {
    const code = findCode("tumble-calm");
    const player = await test.open(code);
    const { commit, nonce } = (await player.post("fairness")).body;
    expect(nonce).toBe(0);
    const rounds = [await player.spin("r1"), await player.spin("r2")];
    const hidden = (await player.post("replay", { roundId: rounds[0]?.round.roundId })).body;
    expect(hidden.proof.serverSeed).toBeUndefined();
    const { revealed, ...next } = (await player.post("rotate", { clientSeed: "my own words" })).body;
    expect(next).toMatchObject({ clientSeed: "my own words", nonce: 0 });
    expect(next.commit).not.toBe(commit);
    expect(revealed).toMatchObject({ commit, rounds: 2 });
    expect(toCommit(revealed?.serverSeed ?? "")).toBe(commit);
    for (const { round } of rounds) {
      const { proof } = (await player.post("replay", { roundId: round.roundId })).body;
      const { serverSeed, clientSeed, nonce: of } = proof;
      const again = await player.post("verify", { model: proof.model, serverSeed, clientSeed, nonce: of });
      expect(again.body.stages).toEqual(round.stages);
    }
  });

  it("X-22: the next commit is published before the player says the next seed, and cannot be changed after", async () => {
    const player = await test.open(findCode("classic-calm"));
    const shown = (await player.post("fairness")).body;
    expect((await player.post("fairness")).body.nextCommit).toBe(shown.nextCommit);
    for (const clientSeed of ["first words", "second words"]) {
      const { nextCommit } = (await player.post("fairness")).body;
      const renewed = (await player.post("rotate", { clientSeed })).body;
      expect(renewed).toMatchObject({ commit: nextCommit, clientSeed });
      expect(new Set([renewed.commit, renewed.nextCommit, renewed.revealed?.commit]).size).toBe(3);
    }
    const { revealed } = (await player.post("rotate", { clientSeed: "third" })).body;
    expect(toCommit(revealed?.serverSeed ?? "")).toBe(revealed?.commit);
  });

  it("X-22: twenty renewals at once use twenty published seeds, one after the other", async () => {
    const player = await test.open(findCode("classic-calm"));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => player.post("rotate", { clientSeed: `s${index}` })),
    );
    expect(answers.every(({ http }) => http === 200)).toBe(true);
    const seeds = await test.house.db.selectFrom("seeds").selectAll().execute();
    expect(seeds.filter(({ revealed_at }) => revealed_at !== null)).toHaveLength(20);
    expect(seeds.filter(({ client_seed, revealed_at }) => client_seed !== null && revealed_at === null)).toHaveLength(
      1,
    );
    expect(seeds.filter(({ client_seed }) => client_seed === null)).toHaveLength(1);
  });

  it("X-22: a seed is not shown while a round under it is unfinished", async () => {
    const code = findCode("voyage-calm");
    await plantSeed(test.house, "p1", code, ({ stages }) => stages.length > 1);
    const player = await test.open(code);
    await player.spin("r1");
    const { http, body } = await player.post("rotate", { clientSeed: "x" });
    expect([http, body.code]).toEqual([409, "round.unfinished"]);
    expect((await player.post("fairness")).body.revealed).toBeUndefined();
  });
});

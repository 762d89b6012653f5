import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toCommit } from "../../maths/createSeededDraw.ts";
import { findCode, plantSeed } from "../findSeed.ts";
import { createTestHouse } from "../testHouse.ts";
import type { TestHouse } from "../testHouse.ts";

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
      const again = await player.post("verify", { gameCode: code, serverSeed, clientSeed, nonce: of });
      expect(again.body.stages).toEqual(round.stages);
    }
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

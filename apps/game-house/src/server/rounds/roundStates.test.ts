import { houseRoundStates } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCode, plantSeed } from "../../../test/findSeed.ts";
import { createTestHouse, type TestHouse } from "../../../test/testHouse.ts";
import { moveRound } from "./roundStore.ts";

describe("the states of a round", () => {
  let test: TestHouse;
  beforeAll(async () => void (test = await createTestHouse()));
  afterAll(() => test.close());

  it("are the contract's table in the database too, and no other one", async () => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(c.oid) as rule from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.conrelid = 'rounds'::regclass and c.contype = 'c' and a.attname = 'status' and c.convalidated`.execute(
      test.house.db,
    );
    const states = rows.flatMap(({ rule }) => [...rule.matchAll(/'([^']*)'/g)].map(([, state]) => state));
    expect(states.toSorted()).toEqual(houseRoundStates.states.toSorted());
  });

  it("change only as the table says and from where they were seen: who comes second gets the round as it is", async () => {
    const { db } = test.house;
    const code = findCode("classic-calm");
    await plantSeed(test.house, "p1", code, ({ stages }) => stages.length === 1);
    const player = await test.open(code);
    expect((await player.spin("r1")).round.status).toBe("SETTLED");
    const round = await db.selectFrom("rounds").selectAll().executeTakeFirstOrThrow();
    await expect(moveRound(db, round, "void")).rejects.toThrow(
      `round ${round.id}: "void" does not happen in state SETTLED`,
    );
    await expect(moveRound(db, { ...round, status: "PAYING" }, "void")).rejects.toThrow(RangeError);
    expect(await moveRound(db, { ...round, status: "PAYING" }, "dispute")).toEqual(round);
  });
});

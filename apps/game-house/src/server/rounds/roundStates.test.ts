import { houseRoundStates } from "@marquee/contract/schema";
import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../db/migrations.ts";

it("the database takes the states of the contract's table and no other one", async () => {
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations });
  try {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(c.oid) as rule from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.conrelid = 'rounds'::regclass and c.contype = 'c' and a.attname = 'status' and c.convalidated`.execute(db);
    const states = rows.flatMap(({ rule }) => [...rule.matchAll(/'([^']*)'/g)].map(([, state]) => state));
    expect(states.toSorted()).toEqual(houseRoundStates.states.toSorted());
  } finally {
    await close();
  }
});

import { storedGameRoundStates } from "@marquee/contract";
import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../../../db/migrations.ts";
import { statesMigration } from "./008-states.ts";

const insert = (state: string) => sql`
  insert into game_rounds (tenant_id, provider, round_id, player_id, realm, game_code, state) values ('t', 'P', ${state}, 'p', 'real', 'g', ${state})`;

it("the database takes the states of the contract's table, those that are there already too, and no other one", async () => {
  const before = migrations.filter(({ name }) => name < "008");
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations: before, empty: true });
  try {
    for (const state of storedGameRoundStates) await insert(state).execute(db);
    await sql.raw(statesMigration.sql).execute(db);
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(c.oid) as rule from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.conrelid = 'game_rounds'::regclass and c.contype = 'c' and a.attname = 'state' and c.convalidated`.execute(
      db,
    );
    const states = rows.flatMap(({ rule }) => [...rule.matchAll(/'([^']*)'/g)].map(([, state]) => state));
    expect(states.toSorted()).toEqual(storedGameRoundStates.toSorted());
    await expect(insert("NEW").execute(db)).rejects.toThrow(/game_rounds_state/);
  } finally {
    await close();
  }
});

import { createHash } from "node:crypto";
import { withdrawalStates } from "@marquee/contract";
import { migrate, openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../../../db/migrations.ts";
import { withdrawalsMigration } from "./050-withdrawals.ts";

/** The migration as it stood until 2026-11-25: without the two states of payouts that two people settle. */
const former = withdrawalsMigration.sql.replaceAll(", 'SETTLED_PAID', 'SETTLED_UNPAID'", "");

it("a database whose orders have 13 states keeps its orders and gets 15", async () => {
  expect(withdrawalsMigration.formerDigests).toContain(createHash("sha256").update(former).digest("hex"));
  const before = migrations
    .filter(({ name }) => name < "087")
    .map((each) => (each.name === "050-withdrawals" ? { name: each.name, sql: former } : each));
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations: before, empty: true });
  const add = (state: string) =>
    sql`insert into withdrawals (tenant_id, order_no, member_id, provider, method_id, type, place, number, currency, amount, fee,
        expect_minutes, state)
      values ('t', ${`W-${state}`}, 'ann', 'PAY_HOUSE', 'BANK', 'BANK', 'Bank', '•••1', 'VND', 10000, 0, 60, ${state})`.execute(
      db,
    );
  const list = async () => {
    // Columns of later migrations are not what this is about.
    const { rows } = await sql<{
      order: string;
    }>`select (to_jsonb(w) - 'takes_two' - 'version' - 'decided_by')::text as order from withdrawals w order by order_no`.execute(
      db,
    );
    return rows.map(({ order }) => order);
  };
  try {
    await sql`insert into merchants (id, code, name, currency, currency_symbol, time_zone, jurisdiction, settings, tree)
      values ('t', 'T', 'T', 'VND', '', 'UTC', 'SEA', '{}', '{}')`.execute(db);
    await sql`insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
      values ('t', 'ann', 'ann', 'ann', 0, 'ann', 'EN', 1, 'VND', '::1')`.execute(db);
    const settled = ["SETTLED_PAID", "SETTLED_UNPAID"];
    for (const state of withdrawalStates.states) if (!settled.includes(state)) await add(state);
    await expect(add("SETTLED_PAID")).rejects.toThrow(/withdrawals_state_check/);
    const orders = await list();
    expect(orders).toHaveLength(13);
    expect(await migrate(db, migrations)).toEqual(migrations.map(({ name }) => name).filter((name) => name >= "087"));
    expect(await list()).toEqual(orders);
    for (const state of settled) await add(state);
    await expect(add("LOST")).rejects.toThrow(/withdrawals_state_check/);
  } finally {
    await close();
  }
});

import { accountKinds } from "@marquee/contract";
import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../migrations.ts";

it("the kinds of accounts that the database takes are the contract's", async () => {
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations, empty: true });
  try {
    const { rows } = await sql<{
      rule: string;
    }>`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'members_kind'`.execute(db);
    const kinds = [...(rows[0]?.rule.matchAll(/\d+/g) ?? [])].map(([kind]) => Number(kind));
    expect(kinds.toSorted((a, b) => a - b)).toEqual([...accountKinds].toSorted((a, b) => a - b));
  } finally {
    await close();
  }
});

it("a row is its merchant's or its member's, a member's goes with the member, and what is there already is not asked", async () => {
  const before = migrations.filter(({ name }) => name < "019");
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations: before, empty: true });
  const [step] = migrations.filter(({ name }) => name === "019-constraints");
  const favour = (tenant: string, member: string) =>
    sql`insert into favourites (tenant_id, member_id, node_id) values (${tenant}, ${member}, 'n')`.execute(db);
  const enrol = (id: string, status: string) =>
    sql`
    insert into members (tenant_id, id, username, username_key, kind, status, nickname, language, avatar, currency, registered_from)
    values ('t', ${id}, ${id}, ${id}, 0, ${status}, '', 'EN', 1, 'VND', '')`.execute(db);
  try {
    await sql`insert into merchants (id, code, name, currency, currency_symbol, time_zone, jurisdiction, settings, tree)
      values ('t', 'T', 'T', 'VND', '₫', 'UTC', 'SEA', '{}', '{}')`.execute(db);
    await favour("nobody", "orphan");
    await sql.raw(step?.sql ?? "").execute(db);
    await enrol("ann", "ACTIVE");
    await favour("t", "ann");
    await expect(favour("t", "bob")).rejects.toThrow(/favourites_owner/);
    await expect(enrol("bob", "LOST")).rejects.toThrow(/members_status/);
    await sql`delete from members where id = 'ann'`.execute(db);
    const { rows } = await sql`select member_id from favourites`.execute(db);
    expect(rows).toEqual([{ member_id: "orphan" }]);
  } finally {
    await close();
  }
});

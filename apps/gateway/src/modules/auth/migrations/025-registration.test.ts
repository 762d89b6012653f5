import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../../../db/migrations.ts";
import { registrationMigration } from "./025-registration.ts";

const merchants = [
  ["vn", "Asia/Ho_Chi_Minh"],
  ["th", "Asia/Bangkok"],
  ["elsewhere", "UTC"],
] as const;

/** Members of before: merchant, id, the number as typed, the day of registration. */
const members = [
  ["vn", "a", "0912345678", 1],
  ["vn", "b", "912345678", 2],
  ["vn", "c", "+84912000111", 3],
  ["vn", "d", null, 4],
  ["th", "a", "0812345678", 5],
  ["th", "b", "81 234-5679", 6],
  ["elsewhere", "a", "5551234", 7],
] as const;

it("VL-03: older numbers become unique E.164 numbers; a duplicate stays in its member's fields", async () => {
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), {
    migrations: migrations.filter(({ name }) => name < "025"),
    empty: true,
  });
  try {
    for (const [id, zone] of merchants)
      await sql`insert into merchants (id, code, name, currency, currency_symbol, time_zone, jurisdiction, settings, tree)
        values (${id}, ${id}, ${id}, 'VND', '', ${zone}, 'SEA', '{}', '{}')`.execute(db);
    for (const [tenant, id, mobile, day] of members)
      await sql`insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, mobile_key,
          fields, registered_at, registered_from)
        values (${tenant}, ${id}, ${id}, ${id}, 0, ${id}, 'EN', 1, 'VND', ${mobile}, '{"zalo":"x"}',
          timestamptz '2026-01-01' + ${day} * interval '1 day', '::1')`.execute(db);
    await db.transaction().execute((tx) => sql.raw(registrationMigration.sql).execute(tx));
    const { rows } = await sql<{ who: string; mobile: string | null; fields: object }>`
      select tenant_id || ' ' || id as who, mobile_key as mobile, fields from members order by registered_at`.execute(
      db,
    );
    const kept = { zalo: "x" };
    expect(rows).toEqual([
      { who: "vn a", mobile: "+84912345678", fields: kept },
      { who: "vn b", mobile: null, fields: { ...kept, mobileNum: "912345678" } },
      { who: "vn c", mobile: "+84912000111", fields: kept },
      { who: "vn d", mobile: null, fields: kept },
      { who: "th a", mobile: "+66812345678", fields: kept },
      { who: "th b", mobile: "+66812345679", fields: kept },
      { who: "elsewhere a", mobile: "5551234", fields: kept },
    ]);
  } finally {
    await close();
  }
});

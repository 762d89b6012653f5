import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../../../db/migrations.ts";
import { uplineCodesMigration } from "./035-upline-codes.ts";

/** Members of before: id, upline, fields. */
const members = [
  ["agent", null, "{}"],
  ["by-code", "agent", '{"affiliateCode":" Lantern7 ","referralCode":"FAY1"}'],
  ["by-referral", "by-code", '{"referralCode":"fay1"}'],
  ["other-code", "by-code", '{"affiliateCode":"LANTERN7"}'],
  ["no-code", "agent", "{}"],
  ["no-upline", null, '{"affiliateCode":"LANTERN7"}'],
] as const;

it("AC-04: an older member has the code that was given, if it is the upline's; removing a code keeps its members", async () => {
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), {
    migrations: migrations.filter(({ name }) => name < "035"),
    empty: true,
  });
  try {
    await sql`insert into merchants (id, code, name, currency, currency_symbol, time_zone, jurisdiction, settings, tree)
      values ('vn', 'vn', 'vn', 'VND', '', 'UTC', 'SEA', '{}', '{}')`.execute(db);
    for (const [id, upline, fields] of members)
      await sql`insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, fields,
          registered_from, upline_id)
        values ('vn', ${id}, ${id}, ${id}, 0, ${id}, 'EN', 1, 'VND', ${fields}, '::1', ${upline})`.execute(db);
    await sql`insert into affiliate_codes (tenant_id, code_key, code, kind, member_id)
      values ('vn', 'lantern7', 'Lantern7', 'AFFILIATE', 'agent'), ('vn', 'fay1', 'FAY1', 'REFERRAL', 'by-code')`.execute(
      db,
    );
    await db.transaction().execute((tx) => sql.raw(uplineCodesMigration.sql).execute(tx));
    const list = async () =>
      (
        await sql<{ id: string; code: string }>`
          select id, upline_code as code from members where upline_code is not null order by id`.execute(db)
      ).rows;
    expect(await list()).toEqual([
      { id: "by-code", code: "lantern7" },
      { id: "by-referral", code: "fay1" },
    ]);
    await sql`delete from affiliate_codes where code_key = 'lantern7'`.execute(db);
    expect(await list()).toEqual([{ id: "by-referral", code: "fay1" }]);
    expect((await sql`select from members`.execute(db)).rows).toHaveLength(members.length);
  } finally {
    await close();
  }
});

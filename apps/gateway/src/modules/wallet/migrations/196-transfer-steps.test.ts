import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../../../db/migrations.ts";
import { transferStepsMigration } from "./196-transfer-steps.ts";

/** Transfers of before: id, state, reason. */
const transfers = [
  ["new", "CREATED", ""],
  ["asked", "PENDING", ""],
  ["ended", "FAILED", "LIMIT"],
] as const;

it("WL-04: an older transfer has how it began and how it stands, and why", async () => {
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), {
    migrations: migrations.filter(({ name }) => name < "196"),
    empty: true,
  });
  try {
    await sql`insert into merchants (id, code, name, currency, currency_symbol, time_zone, jurisdiction, settings, tree)
      values ('vn', 'vn', 'vn', 'VND', '', 'UTC', 'SEA', '{}', '{}')`.execute(db);
    await sql`insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, fields, registered_from)
      values ('vn', 'ann', 'ann', 'ann', 0, 'ann', 'EN', 1, 'VND', '{}', '::1')`.execute(db);
    for (const [id, state, reason] of transfers)
      await sql`insert into vendor_transfers (tenant_id, transfer_id, member_id, vendor, direction, currency, amount, state, reason,
          created_at, changed_at, ask_at)
        values ('vn', ${id}, 'ann', ${id}, 'IN', 'VND', 10000, ${state}, ${reason}, '2026-01-01Z', '2026-01-02Z', '2026-01-01Z')`.execute(
        db,
      );
    await db.transaction().execute((tx) => sql.raw(transferStepsMigration.sql).execute(tx));
    const { rows } = await sql`
      select order_no as id, step, state, reason, extract(day from at at time zone 'UTC')::int as day
      from vendor_transfer_steps order by order_no, step`.execute(db);
    expect(rows).toEqual([
      { id: "asked", step: 0, state: "CREATED", reason: "", day: 1 },
      { id: "asked", step: 1, state: "PENDING", reason: "", day: 2 },
      { id: "ended", step: 0, state: "CREATED", reason: "", day: 1 },
      { id: "ended", step: 1, state: "FAILED", reason: "LIMIT", day: 2 },
      { id: "new", step: 0, state: "CREATED", reason: "", day: 1 },
    ]);
  } finally {
    await close();
  }
});

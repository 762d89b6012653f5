import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { captureStatements } from "../../test/captureStatements.ts";
import { analyze, countRowsRead } from "../../test/countRowsRead.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { type AuditFilter, checkAuditChain, listAuditEntries, listAuditLines, listSubjects } from "./auditStore.ts";
import type { NoTables } from "../db/Db.ts";

const [lines, page] = [20_000, 50];

describe("a long audit log", () => {
  let database: TestDatabase<NoTables>;
  beforeAll(async () => {
    database = await openTestDatabase(inject("testSource"), { migrations, role: gatewayRole });
    const { db } = database;
    await db.connection().execute(async (one) => {
      await sql`reset role`.execute(one);
      await sql`
        insert into merchants (id, code, name, currency, currency_symbol, time_zone, jurisdiction, settings, tree, restricted_countries)
        select id, upper(id), id, 'VND', 'd', 'UTC', 'NONE', '{}', '[]', '[]' from unnest(array['long', 'short']) id`.execute(
        one,
      );
      await sql`
        insert into audit_log (tenant_id, id, actor, action, subject, before, after)
        select case when n % 100 = 0 then 'short' else 'long' end, gen_random_uuid(), 'staff ' || n % 5, case n when 7 then 'rare act' else 'read member' end,
          'member ' || n % 50, 'null', 'null' from generate_series(1, ${lines}::int) n`.execute(one);
      await sql`alter table audit_log disable trigger all`.execute(one);
      // A line a minute; the hashes are of other times then.
      await sql`update audit_log set at = '2026-01-01T00:00Z'::timestamptz + number * interval '1 minute' where tenant_id = 'long'`.execute(
        one,
      );
      await sql`alter table audit_log enable trigger all`.execute(one);
      await sql`set role marquee_gateway`.execute(one);
    });
    await analyze(db, "audit_log");
  });
  afterAll(() => database.close());

  const list = (filter: AuditFilter) => listAuditLines(database.db, "long", filter, page);
  const count = (filter: AuditFilter) =>
    countRowsRead(database.db, "audit_log", (tx) => listAuditLines(tx, "long", filter, page));

  it.each([
    ["an action", { action: "rare" }, [7]],
    ["a day", { from: new Date("2026-01-01T00:00Z"), to: new Date("2026-01-01T00:04Z") }, [3, 2, 1]],
    ["a day and an actor", { actor: "staff 2", to: new Date("2026-01-01T00:05Z") }, [2]],
    [
      "all days before one",
      { to: new Date("2026-01-08T00:00Z") },
      Array.from({ length: page }, (_, at) => 10_079 - at),
    ],
    ["all days before one by somebody", { actor: "staff 2", to: new Date("2026-01-08T00:00Z"), before: 10 }, [7, 2]],
    ["a subject", { subject: "member 7", before: 60 }, [57, 7]],
    ["nothing that is there", { action: "no such act" }, []],
  ] as const)("X-21: the lines of %s are read without the rest of the log", async (_, filter, numbers) => {
    expect((await list(filter)).map(({ number }) => number)).toEqual(numbers);
    expect(await count(filter)).toBeLessThan(300);
  });

  it("X-21: the newest lines and the subjects of an action are read without the rest of the log", async () => {
    const { db } = database;
    expect(await listAuditEntries(db, "long", 3)).toHaveLength(3);
    expect(await countRowsRead(db, "audit_log", (tx) => listAuditEntries(tx, "long", 3))).toBeLessThan(10);
    expect(await listSubjects(db, "long", "rare act")).toEqual(["member 7"]);
    expect(await countRowsRead(db, "audit_log", (tx) => listSubjects(tx, "long", "rare act"))).toBeLessThan(10);
  });

  it("X-21: the chain is followed part by part, and no part begins or ends it", async () => {
    const { db } = database;
    const entries = lines / 100;
    expect(await checkAuditChain(db, "short", 30)).toEqual({ entries, broken: null });
    expect(await captureStatements(db, (one) => checkAuditChain(one, "short", 30))).toHaveLength(7);
    // Exactly so many as fill the last part.
    expect(await checkAuditChain(db, "short", 100)).toEqual({ entries, broken: null });
    expect(await checkAuditChain(db, "long")).toEqual({ entries: lines - entries, broken: 1 });
    expect(await checkAuditChain(db, "nobody")).toEqual({ entries: 0, broken: null });
  });
});

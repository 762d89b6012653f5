import { listTransactions } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { asOwner, plantEntries } from "../../../test/plantEntries.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { rollUpRecord } from "./rollUpRecord.ts";

const day = 86_400_000;

describe("roll-up of the account record", () => {
  let app: TestApp;
  let ann: Visitor;

  beforeAll(async () => {
    app = await openTestApp();
    ann = openAurelune(app);
    const { id } = await ann.registerAs("rolledann");
    await asOwner(app.services.db, (tx) => sql`update ledger.entries set at = at - interval '9 days'`.execute(tx));
    const holder = { tenant: "aurelune", account: toMemberAccount("real", id, "main"), asset: "VND" };
    // The newest are of today in any time zone, the others of completed days.
    const ages = [...Array.from({ length: 20 }, (_, index) => 8 * day - index * day * 0.3), 60, 30, 1];
    await plantEntries(
      app.services.db,
      holder,
      ages.map((age, index) => ({
        kind: index % 2 === 0 ? "BET" : "WIN",
        amount: index % 2 === 0 ? -10_000n : 20_000n,
        at: new Date(Date.now() - age),
      })),
    );
  });
  afterAll(() => app.close());

  const readAll = async () => {
    const pages = [1, 2, 3].map((pageNo) => ann.get(listTransactions, { pageNo, pageSize: 10 }));
    return [...(await Promise.all(pages)), await ann.get(listTransactions, { kind: "WIN", pageNo: 2, pageSize: 3 })];
  };
  const listZones = async (): Promise<unknown> =>
    (
      await sql<{
        zone: string;
        entries: number;
      }>`select zone, sum(entries)::int as entries from ledger.holder_days group by zone order by zone`.execute(
        app.services.db,
      )
    ).rows;
  const listPeriods = async (): Promise<unknown> =>
    (
      await sql`select tenant_id, subject from periods where kind = 'roll-up-record' order by tenant_id, subject`.execute(
        app.services.db,
      )
    ).rows;

  it("MC-07: each merchant's days are rolled up once, by two gateways too, and the record's answers stay", async () => {
    const before = await readAll();
    expect(before[0]).toMatchObject({ totalCount: 24, totalPages: 3 });
    const beside = await app.openBeside();
    await Promise.all([rollUpRecord(app.services), rollUpRecord(beside.services)]);
    expect(await readAll()).toEqual(before);
    const zones = await listZones();
    expect(zones).toEqual([
      { zone: "Asia/Ho_Chi_Minh", entries: expect.toSatisfy((entries: number) => entries >= 18 && entries <= 24) },
    ]);
    expect(await listPeriods()).toContainEqual({ tenant_id: "aurelune", subject: "Asia/Ho_Chi_Minh" });
    await rollUpRecord(app.services);
    expect([await listZones(), await readAll()]).toEqual([zones, before]);
  });

  it("MC-07: a merchant that is in another zone now has its days rolled up anew there", async () => {
    const before = await readAll();
    await asOwner(app.services.db, (tx) =>
      sql`update merchants set time_zone = 'America/New_York' where id = 'aurelune'`.execute(tx),
    );
    await app.services.tenantRegistry.refresh();
    expect(await readAll()).toEqual(before);
    await rollUpRecord(app.services);
    expect(await listZones()).toHaveLength(2);
    expect(await readAll()).toEqual(before);
  });

  it("MC-07: one merchant that cannot be rolled up keeps no other from it, and fails the job", async () => {
    await asOwner(app.services.db, (tx) =>
      sql`update merchants set time_zone = 'Asia/Bangkok' where id = 'aurelune'`.execute(tx),
    );
    await asOwner(app.services.db, (tx) =>
      sql`alter table ledger.rolled_holders add check (tenant_id <> 'aurelune') not valid`.execute(tx),
    );
    await sql`delete from periods where kind = 'roll-up-record'`.execute(app.services.db);
    await app.services.tenantRegistry.refresh();
    await expect(rollUpRecord(app.services)).rejects.toThrow("the account records of 1 merchants were not rolled up");
    expect(await listPeriods()).toEqual([{ tenant_id: "kickline", subject: expect.any(String) }]);
  });
});

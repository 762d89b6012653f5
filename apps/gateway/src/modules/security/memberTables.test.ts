import { gunzipSync } from "node:zlib";
import { closeAccount, getMemberInfo, requestDataExport } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJoiner } from "../../../test/createJoiner.ts";
import { drain } from "../../../test/drain.ts";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { plantedSecret, plantMemberRows } from "../../../test/plantMemberRows.ts";
import { passwordOf } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { memberTables } from "./memberTables.ts";
import { tables } from "../../../test/tables.ts";

const password = passwordOf("AURELUNE");

/** Columns that say whose a row is, where no foreign key does. */
const naming = ["member_id", "player_id", "account", "recipient", "recipient_key", "name_key"];

describe("the tables with rows of members", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  const join = createJoiner(
    () => app,
    "tables",
    (name) => ({ email: `${name}@mail.example`, payeeName: "Zuzanna Owner" }),
  );

  /** The file of a member's data as it is stored. */
  async function readFile(fileId: string): Promise<string> {
    const { key } = await tables(app.services.db)
      .selectFrom("stored_files")
      .select("key")
      .where("id", "=", fileId)
      .executeTakeFirstOrThrow();
    return gunzipSync((await app.services.files.get(key)) ?? "").toString();
  }

  it("X-69: the list of a member's tables has every table of the database that refers to members, and no other", async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive found (id) as (
        select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'ledger') and c.relkind = 'r' and (c.oid = 'members'::regclass or exists (
          select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = any(${naming}) and not a.attisdropped))
        union
        select k.conrelid from pg_constraint k join found f on f.id = k.confrelid where k.contype = 'f'
      )
      select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
      from found f join pg_class c on c.oid = f.id join pg_namespace n on n.oid = c.relnamespace`.execute(
      app.services.db,
    );
    const listed = [...memberTables, ...app.services.memberTables].map(({ table }) => table);
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (const { table, part, ...rest } of memberTables)
      expect([table, part !== null || "withheld" in rest]).toEqual([table, true]);
  });

  it("X-69: the file has the rows of every table that is not withheld, whole, and no secret; a deletion removes them", async () => {
    const { name, here } = await join();
    const server = createGameServer(app, app.houseSecret);
    await (await openWallet(server, here)).betwin("tables-round", 10_000_000, 0);
    const { id: memberId } = await here.get(getMemberInfo, {});
    const { db } = app.services;
    await plantMemberRows(db, { tenantId: "aurelune", memberId }, `${name}@mail.example`);
    await sql`
      insert into favourites (tenant_id, member_id, node_id, at)
      select 'aurelune', ${memberId}, 'many-' || n, clock_timestamp() from generate_series(1, 2500) n`.execute(db);

    const { export: made } = await here.get(requestDataExport, { password });
    const text = await readFile(made?.fileId ?? "");
    const data: Record<string, unknown[]> = JSON.parse(text);
    const parts = [...new Set(memberTables.flatMap(({ part }) => part ?? []))];
    // What modules name themselves is planted by their own tests.
    const own = app.services.memberTables.map(({ part }) => part);
    expect(Object.keys(data).toSorted()).toEqual([...parts, ...own].toSorted());
    for (const part of parts) expect([part, data[part]]).not.toEqual([part, []]);
    expect(data["favourites"]).toHaveLength(2501);
    expect(data["deposits"]).toEqual([
      expect.objectContaining({ orderNo: "planted-deposit", amount: "50000.0000", reference: "planted-ref" }),
    ]);
    expect(data["withdrawals"]).toEqual([
      expect.objectContaining({ orderNo: "planted-withdrawal", number: "111222333" }),
    ]);
    expect(data["withdrawalAccounts"]).toEqual([
      expect.objectContaining({ number: "111222333", holder: "Planted Holder" }),
    ]);
    expect(data["transfers"]).toEqual([expect.objectContaining({ vendor: "planted-vendor", amount: "1.0000" })]);
    expect(data["labels"]).toEqual([expect.objectContaining({ name: "Planted label" })]);
    expect(data["invitationCodes"]).toEqual([expect.objectContaining({ code: "Planted1" })]);
    expect(data["passkeys"]).toEqual([expect.objectContaining({ device: "Planted device" })]);
    expect(data["recoveryCodes"]).toEqual([{ usedAt: expect.any(String) }]);
    expect(data["balances"]).toContainEqual(expect.objectContaining({ currency: "VND", balance: "99000.0000" }));
    expect(text).not.toContain(plantedSecret);
    expect(text).not.toMatch(/argon2/);

    await drain(await openWallet(server, here));
    await here.get(closeAccount, { password, erase: true });
    for (const { table, erasure } of memberTables) {
      if (erasure !== "removed") continue;
      const left = await sql`select 1 from ${sql.table(table)} where member_id = ${memberId}`.execute(db);
      expect([table, left.rows]).toEqual([table, []]);
    }
  });
});

import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "../../db/migrations.ts";

const toId = (index: number): string => `00000000-0000-7000-8000-00000000000${index}`;

it("X-52: who had no factor is owed an invitation, and a session that could set one up by a password alone has ended", async () => {
  const before = migrations.filter(({ name }) => name < "110");
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations: before, empty: true });
  const [step] = migrations.filter(({ name }) => name === "110-staff-set-up");
  const people = [
    [1, "none", "ACTIVE"],
    [2, "app", "ACTIVE"],
    [3, "passkey", "ACTIVE"],
    [4, "begun", "ACTIVE"],
    [5, "shut", "DISABLED"],
    [6, "invited", "INVITED"],
  ] as const;
  try {
    for (const [id, name, state] of people)
      await sql`insert into staff (id, email, name, state) values (${toId(id)}, ${`${name}@x.example`}, ${name}, ${state})`.execute(
        db,
      );
    await sql`insert into staff.second_factors (tenant_id, member_id, sealed, confirmed_at)
      values ('', ${toId(2)}, 's', now()), ('', ${toId(4)}, 's', null)`.execute(db);
    await sql`insert into staff.passkeys (tenant_id, id, member_id, public_key, counter, transports, user_agent)
      values ('', 'p', ${toId(3)}, 'k', 0, '', '')`.execute(db);
    for (const [token, pending] of [
      ["full", null],
      ["setup", "SECOND_FACTOR_SETUP"],
    ] as const)
      await sql`insert into staff_sessions (token_hash, id, staff_id, pending, address, user_agent, expires_at)
        values (${token}, gen_random_uuid(), ${toId(1)}, ${pending}, '', '', now() + interval '1 hour')`.execute(db);
    await sql.raw(step?.sql ?? "").execute(db);
    const owed = await sql<{ name: string }>`select name from staff where invitation_owed order by name`.execute(db);
    expect(owed.rows.map(({ name }) => name)).toEqual(["begun", "none", "shut"]);
    const live = await sql`select token_hash from staff_sessions where ended_at is null`.execute(db);
    expect(live.rows).toEqual([{ token_hash: "full" }]);
  } finally {
    await close();
  }
});

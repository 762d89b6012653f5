import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { asOwner } from "../../test/plantEntries.ts";
import { raceTurns } from "../../test/raceTurns.ts";
import { takeNonce } from "./bodyNonceStore.ts";
import { removeNoncesJob } from "./removeNoncesJob.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("LG-01: a nonce is taken once by fifty at once, at each merchant by itself, whatever letters it has", async () => {
  const { db } = app.services;
  for (let time = 0; time < raceTurns; time += 1) {
    const taken = await Promise.all(Array.from({ length: 50 }, () => takeNonce(db, "aurelune", `race ${time}`)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  }
  for (const nonce of ["\0".repeat(16), "__proto__", "\ud83d\ude00", "x".repeat(1_000_000)])
    for (const tenantId of ["aurelune", "kickline"])
      expect([await takeNonce(db, tenantId, nonce), await takeNonce(db, tenantId, nonce)]).toEqual([true, false]);
});

it("LG-01: nonces go ten minutes after their use, however many they are", async () => {
  const { db } = app.services;
  const age = (minutes: number) =>
    sql`update body_nonces set used_at = clock_timestamp() - ${minutes} * interval '1 minute' where tenant_id = 'aged'`;
  await sql`insert into body_nonces select 'aged', lpad(n::text, 43, '0') from generate_series(1, 12000) n`.execute(db);
  const count = async () =>
    Number(
      (await sql<{ count: string }>`select count(*) from body_nonces where tenant_id = 'aged'`.execute(db)).rows[0]
        ?.count,
    );
  await removeNoncesJob.run(app.services);
  expect(await count()).toBe(12_000);
  for (const [minutes, left] of [
    [9, 12_000],
    [11, 0],
  ] as const) {
    await asOwner(db, (tx) => age(minutes).execute(tx));
    await removeNoncesJob.run(app.services);
    expect(await count()).toBe(left);
  }
});

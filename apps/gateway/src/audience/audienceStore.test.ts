import { isOfMembers } from "@marquee/contract";
import { sql } from "kysely";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addReaders, anyRules } from "../../test/audienceRules.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { countAudience, listForCaller } from "./audienceStore.ts";

describe("audiences", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await addReaders(app);
  });
  afterAll(() => app.close());

  it("X-55: as many members are counted as are matched one by one, and none twice", async () => {
    const { db } = app.services;
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = 'aurelune' and status <> 'CLOSED'`.execute(db);
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyRules, async (audience) => {
        const { matching, members } = await countAudience(db, "aurelune", audience);
        let matched = 0;
        for (const { id } of rows) {
          const caller = { member: { tenantId: "aurelune", memberId: id } };
          matched += (await listForCaller(db, caller, [audience], (item) => item)).length;
        }
        seen.add(matching);
        expect([matching, members]).toEqual([matched, rows.length]);
      }),
      { numRuns: 60 },
    );
    // The members differ in what the rules look at.
    expect(seen.size).toBeGreaterThan(2);
  });

  it("X-55: a guest is never of an audience that says something of members", async () => {
    await fc.assert(
      fc.asyncProperty(anyRules, async (audience) => {
        const caller = { guest: { language: "EN", country: "TH" } };
        const found = await listForCaller(app.services.db, caller, [audience], (item) => item);
        if (audience.who === "MEMBERS" || isOfMembers(audience)) expect(found).toEqual([]);
      }),
    );
  });
});

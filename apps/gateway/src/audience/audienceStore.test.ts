import { type AudienceRules, audienceLevels, audienceWho, isOfMembers } from "@marquee/contract";
import { sql } from "kysely";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune } from "../../test/visitor.ts";
import { countAudience, listForCaller } from "./audienceStore.ts";

const labels = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"] as const;

const rules: fc.Arbitrary<AudienceRules> = fc.record({
  who: fc.constantFrom(...audienceWho),
  languages: fc.subarray(["EN", "VI"] as const).map((codes) => [...codes]),
  countries: fc.subarray(["TH", "VN"]),
  labels: fc.subarray([...labels]),
  levels: fc.subarray([...audienceLevels]),
  lastLogin: fc.option(fc.record({ within: fc.boolean(), days: fc.constantFrom(1, 7, 30) }), { freq: 2 }),
  deposits: fc.option(
    fc.record({
      count: fc.constantFrom(1, 2),
      amount: fc.constantFrom("0", "15", "25.5"),
      currency: fc.constant("USD"),
      days: fc.constantFrom(1, 30),
    }),
    { freq: 2 },
  ),
  play: fc.option(
    fc.record({ stake: fc.constantFrom("0", "5"), currency: fc.constant("USD"), days: fc.constantFrom(1, 30) }),
    { freq: 2 },
  ),
});

describe("audiences", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    const { db } = app.services;
    for (const [index, id] of labels.entries())
      await sql`insert into labels (tenant_id, id, names, color, color2, rank, service)
        values ('aurelune', ${id}, '{"EN":"Label"}', '#aa8800', '#aa8800', ${index}, ${index === 0 ? "VIP" : "NORMAL"})`.execute(
        db,
      );
    for (let number = 0; number < 8; number += 1) await openAurelune(app).registerAs(`reader${number}`);
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = 'aurelune' order by username_key`.execute(db);
    for (const [index, { id }] of rows.entries()) {
      await sql`
        update members set language = ${index % 2 === 0 ? "EN" : "VI"}, login_country = ${[null, "TH", "VN"][index % 3]},
          login_at = ${index % 4 === 0 ? null : sql`clock_timestamp() - ${index * 3}::int * interval '1 day'`}
        where tenant_id = 'aurelune' and id = ${id}`.execute(db);
      for (const [place, label] of labels.entries())
        if ((index >> place) % 2 === 0)
          await sql`insert into member_labels (tenant_id, label_id, member_id) values ('aurelune', ${label}, ${id})`.execute(
            db,
          );
    }
  });
  afterAll(() => app.close());

  it("X-55: as many members are counted as are matched one by one, and none twice", async () => {
    const { db } = app.services;
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = 'aurelune' and status <> 'CLOSED'`.execute(db);
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(rules, async (audience) => {
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
      fc.asyncProperty(rules, async (audience) => {
        const caller = { guest: { language: "EN", country: "TH" } };
        const found = await listForCaller(app.services.db, caller, [audience], (item) => item);
        if (audience.who === "MEMBERS" || isOfMembers(audience)) expect(found).toEqual([]);
      }),
    );
  });
});

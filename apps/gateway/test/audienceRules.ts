import { type AudienceRules, audienceLevels, audienceWho } from "@marquee/contract";
import { sql } from "kysely";
import fc from "fast-check";
import type { TestApp } from "./openTestApp.ts";
import { openAurelune } from "./visitor.ts";

const labels = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"] as const;

/** Any rules of an audience at a merchant with {@link addReaders}. */
export const anyRules: fc.Arbitrary<AudienceRules> = fc.record({
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

/** Eight members of Aurelune who differ in what the rules look at. @returns their ids */
export async function addReaders(app: TestApp): Promise<readonly string[]> {
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
  return rows.map(({ id }) => id);
}

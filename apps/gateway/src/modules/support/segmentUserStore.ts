import type { SegmentUser } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** What names each of a merchant's segments, by the segment's id: its title in the merchant's default language. */
export async function listSegmentUsers(
  db: Db,
  { id, settings }: Pick<Tenant, "id" | "settings">,
): Promise<ReadonlyMap<string, readonly SegmentUser[]>> {
  const title = sql`coalesce(n.title ->> ${settings.defaultLanguage}, n.title ->> 'EN', n.id)`;
  const { rows } = await sql<SegmentUser & { segment_id: string }>`
    select n.segment_id, 'BANNER' as kind, ${title} as name
      from banners n where n.tenant_id = ${id} and n.segment_id is not null
    union all
    select n.segment_id, 'ANNOUNCEMENT', ${title}
      from notices n where n.tenant_id = ${id} and n.segment_id is not null
    union all
    select p.segment_id, 'PROMOTION', coalesce(p.texts -> ${settings.defaultLanguage} ->> 'title', p.texts -> 'EN' ->> 'title', p.id::text)
      from promotion_pages p where p.tenant_id = ${id} and p.segment_id is not null
    union all
    select m.segment_id, 'MISSION', coalesce(m.titles ->> ${settings.defaultLanguage}, m.titles ->> 'EN')
      from missions m where m.tenant_id = ${id} and m.segment_id is not null
    union all
    select c.segment_id, 'CHALLENGE', coalesce(c.titles ->> ${settings.defaultLanguage}, c.titles ->> 'EN')
      from challenges c where c.tenant_id = ${id} and c.segment_id is not null
    order by kind, name`.execute(db);
  const users = new Map<string, SegmentUser[]>();
  for (const { segment_id: segment, kind, name } of rows)
    users.set(segment, [...(users.get(segment) ?? []), { kind, name }]);
  return users;
}

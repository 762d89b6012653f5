import { type RawBuilder, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import type { RoomKey } from "./lineStore.ts";

/** What has been written in a room by the member whose id stands in a column: lines that stand, and no rains. */
const writtenBy = ({ tenantId, roomId }: RoomKey, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  chat_lines l where l.tenant_id = ${tenantId} and l.member_id = ${id} and l.room_id = ${roomId}::uuid
    and l.removed_by is null and l.rain_amount is null`;

const hasMuted = (tenantId: string, who: RawBuilder<unknown>, whom: RawBuilder<unknown>) => sql<boolean>`
  exists (select from chat_mutes u where u.tenant_id = ${tenantId} and u.member_id = ${who} and u.muted_id = ${whom})`;

/** The id of a person's account who has written in a room and does not hide the viewer's lines; undefined for anybody else, and for the viewer. */
export async function findWriter(
  db: Db,
  { tenantId, memberId }: MemberKey,
  roomId: string,
  personId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.member_id as id from chat_people p
    where p.tenant_id = ${tenantId} and p.person_id = ${personId}::uuid and p.member_id <> ${memberId}
      and exists (select from ${writtenBy({ tenantId, roomId }, sql`p.member_id`)})
      and not ${hasMuted(tenantId, sql`p.member_id`, sql`${memberId}`)}`.execute(db);
  return rows[0]?.id;
}

/**
 * The accounts of those who wrote in a room in the last so many minutes, the latest first, 200 at most: without the viewer, without whoever is
 * silenced, and without whoever hides the viewer's lines or is hidden from the viewer.
 */
export async function listWriters(
  db: Db,
  { tenantId, memberId }: MemberKey,
  roomId: string,
  minutes: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.member_id as id from chat_lines l
    join chat_people p on p.tenant_id = l.tenant_id and p.member_id = l.member_id
    where l.tenant_id = ${tenantId} and l.room_id = ${roomId}::uuid and l.member_id <> ${memberId}
      and l.removed_by is null and l.rain_amount is null and l.at > clock_timestamp() - ${minutes}::int * interval '1 minute'
      and not ${hasMuted(tenantId, sql`l.member_id`, sql`${memberId}`)}
      and not ${hasMuted(tenantId, sql`${memberId}`, sql`l.member_id`)}
      and not exists (select from chat_silences s where s.tenant_id = ${tenantId} and s.member_id = l.member_id
        and (s.until is null or s.until > clock_timestamp()))
    group by p.member_id order by max(l.seq) desc limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import type { NamedMember } from "./lineStore.ts";
import { type Tables, tables } from "./tables.ts";

/** A person of a chat with what names the member. */
export type NamedPerson = NamedMember & { readonly personId: string };

/** As it is stored: without a nickname it is empty. */
type StoredPerson = NamedPerson & { readonly nickname: string };

/** A person who is kept from writing. */
export type StoredSilence = Selectable<Tables["chat_silences"]>;

const isOn = sql<boolean>`(until is null or until > clock_timestamp())`;

/** What names a member in chats; undefined for one who has never opened them. */
export async function findPerson(db: Db, { tenantId, memberId }: MemberKey): Promise<NamedPerson | undefined> {
  const { rows } = await sql<StoredPerson>`
    select p.person_id::text as "personId", m.username, m.nickname, m.preferences
    from chat_people p join members m on m.tenant_id = p.tenant_id and m.id = p.member_id
    where p.tenant_id = ${tenantId} and p.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** The like; made on the first call. */
export async function getPerson(db: Db, { tenantId, memberId }: MemberKey): Promise<NamedPerson> {
  const known = await findPerson(db, { tenantId, memberId });
  if (known !== undefined) return known;
  await tables(db)
    .insertInto("chat_people")
    .values({ tenant_id: tenantId, member_id: memberId, person_id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findPerson(db, { tenantId, memberId });
  if (made === undefined) throw new Error("a member of a chat is not there");
  return made;
}

/** Hides somebody's lines from a member, or shows them again. @returns false for nobody of the merchant's, and for the member */
export async function setMuted(
  db: Db,
  { tenantId, memberId }: MemberKey,
  personId: string,
  isMuted: boolean,
): Promise<boolean> {
  const other = await tables(db)
    .selectFrom("chat_people")
    .select("member_id")
    .where("tenant_id", "=", tenantId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (other === undefined || other.member_id === memberId) return false;
  const key = { tenant_id: tenantId, member_id: memberId, muted_id: other.member_id };
  if (isMuted)
    await tables(db)
      .insertInto("chat_mutes")
      .values(key)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tables(db)
      .deleteFrom("chat_mutes")
      .where("tenant_id", "=", tenantId)
      .where("member_id", "=", memberId)
      .where("muted_id", "=", other.member_id)
      .execute();
  return true;
}

/** Whose lines a member does not want to see; 500 at most. */
export async function listMuted(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly NamedPerson[]> {
  const { rows } = await sql<StoredPerson>`
    select p.person_id::text as "personId", m.username, m.nickname, m.preferences
    from chat_mutes u join chat_people p on p.tenant_id = u.tenant_id and p.member_id = u.muted_id
    join members m on m.tenant_id = u.tenant_id and m.id = u.muted_id
    where u.tenant_id = ${tenantId} and u.member_id = ${memberId} order by u.at desc limit 500`.execute(db);
  return rows;
}

/** What keeps a member from writing now. */
export async function findSilence(db: Db, { tenantId, memberId }: MemberKey): Promise<StoredSilence | undefined> {
  return tables(db)
    .selectFrom("chat_silences")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where(isOn)
    .executeTakeFirst();
}

/** Who may not write now, the newest first. */
export async function listSilences(
  db: Db,
  tenantId: string,
): Promise<readonly (StoredSilence & { username: string })[]> {
  const { rows } = await sql<StoredSilence & { username: string }>`
    select s.*, m.username from chat_silences s join members m on m.tenant_id = s.tenant_id and m.id = s.member_id
    where s.tenant_id = ${tenantId} and ${isOn} order by s.at desc limit 500`.execute(db);
  return rows;
}

/** Keeps a member from writing for so many minutes; null for good. It replaces what was said before. @returns the username; undefined for none */
export async function putSilence(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { minutes, shownReason, by }: { readonly minutes: number | null; readonly shownReason: string; readonly by: string },
): Promise<string | undefined> {
  const member = await tables(tx)
    .selectFrom("members")
    .select("username")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
  if (member === undefined) return undefined;
  await sql`
    insert into chat_silences (tenant_id, member_id, until, shown_reason, made_by)
    values (${tenantId}, ${memberId}, clock_timestamp() + ${minutes}::int * interval '1 minute', ${shownReason}, ${by})
    on conflict (tenant_id, member_id) do update set
      until = excluded.until, shown_reason = excluded.shown_reason, made_by = excluded.made_by, at = clock_timestamp()`.execute(
    tx,
  );
  return member.username;
}

/** Lets a member write again. @returns false where nothing kept the member from it */
export async function endSilence(tx: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("chat_silences")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where(isOn)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The players of a merchant who registered first. */
export async function listFirstPlayers(db: Db, tenantId: string, limit: number): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", 0)
    .where("status", "=", "ACTIVE")
    .orderBy("registered_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A member with a room open. */
export interface Present extends MemberKey {
  readonly roomId: string;
}

/** Notes that these members have these rooms open now. */
export async function notePresent(db: Db, present: readonly Present[]): Promise<void> {
  await sql`
    update chat_people p set room_id = w.room_id, seen_at = clock_timestamp()
    from unnest(${present.map(({ tenantId }) => tenantId)}::text[], ${present.map(({ memberId }) => memberId)}::text[],
      ${present.map(({ roomId }) => roomId)}::uuid[]) as w(tenant_id, member_id, room_id)
    where p.tenant_id = w.tenant_id and p.member_id = w.member_id`.execute(db);
}

/** Notes that a member has left. */
export async function noteAbsent(db: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await tables(db)
    .updateTable("chat_people")
    .set({ room_id: null, seen_at: null })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}

/** How many members have had these rooms open in the last so many seconds, by merchant and room. */
export async function countPresent(
  db: Db,
  rooms: readonly { readonly tenantId: string; readonly roomId: string }[],
  seconds: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select p.tenant_id || ' ' || p.room_id as key, count(*)::int as count
    from unnest(${rooms.map(({ tenantId }) => tenantId)}::text[], ${rooms.map(({ roomId }) => roomId)}::uuid[]) as w(tenant_id, id)
    join chat_people p on p.tenant_id = w.tenant_id and p.room_id = w.id and p.seen_at > clock_timestamp() - ${seconds}::int * interval '1 second'
    group by p.tenant_id, p.room_id`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

import { randomUUID } from "node:crypto";
import type { LanguageCode } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored room. */
export type StoredRoom = Selectable<Tables["chat_rooms"]>;

/** A room, and how far a member has read it. */
export type ReadRoom = StoredRoom & { readonly read: string; readonly unread: number };

/** Makes the rooms of a merchant's languages that are not there yet. */
export async function makeLanguageRooms(db: Db, tenantId: string, languages: readonly LanguageCode[]): Promise<void> {
  const rows = await tables(db)
    .selectFrom("chat_rooms")
    .select("language")
    .where("tenant_id", "=", tenantId)
    .where("name", "is", null)
    .execute();
  const known = new Set(rows.map(({ language }) => language));
  const missing = languages.filter((language) => !known.has(language));
  if (missing.length === 0) return;
  await tables(db)
    .insertInto("chat_rooms")
    .values(missing.map((language) => ({ tenant_id: tenantId, id: randomUUID(), name: null, language })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whom rooms are listed for. */
export interface Visitor extends MemberKey {
  readonly level: number;
  /** The languages that the merchant offers: rooms of others are closed. */
  readonly languages: readonly LanguageCode[];
}

/** Lines of the room `r` that wait for the member: written by others behind the mark, and not by who is muted; 99 at most. */
const unread = ({ tenantId, memberId }: MemberKey) => sql<number>`(
  select count(*)::int from (
    select from chat_lines l where l.tenant_id = r.tenant_id and l.room_id = r.id and l.seq > d.seq and l.removed_by is null
      and l.member_id is distinct from ${memberId}
      and not exists (select from chat_mutes u where u.tenant_id = ${tenantId} and u.member_id = ${memberId} and u.muted_id = l.member_id)
    limit 99) w)`;

/** The rooms that are open for a member; of the languages first. */
export async function listRoomsFor(db: Db, visitor: Visitor): Promise<readonly ReadRoom[]> {
  const { rows } = await sql<ReadRoom>`
    select r.*, coalesce(d.seq, 0)::text as read, case when d.seq is null then 0 else ${unread(visitor)} end as unread
    from chat_rooms r
    left join chat_reads d on d.tenant_id = r.tenant_id and d.room_id = r.id and d.member_id = ${visitor.memberId}
    where r.tenant_id = ${visitor.tenantId} and r.is_open and r.least_level <= ${visitor.level}::int
      and r.language = any(${[...visitor.languages]}::text[])
    order by r.name is not null, r.name, r.language, r.id`.execute(db);
  return rows;
}

/** A room of a merchant, open or not; locked until the transaction ends where that is asked for. */
export async function findRoom(
  db: Db,
  tenantId: string,
  id: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<StoredRoom | undefined> {
  const query = tables(db)
    .selectFrom("chat_rooms")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id);
  return (lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** Takes the next number of a locked room. */
export async function takeNumber(tx: Db, tenantId: string, id: string): Promise<string> {
  const { last_change: number } = await tables(tx)
    .updateTable("chat_rooms")
    .set({ last_change: sql<string>`last_change + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("last_change")
    .executeTakeFirstOrThrow();
  return number;
}

/** Notes up to where a member has read a room; it never goes back, and not beyond what is there. */
export async function markRead(
  db: Db,
  { tenantId, memberId }: MemberKey,
  room: Pick<StoredRoom, "id" | "last_change">,
  seq: number,
): Promise<void> {
  const read = String(Math.min(seq, Number(room.last_change)));
  await sql`
    insert into chat_reads as d (tenant_id, member_id, room_id, seq) values (${tenantId}, ${memberId}, ${room.id}::uuid, ${read}::int8)
    on conflict (tenant_id, member_id, room_id) do update set seq = excluded.seq where d.seq < excluded.seq`.execute(
    db,
  );
}

/** A room with its lines counted. */
export type CountedRoom = StoredRoom & { readonly lines: number; readonly last_at: Date | null };

/** All rooms of a merchant; of the languages first. */
export async function listAllRooms(db: Db, tenantId: string): Promise<readonly CountedRoom[]> {
  const { rows } = await sql<CountedRoom>`
    select r.*, c.lines, c.last_at from chat_rooms r cross join lateral (
      select count(*)::int as lines, max(l.at) as last_at from chat_lines l where l.tenant_id = r.tenant_id and l.room_id = r.id) c
    where r.tenant_id = ${tenantId} order by r.name is not null, r.name, r.language, r.id`.execute(db);
  return rows;
}

/** What staff say of a room. */
export interface RoomTerms {
  readonly name: string | null;
  readonly language: LanguageCode;
  readonly least_level: number;
  readonly slow_seconds: number;
  readonly is_open: boolean;
}

/** Stores a room. @returns its new version; undefined where another version is stored */
export async function putRoom(
  tx: Db,
  { tenantId, id, version }: { readonly tenantId: string; readonly id: string; readonly version: number },
  terms: RoomTerms,
): Promise<number | undefined> {
  if (version === 0) {
    const made = await tables(tx)
      .insertInto("chat_rooms")
      .values({ tenant_id: tenantId, id, ...terms })
      .onConflict((conflict) => conflict.doNothing())
      .returning("version")
      .executeTakeFirst();
    return made?.version;
  }
  const changed = await tables(tx)
    .updateTable("chat_rooms")
    .set({ ...terms, version: version + 1 })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return changed?.version;
}

/** A room's place: the last change of it. */
export interface RoomPlace {
  readonly tenantId: string;
  readonly roomId: string;
  readonly change: number;
  readonly isOpen: boolean;
}

/** The last changes of these rooms. */
export async function listPlaces(
  db: Db,
  rooms: readonly Pick<RoomPlace, "tenantId" | "roomId">[],
): Promise<readonly RoomPlace[]> {
  const { rows } = await sql<{ tenantId: string; roomId: string; change: string; isOpen: boolean }>`
    select r.tenant_id as "tenantId", r.id::text as "roomId", r.last_change::text as change, r.is_open as "isOpen"
    from unnest(${rooms.map(({ tenantId }) => tenantId)}::text[], ${rooms.map(({ roomId }) => roomId)}::uuid[]) as w(tenant_id, id)
    join chat_rooms r on r.tenant_id = w.tenant_id and r.id = w.id`.execute(db);
  return rows.map((row) => ({ ...row, change: Number(row.change) }));
}

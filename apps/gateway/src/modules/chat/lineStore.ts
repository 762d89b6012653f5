import { type ChatLine, type ChatRain, chatPageSize, toDecimal, toMaskedName } from "@marquee/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { readPreferences } from "../member/index.ts";
import { cleanText } from "./cleanText.ts";
import { mayShowName } from "./mayShowName.ts";
import { tables } from "./tables.ts";

/** Whose lines: a merchant's room. */
export interface RoomKey {
  readonly tenantId: string;
  readonly roomId: string;
}

/** What names a member: the nickname, the username masked where there is none that may be shown, or nobody. */
export interface NamedMember {
  readonly username: string;
  readonly nickname: string | null;
  readonly preferences: unknown;
}

/** A stored line with who wrote it. */
export type StoredLine = {
  readonly room_id: string;
  readonly seq: string;
  readonly change: string;
  readonly member_id: string | null;
  readonly staff_id: string | null;
  readonly text: string;
  readonly at: Date;
  readonly removed_by: string | null;
  readonly rain_amount: string | null;
  readonly rain_currency: string | null;
  readonly rain_count: number | null;
  readonly person_id: string | null;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly preferences: unknown;
};

/** The nickname, where others may see it; null otherwise. `house` is what staff are called: no member is called so. */
export function toNickname({ username, nickname, preferences }: NamedMember, house: string): string | null {
  const name = cleanText(nickname ?? "");
  return !readPreferences(preferences).hidesName && mayShowName(name, username, house) ? name : null;
}

/** The name that others see; null for a hidden one. `house` as in {@link toNickname}. */
export function toShownName(member: NamedMember, house: string): string | null {
  if (readPreferences(member.preferences).hidesName) return null;
  return toNickname(member, house) ?? toMaskedName(member.username);
}

/** What was split, where a line says that. */
export const toRain = (line: Pick<StoredLine, "rain_amount" | "rain_currency" | "rain_count">): ChatRain | null =>
  line.rain_amount === null || line.rain_currency === null || line.rain_count === null
    ? null
    : { amount: toDecimal(BigInt(line.rain_amount)), currency: line.rain_currency, count: line.rain_count };

/** A line as members see it; `house` is what staff are called. */
export function toLine(line: StoredLine, house: string): ChatLine {
  const { username, nickname, preferences } = line;
  const isRemoved = line.removed_by !== null;
  return {
    seq: Number(line.seq),
    change: Number(line.change),
    personId: line.person_id,
    name:
      username === null
        ? line.staff_id === null
          ? null
          : house
        : toShownName({ username, nickname, preferences }, house),
    isStaff: line.staff_id !== null,
    isRemoved,
    text: isRemoved ? "" : line.text,
    rain: isRemoved ? null : toRain(line),
    at: line.at.getTime(),
  };
}

const columns = sql`l.room_id::text as room_id, l.seq::text as seq, l.change::text as change, l.member_id, l.staff_id, l.text, l.at,
  l.removed_by, l.rain_amount::text as rain_amount, l.rain_currency, l.rain_count,
  p.person_id::text as person_id, m.username, m.nickname, m.preferences`;
const lines = sql`chat_lines l
  left join members m on m.tenant_id = l.tenant_id and m.id = l.member_id
  left join chat_people p on p.tenant_id = l.tenant_id and p.member_id = l.member_id`;

const select = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) =>
  sql<StoredLine>`select ${columns} from ${lines} where ${where} order by ${order} limit ${limit}`;

const ofRoom = ({ tenantId, roomId }: RoomKey) => sql`l.tenant_id = ${tenantId} and l.room_id = ${roomId}::uuid`;

/** The newest lines of a room, or those before a line, with one more where there are more. In the order of their numbers. */
export async function listLinesBefore(db: Db, room: RoomKey, before?: number): Promise<readonly StoredLine[]> {
  const where = before === undefined ? ofRoom(room) : sql`${ofRoom(room)} and l.seq < ${String(before)}::int8`;
  const { rows } = await select(where, sql`l.seq desc`, chatPageSize + 1).execute(db);
  return rows.toReversed();
}

/** A room, and up to which change of it everything is known. */
export interface RoomMark extends RoomKey {
  readonly change: number;
}

/** What changed in each of these rooms behind its mark, so many lines of each at most, in the order of the changes. */
export async function listChangesOf(
  db: Db,
  marks: readonly RoomMark[],
  limit: number,
): Promise<readonly (readonly StoredLine[])[]> {
  const { rows } = await sql<StoredLine & { readonly place: number }>`
    select w.place::int as place, c.* from unnest(
      ${marks.map(({ tenantId }) => tenantId)}::text[], ${marks.map(({ roomId }) => roomId)}::uuid[],
      ${marks.map(({ change }) => String(change))}::int8[]) with ordinality as w(tenant_id, room_id, change, place)
    cross join lateral (
      select ${columns} from ${lines}
      where l.tenant_id = w.tenant_id and l.room_id = w.room_id and l.change > w.change order by l.change limit ${limit}) c
    order by w.place, c.change::int8`.execute(db);
  const found = Map.groupBy(rows, ({ place }) => place);
  return marks.map((_, index) => found.get(index + 1) ?? []);
}

/** What changed in a room behind a change, in the order of the changes. */
export async function listChanges(db: Db, room: RoomKey, after: number, limit: number): Promise<readonly StoredLine[]> {
  const [found = []] = await listChangesOf(db, [{ ...room, change: after }], limit);
  return found;
}

/** A line and so many before and after it. */
export async function listLinesAround(
  db: Db,
  room: RoomKey,
  seq: number,
  count: number,
): Promise<readonly StoredLine[]> {
  const at = String(seq);
  const { rows: before } = await select(
    sql`${ofRoom(room)} and l.seq <= ${at}::int8`,
    sql`l.seq desc`,
    count + 1,
  ).execute(db);
  const { rows: after } = await select(sql`${ofRoom(room)} and l.seq > ${at}::int8`, sql`l.seq`, count).execute(db);
  return [...before.toReversed(), ...after];
}

/** One line. */
export async function findLine(db: Db, room: RoomKey, seq: number): Promise<StoredLine | undefined> {
  const { rows } = await select(sql`${ofRoom(room)} and l.seq = ${String(seq)}::int8`, sql`l.seq`, 1).execute(db);
  return rows[0];
}

/** The line that an author has sent under an id, whichever room it went to. */
export async function findSentLine(
  db: Db,
  tenantId: string,
  authorId: string,
  lineId: string,
): Promise<StoredLine | undefined> {
  const where = sql`l.tenant_id = ${tenantId} and coalesce(l.member_id, l.staff_id) = ${authorId} and l.line_id = ${lineId}::uuid`;
  const { rows } = await select(where, sql`l.seq`, 1).execute(db);
  return rows[0];
}

/** What a member has split among others in a room; `amount` in 1/10,000 of the unit. */
export interface Rain {
  readonly amount: bigint;
  readonly currency: string;
  readonly count: number;
}

/** A line that is about to be stored. */
export interface NewLine extends RoomKey {
  readonly lineId: string;
  readonly author: { readonly memberId: string } | { readonly staffId: string };
  readonly text: string;
  readonly rain?: Rain;
}

/** Stores a line under the next number of its room, which it locks: in one statement, as others of the room wait. @returns the number */
export async function insertLine(tx: Db, { tenantId, roomId, lineId, author, text, rain }: NewLine): Promise<string> {
  const { rows } = await sql<{ seq: string }>`
    with room as (
      update chat_rooms set last_change = last_change + 1 where tenant_id = ${tenantId} and id = ${roomId}::uuid returning last_change)
    insert into chat_lines (tenant_id, room_id, seq, change, line_id, member_id, staff_id, text, rain_amount, rain_currency, rain_count)
    select ${tenantId}, ${roomId}::uuid, last_change, last_change, ${lineId}::uuid, ${"memberId" in author ? author.memberId : null},
      ${"staffId" in author ? author.staffId : null}, ${text}, ${rain?.amount.toString() ?? null}::bigint, ${rain?.currency ?? null},
      ${rain?.count ?? null}::int from room returning seq::text as seq`.execute(tx);
  const [stored] = rows;
  if (stored === undefined) throw new Error("a room of a chat is not there");
  return stored.seq;
}

/** Marks a line as removed, under the number that its locked room has given. @returns false where it is removed already, or not there */
export async function setRemoved(
  tx: Db,
  { tenantId, roomId }: RoomKey,
  seq: number,
  number: string,
  by: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("chat_lines")
    .set({ change: number, removed_by: by })
    .where("tenant_id", "=", tenantId)
    .where("room_id", "=", roomId)
    .where("seq", "=", String(seq))
    .where("removed_by", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** In how many seconds a member may write again in a room whose lines are so many seconds apart; 0 for now. */
export async function getWait(
  tx: Db,
  { tenantId, roomId }: RoomKey,
  memberId: string,
  seconds: number,
): Promise<number> {
  if (seconds === 0) return 0;
  const { rows } = await sql<{ wait: number }>`
    select greatest(0, ceil(extract(epoch from l.at + ${seconds}::int * interval '1 second' - clock_timestamp())))::int as wait
    from chat_lines l where l.tenant_id = ${tenantId} and l.member_id = ${memberId} and l.room_id = ${roomId}::uuid
      and l.rain_amount is null
    order by l.seq desc limit 1`.execute(tx);
  return rows[0]?.wait ?? 0;
}

/** The newest line by others in the rooms that a member has opened. */
export async function findLastUnread(
  db: Db,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  rooms: readonly string[],
) {
  const where = sql`l.tenant_id = ${tenantId} and l.room_id = any(${[...rooms]}::uuid[]) and l.removed_by is null
    and l.member_id is distinct from ${memberId} and l.seq > (
      select d.seq from chat_reads d where d.tenant_id = l.tenant_id and d.member_id = ${memberId} and d.room_id = l.room_id)
    and not exists (select from chat_mutes u where u.tenant_id = ${tenantId} and u.member_id = ${memberId} and u.muted_id = l.member_id)`;
  const { rows } = await select(where, sql`l.at desc`, 1).execute(db);
  return rows[0];
}

/** Removes lines older than so many days. A bounded number. @returns how many */
export async function removeOldLines(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from chat_lines where ctid = any(array(
      select ctid from chat_lines where at < clock_timestamp() - ${days} * interval '1 day' order by at limit 10000))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

import type { AccountKind, MemberState } from "@marquee/contract";
import type { MemberSort } from "@marquee/contract/staff";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** The expression of the index `members_by_kyc`. */
const kycLevel = sql`case when m.identity_confirmed_at is not null then 2
    when m.email_confirmed_at is not null or m.mobile_confirmed_at is not null then 1 else 0 end`;

/** A member as the list shows him. */
export interface ListedMember {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly kind: AccountKind;
  readonly state: MemberState;
  readonly kycLevel: 0 | 1 | 2;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly registeredAt: Date;
  readonly lastLoginAt: Date | null;
}

/** A member in an order; `login` is his last one in microseconds, or `never`. */
export interface SortedMember extends ListedMember {
  readonly login: string;
}

const columns = sql`m.id, m.username, m.nickname, m.kind, m.status as state, ${kycLevel} as "kycLevel", m.email_key as email,
  m.mobile_key as mobile, m.registered_at as "registeredAt", m.login_at as "lastLoginAt"`;

/** Which members to list. */
export interface MemberFilter {
  readonly state?: MemberState | undefined;
  readonly kind?: AccountKind | undefined;
  readonly kycLevel?: 0 | 1 | 2 | undefined;
  readonly label?: string | undefined;
}

/** The members of a filter. A label is joined, so that either of the two tables may lead the way. */
function toSource(tenantId: string, { state, kind, kycLevel: level, label }: MemberFilter): RawBuilder<unknown> {
  const join =
    label === undefined
      ? sql``
      : sql`join member_labels l on l.tenant_id = m.tenant_id and l.member_id = m.id and l.label_id = ${label}`;
  const parts = [sql`m.tenant_id = ${tenantId}`];
  if (state !== undefined) parts.push(sql`m.status = ${state}`);
  if (kind !== undefined) parts.push(sql`m.kind = ${kind}`);
  if (level !== undefined) parts.push(sql`${kycLevel} = ${level}`);
  return sql`from members m ${join} where ${sql.join(parts, sql` and `)}`;
}

/** How many members a filter has. */
export async function countListed(db: Db, tenantId: string, filter: MemberFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${toSource(tenantId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Who never logged in comes before all others: the expression of the index `members_by_login`. */
const login = sql`coalesce(m.login_at, '-infinity'::timestamptz)`;
const name = sql`m.username_key collate "C"`;

/** What leads each order, and whether it falls. Ids are in the order of registration. */
const sorts = {
  newest: { key: undefined, falls: true },
  oldest: { key: undefined, falls: false },
  name: { key: name, falls: false },
  nameFalling: { key: name, falls: true },
  login: { key: login, falls: true },
  loginOldest: { key: login, falls: false },
} as const;

/** Behind which member a page begins: what leads the order, a name or a {@link SortedMember}'s login, and his id. */
export interface MemberPlace {
  readonly key: string;
  readonly id: string;
}

/** Whether what leads the order is the last login. */
export const isByLogin = (sort: MemberSort): boolean => sorts[sort].key === login;

/** Whether what leads the order is the name. */
export const isByName = (sort: MemberSort): boolean => sorts[sort].key === name;

/** A filter's members in an order; those behind a place. */
export async function listSorted(
  db: Db,
  tenantId: string,
  filter: MemberFilter,
  { sort, after, most }: { readonly sort: MemberSort; readonly after?: MemberPlace | undefined; readonly most: number },
): Promise<readonly SortedMember[]> {
  const { key, falls } = sorts[sort];
  const [way, than] = [sql.raw(falls ? "desc" : "asc"), sql.raw(falls ? "<" : ">")];
  const own = key === undefined ? sql`m.id` : sql`(${key}, m.id)`;
  const toLogin = (at: string) =>
    at === "never"
      ? sql`'-infinity'::timestamptz`
      : sql`'epoch'::timestamptz + ${at}::bigint * interval '1 microsecond'`;
  const toPlace = ({ key: at, id }: MemberPlace) =>
    key === undefined ? sql`${id}` : sql`(${key === login ? toLogin(at) : sql`${at}::text`}, ${id}::text)`;
  const place = after === undefined ? sql`` : sql`and ${own} ${than} ${toPlace(after)}`;
  const { rows } = await sql<SortedMember>`
    select ${columns}, coalesce((extract(epoch from m.login_at) * 1000000)::bigint::text, 'never') as login
    ${toSource(tenantId, filter)} ${place}
    order by ${key === undefined ? sql`` : sql`${key} ${way},`} m.id ${way} limit ${most}`.execute(db);
  return rows;
}

/** Where a found member stands: by what was found, the name or the nickname. */
export interface FoundMember extends ListedMember {
  readonly by: "name" | "nickname";
}

/** The largest character: behind every text that begins with what stands before it. */
const last = "\u{10ffff}";

/** Members whose username or nickname begins with a text, in the order of these; those after a place. */
export async function findByBeginning(
  db: Db,
  tenantId: string,
  filter: MemberFilter,
  beginning: string,
  after: MemberPlace | undefined,
  most: number,
): Promise<readonly FoundMember[]> {
  const branch = (by: FoundMember["by"], key: RawBuilder<unknown>, own: RawBuilder<unknown>) => {
    const place = after === undefined ? sql`` : sql`and (${key}, m.id) > (${after.key} collate "C", ${after.id})`;
    return sql`(select ${columns}, ${sql.lit(by)} as "by", ${key} as found ${toSource(tenantId, filter)}
      and ${key} >= ${beginning} and ${key} < ${`${beginning}${last}`} ${own} ${place} order by ${key}, m.id limit ${most})`;
  };
  // With `name`, the expressions of the indexes `members_by_name` and `members_by_nickname`.
  const nickname = sql`nullif(m.nickname_key, m.username_key) collate "C"`;
  const { rows } = await sql<FoundMember & { found: string }>`
    select * from (
      ${branch("name", name, sql``)}
      union all
      ${branch("nickname", nickname, sql`and m.nickname_key <> m.username_key and not starts_with(m.username_key, ${beginning})`)}
    ) f order by f.found collate "C", f.id limit ${most}`.execute(db);
  return rows.map((row) => {
    const { found: _, ...member } = row;
    return member;
  });
}

/** Members who have exactly this id, phone number or mail address. */
export async function findExactly(
  db: Db,
  tenantId: string,
  filter: MemberFilter,
  { id, mobile, email }: { readonly id?: string; readonly mobile?: string; readonly email?: string },
): Promise<readonly ListedMember[]> {
  const parts = [
    ...(id === undefined ? [] : [sql`m.id = ${id}`]),
    ...(mobile === undefined ? [] : [sql`m.mobile_key = ${mobile}`]),
    ...(email === undefined ? [] : [sql`m.email_key = ${email}`]),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<ListedMember>`
    select ${columns} ${toSource(tenantId, filter)} and (${sql.join(parts, sql` or `)}) order by m.id limit 3`.execute(
    db,
  );
  return rows;
}

/** The names by which a member stands in the lists; undefined for an unknown id. */
export async function getListKeys(
  db: Db,
  tenantId: string,
  id: string,
): Promise<{ readonly name: string; readonly nickname: string } | undefined> {
  const row = await tables(db)
    .selectFrom("members")
    .select(["username_key as name", "nickname_key as nickname"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? undefined : { name: row.name, nickname: row.nickname ?? "" };
}

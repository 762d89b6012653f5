import type { AccountKind, MemberState } from "@marquee/contract";
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

/** Members in the order of their registration, the newest first; those before an id. */
export async function listNewest(
  db: Db,
  tenantId: string,
  filter: MemberFilter,
  before: string | undefined,
  most: number,
): Promise<readonly ListedMember[]> {
  const place = before === undefined ? sql`` : sql`and m.id < ${before}`;
  const { rows } = await sql<ListedMember>`
    select ${columns} ${toSource(tenantId, filter)} ${place} order by m.id desc limit ${most}`.execute(db);
  return rows;
}

/** Members by username; those after one. */
export async function listByName(
  db: Db,
  tenantId: string,
  filter: MemberFilter,
  after: string | undefined,
  most: number,
): Promise<readonly ListedMember[]> {
  const place = after === undefined ? sql`` : sql`and m.username_key collate "C" > ${after}`;
  const { rows } = await sql<ListedMember>`
    select ${columns} ${toSource(tenantId, filter)} ${place} order by m.username_key collate "C" limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Where a found member stands: by what was found, the name or the nickname. */
export interface FoundMember extends ListedMember {
  readonly by: "name" | "nickname";
}

/** The last of a page of found members. */
export interface FoundPlace {
  readonly key: string;
  readonly id: string;
}

/** The largest character: behind every text that begins with what stands before it. */
const last = "\u{10ffff}";

/** Members whose username or nickname begins with a text, in the order of these; those after a place. */
export async function findByBeginning(
  db: Db,
  tenantId: string,
  filter: MemberFilter,
  beginning: string,
  after: FoundPlace | undefined,
  most: number,
): Promise<readonly FoundMember[]> {
  const branch = (by: FoundMember["by"], key: RawBuilder<unknown>, own: RawBuilder<unknown>) => {
    const place = after === undefined ? sql`` : sql`and (${key}, m.id) > (${after.key} collate "C", ${after.id})`;
    return sql`(select ${columns}, ${sql.lit(by)} as "by", ${key} as found ${toSource(tenantId, filter)}
      and ${key} >= ${beginning} and ${key} < ${`${beginning}${last}`} ${own} ${place} order by ${key}, m.id limit ${most})`;
  };
  // The expressions of the indexes `members_by_name` and `members_by_nickname`.
  const [name, nickname] = [sql`m.username_key collate "C"`, sql`nullif(m.nickname_key, m.username_key) collate "C"`];
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

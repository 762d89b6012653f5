import type { TipKind } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** A tip or a rain that is about to be stored; `each` in 1/10,000 of the unit. */
export interface NewTip {
  readonly tenantId: string;
  readonly tipId: string;
  readonly kind: TipKind;
  readonly giverId: string;
  readonly receiverIds: readonly string[];
  readonly currency: string;
  readonly each: bigint;
  readonly isLinked: boolean;
}

/** Stores the giver's side, and one of each receiver. */
export async function addTip(
  tx: Db,
  { tenantId, tipId, kind, giverId, receiverIds, currency, each, isLinked }: NewTip,
): Promise<void> {
  const people = receiverIds.length;
  const shared = { tenant_id: tenantId, tip_id: tipId, kind, currency, people, is_linked: isLinked };
  const [only] = receiverIds;
  await tables(tx)
    .insertInto("chat_tips")
    .values([
      {
        ...shared,
        side: "OUT",
        member_id: giverId,
        other_id: kind === "TIP" ? (only ?? null) : null,
        amount: each * BigInt(people),
      },
      ...receiverIds.map((id) => ({
        ...shared,
        side: "IN" as const,
        member_id: id,
        other_id: giverId,
        amount: each,
      })),
    ])
    .execute();
}

/** The giver's side of a tip; `amount` in 1/10,000 of the unit. */
export async function getGiven(db: Db, { tenantId, memberId }: MemberKey, tipId: string) {
  return tables(db)
    .selectFrom("chat_tips")
    .select(["tip_id", "currency", "amount", "people"])
    .where("tenant_id", "=", tenantId)
    .where("tip_id", "=", tipId)
    .where("side", "=", "OUT")
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
}

/** What a member has given in the last 24 hours, in 1/10,000 of the unit. */
export async function sumGiven(db: Db, { tenantId, memberId }: MemberKey): Promise<bigint> {
  const { amount } = await tables(db)
    .selectFrom("chat_tips")
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as("amount"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("side", "=", "OUT")
    .where("created_at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}

/** What a member has got in the last 24 hours, from all and from one giver, in 1/10,000 of the unit. */
export interface Received {
  readonly all: bigint;
  readonly fromGiver: bigint;
}

/** The same of several members; nothing is said of who has got nothing. */
export async function sumReceived(
  db: Db,
  { tenantId, memberId: giverId }: MemberKey,
  receiverIds: readonly string[],
): Promise<ReadonlyMap<string, Received>> {
  const { rows } = await sql<{ id: string; all: string; pair: string }>`
    select t.member_id as id, sum(t.amount)::text as all, coalesce(sum(t.amount) filter (where t.other_id = ${giverId}), 0)::text as pair
    from chat_tips t
    where t.tenant_id = ${tenantId} and t.side = 'IN' and t.member_id = any(${[...receiverIds]}::text[])
      and t.created_at > clock_timestamp() - interval '24 hours'
    group by t.member_id`.execute(db);
  return new Map(rows.map(({ id, all, pair }) => [id, { all: BigInt(all), fromGiver: BigInt(pair) }]));
}

/** Which of these members share a trait of a person with a member. */
export async function listLinked(
  db: Db,
  { tenantId, memberId }: MemberKey,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct o.member_id as id from member_traits t
    join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key and o.member_id <> t.member_id
    where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and o.member_id = any(${[...others]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** A line of the desk's list. */
export type ListedTip = {
  readonly tip_id: string;
  readonly kind: TipKind;
  readonly currency: string;
  readonly amount: string;
  readonly is_linked: boolean;
  readonly created_at: Date;
  readonly giver_id: string;
  readonly giver: string;
  readonly receiver_id: string;
  readonly receiver: string;
};

async function findMemberId(db: Db, tenantId: string, username: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", toUsernameKey(username))
    .executeTakeFirst();
  return row?.id;
}

/** What members have got, the newest first: of one giver or receiver, or of linked accounts, where that is asked for. */
export async function listTips(
  db: Db,
  tenantId: string,
  { username, isLinked, limit }: { readonly username?: string; readonly isLinked: boolean; readonly limit: number },
): Promise<readonly ListedTip[]> {
  const member = username === undefined ? undefined : await findMemberId(db, tenantId, username);
  if (username !== undefined && member === undefined) return [];
  const ofMember = member === undefined ? sql`true` : sql`(t.member_id = ${member} or t.other_id = ${member})`;
  const { rows } = await sql<ListedTip>`
    select t.tip_id, t.kind, t.currency, t.amount::text as amount, t.is_linked, t.created_at,
      g.id as giver_id, g.username as giver, r.id as receiver_id, r.username as receiver
    from chat_tips t
    join members r on r.tenant_id = t.tenant_id and r.id = t.member_id
    join members g on g.tenant_id = t.tenant_id and g.id = t.other_id
    where t.tenant_id = ${tenantId} and t.side = 'IN' and (${!isLinked}::boolean or t.is_linked)
      and ${ofMember}
    order by t.created_at desc, t.tip_id, t.member_id limit ${limit}`.execute(db);
  return rows;
}

/** A member's file has what was given and got; a deletion keeps it, as all records of money. */
export const tipRows: MemberTable = {
  table: "chat_tips",
  erasure: "kept",
  part: "chatTips",
  columns: sql`tip_id as "tipId", side, kind, currency, amount, people, created_at`,
  key: sql`created_at || tip_id || side`,
};

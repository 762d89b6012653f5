import { linkedDays } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Other accounts that seem to be the same person's, or of one household. */
const linked = ({ tenantId, memberId }: MemberKey) => sql`
  select distinct o.tenant_id, o.member_id from member_traits t
  join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key and o.member_id <> t.member_id
  where t.tenant_id = ${tenantId} and t.member_id = ${memberId}`;

/** Lets conversions of a merchant wait for each other until the transaction ends: those of linked accounts share a day's most. */
export async function lockConversions(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`point conversions ${tenantId}`}, 0))`.execute(tx);
}

/** Whether an account is younger than so many days. */
export async function isYounger(db: Db, { tenantId, memberId }: MemberKey, days: number): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("members")
    .select(sql<boolean>`registered_at > clock_timestamp() - ${days} * interval '1 day'`.as("is_younger"))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
  return row?.is_younger ?? false;
}

/** A redemption of a linked account in the last {@link linkedDays} days that was not rejected. */
export interface LinkedRedemption {
  readonly username: string;
  readonly offer: string;
}

/** What linked accounts have redeemed lately: of one offer, or of all. */
export async function listLinkedRedemptions(
  db: Db,
  key: MemberKey,
  rewardId?: string,
): Promise<readonly LinkedRedemption[]> {
  const only = rewardId === undefined ? sql`true` : sql`r.reward_id::text = ${rewardId}`;
  const { rows } = await sql<LinkedRedemption>`
    select distinct m.username, r.names ->> 'EN' as offer
    from (${linked(key)}) l
    join point_redemptions r on r.tenant_id = l.tenant_id and r.member_id = l.member_id and r.state <> 'REJECTED'
      and r.created_at > clock_timestamp() - ${linkedDays} * interval '1 day' and ${only}
    join members m on m.tenant_id = l.tenant_id and m.id = l.member_id
    order by m.username, offer`.execute(db);
  return rows;
}

/** The whole points that each linked account has converted today, of the merchant's zone. */
export async function listLinkedConversions(
  db: Db,
  key: MemberKey,
  timeZone: string,
): Promise<readonly { readonly username: string; readonly points: bigint }[]> {
  const { rows } = await sql<{ username: string; points: string }>`
    select m.username, sum(c.points)::text as points
    from (${linked(key)}) l
    join point_conversions c on c.tenant_id = l.tenant_id and c.member_id = l.member_id
      and c.day = ledger.to_day(clock_timestamp(), ${timeZone})
    join members m on m.tenant_id = l.tenant_id and m.id = l.member_id
    group by m.username order by m.username`.execute(db);
  return rows.map(({ username, points }) => ({ username, points: BigInt(points) }));
}

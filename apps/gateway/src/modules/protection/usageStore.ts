import { type SqlBool, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Deposited } from "./judgeDeposit.ts";
import type { PlayedHour } from "./judgePlay.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** What a member has staked and lost in the last 24 hours, 7 and 31 days, in 1/10,000 of the unit. */
export async function listPlayed(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<readonly { readonly period: "DAY" | "WEEK" | "MONTH"; readonly staked: bigint; readonly lost: bigint }[]> {
  const { rows } = await sql<{ period: "DAY" | "WEEK" | "MONTH"; staked: string; lost: string }>`
    select t.period, coalesce(sum(p.staked), 0)::text as staked,
      coalesce(sum(p.staked - case when p.hour >= clock_timestamp() - to_period(t.period) then p.won else 0 end), 0)::text as lost
    from unnest(array['DAY', 'WEEK', 'MONTH']) t(period)
    left join protected_play p on p.tenant_id = ${tenantId} and p.member_id = ${memberId}
      and p.hour > clock_timestamp() - to_period(t.period) - interval '1 hour'
    group by t.period`.execute(db);
  return rows.map(({ period, staked, lost }) => ({ period, staked: BigInt(staked), lost: BigInt(lost) }));
}

/** What a member staked and won in each hour that may still count towards a limit. */
export async function listPlayedHours(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly PlayedHour[]> {
  const rows = await tables(db)
    .selectFrom("protected_play")
    .select(["hour", "staked", "won"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("hour", ">", sql<Date>`clock_timestamp() - interval '745 hours'`)
    .execute();
  return rows.map(({ hour, staked, won }) => ({ at: hour.getTime(), staked: BigInt(staked), won: BigInt(won) }));
}

/** What vendors have asked for and not told yet, in 1/10,000 of the unit. */
export async function sumAskedStakes(db: Db, { tenantId, memberId }: MemberKey): Promise<bigint> {
  const { sum } = await tables(db)
    .selectFrom("asked_stakes")
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as("sum"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

/** What other members have sent along the tree of agents, or given in chat rooms, in the last 31 days: it counts as a deposit. */
async function listReceived(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly Deposited[]> {
  const { rows } = await sql<{ amount: string; created_at: Date }>`
    select amount::text as amount, created_at from agent_transfers
    where tenant_id = ${tenantId} and member_id = ${memberId} and side = 'IN' and created_at > clock_timestamp() - interval '744 hours'
    union all
    select amount::text, created_at from chat_tips
    where tenant_id = ${tenantId} and member_id = ${memberId} and side = 'IN' and created_at > clock_timestamp() - interval '744 hours'`.execute(
    db,
  );
  return rows.map(({ amount, created_at: at }) => ({ amount: BigInt(amount), at: at.getTime() }));
}

/**
 * A member's deposits of the last 31 days, oldest first, before fees, and what came from other members. With `orders` also those that may still be paid: an order counts as
 * if it were paid; without, only what was credited.
 */
export async function listDeposited(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { orders, but }: { readonly orders: boolean; readonly but?: string },
): Promise<readonly Deposited[]> {
  const counts = orders ? sql<SqlBool>`state not in ('EXPIRED', 'REJECTED')` : sql<SqlBool>`state = 'CREDITED'`;
  const rows = await tables(db)
    .selectFrom("deposits")
    .select([sql<string>`coalesce(paid_amount, amount)`.as("amount"), "changed_at"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("changed_at", ">", sql<Date>`clock_timestamp() - interval '744 hours'`)
    .where(counts)
    .$if(but !== undefined, (query) => query.where("order_no", "<>", but ?? ""))
    .execute();
  const deposits = rows.map(({ amount, changed_at: at }) => ({ amount: BigInt(amount), at: at.getTime() }));
  return [...deposits, ...(await listReceived(db, { tenantId, memberId }))].toSorted((a, b) => a.at - b.at);
}

/** Whether a deposit of the member was ever credited. */
export async function hasDeposited(db: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("deposits")
    .select("order_no")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "=", "CREDITED")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The database's clock, in milliseconds. */
export async function readClock(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return (rows[0]?.now ?? new Date()).getTime();
}

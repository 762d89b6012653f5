import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type PlacedRaffle, placed } from "./raffleStore.ts";
import { tables } from "./tables.ts";

/** A raffle as a member may see it, in the period of now. */
export type Offer = PlacedRaffle & {
  /** The day by which draws are told apart. */
  readonly period: string;
  /** What the member has staked and deposited in the period, in 1/10,000 of the unit; below zero where more was taken back. */
  readonly staked: string;
  readonly deposited: string;
  readonly is_drawn: boolean;
};

/** Whose offers, and in which zone days begin. */
interface Offered extends MemberKey {
  readonly currency: string;
  readonly timeZone: string;
  /** Only this raffle. */
  readonly raffleId?: string;
  /** Raffles that open within so many days, or ended that long ago. */
  readonly days: number;
}

/** The raffles of a member's currency, the next to end first. Whose audience the member is not of is among them. */
export async function listOffers(
  db: Db,
  { tenantId, memberId, currency, timeZone, raffleId, days }: Offered,
): Promise<readonly Offer[]> {
  const only = raffleId === undefined ? sql`true` : sql`r.id::text = ${raffleId}`;
  const span = sql`${days}::int * interval '1 day'`;
  const { rows } = await sql<Offer>`
    select ${placed}, w.period::text as period, coalesce(g.valid_bet, 0)::text as staked, k.number is not null as is_drawn,
      case when r.deposits = 0 then '0' else (
        select coalesce(sum(coalesce(d.paid_amount, d.amount) - d.fee), 0)::text
        from deposits d join deposit_steps t on t.tenant_id = d.tenant_id and t.order_no = d.order_no and t.state = 'CREDITED'
        where d.tenant_id = r.tenant_id and d.member_id = ${memberId} and d.currency = r.currency and d.state = 'CREDITED'
          and t.at >= w.starts and t.at < w.ends) end as deposited
    from raffles r
    cross join lateral raffle_period(r, ${timeZone}, clock_timestamp()) w
    left join raffle_progress g on g.tenant_id = r.tenant_id and g.member_id = ${memberId} and g.raffle_id = r.id and g.period = w.period
    left join raffle_tickets k on k.tenant_id = r.tenant_id and k.raffle_id = r.id and k.member_id = ${memberId} and k.period = w.period
    where r.tenant_id = ${tenantId} and r.currency = ${currency} and ${only}
      and r.closes_at > clock_timestamp() - ${span} and r.opens_at < clock_timestamp() + ${span}
    order by is_over, r.closes_at, r.id limit 200`.execute(db);
  return rows;
}

/** A ticket that a member has drawn, by its raffle. */
export interface OwnTicket {
  readonly raffle_id: string;
  readonly record_no: string;
  readonly number: number;
  readonly prize: number;
}

/** What a member has drawn of raffles that ended at most so many days ago, in the order of the draws. */
export async function listOwnTickets(
  db: Db,
  { tenantId, memberId }: MemberKey,
  days: number,
): Promise<readonly OwnTicket[]> {
  const { rows } = await sql<OwnTicket>`
    select k.raffle_id, k.record_no, k.number, k.prize
    from raffle_tickets k join raffles r on r.tenant_id = k.tenant_id and r.id = k.raffle_id
    where k.tenant_id = ${tenantId} and k.member_id = ${memberId} and r.closes_at > clock_timestamp() - ${days}::int * interval '1 day'
    order by k.drawn_at, k.number`.execute(db);
  return rows;
}

/** Whether an account is open and a player's, as it is stored now. */
export async function isPlayer(db: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("status", "=", "ACTIVE")
    .where("kind", "=", 0)
    .executeTakeFirst();
  return found !== undefined;
}

/** Reads the next settled stakes. @returns how many were read; null while another gateway reads */
export async function measureNextStakes(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<{ readonly count: number | null }>`select measure_raffles(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

import type { PrizeType, PromotionNames, RaffleGiftState } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Makes those who draw from a raffle wait for each other until the transaction ends. @returns false for none of the merchant's */
export async function lockRaffle(tx: Db, tenantId: string, id: string): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom("raffles")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the member, or an account that seems to be the same person's, has drawn in a period of a raffle. */
export async function hasDrawn(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  raffleId: string,
  period: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from raffle_tickets k
    where k.tenant_id = ${tenantId} and k.raffle_id = ${raffleId}::uuid and k.period = ${period}::date
      and (k.member_id = ${memberId} or k.member_id in (
        select o.member_id from member_traits t
        join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key
        where t.tenant_id = ${tenantId} and t.member_id = ${memberId}))
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** A draw of a member, under the number that the ledger has. */
interface Draw extends MemberKey {
  readonly raffleId: string;
  readonly period: string;
  readonly recordNo: string;
}

/** What was drawn; the amount in 1/10,000 of the unit, or of a point. */
export interface Drawn {
  readonly type: PrizeType;
  readonly amount: string | null;
}

/** Gives a member the next ticket of a locked raffle. @returns its prize; undefined where none is left */
export async function takeTicket(
  tx: Db,
  { tenantId, memberId, raffleId, period, recordNo }: Draw,
): Promise<Drawn | undefined> {
  const { rows } = await sql<Drawn>`
    with next as (
      update raffles r set taken = r.taken + 1, paid = r.paid + (
        select case p.type when 'CASH' then p.amount else 0 end
        from raffle_tickets k join raffle_prizes p on p.tenant_id = k.tenant_id and p.raffle_id = k.raffle_id and p.place = k.prize
        where k.tenant_id = r.tenant_id and k.raffle_id = r.id and k.number = r.taken + 1)
      where r.tenant_id = ${tenantId} and r.id = ${raffleId}::uuid and r.taken < r.tickets
      returning r.tenant_id, r.id, r.taken
    )
    update raffle_tickets k set member_id = ${memberId}, period = ${period}::date, record_no = ${recordNo}, drawn_at = clock_timestamp(),
      gift_state = case p.type when 'GIFT' then 'PROCESS' end
    from next n, raffle_prizes p
    where k.tenant_id = n.tenant_id and k.raffle_id = n.id and k.number = n.taken
      and p.tenant_id = k.tenant_id and p.raffle_id = k.raffle_id and p.place = k.prize
    returning p.type, p.amount::text as amount`.execute(tx);
  return rows[0];
}

/** A ticket that a member has drawn, with its prize and its raffle's names. */
export interface StoredRecord {
  readonly record_no: string;
  readonly raffle_names: PromotionNames;
  readonly currency: string;
  readonly type: PrizeType;
  readonly names: PromotionNames;
  readonly amount: string | null;
  readonly drawn_at: Date;
  readonly gift_state: RaffleGiftState | null;
  readonly gift_remark: string;
}

const recorded = sql`
  select k.record_no, r.names as raffle_names, r.currency, p.type, p.names, p.amount::text as amount, k.drawn_at, k.gift_state, k.gift_remark
  from raffle_tickets k
  join raffles r on r.tenant_id = k.tenant_id and r.id = k.raffle_id
  join raffle_prizes p on p.tenant_id = k.tenant_id and p.raffle_id = k.raffle_id and p.place = k.prize`;

/** A ticket of a member by its record. */
export async function findRecord(
  db: Db,
  { tenantId, memberId }: MemberKey,
  recordNo: string,
): Promise<StoredRecord | undefined> {
  const { rows } = await sql<StoredRecord>`
    ${recorded} where k.tenant_id = ${tenantId} and k.member_id = ${memberId} and k.record_no = ${recordNo}`.execute(
    db,
  );
  return rows[0];
}

/** A page of a member's tickets, newest first, and how many there are. */
export async function listRecords(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly StoredRecord[]; readonly count: number }> {
  const { rows } = await sql<StoredRecord>`
    ${recorded} where k.tenant_id = ${tenantId} and k.member_id = ${memberId}
    order by k.drawn_at desc, k.record_no desc limit ${limit} offset ${offset}`.execute(db);
  const { count } = await tables(db)
    .selectFrom("raffle_tickets")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

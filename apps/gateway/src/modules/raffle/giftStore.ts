import type { PromotionNames, RaffleGiftState } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { WaitingItem } from "../../staff/WaitingLine.ts";
import { tables } from "./tables.ts";

/** A gift that was drawn, as lists of staff show it. */
export interface StoredGift {
  readonly record_no: string;
  readonly raffle_names: PromotionNames;
  readonly names: PromotionNames;
  readonly member_id: string;
  readonly username: string;
  readonly gift_state: RaffleGiftState;
  readonly drawn_at: Date;
  readonly gift_remark: string;
  readonly gift_by: string | null;
  readonly gift_at: Date | null;
}

const drawn = sql`
  select k.record_no, r.names as raffle_names, p.names, m.id as member_id, m.username, k.gift_state, k.drawn_at, k.gift_remark, k.gift_by, k.gift_at
  from raffle_tickets k
  join raffles r on r.tenant_id = k.tenant_id and r.id = k.raffle_id
  join raffle_prizes p on p.tenant_id = k.tenant_id and p.raffle_id = k.raffle_id and p.place = k.prize
  join members m on m.tenant_id = k.tenant_id and m.id = k.member_id`;

/** A merchant's gifts, newest first. */
export async function listGifts(
  db: Db,
  tenantId: string,
  {
    state,
    limit,
    offset,
  }: { readonly state: RaffleGiftState | undefined; readonly limit: number; readonly offset: number },
): Promise<readonly StoredGift[]> {
  const { rows } = await sql<StoredGift>`
    ${drawn} where k.tenant_id = ${tenantId} and k.gift_state is not null and (${state ?? null}::text is null or k.gift_state = ${state ?? null}::text)
    order by k.drawn_at desc, k.record_no desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** A gift; undefined for none of the merchant's. */
export async function findGift(db: Db, tenantId: string, recordNo: string): Promise<StoredGift | undefined> {
  const { rows } = await sql<StoredGift>`
    ${drawn} where k.tenant_id = ${tenantId} and k.record_no = ${recordNo} and k.gift_state is not null`.execute(db);
  return rows[0];
}

/** Moves a gift from a state. @returns false where it is in another state by now */
export async function moveGift(
  tx: Db,
  tenantId: string,
  recordNo: string,
  {
    from,
    to,
    ...decision
  }: {
    readonly from: RaffleGiftState;
    readonly to: RaffleGiftState;
    readonly remark: string;
    readonly by: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("raffle_tickets")
    .set({
      gift_state: to,
      gift_remark: decision.remark,
      gift_by: decision.by,
      gift_at: sql<Date>`clock_timestamp()`,
    })
    .where("tenant_id", "=", tenantId)
    .where("record_no", "=", recordNo)
    .where("gift_state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many gifts wait to be handed over; it stops counting at `most`. */
export async function countWaitingGifts(db: Db, tenantId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from raffle_tickets where tenant_id = ${tenantId} and gift_state = 'PROCESS' limit ${most}
    ) w`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gifts that wait to be handed over, the longest first; or one of them. */
export async function listWaitingGifts(
  db: Db,
  tenantId: string,
  { limit, recordNo }: { readonly limit: number; readonly recordNo?: string },
): Promise<readonly WaitingItem[]> {
  const only = recordNo === undefined ? sql`true` : sql`k.record_no = ${recordNo}`;
  const { rows } = await sql<StoredGift>`
    ${drawn} where k.tenant_id = ${tenantId} and k.gift_state = 'PROCESS' and ${only} order by k.drawn_at, k.record_no limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => ({
    subject: row.record_no,
    at: row.drawn_at,
    member: { id: row.member_id, username: row.username },
    about: row.names.EN,
  }));
}

import { isDeepStrictEqual } from "node:util";
import type { RewardType } from "@marquee/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored offer of the mall. */
export type StoredReward = Selectable<Tables["point_rewards"]>;

/** An offer with what of it was redeemed, without what was rejected; points in 1/10,000. */
export type CountedReward = StoredReward & { readonly redeemed: number; readonly points: string };

/** What staff say of an offer, as it is stored. */
export type RewardColumns = Omit<
  Insertable<Tables["point_rewards"]>,
  "tenant_id" | "id" | "version" | "quantity" | "created_at"
>;

/** A merchant's offers: those that are on first, in their order. */
export async function listCountedRewards(db: Db, tenantId: string): Promise<readonly CountedReward[]> {
  const { rows } = await sql<CountedReward>`
    select r.*, o.redeemed::int as redeemed, o.points::text as points
    from point_rewards r cross join lateral (
      select coalesce(sum(o.quantity), 0) as redeemed, coalesce(sum(o.amount), 0) as points from point_redemptions o
      where o.tenant_id = r.tenant_id and o.reward_id = r.id and o.state <> 'REJECTED'
    ) o
    where r.tenant_id = ${tenantId}
    order by r.is_on desc, r.position, r.created_at, r.id`.execute(db);
  return rows;
}

/** Which offers a page of the mall has: money alone for who has its currency. */
interface MallPage {
  readonly tenantId: string;
  readonly currency: string;
  readonly type: RewardType | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the offers that are on, in their order, and how many there are. */
export async function listOffers(
  db: Db,
  { tenantId, currency, type, limit, offset }: MallPage,
): Promise<{ readonly rows: readonly StoredReward[]; readonly count: number }> {
  let offers = tables(db)
    .selectFrom("point_rewards")
    .where("tenant_id", "=", tenantId)
    .where("is_on", "=", true)
    .where(sql<boolean>`(type <> 'CASH' or cash ? ${currency})`);
  if (type !== undefined) offers = offers.where("type", "=", type);
  const rows = await offers
    .selectAll()
    .orderBy("position")
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await offers.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** An offer, locked until the transaction ends. */
export async function lockReward(tx: Db, tenantId: string, id: string): Promise<StoredReward | undefined> {
  return (
    tables(tx)
      .selectFrom("point_rewards")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      // As text, since an id comes from outside.
      .where(sql<string>`id::text`, "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** How many offers a merchant has. */
export async function countRewards(db: Db, tenantId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("point_rewards")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes a locked offer's stock, which staff or a redemption does; it never falls below zero. @returns false where it would */
export async function addStock(
  tx: Db,
  { tenant_id, id }: Pick<StoredReward, "tenant_id" | "id">,
  by: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("point_rewards")
    .set({ quantity: sql<number>`quantity + ${by}::int` })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where(sql<boolean>`quantity + ${by}::int >= 0`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a new offer. @returns false where there is one of its id */
export async function insertReward(
  tx: Db,
  tenantId: string,
  id: string,
  columns: RewardColumns,
  quantity: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("point_rewards")
    .values({ ...columns, tenant_id: tenantId, id, quantity })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes an offer whose version is `seen`. @returns false for another version */
export async function updateReward(
  tx: Db,
  tenantId: string,
  id: string,
  { type: _type, ...columns }: RewardColumns,
  seen: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("point_rewards")
    .set({ ...columns, version: seen + 1 })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a stored offer is just this one. */
export function isSameReward(stored: StoredReward, columns: RewardColumns): boolean {
  const { names, amount_required, cash, points_required, ...rest } = columns;
  return (
    Object.entries(rest).every(([key, value]) => stored[key as keyof StoredReward] === value) &&
    stored.points_required === `${points_required}` &&
    isDeepStrictEqual(stored.names, JSON.parse(names)) &&
    isDeepStrictEqual(stored.amount_required, JSON.parse(amount_required)) &&
    isDeepStrictEqual(stored.cash, JSON.parse(cash))
  );
}

import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Schema } from "../db/Schema.ts";

/** The database, or a transaction of it. */
export type Db = Kysely<Schema> | Transaction<Schema>;

/** A stored order. */
export type Order = Selectable<Schema["orders"]>;

/** An order before it is stored. `amount` in 1/10,000 of the unit. */
export type NewOrder = Pick<
  Order,
  "id" | "merchant" | "kind" | "order_no" | "method" | "currency" | "state" | "digest" | "page" | "return_url" | "pay"
> & {
  readonly amount: bigint;
  readonly expires_at: Date;
  readonly due_at?: Date | null;
  readonly reason?: string | null;
  readonly created_at?: Date;
};

/** Stores an order; undefined when the merchant's order number is taken. */
export async function addOrder(db: Db, { pay, ...order }: NewOrder): Promise<Order | undefined> {
  return db
    .insertInto("orders")
    .values({ ...order, pay: JSON.stringify(pay) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores orders; one whose number or id is taken stays as it is. */
export async function addOrders(db: Db, orders: readonly NewOrder[]): Promise<void> {
  // Each row takes sixteen of the 65,535 values of a statement.
  for (let first = 0; first < orders.length; first += 1_000)
    await db
      .insertInto("orders")
      .values(orders.slice(first, first + 1_000).map(({ pay, ...order }) => ({ ...order, pay: JSON.stringify(pay) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The order of a merchant's number. */
export async function findOrder(
  db: Db,
  { merchant, kind, orderNo }: { readonly merchant: string; readonly kind: Order["kind"]; readonly orderNo: string },
): Promise<Order | undefined> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("merchant", "=", merchant)
    .where("kind", "=", kind)
    .where("order_no", "=", orderNo)
    .executeTakeFirst();
}

/** The deposit of a page. */
export async function findPage(db: Db, page: string): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("page", "=", page).executeTakeFirst();
}

/** What changes with a state. */
type Change = { readonly reason?: string; readonly confirmations?: number };

/** Moves an order from one state to another; undefined for who comes second. */
export async function moveOrder(
  db: Db,
  { id, state: from }: Pick<Order, "id" | "state">,
  to: Order["state"],
  change: Change = {},
): Promise<Order | undefined> {
  return db
    .updateTable("orders")
    .set({ state: to, changed_at: sql<Date>`clock_timestamp()`, ...change })
    .where("id", "=", id)
    .where("state", "=", from)
    .returningAll()
    .executeTakeFirst();
}

/** Counts one more confirmation of a transfer that the network has seen. */
export async function confirmOrder(db: Db, id: string): Promise<Order | undefined> {
  return db
    .updateTable("orders")
    .set({ confirmations: sql<number>`confirmations + 1`, changed_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .where("state", "=", "CONFIRMING")
    .returningAll()
    .executeTakeFirst();
}

/** Orders that something is to happen to by now: deposits that expire, transfers that are confirmed, payouts that are due. */
export async function listDue(db: Db, limit: number): Promise<readonly Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("state", "in", ["OPEN", "CHALLENGE", "CONFIRMING", "ACCEPTED"])
    .where((where) =>
      where.or([
        where.and([
          where("state", "in", ["OPEN", "CHALLENGE"]),
          where("expires_at", "<", sql<Date>`clock_timestamp()`),
        ]),
        where.and([where("state", "=", "ACCEPTED"), where("due_at", "<", sql<Date>`clock_timestamp()`)]),
        where.and([
          where("state", "=", "CONFIRMING"),
          where("changed_at", "<", sql<Date>`clock_timestamp() - interval '1 second'`),
        ]),
      ]),
    )
    .orderBy("expires_at")
    .limit(limit)
    .execute();
}

/** A merchant's newest orders. */
export async function listOrders(db: Db, merchant: string, limit: number): Promise<readonly Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("merchant", "=", merchant)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

import { type Selectable, sql } from "kysely";
import type { Schema } from "../db/Schema.ts";
import type { Db } from "../orders/orderStore.ts";
import { type FaultName, isFaultName } from "./faults.ts";

/** A stored callback. */
export type Callback = Selectable<Schema["callbacks"]>;

/** A callback to be sent: `wait` in milliseconds from now. */
export interface NewCallback {
  readonly id: string;
  readonly body: string;
  readonly isForged: boolean;
  readonly wait: number;
}

/** Stores callbacks of an order. */
export async function addCallbacks(db: Db, orderId: string, callbacks: readonly NewCallback[]): Promise<void> {
  if (callbacks.length === 0) return;
  await db
    .insertInto("callbacks")
    .values(
      callbacks.map(({ id, body, isForged, wait }) => ({
        id,
        order_id: orderId,
        body,
        is_forged: isForged,
        next_try_at: sql<Date>`clock_timestamp() + ${wait} * interval '1 millisecond'`,
      })),
    )
    .execute();
}

/** Callbacks whose time has come, with their merchant. */
export async function listWaiting(
  db: Db,
  limit: number,
): Promise<readonly (Callback & { readonly merchant: string })[]> {
  return db
    .selectFrom("callbacks")
    .innerJoin("orders", "orders.id", "callbacks.order_id")
    .selectAll("callbacks")
    .select("orders.merchant")
    .where("callbacks.state", "=", "WAITING")
    .where("callbacks.next_try_at", "<=", sql<Date>`clock_timestamp()`)
    .orderBy("callbacks.next_try_at")
    .limit(limit)
    .execute();
}

/** Notes how a try ended. `wait`: milliseconds until the next one, null when there is none. */
export async function noteTry(
  db: Db,
  id: string,
  {
    answer,
    wait,
    isTaken,
  }: { readonly answer: number | null; readonly wait: number | null; readonly isTaken: boolean },
): Promise<void> {
  await db
    .updateTable("callbacks")
    .set({
      answer,
      tries: sql<number>`tries + 1`,
      state: isTaken ? "TAKEN" : wait === null ? "GIVEN_UP" : "WAITING",
      next_try_at: sql<Date>`clock_timestamp() + ${wait ?? 0} * interval '1 millisecond'`,
    })
    .where("id", "=", id)
    .where("state", "=", "WAITING")
    .execute();
}

/** The callbacks of orders, oldest first. */
export async function listCallbacks(db: Db, orderIds: readonly string[]): Promise<readonly Callback[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("callbacks")
    .selectAll()
    .where("order_id", "in", [...orderIds])
    .orderBy("created_at")
    .execute();
}

/** Sends a callback again, whatever became of it. */
export async function resendCallback(db: Db, id: string): Promise<void> {
  await db
    .updateTable("callbacks")
    .set({ state: "WAITING", tries: 0, next_try_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .execute();
}

/** The faults that are ordered for a merchant. */
export async function getFaults(db: Db, merchant: string): Promise<readonly FaultName[]> {
  const row = await db.selectFrom("faults").select("names").where("merchant", "=", merchant).executeTakeFirst();
  return (row?.names ?? []).filter(isFaultName);
}

/** Orders faults for a merchant's next callbacks; none ends them. */
export async function setFaults(db: Db, merchant: string, names: readonly FaultName[]): Promise<void> {
  await db
    .insertInto("faults")
    .values({ merchant, names: [...names] })
    .onConflict((conflict) => conflict.column("merchant").doUpdateSet({ names: [...names] }))
    .execute();
}

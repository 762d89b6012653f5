import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** A gateway without a heartbeat for this long counts as gone. */
export const goneSeconds = 15;

/** Records a gateway's heartbeat and its store of short-lived state; removes those that are gone. */
export async function announceGateway(db: Db, id: string, sharedState: string): Promise<void> {
  await tables(db)
    .insertInto("running_gateways")
    .values({ id, shared_state: sharedState })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: sql<Date>`clock_timestamp()` }))
    .execute();
  await tables(db)
    .deleteFrom("running_gateways")
    .where("seen_at", "<", sql<Date>`clock_timestamp() - ${goneSeconds} * interval '1 second'`)
    .execute();
}

/** The stores of the gateways that run on this database and were announced before this one. */
export async function listEarlierStores(db: Db, id: string): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("running_gateways as g")
    .innerJoin("running_gateways as own", (join) => join.on("own.id", "=", id))
    .select("g.shared_state")
    .where(sql<boolean>`(g.started_at, g.id) < (own.started_at, own.id)`)
    .where("g.seen_at", ">", sql<Date>`clock_timestamp() - ${goneSeconds} * interval '1 second'`)
    .execute();
  return rows.map((row) => row.shared_state);
}

/** Removes a gateway that stops. */
export async function removeGateway(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom("running_gateways").where("id", "=", id).execute();
}

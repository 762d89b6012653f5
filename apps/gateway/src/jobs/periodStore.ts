import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { removeSome } from "./retentionStore.ts";
import { tables } from "./tables.ts";

/** A piece of periodic work; `tenantId` is empty for the platform itself. */
export interface Period {
  readonly tenantId: string;
  readonly kind: string;
  readonly subject: string;
  readonly start: Date;
}

/**
 * Claims a period in the transaction of its work: true for the first one that commits, and never again, by whichever gateway,
 * also after a kill or a change of the clock. A concurrent second claim waits for the end of the first.
 */
export async function claimPeriod(tx: Db, { tenantId, kind, subject, start }: Period): Promise<boolean> {
  const claimed = await tables(tx)
    .insertInto("periods")
    .values({ tenant_id: tenantId, kind, subject, start })
    .onConflict((conflict) => conflict.doNothing())
    .returning("start")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Whether a period's work is done already, to skip it early; doing the work still requires a claim. */
export async function isPeriodClaimed(db: Db, { tenantId, kind, subject, start }: Period): Promise<boolean> {
  const query = tables(db)
    .selectFrom("periods")
    .select("start")
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind);
  return (await query.where("subject", "=", subject).where("start", "=", start).executeTakeFirst()) !== undefined;
}

/** The start of the current hour or day by the database's clock, days in a time zone. */
export async function getPeriodStart(db: Db, unit: "hour" | "day", timeZone = "UTC"): Promise<Date> {
  const { rows } = await sql<{
    start: Date;
  }>`select date_trunc(${unit}::text, clock_timestamp(), ${timeZone}::text) as start`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the database tells no time");
  return row.start;
}

/** Removes a bounded number of periods that will not be claimed again. @returns how many */
export async function removeOldPeriods(db: Db, days: number): Promise<number> {
  return removeSome(db, "periods", sql`claimed_at < clock_timestamp() - ${days} * interval '1 day'`);
}

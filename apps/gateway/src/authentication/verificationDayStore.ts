import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { removeSome } from "../jobs/retentionStore.ts";
import { type Tables, tables } from "./tables.ts";

/** Whose codes are counted: a recipient, an IP address or a merchant. */
export interface CodeCount {
  readonly tenantId: string;
  readonly kind: Tables["verification_days"]["kind"];
  readonly subjectKey: string;
}

const today = sql<string>`(clock_timestamp() at time zone 'UTC')::date`;

/**
 * Counts a code in the transaction that sends it: the row stays locked until the end, so that parallel requests wait for
 * each other, at all gateways.
 *
 * @returns 0, or the seconds to wait when `most` of the UTC day are used up or the last one was less than `gapSeconds` ago
 */
export async function countCode(
  tx: Db,
  { tenantId, kind, subjectKey }: CodeCount,
  most: number,
  gapSeconds: number,
): Promise<number> {
  const counted = await tables(tx)
    .insertInto("verification_days")
    .values({
      tenant_id: tenantId,
      day: today,
      kind,
      subject_key: subjectKey,
      codes: 1,
      last_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "kind", "subject_key", "day"])
        .doUpdateSet({ codes: sql<number>`verification_days.codes + 1`, last_at: sql<Date>`clock_timestamp()` })
        .where("verification_days.codes", "<", most)
        .where(
          sql<boolean>`(verification_days.last_at <= clock_timestamp() - ${gapSeconds} * interval '1 second' or ${gapSeconds} = 0)`,
        ),
    )
    .returning("codes")
    .executeTakeFirst();
  return counted === undefined ? readWait(tx, { tenantId, kind, subjectKey }, most, gapSeconds) : 0;
}

async function readWait(
  tx: Db,
  { tenantId, kind, subjectKey }: CodeCount,
  most: number,
  gapSeconds: number,
): Promise<number> {
  const row = await tables(tx)
    .selectFrom("verification_days")
    .select(
      sql<number>`ceil(extract(epoch from case when codes >= ${most}
        then (day + 1) at time zone 'UTC' else last_at + ${gapSeconds} * interval '1 second' end - clock_timestamp()))::int`.as(
        "seconds",
      ),
    )
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("subject_key", "=", subjectKey)
    .where("day", "=", today)
    .executeTakeFirst();
  return Math.max(1, row?.seconds ?? 1);
}

/** Removes a bounded number of counts of past days. @returns how many rows */
export async function removeOldCodeCounts(db: Db, days: number): Promise<number> {
  return removeSome(db, "verification_days", sql`day < current_date - ${days}::int`);
}

import { transact } from "@marquee/database";
import { type Kysely, sql } from "kysely";

/** Sealing a busy hour takes long and no caller waits for it, so there is no time limit. */
const statementMilliseconds = 600_000;

/**
 * The result of sealing: every completed hour, nothing because another gateway is sealing, or nothing because a
 * transaction is still open.
 */
export type SealOutcome = "DONE" | "BUSY" | "WAITING";

/**
 * Seals the house's completed hours, oldest first, each in the order of its entries. An hour is not sealed while an
 * open transaction may still add to it; it waits at most `timeout` milliseconds. A sealed hour is never sealed again.
 */
export async function sealHours<Schema>(db: Kysely<Schema>, timeout = 5_000): Promise<SealOutcome> {
  for (;;) {
    const outcome = await transact(db, async (tx) => {
      await sql`select set_config('statement_timeout', ${`${statementMilliseconds}`}, true)`.execute(tx);
      const { rows } = await sql<{
        outcome: SealOutcome | "MORE";
      }>`select outcome from ledger.seal_hour(${timeout})`.execute(tx);
      return rows[0]?.outcome ?? "BUSY";
    });
    if (outcome !== "MORE") return outcome;
  }
}

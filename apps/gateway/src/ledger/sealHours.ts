import { transact } from "@marquee/database";
import { type Kysely, sql } from "kysely";

/** A busy hour takes its time; no limit of a caller that waits stands above it. */
const statementMilliseconds = 600_000;

/** What sealing came to: everything that is over, nothing as another one seals, or nothing as a transaction stays open. */
export type SealOutcome = "DONE" | "BUSY" | "WAITING";

/**
 * Seals the house's hours that are over, oldest first, each in the order of its entries. An hour waits while a transaction is open
 * that may still add to it, at most `patience` milliseconds, and is never sealed again.
 */
export async function sealHours<Schema>(db: Kysely<Schema>, patience = 5_000): Promise<SealOutcome> {
  for (;;) {
    const outcome = await transact(db, async (tx) => {
      await sql`select set_config('statement_timeout', ${`${statementMilliseconds}`}, true)`.execute(tx);
      const { rows } = await sql<{ outcome: SealOutcome | "MORE" }>`select outcome from ledger.seal_hour(${patience})`.execute(tx);
      return rows[0]?.outcome ?? "BUSY";
    });
    if (outcome !== "MORE") return outcome;
  }
}

import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { removeSome } from "../jobs/retentionStore.ts";
import type { Outcome } from "../http/route.ts";
import { tables } from "./tables.ts";

/** What identifies an idempotent call. */
export interface CallKey {
  readonly tenantId: string;
  readonly owner: string;
  readonly row: string;
  readonly key: string;
}

/** The stored record of such a call. */
export interface KeptAnswer {
  readonly bodyHash: string;
  readonly outcome: Outcome;
}

/** Only {@link keepAnswer} writes answers. */
function isOutcome(answer: object | null): answer is Outcome {
  return answer !== null;
}

/** The stored answer of a call that succeeded, or `undefined`. */
export async function findAnswer(db: Db, { tenantId, owner, row, key }: CallKey): Promise<KeptAnswer | undefined> {
  const kept = await tables(db)
    .selectFrom("idempotent_answers")
    .select(["body_hash", "answer"])
    .where("tenant_id", "=", tenantId)
    .where("owner", "=", owner)
    .where("row_name", "=", row)
    .where("key", "=", key)
    .executeTakeFirst();
  if (kept === undefined || !isOutcome(kept.answer)) return undefined;
  return { bodyHash: kept.body_hash, outcome: kept.answer };
}

/** Claims the key in this transaction. A second claim waits for the end of the first and returns false when that was committed. */
export async function claimCall(tx: Db, { tenantId, owner, row, key }: CallKey, bodyHash: string): Promise<boolean> {
  const claimed = await tables(tx)
    .insertInto("idempotent_answers")
    .values({ tenant_id: tenantId, owner, row_name: row, key, body_hash: bodyHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the data from which a claimed call's answer is made. */
export async function keepAnswer(tx: Db, { tenantId, owner, row, key }: CallKey, outcome: Outcome): Promise<void> {
  await tables(tx)
    .updateTable("idempotent_answers")
    .set({ answer: JSON.stringify(outcome) })
    .where("tenant_id", "=", tenantId)
    .where("owner", "=", owner)
    .where("row_name", "=", row)
    .where("key", "=", key)
    .execute();
}

/** Removes a bounded number of answers older than `days`. @returns how many */
export async function removeOldAnswers(db: Db, days: number): Promise<number> {
  return removeSome(db, "idempotent_answers", sql`created_at < clock_timestamp() - ${days} * interval '1 day'`);
}

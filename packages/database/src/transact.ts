import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { getSqlState } from "./DatabaseError.ts";

/**
 * Errors after which a repetition may succeed: serialization failure, deadlock,
 * and two sessions that create the same table at once.
 */
const repeatable = new Set(["40001", "40P01"]);
const mostAttempts = 10;

function isRepeatable(error: unknown): boolean {
  const state = getSqlState(error);
  if (state === undefined) return false;
  return (
    repeatable.has(state) || (state === "23505" && error instanceof Error && /pg_(type|class)/.test(error.message))
  );
}

/**
 * Runs `work` in one transaction; the whole of it again when the database reports a deadlock or a serialization failure.
 * `work` must do nothing but database work. Inside a transaction it joins that one.
 *
 * @throws whatever `work` or the commit throws; nothing of it is then in the database.
 */
export async function transact<Schema, Result>(
  db: Kysely<Schema>,
  work: (tx: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !isRepeatable(error)) throw error;
      // Random, so that two conflicting transactions do not collide again.
      await wait(Math.random() * 2 ** attempt);
    }
  }
}

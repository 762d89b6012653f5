import type { SavedAnswer } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** A merchant's saved answers, by their names. */
export async function listAnswers(db: Db, tenantId: string): Promise<readonly SavedAnswer[]> {
  return tables(db)
    .selectFrom("saved_answers")
    .select(["id", "version", "name", "texts"])
    .where("tenant_id", "=", tenantId)
    .where("removed_at", "is", null)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
}

/** How many there are. */
export async function countAnswers(db: Db, tenantId: string): Promise<number> {
  return (await listAnswers(db, tenantId)).length;
}

/** Makes an answer, of version 0, or changes one. @returns false when somebody else has changed or removed it since that version */
export async function putAnswer(tx: Db, tenantId: string, { id, version, name, texts }: SavedAnswer): Promise<boolean> {
  const values = { name, texts: JSON.stringify(texts) };
  const stored =
    version === 0
      ? await tables(tx)
          .insertInto("saved_answers")
          .values({ tenant_id: tenantId, id, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning("version")
          .executeTakeFirst()
      : await tables(tx)
          .updateTable("saved_answers")
          .set({ ...values, version: version + 1 })
          .where("tenant_id", "=", tenantId)
          .where("id", "=", id)
          .where("version", "=", version)
          .where("removed_at", "is", null)
          .returning("version")
          .executeTakeFirst();
  return stored !== undefined;
}

/** Removes an answer. @returns its name; undefined when somebody else has changed or removed it since that version */
export async function removeStoredAnswer(
  tx: Db,
  tenantId: string,
  { id, version }: Pick<SavedAnswer, "id" | "version">,
): Promise<string | undefined> {
  const removed = await tables(tx)
    .updateTable("saved_answers")
    .set({ removed_at: sql<Date>`clock_timestamp()`, version: version + 1 })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .where("removed_at", "is", null)
    .returning("name")
    .executeTakeFirst();
  return removed?.name;
}

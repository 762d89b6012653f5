import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** A merchant's word list; version 0 for none. */
export async function getWordList(
  db: Db,
  tenantId: string,
): Promise<{ readonly version: number; readonly words: readonly string[] }> {
  const found = await tables(db)
    .selectFrom("chat_word_lists")
    .select(["version", "words"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return found ?? { version: 0, words: [] };
}

/** Replaces a word list. @returns its new version; undefined where another version is stored */
export async function putWordList(
  tx: Db,
  tenantId: string,
  version: number,
  words: readonly string[],
): Promise<number | undefined> {
  const text = JSON.stringify(words);
  const changed =
    version === 0
      ? await tables(tx)
          .insertInto("chat_word_lists")
          .values({ tenant_id: tenantId, words: text })
          .onConflict((conflict) => conflict.doNothing())
          .returning("version")
          .executeTakeFirst()
      : await tables(tx)
          .updateTable("chat_word_lists")
          .set({ words: text, version: version + 1 })
          .where("tenant_id", "=", tenantId)
          .where("version", "=", version)
          .returning("version")
          .executeTakeFirst();
  return changed?.version;
}

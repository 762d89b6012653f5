import type { Db } from "../src/db/Db.ts";
import { tables } from "./tables.ts";

/** The newest code that was sent to a mailbox or number. */
export async function readCode(db: Db, recipient: string): Promise<string> {
  const row = await tables(db)
    .selectFrom("outgoing_messages")
    .select("values")
    .where("recipient", "=", recipient)
    .where("template", "=", "verification.code")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return String(row.values["code"] ?? "");
}

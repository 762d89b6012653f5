import { createHash } from "node:crypto";
import { encryptedBody } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** Uses a nonce up, for all gateways of the database. @returns false when it was used before */
export async function takeNonce(db: Db, tenantId: string, nonce: string): Promise<boolean> {
  const nonce_hash = createHash("sha256").update(nonce).digest("base64url");
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto("body_nonces")
    .values({ tenant_id: tenantId, nonce_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Twice as long as the longest time between two uses that both could be in time: gateways' clocks differ. */
const keptSeconds = 2 * encryptedBody.nonceSeconds;

/** Removes nonces whose bodies are too old to be taken. @returns how many, at most `most` */
export async function removeOldNonces(db: Db, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from body_nonces n using (
      select tenant_id, nonce_hash from body_nonces
      where used_at < clock_timestamp() - ${keptSeconds} * interval '1 second' limit ${most}
    ) old where n.tenant_id = old.tenant_id and n.nonce_hash = old.nonce_hash`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

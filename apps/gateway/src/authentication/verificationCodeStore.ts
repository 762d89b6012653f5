import { sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Db.ts";
import type { CodePurpose } from "./verificationCodes.ts";
import { tables } from "./tables.ts";

/** What a code is bound to; recipient and holder as keyed hashes. */
export interface CodeKey {
  readonly tenantId: string;
  readonly purpose: CodePurpose;
  readonly recipientKey: string;
  readonly holderKey: string;
}

/** Stores a code, replacing an earlier one with the same key. */
export async function putCode(tx: Db, key: CodeKey, codeHash: string, minutes: number): Promise<void> {
  const fresh = {
    id: uuidv7(),
    code_hash: codeHash,
    tries: 0,
    created_at: sql<Date>`clock_timestamp()`,
    expires_at: sql<Date>`clock_timestamp() + ${minutes} * interval '1 minute'`,
    used_at: null,
  };
  await tables(tx)
    .insertInto("verification_codes")
    .values({
      ...fresh,
      tenant_id: key.tenantId,
      purpose: key.purpose,
      recipient_key: key.recipientKey,
      holder_key: key.holderKey,
    })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "purpose", "recipient_key", "holder_key"]).doUpdateSet(fresh),
    )
    .execute();
}

/** A stored code, after the attempt was counted. */
export interface TriedCode {
  readonly id: string;
  readonly codeHash: string;
  /** Expired, already used, or tried too often. */
  readonly isOver: boolean;
}

/** Counts an attempt at a code before it is compared. @returns undefined if there is no code */
export async function tryCode(db: Db, key: CodeKey, mostTries: number): Promise<TriedCode | undefined> {
  const row = await tables(db)
    .updateTable("verification_codes")
    .set({ tries: sql<number>`least(tries + 1, ${mostTries + 1})` })
    .where("tenant_id", "=", key.tenantId)
    .where("purpose", "=", key.purpose)
    .where("recipient_key", "=", key.recipientKey)
    .where("holder_key", "=", key.holderKey)
    .returning([
      "id",
      "code_hash",
      sql<boolean>`tries > ${mostTries} or used_at is not null or expires_at <= clock_timestamp()`.as("is_over"),
    ])
    .executeTakeFirst();
  return row === undefined ? undefined : { id: row.id, codeHash: row.code_hash, isOver: row.is_over };
}

/** Marks a code as used. @returns false if it was used before or replaced by a newer one */
export async function useCode(tx: Db, tenantId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("verification_codes")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const mostRemoved = 1_000;

/** Removes a bounded number of codes that are older than `days`. @returns how many were removed */
export async function removeOldCodes(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from verification_codes c using (
      select tenant_id, id from verification_codes where created_at < clock_timestamp() - ${days} * interval '1 day' limit ${mostRemoved}
    ) old where c.tenant_id = old.tenant_id and c.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

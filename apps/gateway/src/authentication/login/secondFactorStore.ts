import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../MemberKey.ts";
import { tables } from "../tables.ts";

/** A stored secret of an authenticator app. */
export interface StoredFactor {
  readonly sealed: string;
  /** Null until a code has confirmed it; until then logins do not ask for one. */
  readonly confirmedAt: Date | null;
}

/** The member's secret, confirmed or not. */
export async function findFactor(db: Db, { tenantId, memberId }: MemberKey): Promise<StoredFactor | undefined> {
  return tables(db)
    .selectFrom("second_factors")
    .select(["sealed", "confirmed_at as confirmedAt"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

/** Stores a secret, replacing one that was never confirmed. @returns false if a confirmed one exists */
export async function putFactor(db: Db, { tenantId, memberId }: MemberKey, sealed: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto("second_factors")
    .values({ tenant_id: tenantId, member_id: memberId, sealed })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "member_id"])
        .doUpdateSet({ sealed, created_at: sql<Date>`clock_timestamp()`, last_step: 0 })
        .where("second_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Activates a secret. @returns false if it was replaced or confirmed in the meantime */
export async function confirmFactor(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  sealed: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("second_factors")
    .set({ confirmed_at: sql<Date>`clock_timestamp()`, last_step: step })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("sealed", "=", sealed)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Accepts the code of a time step once. @returns false if it or a later one was accepted before */
export async function takeStep(tx: Db, { tenantId, memberId }: MemberKey, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes the secret and its recovery codes. @returns false when there was none */
export async function removeFactor(tx: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("second_factors")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Replaces the hashes of a member's recovery codes. */
export async function putRecoveryCodes(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  hashes: readonly string[],
): Promise<void> {
  await tables(tx)
    .deleteFrom("recovery_codes")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
  await tables(tx)
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ tenant_id: tenantId, member_id: memberId, code_hash: hash })))
    .execute();
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { left } = await tables(db)
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Whether a recovery code may still be used. */
export async function hasRecoveryCode(db: Db, { tenantId, memberId }: MemberKey, hash: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a recovery code as used. @returns false if it was used before */
export async function takeRecoveryCode(tx: Db, { tenantId, memberId }: MemberKey, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("recovery_codes")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

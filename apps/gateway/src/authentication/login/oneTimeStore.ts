import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../MemberKey.ts";
import { tables } from "../tables.ts";

/** How long a password reset link is valid, in minutes. */
export const resetMinutes = 30;
/** How long a code in an address is valid, in seconds. */
const codeSeconds = 60;

/** Stores the hash of a reset token, replacing the member's earlier ones; a change of the password makes it invalid. */
export async function addReset(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  tokenHash: string,
  passwordKey: string,
): Promise<void> {
  await tables(tx)
    .deleteFrom("password_resets")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
  await tables(tx)
    .insertInto("password_resets")
    .values({
      tenant_id: tenantId,
      token_hash: tokenHash,
      member_id: memberId,
      password_key: passwordKey,
      expires_at: sql<Date>`clock_timestamp() + ${resetMinutes} * interval '1 minute'`,
    })
    .execute();
}

const isOpen = sql<boolean>`used_at is null and expires_at > clock_timestamp()`;

/** The unused reset that belongs to a token. */
export async function findReset(
  db: Db,
  tenantId: string,
  tokenHash: string,
): Promise<{ readonly memberId: string; readonly passwordKey: string } | undefined> {
  return tables(db)
    .selectFrom("password_resets")
    .select(["member_id as memberId", "password_key as passwordKey"])
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .where(isOpen)
    .executeTakeFirst();
}

/** Marks a reset as used. @returns false if it was used before or has expired */
export async function useReset(tx: Db, tenantId: string, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("password_resets")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the hash of a code that logs a member in by an address. @returns when it expires, in milliseconds since 1970 */
export async function addLoginCode(db: Db, { tenantId, memberId }: MemberKey, codeHash: string): Promise<number> {
  const { expires_at: end } = await tables(db)
    .insertInto("login_codes")
    .values({
      tenant_id: tenantId,
      code_hash: codeHash,
      member_id: memberId,
      expires_at: sql<Date>`clock_timestamp() + ${codeSeconds} * interval '1 second'`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return end.getTime();
}

/** The member whom a valid code logs in. */
export async function findLoginCode(db: Db, tenantId: string, codeHash: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("login_codes")
    .select("member_id")
    .where("tenant_id", "=", tenantId)
    .where("code_hash", "=", codeHash)
    .where(isOpen)
    .executeTakeFirst();
  return row?.member_id;
}

/** Marks a code as used. @returns false if it is unknown, used or expired */
export async function useLoginCode(tx: Db, tenantId: string, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("login_codes")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("code_hash", "=", codeHash)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const mostRemoved = 1_000;
const agedTables = ["login_challenges", "password_resets", "login_codes"] as const;

/** Removes a bounded number of challenges, resets and codes that are older than `days`. @returns how many were removed */
export async function removeOldOneTimes(db: Db, days: number): Promise<number> {
  let removed = 0;
  for (const table of agedTables) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where created_at < clock_timestamp() - ${days} * interval '1 day' limit ${mostRemoved}
      )`.execute(db);
    removed += Number(numAffectedRows ?? 0n);
  }
  return removed;
}

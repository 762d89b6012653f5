import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";

/** How long a link for a new password is valid. */
export const resetMinutes = 30;
/** How long a code for the address is valid. */
const codeSeconds = 60;

/** Whom a one-time secret is for. */
export interface Holder {
  readonly tenantId: string;
  readonly memberId: string;
}

/** Stores the hash of a link's token, in place of earlier ones of the member; it is void when the password changes. */
export async function addReset(
  tx: Db,
  { tenantId, memberId }: Holder,
  tokenHash: string,
  passwordKey: string,
): Promise<void> {
  await tx.deleteFrom("password_resets").where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
  await tx
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

/** The open reset of a token. */
export async function findReset(
  db: Db,
  tenantId: string,
  tokenHash: string,
): Promise<{ readonly memberId: string; readonly passwordKey: string } | undefined> {
  return db
    .selectFrom("password_resets")
    .select(["member_id as memberId", "password_key as passwordKey"])
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .where(isOpen)
    .executeTakeFirst();
}

/** Uses a reset up. @returns false when that was done before, or it is too old */
export async function useReset(tx: Db, tenantId: string, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("password_resets")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the hash of a code that logs a member in by an address. @returns its end, in milliseconds */
export async function addLoginCode(db: Db, { tenantId, memberId }: Holder, codeHash: string): Promise<number> {
  const { expires_at: end } = await db
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

/** Whom an open code logs in. */
export async function findLoginCode(db: Db, tenantId: string, codeHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("login_codes")
    .select("member_id")
    .where("tenant_id", "=", tenantId)
    .where("code_hash", "=", codeHash)
    .where(isOpen)
    .executeTakeFirst();
  return row?.member_id;
}

/** Uses a code up. @returns false when it is unknown, used or too old */
export async function useLoginCode(tx: Db, tenantId: string, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
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

/** Removes challenges, resets and codes made so many days ago, a bounded number of each. @returns how many */
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

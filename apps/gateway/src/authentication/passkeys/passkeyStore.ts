import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toUserAgent } from "../securityLogStore.ts";
import type { MemberKey } from "../MemberKey.ts";
import { tables } from "../tables.ts";

/** The most passkeys that a member may have. */
export const mostPasskeys = 10;

/** A passkey as it is created. */
export interface NewPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly userAgent: string;
}

/** Stores a passkey. @returns false if another one has the same id */
export async function createPasskey(db: Db, { tenantId, memberId }: MemberKey, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto("passkeys")
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      id: passkey.id,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(),
      user_agent: toUserAgent(passkey.userAgent),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A stored passkey. */
export interface StoredPasskey {
  readonly id: string;
  readonly memberId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

const columns = [
  "id",
  "member_id as memberId",
  "public_key as publicKey",
  sql<number>`counter::float8`.as("counter"),
  "transports",
  "user_agent as userAgent",
  "created_at as createdAt",
  "used_at as usedAt",
] as const;

/** A member's passkeys, oldest first. */
export async function listStoredPasskeys(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly StoredPasskey[]> {
  return tables(db)
    .selectFrom("passkeys")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("created_at")
    .limit(2 * mostPasskeys)
    .execute();
}

/** The passkey with an id. */
export async function findPasskey(db: Db, tenantId: string, id: string): Promise<StoredPasskey | undefined> {
  return tables(db)
    .selectFrom("passkeys")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Records a use. @returns false if a newer use or a removal came first; authenticators without a counter stay at 0 */
export async function notePasskeyUse(tx: Db, tenantId: string, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("passkeys")
    .set({ counter, used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("counter", "<", counter), eb.and([eb("counter", "=", 0), eb.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records a use whose counter did not rise; the highest one stays. @returns false if the passkey was removed */
export async function notePasskeyBehind(tx: Db, tenantId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("passkeys")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a member's passkey. @returns false when there was none */
export async function deletePasskey(tx: Db, { tenantId, memberId }: MemberKey, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("passkeys")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

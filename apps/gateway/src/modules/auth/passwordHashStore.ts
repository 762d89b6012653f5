import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Replaces a password's hash by one that the member chose. @returns false when the hash is no longer `former` */
export async function setPasswordHash(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  former: string | null,
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("members")
    .set({
      password_hash: next,
      password_kind: "OWN",
      password_set_at: sql<Date>`clock_timestamp()`,
      password_expires_at: null,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("password_hash", "is not distinct from", former)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the payment password's hash. @returns false if it is no longer `former` */
export async function setPaymentHash(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  former: string | null,
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("members")
    .set({ payment_password_hash: next })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("payment_password_hash", "is not distinct from", former)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** A member's name and currency; undefined for nobody of the merchant. */
export async function findMemberName(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly username: string; readonly currency: string } | undefined> {
  return tables(db)
    .selectFrom("members")
    .select(["username", "currency"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}

/** A member's mailbox and phone, with the member's row locked until the transaction ends. */
export async function lockContacts(tx: Db, { tenantId, memberId }: MemberKey): Promise<readonly string[]> {
  const row = await tables(tx)
    .selectFrom("members")
    .select(["email_key", "mobile_key"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return [row?.email_key, row?.mobile_key].filter((each) => typeof each === "string");
}

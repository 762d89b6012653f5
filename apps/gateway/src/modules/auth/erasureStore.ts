import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** A bounded number of members who wait for deletion and are not under a legal hold. */
export async function listToErase(db: Db): Promise<readonly MemberKey[]> {
  return tables(db)
    .selectFrom("members")
    .select(["tenant_id as tenantId", "id as memberId"])
    .where("erase_asked_at", "is not", null)
    .where("erased_at", "is", null)
    .where("legal_hold", "=", false)
    .limit(200)
    .execute();
}

/** Whether a member waits for deletion and is not under a legal hold; the row is locked until the transaction ends. */
export async function lockToErase(
  tx: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly email: string | null; readonly mobile: string | null } | undefined> {
  return tables(tx)
    .selectFrom("members")
    .select(["email_key as email", "mobile_key as mobile"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("status", "=", "CLOSED")
    .where("erase_asked_at", "is not", null)
    .where("erased_at", "is", null)
    .where("legal_hold", "=", false)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces what names a member by a pseudonym, and removes the secrets: the row stays for the ledger and the rounds. */
export async function makeAnonymous(tx: Db, { tenantId, memberId }: MemberKey, pseudonym: string): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set({
      username: pseudonym,
      username_key: pseudonym,
      nickname: pseudonym,
      password_hash: null,
      payment_password_hash: null,
      birthday: null,
      email_key: null,
      mobile_key: null,
      email_confirmed_at: null,
      mobile_confirmed_at: null,
      identity_confirmed_at: null,
      avatar: 1,
      avatar_upload: null,
      preferences: "{}",
      fields: "{}",
      registered_from: "",
      login_from: null,
      login_country: null,
      previous_login_from: null,
      erased_at: sql<Date>`clock_timestamp()`,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** Places a member under a legal hold or ends it. @returns the member's id; `undefined` for an unknown name */
export async function setLegalHold(
  tx: Db,
  tenantId: string,
  usernameKey: string,
  isHeld: boolean,
): Promise<string | undefined> {
  const row = await tables(tx)
    .updateTable("members")
    .set({ legal_hold: isHeld })
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", usernameKey)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

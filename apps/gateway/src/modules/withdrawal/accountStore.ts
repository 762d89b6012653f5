import { toPlainName } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { setPayeeName } from "../auth/index.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored account to which a member is paid. */
export type StoredAccount = Selectable<Tables["withdrawal_accounts"]>;

/** The member's accounts, oldest first. */
export async function listAccounts(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly StoredAccount[]> {
  return tables(db)
    .selectFrom("withdrawal_accounts")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** One account of the member that is not removed. */
export async function findAccount(
  db: Db,
  { tenantId, memberId }: MemberKey,
  id: string,
): Promise<StoredAccount | undefined> {
  return tables(db)
    .selectFrom("withdrawal_accounts")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** An account by its id, removed or not: what a withdrawal is paid to. */
export async function getPaidAccount(db: Db, tenantId: string, id: string): Promise<StoredAccount | undefined> {
  return tables(db)
    .selectFrom("withdrawal_accounts")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

type NewAccount = Pick<StoredAccount, "method_id" | "type" | "place" | "number" | "number_key" | "holder">;

/**
 * Stores an account, under the lock of the member's row, so that parallel ones are counted one after another; the first one gives the
 * member the name in which all others are held. @returns why it was not stored
 */
export async function addAccount(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  account: NewAccount,
  most: number,
): Promise<"stored" | "taken" | "limit" | "holder"> {
  const { fields } = await tables(tx)
    .selectFrom("members")
    .select("fields")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const accounts = await listAccounts(tx, { tenantId, memberId });
  if (accounts.some(({ number_key: key }) => key === account.number_key)) return "taken";
  if (accounts.length >= most) return "limit";
  const name = fields["payeeName"] ?? "";
  if (name !== "" && toPlainName(name) !== toPlainName(account.holder)) return "holder";
  if (name === "") await setPayeeName(tx, { tenantId, memberId }, account.holder);
  await tables(tx)
    .insertInto("withdrawal_accounts")
    .values({ tenant_id: tenantId, id: uuidv7(), member_id: memberId, ...account })
    .execute();
  return "stored";
}

/** Removes an account from the member's list. @returns false for none */
export async function removeAccount(db: Db, { tenantId, memberId }: MemberKey, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("withdrawal_accounts")
    .set({ removed_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

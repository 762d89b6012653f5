import type { MemberState } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Counts a change of a member by staff. @returns the member's version from then on */
export async function raiseVersion(tx: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update members set version = version + 1 where tenant_id = ${tenantId} and id = ${memberId}
    returning version::float8 as version`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a change of a member was not noted");
  return row.version;
}

/** Stores a member's state. */
export async function putState(tx: Db, { tenantId, memberId }: MemberKey, state: MemberState): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set({ status: state, closed_at: state === "CLOSED" ? sql<Date>`clock_timestamp()` : null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** Closes an active account. @returns false if it is no longer active */
export async function setClosed(tx: Db, { tenantId, memberId }: MemberKey, erase: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("members")
    .set({
      status: "CLOSED",
      closed_at: sql<Date>`clock_timestamp()`,
      ...(erase ? { erase_asked_at: sql<Date>`clock_timestamp()` } : {}),
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Asks for the deletion of the data of a closed account's member. @returns false where it is asked already, or the account is open */
export async function askErasure(tx: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("members")
    .set({ erase_asked_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("status", "=", "CLOSED")
    .where("erase_asked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How an account stands that may be closed. */
export interface MemberClosing {
  readonly isClosed: boolean;
  /** It was closed within so many days. */
  readonly isRecent: boolean;
  /** The deletion of its data was asked for. */
  readonly isErased: boolean;
}

/** How an account stands that may be closed; `days` say what is recent. */
export async function findClosing(
  db: Db,
  { tenantId, memberId }: MemberKey,
  days: number,
): Promise<MemberClosing | undefined> {
  const { rows } = await sql<MemberClosing>`
    select status = 'CLOSED' as "isClosed", coalesce(closed_at > clock_timestamp() - ${days} * interval '1 day', false) as "isRecent",
      (erase_asked_at is not null or erased_at is not null) as "isErased"
    from members where tenant_id = ${tenantId} and id = ${memberId}`.execute(db);
  return rows[0];
}

/** Says whether staff have approved the member's documents. */
export async function setIdentityConfirmed(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  isConfirmed: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set({ identity_confirmed_at: isConfirmed ? sql<Date>`clock_timestamp()` : null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

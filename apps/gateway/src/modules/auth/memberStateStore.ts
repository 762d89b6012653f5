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
    .set({ status: state })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** Closes an active account. @returns false if it is no longer active */
export async function setClosed(tx: Db, { tenantId, memberId }: MemberKey, erase: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("members")
    .set({ status: "CLOSED", ...(erase ? { erase_asked_at: sql<Date>`clock_timestamp()` } : {}) })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

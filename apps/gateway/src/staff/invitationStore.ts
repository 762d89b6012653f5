import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** How long an invitation is valid, in days. */
export const invitationDays = 3;

/** Stores the hash of an invitation's token; an earlier one of the same person ends. */
export async function addInvitation(tx: Db, staffId: string, tokenHash: string): Promise<void> {
  await removeInvitation(tx, staffId);
  await tables(tx)
    .insertInto("staff_invitations")
    .values({
      token_hash: tokenHash,
      staff_id: staffId,
      expires_at: sql<Date>`clock_timestamp() + ${invitationDays} * interval '1 day'`,
    })
    .execute();
}

/** Whom a token invites, while it is valid. */
export async function findInvited(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("staff_invitations")
    .select("staff_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return row?.staff_id;
}

/** Uses a token up. @returns false if it was used, replaced or has expired */
export async function takeInvitation(tx: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("staff_invitations")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends somebody's invitation. */
export async function removeInvitation(tx: Db, staffId: string): Promise<void> {
  await tables(tx).deleteFrom("staff_invitations").where("staff_id", "=", staffId).execute();
}

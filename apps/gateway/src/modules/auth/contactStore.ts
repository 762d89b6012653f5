import type { ContactKind } from "@marquee/contract";
import { getSqlState } from "@marquee/database";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

const columns = {
  EMAIL: { key: "email_key", at: "email_confirmed_at", index: "members_email", taken: "email.taken" },
  MOBILE: { key: "mobile_key", at: "mobile_confirmed_at", index: "members_mobile", taken: "mobile.taken" },
} as const;

/**
 * Replaces `former` with a mailbox or phone that the member has proved, or that `isProved` says he has not. @returns false if it has changed in the meantime
 * @throws Refusal `email.taken`, `mobile.taken`
 */
export async function setContact(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  kind: ContactKind,
  former: string | null,
  next: string,
  isProved = true,
): Promise<boolean> {
  const { key, at, index, taken } = columns[kind];
  try {
    const { numUpdatedRows } = await tables(tx)
      .updateTable("members")
      .set({ [key]: next, [at]: isProved ? sql<Date>`clock_timestamp()` : null })
      .where("tenant_id", "=", tenantId)
      .where("id", "=", memberId)
      .where(key, "is not distinct from", former)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    const isTaken =
      getSqlState(error) === "23505" && error instanceof Error && Reflect.get(error, "constraint") === index;
    throw isTaken ? new Refusal(taken) : error;
  }
}

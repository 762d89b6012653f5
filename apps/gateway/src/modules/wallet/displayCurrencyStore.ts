import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { MemberKey } from "../../identity/MemberKey.ts";

/** The second currency that a member wants to see amounts in; empty for none. */
export async function readDisplayCurrency(db: Db, { tenantId, memberId }: MemberKey): Promise<string> {
  const row = await db
    .selectFrom("members")
    .select(sql<string>`coalesce(preferences ->> 'displayCurrency', '')`.as("currency"))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
  return row?.currency ?? "";
}

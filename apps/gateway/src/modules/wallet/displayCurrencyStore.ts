import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** The second currency that a member wants to see amounts in; empty for none. */
export async function readDisplayCurrency(db: Db, { tenantId, memberId }: MemberKey): Promise<string> {
  const row = await tables(db)
    .selectFrom("members")
    .select(sql<string>`coalesce(preferences ->> 'displayCurrency', '')`.as("currency"))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
  return row?.currency ?? "";
}

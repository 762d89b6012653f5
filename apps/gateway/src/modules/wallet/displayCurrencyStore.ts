import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { Session } from "../../identity/Session.ts";

/** The second currency that a member wants to see amounts in; empty for none. */
export async function readDisplayCurrency(
  db: Db,
  { tenantId, memberId }: Pick<Session, "tenantId" | "memberId">,
): Promise<string> {
  const row = await db
    .selectFrom("members")
    .select(sql<string>`coalesce(preferences ->> 'displayCurrency', '')`.as("currency"))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
  return row?.currency ?? "";
}

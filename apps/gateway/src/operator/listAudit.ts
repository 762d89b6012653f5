import type { Db } from "../db/Schema.ts";

/** One line of the audit log. */
export interface AuditEntry {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

const mostEntries = 100;

/** What operators switched at a merchant, newest first. */
export async function listAudit(db: Db, tenantId: string): Promise<readonly AuditEntry[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["at", "actor", "action", "subject", "before", "after"])
    .where("tenant_id", "=", tenantId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(mostEntries)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

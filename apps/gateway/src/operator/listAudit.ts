import type { Db } from "../db/Schema.ts";
import { findMerchant } from "./findMerchant.ts";

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

/** What operators switched at a merchant, named by its brand's id or its code, newest first. @throws SwitchError when there is none */
export async function listAudit(db: Db, merchant: string): Promise<readonly AuditEntry[]> {
  const tenantId = await findMerchant(db, merchant);
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

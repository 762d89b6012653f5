import type { Db } from "../db/Db.ts";
import { listAuditEntries, type ReadAuditEntry } from "../tenants/auditStore.ts";
import { findMerchant } from "../switches/findMerchant.ts";

/** One line of the audit log; `at` as ISO 8601 text. */
export interface AuditLine extends ReadAuditEntry {
  readonly at: string;
}

const mostEntries = 100;

/** What operators switched at a merchant, named by its brand's id or its code, newest first. @throws SwitchError when there is none */
export async function listAudit(db: Db, merchant: string): Promise<readonly AuditLine[]> {
  const entries = await listAuditEntries(db, await findMerchant(db, merchant), mostEntries);
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

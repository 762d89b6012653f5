import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Schema.ts";

/** What an operator, or a command of the platform, did to a merchant. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Writes an entry in the transaction of the logged change: both or neither. @returns its id */
export async function addAuditEntry(tx: Db, tenantId: string, { before, after, ...rest }: AuditEntry): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto("audit_log")
    .values({
      tenant_id: tenantId,
      id,
      ...rest,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
  return id;
}

/** A merchant's newest entries. */
export async function listAuditEntries(
  db: Db,
  tenantId: string,
  most: number,
): Promise<readonly (AuditEntry & { readonly at: Date })[]> {
  return db
    .selectFrom("audit_log")
    .select(["at", "actor", "action", "subject", "before", "after"])
    .where("tenant_id", "=", tenantId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** The targets of an action's entries at a merchant. */
export async function listSubjects(db: Db, tenantId: string, action: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select("subject")
    .where("tenant_id", "=", tenantId)
    .where("action", "=", action)
    .execute();
  return rows.map(({ subject }) => subject);
}

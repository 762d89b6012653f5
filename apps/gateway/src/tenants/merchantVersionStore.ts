import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { addAuditEntry, type AuditEntry, type ReadAuditEntry } from "./auditStore.ts";
import { raiseSwitchVersion } from "./tenantStore.ts";
import { tables } from "./tables.ts";

/** The version of a merchant's switches: how often they changed. */
export async function getMerchantVersion(db: Db, tenantId: string): Promise<number> {
  const { version } = await tables(db)
    .selectFrom("merchants")
    .select("version")
    .where("id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return Number(version);
}

/**
 * Writes what changed of a merchant's switches to the audit log, raises their version, and notifies every gateway: all in the
 * transaction of the change.
 */
export async function addSwitchEntry(tx: Db, tenantId: string, entry: AuditEntry): Promise<void> {
  const auditId = await addAuditEntry(tx, tenantId, entry);
  const { version } = await tables(tx)
    .updateTable("merchants")
    .set({ version: sql<string>`version + 1` })
    .where("id", "=", tenantId)
    .returning("version")
    .executeTakeFirstOrThrow();
  await tables(tx).insertInto("merchant_changes").values({ tenant_id: tenantId, version, audit_id: auditId }).execute();
  await raiseSwitchVersion(tx);
}

/** A change of a merchant's switches, and the version that it made. */
export interface MerchantChange extends ReadAuditEntry {
  readonly version: number;
  readonly at: Date;
}

const mostChanges = 100;

/** What changed after a version, oldest first, at most 100 entries. */
export async function listChangesSince(db: Db, tenantId: string, version: number): Promise<readonly MerchantChange[]> {
  const rows = await tables(db)
    .selectFrom("merchant_changes as change")
    .innerJoin("audit_log as entry", (join) =>
      join.onRef("entry.tenant_id", "=", "change.tenant_id").onRef("entry.id", "=", "change.audit_id"),
    )
    .select([
      "change.version",
      "entry.at",
      "entry.actor",
      "entry.action",
      "entry.subject",
      "entry.before",
      "entry.after",
    ])
    .where("change.tenant_id", "=", tenantId)
    .where("change.version", ">", `${version}`)
    .orderBy("change.version")
    .limit(mostChanges)
    .execute();
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

import { sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Schema.ts";

/** What an operator, or a command of the platform, did to a merchant. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Where it was done from; empty for commands on the machine itself. */
  readonly address?: string;
  /** Why, in the words of who did it. */
  readonly reason?: string;
}

/**
 * Writes an entry in the transaction of the logged change: both or neither. The database numbers a merchant's entries and chains them by
 * hashes, so they wait for each other until the end of the transaction: write it last. @returns its id
 */
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

/** A stored line of the audit log. */
export interface StoredAuditEntry extends Required<AuditEntry> {
  readonly number: number;
  readonly at: Date;
  readonly hash: string;
}

/** What to list: times are instants, texts are compared whole, an action by how it begins. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  /** Lines with smaller numbers only. */
  readonly before?: number | undefined;
}

const selectLines = (db: Db, tenantId: string, { actor, action, subject, from, to, before }: AuditFilter) => {
  let query = db.selectFrom("audit_log").where("tenant_id", "=", tenantId);
  if (actor !== undefined) query = query.where("actor", "=", actor);
  if (action !== undefined) query = query.where(sql<boolean>`starts_with(action, ${action})`);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (to !== undefined) query = query.where("at", "<", to);
  if (before !== undefined) query = query.where("number", "<", String(before));
  return query;
};

/** A merchant's lines, newest first. */
export async function listAuditLines(
  db: Db,
  tenantId: string,
  filter: AuditFilter,
  most: number,
): Promise<readonly StoredAuditEntry[]> {
  return selectLines(db, tenantId, filter)
    .select([
      sql<number>`number::float8`.as("number"),
      "at",
      "actor",
      "address",
      "action",
      "subject",
      "reason",
      "before",
      "after",
      "hash",
    ])
    .orderBy("audit_log.number", "desc")
    .limit(most)
    .execute();
}

/** How many lines of a merchant there are. */
export async function countAuditLines(db: Db, tenantId: string, filter: AuditFilter): Promise<number> {
  const query = selectLines(db, tenantId, filter).select(sql<number>`count(*)::int`.as("count"));
  return (await query.executeTakeFirstOrThrow()).count;
}

/** How many lines a merchant's log has, and the first one that does not follow from the line before it. */
export async function checkAuditChain(
  db: Db,
  tenantId: string,
): Promise<{ readonly entries: number; readonly broken: number | null }> {
  const { rows } = await sql<{ entries: number; broken: number | null }>`
    select count(*)::int as entries, find_broken_audit(${tenantId})::float8 as broken from audit_log where tenant_id = ${tenantId}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the audit log was not counted");
  return row;
}

import type { AuditAction } from "@marquee/contract/staff";
import { sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** What an operator, or a command of the platform, did to a merchant. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: AuditAction;
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
  await tables(tx)
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

/** An entry as it was written, perhaps by an older gateway that had another word for the act. */
export interface ReadAuditEntry extends Omit<AuditEntry, "action"> {
  readonly action: string;
}

/** A merchant's newest entries. */
export async function listAuditEntries(
  db: Db,
  tenantId: string,
  most: number,
): Promise<readonly (ReadAuditEntry & { readonly at: Date })[]> {
  return tables(db)
    .selectFrom("audit_log")
    .select(["at", "actor", "action", "subject", "before", "after"])
    .where("tenant_id", "=", tenantId)
    .orderBy("number", "desc")
    .limit(most)
    .execute();
}

/** The targets of an action's entries at a merchant. */
export async function listSubjects(db: Db, tenantId: string, action: string): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("audit_log")
    .select("subject")
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`action collate "C" = ${action}`)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** A stored line of the audit log. */
export interface StoredAuditEntry extends Required<ReadAuditEntry> {
  readonly number: number;
  readonly at: Date;
  readonly hash: string;
}

/** What to list: times are instants, texts are compared whole, an action by how it begins. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  /** What people did, or what they looked at. */
  readonly show?: "acts" | "looks" | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  /** Lines with smaller numbers only. */
  readonly before?: number | undefined;
}

/** The last character there is: nothing that begins with a text comes behind the text and this. */
const last = "\u{10ffff}";

/**
 * By how much an earlier number may have a later time: lines are numbered in the order of their times, unless the database's clock was set
 * back meanwhile.
 */
const slack = sql`interval '1 hour'`;

/** In the words of the indexes of looks and of acts. */
const isLook = sql<boolean>`(starts_with(action, 'read ') or starts_with(action, 'view '))`;

const selectLines = (db: Db, tenantId: string, { actor, action, subject, show, from, to, before }: AuditFilter) => {
  let query = tables(db).selectFrom("audit_log").where("tenant_id", "=", tenantId);
  if (actor !== undefined) query = query.where("actor", "=", actor);
  // As a range by bytes too, which the index knows; a prepared statement's plan does not look into `starts_with`.
  if (action !== undefined)
    query = query.where(
      sql<boolean>`starts_with(action, ${action}) and action collate "C" >= ${action} and action collate "C" < ${action + last}`,
    );
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (show === "looks") query = query.where(isLook);
  if (show === "acts") query = query.where(sql<boolean>`not ${isLook}`);
  // The days' numbers first, so that no lines are read that are newer or older.
  if (from !== undefined)
    query = query.where("at", ">=", from).where(sql<boolean>`number >= (select number from audit_log
      where tenant_id = ${tenantId} and at >= ${from}::timestamptz - ${slack} order by at, number limit 1)`);
  if (to !== undefined)
    query = query.where("at", "<", to).where(sql<boolean>`number <= (select number from audit_log
      where tenant_id = ${tenantId} and at < ${to}::timestamptz + ${slack} order by at desc, number desc limit 1)`);
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

/** So many lines are followed by one statement. */
const linesAtOnce = 10_000;

interface Part {
  readonly entries: number;
  readonly broken: number | null;
  readonly last: string | null;
  readonly hash: string | null;
}

/**
 * How many lines a merchant's log has, and the first one that does not follow from the line before it. The chain is followed part by part:
 * however long it is, no statement is, and nobody who writes waits.
 */
export async function checkAuditChain(
  db: Db,
  tenantId: string,
  atOnce = linesAtOnce,
): Promise<{ readonly entries: number; readonly broken: number | null }> {
  let [entries, after, previous] = [0, "0", ""];
  let broken: number | null = null;
  for (;;) {
    const { rows }: { readonly rows: readonly Part[] } = await sql<Part>`
      with part as materialized (
        select a as line, a.number, a.hash from audit_log a
        where a.tenant_id = ${tenantId} and a.number > ${after}::bigint order by a.number limit ${atOnce}
      ), followed as (
        select number, hash, ${entries}::int + row_number() over (order by number) as place,
          audit_hash(coalesce(lag(hash) over (order by number), ${previous}), line) as wanted
        from part
      )
      select count(*)::int as entries, min(number) filter (where number <> place or hash <> wanted)::float8 as broken,
        max(number)::text as last, (array_agg(hash order by number desc))[1] as hash
      from followed`.execute(db);
    const [part] = rows;
    if (part === undefined) throw new Error("the audit log was not counted");
    broken ??= part.broken;
    entries += part.entries;
    if (part.entries < atOnce || part.last === null || part.hash === null) return { entries, broken };
    [after, previous] = [part.last, part.hash];
  }
}

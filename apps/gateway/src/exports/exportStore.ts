import type { ExportState, Permission } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import { tables } from "./tables.ts";

/** A stored export. */
export interface StoredExport {
  readonly tenantId: string;
  readonly id: string;
  readonly list: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly permissions: readonly Permission[];
  readonly state: ExportState;
  readonly askedById: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly rows: number;
  readonly total: number | null;
  readonly bytes: string;
  readonly parts: number;
  readonly place: string | null;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date | null;
}

const open = ["WAITING", "RUNNING"] as const;
const now = sql<Date>`clock_timestamp()`;
/** Longer than one part takes: after this another gateway goes on. */
const heldSeconds = 60;

const selectExports = (db: Db) =>
  tables(db)
    .selectFrom("exports as e")
    .innerJoin("staff as s", "s.id", "e.asked_by")
    .select([
      "e.tenant_id as tenantId",
      "e.id",
      "e.list",
      "e.filters",
      "e.permissions",
      "e.state",
      "e.asked_by as askedById",
      "s.email as askedBy",
      "e.asked_at as askedAt",
      "e.rows",
      "e.total",
      "e.bytes",
      "e.parts",
      "e.place",
      "e.finished_at as finishedAt",
      "e.expires_at as expiresAt",
    ]);

/** What is asked for. */
export type NewExport = Pick<StoredExport, "tenantId" | "id" | "list" | "filters" | "permissions" | "askedById">;

/** How many lines a file has, and how many one person may have of its list in a day. */
export interface ExportSize {
  readonly lines: number;
  readonly most: number;
}

/** The lines of a list in the files that a person has had made in a day. */
async function countLines(tx: Db, { tenantId, list, askedById }: NewExport): Promise<number> {
  const { lines } = await tables(tx)
    .selectFrom("exports")
    .select(sql<number>`coalesce(sum(coalesce(total, rows)), 0)::int`.as("lines"))
    .where("tenant_id", "=", tenantId)
    .where("list", "=", list)
    .where("asked_by", "=", askedById)
    .where("state", "<>", "CANCELLED")
    .where(sql<boolean>`asked_at > clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return lines;
}

/**
 * Stores a wish, unless so many of the merchant's are being made. @returns whether it was stored, is known, would be one too many, or takes two
 * people by its size
 */
export async function insertExport(
  tx: Db,
  wanted: NewExport,
  most: number,
  size?: ExportSize,
): Promise<"STORED" | "KNOWN" | "LIMIT" | "TWO"> {
  const { tenantId, id, list, filters, permissions, askedById } = wanted;
  // Two at once would count the same ones.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${tenantId}`}, 0))`.execute(tx);
  if ((await findExport(tx, id)) !== undefined) return "KNOWN";
  const others = await tables(tx)
    .selectFrom("exports")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("state", "in", open)
    .execute();
  if (others.length >= most) return "LIMIT";
  if (size !== undefined && (await countLines(tx, wanted)) + size.lines > size.most) return "TWO";
  const row = { tenant_id: tenantId, id, list, asked_by: askedById, permissions: [...permissions] };
  await tables(tx)
    .insertInto("exports")
    .values({ ...row, filters: JSON.stringify(filters), state: "WAITING", ...(size && { total: size.lines }) })
    .execute();
  await publishDeskChange(tx, tenantId, "Exports");
  return "STORED";
}

/** An export by its id. */
export async function findExport(db: Db, id: string): Promise<StoredExport | undefined> {
  return selectExports(db).where("e.id", "=", id).executeTakeFirst();
}

/** A merchant's exports, newest first. */
export async function listStoredExports(
  db: Db,
  tenantId: string,
  most: number,
  after: { readonly at: number; readonly id: string } | undefined,
): Promise<readonly StoredExport[]> {
  let query = selectExports(db).where("e.tenant_id", "=", tenantId);
  if (after !== undefined)
    query = query.where(sql<boolean>`(e.asked_at, e.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return query.orderBy("e.asked_at", "desc").orderBy("e.id", "desc").limit(most).execute();
}

/**
 * Takes an export that nobody makes, or whose gateway was killed: the oldest one of the merchant of which the fewest are being made, and of
 * those of the one whose last turn is longest ago.
 */
export async function takeExport(db: Db, holder: string): Promise<StoredExport | undefined> {
  const { rows } = await sql<{ id: string }>`
    update exports e set state = 'RUNNING', turn_at = clock_timestamp(), held_by = ${holder}, held_until = clock_timestamp() + ${heldSeconds} * interval '1 second'
    from (
      select o.tenant_id, o.id from exports o
      where o.state in ('WAITING', 'RUNNING') and (o.held_until is null or o.held_until <= clock_timestamp())
      order by (select count(*) from exports h where h.tenant_id = o.tenant_id and h.held_until > clock_timestamp()),
        (select max(t.turn_at) from exports t where t.tenant_id = o.tenant_id) nulls first, o.asked_at
      limit 1 for update of o skip locked
    ) due where e.tenant_id = due.tenant_id and e.id = due.id
    returning e.id`.execute(db);
  return rows[0] === undefined ? undefined : findExport(db, rows[0].id);
}

/** Progress of an export. */
export type ExportProgress = Partial<Pick<StoredExport, "rows" | "total" | "parts" | "place">> & {
  readonly bytes?: number;
};

const held = (db: Db, id: string, holder: string) =>
  tables(db).updateTable("exports").where("id", "=", id).where("held_by", "=", holder).where("state", "=", "RUNNING");

/** Notes progress and keeps the export. @returns false when it was cancelled, or another gateway makes it now */
export async function noteProgress(db: Db, id: string, holder: string, progress: ExportProgress): Promise<boolean> {
  const { bytes, ...rest } = progress;
  const { numUpdatedRows } = await held(db, id, holder)
    .set({
      ...rest,
      ...(bytes === undefined ? {} : { bytes: String(bytes) }),
      held_until: sql<Date>`clock_timestamp() + ${heldSeconds} * interval '1 second'`,
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Held = Pick<StoredExport, "tenantId" | "id">;

/** Gives an export back in the middle of its file, so that another one has a turn, and tells the back office how far it is. */
export async function releaseExport(tx: Db, { tenantId, id }: Held, holder: string): Promise<void> {
  await held(tx, id, holder).set({ held_by: null, held_until: null }).execute();
  await publishDeskChange(tx, tenantId, "Exports");
}

/** Ends the making of an export; a file is there for so many hours. */
export async function finishExport(
  tx: Db,
  { tenantId, id }: Held,
  holder: string,
  to: "DONE" | "FAILED",
  hours: number,
): Promise<void> {
  const expires = to === "DONE" ? sql<Date>`clock_timestamp() + ${hours} * interval '1 hour'` : null;
  await held(tx, id, holder)
    .set({ state: to, finished_at: now, expires_at: expires, held_by: null, held_until: null })
    .execute();
  await publishDeskChange(tx, tenantId, "Exports");
}

/** Cancels an export that is not done. @returns false when it is over */
export async function stopExport(tx: Db, tenantId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("exports")
    .set({ state: "CANCELLED", finished_at: now, held_by: null, held_until: null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "in", open)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await publishDeskChange(tx, tenantId, "Exports");
  return numUpdatedRows === 1n;
}

/** Exports that have parts and need them no more: expired, cancelled or failed. */
export async function listExportsToClear(db: Db, most: number): Promise<readonly StoredExport[]> {
  return selectExports(db)
    .where("e.parts", ">", 0)
    .where((is) =>
      is.or([
        is("e.state", "in", ["CANCELLED", "FAILED", "EXPIRED"]),
        is.and([is("e.state", "=", "DONE"), is("e.expires_at", "<=", now)]),
      ]),
    )
    .limit(most)
    .execute();
}

/** Notes that an export's parts are gone. */
export async function noteCleared(tx: Db, { tenantId, id }: Held): Promise<void> {
  await tables(tx)
    .updateTable("exports")
    .set({ parts: 0, state: sql<ExportState>`case when state = 'DONE' then 'EXPIRED' else state end` })
    .where("id", "=", id)
    .execute();
  await publishDeskChange(tx, tenantId, "Exports");
}

/** Removes a bounded number of lines about exports that are over. @returns how many */
export async function removeOldExports(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from exports e using (
      select tenant_id, id from exports where parts = 0 and state not in ('WAITING', 'RUNNING')
        and asked_at < clock_timestamp() - ${days} * interval '1 day' limit 1000
    ) old where e.tenant_id = old.tenant_id and e.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

import { type AudienceRules, foldText } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A segment as it is stored. */
export type StoredSegment = Selectable<Tables["segments"]>;

/** A segment of one merchant. */
export interface SegmentKey {
  readonly tenantId: string;
  readonly id: string;
}

/** What a save stores of a segment. */
export interface NewSegment {
  readonly name: string;
  readonly rules: AudienceRules;
  /** The mail address of who saves it. */
  readonly by: string;
}

const toColumns = ({ name, rules, by }: NewSegment) => ({
  name,
  folded_name: foldText(name),
  rules: JSON.stringify(rules),
  saved_by: by,
  saved_at: sql<Date>`clock_timestamp()`,
});

/** A merchant's segments by their names. */
export async function listStoredSegments(db: Db, tenantId: string): Promise<readonly StoredSegment[]> {
  return tables(db)
    .selectFrom("segments")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("folded_name")
    .execute();
}

/** A segment, locked until the transaction ends, so that nothing comes to name one that goes. */
export async function lockSegment(tx: Db, { tenantId, id }: SegmentKey): Promise<StoredSegment | undefined> {
  return tables(tx)
    .selectFrom("segments")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a segment is there; it stays until the transaction ends. */
export async function keepSegment(tx: Db, { tenantId, id }: SegmentKey): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom("segments")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a new segment. @returns false where the id or the name is taken */
export async function insertSegment(tx: Db, { tenantId, id }: SegmentKey, segment: NewSegment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("segments")
    .values({ ...toColumns(segment), tenant_id: tenantId, id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes a locked segment. @returns its new version */
export async function updateSegment(tx: Db, { tenantId, id }: SegmentKey, segment: NewSegment): Promise<number> {
  const { version } = await tables(tx)
    .updateTable("segments")
    .set({ ...toColumns(segment), version: sql<number>`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Removes a locked segment that nothing names. */
export async function deleteSegment(tx: Db, { tenantId, id }: SegmentKey): Promise<void> {
  await tables(tx).deleteFrom("segments").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

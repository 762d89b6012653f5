import type { CorrectedField } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { removeSome } from "../../jobs/retentionStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import { tables } from "./tables.ts";

/** A correction as it was proposed; its id is the proposal's. */
export interface StoredCorrection {
  readonly memberId: string;
  readonly field: CorrectedField;
  readonly former: string | null;
  readonly formerProved: boolean;
  readonly wanted: string;
}

/** Stores a correction. @returns false if there is one with this id */
export async function addCorrection(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  id: string,
  { field, former, formerProved, wanted }: Omit<StoredCorrection, "memberId">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("member_corrections")
    .values({ tenant_id: tenantId, id, member_id: memberId, field, former, former_proved: formerProved, wanted })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The correction of a proposal; undefined when it is none, or was removed with the member's data. */
export async function findCorrection(db: Db, tenantId: string, id: string): Promise<StoredCorrection | undefined> {
  return tables(db)
    .selectFrom("member_corrections")
    .select(["member_id as memberId", "field", "former", "former_proved as formerProved", "wanted"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Removes a bounded number of corrections that are so many days old: their proposals are over. @returns how many */
export async function removeOldCorrections(db: Db, days: number): Promise<number> {
  return removeSome(db, "member_corrections", sql`asked_at < clock_timestamp() - ${days} * interval '1 day'`);
}

/** The member's file has what was proposed of the member's contacts and name, and a deletion removes it. */
export const correctionRows: MemberTable = {
  table: "member_corrections",
  erasure: "removed",
  part: "corrections",
  columns: sql`field, former, wanted, asked_at as "askedAt"`,
  key: sql`to_char(asked_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id`,
};

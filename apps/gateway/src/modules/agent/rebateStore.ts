import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** The rebate of an account, in hundredths of a percent of its stakes (contract 3.9.1). */
export async function getRebate(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const row = await tables(db)
    .selectFrom("agent_rebates")
    .select("rebate")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row?.rebate ?? 0;
}

/** Sets the rebate of an account, in hundredths of a percent. */
export async function setRebate(tx: Db, { tenantId, memberId }: MemberKey, rebate: number): Promise<void> {
  await tables(tx)
    .insertInto("agent_rebates")
    .values({ tenant_id: tenantId, member_id: memberId, rebate })
    .onConflict((conflict) => conflict.columns(["tenant_id", "member_id"]).doUpdateSet({ rebate }))
    .execute();
}

/** A member's file has the rebate; a deletion removes it. */
export const rebateRows: MemberTable = {
  table: "agent_rebates",
  erasure: "removed",
  part: "rebate",
  columns: sql`rebate`,
  key: sql`member_id`,
};

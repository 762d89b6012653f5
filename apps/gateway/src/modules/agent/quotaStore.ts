import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Accounts of one rebate that an agent may still make. */
export interface Quota {
  /** In hundredths of a percent. */
  readonly rebate: number;
  readonly accounts: number;
}

/** The rebate from which on an account of this merchant uses one of a quota, in hundredths of a percent; null: none does. */
export async function getQuotaFrom(db: Db, tenantId: string): Promise<number | null> {
  const { rows } = await sql<{ from: number | null }>`
    select (settings ->> 'quotaFrom')::int as "from" from agent_settings where tenant_id = ${tenantId}`.execute(db);
  return rows[0]?.from ?? null;
}

/** What an agent has left, highest rebate first. */
export async function listQuotas(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly Quota[]> {
  return tables(db)
    .selectFrom("agent_quotas")
    .select(["rebate", "accounts"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("accounts", ">", 0)
    .orderBy("rebate", "desc")
    .execute();
}

/** Gives an agent so many more accounts of a rebate: the house's first ones, and what an upline hands down. */
export async function addQuota(tx: Db, { tenantId, memberId }: MemberKey, { rebate, accounts }: Quota): Promise<void> {
  await tables(tx)
    .insertInto("agent_quotas")
    .values({ tenant_id: tenantId, member_id: memberId, rebate, accounts })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "member_id", "rebate"])
        .doUpdateSet({ accounts: sql<number>`agent_quotas.accounts + ${accounts}` }),
    )
    .execute();
}

/** Sets an agent's accounts of a rebate. @returns false where it has another number of them than `was` */
export async function setQuota(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { rebate, accounts }: Quota,
  was: number,
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable("agent_quotas")
    .set({ accounts })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("rebate", "=", rebate)
    .where("accounts", "=", was)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 1n || was > 0) return changed.numUpdatedRows === 1n;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("agent_quotas")
    .values({ tenant_id: tenantId, member_id: memberId, rebate, accounts })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes so many accounts of a rebate from an agent: of two calls at once the second sees what the first left. @returns false where there are fewer */
export async function takeQuota(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { rebate, accounts }: Quota,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("agent_quotas")
    .set({ accounts: sql<number>`accounts - ${accounts}` })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("rebate", "=", rebate)
    .where("accounts", ">=", accounts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A member's file has the quotas; a deletion removes them. */
export const quotaRows: MemberTable = {
  table: "agent_quotas",
  erasure: "removed",
  part: "accountQuotas",
  columns: sql`rebate, accounts`,
  key: sql`lpad(rebate::text, 5, '0')`,
};

import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Notes that an agent made these accounts. */
export async function addMadeAccounts(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  ids: readonly string[],
): Promise<void> {
  await tables(tx)
    .insertInto("agent_accounts")
    .values(ids.map((id) => ({ tenant_id: tenantId, member_id: id, agent_id: memberId })))
    .execute();
}

/** How many accounts an agent has made today, on the merchant's calendar. */
export async function countMadeToday(db: Db, { tenantId, memberId }: MemberKey, timeZone: string): Promise<number> {
  const row = await tables(db)
    .selectFrom("agent_accounts")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("agent_id", "=", memberId)
    .where("made_at", ">=", sql<Date>`date_trunc('day', clock_timestamp(), ${timeZone})`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether an agent made the account, and its owner has not told a birthday yet. */
export async function isBirthdayMissing(db: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("agent_accounts as a")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "a.tenant_id").onRef("m.id", "=", "a.member_id"),
    )
    .select("m.id")
    .where("a.tenant_id", "=", tenantId)
    .where("a.member_id", "=", memberId)
    .where("m.birthday", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's file says that an agent made the account; a deletion removes it. */
export const accountRows: MemberTable = {
  table: "agent_accounts",
  erasure: "removed",
  part: "madeByAgent",
  columns: sql`made_at as "madeAt"`,
  key: sql`member_id`,
};

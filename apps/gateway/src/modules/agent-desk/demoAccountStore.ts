import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** The seeded accounts of these names, and who stands above them. */
export async function listDemoAccounts(
  db: Db,
  tenantId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly uplineId: string | null }>> {
  const rows = await tables(db)
    .selectFrom("members")
    .select(["id", "username_key as name", "upline_id as uplineId"])
    .where("tenant_id", "=", tenantId)
    .where("username_key", "in", names)
    .where("registered_from", "=", "seed")
    .execute();
  return new Map(rows.map(({ name, ...account }) => [name, account]));
}

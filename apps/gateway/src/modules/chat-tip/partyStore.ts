import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Who may give and get: players whose account is open, and who have money of one currency. */
const openPlayers = (db: Db, tenantId: string, ids: readonly string[], currency: string) =>
  tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", [...ids])
    .where("kind", "=", 0)
    .where("status", "=", "ACTIVE")
    .where("currency", "=", currency);

/** Which of these members may give and get money of a currency. */
export async function listOpenPlayers(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  currency: string,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await openPlayers(db, tenantId, ids, currency).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The same, and nobody of them is frozen, closed or made an agent until the transaction ends. Wallets are locked before (decision 082). */
export async function lockOpenPlayers(
  tx: Db,
  { tenantId }: Pick<MemberKey, "tenantId">,
  ids: readonly string[],
  currency: string,
): Promise<ReadonlySet<string>> {
  const rows = await openPlayers(tx, tenantId, ids, currency).orderBy("id").forShare().execute();
  return new Set(rows.map(({ id }) => id));
}

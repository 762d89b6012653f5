import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../MemberKey.ts";
import { tables } from "../tables.ts";

/** The most networks that are remembered for a member. */
const mostKept = 50;

/** Whether a member has logged in from a network before, or has not logged in from any yet. */
export async function isKnownNetwork(db: Db, { tenantId, memberId }: MemberKey, networkKey: string): Promise<boolean> {
  const rows = await tables(db)
    .selectFrom("known_networks")
    .select("network_key as known")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("seen_at", "desc")
    .limit(mostKept)
    .execute();
  return rows.length === 0 || rows.some(({ known }) => known === networkKey);
}

/** Remembers a network from which a member has logged in. */
export async function rememberNetwork(tx: Db, { tenantId, memberId }: MemberKey, networkKey: string): Promise<void> {
  const seenAt = sql<Date>`clock_timestamp()`;
  await tables(tx)
    .insertInto("known_networks")
    .values({ tenant_id: tenantId, member_id: memberId, network_key: networkKey, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "member_id", "network_key"]).doUpdateSet({ seen_at: seenAt }),
    )
    .execute();
}

const mostRemoved = 1_000;

/** Removes a bounded number of networks that were not seen for `days`. @returns how many were removed */
export async function removeOldNetworks(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from known_networks n using (
      select tenant_id, member_id, network_key from known_networks
      where seen_at < clock_timestamp() - ${days} * interval '1 day' limit ${mostRemoved}
    ) old where n.tenant_id = old.tenant_id and n.member_id = old.member_id and n.network_key = old.network_key`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

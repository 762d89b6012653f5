import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/**
 * Locks a merchant's tree until the transaction ends: alone for who moves somebody, together with others for who registers. So no
 * registration under an agent is missed by a move of that agent.
 */
export async function lockTree(tx: Db, tenantId: string, how: "alone" | "together" = "alone"): Promise<void> {
  await tables(tx)
    .insertInto("agent_trees")
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = tables(tx).selectFrom("agent_trees").select("tenant_id").where("tenant_id", "=", tenantId);
  await (how === "alone" ? row.forUpdate() : row.forShare()).execute();
}

/** Sets the lines of a member and of all below anew. @returns how many stand elsewhere now */
export async function placeBelow(tx: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`select place_members(${tenantId}, ${memberId}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Tells the team of a new member's line that it has registered. */
export async function addRegistration(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await sql`
    insert into team_events (tenant_id, member_id, line_id, kind, currency, amount)
    select m.tenant_id, m.id, m.line_id, 'REGISTRATION', m.currency, 0 from members m
    where m.tenant_id = ${tenantId} and m.id = ${memberId} and m.line_id is not null`.execute(tx);
}

/** Sets who is above a member, and of which kind it is. */
export async function setPlace(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  place: { readonly upline_id?: string | null; readonly kind?: 0 | 1 | 2 },
): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set(place)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** Whether a member is another one or stands anywhere below it, through agents and players alike. */
export async function isBelow(tx: Db, { tenantId, memberId }: MemberKey, aboveId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive up as (
      select m.id, m.upline_id from members m where m.tenant_id = ${tenantId} and m.id = ${memberId}
      union
      select m.id, m.upline_id from members m join up on m.id = up.upline_id where m.tenant_id = ${tenantId}
    )
    select exists (select 1 from up where up.id = ${aboveId}) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

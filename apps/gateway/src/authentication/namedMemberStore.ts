import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { toUsernameKey } from "./toUsernameKey.ts";

/**
 * The id of the member whom staff name by a whole username or id; undefined for nobody, and a name that is another one's id means the id.
 * Whoever lists what is the member's asks for it first: of an id the planner knows how much is his, of a lookup it does not.
 */
export async function findMemberId(db: Db, tenantId: string, member: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select m.id from members m
    where m.tenant_id = ${tenantId} and (m.username_key = ${toUsernameKey(member)} or m.id = ${member.trim()})
    order by m.id <> ${member.trim()} limit 1`.execute(db);
  return rows[0]?.id;
}

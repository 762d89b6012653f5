import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** A member of an agent's team. */
export interface TeamMember {
  readonly id: string;
  readonly account: string;
  readonly kind: number;
  readonly uplineId: string | null;
  readonly lineId: string | null;
  readonly currency: string;
}

/** An agent by its name. */
export interface NamedAgent {
  readonly id: string;
  readonly account: string;
}

/** Whether a kind's place in the tree is an agent's; trial agents have none (contract 3.9.6). */
export const isTreeAgent = (kind: number): boolean => kind === 1 || kind === 2;

/**
 * An account of the agent's team, the agent's own included. Undefined for a stranger's account as for one that does not exist, so
 * that callers answer `permission.denied` alike (AC-15).
 */
export async function findInTeam(
  db: Db,
  { tenantId, memberId }: MemberKey,
  account: string,
): Promise<TeamMember | undefined> {
  return tables(db)
    .selectFrom("members as m")
    .innerJoin("agent_line_agents as l", (join) =>
      join.onRef("l.tenant_id", "=", "m.tenant_id").onRef("l.line_id", "=", "m.line_id"),
    )
    .select(["m.id", "m.username as account", "m.kind", "m.upline_id as uplineId", "m.line_id as lineId", "m.currency"])
    .where("m.tenant_id", "=", tenantId)
    .where("m.username_key", "=", toUsernameKey(account))
    .where("l.agent_id", "=", memberId)
    .executeTakeFirst();
}

/** The agent itself as one of its team. */
export async function findSelf(db: Db, { tenantId, memberId }: MemberKey): Promise<TeamMember | undefined> {
  return tables(db)
    .selectFrom("members")
    .select(["id", "username as account", "kind", "upline_id as uplineId", "line_id as lineId", "currency"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}

/** The nearest agent above a member; undefined under the house. */
export async function findAgentAbove(db: Db, { tenantId, memberId }: MemberKey): Promise<NamedAgent | undefined> {
  const { rows } = await sql<NamedAgent>`
    select u.id, u.username as account
    from members m join agent_lines l on l.tenant_id = m.tenant_id and l.id = m.line_id
    join members u on u.tenant_id = m.tenant_id
      and u.id = l.agents[cardinality(l.agents) - case when l.agent_id = m.id then 1 else 0 end]
    where m.tenant_id = ${tenantId} and m.id = ${memberId}`.execute(db);
  return rows[0];
}

/** The agents whose nearest agent above is this one, by name. */
export async function listAgentsBelow(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly NamedAgent[]> {
  const { rows } = await sql<NamedAgent>`
    select m.id, m.username as account
    from agent_line_agents a join agent_lines l on l.tenant_id = a.tenant_id and l.id = a.line_id
    join members m on m.tenant_id = l.tenant_id and m.id = l.agent_id and m.line_id = l.id
    where a.tenant_id = ${tenantId} and a.agent_id = ${memberId} and a.depth = 1
    order by m.username_key`.execute(db);
  return rows;
}

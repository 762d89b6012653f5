import { type RawBuilder, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";

/** An account of a page of the team. */
export interface TeamRow {
  readonly account: string;
  readonly isAgent: boolean;
  readonly isOwn: boolean;
  readonly level: number;
  readonly direct: number;
  readonly total: number;
  readonly rebate: number;
  readonly registeredAt: Date;
  readonly remark: string;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** What begins a name, without what a pattern means. */
const toPattern = (search: string): string => `${toUsernameKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

// An agent's lines count all below at once; whom players invited stands under the line of the player's agent, and is counted one by one.
const below = sql`case when p.kind in (1, 2) then (
    select count(*)::int - 1 from agent_line_agents l join members b on b.tenant_id = l.tenant_id and b.line_id = l.line_id
    where l.tenant_id = p.tenant_id and l.agent_id = p.id
  ) else count_below(p.tenant_id, p.id) end`;

/** `chosen`: a table `m` of members, each of whom is in the agent's team. */
async function listChosen(
  db: Db,
  { memberId }: MemberKey,
  chosen: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<{ readonly list: readonly TeamRow[]; readonly count: number }> {
  const { rows } = await sql<TeamRow>`
    select p.username as account, p.kind in (1, 2) as "isAgent", p.upline_id = ${memberId} as "isOwn",
      l.depth + case when p.kind in (1, 2) then 0 else 1 end as level,
      (select count(*)::int from members d where d.tenant_id = p.tenant_id and d.upline_id = p.id) as direct,
      ${below} as total, coalesce(r.rebate, 0) as rebate, p.registered_at as "registeredAt", coalesce(n.remark, '') as remark
    from (
      select m.* from ${chosen}
      order by m.kind in (1, 2) desc, m.username_key limit ${limit} offset ${offset}
    ) p
    join agent_line_agents l on l.tenant_id = p.tenant_id and l.line_id = p.line_id and l.agent_id = ${memberId}
    left join agent_rebates r on r.tenant_id = p.tenant_id and r.member_id = p.id
    left join agent_remarks n on n.tenant_id = p.tenant_id and n.agent_id = ${memberId} and n.member_id = p.id
    order by p.kind in (1, 2) desc, p.username_key`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from ${chosen}`.execute(db);
  return { list: rows, count: counted.rows[0]?.count ?? 0 };
}

/** A page of the accounts directly below one of the agent's team, agents first, by name. */
export async function listDirect(db: Db, agent: MemberKey, uplineId: string, page: Page) {
  const direct = sql`(
    select b.* from members b where b.tenant_id = ${agent.tenantId} and b.upline_id = ${uplineId}) m`;
  return listChosen(db, agent, direct, page);
}

/**
 * A page of the accounts anywhere below an agent of the team whose names begin with a text. It goes from line to line, and so meets nobody
 * outside the team: how long it takes tells nothing of others, and does not grow with them.
 */
export async function searchBelow(db: Db, agent: MemberKey, aboveId: string, search: string, page: Page) {
  const found = sql`agent_line_agents l cross join lateral (
    select b.* from members b where b.tenant_id = l.tenant_id and b.line_id = l.line_id and b.id <> ${aboveId}
      and b.username_key collate "C" like ${toPattern(search)} offset 0) m
    where l.tenant_id = ${agent.tenantId} and l.agent_id = ${aboveId}`;
  return listChosen(db, agent, found, page);
}

import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { toCodeKey } from "./affiliateCodeStore.ts";

/** A member who registered with a link. */
export interface LinkMember {
  readonly account: string;
  readonly registeredAt: Date;
  readonly hasDeposited: boolean;
}

/** Members of the agent's team who registered with one of its links, newest first. */
export async function listLinkMemberPage(
  db: Db,
  { tenantId, memberId }: MemberKey,
  code: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: readonly LinkMember[]; readonly count: number }> {
  const isChosen = sql`m.tenant_id = ${tenantId} and m.upline_code = ${toCodeKey(code)} and m.line_id in (
    select l.line_id from agent_line_agents l where l.tenant_id = ${tenantId} and l.agent_id = ${memberId})`;
  const { rows } = await sql<LinkMember>`
    select m.username as account, m.registered_at as "registeredAt", exists (
      select from deposits d where d.tenant_id = m.tenant_id and d.member_id = m.id and d.state = 'CREDITED') as "hasDeposited"
    from members m where ${isChosen} order by m.registered_at desc, m.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{ count: number }>`select count(*)::int as count from members m where ${isChosen}`.execute(
    db,
  );
  return { list: rows, count: counted.rows[0]?.count ?? 0 };
}

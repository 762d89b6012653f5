import type { ContractKind } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** An agent with whom a contract can be made. */
export interface Partner {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
}

/** The agent of the tree with a username; trial agents and closed accounts are none. */
export async function findAgent(db: Db, tenantId: string, account: string): Promise<Partner | undefined> {
  return tables(db)
    .selectFrom("members")
    .select(["id", "username as account", "currency"])
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", toUsernameKey(account))
    .where("kind", "in", [1, 2])
    .where("status", "<>", "CLOSED")
    .executeTakeFirst();
}

/** An agent's direct agents that have no contract of a kind, by name: those whose name begins with a text, and how many there are. */
export async function listPartners(
  db: Db,
  { tenantId, memberId }: MemberKey,
  kind: ContractKind,
  search: string,
  limit: number,
): Promise<{ readonly list: readonly Partner[]; readonly count: number }> {
  const start = toUsernameKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const { rows } = await sql<Partner & { readonly count: number }>`
    select m.id, m.username as account, m.currency, (count(*) over ())::int as count
    from agent_line_agents a join agent_lines l on l.tenant_id = a.tenant_id and l.id = a.line_id
    join members m on m.tenant_id = l.tenant_id and m.id = l.agent_id and m.line_id = l.id
    where a.tenant_id = ${tenantId} and a.agent_id = ${memberId} and a.depth = 1 and m.status <> 'CLOSED'
      and m.username_key like ${`${start}%`}
      and not exists (
        select 1 from contracts c where c.tenant_id = m.tenant_id and c.kind = ${kind} and c.member_id = m.id
          and c.state in ('REQUESTED', 'IN_FORCE', 'CHANGE_REQUESTED', 'END_REQUESTED'))
    order by m.username_key limit ${limit}`.execute(db);
  return { list: rows, count: rows[0]?.count ?? 0 };
}

import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";
import { type FigurePeriod, isHourIn, sums, type SumTexts, type TeamSums, toSums } from "./figureStore.ts";
import { tables } from "./tables.ts";

/** An account below another one. */
export interface Below {
  readonly id: string;
  readonly account: string;
  readonly isAgent: boolean;
}

/**
 * A page of the accounts directly below one of the team, agents first, by name; with a search those of the team whose names begin with it.
 * The account itself stands before them.
 */
export async function listBelow(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { accountId, search = "" }: { readonly accountId: string; readonly search?: string | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: readonly Below[]; readonly count: number }> {
  const pattern = `${toUsernameKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const inTeam = sql`m.line_id in (select l.line_id from agent_line_agents l where l.tenant_id = ${tenantId} and l.agent_id = ${memberId})`;
  const chosen =
    search === ""
      ? sql`(m.upline_id = ${accountId} or m.id = ${accountId}) and ${inTeam}`
      : sql`m.username_key like ${pattern} and ${inTeam}`;
  const { rows } = await sql<Below & { count: number }>`
    select m.id, m.username as account, m.kind in (1, 2) and m.id <> ${accountId} as "isAgent", count(*) over ()::int as count
    from members m where m.tenant_id = ${tenantId} and ${chosen}
    order by m.id = ${accountId} desc, m.kind in (1, 2) desc, m.username_key limit ${limit} offset ${offset}`.execute(
    db,
  );
  return { list: rows.map(({ id, account, isAgent }) => ({ id, account, isAgent })), count: rows[0]?.count ?? 0 };
}

/** What an agent's team played and paid while it stood in the caller's. */
export async function sumTeam(
  db: Db,
  { tenantId, memberId }: MemberKey,
  agentId: string,
  period: FigurePeriod,
): Promise<TeamSums> {
  const { rows } = await sql<SumTexts>`
    select ${sums} from agent_hours h
    join agent_line_agents l on l.tenant_id = h.tenant_id and l.line_id = h.line_id and l.agent_id = ${memberId}
    where h.tenant_id = ${tenantId} and h.agent_id = ${agentId} and ${isHourIn(period)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a sum has one row");
  return toSums(row);
}

/** What members themselves played and paid while they stood in the caller's team, by id. */
export async function sumOwn(
  db: Db,
  { tenantId, memberId }: MemberKey,
  ids: readonly string[],
  { from, to, currency }: FigurePeriod,
): Promise<ReadonlyMap<string, TeamSums>> {
  const { rows } = await sql<SumTexts & { id: string }>`
    select h.member_id as id, ${sums} from team_days h
    join agent_line_agents l on l.tenant_id = h.tenant_id and l.line_id = h.line_id and l.agent_id = ${memberId}
    where h.tenant_id = ${tenantId} and h.member_id = any (${ids}) and h.day between ${from}::date and ${to}::date
      and h.currency = ${currency}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.id, toSums(row)]));
}

/** The names from the caller down to an account of the team. */
export async function listPath(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { id, account, lineId }: { readonly id: string; readonly account: string; readonly lineId: string | null },
): Promise<readonly string[]> {
  const line = await tables(db)
    .selectFrom("agent_lines")
    .select("agents")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", lineId ?? "0")
    .executeTakeFirst();
  const agents = line?.agents ?? [];
  const shown = agents.slice(agents.indexOf(memberId)).filter((agent) => agent !== id);
  const { rows } = await sql<{ account: string }>`
    select m.username as account from unnest(${shown}::text[]) with ordinality as a(id, number)
    join members m on m.tenant_id = ${tenantId} and m.id = a.id order by a.number`.execute(db);
  return [...rows.map((row) => row.account), account];
}

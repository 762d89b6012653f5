import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { toQuarter } from "../../../overview/rollUpStore.ts";
import { tables } from "../tables.ts";

/** The line in which the member of an entry stood at the time. */
const lineThen = sql`left join lateral (
    select v.until, v.line_id from line_moves v
    where v.tenant_id = m.tenant_id and v.member_id = m.id and v.until > e.at order by v.until limit 1
  ) v on true
  left join agent_lines l on l.tenant_id = e.tenant_id and l.id = case when v.until is null then m.line_id else v.line_id end`;

/** The entries of the house's side, each with its way to pay, the month in which its member registered, and the agent of its member at that time. */
const houseEntries = (isWanted: RawBuilder<boolean>) => sql`
  select e.tenant_id, e.asset, ${toQuarter(sql`e.at`)} as start, e.account, e.kind,
    coalesce(case when e.kind = 'DEPOSIT' then d.type end, '') as method,
    coalesce(to_char(m.registered_at at time zone 'UTC', 'YYYY-MM'), '') as cohort,
    coalesce(l.agent_id, '') as agent, e.amount
  from ledger.entries e
  left join lateral (
    select h.account from ledger.entries h
    where h.tenant_id = e.tenant_id and h.transfer_id = e.transfer_id and h.position is not null order by h.line limit 1
  ) h on true
  left join members m on m.tenant_id = e.tenant_id and m.id = split_part(h.account, ':', 2)
  ${lineThen}
  left join ledger.transfers t on e.kind = 'DEPOSIT' and t.tenant_id = e.tenant_id and t.id = e.transfer_id
  left join deposits d on d.tenant_id = t.tenant_id and d.order_no = t.ref
  where e.position is null and e.account like 'house:%' and ${isWanted}`;

/**
 * Rolls up the next hour to which the ledger adds nothing any more; hours without entries take no time. @returns false when there is none,
 * or another gateway rolls up
 */
export async function rollUpRevenueHour(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ start: Date; end: Date }>`
    with place as materialized (select r.until from revenue_state r where r.id = 1 for update skip locked)
    select n.start, least(n.start + interval '1 hour', s.settled) as "end"
    from place p, ledger.sealing s, lateral (
      select least(coalesce(date_trunc('hour', min(e.at), 'UTC'), s.settled), s.settled) as start
      from ledger.entries e where e.position is null and e.at >= p.until
    ) n
    where s.id = 1 and p.until < s.settled`.execute(tx);
  const [hour] = rows;
  if (hour === undefined) return false;
  const { start, end } = hour;
  await sql`
    insert into revenue_quarters (tenant_id, asset, start, account, kind, method, cohort, agent, entries, amount)
    select tenant_id, asset, start, account, kind, method, cohort, agent, count(*), sum(amount)
    from (${houseEntries(sql<boolean>`e.at >= ${start} and e.at < ${end}`)}) e
    group by tenant_id, asset, start, account, kind, method, cohort, agent`.execute(tx);
  await tables(tx).updateTable("revenue_state").set({ until: end }).where("id", "=", 1).execute();
  return true;
}

/** What the house's entries of a kind add up to in 1/10,000 of the unit, on the house's side: what it gains is above zero. */
export interface RevenueSum {
  readonly key: string;
  readonly kind: string;
  readonly amount: bigint;
}

/** Whose entries, of which days on the calendar of `timeZone`, both included. */
export interface RevenueScope {
  readonly tenantId: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

/** A column by which entries are added up, and what becomes of each of its values: so that a value of a hundred thousand entries is read once. */
const keys = {
  day: { column: sql`e.start`, toKey: (zone: string) => sql`ledger.to_day(e.part, ${zone})::text` },
  game: { column: sql`e.account`, toKey: () => sql`coalesce(substring(e.part from ':game:(.*)$'), '')` },
  method: { column: sql`e.method`, toKey: () => sql`e.part` },
  cohort: { column: sql`e.cohort`, toKey: () => sql`e.part` },
  agent: { column: sql`e.agent`, toKey: () => sql`e.part` },
  all: { column: sql`''`, toKey: () => sql`''` },
} as const;

/** By what sums are listed. */
export type RevenueKey = keyof typeof keys;

/** The sums of a period by key and kind, at one moment: of roll-ups, and of the ledger where it is newer. */
export async function listRevenueSums(
  db: Db,
  { tenantId, currency, timeZone, from, to }: RevenueScope,
  by: RevenueKey,
): Promise<readonly RevenueSum[]> {
  const isBetween = (at: RawBuilder<unknown>) => sql<boolean>`
    ${at} >= ${from}::date::timestamp at time zone ${timeZone} and ${at} < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
  const isOwn = sql<boolean>`e.tenant_id = ${tenantId} and e.asset = ${currency}`;
  const { rows } = await sql<{ key: string; kind: string; amount: string }>`
    with rolled as materialized (select until from revenue_state where id = 1)
    select ${keys[by].toKey(timeZone)} as key, e.kind, sum(e.amount)::text as amount
    from (select ${keys[by].column} as part, e.kind, sum(e.amount) as amount from (
      select e.start, e.account, e.kind, e.method, e.cohort, e.agent, e.amount from revenue_quarters e where ${isOwn} and ${isBetween(sql`e.start`)}
      union all
      select n.start, n.account, n.kind, n.method, n.cohort, n.agent, n.amount
      from (${houseEntries(sql<boolean>`${isOwn} and ${isBetween(sql`e.at`)} and e.at >= (select until from rolled)`)}) n
    ) e group by 1, 2) e group by 1, 2 order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** The accounts of agents by their ids. */
export async function listAgentAccounts(
  db: Db,
  tenantId: string,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; account: string }>`
    select m.id, m.username as account from members m
    where m.tenant_id = ${tenantId} and m.id = any(${[...new Set(agentIds)]}::text[])`.execute(db);
  return new Map(rows.map(({ id, account }) => [id, account]));
}

import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { isGameEntry, staked, toQuarter, won } from "./rollUpStore.ts";

/** The figures of a quarter of an hour; money in 1/10,000 of the unit. */
export interface Quarter {
  readonly start: Date;
  readonly registrations: number;
  readonly staked: bigint;
  readonly won: bigint;
}

interface QuarterRow {
  readonly start: Date;
  readonly registrations: string;
  readonly staked: string;
  readonly won: string;
}

/** The quarters of a merchant since a moment that have figures, in order: from the roll-ups, and from the ledger where it is newer. */
export async function listQuarters(
  db: Db,
  tenantId: string,
  currency: string,
  since: Date,
): Promise<readonly Quarter[]> {
  const { rows } = await sql<QuarterRow>`
    with rolled as materialized (select greatest(until, ${since}::timestamptz) as until from overview_state where id = 1)
    select start, sum(registrations)::text as registrations, sum(staked)::text as staked, sum(won)::text as won from (
      select q.start, 0 as registrations, q.staked, q.won from overview_quarters q
      where q.tenant_id = ${tenantId} and q.asset = ${currency} and q.start >= ${since}
      union all
      select ${toQuarter(sql`e.at`)}, 0, ${staked}, ${won} from rolled r, ledger.entries e
      where ${isGameEntry} and e.at >= r.until and e.tenant_id = ${tenantId} and e.asset = ${currency} group by 1
      union all
      select ${toQuarter(sql`m.registered_at`)}, count(*), 0, 0 from members m
      where m.tenant_id = ${tenantId} and m.registered_at >= ${since} and m.kind not in (4, 41, 42) group by 1
    ) all_quarters group by start order by start`.execute(db);
  return rows.map((row) => ({
    start: row.start,
    registrations: Number(row.registrations),
    staked: BigInt(row.staked),
    won: BigInt(row.won),
  }));
}

/** A span of time, its end excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** How many members staked in each span; spans begin and end with a quarter of an hour, or end in the future. */
export async function countPlayers(db: Db, tenantId: string, spans: readonly Span[]): Promise<readonly number[]> {
  const [from, to] = [spans.map((span) => span.from.toISOString()), spans.map((span) => span.to.toISOString())];
  const { rows } = await sql<{ count: number }>`
    with spans as (
      select * from unnest(${from}::timestamptz[], ${to}::timestamptz[]) with ordinality as s("from", "to", number)
    ), first as materialized (select min("from") as since from spans),
    newest as materialized (
      select distinct ${toQuarter(sql`e.at`)} as start, m.account
      from first f, overview_state o, ledger.entries e
      join ledger.entries m on m.tenant_id = e.tenant_id and m.transfer_id = e.transfer_id
      where o.id = 1 and ${isGameEntry} and e.kind = 'BET' and e.at >= greatest(o.until, f.since) and e.tenant_id = ${tenantId}
        and m.account like 'member:%'
    )
    select count(distinct p.account)::int as count from spans s left join lateral (
      select r.account from overview_players r where r.tenant_id = ${tenantId} and r.start >= s."from" and r.start < s."to"
      union all
      select n.account from newest n where n.start >= s."from" and n.start < s."to"
    ) p on true
    group by s.number order by s.number`.execute(db);
  return rows.map(({ count }) => count);
}

/** How many rounds for real money are open at a merchant. */
export async function countOpenRounds(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from game_rounds r
    where r.tenant_id = ${tenantId} and r.state = 'OPEN' and r.realm = 'real'`.execute(db);
  return rows[0]?.count ?? 0;
}

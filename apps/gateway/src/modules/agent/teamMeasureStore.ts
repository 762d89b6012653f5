import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** An agent's team as its upline had it: what settled while the agent stood directly under that upline; null is the house. */
export interface TeamUnder {
  readonly tenantId: string;
  readonly agentId: string;
  readonly uplineId: string | null;
}

/** A time from a moment on, and up to another one without it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What a team has done in one currency, in 1/10,000 of the unit (contract 3.9.3). */
export interface TeamMeasure {
  readonly currency: string;
  readonly validBet: bigint;
  /** What the house has won of the team, less what the team was given; below zero for its loss. */
  readonly profit: bigint;
}

/** A player's part in a team's measures. */
export interface PlayerPart {
  readonly memberId: string;
  readonly account: string;
  readonly validBet: bigint;
  readonly profit: bigint;
}

/**
 * Part of the stream of settled stakes: `through` is the last transaction of it, `after` the last one before it. `isPlayAlone`: without what
 * the team was given besides.
 */
export interface StreamPart extends Span {
  readonly through: string;
  readonly after?: string;
  readonly isPlayAlone?: boolean;
}

interface MeasureRow {
  readonly currency: string;
  readonly validBet: string;
  readonly profit: string;
}

const toMeasure = ({ currency, validBet, profit }: MeasureRow): TeamMeasure => ({
  currency,
  validBet: BigInt(validBet),
  profit: BigInt(profit),
});

/** Whether a line `o` stands directly under the upline. */
const isUnder = (uplineId: string | null): RawBuilder<boolean> =>
  sql<boolean>`o.agents[cardinality(o.agents) - 1] is not distinct from ${uplineId}::text`;

/** The lines of the team, each as `a`, with the agent's own line of it as `o`. */
const teamLines = ({ tenantId, agentId, uplineId }: TeamUnder) => sql`
  select a.tenant_id, a.line_id from agent_line_agents a
  join agent_lines o on o.tenant_id = a.tenant_id and o.id = a.own_line_id
  where a.tenant_id = ${tenantId} and a.agent_id = ${agentId} and ${isUnder(uplineId)}`;

/** What teams' figures are made of so far: the last transaction whose stakes are in them, and until when nothing more can come. */
export async function readMeasured(db: Db): Promise<{ readonly xid: string; readonly completeUntil: Date | null }> {
  const { rows } = await sql<{ xid: string | null; completeUntil: Date | null }>`
    select max(p.xid::text) filter (where p.stream = 'STAKES') as xid,
      case when count(p.complete_until) = 2 then min(p.complete_until) end as "completeUntil"
    from measure_places p where p.stream in ('STAKES', 'EVENTS')`.execute(db);
  return { xid: rows[0]?.xid ?? "0", completeUntil: rows[0]?.completeUntil ?? null };
}

/** A team's measures by currency, from the figures of the hours that begin in a span. */
export async function sumTeamHours(db: Db, team: TeamUnder, { from, to }: Span): Promise<readonly TeamMeasure[]> {
  const { rows } = await sql<MeasureRow>`
    select h.currency, sum(h.valid_bet)::text as "validBet",
      (-sum(h.player_result + h.bonuses + h.rebates + h.salaries))::text as profit
    from agent_hours h join agent_lines o on o.tenant_id = h.tenant_id and o.id = h.line_id
    where h.tenant_id = ${team.tenantId} and h.agent_id = ${team.agentId} and h.hour >= ${from} and h.hour < ${to}
      and ${isUnder(team.uplineId)}
    group by h.currency order by h.currency`.execute(db);
  return rows.map(toMeasure);
}

/** The members of a team who have staked enough in the days of a span to be active. @param least in 1/10,000 of the unit */
export async function countActive(
  db: Db,
  team: TeamUnder,
  { from, to }: Span,
  { currency, least, timeZone }: { readonly currency: string; readonly least: bigint; readonly timeZone: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select d.member_id from (${teamLines(team)}) l join team_days d on d.tenant_id = l.tenant_id and d.line_id = l.line_id
      where d.currency = ${currency} and d.day >= ledger.to_day(${from}::timestamptz, ${timeZone})
        and d.day <= ledger.to_day(${to}::timestamptz - interval '1 microsecond', ${timeZone})
      group by d.member_id having sum(d.valid_bet) >= ${least}::bigint) m`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stakes of a part of the stream that count, as `s`, each with its weighted amount and what the house won of it. */
const countedStakes = (team: TeamUnder, { from, to, through, after = "0" }: StreamPart) => sql`
  select s.member_id, s.currency, trunc(s.stake::numeric * s.weight / 100)::bigint as valid_bet, (s.stake - s.win)::bigint as profit
  from (${teamLines(team)}) l
  join settled_stakes s on s.tenant_id = l.tenant_id and s.line_id = l.line_id
  left join barred_stakes b on b.xid = s.xid and b.sequence = s.sequence
  where b.xid is null and s.at >= ${from} and s.at < ${to} and s.xid <= ${through}::xid8 and s.xid > ${after}::xid8`;

/** What a team was given in a span besides play, by the stream of events: below zero, as profit. */
const givenEvents = (team: TeamUnder, { from, to, isPlayAlone = false }: StreamPart) => sql`
  select e.member_id, e.currency, 0::bigint as valid_bet, -e.amount as profit
  from (${teamLines(team)}) l
  join team_events e on e.tenant_id = l.tenant_id and e.line_id = l.line_id
  where e.at >= ${from} and e.at < ${to} and e.kind in ('BONUS', 'REBATE', 'SALARY') and not ${isPlayAlone}::boolean`;

/** A team's measures by currency, counted anew from the streams of stakes and events: what hours that begin before a span hold is not in it. */
export async function sumTeamStream(db: Db, team: TeamUnder, part: StreamPart): Promise<readonly TeamMeasure[]> {
  const { rows } = await sql<MeasureRow>`
    select x.currency, sum(x.valid_bet)::text as "validBet", sum(x.profit)::text as profit
    from (${countedStakes(team, part)} union all ${givenEvents(team, part)}) x group by x.currency order by x.currency`.execute(
    db,
  );
  return rows.map(toMeasure);
}

/** The members of a team who have staked enough in a part of the stream to be active, counted anew. */
export async function countActiveInStream(
  db: Db,
  team: TeamUnder,
  part: StreamPart,
  { currency, least }: { readonly currency: string; readonly least: bigint },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select x.member_id from (${countedStakes(team, part)}) x where x.currency = ${currency}
      group by x.member_id having sum(x.valid_bet) >= ${least}::bigint) m`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The part of each player in a team's measures of one currency, the largest first. */
export async function listPlayerParts(
  db: Db,
  team: TeamUnder,
  part: StreamPart,
  { currency, limit, offset }: { readonly currency: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly PlayerPart[]; readonly count: number }> {
  const { rows } = await sql<{
    memberId: string;
    account: string;
    validBet: string;
    profit: string;
    count: number;
  }>`
    select x.member_id as "memberId", m.username as account, sum(x.valid_bet)::text as "validBet", sum(x.profit)::text as profit,
      (count(*) over ())::int as count
    from (${countedStakes(team, part)} union all ${givenEvents(team, part)}) x
    join members m on m.tenant_id = ${team.tenantId} and m.id = x.member_id
    where x.currency = ${currency}
    group by x.member_id, m.username order by sum(x.valid_bet) desc, m.username limit ${limit} offset ${offset}`.execute(
    db,
  );
  return {
    rows: rows.map(({ memberId, account, validBet, profit }) => ({
      memberId,
      account,
      validBet: BigInt(validBet),
      profit: BigInt(profit),
    })),
    count: rows[0]?.count ?? 0,
  };
}

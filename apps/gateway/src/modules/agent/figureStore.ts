import { type RawBuilder, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";

/** What a team has played and paid; money in 1/10,000 of the unit. */
export interface TeamSums {
  readonly rounds: number;
  readonly stake: bigint;
  readonly win: bigint;
  readonly validBet: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly bonuses: bigint;
  readonly rebates: bigint;
  readonly salaries: bigint;
}

/** Days of the merchant's zone, both included, in one currency. */
export interface FigurePeriod {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly currency: string;
}

/** Sums as the database tells them. */
export type SumTexts = { readonly [Name in keyof TeamSums]: TeamSums[Name] extends number ? number : string };

/** The sums of rows `h`, of hours or of days alike. */
export const sums = sql`
  coalesce(sum(h.rounds), 0)::int as rounds, coalesce(sum(h.stake), 0)::text as stake, coalesce(sum(h.win), 0)::text as win,
  coalesce(sum(h.valid_bet), 0)::text as "validBet", coalesce(sum(h.deposits), 0)::text as deposits,
  coalesce(sum(h.withdrawals), 0)::text as withdrawals, coalesce(sum(h.bonuses), 0)::text as bonuses,
  coalesce(sum(h.rebates), 0)::text as rebates, coalesce(sum(h.salaries), 0)::text as salaries`;

export const toSums = (row: SumTexts): TeamSums => ({
  rounds: row.rounds,
  stake: BigInt(row.stake),
  win: BigInt(row.win),
  validBet: BigInt(row.validBet),
  deposits: BigInt(row.deposits),
  withdrawals: BigInt(row.withdrawals),
  bonuses: BigInt(row.bonuses),
  rebates: BigInt(row.rebates),
  salaries: BigInt(row.salaries),
});

export const isHourIn = ({ from, to, timeZone, currency }: FigurePeriod): RawBuilder<boolean> => sql<boolean>`
  h.currency = ${currency} and h.hour >= ${from}::date::timestamp at time zone ${timeZone}
  and h.hour < (${to}::date + 1)::timestamp at time zone ${timeZone}`;

/** A team's accounts and what is in their wallets, by currency. */
export interface CountedTeam {
  readonly currency: string;
  readonly members: number;
  readonly balance: string;
  readonly at: Date | null;
}

/** The accounts of an agent's team by currency, as they were counted last. */
export async function listCounted(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly CountedTeam[]> {
  const { rows } = await sql<CountedTeam>`
    select s.currency, s.members, s.balance::text as balance, (select p.at from measure_places p where p.stream = 'SNAPSHOT') as at
    from team_snapshots s where s.tenant_id = ${tenantId} and s.agent_id = ${memberId} order by s.members desc, s.currency`.execute(
    db,
  );
  return rows;
}

/** A day of a team. */
export interface TeamDaySums extends TeamSums {
  readonly day: string;
  readonly registrations: number;
  readonly active: number;
}

/** The days of a period in which something happened to an agent's team. */
export async function listTeamDays(
  db: Db,
  { tenantId, memberId }: MemberKey,
  period: FigurePeriod,
): Promise<readonly TeamDaySums[]> {
  const { rows } = await sql<SumTexts & { day: string; registrations: number; active: number }>`
    select x.*, coalesce(a.active, 0)::int as active from (
      select ledger.to_day(h.hour, ${period.timeZone})::text as day, ${sums}, coalesce(sum(h.registrations), 0)::int as registrations
      from agent_hours h where h.tenant_id = ${tenantId} and h.agent_id = ${memberId} and ${isHourIn(period)}
      group by 1
    ) x left join agent_days a on a.tenant_id = ${tenantId} and a.agent_id = ${memberId} and a.currency = ${period.currency}
      and a.day = x.day::date
    order by x.day`.execute(db);
  return rows.map((row) => ({ ...toSums(row), day: row.day, registrations: row.registrations, active: row.active }));
}

/** The calendar days of the last `days` in a zone, oldest first, today last. */
export async function listLastDays(db: Db, timeZone: string, days: number): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select (ledger.to_day(clock_timestamp(), ${timeZone}) - n)::text as day from generate_series(${days - 1}::int, 0, -1) as n`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

import type { ContractKind, ContractPeriod } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** A period. */
interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The last periods of a kind of contract that are over, the oldest first; of a salary in real time, days. */
export async function listEndedPeriods(
  db: Db,
  {
    kind,
    period,
    timeZone,
    count,
  }: {
    readonly kind: ContractKind;
    readonly period: ContractPeriod;
    readonly timeZone: string;
    readonly count: number;
  },
): Promise<readonly Span[]> {
  const of = kind === "REALTIME" ? "DAILY" : kind;
  const length =
    kind === "HOURLY"
      ? "1 hour"
      : { DAILY: "1 day", WEEKLY: "7 days", SEMIMONTHLY: "16 days", MONTHLY: "31 days" }[period];
  const { rows } = await sql<Span>`
    with recursive spans as (
      select s.at as "from", next_contract_start(${of}, ${period}, ${timeZone}, s.at + interval '1 microsecond') as "to", 1 as number
      from (select next_contract_start(${of}, ${period}, ${timeZone}, clock_timestamp() - ${count + 1}::int * ${length}::interval) as at) s
      union all
      select s."to", next_contract_start(${of}, ${period}, ${timeZone}, s."to" + interval '1 microsecond'), s.number + 1
      from spans s where s."to" < clock_timestamp() and s.number < 12
    )
    select x."from", x."to" from (
      select s."from", s."to" from spans s where s."to" <= clock_timestamp() order by s."to" desc limit ${count}) x
    order by x."to"`.execute(db);
  return rows;
}

/** What a downline's bills of a kind have been in a period; null without one. */
export async function sumBilledSpan(
  db: Db,
  {
    tenantId,
    memberId,
    kind,
    currency,
  }: { readonly tenantId: string; readonly memberId: string; readonly kind: ContractKind; readonly currency: string },
  { from, to }: Span,
): Promise<string | null> {
  const { rows } = await sql<{ amount: string | null }>`
    select sum(b.amount)::text as amount from bills b
    where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and b.kind = ${kind} and b.currency = ${currency}
      and b.period_start >= ${from} and b.period_end <= ${to}`.execute(db);
  return rows[0]?.amount ?? null;
}

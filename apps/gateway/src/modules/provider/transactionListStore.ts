import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { columns, type Row } from "./roundReportStore.ts";

/** A span of time in milliseconds, its end not included. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Where the next page of a list begins: behind this transaction. */
export interface Position {
  readonly micros: string;
  readonly tenant: string;
  readonly txId: string;
}

/** What a provider's transactions of one currency add up to, in 1/10,000 of the unit. */
export interface CurrencyTotals {
  readonly currency: string;
  readonly count: string;
  readonly bets: string;
  readonly wins: string;
  readonly rollbacks: string;
}

const inWindow = (provider: string, { from, to }: Window) => sql`
  provider = ${provider} and processed_at >= to_timestamp(${from}::numeric / 1000) and processed_at < to_timestamp(${to}::numeric / 1000)`;

/** The database's clock in milliseconds, and a number that every later writer exceeds. */
export async function markNow(db: Db): Promise<{ readonly now: number; readonly mark: string }> {
  const clock = await sql<{
    now: string;
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  // A transaction number taken after the clock: a writer with a higher one began later and writes a later time.
  const begun = await sql<{ mark: string }>`select pg_current_xact_id()::text as mark`.execute(db);
  return { now: Number(clock.rows[0]?.now ?? 0), mark: begun.rows[0]?.mark ?? "0" };
}

/** Whether every writer that began before the mark has ended. */
export async function isSettled(db: Db, mark: string): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`select pg_snapshot_xmin(pg_current_snapshot()) > ${mark}::text::xid8 as done`.execute(db);
  return rows[0]?.done === true;
}

/** What a provider's transactions of a window add up to, by currency. */
export async function sumTransactions(db: Db, provider: string, window: Window): Promise<readonly CurrencyTotals[]> {
  const { rows } = await sql<CurrencyTotals>`
    select currency, count(*) as count,
      coalesce(sum(amount) filter (where status = 'OK' and kind in ('bet', 'betwin')), 0)::text as bets,
      coalesce(sum(case kind when 'win' then amount else coalesce(win_amount, 0) end) filter (where status = 'OK'), 0)::text as wins,
      coalesce(sum(amount) filter (where status = 'OK' and kind = 'rollback'), 0)::text as rollbacks
    from provider_transactions where ${inWindow(provider, window)}
    group by currency order by currency`.execute(db);
  return rows;
}

/** A page of a provider's transactions in the order of their times, of all merchants. */
export async function listWindow(
  db: Db,
  provider: string,
  window: Window,
  behind: Position | undefined,
  limit: number,
): Promise<readonly (Row & { readonly tenant_id: string; readonly micros: string })[]> {
  const after =
    behind === undefined
      ? sql``
      : sql`
    and (processed_at, tenant_id, tx_id) > ('epoch'::timestamptz + ${behind.micros}::bigint * interval '1 microsecond', ${behind.tenant}::text, ${behind.txId}::text)`;
  const { rows } = await sql<Row & { tenant_id: string; micros: string }>`
    select ${columns}, tenant_id, (extract(epoch from processed_at) * 1000000)::bigint::text as micros
    from provider_transactions where ${inWindow(provider, window)} ${after}
    order by processed_at, tenant_id, tx_id limit ${limit}`.execute(db);
  return rows;
}

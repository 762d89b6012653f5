import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { toSummaryText, toWireAmount, type TransactionTotals } from "@marquee/contract";
import type { ProviderTransaction } from "@marquee/contract/schema";
import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import { columns, type Row, toTransaction } from "./roundReportStore.ts";

const pageSize = 500;
/** The longest window of one list, in milliseconds. */
export const longestWindow = 31 * 86_400_000;
const [settlePause, settleTries] = [20, 50];

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Where the next page of a list begins: behind this transaction, in a list that ends at `to`. */
interface Cursor {
  readonly to: number;
  readonly micros: string;
  readonly tenant: string;
  readonly txId: string;
}

/** Reads a cursor; `undefined` for a text that is none. */
export function toCursor(text: string): Cursor | undefined {
  const [to, micros, tenant, txId, ...rest] = Buffer.from(text, "base64url").toString().split("\n");
  if (to === undefined || micros === undefined || tenant === undefined || txId === undefined || rest.length > 0) return undefined;
  const isCursor = /^[0-9]{1,16}$/.test(to) && /^[0-9]{1,18}$/.test(micros) && /^[A-Za-z0-9_.:-]+$/.test(tenant + txId);
  return isCursor ? { to: Number(to), micros, tenant, txId } : undefined;
}

const inWindow = (provider: string, { from, to }: Window) => sql`
  provider = ${provider} and processed_at >= to_timestamp(${from}::numeric / 1000) and processed_at < to_timestamp(${to}::numeric / 1000)`;

/**
 * Waits until whatever may still be added before `to` has been committed or undone: a transaction takes its time when
 * it is written and is seen when it is committed, so a list that did not wait could miss one for ever.
 *
 * @returns the end up to which the list is now for good; `undefined` when a transaction stays open for too long
 */
async function settle(db: Db, to: number): Promise<number | undefined> {
  const clock = await sql<{ now: string }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  // A number of its own after the clock: whoever has a higher one began to write later, and writes a later time.
  const begun = await sql<{ mark: string }>`select pg_current_xact_id()::text as mark`.execute(db);
  const mark = begun.rows[0]?.mark ?? "0";
  for (let tries = 0; tries < settleTries; tries += 1) {
    const { rows } = await sql<{ done: boolean }>`select pg_snapshot_xmin(pg_current_snapshot()) > ${mark}::text::xid8 as done`.execute(db);
    if (rows[0]?.done === true) return Math.min(to, Number(clock.rows[0]?.now ?? 0));
    await wait(settlePause);
  }
  return undefined;
}

async function getSummary(db: Db, provider: string, secret: string, { from, to }: Window) {
  const { rows } = await sql<{ currency: string; count: string; bets: string; wins: string; rollbacks: string }>`
    select currency, count(*) as count,
      coalesce(sum(amount) filter (where status = 'OK' and kind in ('bet', 'betwin')), 0)::text as bets,
      coalesce(sum(case kind when 'win' then amount else coalesce(win_amount, 0) end) filter (where status = 'OK'), 0)::text as wins,
      coalesce(sum(amount) filter (where status = 'OK' and kind = 'rollback'), 0)::text as rollbacks
    from provider_transactions where ${inWindow(provider, { from, to })}
    group by currency order by currency`.execute(db);
  const toAmount = (text: string) => toWireAmount(BigInt(text));
  const totals = rows.map(({ currency, bets, wins, rollbacks }): TransactionTotals => ({
    currency, bets: toAmount(bets), wins: toAmount(wins), rollbacks: toAmount(rollbacks),
  }));
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
  const signature = createHmac("sha256", secret).update(toSummaryText(from, to, count, totals)).digest("hex");
  return { to, count, totals, signature };
}

/** A page of a provider's transactions, and with the first page the signed summary of them all. */
interface TransactionList {
  readonly transactions: readonly ProviderTransaction[];
  readonly nextCursor?: string;
  readonly summary?: Awaited<ReturnType<typeof getSummary>>;
}

/**
 * A page of the provider's transactions in `[from, to)`, of all tenants, in the order of their times. All pages cost
 * the same, and together they hold each transaction once, also one that was under way when the first was asked for.
 *
 * @returns `undefined` when a transaction of the window stays under way: ask again
 */
export async function listProviderTransactions(
  db: Db,
  provider: string,
  secret: string,
  { from, to: asked, cursor }: Window & { readonly cursor: Cursor | undefined },
): Promise<TransactionList | undefined> {
  const to = cursor === undefined ? await settle(db, asked) : Math.min(asked, cursor.to);
  if (to === undefined) return undefined;
  const after = cursor === undefined ? sql`` : sql`
    and (processed_at, tenant_id, tx_id) > ('epoch'::timestamptz + ${cursor.micros}::bigint * interval '1 microsecond', ${cursor.tenant}::text, ${cursor.txId}::text)`;
  const { rows } = await sql<Row & { tenant_id: string; micros: string }>`
    select ${columns}, tenant_id, (extract(epoch from processed_at) * 1000000)::bigint as micros
    from provider_transactions where ${inWindow(provider, { from, to })} ${after}
    order by processed_at, tenant_id, tx_id limit ${pageSize}`.execute(db);
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  const next = last && Buffer.from([to, last.micros, last.tenant_id, last.tx_id].join("\n")).toString("base64url");
  return {
    transactions: rows.map(toTransaction),
    ...(next === undefined ? {} : { nextCursor: next }),
    ...(cursor === undefined ? { summary: await getSummary(db, provider, secret, { from, to }) } : {}),
  };
}

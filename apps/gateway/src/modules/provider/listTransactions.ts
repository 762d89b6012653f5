import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type ProviderTransaction, toSummaryText, toWireAmount, type TransactionTotals } from "@marquee/contract";
import { type Static, Type } from "typebox";
import type { Db } from "../../db/Db.ts";
import { decodeCursor, encodeCursor } from "../../http/cursor.ts";
import { toTransaction } from "./roundReportStore.ts";
import { isSettled, listWindow, markNow, sumTransactions, type Window } from "./transactionListStore.ts";

const pageSize = 500;
/** The longest window of one list, in milliseconds. */
export const longestWindow = 31 * 86_400_000;
const [settlePause, settleTries] = [20, 50];

/** The start of the next page, in a list that ends at `to`. */
const Cursor = Type.Object({
  to: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  micros: Type.String({ pattern: "^[0-9]{1,18}$" }),
  tenant: Type.String({ pattern: "^[A-Za-z0-9_.:-]+$" }),
  txId: Type.String({ pattern: "^[A-Za-z0-9_.:-]+$" }),
});

type Cursor = Static<typeof Cursor>;

/** Parses a cursor; `undefined` for an invalid text. */
export const toCursor = (text: string): Cursor | undefined => decodeCursor(Cursor, text);

/**
 * Waits until everything that may still be added before `to` is committed or rolled back: a transaction gets its time when
 * it is written but becomes visible when it is committed, so a list that did not wait could miss one for ever.
 *
 * @returns the end up to which the list is now for good; `undefined` when a transaction stays open for too long
 */
async function settle(db: Db, to: number): Promise<number | undefined> {
  const { now, mark } = await markNow(db);
  for (let tries = 0; tries < settleTries; tries += 1) {
    if (await isSettled(db, mark)) return Math.min(to, now);
    await wait(settlePause);
  }
  return undefined;
}

async function getSummary(db: Db, provider: string, secret: string, { from, to }: Window) {
  const rows = await sumTransactions(db, provider, { from, to });
  const toAmount = (text: string) => toWireAmount(BigInt(text));
  const totals = rows.map(({ currency, bets, wins, rollbacks }): TransactionTotals => ({
    currency,
    bets: toAmount(bets),
    wins: toAmount(wins),
    rollbacks: toAmount(rollbacks),
  }));
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
  const signature = createHmac("sha256", secret)
    .update(toSummaryText(from, to, count, totals))
    .digest("hex");
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
 * the same, and together they contain each transaction once, even one in progress at the first request.
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
  const rows = await listWindow(db, provider, { from, to }, cursor, pageSize);
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  const next = last && encodeCursor({ to, micros: last.micros, tenant: last.tenant_id, txId: last.tx_id });
  return {
    transactions: rows.map(toTransaction),
    ...(next === undefined ? {} : { nextCursor: next }),
    ...(cursor === undefined ? { summary: await getSummary(db, provider, secret, { from, to }) } : {}),
  };
}

import { createHmac } from "node:crypto";
import { toSummaryText, type TransactionTotals } from "@marquee/contract";
import type { ProviderTransaction } from "@marquee/contract/schema";
import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import { findMalformed } from "../../http/requireWellFormed.ts";
import type { GameSession } from "./gameSessionStore.ts";

const pageSize = 500;

interface Row {
  readonly tx_id: string;
  readonly kind: ProviderTransaction["kind"];
  readonly bet_tx_id: string | null;
  readonly round_id: string;
  readonly player_id: string;
  readonly amount: string;
  readonly win_amount: string | null;
  readonly currency: string;
  readonly status: ProviderTransaction["status"];
  readonly processed_at: Date;
  readonly tenant_id: string;
  readonly micros: string;
}

const columns = sql`tx_id, kind, bet_tx_id, round_id, player_id, amount, win_amount, currency, status, processed_at, tenant_id,
  (extract(epoch from processed_at) * 1000000)::bigint as micros`;

function toTransaction(row: Row): ProviderTransaction {
  return {
    txId: row.tx_id,
    kind: row.kind,
    ...(row.bet_tx_id === null ? {} : { betTxId: row.bet_tx_id }),
    roundId: row.round_id,
    playerId: row.player_id,
    amount: Number(row.amount),
    ...(row.win_amount === null ? {} : { winAmount: Number(row.win_amount) }),
    currency: row.currency,
    status: row.status,
    processedAt: row.processed_at.getTime(),
  };
}

/** A round without a row of its own holds refusals only, or the rollback of a bet that never came. */
function toState(stored: string | undefined, rows: readonly Row[]): "OPEN" | "CLOSED" | "ROLLED_BACK" {
  if (stored === "CLOSED" || stored === "ROLLED_BACK") return stored;
  const isStopped = rows.some(({ kind, status }) => kind === "rollback" && status === "OK");
  return stored === undefined && isStopped ? "ROLLED_BACK" : "OPEN";
}

/** A round of the player with its transactions in order; `undefined` when there is none. */
export async function getRound(db: Db, session: GameSession, roundId: string) {
  const round = await db
    .selectFrom("game_rounds")
    .select("state")
    .where("tenant_id", "=", session.tenant_id)
    .where("provider", "=", session.provider)
    .where("round_id", "=", roundId)
    .where("player_id", "=", session.player_id)
    .executeTakeFirst();
  const { rows } = await sql<Row>`
    select ${columns} from provider_transactions
    where tenant_id = ${session.tenant_id} and provider = ${session.provider} and round_id = ${roundId}
      and player_id = ${session.player_id}
    order by processed_at, tx_id`.execute(db);
  return rows.length === 0 ? undefined : { roundId, state: toState(round?.state, rows), transactions: rows.map(toTransaction) };
}

/** What a session staked and won, in 1/10,000 of the unit, and in how many rounds. */
export async function getSessionTotals(db: Db, session: GameSession): Promise<{ bets: number; wins: number; rounds: number }> {
  const { rows } = await sql<{ bets: string; wins: string; rounds: string }>`
    select
      coalesce(sum(case kind when 'rollback' then -amount when 'win' then 0 else amount end), 0)::text as bets,
      coalesce(sum(case kind when 'win' then amount else coalesce(win_amount, 0) end), 0)::text as wins,
      count(distinct round_id) filter (where kind in ('bet', 'betwin')) as rounds
    from provider_transactions
    where tenant_id = ${session.tenant_id} and session_id = ${session.id} and status = 'OK'`.execute(db);
  const { bets = "0", wins = "0", rounds = "0" } = rows[0] ?? {};
  return { bets: Math.max(0, Number(bets)), wins: Number(wins), rounds: Number(rounds) };
}

async function getTotals(db: Db, provider: string, from: number, to: number): Promise<{ count: number; totals: TransactionTotals[] }> {
  const { rows } = await sql<{ currency: string; count: string; bets: string; wins: string; rollbacks: string }>`
    select currency, count(*) as count,
      coalesce(sum(amount) filter (where status = 'OK' and kind in ('bet', 'betwin')), 0)::text as bets,
      coalesce(sum(case kind when 'win' then amount else coalesce(win_amount, 0) end) filter (where status = 'OK'), 0)::text as wins,
      coalesce(sum(amount) filter (where status = 'OK' and kind = 'rollback'), 0)::text as rollbacks
    from provider_transactions
    where provider = ${provider} and processed_at >= to_timestamp(${from}::numeric / 1000) and processed_at < to_timestamp(${to}::numeric / 1000)
    group by currency order by currency`.execute(db);
  const totals = rows.map((row) => ({ currency: row.currency, bets: Number(row.bets), wins: Number(row.wins), rollbacks: Number(row.rollbacks) }));
  return { count: rows.reduce((sum, row) => sum + Number(row.count), 0), totals };
}

/** Where the next page of a reconciliation list begins: behind this transaction. */
interface Cursor {
  readonly micros: string;
  readonly tenant: string;
  readonly txId: string;
}

/** Reads a cursor; `undefined` for a text that is none. */
export function toCursor(text: string): Cursor | undefined {
  const [micros, tenant, txId, ...rest] = Buffer.from(text, "base64url").toString().split("\n");
  if (micros === undefined || tenant === undefined || txId === undefined || rest.length > 0) return undefined;
  if (findMalformed([tenant, txId]) !== undefined) return undefined;
  return /^[0-9]{1,18}$/.test(micros) ? { micros, tenant, txId } : undefined;
}

/** A page of the provider's transactions in `[from, to)`, all tenants, with the signed summary of the whole window. */
export async function listProviderTransactions(
  db: Db,
  provider: string,
  secret: string,
  { from, to, cursor }: { readonly from: number; readonly to: number; readonly cursor: Cursor | undefined },
) {
  const after = cursor ?? { micros: "0", tenant: "", txId: "" };
  const { rows } = await sql<Row>`
    select ${columns} from provider_transactions
    where provider = ${provider} and processed_at >= to_timestamp(${from}::numeric / 1000) and processed_at < to_timestamp(${to}::numeric / 1000)
      and ((extract(epoch from processed_at) * 1000000)::bigint, tenant_id, tx_id) > (${after.micros}::bigint, ${after.tenant}::text, ${after.txId}::text)
    order by processed_at, tenant_id, tx_id limit ${pageSize}`.execute(db);
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  const nextCursor = last === undefined ? {} : { nextCursor: Buffer.from(`${last.micros}\n${last.tenant_id}\n${last.tx_id}`).toString("base64url") };
  const { count, totals } = await getTotals(db, provider, from, to);
  const signature = createHmac("sha256", secret).update(toSummaryText(from, to, count, totals)).digest("hex");
  return { transactions: rows.map(toTransaction), ...nextCursor, summary: { count, totals, signature } };
}

import { createHash } from "node:crypto";
import type { TransferKind } from "@marquee/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";

/** One line of a transfer: `amount` in 1/10,000 of the asset's unit, below zero where money leaves the account. */
export interface Posting {
  readonly account: string;
  readonly asset: string;
  readonly kind: TransferKind;
  readonly amount: bigint;
}

/** A money move. `(tenant, scope, key)` is moved at most once, ever. */
export interface Transfer {
  readonly tenant: string;
  readonly scope: string;
  readonly key: string;
  /** What the move is about, such as an order or a round. */
  readonly ref: string;
  readonly postings: readonly Posting[];
}

/** A holder's balance after the transfer's line, in 1/10,000 of the unit. */
interface BalanceAfter {
  readonly account: string;
  readonly asset: string;
  readonly balance: bigint;
}

/** The ledger's answer; `replayed` when the key had been used for the same transfer before, and nothing moved now. */
export type TransferResult =
  | {
      readonly outcome: "POSTED";
      readonly transferId: string;
      readonly replayed: boolean;
      readonly balances: readonly BalanceAfter[];
    }
  | {
      readonly outcome: "REFUSED";
      readonly transferId: string;
      readonly replayed: boolean;
      readonly refusal: "INSUFFICIENT" | "LIMIT";
    }
  /** The key was used for a transfer of other content. */
  | { readonly outcome: "CONFLICT" };

interface Row {
  readonly outcome: "POSTED" | "REFUSED" | "CONFLICT";
  readonly replayed: boolean;
  readonly transfer_id: string;
  readonly refusal: "INSUFFICIENT" | "LIMIT" | null;
  readonly balances: readonly { readonly account: string; readonly asset: string; readonly balance: string }[];
}

function toResult(row: Row): TransferResult {
  const { outcome, replayed, transfer_id: transferId, refusal } = row;
  if (outcome === "CONFLICT") return { outcome };
  if (refusal !== null) return { outcome: "REFUSED", transferId, replayed, refusal };
  const balances = row.balances.map(({ account, asset, balance }) => ({ account, asset, balance: BigInt(balance) }));
  return { outcome: "POSTED", transferId, replayed, balances };
}

function toArguments({ tenant, scope, key, ref, postings }: Transfer) {
  // Key by key, so that the digest does not depend on how the caller built the posting.
  const lines = postings.map(({ account, asset, kind, amount }) => ({ account, asset, kind, amount: `${amount}` }));
  const digest = createHash("sha256").update(`${ref}\n${JSON.stringify(lines)}`).digest("hex");
  return { tenant, transfer: uuidv7(), scope, key, digest, ref, lines };
}

/**
 * Moves money: one call of the database, whole or not at all. A refusal is stored like a move, so that the same key
 * gets the same answer after the balance has changed.
 *
 * @throws DatabaseError for a transfer that no caller should make: one-sided, not adding up to zero, mixing trial and
 * real money, or naming an account that was never opened.
 */
export async function postTransfer(db: QueryExecutorProvider, transfer: Transfer): Promise<TransferResult> {
  const { tenant, transfer: id, scope, key, digest, ref, lines } = toArguments(transfer);
  const { rows } = await sql<Row>`
    select * from ledger.post(${tenant}, ${id}, ${scope}, ${key}, ${digest}, ${ref}, ${JSON.stringify(lines)}::jsonb)`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error("the ledger gave no answer");
  return toResult(row);
}

/** Many transfers in one call, each as {@link postTransfer} makes it, with the answers in their order. */
export async function postTransfers(db: QueryExecutorProvider, transfers: readonly Transfer[]): Promise<readonly TransferResult[]> {
  const { rows } = await sql<Row>`
    select p.* from rows from (jsonb_to_recordset(${JSON.stringify(transfers.map(toArguments))}::jsonb)
        as (tenant text, transfer uuid, scope text, key text, digest text, ref text, lines jsonb))
      with ordinality as t(tenant, transfer, scope, key, digest, ref, lines, number)
    cross join lateral ledger.post(t.tenant, t.transfer, t.scope, t.key, t.digest, t.ref, t.lines) p
    order by t.number`.execute(db);
  return rows.map(toResult);
}

/** A holder's account: whose, which purse, in which currency. */
export interface Holder {
  readonly tenant: string;
  readonly account: string;
  readonly asset: string;
}

/** Opens holders' accounts, with nothing in them; opening one again changes nothing. */
export async function openAccounts(db: QueryExecutorProvider, holders: readonly Holder[]): Promise<void> {
  await sql`
    select ledger.open_account(h.tenant, h.account, h.asset)
    from jsonb_to_recordset(${JSON.stringify(holders)}::jsonb) as h(tenant text, account text, asset text)`.execute(db);
}

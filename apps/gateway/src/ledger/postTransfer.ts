import { createHash } from "node:crypto";
import type { PointKind, TransferKind } from "@marquee/contract";
import { CompiledQuery, type QueryExecutorProvider, sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";

/** One line of a transfer: `amount` in 1/10,000 of the asset's unit, negative where money leaves the account. */
export interface Posting {
  readonly account: string;
  readonly asset: string;
  readonly kind: TransferKind | PointKind;
  readonly amount: bigint;
}

/** A money move. For each `(tenant, scope, key)` money is moved at most once, ever. */
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

/** The ledger's answer; `replayed` when the same transfer was made earlier under this key and nothing moved now. */
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
  /** The key was used for another transfer. */
  | { readonly outcome: "CONFLICT" };

interface Row {
  readonly outcome: "POSTED" | "REFUSED" | "CONFLICT";
  readonly replayed: boolean;
  readonly transfer_id: string;
  readonly refusal: "INSUFFICIENT" | "LIMIT" | null;
  /** One balance for each line; null on the house side. */
  readonly balances: readonly (string | null)[] | null;
}

function toBalances({ postings }: Transfer, balances: Row["balances"]): readonly BalanceAfter[] {
  return postings.flatMap(({ account, asset }, line) => {
    const balance = balances?.[line] ?? null;
    return balance === null ? [] : [{ account, asset, balance: BigInt(balance) }];
  });
}

function toResult(transfer: Transfer, row: Row | undefined): TransferResult {
  if (row === undefined) throw new Error("the ledger gave no answer");
  const { outcome, replayed, transfer_id: transferId, refusal, balances } = row;
  if (outcome === "CONFLICT") return { outcome };
  if (refusal !== null) return { outcome: "REFUSED", transferId, replayed, refusal };
  return { outcome: "POSTED", transferId, replayed, balances: toBalances(transfer, balances) };
}

function toArguments({ tenant, scope, key, ref, postings }: Transfer) {
  const accounts = postings.map(({ account }) => account);
  const assets = postings.map(({ asset }) => asset);
  const kinds = postings.map(({ kind }) => kind);
  const amounts = postings.map(({ amount }) => `${amount}`);
  const digest = createHash("sha256")
    .update(JSON.stringify([ref, accounts, assets, kinds, amounts]))
    .digest("hex");
  return { tenant, id: uuidv7(), scope, key, digest, ref, accounts, assets, kinds, amounts };
}

const columns = "outcome, replayed, transfer_id, refusal, balances";
const postOne = `select ${columns} from ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/**
 * Moves money: one database call, all or nothing. A refusal is stored like a transfer, so that the same key
 * gets the same answer after the balance has changed.
 *
 * @throws DatabaseError for a transfer that no caller should make: one-sided, not adding up to zero, mixing trial and
 * real money, or naming an account that was never opened.
 */
export async function postTransfer(db: QueryExecutorProvider, transfer: Transfer): Promise<TransferResult> {
  const { tenant, id, scope, key, digest, ref, accounts, assets, kinds, amounts } = toArguments(transfer);
  // As text with parameters: the busiest statement skips the query compiler.
  const call = CompiledQuery.raw(postOne, [tenant, id, scope, key, digest, ref, accounts, assets, kinds, amounts]);
  const { rows } = await db.getExecutor().executeQuery<Row>(call);
  return toResult(transfer, rows[0]);
}

const postMany = `select ${columns} from ledger.post_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** Many transfers in one call, each as {@link postTransfer} makes it, with the answers in their order. */
export async function postTransfers(
  db: QueryExecutorProvider,
  transfers: readonly Transfer[],
): Promise<readonly TransferResult[]> {
  const sent = transfers.map(toArguments);
  const lines = sent.flatMap(({ accounts, assets, kinds, amounts }, index) =>
    accounts.map((account, line) => ({
      number: `${index + 1}`,
      account,
      asset: assets[line],
      kind: kinds[line],
      amount: amounts[line],
    })),
  );
  const call = CompiledQuery.raw(postMany, [
    sent.map(({ tenant }) => tenant),
    sent.map(({ id }) => id),
    sent.map(({ scope }) => scope),
    sent.map(({ key }) => key),
    sent.map(({ digest }) => digest),
    sent.map(({ ref }) => ref),
    lines.map(({ number }) => number),
    lines.map(({ account }) => account),
    lines.map(({ asset }) => asset),
    lines.map(({ kind }) => kind),
    lines.map(({ amount }) => amount),
  ]);
  const { rows } = await db.getExecutor().executeQuery<Row>(call);
  return transfers.map((transfer, index) => toResult(transfer, rows[index]));
}

/** A holder's account: whose, which wallet, in which currency. */
export interface Holder {
  readonly tenant: string;
  readonly account: string;
  readonly asset: string;
}

/** Opens holders' accounts with balance zero; opening one again changes nothing. */
export async function openAccounts(db: QueryExecutorProvider, holders: readonly Holder[]): Promise<void> {
  await sql`
    select ledger.open_account(h.tenant, h.account, h.asset)
    from jsonb_to_recordset(${JSON.stringify(holders)}::jsonb) as h(tenant text, account text, asset text)`.execute(db);
}

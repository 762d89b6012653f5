import type { TransferKind } from "@marquee/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Holder } from "./postTransfer.ts";

/** The balance in 1/10,000 of the unit; `undefined` for an account that was never opened. */
export async function getAccountBalance(db: QueryExecutorProvider, { tenant, account, asset }: Holder): Promise<bigint | undefined> {
  const { rows } = await sql<{ balance: string }>`
    select balance from ledger.accounts
    where tenant_id = ${tenant} and account = ${account} and asset = ${asset}`.execute(db);
  return rows[0] === undefined ? undefined : BigInt(rows[0].balance);
}

/** The balance, with the account's row locked until the transaction ends. */
export async function lockAccount(db: QueryExecutorProvider, { tenant, account, asset }: Holder): Promise<bigint> {
  const { rows } = await sql<{ balance: string | null }>`
    select ledger.lock_account(${tenant}, ${account}, ${asset}) as balance`.execute(db);
  const balance = rows[0]?.balance ?? null;
  if (balance === null) throw new Error(`no account ${account} in ${asset}`);
  return BigInt(balance);
}

/** Which entries: days on the calendar of `timeZone`, both included. */
export interface EntryFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: TransferKind | undefined;
  readonly timeZone: string;
}

/** One entry of a holder; amounts in 1/10,000 of the unit. */
export interface HolderEntry {
  readonly position: string;
  readonly kind: TransferKind;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly at: Date;
  readonly ref: string;
}

function toCondition({ tenant, account, asset }: Holder, { from, to, kind, timeZone }: EntryFilter) {
  const parts = [sql`e.tenant_id = ${tenant} and e.account = ${account} and e.asset = ${asset} and e.position is not null`];
  if (from !== undefined) parts.push(sql`e.at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to !== undefined) parts.push(sql`e.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (kind !== undefined) parts.push(sql`e.kind = ${kind}`);
  return sql.join(parts, sql` and `);
}

/** A page of a holder's entries, newest first. */
export async function listHolderEntries(
  db: QueryExecutorProvider,
  holder: Holder,
  filter: EntryFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly HolderEntry[]> {
  const { rows } = await sql<Omit<HolderEntry, "amount" | "balance"> & { amount: string; balance: string }>`
    select e.position, e.kind, e.amount, e.balance_after as balance, e.at, t.ref
    from ledger.entries e join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
    where ${toCondition(holder, filter)} order by e.position desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), balance: BigInt(row.balance) }));
}

/** How many entries there are and what went in and out, in 1/10,000 of the unit. */
export async function getHolderTotals(
  db: QueryExecutorProvider,
  holder: Holder,
  filter: EntryFilter,
): Promise<{ readonly count: number; readonly in: bigint; readonly out: bigint }> {
  const { rows } = await sql<{ count: string; gained: string; spent: string }>`
    select count(*) as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as gained,
      coalesce(sum(e.amount) filter (where e.amount < 0), 0)::text as spent
    from ledger.entries e where ${toCondition(holder, filter)}`.execute(db);
  const { count = "0", gained = "0", spent = "0" } = rows[0] ?? {};
  return { count: Number(count), in: BigInt(gained), out: BigInt(spent) };
}

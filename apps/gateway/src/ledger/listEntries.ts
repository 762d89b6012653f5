import type { TransferKind } from "@marquee/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Holder } from "./postTransfer.ts";

/** A period: days on the calendar of `timeZone`, both included. */
export interface EntryPeriod {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** An entry of a holder; amounts in 1/10,000 of the unit. */
export interface ListedEntry {
  readonly position: string;
  readonly kind: TransferKind;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly at: Date;
  readonly ref: string;
}

/**
 * A holder's entries of a period behind a position, newest first, at most so many. Rolled-up days tell in which positions to look, so a part
 * costs its own length, wherever in the ledger it stands.
 */
export async function listEntries(
  db: QueryExecutorProvider,
  { tenant, account, asset }: Holder,
  { from, to, timeZone }: EntryPeriod,
  behind: string | undefined,
  limit: number,
): Promise<readonly ListedEntry[]> {
  const isHolders = (name: string) =>
    sql`${sql.ref(`${name}.tenant_id`)} = ${tenant} and ${sql.ref(`${name}.account`)} = ${account} and ${sql.ref(`${name}.asset`)} = ${asset}`;
  const { rows } = await sql<Omit<ListedEntry, "amount" | "balance"> & { amount: string; balance: string }>`
    with spans as materialized (
      select coalesce(max(r.position), 0) + 1 as first, 9223372036854775807 as last from ledger.rolled_holders r
      where ${isHolders("r")} and r.zone = ${timeZone}
      union all
      select min(d.first_position), max(d.last_position) from ledger.holder_days d
      where ${isHolders("d")} and d.zone = ${timeZone} and d.day between ${from}::date and ${to}::date
      having count(*) > 0
    )
    select p.position, p.kind, p.amount, p.balance_after as balance, p.at, t.ref
    from (
      select f.* from spans s cross join lateral (
        select e.* from ledger.entries e
        where ${isHolders("e")} and e.position between s.first and s.last and e.position < ${behind ?? "9223372036854775807"}::bigint
          and e.at >= ${from}::date::timestamp at time zone ${timeZone} and e.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
        order by e.position desc limit ${limit}
      ) f order by f.position desc limit ${limit}
    ) p join ledger.transfers t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    order by p.position desc`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), balance: BigInt(row.balance) }));
}

/** How many entries a holder has in a period. */
export async function countEntries(
  db: QueryExecutorProvider,
  { tenant, account, asset }: Holder,
  { from, to, timeZone }: EntryPeriod,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    with rolled as materialized (
      select coalesce(max(position), 0) as position from ledger.rolled_holders
      where tenant_id = ${tenant} and account = ${account} and asset = ${asset} and zone = ${timeZone}
    )
    select (select coalesce(sum(d.entries), 0) from ledger.holder_days d
        where d.tenant_id = ${tenant} and d.account = ${account} and d.asset = ${asset} and d.zone = ${timeZone}
          and d.day between ${from}::date and ${to}::date)
      + (select count(*) from rolled r, ledger.entries e
        where e.tenant_id = ${tenant} and e.account = ${account} and e.asset = ${asset} and e.position > r.position
          and e.at >= ${from}::date::timestamp at time zone ${timeZone} and e.at < (${to}::date + 1)::timestamp at time zone ${timeZone})
      as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

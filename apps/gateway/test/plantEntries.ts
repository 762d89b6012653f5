import type { TransferKind } from "@marquee/contract";
import { type Kysely, sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import { uuidv7 } from "../src/db/uuidv7.ts";
import { type Holder, openAccounts } from "../src/ledger/postTransfer.ts";

/** An entry that is put into the past. */
export interface PlantedEntry {
  readonly kind: TransferKind;
  readonly amount: bigint;
  readonly at: Date;
}

/** Does work with the rights of the tables' owner, which no gateway has. */
export function asOwner<Schema, Result>(
  db: Kysely<Schema>,
  work: (tx: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`set local role none`.execute(tx);
    return work(tx);
  });
}

/** Adds entries at times of their own to a holder's account: only the holder's side, without a chain. */
export async function plantEntries<Schema>(
  db: Kysely<Schema>,
  holder: Holder,
  entries: readonly PlantedEntry[],
): Promise<void> {
  const { tenant, account, asset } = holder;
  await openAccounts(db, [holder]);
  const [ids, kinds] = [entries.map(() => uuidv7()), entries.map(({ kind }) => kind)];
  const [amounts, times] = [entries.map(({ amount }) => `${amount}`), entries.map(({ at }) => at.toISOString())];
  await asOwner(db, (tx) =>
    sql`
      with planted as (
        select * from unnest(${ids}::uuid[], ${kinds}::text[], ${amounts}::bigint[], ${times}::timestamptz[])
          with ordinality as p(id, kind, amount, at, number)
      ), transfers as (
        insert into ledger.transfers (tenant_id, id, scope, key, digest, ref, at)
        select ${tenant}, id, 'planted', id::text, '', 'planted ' || number, at from planted
      ), holder as (
        select entries from ledger.accounts where tenant_id = ${tenant} and account = ${account} and asset = ${asset}
      ), added as (
        insert into ledger.entries (tenant_id, transfer_id, line, account, asset, kind, amount, position, balance_after, hash, at)
        select ${tenant}, p.id, 1, ${account}, ${asset}, p.kind, p.amount, h.entries + p.number, sum(p.amount) over (order by p.number), '', p.at
        from planted p cross join holder h
      )
      update ledger.accounts set entries = entries + (select count(*) from planted)
      where tenant_id = ${tenant} and account = ${account} and asset = ${asset}`.execute(tx),
  );
}

/** Where the entries of many others lie: so many holders in turn, and all `of` of them spread over the last days. */
interface PlantedCrowd {
  readonly tenant: string;
  readonly asset: string;
  readonly holders: number;
  readonly days: number;
  readonly of: number;
}

/** Adds the entries of many others by their numbers, `to` excluded: only their side, without chains. */
export async function plantOthers<Schema>(
  db: Kysely<Schema>,
  { tenant, asset, holders, days, of }: PlantedCrowd,
  from: number,
  to: number,
): Promise<void> {
  await asOwner(db, (tx) =>
    sql`
      with planted as materialized (
        select n, gen_random_uuid() as id, now() - ${days}::float8 * (1 - n::float8 / ${of}::float8) * interval '1 day' as at
        from generate_series(${from}::int, ${to - 1}::int) n
      ), transfers as (
        insert into ledger.transfers (tenant_id, id, scope, key, digest, ref, at)
        select ${tenant}, id, 'planted', id::text, '', 'planted', at from planted
      )
      insert into ledger.entries (tenant_id, transfer_id, line, account, asset, kind, amount, position, balance_after, hash, at)
      select ${tenant}, id, 1, 'member:other' || n % ${holders}::int || ':main', ${asset}, 'BET', -10000, n / ${holders}::int + 1, 0, '', at
      from planted`.execute(tx),
  );
}

/** Adds holders `m1`, `m2` and so on with so many entries each, which add up to their balances: only their side, without chains. */
export async function plantHolders(db: Db, tenant: string, holders: number, of: number): Promise<void> {
  await asOwner(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      with holders as (
        insert into ledger.accounts (tenant_id, account, asset, balance, entries, head)
        select ${tenant}, 'member:m' || n || ':main', 'VND', 10 * ${of}::int, ${of}, '' from generate_series(1, ${holders}::int) n
      ), planted as materialized (
        select n, gen_random_uuid() as id from generate_series(0, ${holders * of - 1}::int) n
      ), transfers as (
        insert into ledger.transfers (tenant_id, id, scope, key, digest, ref, at)
        select ${tenant}, id, 'planted', id::text, '', 'planted', clock_timestamp() from planted
      )
      insert into ledger.entries (tenant_id, transfer_id, line, account, asset, kind, amount, position, balance_after, hash, at)
      select ${tenant}, id, 1, 'member:m' || 1 + n / ${of}::int || ':main', 'VND', 'BET', 10, 1 + n % ${of}::int, 10 * (1 + n % ${of}::int), '',
        clock_timestamp()
      from planted`.execute(tx);
    for (const table of ["ledger.accounts", "ledger.transfers", "ledger.entries"])
      await sql`analyze ${sql.table(table)}`.execute(tx);
  });
}

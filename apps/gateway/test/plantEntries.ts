import type { TransferKind } from "@marquee/contract";
import { type Kysely, sql } from "kysely";
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

import { type QueryExecutorProvider, sql } from "kysely";

/** A realm's asset that does not add up to zero, in 1/10,000 of the unit. */
export interface Imbalance {
  readonly tenant: string;
  readonly realm: "real" | "trial";
  readonly asset: string;
  readonly total: bigint;
}

/**
 * The trial balance at one moment without reading sealed hours: the holders' balances, the house's balances when their
 * last hour was sealed, and the house's entries since.
 *
 * @returns the sums that are not zero.
 */
export async function listImbalances(db: QueryExecutorProvider): Promise<readonly Imbalance[]> {
  // The time is read first, so that the database can plan with it. An hour that is sealed meanwhile is read from its
  // entries.
  const { rows: sealing } = await sql<{ until: string }>`select until::text as until from ledger.sealing`.execute(db);
  const until = sealing[0]?.until ?? "-infinity";
  const { rows } = await sql<Omit<Imbalance, "total"> & { total: string }>`
    with recursive sealed as (
      -- From one house account to the next by the key: there are few of them, and many hours of each.
      (select tenant_id, account, asset from ledger.seals order by tenant_id, account, asset limit 1)
      union all
      select n.* from sealed s cross join lateral (
        select x.tenant_id, x.account, x.asset from ledger.seals x
        where (x.tenant_id, x.account, x.asset) > (s.tenant_id, s.account, s.asset)
        order by x.tenant_id, x.account, x.asset limit 1) n
    ), parts as (
      select tenant_id, account, asset, balance::numeric as amount from ledger.accounts
      union all
      select s.tenant_id, s.account, s.asset, t.total
      from sealed s cross join lateral (
        select x.total from ledger.seals x
        where x.tenant_id = s.tenant_id and x.account = s.account and x.asset = s.asset and x.hour < ${until}::timestamptz
        order by x.hour desc limit 1) t
      union all
      select tenant_id, account, asset, amount from ledger.entries where position is null and at >= ${until}::timestamptz
    )
    select tenant_id as tenant, case when account like 'trial:%' then 'trial' else 'real' end as realm, asset, sum(amount)::text as total
    from parts group by 1, 2, 3 having sum(amount) <> 0`.execute(db);
  return rows.map((row) => ({ ...row, total: BigInt(row.total) }));
}

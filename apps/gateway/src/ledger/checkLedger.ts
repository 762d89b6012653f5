import { createHash } from "node:crypto";
import { type QueryExecutorProvider, sql } from "kysely";

/** Something in the ledger that cannot be: empty lists are the proof that it adds up. */
export interface LedgerFault {
  readonly tenant: string;
  readonly subject: string;
  readonly problem: string;
}

/**
 * The trial balance: every transfer and every asset adds up to zero in both realms, every holder's balance is the sum
 * of its entries, and no refused transfer moved anything.
 *
 * @returns the faults, none when the ledger is balanced.
 */
export async function checkTrialBalance(db: QueryExecutorProvider): Promise<readonly LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    select tenant_id as tenant, transfer_id::text as subject, 'the transfer does not add up to zero' as problem
    from ledger.entries group by tenant_id, transfer_id, asset having sum(amount) <> 0
    union all
    select tenant_id, realm || ' ' || asset, 'the realm does not add up to zero'
    from (select *, case when account like 'trial:%' then 'trial' else 'real' end as realm from ledger.entries) e
    group by tenant_id, realm, asset having sum(amount) <> 0
    union all
    select a.tenant_id, a.account || ' ' || a.asset, 'the balance is not the sum of the entries'
    from ledger.accounts a
    left join (select tenant_id, account, asset, sum(amount) as total, count(*) as entries
               from ledger.entries where position is not null group by 1, 2, 3) e using (tenant_id, account, asset)
    where a.balance <> coalesce(e.total, 0) or a.entries <> coalesce(e.entries, 0)
    union all
    select t.tenant_id, t.id::text, 'the transfer has entries although refused, or none although made'
    from ledger.transfers t
    where (t.refusal is null) <> exists
      (select 1 from ledger.entries e where e.tenant_id = t.tenant_id and e.transfer_id = t.id)
    union all
    select e.tenant_id, e.transfer_id::text, 'the entry has no transfer'
    from ledger.entries e
    where not exists (select 1 from ledger.transfers t where t.tenant_id = e.tenant_id and t.id = e.transfer_id)`.execute(db);
  return rows;
}

interface ChainRow {
  readonly tenant_id: string;
  readonly account: string;
  readonly asset: string;
  readonly position: string;
  readonly kind: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly transfer_id: string;
  readonly line: number;
  readonly micros: string;
  readonly hash: string;
}

function hashOf(previous: string, row: ChainRow): string {
  const { tenant_id, account, asset, position, kind, amount, balance_after, transfer_id, line, micros } = row;
  const said = [previous, tenant_id, account, asset, position, kind, amount, balance_after, transfer_id, line, micros];
  return createHash("sha256").update(said.join("|")).digest("hex");
}

function findBreak(rows: readonly ChainRow[], head: string): string | undefined {
  let previous = "";
  let balance = 0n;
  for (const [index, row] of rows.entries()) {
    balance += BigInt(row.amount);
    if (row.position !== String(index + 1)) return `entry ${index + 1} is missing`;
    if (row.balance_after !== balance.toString()) return `entry ${row.position} has another balance`;
    if (row.hash !== hashOf(previous, row)) return `entry ${row.position} does not continue the chain`;
    previous = row.hash;
  }
  return previous === head ? undefined : "the last entries are missing";
}

/**
 * Follows each holder's chain from its first entry to its head, with the hash computed here and not in the database.
 *
 * @returns one fault per broken chain.
 */
export async function checkChains(db: QueryExecutorProvider): Promise<readonly LedgerFault[]> {
  const { rows: accounts } = await sql<{ tenant_id: string; account: string; asset: string; head: string }>`
    select tenant_id, account, asset, head from ledger.accounts order by tenant_id, account, asset`.execute(db);
  const faults: LedgerFault[] = [];
  for (const { tenant_id: tenant, account, asset, head } of accounts) {
    const { rows } = await sql<ChainRow>`
      select tenant_id, account, asset, position, kind, amount, balance_after, transfer_id, line,
        (extract(epoch from at) * 1000000)::bigint as micros, hash
      from ledger.entries where tenant_id = ${tenant} and account = ${account} and asset = ${asset} and position is not null
      order by position`.execute(db);
    const problem = findBreak(rows, head);
    if (problem !== undefined) faults.push({ tenant, subject: `${account} ${asset}`, problem });
  }
  return faults;
}

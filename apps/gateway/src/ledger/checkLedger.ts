import { createHash } from "node:crypto";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { LedgerFault } from "./LedgerFault.ts";

// Every check reads this many rows at a time, which keeps statements short and memory small.
const atOnce = 10_000;
const holdersAtOnce = 500;
const sumsAtOnce = 200_000;

/** The holder that a batch follows; `undefined` means the start of the table. */
type Border = readonly string[] | undefined;

/** Every tenant with transfers or entries, from one to the next by their keys. */
async function listTenants(db: QueryExecutorProvider): Promise<readonly string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(
    select least(
      (select min(tenant_id) from ledger.transfers where tenant_id > ${after}),
      (select min(tenant_id) from ledger.entries where tenant_id > ${after})) as tenant)`;
  const { rows } = await sql<{ tenant: string }>`
    with recursive found as (
      select tenant from ${next(sql`''`)} first
      union all
      select n.tenant from found f cross join lateral ${next(sql`f.tenant`)} n where f.tenant is not null
    )
    select tenant from found where tenant is not null order by tenant`.execute(db);
  return rows.map(({ tenant }) => tenant);
}

/** The last transfer of a tenant's next batch; `undefined` for the last batch. */
async function findTransferBorder(
  db: QueryExecutorProvider,
  tenant: string,
  after: string | undefined,
  atOnce: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ledger.transfers
    where tenant_id = ${tenant} and ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
    order by id offset ${atOnce - 1} limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Sets are compared as sets: a join of 10,000 rows by a nested loop takes minutes where they are estimated badly. Borders are of one column:
 * those of two are estimated badly too, and each batch would read the whole table.
 */
async function checkTransfers(
  db: QueryExecutorProvider,
  tenant: string,
  after: string | undefined,
  to: string | undefined,
) {
  const between = (id: string) => {
    const parts = [
      sql`tenant_id = ${tenant}`,
      after && sql`${sql.ref(id)} > ${after}::uuid`,
      to && sql`${sql.ref(id)} <= ${to}::uuid`,
    ];
    return sql.join(
      parts.filter((part) => typeof part === "object"),
      sql` and `,
    );
  };
  const faults = await sql<LedgerFault>`
    with e as materialized (select * from ledger.entries where ${between("transfer_id")}),
      t as materialized (select * from ledger.transfers where ${between("id")})
    select tenant_id as tenant, transfer_id::text as subject, 'the transfer does not add up to zero' as problem
    from e group by tenant_id, transfer_id, asset having sum(amount) <> 0
    union all
    select tenant_id, id::text, 'the transfer has entries although refused, or none although made' from (
      (select tenant_id, id from t where refusal is null except select tenant_id, transfer_id from e)
      union all
      (select tenant_id, id from t where refusal is not null intersect select tenant_id, transfer_id from e)
    ) unlike
    union all
    select tenant_id, transfer_id::text, 'the entry has no transfer' from (
      select tenant_id, transfer_id from e except select tenant_id, id from t
    ) lone`.execute(db);
  const sums = await sql<{ tenant: string; realm: string; total: string }>`
    select tenant_id as tenant, case when account like 'trial:%' then 'trial ' else 'real ' end || asset as realm, sum(amount)::text as total
    from ledger.entries where ${between("transfer_id")} group by 1, 2 having sum(amount) <> 0`.execute(db);
  return { faults: faults.rows, sums: sums.rows };
}

/**
 * Holders after a given one whose balance differs from the sum of their entries, and the last holder checked. By what the holders say that
 * they have, one statement sums up at most `entriesAtOnce` entries, or those of one holder.
 */
async function checkBalances(db: QueryExecutorProvider, after: Border, entriesAtOnce: number) {
  const { rows } = await sql<{ tenant_id: string; account: string; asset: string; is_wrong: boolean }>`
    select a.tenant_id, a.account, a.asset, a.balance <> e.total or a.entries <> e.entries as is_wrong
    from (
      select *, sum(entries) over (order by tenant_id, account, asset) - entries as before from (
        select * from ledger.accounts
        where ${after === undefined ? sql`true` : sql`(tenant_id, account, asset) > (${after[0]}, ${after[1]}, ${after[2]})`}
        order by tenant_id, account, asset limit ${holdersAtOnce}
      ) next
    ) a
    cross join lateral (
      select coalesce(sum(amount), 0) as total, count(*) as entries from ledger.entries e
      where e.tenant_id = a.tenant_id and e.account = a.account and e.asset = a.asset and e.position is not null
    ) e
    where a.before < ${entriesAtOnce}
    order by a.tenant_id, a.account, a.asset`.execute(db);
  const faults = rows
    .filter((row) => row.is_wrong)
    .map(({ tenant_id: tenant, account, asset }): LedgerFault => ({
      tenant,
      subject: `${account} ${asset}`,
      problem: "the balance is not the sum of the entries",
    }));
  const last = rows.at(-1);
  return { faults, last: last && [last.tenant_id, last.account, last.asset] };
}

/** How many transfers, and how many entries of holders, one statement reads. */
interface BatchSizes {
  readonly transfers: number;
  readonly sums: number;
}

/**
 * The trial balance: every transfer and every asset adds up to zero in both realms, every holder's balance is the sum
 * of its entries, and no refused transfer moved anything. It reads the whole ledger in batches while others post.
 *
 * @returns the faults, none when the ledger is balanced.
 */
export async function checkTrialBalance(
  db: QueryExecutorProvider,
  { transfers, sums }: BatchSizes = { transfers: atOnce, sums: sumsAtOnce },
): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  const realms = new Map<string, { readonly tenant: string; readonly subject: string; total: bigint }>();
  for (const of of await listTenants(db)) {
    let after: string | undefined;
    do {
      const to: string | undefined = await findTransferBorder(db, of, after, transfers);
      const piece = await checkTransfers(db, of, after, to);
      faults.push(...piece.faults);
      for (const { tenant, realm, total } of piece.sums) {
        const key = JSON.stringify([tenant, realm]);
        const sum = realms.get(key) ?? { tenant, subject: realm, total: 0n };
        sum.total += BigInt(total);
        realms.set(key, sum);
      }
      after = to;
    } while (after !== undefined);
  }
  for (const { tenant, subject, total } of realms.values()) {
    if (total !== 0n) faults.push({ tenant, subject, problem: "the realm does not add up to zero" });
  }
  let after: Border;
  do {
    const { faults: found, last }: Awaited<ReturnType<typeof checkBalances>> = await checkBalances(db, after, sums);
    faults.push(...found);
    after = last;
  } while (after !== undefined);
  return faults;
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

/** A holder's state when the check of its chain began: later entries are not checked. */
interface Head {
  readonly tenant_id: string;
  readonly account: string;
  readonly asset: string;
  readonly head: string;
  readonly entries: string;
}

async function findBreak(
  db: QueryExecutorProvider,
  { tenant_id, account, asset, head, entries }: Head,
): Promise<string | undefined> {
  let previous = "";
  let balance = 0n;
  for (let followed = 0; ;) {
    const { rows } = await sql<ChainRow>`
      select tenant_id, account, asset, position, kind, amount, balance_after, transfer_id, line,
        (extract(epoch from at) * 1000000)::bigint as micros, hash
      from ledger.entries
      where tenant_id = ${tenant_id} and account = ${account} and asset = ${asset} and position > ${followed} and position <= ${entries}::bigint
      order by position limit ${atOnce}`.execute(db);
    for (const row of rows) {
      followed += 1;
      balance += BigInt(row.amount);
      if (row.position !== String(followed)) return `entry ${followed} is missing`;
      if (row.balance_after !== balance.toString()) return `entry ${row.position} has another balance`;
      if (row.hash !== hashOf(previous, row)) return `entry ${row.position} does not continue the chain`;
      previous = row.hash;
    }
    if (rows.length < atOnce) return previous === head ? undefined : "the last entries are missing";
  }
}

async function listHeads(db: QueryExecutorProvider, after: readonly string[]): Promise<readonly Head[]> {
  const { rows } = await sql<Head>`
    select tenant_id, account, asset, head, entries from ledger.accounts
    where (tenant_id, account, asset) > (${after[0]}, ${after[1]}, ${after[2]})
    order by tenant_id, account, asset limit ${holdersAtOnce}`.execute(db);
  return rows;
}

/**
 * Follows each holder's chain from its first entry to its head, computing the hashes here and not in the database.
 *
 * @returns one fault per broken chain.
 */
export async function checkChains(db: QueryExecutorProvider): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (let after: Border = ["", "", ""]; after !== undefined;) {
    const holders: readonly Head[] = await listHeads(db, after);
    for (const holder of holders) {
      const problem = await findBreak(db, holder);
      if (problem !== undefined)
        faults.push({ tenant: holder.tenant_id, subject: `${holder.account} ${holder.asset}`, problem });
    }
    const last: Head | undefined = holders.length === holdersAtOnce ? holders.at(-1) : undefined;
    after = last && [last.tenant_id, last.account, last.asset];
  }
  return faults;
}

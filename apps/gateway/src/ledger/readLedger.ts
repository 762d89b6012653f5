import { type QueryExecutorProvider, sql } from "kysely";
import type { Holder } from "./postTransfer.ts";

/** The balance in 1/10,000 of the unit; `undefined` for an account that was never opened. */
export async function getAccountBalance(
  db: QueryExecutorProvider,
  { tenant, account, asset }: Holder,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ balance: string }>`
    select balance from ledger.accounts
    where tenant_id = ${tenant} and account = ${account} and asset = ${asset}`.execute(db);
  return rows[0] === undefined ? undefined : BigInt(rows[0].balance);
}

/** The names of a member's accounts of real money, those at vendors too, in the order in which they are locked; of one asset, if named. */
export async function listHolderAccounts(
  db: QueryExecutorProvider,
  { tenant, memberId, asset }: { readonly tenant: string; readonly memberId: string; readonly asset?: string },
): Promise<readonly string[]> {
  const ofAsset = asset === undefined ? sql`true` : sql`asset = ${asset}`;
  // `;` follows `:`, so this is every account that begins with the member.
  const { rows } = await sql<{ account: string }>`
    select distinct account from ledger.accounts
    where tenant_id = ${tenant} and account > ${`member:${memberId}:`} and account < ${`member:${memberId};`} and ${ofAsset}
    order by account`.execute(db);
  return rows.map(({ account }) => account);
}

/** The balance, with the account's row locked until the transaction ends. */
export async function lockAccount(db: QueryExecutorProvider, { tenant, account, asset }: Holder): Promise<bigint> {
  const { rows } = await sql<{ balance: string | null }>`
    select ledger.lock_account(${tenant}, ${account}, ${asset}) as balance`.execute(db);
  const balance = rows[0]?.balance ?? null;
  if (balance === null) throw new Error(`no account ${account} in ${asset}`);
  return BigInt(balance);
}

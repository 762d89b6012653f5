import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Session } from "../../authentication/Session.ts";
import { listHolderAccounts, lockAccount } from "../../ledger/readLedger.ts";

type Owner = Pick<Session, "tenantId" | "memberId" | "currency">;

/**
 * The total of the member's wallets, in 1/10,000 of the unit. They are locked until the transaction ends, as every bet, win
 * and transfer locks them, so nothing moves in the meantime.
 */
export async function lockWallets(tx: Db, { tenantId, memberId, currency }: Owner): Promise<bigint> {
  let sum = 0n;
  const owner = { tenant: tenantId, memberId, asset: currency };
  for (const account of await listHolderAccounts(tx, owner))
    sum += await lockAccount(tx, { tenant: tenantId, account, asset: currency });
  return sum;
}

/** Whether a real-money round is open. */
export async function hasOpenRound(tx: Db, { tenantId, memberId }: Owner): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select 1 from (select distinct provider from game_sessions where tenant_id = ${tenantId} and player_id = ${memberId}) p
      join game_rounds r on r.tenant_id = ${tenantId} and r.provider = p.provider and r.player_id = ${memberId}
        and r.realm = 'real' and r.state = 'OPEN'
    ) as open`.execute(tx);
  return rows[0]?.open === true;
}

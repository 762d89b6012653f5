import type { Db } from "../../db/Db.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import { getActiveBonus } from "../promotions/index.ts";
import type { MoneySession } from "./moneyCallStore.ts";
import { toPlayerAccount } from "./toPostings.ts";

type Player = Pick<MoneySession, "tenant_id" | "player_id" | "realm" | "currency">;

/**
 * What a player can stake: the main wallet, and the bonus wallet while a bonus is active, with the highest stake that this allows; in 1/10,000
 * of the unit.
 */
export async function getPlayMoney(
  db: Db,
  session: Player,
): Promise<{ readonly balance: bigint; readonly maxStake: bigint | undefined }> {
  const { tenant_id: tenantId, player_id: memberId, currency } = session;
  const holder = { tenant: tenantId, account: toPlayerAccount(session), asset: currency };
  const main = (await getAccountBalance(db, holder)) ?? 0n;
  const bonus = session.realm === "trial" ? undefined : await getActiveBonus(db, { tenantId, memberId, currency });
  return { balance: main + (bonus?.balance ?? 0n), maxStake: bonus?.maxStake };
}

/** What a player can stake, in 1/10,000 of the unit. */
export const getPlayBalance = async (db: Db, session: Player): Promise<bigint> =>
  (await getPlayMoney(db, session)).balance;

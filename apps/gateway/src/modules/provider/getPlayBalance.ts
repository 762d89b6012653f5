import type { Db } from "../../db/Schema.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import { getBonusBalance } from "../promotions/index.ts";
import type { MoneySession } from "./moneyCallStore.ts";
import { toPlayerAccount } from "./toPostings.ts";

/** What a player can stake: the main wallet, and the bonus wallet while a bonus is active; in 1/10,000 of the unit. */
export async function getPlayBalance(
  db: Db,
  session: Pick<MoneySession, "tenant_id" | "player_id" | "realm" | "currency">,
): Promise<bigint> {
  const { tenant_id: tenantId, player_id: memberId, currency } = session;
  const holder = { tenant: tenantId, account: toPlayerAccount(session), asset: currency };
  const main = (await getAccountBalance(db, holder)) ?? 0n;
  return session.realm === "trial" ? main : main + (await getBonusBalance(db, { tenantId, memberId, currency }));
}

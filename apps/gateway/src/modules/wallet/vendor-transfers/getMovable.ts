import type { MemberKey } from "../../../authentication/MemberKey.ts";
import type { Db } from "../../../db/Db.ts";
import { getActiveBonus } from "../../promotions/index.ts";
import { getTurnoverSums, toWithdrawable } from "../../turnover/index.ts";

/**
 * What of the main wallet's locked balance can go to a vendor's wallet, in 1/10,000 of the unit. Own money is staked before bonus money, and at a
 * vendor it would not be: while a bonus is active no more goes there than could be withdrawn without ending it.
 */
export async function getMovable(
  tx: Db,
  member: MemberKey & { readonly currency: string },
  balance: bigint,
): Promise<bigint> {
  const bonus = await getActiveBonus(tx, member);
  if (bonus === undefined) return balance;
  if (bonus.endsWithWithdrawal) return 0n;
  const { held } = await getTurnoverSums(tx, member);
  return toWithdrawable(balance, held);
}

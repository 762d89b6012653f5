import { cutToDigits, getCurrencyDigits, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Session } from "../../authentication/Session.ts";
import { giveUpBonus } from "../promotions/index.ts";
import { hasOpenRound, lockWallets } from "./closeStore.ts";

/**
 * Requires that a member's wallets hold no amount and no round is open, under the lock that every bet takes, until the transaction ends. An active
 * bonus is given up with the account.
 * @throws Refusal `account.balance.left` with the balance, `account.round.open`
 */
export async function requireEmptyAccount(
  tx: Db,
  owner: Pick<Session, "tenantId" | "memberId" | "currency">,
): Promise<void> {
  await giveUpBonus(tx, owner);
  const balance = await lockWallets(tx, owner);
  // What play left below the smallest amount cannot be moved by anybody: it does not keep an account open.
  if (cutToDigits(balance, getCurrencyDigits(owner.currency)) !== 0n)
    throw new Refusal("account.balance.left", { value: { balance: toDecimal(balance) } });
  if (await hasOpenRound(tx, owner)) throw new Refusal("account.round.open");
}

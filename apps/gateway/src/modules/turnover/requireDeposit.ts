import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { addRequirement, loseRequirements } from "./requirementStore.ts";
import { getSettings } from "./settings.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** A deposit that is about to be credited; `amount` in 1/10,000 of the unit. */
interface Credit extends MemberKey {
  readonly orderNo: string;
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * Makes the turnover requirement of a deposit, in the transaction of its credit and before it: `amount` times the merchant's factor, once
 * for each order. What a member without money has lost before is no burden on what comes now.
 */
export async function requireDepositTurnover(
  tx: Db,
  { tenantId, memberId, orderNo, currency, amount }: Credit,
): Promise<void> {
  // All money calls of the member wait for this lock, so that nothing is staked or withdrawn in between.
  await lockAccount(tx, { tenant: tenantId, account: toMemberAccount("real", memberId, "main"), asset: currency });
  await loseRequirements(tx, { tenantId, memberId });
  const { settings } = await getSettings(tx, { id: tenantId, currency });
  const required = (amount * BigInt(settings.depositPercent)) / 100n;
  if (required <= 0n) return;
  await addRequirement(tx, {
    id: randomUUID(),
    tenantId,
    memberId,
    source: "DEPOSIT",
    ref: orderNo,
    currency,
    held: amount,
    required,
    lostBelow: toMoney(settings.smallAmount),
    days: settings.expiryDays,
    reason: "",
  });
}

import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { addRequirement, loseRequirements } from "./requirementStore.ts";
import { getSettings } from "./settings.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** A deposit, or a transfer along the tree, that is about to be credited; `amount` in 1/10,000 of the unit. */
interface Credit extends MemberKey {
  readonly orderNo: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** Makes the turnover requirement of money that comes in. */
async function requireTurnover(
  tx: Db,
  source: "DEPOSIT" | "TRANSFER",
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
    source,
    ref: orderNo,
    currency,
    held: amount,
    required,
    lostBelow: toMoney(settings.smallAmount),
    days: settings.expiryDays,
    reason: "",
  });
}

/**
 * Makes the turnover requirement of a deposit, in the transaction of its credit and before it: `amount` times the merchant's factor, once
 * for each order. What a member without money has lost before is no burden on what comes now.
 */
export const requireDepositTurnover = (tx: Db, credit: Credit): Promise<void> => requireTurnover(tx, "DEPOSIT", credit);

/** The same of a transfer along the tree of agents, which has to be staked as a deposit has: it is no way round a withdrawal's checks. */
export const requireTransferTurnover = (tx: Db, credit: Credit): Promise<void> =>
  requireTurnover(tx, "TRANSFER", credit);

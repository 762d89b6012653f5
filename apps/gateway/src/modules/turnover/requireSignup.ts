import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { addRequirement } from "./requirementStore.ts";
import { getSettings } from "./settings.ts";

/** New members who get a credit of so much each, in 1/10,000 of the unit. */
interface SignupCredit {
  readonly tenantId: string;
  readonly memberIds: readonly string[];
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * Makes the turnover requirement of the sign-up credit, in the transaction that gives it: the merchant's share of it, once for each member.
 * It never ends by itself: who does not play has nothing to withdraw.
 */
export async function requireSignupTurnover(
  tx: Db,
  { tenantId, memberIds, currency, amount }: SignupCredit,
): Promise<void> {
  const { settings } = await getSettings(tx, { id: tenantId, currency });
  const required = (amount * BigInt(settings.signupPercent)) / 100n;
  if (required <= 0n) return;
  const lostBelow = toMoney(settings.smallAmount);
  const terms = { source: "SIGNUP", currency, held: amount, required, lostBelow, days: null, reason: "" } as const;
  for (const memberId of memberIds)
    await addRequirement(tx, { id: randomUUID(), tenantId, memberId, ref: memberId, ...terms });
}

import { randomUUID } from "node:crypto";
import { toMoney, type TurnoverSource } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { addRequirement, loseRequirements } from "./requirementStore.ts";
import { getSettings } from "./settings.ts";

/** Money that the house gives into the main wallet: `amount`, and what is to be staked for it, in 1/10,000 of the unit. */
interface Given extends MemberKey {
  readonly source: TurnoverSource;
  /** What it is given for; once for each source. */
  readonly ref: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly required: bigint;
}

/**
 * Makes the turnover requirement of such money, in the transaction of its credit and before it; the wallet's account is open. It never
 * ends by itself: who does not play has nothing to withdraw of it.
 */
export async function requireGivenTurnover(
  tx: Db,
  { tenantId, memberId, source, ref, currency, amount, required }: Given,
): Promise<void> {
  await lockAccount(tx, { tenant: tenantId, account: toMemberAccount("real", memberId, "main"), asset: currency });
  await loseRequirements(tx, { tenantId, memberId });
  if (required <= 0n) return;
  const { settings } = await getSettings(tx, { id: tenantId, currency });
  const lostBelow = toMoney(settings.smallAmount);
  const terms = { source, ref, currency, held: amount, required, lostBelow, days: null, reason: "" } as const;
  await addRequirement(tx, { id: randomUUID(), tenantId, memberId, ...terms });
}

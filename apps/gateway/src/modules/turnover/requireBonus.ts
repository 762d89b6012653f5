import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { addRequirement } from "./requirementStore.ts";
import { getSettings } from "./settings.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** A bonus that is given; `required` in 1/10,000 of the unit. */
interface GivenBonus extends MemberKey {
  readonly bonusId: string;
  readonly currency: string;
  readonly required: bigint;
  readonly days: number;
}

/**
 * Makes the turnover requirement of a bonus, in the transaction that gives it. It holds nothing of the main wallet: bonus money has a wallet
 * of its own until enough was staked.
 */
export async function requireBonusTurnover(
  tx: Db,
  { tenantId, memberId, bonusId, currency, required, days }: GivenBonus,
): Promise<void> {
  const { settings } = await getSettings(tx, { id: tenantId, currency });
  const lostBelow = toMoney(settings.smallAmount);
  const terms = { id: randomUUID(), source: "BONUS", ref: bonusId, held: 0n, lostBelow, reason: "" } as const;
  await addRequirement(tx, { tenantId, memberId, currency, required, days, ...terms });
}

import { hasTrialMoney } from "@marquee/contract";
import { toAccountKind } from "../../authentication/toAccountKind.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isExcluded, requireDepositAllowed } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import type { Party } from "./transferStore.ts";

const refuse = () => new Refusal("agent.transfer.receiver");

/**
 * Lets an account receive money, which counts against the limits of its deposits. Why it cannot is not told: a time-out, an exclusion, a
 * limit and a state of the account are nobody else's business.
 * @throws Refusal `agent.transfer.receiver`
 */
export async function requireReceiver(
  tx: Db,
  {
    tenantId,
    currency,
    receiver,
    amount,
  }: { readonly tenantId: string; readonly currency: string; readonly receiver: Party; readonly amount: bigint },
): Promise<void> {
  const key = { tenantId, memberId: receiver.id };
  if (receiver.status !== "ACTIVE" || receiver.currency !== currency || hasTrialMoney(toAccountKind(receiver.kind)))
    throw refuse();
  try {
    await requireDepositAllowed(tx, key, amount);
  } catch (error) {
    throw error instanceof Refusal ? refuse() : error;
  }
  if (await isBarredFromAll(tx, key)) throw refuse();
}

/** Asks once more with the wallet locked: a time-out or exclusion that was answered meanwhile holds. @throws Refusal `agent.transfer.receiver` */
export async function requireStillOpen(tx: Db, tenantId: string, receiver: Party): Promise<void> {
  if (await isExcluded(tx, { tenantId, memberId: receiver.id })) throw refuse();
}

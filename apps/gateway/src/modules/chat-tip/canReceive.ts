import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireDepositAllowed, requireNotExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

async function isAllowed(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Holds how these members are protected until the transaction ends, in one order, so that members who give to each other wait and never in a
 * circle. A giver who takes a break is refused; other members who do are left out.
 * @returns who of the others is left
 * @throws Refusal `rg.timeout`, `rg.self.excluded`
 */
export async function lockProtected(tx: Db, giver: MemberKey, receiverIds: readonly string[]): Promise<string[]> {
  const { tenantId } = giver;
  const left = new Set<string>();
  for (const memberId of [giver.memberId, ...receiverIds].toSorted((a, b) => (a < b ? -1 : 1))) {
    if (memberId === giver.memberId) await requireNotExcluded(tx, giver);
    else if (await isAllowed(() => requireNotExcluded(tx, { tenantId, memberId }))) left.add(memberId);
  }
  return receiverIds.filter((id) => left.has(id));
}

/** Whether a member may get an amount, in 1/10,000 of the unit, which counts against the limits of the member's deposits. */
export async function canReceive(tx: Db, key: MemberKey, amount: bigint): Promise<boolean> {
  return (await isAllowed(() => requireDepositAllowed(tx, key, amount))) && !(await isBarredFromAll(tx, key));
}

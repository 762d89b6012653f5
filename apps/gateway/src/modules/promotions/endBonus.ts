import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { endBonus, findActiveBonus, type StoredBonus } from "./bonusStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Ends an active bonus under the main wallet's lock, which every stake takes. @returns false when it has ended by then
 */
export async function endActiveBonus(
  tx: Db,
  {
    tenant_id: tenant,
    id,
    member_id: memberId,
    currency: asset,
  }: Pick<StoredBonus, "tenant_id" | "id" | "member_id" | "currency">,
  to: "CONVERTED" | "CANCELLED" | "EXPIRED",
): Promise<boolean> {
  await lockAccount(tx, { tenant, account: toMemberAccount("real", memberId, "main"), asset });
  return endBonus(tx, tenant, id, to);
}

/** Gives up the active bonus of a member whose account ends, if there is one: bonus money is nothing that could be paid out. */
export async function giveUpBonus(
  tx: Db,
  { tenantId, memberId, currency: asset }: MemberKey & { readonly currency: string },
): Promise<void> {
  await lockAccount(tx, { tenant: tenantId, account: toMemberAccount("real", memberId, "main"), asset });
  const id = await findActiveBonus(tx, { tenantId, memberId });
  if (id !== undefined) await endBonus(tx, tenantId, id, "CANCELLED");
}

import type { Db } from "../../db/Schema.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { endBonus, type StoredBonus } from "./bonusStore.ts";

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

import type { Db } from "../db/Db.ts";
import { getMerchantVersion, listChangesSince } from "../tenants/merchantVersionStore.ts";
import { StaleSwitchError } from "./Switch.ts";

/** @throws {@link StaleSwitchError} when a merchant's switches do not have this version any more */
export async function requireVersion(tx: Db, tenantId: string, version: number): Promise<void> {
  const now = await getMerchantVersion(tx, tenantId);
  if (now !== version) throw new StaleSwitchError(now, await listChangesSince(tx, tenantId, version));
}

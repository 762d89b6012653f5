import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { lockKinds } from "./contractStore.ts";
import { endAtOnce } from "./endAtOnce.ts";
import { endMovedEarlier, listMovedContracts } from "./movedStore.ts";
import type { Services } from "./services.ts";

/**
 * Ends at once the contracts whose sides are no longer direct agents of each other, and what they carry below: call it in the transaction that has
 * changed the tree of a merchant, which holds the tree's lock, after the change. @returns how many contracts of such pairs have ended
 */
export async function endContractsOfMove(
  tx: Db,
  services: Pick<Services, "messages">,
  tenant: Pick<Tenant, "id" | "name">,
): Promise<number> {
  await lockKinds(tx, tenant.id);
  let count = 0;
  // One that ends takes others with it, so that the list is asked anew after each.
  for (;;) {
    const [moved] = await listMovedContracts(tx, tenant.id);
    if (moved === undefined) break;
    await endAtOnce(tx, services, tenant, moved, "PLATFORM");
    count += 1;
  }
  await endMovedEarlier(tx, tenant.id);
  return count;
}

import type { Db } from "../../../db/Db.ts";
import { tables } from "../tables.ts";

/** Up to which place of its records a vendor's plays are in the ledger; `lock` holds it until the transaction ends. */
export async function getPlace(db: Db, tenantId: string, vendor: string, lock = false): Promise<bigint> {
  const rows = tables(db)
    .selectFrom("vendor_places")
    .select("position")
    .where("tenant_id", "=", tenantId)
    .where("vendor", "=", vendor);
  const row = await (lock ? rows.forUpdate() : rows).executeTakeFirst();
  return BigInt(row?.position ?? 0);
}

/** Begins a vendor's records at their first place; a second call changes nothing. */
export async function openPlace(tx: Db, tenantId: string, vendor: string): Promise<void> {
  await tables(tx)
    .insertInto("vendor_places")
    .values({ tenant_id: tenantId, vendor, position: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes how far the plays are. */
export async function setPlace(tx: Db, tenantId: string, vendor: string, position: bigint): Promise<void> {
  await tables(tx)
    .updateTable("vendor_places")
    .set({ position })
    .where("tenant_id", "=", tenantId)
    .where("vendor", "=", vendor)
    .execute();
}

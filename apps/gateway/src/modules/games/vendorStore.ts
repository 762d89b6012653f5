import type { Selectable } from "kysely";
import type { Db, Schema } from "../../db/Schema.ts";

/** A studio that a merchant offers in one category. */
export type VendorRow = Selectable<Schema["vendors"]>;

/** A merchant's studios in its own order. */
export async function listVendorRows(db: Db, tenantId: string): Promise<readonly VendorRow[]> {
  return db
    .selectFrom("vendors")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("position")
    .orderBy("category")
    .orderBy("vendor")
    .execute();
}

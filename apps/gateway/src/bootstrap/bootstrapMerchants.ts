import { findClaims } from "@marquee/whitelabel/brand";
import type { Db } from "../db/Db.ts";
import type { Demo } from "../demo/Demo.ts";
import { applyBrand, BrandRefusal } from "../tenants/applyBrand.ts";
import { listBrandIds, listTenants } from "../tenants/tenantStore.ts";
import { type BrandFolder, noDemo } from "./readBrands.ts";

/**
 * Applies every brand to its merchant; a new merchant gets its row, hosts and first tree, and nothing to
 * show. Only a demo fills it. A brand that conflicts with another one, or whose change would do harm, is skipped; the others
 * continue.
 *
 * @returns a line for each brand that was left out
 */
export async function bootstrapMerchants(
  db: Db,
  brands: readonly BrandFolder[],
  demo?: Demo,
): Promise<readonly string[]> {
  const known = new Set(await listBrandIds(db));
  const claims = findClaims(
    brands.map(({ brand }) => brand),
    known,
  );
  const faults = [...claims.values()];
  for (const folder of brands) {
    if (claims.has(folder.brand.id)) continue;
    try {
      await applyBrand(db, folder, { actor: "start", isDry: false, demo });
    } catch (error) {
      if (!(error instanceof BrandRefusal)) throw error;
      faults.push(error.message);
    }
  }
  if (demo === undefined) return faults;
  const demos = new Map(brands.map((folder) => [folder.brand.id, folder.demo]));
  for (const tenant of await listTenants(db)) await demo.fill(db, tenant, demos.get(tenant.brand) ?? noDemo);
  return faults;
}

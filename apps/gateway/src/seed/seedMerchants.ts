import { findClaims } from "@marquee/whitelabel/brand";
import type { Db } from "../db/Schema.ts";
import type { Passwords } from "../identity/passwords.ts";
import { applyBrand, BrandRefusedError } from "../tenants/applyBrand.ts";
import { listTenants } from "../tenants/tenantStore.ts";
import type { BrandFolder } from "./readBrands.ts";
import { seedMembers } from "./seedMembers.ts";

/** What is seeded beside the merchant itself. */
export interface SeedOptions {
  /** Demo members with a known password. */
  readonly demo: boolean;
}

/**
 * Makes every merchant what its brand says, and those that are not there yet with games and notices. A brand that another
 * one contradicts, or whose change would harm, is left as it is; the others go on.
 *
 * @returns a line for each brand that was left out
 */
export async function seedMerchants(
  db: Db,
  brands: readonly BrandFolder[],
  passwords: Passwords,
  { demo }: SeedOptions,
): Promise<readonly string[]> {
  const known = new Set((await db.selectFrom("merchants").select((eb) => eb.fn.coalesce("brand", "id").as("brand")).execute()).map(({ brand }) => brand));
  const claims = findClaims(brands.map(({ brand }) => brand), known);
  const faults = [...claims.values()];
  for (const { brand, tree } of brands) {
    if (claims.has(brand.id)) continue;
    try {
      await applyBrand(db, { brand, tree }, { actor: "start", isDry: false });
    } catch (error) {
      if (!(error instanceof BrandRefusedError)) throw error;
      faults.push(error.message);
    }
  }
  if (!demo) return faults;
  for (const tenant of await listTenants(db)) {
    const isSeeded = await db.selectFrom("members").select("id").where("tenant_id", "=", tenant.id).limit(1).executeTakeFirst();
    if (isSeeded === undefined) await seedMembers(db, tenant, passwords);
  }
  return faults;
}

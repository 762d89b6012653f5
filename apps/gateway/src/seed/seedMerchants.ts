import type { Db } from "../db/Schema.ts";
import type { Passwords } from "../identity/passwords.ts";
import { createTenant, listTenants } from "../tenants/tenantStore.ts";
import type { BrandFolder } from "./readBrands.ts";
import { seedGames } from "./seedGames.ts";
import { seedMembers } from "./seedMembers.ts";
import { seedNotices } from "./seedNotices.ts";

/** What is seeded beside the merchant itself. */
export interface SeedOptions {
  /** Demo members with a known password. */
  readonly demo: boolean;
}

/** Makes a merchant of every brand that has none yet, with its games and notices; what is there stays as it is. */
export async function seedMerchants(
  db: Db,
  brands: readonly BrandFolder[],
  passwords: Passwords,
  { demo }: SeedOptions,
): Promise<void> {
  for (const { brand, tree } of brands) {
    await db.transaction().execute(async (tx) => {
      if (!(await createTenant(tx, brand, tree))) return;
      await seedGames(tx, brand.id, brand.currency);
      await seedNotices(tx, brand.id);
    });
  }
  if (!demo) return;
  for (const tenant of await listTenants(db)) {
    const isSeeded = await db.selectFrom("members").select("id").where("tenant_id", "=", tenant.id).limit(1).executeTakeFirst();
    if (isSeeded === undefined) await seedMembers(db, tenant, passwords);
  }
}

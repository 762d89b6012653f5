import type { BrandDemo } from "@marquee/whitelabel/brand";
import type { Db } from "../db/Db.ts";
import type { Passwords } from "../authentication/passwords.ts";
import type { Tenant } from "../tenants/Tenant.ts";

/** What demo data may need beside the database and the merchant. */
export interface DemoTools {
  readonly passwords: Passwords;
}

/** Stores one domain's part of a merchant's demo, as its brand's demo.json has it; does nothing when the merchant already has such data. */
export type CreateDemo = (db: Db, tenant: Tenant, tools: DemoTools, brand: BrandDemo) => Promise<void>;

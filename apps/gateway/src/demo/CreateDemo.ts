import type { Db } from "../db/Schema.ts";
import type { Passwords } from "../identity/passwords.ts";
import type { Tenant } from "../tenants/Tenant.ts";

/** What a seed may need beside the database and the merchant. */
export interface DemoTools {
  readonly passwords: Passwords;
}

/** Stores one domain's part of a merchant's demo; where the merchant has something of the kind already it does nothing. */
export type CreateDemo = (db: Db, tenant: Tenant, tools: DemoTools) => Promise<void>;

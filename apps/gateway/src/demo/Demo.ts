import type { WhitelabelNode } from "@marquee/contract";
import type { Brand, BrandDemo } from "@marquee/whitelabel/brand";
import type { Db } from "../db/Db.ts";
import type { Tenant } from "../tenants/Tenant.ts";

/** The demo: data beyond what a merchant needs. */
export interface Demo {
  /** The first tree of a new merchant. */
  readonly toFirstTree: (modules: Brand["modules"], demo: BrandDemo) => WhitelabelNode;
  /** Adds the missing demo parts to a merchant, in the transaction that creates it. */
  readonly fillNew: (tx: Db, tenant: Tenant, brand: BrandDemo) => Promise<void>;
  /** The same for an existing merchant: all or nothing, and once even when several gateways do it at the same time. */
  readonly fill: (db: Db, tenant: Tenant, brand: BrandDemo) => Promise<void>;
}

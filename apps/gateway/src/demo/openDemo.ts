import type { WhitelabelNode } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Brand, BrandDemo } from "@marquee/whitelabel/brand";
import { toFirstTree } from "@marquee/whitelabel/tree";
import type { Db } from "../db/Schema.ts";
import { modules } from "../modules.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { lockMerchants } from "../tenants/tenantStore.ts";
import type { DemoPart } from "./demoParts.ts";
import type { DemoTools } from "./CreateDemo.ts";

/** What a gateway shows beyond what a merchant needs. */
export interface Demo {
  /** The tree that a new merchant begins with. */
  readonly toFirstTree: (modules: Brand["modules"], demo: BrandDemo) => WhitelabelNode;
  /** Fills a merchant with what it lacks of the demo, in the transaction of its making. */
  readonly fillNew: (tx: Db, tenant: Tenant) => Promise<void>;
  /** The same for a merchant that was there: all of it or nothing, once however many gateways do so at once. */
  readonly fill: (db: Db, tenant: Tenant) => Promise<void>;
}

/** The demo of these parts; none where no part is wanted, as in production. */
export function openDemo(parts: readonly DemoPart[], tools: DemoTools): Demo | undefined {
  if (parts.length === 0) return undefined;
  const fillNew = async (tx: Db, tenant: Tenant): Promise<void> => {
    for (const { demo } of modules)
      if (demo !== undefined && parts.includes(demo.part)) await demo.create(tx, tenant, tools);
  };
  return {
    toFirstTree: (modules, demo) => toFirstTree(modules, parts.includes("tree") ? demo.modules : {}),
    fillNew,
    fill: (db, tenant) =>
      transact(db, async (tx) => {
        // The row that every change of merchants locks: of two gateways that start at once the second finds it done.
        await lockMerchants(tx);
        await fillNew(tx, tenant);
      }),
  };
}

import { transact } from "@marquee/database";
import type { BrandDemo } from "@marquee/whitelabel/brand";
import { toFirstTree } from "@marquee/whitelabel/tree";
import type { Db } from "../db/Db.ts";
import type { DemoOfModule } from "../GatewayModule.ts";
import { modules } from "../modules.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { lockMerchants } from "../tenants/tenantStore.ts";
import type { DemoPart } from "./demoParts.ts";
import type { DemoTools } from "./CreateDemo.ts";
import type { BrandFolder } from "../bootstrap/readBrands.ts";
import type { AllServices } from "../Services.ts";
import type { Demo } from "./Demo.ts";

/** Each after the parts that must be there before it. @throws Error when two wait for each other */
function toOrder(all: readonly DemoOfModule[]): readonly DemoOfModule[] {
  if (all.length === 0) return [];
  const isReady = ({ after = [] }: DemoOfModule): boolean => !all.some(({ part }) => after.includes(part));
  const ready = all.filter(isReady);
  if (ready.length === 0)
    throw new Error(`parts of the demo wait for each other: ${all.map(({ part }) => part).join(", ")}`);
  return [...ready, ...toOrder(all.filter((each) => !isReady(each)))];
}

/** The demo with these parts; undefined without any, as in production. */
export function openDemo(parts: readonly DemoPart[], tools: DemoTools): Demo | undefined {
  if (parts.length === 0) return undefined;
  const ordered = toOrder(modules.flatMap(({ demo }) => demo ?? []).filter(({ part }) => parts.includes(part)));
  const fillNew = async (tx: Db, tenant: Tenant, brand: BrandDemo): Promise<void> => {
    for (const { create } of ordered) await create(tx, tenant, tools, brand);
  };
  return {
    toFirstTree: (modules, demo) => toFirstTree(modules, parts.includes("tree") ? demo.modules : {}),
    fillNew,
    fill: (db, tenant, brand) =>
      transact(db, async (tx) => {
        // Every change of merchants locks this row, so the second of two starting gateways finds it done.
        await lockMerchants(tx);
        await fillNew(tx, tenant, brand);
      }),
  };
}

/** Makes what of the demo is sealed, for the merchants of these brands, where it is missing. */
export async function fillSealed(
  services: AllServices,
  parts: readonly DemoPart[],
  brands: readonly BrandFolder[],
): Promise<void> {
  const makers = modules.flatMap(({ demo }) => demo ?? []).filter(({ part }) => parts.includes(part));
  for (const { brand, demo } of brands) {
    const tenant = services.tenantRegistry.list().find((each) => each.brand === brand.id);
    if (tenant !== undefined) for (const { createSealed } of makers) await createSealed?.(services, tenant, demo);
  }
}

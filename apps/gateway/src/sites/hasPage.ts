import { gameCategories, isPage, toPagePath } from "@marquee/contract";
import type { SomeServices } from "../Services.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { Site } from "./openSites.ts";

/** Whether an address shows a page of a site (RT-28): its module is on, and a category's page has vendors. */
export async function hasPage(
  { gameIndex }: SomeServices<"gameIndex">,
  tenant: Tenant,
  site: Site,
  path: string,
): Promise<boolean> {
  if (!isPage(path, (id) => tenant.modules.has(id) && site.modules.includes(id))) return false;
  const plain = toPagePath(path);
  const categories = gameCategories.filter((each) => each.path === plain).map(({ category }) => category);
  if (categories.length === 0) return true;
  const offered = await gameIndex.open(tenant);
  return offered.listVendors().some(({ gameCategory }) => categories.includes(gameCategory));
}

import type { TenantRegistry } from "../tenants/tenantRegistry.ts";
import type { Site } from "./openSites.ts";

/** A site whose merchant's tree serves modules that its live engine does not hold: they stay off, and somebody expects them. */
export type Drift = { readonly merchant: string; readonly release: number; readonly modules: readonly string[] };

/** The modIds that are served and not compiled, sorted; none for a merchant that is not there. */
export function listDrift(tenantRegistry: TenantRegistry, { release, modules }: Site): readonly string[] {
  const tenant = tenantRegistry.list().find(({ code }) => code === release.merchantCode);
  return [...(tenant?.modules ?? [])].filter((id) => !modules.includes(id)).toSorted();
}

/** Tells of a site's drift when it changes and not again, also when it is gone: then with no module. */
export function watchDrift(
  tenantRegistry: TenantRegistry,
  tell: (drift: Drift) => void,
): (sites: readonly Site[]) => void {
  const told = new Map<string, string>();
  return (sites) => {
    for (const site of sites) {
      const modules = listDrift(tenantRegistry, site);
      const { merchantCode: merchant, number: release } = site.release;
      if ((told.get(merchant) ?? "") === modules.join(" ")) continue;
      told.set(merchant, modules.join(" "));
      tell({ merchant, release, modules });
    }
  };
}

import type { TenantRegistry } from "../tenants/tenantRegistry.ts";
import type { Site } from "./openSites.ts";

/** A site whose merchant's tree serves modules that its live engine lacks: they stay off although somebody expects them. */
export type Drift = { readonly merchant: string; readonly release: number; readonly modules: readonly string[] };

/** The modIds that are served but not compiled, sorted; none for an unknown merchant. */
export function listDrift(tenantRegistry: TenantRegistry, { release, modules }: Site): readonly string[] {
  const tenant = tenantRegistry.list().find(({ code }) => code === release.merchantCode);
  return [...(tenant?.modules ?? [])].filter((id) => !modules.includes(id)).toSorted();
}

/** Reports a site's drift once for each change; with no modules when it has gone. */
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

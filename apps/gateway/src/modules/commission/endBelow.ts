import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { NamedContract } from "./contractStore.ts";
import { endAutomatically } from "./endingStore.ts";
import { type RatedContract, toHighestRate } from "./RatedContract.ts";
import type { Services } from "./services.ts";
import { tellContract } from "./tellContract.ts";
import { declineTerms } from "./termsStore.ts";

/** Ends the contracts below that a contract no longer carries from a moment on, and tells both sides of each (CT-07). */
export async function endBelow(
  tx: Db,
  services: Pick<Services, "messages">,
  tenant: Pick<Tenant, "id" | "name">,
  cause: Pick<NamedContract, "id" | "version">,
  endings: readonly RatedContract[],
  at: Date,
): Promise<void> {
  if (endings.length === 0) return;
  const ids = endings.map(({ id }) => id);
  const by = { tenantId: tenant.id, contractId: cause.id, version: cause.version, at };
  const ended = await endAutomatically(tx, by, ids);
  await declineTerms(tx, tenant.id, ids);
  const rates = new Map(endings.map((each) => [each.id, toHighestRate(each, at)]));
  for (const contract of ended)
    for (const to of ["UPLINE", "DOWNLINE"] as const) {
      const told = { to, template: "contract.ended", matter: "auto", rate: rates.get(contract.id) ?? 0 } as const;
      await tellContract(tx, services, tenant, contract, told);
    }
}

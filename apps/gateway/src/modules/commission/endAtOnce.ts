import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getNow, type NamedContract } from "./contractStore.ts";
import { endBelow } from "./endBelow.ts";
import { getTopRate } from "./getTopRate.ts";
import { listEndings } from "./listEndings.ts";
import type { Services } from "./services.ts";
import { stepContract } from "./stepContract.ts";
import { tellContract } from "./tellContract.ts";
import { declineTerms } from "./termsStore.ts";

/** Ends a contract now, whatever its state, with all that it carries below, and tells both sides. Its kind is locked. @throws Refusal `contract.state` */
export async function endAtOnce(
  tx: Db,
  services: Pick<Services, "messages">,
  tenant: Pick<Tenant, "id" | "name">,
  contract: NamedContract,
  actor: "HOUSE" | "PLATFORM",
): Promise<void> {
  const isAgreed = contract.state !== "REQUESTED";
  const rate = await getTopRate(tx, contract);
  const at = await getNow(tx);
  const endings = isAgreed ? await listEndings(tx, contract, null, at) : [];
  const changed = await stepContract(tx, contract, "endAtOnce", actor, isAgreed ? { ends_at: at } : {});
  await declineTerms(tx, tenant.id, [contract.id]);
  await endBelow(tx, services, tenant, changed, endings, at);
  for (const to of ["UPLINE", "DOWNLINE"] as const)
    await tellContract(tx, services, tenant, changed, { to, template: "contract.ended", matter: "once", rate });
}

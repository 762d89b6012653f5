import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import { lockTree } from "../agent/index.ts";
import { lockKinds, type NamedContract } from "./contractStore.ts";
import { listOverdue } from "./expireStore.ts";
import { getTopRate } from "./getTopRate.ts";
import type { Services } from "./services.ts";
import { stepContract } from "./stepContract.ts";
import { tellContract } from "./tellContract.ts";
import { declineTerms } from "./termsStore.ts";
import { toMatter } from "./toMatter.ts";

const atOnce = 100;

async function expire(
  services: Pick<Services, "db" | "messages" | "tenantRegistry">,
  contract: NamedContract,
): Promise<void> {
  const tenant = services.tenantRegistry.getById(contract.tenant_id);
  if (tenant === undefined) return;
  await transact(services.db, async (tx) => {
    await lockTree(tx, tenant.id, "together");
    await lockKinds(tx, tenant.id, [contract.kind]);
    const rate = await getTopRate(tx, contract);
    const changed = await stepContract(tx, contract, "expire", "PLATFORM");
    await declineTerms(tx, tenant.id, [contract.id]);
    for (const to of ["UPLINE", "DOWNLINE"] as const)
      await tellContract(tx, services, tenant, changed, {
        to,
        template: "contract.expired",
        matter: toMatter(contract),
        rate,
      });
  });
}

/** Puts away requests that nobody has answered in time: a new contract is none, and an agreed one goes on as it was. Twice is once. */
export async function expireContracts(services: Pick<Services, "db" | "messages" | "tenantRegistry">): Promise<void> {
  for (;;) {
    const overdue = await listOverdue(services.db, atOnce);
    let done = 0;
    for (const contract of overdue)
      try {
        await expire(services, contract);
        done += 1;
      } catch (error) {
        // Somebody has answered it, or another gateway has put it away, in the meantime.
        if (!(error instanceof Refusal)) throw error;
      }
    if (overdue.length < atOnce || done === 0) return;
  }
}

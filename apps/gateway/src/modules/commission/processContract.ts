import type { ContractKind, ProcessContractRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { lockTree } from "../agent/index.ts";
import { findContract, lockKinds } from "./contractStore.ts";
import { runContractAct } from "./runContractAct.ts";
import type { Services } from "./services.ts";

/**
 * Prepares an act of an agent on a contract (AP-45 to AP-48). All acts on contracts of a kind at a merchant come one after another, so that two
 * at once cannot break Rule M together.
 * @throws Refusal the effect, those of the acts
 */
export async function beginContractAct(
  services: Services,
  call: Call,
  kind: ContractKind,
  request: ProcessContractRequest,
): Promise<(tx: Db) => Promise<{ readonly id: string; readonly version: number }>> {
  const { tenantId, memberId } = requireSession(call);
  const { tenant } = call;
  return async (tx) => {
    await lockTree(tx, tenantId, "together");
    await lockKinds(tx, tenantId, [kind]);
    const id = await runContractAct({ tx, services, tenant, kind, actor: { memberId } }, request);
    return { id, version: (await findContract(tx, tenantId, id))?.version ?? 0 };
  };
}

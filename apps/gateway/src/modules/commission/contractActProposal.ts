import { ProposeContractActSchema } from "@marquee/contract/schema";
import type { ProposalId, ProposeContractAct } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import { propose } from "../../staff/propose.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findContract } from "./contractStore.ts";
import { actByHouse } from "./houseContracts.ts";
import type { Services } from "./services.ts";

const kind = "contract.act";

const Proposed = Type.Omit(ProposeContractActSchema, ["id", "reason"]);

/** Ends a rehearsal: nothing of it stays. */
const rehearsed = new Error("rehearsed");

/** Does the act and takes it back, so that what is proposed could be done now. @throws Refusal as `actByHouse` */
async function rehearse(services: Services, call: MerchantCall, act: Omit<ProposeContractAct, "id" | "reason">) {
  try {
    await transact(services.db, async (tx) => {
      await actByHouse(tx, services, call.tenant, act);
      throw rehearsed;
    });
  } catch (error) {
    if (error !== rehearsed) throw error;
  }
}

/**
 * Proposes an act of the house on a contract. @throws Refusal as `actByHouse`, `idempotency.conflict`
 */
export async function proposeContractAct(
  services: Services,
  call: MerchantCall,
  { id, reason, ...act }: ProposeContractAct,
): Promise<ProposalId> {
  await rehearse(services, call, act);
  const contract =
    act.contractId === undefined ? undefined : await findContract(services.db, call.tenant.id, act.contractId);
  const account = contract?.downline ?? act.account ?? "";
  const data = { ...act, account };
  return propose(services.db, call, { id, kind, subject: account, data, reason });
}

/** An approved act of the house. It stays proposed where the contract has changed since, or the act breaks a rule by now. */
export const contractActKind: ProposalKind = {
  kind,
  permission: "agents.change",
  apply: async (tx, services, call, { subject, data, reason }) => {
    const act = Value.Parse(Proposed, data);
    const id = await actByHouse(tx, services, call.tenant, act);
    const after = await findContract(tx, call.tenant.id, id);
    await call.audit(tx, {
      action: "act on contract",
      subject,
      after: { contract: id, kind: act.kind, action: act.action, state: after?.state ?? "" },
      reason,
    });
  },
};

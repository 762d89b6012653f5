import type { ForgiveTurnover, ProposalId } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { toDecimal } from "@marquee/contract";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findOpen, forgiveRequirement } from "./requirementStore.ts";

const kind = "turnover.forgive";

/** Proposes to end an open requirement, so that its money can be withdrawn. @throws Refusal `state.changed` for one that has ended */
export async function proposeForgiveness(
  { db }: Services,
  call: MerchantCall,
  { id, requirementId, reason }: ForgiveTurnover,
): Promise<ProposalId> {
  const open = await findOpen(db, call.tenant.id, requirementId);
  if (open === undefined) throw new Refusal("state.changed");
  const data = {
    requirementId,
    memberId: open.member_id,
    source: open.source,
    held: toDecimal(BigInt(open.held)),
    required: toDecimal(BigInt(open.required)),
    done: toDecimal(BigInt(open.done)),
    currency: open.currency,
  };
  return propose(db, call, { id, kind, subject: open.username, data, reason });
}

const Proposed = Type.Object({ requirementId: Type.String(), memberId: Type.String() });

/** An approved proposal ends its requirement; it stays proposed when that has ended by then. */
export const forgivenessKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _, { tenant }, { data, reason }) => {
    const { requirementId, memberId } = Value.Parse(Proposed, data);
    if (!(await forgiveRequirement(tx, tenant.id, requirementId, reason))) throw new Refusal("state.changed");
    await publishEvent(tx, { tenantId: tenant.id, memberId, kind: "order" });
  },
};

import type { OfferAffiliatePlan, ProposalId } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addOffer, findFit, hasPlan } from "./agreementStore.ts";
import { movePlan } from "./planStore.ts";
import { requirePlan, requireSeenPlan } from "./plans.ts";
import type { Services } from "./services.ts";

const kind = "affiliate.offer";

/** The account to which a plan may be offered. @throws Refusal `fields` for nobody, `affiliate.unfit`, `affiliate.offered` */
async function requireFit(db: Db, tenantId: string, account: string, planId: string) {
  const found = await findFit(db, tenantId, account);
  if (found === undefined) throw new Refusal("fields", { fields: [{ name: "account", rule: "unknown" }] });
  // Trial accounts have kinds above these.
  if (found.kind > 2 || found.status !== "ACTIVE") throw new Refusal("affiliate.unfit");
  if (await hasPlan(db, { tenantId, memberId: found.id }, planId)) throw new Refusal("affiliate.offered");
  return found;
}

/**
 * Proposes to offer a plan to an account. @throws Refusal `affiliate.plan.unknown`, `affiliate.plan.state` for one that has ended, `fields`,
 * `affiliate.unfit`, `affiliate.offered`, `idempotency.conflict`
 */
export async function proposeOffer(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { id, planId, account, reason }: OfferAffiliatePlan,
): Promise<ProposalId> {
  const { id: tenantId } = call.tenant;
  const plan = await requirePlan(db, tenantId, planId);
  if (plan.state === "ENDED") throw new Refusal("affiliate.plan.state");
  const member = await requireFit(db, tenantId, account, planId);
  const data = { planId, plan: plan.name, version: plan.version, memberId: member.id, account: member.username };
  return propose(db, call, { id, kind, subject: member.username, data, reason });
}

const Proposed = Type.Object({ planId: Type.String(), version: Type.Integer(), memberId: Type.String() });

/** An approved offer: the member is told, and answers. It stays proposed where the plan has changed since, or the account may not have it any more. */
export const affiliateOfferKind: ProposalKind = {
  kind,
  permission: "affiliates.change",
  apply: async (tx, services, call, { id, data, reason, proposedBy }) => {
    const { planId, version, memberId } = Value.Parse(Proposed, data);
    const { id: tenantId, name: site } = call.tenant;
    const plan = await requireSeenPlan(tx, tenantId, { planId, version }, { lock: true });
    if (plan.state === "ENDED") throw new Refusal("affiliate.plan.state");
    const { username } = await requireFit(tx, tenantId, memberId, planId);
    if (!(await addOffer(tx, { tenantId, id, memberId, planId, by: proposedBy })))
      throw new Refusal("affiliate.offered");
    await movePlan(tx, plan, "offer");
    await call.audit(tx, { action: "offer affiliate plan", subject: username, after: { plan: plan.name }, reason });
    const values = { site, plan: plan.name };
    await services.messages.tell(tx, { tenantId, memberId, template: "affiliate.offered", values });
    await publishEvent(tx, { tenantId, memberId, kind: "affiliate" });
    for (const tag of ["Affiliates", "AffiliatePlans"] as const) await publishDeskChange(tx, tenantId, tag);
  },
};

import { isDeepStrictEqual } from "node:util";
import type {
  AffiliatePlanSheet,
  ChangeAffiliatePlan,
  ChangedAffiliatePlan,
  CreateAffiliatePlan,
  EndAffiliatePlan,
} from "@marquee/contract/staff";
import { DraftAffiliateTermsSchema } from "@marquee/contract/schema";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { Refusal } from "../../http/Refusal.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { endAgreement } from "./endAgreement.ts";
import { listAgreements } from "./agreementStore.ts";
import { addPlan, addVersion, changeDraft, findPlan, listVersions, movePlan, toTerms } from "./planStore.ts";
import { requirePlanCurrency, requireSeenPlan, requireTerms, showPlan } from "./plans.ts";
import type { Services } from "./services.ts";

/** Whether a plan was made by this very call before. */
async function isMade(tx: Db, call: MerchantCall, sent: CreateAffiliatePlan): Promise<boolean> {
  const plan = await findPlan(tx, { tenantId: call.tenant.id, planId: sent.id });
  const [version] = plan === undefined ? [] : await listVersions(tx, call.tenant.id, [plan.id]);
  return (
    plan !== undefined &&
    version !== undefined &&
    isDeepStrictEqual([plan.name, plan.kind, plan.currency], [sent.name.trim(), sent.kind, sent.currency]) &&
    isDeepStrictEqual(toTerms(version), requireTerms(call.tenant, sent, sent.terms))
  );
}

/** Writes a plan as a draft; the same call again makes none. @throws Refusal `fields`; `idempotency.conflict` for another plan with an id that is there */
export async function createPlan(
  services: Services,
  call: MerchantCall,
  sent: CreateAffiliatePlan,
): Promise<AffiliatePlanSheet> {
  requirePlanCurrency(call.tenant, sent.currency);
  const terms = requireTerms(call.tenant, sent, sent.terms);
  const { id, kind, currency } = sent;
  const name = sent.name.trim();
  await transact(services.db, async (tx) => {
    if (await addPlan(tx, { tenant_id: call.tenant.id, id, name, kind, currency }, terms)) {
      await call.audit(tx, {
        action: "create affiliate plan",
        subject: name,
        after: { plan: id, kind, ...sent.terms },
      });
      await publishDeskChange(tx, call.tenant.id, "AffiliatePlans");
    } else if (!(await isMade(tx, call, sent))) throw new Refusal("idempotency.conflict");
  });
  return showPlan(services, call, { planId: id });
}

const kind = "affiliate.terms";

/**
 * Changes a draft at once; of a plan that has been offered it proposes a version from the next month on.
 * @throws Refusal `affiliate.plan.unknown`, `affiliate.plan.state` for one that has ended, `state.changed`, `fields`, `idempotency.conflict`
 */
export async function changePlan(
  services: Services,
  call: MerchantCall,
  { id, planId, version, terms: draft, reason }: ChangeAffiliatePlan,
): Promise<ChangedAffiliatePlan> {
  const { tenant } = call;
  const isDone = await transact(services.db, async (tx) => {
    const plan = await requireSeenPlan(tx, tenant.id, { planId, version }, { lock: true });
    if (plan.state === "ENDED") throw new Refusal("affiliate.plan.state");
    const terms = requireTerms(tenant, plan, draft);
    if (plan.state !== "DRAFT") return plan.name;
    await changeDraft(tx, plan, terms);
    await call.audit(tx, { action: "change affiliate plan", subject: plan.name, after: { ...draft }, reason });
    await publishDeskChange(tx, tenant.id, "AffiliatePlans");
    return null;
  });
  const proposal =
    isDone === null
      ? null
      : await propose(services.db, call, {
          id,
          kind,
          subject: isDone,
          data: { planId, version, terms: draft },
          reason,
        });
  return { plan: await showPlan(services, call, { planId }), proposal: proposal?.id ?? null };
}

const Proposed = Type.Object({
  planId: Type.String(),
  version: Type.Integer(),
  terms: DraftAffiliateTermsSchema,
});

/** An approved version of a plan's terms. It stays proposed where the plan has changed or ended since. */
export const affiliateTermsKind: ProposalKind = {
  kind,
  permission: "affiliates.change",
  apply: async (tx, _services, call, { subject, data, reason }) => {
    const { planId, version, terms: draft } = Value.Parse(Proposed, data);
    const plan = await requireSeenPlan(tx, call.tenant.id, { planId, version }, { lock: true });
    if (plan.state === "ENDED") throw new Refusal("affiliate.plan.state");
    const number = await addVersion(tx, plan, call.tenant.timeZone, requireTerms(call.tenant, plan, draft));
    await call.audit(tx, { action: "change affiliate plan", subject, after: { ...draft, number }, reason });
    await publishDeskChange(tx, call.tenant.id, "AffiliatePlans");
  },
};

const everyAgreement = 100_000;

/** Ends a plan with all offers and agreements of it. @throws Refusal `affiliate.plan.unknown`, `affiliate.plan.state`, `state.changed` */
export async function endPlan(
  services: Services,
  call: MerchantCall,
  { planId, version, reason }: EndAffiliatePlan,
): Promise<AffiliatePlanSheet> {
  const { tenant } = call;
  await transact(services.db, async (tx) => {
    const plan = await requireSeenPlan(tx, tenant.id, { planId, version }, { lock: true });
    if (!(await movePlan(tx, plan, "end"))) throw new Refusal("affiliate.plan.state");
    for (const state of ["OFFERED", "ACTIVE"] as const)
      for (const agreement of await listAgreements(tx, tenant.id, { planId, state }, everyAgreement))
        await endAgreement(tx, services, tenant, agreement);
    await call.audit(tx, {
      action: "end affiliate plan",
      subject: plan.name,
      after: { affiliates: plan.affiliates },
      reason,
    });
    await publishDeskChange(tx, tenant.id, "AffiliatePlans");
  });
  return showPlan(services, call, { planId });
}
